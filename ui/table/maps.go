package table

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas"
)

// mapSwitch goes from map to map of a board that has several: a button for each
// and one for all. With one map there is nothing to be seen of it.
type mapSwitch struct {
	t       *tabletop
	show    func(index int)
	box     *fyne.Container
	buttons []*press // of the maps in their order, the last for all
	lit     int      // index of the button that is lit
	made    look     // for which the buttons were made
	fingers bool     // they were made for fingers
}

func newMapSwitch(t *tabletop, show func(index int)) *mapSwitch {
	s := &mapSwitch{t: t, show: show, box: container.NewStack()}
	if len(t.maps()) < 2 {
		s.box.Hide()
	}
	return s
}

// shown tells whether there is anything to switch.
func (s *mapSwitch) shown() bool { return s.box.Visible() }

// fill makes the buttons, once for each look.
func (s *mapSwitch) fill() {
	t := s.t
	if !s.shown() || s.made == t.look && s.fingers == t.slim {
		return
	}
	s.made, s.fingers, s.buttons, s.lit = t.look, t.slim, nil, -1
	row := columns(2)
	add := func(label string, index int) {
		b := t.pressable(label, nil, func() { s.show(index) })
		b.Importance = widget.LowImportance
		s.buttons = append(s.buttons, b)
		if t.slim {
			row.Add(sized(max(b.MinSize().Width, t.finger()), t.finger(), b))
			return
		}
		row.Add(b)
	}
	for i, m := range t.maps() {
		add(shortTitle(m.Title), i)
	}
	add(lang.L("All"), canvas.All)
	s.box.Objects = []fyne.CanvasObject{newScreen(plate(t.look.Ground, t.look.Line, t.px(17)), nil), padded(3, 3, 12, 12, row)}
	s.look()
}

// look lights the button of the map that is looked at.
func (s *mapSwitch) look() {
	if len(s.buttons) == 0 {
		return
	}
	lit := s.t.board.MapInView()
	if lit == canvas.All {
		lit = len(s.buttons) - 1
	}
	if lit == s.lit {
		return
	}
	s.lit = lit
	for i, b := range s.buttons {
		b.Importance = widget.LowImportance
		if i == lit {
			b.Importance = widget.HighImportance
		}
		b.Refresh()
	}
}

// shortTitle is the first name in the title of a map: "Serbia" of "Serbia with
// Syrmia and eastern Bosnia, August 1914".
func shortTitle(title string) string {
	for _, end := range []string{",", ":", " with ", " and ", " (", " - ", " – "} {
		if head, _, ok := strings.Cut(title, end); ok && strings.TrimSpace(head) != "" {
			title = head
		}
	}
	return strings.TrimSpace(title)
}
