package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"
)

// notices are what a player should know of the game on the table and need not answer: with
// which data it is played, say. They stand at the top of the map until they are put away,
// and nobody has to wait for that.
type notices struct {
	*tabletop
	box     *fyne.Container
	list    []notice
	wide    float32 // of the words
	made    look
	changed func()
}

// notice is one of them.
type notice struct{ head, words string }

func newNotices(t *tabletop, changed func()) *notices {
	n := &notices{tabletop: t, box: container.NewStack(), changed: changed}
	n.box.Hide()
	return n
}

// add shows one more.
func (n *notices) add(head, words string) {
	n.list = append(n.list, notice{head, words})
	n.fill()
	n.changed()
}

// shut puts away the first of them; it is false where there is none.
func (n *notices) shut() bool {
	if len(n.list) == 0 {
		return false
	}
	n.list = n.list[1:]
	n.fill()
	n.changed()
	return true
}

// fit writes them for a width and gives the height that they need, 0 for none.
func (n *notices) fit(width float32) float32 {
	if len(n.list) == 0 {
		return 0
	}
	if n.wide != width || n.made != n.look {
		n.wide = width
		n.fill()
	}
	return n.box.MinSize().Height
}

// fill shows the first of them, and how many there are behind it.
func (n *notices) fill() {
	n.made = n.look
	if len(n.list) == 0 {
		n.box.Hide()
		n.box.Objects = nil
		return
	}
	x := n.list[0]
	shut := n.tool(fynetheme.CancelIcon(), lang.L("Put this notice away (Esc)"), func() { n.shut() })
	words := rows(2, n.para(x.head, 14, bold, n.look.Text, n.wide), n.para(x.words, 13.5, plain, n.look.Text, n.wide))
	if more := len(n.list) - 1; more > 0 {
		words.Add(n.second(lang.N("{{.N}} more notices", more, map[string]any{"N": more})))
	}
	n.box.Objects = []fyne.CanvasObject{newScreen(plate(n.look.Raised, n.look.LitLine, 12), nil),
		padded(8, 10, 18, 8, columns(10, words, container.NewVBox(shut)))}
	n.box.Show()
	n.box.Refresh()
}
