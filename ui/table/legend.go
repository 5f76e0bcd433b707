package table

import (
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"

	"vistula/canvas/overlay"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// legend is the key to the overlays that are on: a card on the map with a sample of each
// mark that is to be seen and what it means.
type legend struct {
	t    *tabletop
	to   legendActs
	box  *fyne.Container
	made string // for what it was made
	shut bool   // closed until other overlays are switched on
	on   string // the overlays when it was closed
	look look
}

// legendActs is what the legend asks of the table around it.
type legendActs interface {
	overlaysOn() []string
	idleOverlays() []string
	arrange()
	keepKeys()
}

func newLegend(t *tabletop, to legendActs) *legend {
	l := &legend{t: t, to: to, box: container.NewStack()}
	l.box.Hide()
	return l
}

// fill shows what is on the map; reach alone, and the bare map, need no key.
func (l *legend) fill(marks []rules.Mark, ways []rules.Way) {
	on := strings.Join(slices.DeleteFunc(l.to.overlaysOn(), func(id string) bool { return id == overlayReach || id == overlayBare }), " ")
	if on != l.on {
		l.on, l.shut = on, false
	}
	lines := append(l.lines(marks, ways), l.idleLines()...)
	key := on
	for _, x := range lines {
		key += "|" + x.kind + x.label + x.words
	}
	if on == "" || l.shut || len(lines) == 0 {
		key = ""
	}
	if key == l.made && l.look == l.t.look {
		return
	}
	l.made, l.look = key, l.t.look
	if key == "" {
		l.box.Hide()
		l.box.Objects = nil
		return
	}
	l.box.Objects = []fyne.CanvasObject{l.card(lines)}
	l.box.Show()
	l.to.arrange()
}

// legendWide is the width of the words.
const legendWide = 214

// card puts the lines one under the other.
func (l *legend) card(lines []legendLine) fyne.CanvasObject {
	t := l.t
	list := rows(t.px(5))
	for _, x := range lines {
		words := t.para(x.words, 12, plain, t.look.Text, t.px(legendWide))
		if x.kind == "" {
			list.Add(words)
			continue
		}
		list.Add(columns(t.px(9), container.NewCenter(l.sample(x)), container.NewCenter(words)))
	}
	shut := t.tool(fynetheme.CancelIcon(), lang.L("Close the legend"), func() {
		l.shut, l.made = true, ""
		l.box.Hide()
		l.to.keepKeys()
	})
	head := split(container.NewCenter(t.text(lang.L("Legend"), 13.5, bold, t.look.Text)), shut)
	return stack(newScreen(plate(t.look.Ground, t.look.Line, 12), nil), padded(2, 10, 12, 6, rows(0, head, padded(0, 0, 0, 8, list))))
}

// Sizes of a sample, and of a hex in it.
const (
	sampleWide = 38
	sampleHigh = 31
	samplePx   = 31
)

// sample paints a mark as the map does, on paper.
func (l *legend) sample(x legendLine) fyne.CanvasObject {
	t := l.t
	look := palette.Of(palette.ID(t.settings.Palette))
	return newPicture(t.px(sampleWide), t.px(sampleHigh), func(p pen.Pen, w, h float64) {
		p.Fill(new(pen.Path).RoundRect(pen.Rect{W: w, H: h}, 5), pen.Winding, paper.sheet)
		id := l.middle()
		if id == board.None {
			return
		}
		px := samplePx * h / sampleHigh
		c := t.art.Center(id)
		p.Save()
		p.Clip(new(pen.Path).RoundRect(pen.Rect{W: w, H: h}, 5), pen.Winding)
		p.Transform(pen.Translate(-c.X, -c.Y).Then(pen.Scale(px)).Then(pen.Translate(w/2, h/2)))
		o := &overlay.Overlay{Look: look}
		if x.way {
			o.Ways = []overlay.Way{{Kind: x.kind, IDs: l.along(id, x.kind)}}
		} else {
			o.Marks = []overlay.Mark{{ID: id, Kind: x.kind, From: board.None}}
		}
		overlay.Paint(p, t.art, pen.Rect{X: c.X, Y: c.Y}.Grow(1.2), math.Max(px, 60), o)
		p.Restore()
		if x.label != "" {
			text := pen.Text{Font: t.fonts.SansBold, Size: h * 0.36, Color: paper.ink, Anchor: pen.Middle}
			if wide := text.Width(x.label); wide > w-6 {
				text.Size *= (w - 6) / wide
			}
			text.Draw(p, w/2, h/2+text.Size*0.36, x.label)
		}
	})
}

// middle is a hex with neighbours on all sides to paint samples on.
func (l *legend) middle() board.ID {
	b := l.t.desk.Match.Ruleset().Board()
	for n := range b.Len() {
		id := board.ID((n + b.Len()/2) % b.Len())
		if l.t.art.Has(id) && len(l.across(id)) == 3 {
			return id
		}
	}
	return board.None
}

// along is a short way of a kind from a hex: from hex to hex, or along hexsides of which
// it has the pairs.
func (l *legend) along(id board.ID, kind string) []board.ID {
	across := l.across(id)
	switch kind {
	case rules.WayBridge:
		return []board.ID{id, across[2]}
	case rules.WayBoundary, rules.WayBoundaryDraft, rules.WayBoundaryStart:
		up := l.t.desk.Match.Ruleset().Board().Neighbours(id)
		pairs := []board.ID{}
		for i := range up {
			if a, b := up[i], up[(i+1)%len(up)]; a == across[2] || b == across[2] {
				pairs = append(pairs, id, a)
			}
		}
		if kind == rules.WayBoundaryStart {
			pairs = pairs[:2]
		}
		return pairs
	}
	return across
}

// across are a hex and its neighbours on two sides, in a line.
func (l *legend) across(id board.ID) []board.ID {
	b := l.t.desk.Match.Ruleset().Board()
	c := l.t.art.Center(id)
	var left, right = board.None, board.None
	for _, n := range b.Neighbours(id) {
		if n == board.None || !l.t.art.Has(n) {
			continue
		}
		switch at := l.t.art.Center(n); {
		case at.X < c.X-0.3:
			left = n
		case at.X > c.X+0.3:
			right = n
		}
	}
	if left == board.None || right == board.None {
		return nil
	}
	return []board.ID{left, id, right}
}
