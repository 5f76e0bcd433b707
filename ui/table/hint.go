package table

import (
	"context"
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"

	"vistula/canvas"
	"vistula/canvas/overlay"
	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/ui/desk"
)

// hint is what a computer player would do in the place of whoever is to decide: its best
// ideas in words, and as arrows on the map. Nothing of it is carried out.
type hint struct {
	*tabletop
	to     hintActs
	box    *fyne.Container
	cancel context.CancelFunc // of what is being thought about; nil for nothing
	match  *journal.Match     // that it is about; nil for no hint
	at     int
	units  []string // that were chosen when it was asked for
	ideas  []idea
	only   int // the idea that alone is shown on the map; -1 for all
	said   string
}

// hintActs is what the hint asks of the table around it.
type hintActs interface {
	say(words string)
	consider(ctx context.Context, units []string, then func([]bot.Idea, error))
	lights()
	arrange()
	keepKeys()
}

// mostIdeas is how many ideas are shown.
const mostIdeas = 4

func newHint(t *tabletop, to hintActs) *hint {
	h := &hint{tabletop: t, to: to, box: container.NewStack()}
	h.box.Hide()
	return h
}

// on tells whether a hint is shown or thought about.
func (h *hint) on() bool { return h.match != nil }

// ask has a hint thought about, or takes away the one that is there.
func (h *hint) ask() {
	if h.close() {
		return
	}
	d := h.desk
	if h.past != now || h.watching || d.Computer() || d.HandOver() != "" || len(d.Offers()) == 0 {
		h.to.say(lang.L("A hint is for a decision of yours in the present."))
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	h.cancel, h.match, h.at, h.only = cancel, d.Match, d.Match.Cursor(), -1
	h.units = slices.Concat(d.Selected(), d.Hand())
	h.said = lang.L("Thinking …")
	h.write()
	h.to.consider(ctx, h.units, func(list []bot.Idea, err error) {
		if ctx.Err() != nil || h.closed {
			return
		}
		cancel()
		h.cancel = nil
		h.found(list, err)
	})
}

// found shows what was thought of.
func (h *hint) found(list []bot.Idea, err error) {
	h.said = ""
	own := slices.DeleteFunc(slices.Clone(list), func(i bot.Idea) bool { return !concerns(&i, h.units) })
	switch {
	case err != nil:
		h.said, list = desk.Sentence(err.Error()), nil
	case len(list) == 0:
		h.said = lang.L("The computer has no idea for this decision.")
	case len(own) > 0:
		list = own
	case len(h.units) > 0:
		h.said = lang.L("The computer has nothing better for this unit. For this phase:")
	}
	h.ideas = nil
	for _, i := range list[:min(mostIdeas, len(list))] {
		h.ideas = append(h.ideas, h.place(i))
	}
	h.write()
	h.to.lights()
	if len(h.ideas) > 0 { // the best one is looked at, clear of the card
		h.board.Visit(nil, h.ideas[0].hexes()...)
		h.board.Stay()
	}
}

// handHexes are where the units in hand are.
func (h *hint) handHexes() (list []string) {
	for _, u := range h.desk.Hand() {
		if c, ok := h.desk.Counter(u); ok && c.Hex != "" {
			list = append(list, c.Hex)
		}
	}
	return list
}

// close takes the hint away, or gives up thinking about it; it is false where there is none.
func (h *hint) close() bool {
	if !h.on() {
		return false
	}
	if h.cancel != nil {
		h.cancel()
		h.cancel = nil
	}
	h.match, h.ideas = nil, nil
	h.box.Hide()
	h.board.Overhang(0)
	h.board.ShowMarches()
	h.to.lights()
	return true
}

// ways shows the marches among the ideas, and gives the attacks as ways.
func (h *hint) ways() (ways []rules.Way) {
	if !h.on() || h.watching {
		return nil
	}
	var marches []canvas.March
	for n := range h.ideas {
		x := &h.ideas[n]
		if h.only >= 0 && n != h.only {
			continue
		}
		if len(x.way) > 1 {
			c, _ := h.desk.Counter(x.unit)
			nation := c.Nation
			if nation == "" {
				nation = h.desk.Nation(h.desk.Me())
			}
			marches = append(marches, canvas.March{Hexes: x.way, Nation: nation, Number: n + 1, Unmade: true, Counter: c})
		}
		for _, from := range x.attacks {
			ways = append(ways, rules.Way{Kind: overlay.Attack, Hexes: []string{from, x.way[0]}})
		}
	}
	fanOut(marches)
	partEnds(marches)
	h.board.ShowMarches(marches...)
	return ways
}

// marks are the hexes where the ideas put units from off the map.
func (h *hint) marks() (list []rules.Mark) {
	if !h.on() || h.watching {
		return nil
	}
	for n := range h.ideas {
		if x := &h.ideas[n]; x.put != "" && (h.only < 0 || n == h.only) {
			list = append(list, rules.Mark{Hex: x.put, Kind: rules.MarkOpen})
		}
	}
	return list
}

// point shows one idea alone, or all again.
func (h *hint) point(n int) {
	if h.only == n {
		n = -1
	}
	if h.only = n; n >= 0 {
		h.board.ShowAll(h.ideas[n].hexes()...)
	}
	h.write()
	h.to.lights()
}

// write fills the card.
func (h *hint) write() {
	width := min(h.px(430), max(220, h.board.Size().Width-h.covered.Right-80))
	shut := h.tool(fynetheme.CancelIcon(), lang.L("Take the hint away (Ctrl+H, Esc)"), func() {
		h.close()
		h.to.keepKeys()
	})
	list := rows(3, split(h.text(lang.L("Hint"), 15, bold, h.tabletop.look.Text), shut))
	if h.said != "" {
		list.Add(h.para(h.said, 13, plain, h.tabletop.look.Second, width))
	}
	for n := range h.ideas {
		list.Add(h.line(n, width))
	}
	if len(h.ideas) > 0 {
		words := lang.L("What the computer would do. Nothing is carried out.")
		if slices.ContainsFunc(h.ideas, func(x idea) bool { return x.gain() != "" }) {
			words = lang.L("What the computer would do, with the points it expects to gain. Nothing is carried out.")
		}
		list.Add(h.para(words, 12, plain, h.tabletop.look.Second, width))
	}
	h.box.Objects = []fyne.CanvasObject{newScreen(plate(h.tabletop.look.Raised, h.tabletop.look.LitLine, 12), nil), padded(6, 8, 14, 10, list)}
	h.box.Show()
	h.box.Refresh()
	h.board.Overhang(h.box.MinSize().Height + h.px(16))
	h.to.arrange()
}

// line is one idea: its number, what it is and what it gains; a click shows it alone.
func (h *hint) line(n int, width float32) fyne.CanvasObject {
	x := &h.ideas[n]
	gain := h.text(x.gain(), 13, semi, h.tabletop.look.Text)
	number := h.text(fmt.Sprintf("%d", n+1), 13, bold, h.tabletop.look.Text)
	face := plain
	if n == h.only {
		face = semi
	}
	words := h.para(x.Words, 13, face, h.tabletop.look.Text, width-gain.MinSize().Width-number.MinSize().Width-30)
	row := container.NewBorder(nil, nil, padded(0, 0, 0, 8, rows(0, number)), padded(0, 0, 8, 0, rows(0, gain)), words)
	return h.tappable(padded(2, 2, 0, 0, row), func() {
		h.point(n)
		h.to.keepKeys()
	}).hint(says(lang.L("Show only this one on the map")))
}
