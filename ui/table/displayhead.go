package table

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/ui/desk"
)

// roll is the muster of a display: what its units have left, and where they are.
type roll struct {
	steps  map[string]*rules.UnitFacts
	facts  rules.Facts
	ground color.NRGBA // of the nation
	on, of int         // units on the map, and all
	some   bool        // it lists no more than some of the units on the map, as those that are commanded
	dead   bool
}

// roll counts the units of a display.
func (t *displays) roll(d *rules.Display) *roll {
	r := &roll{steps: map[string]*rules.UnitFacts{}, dead: d.Dead(), ground: pen.Hex("#D9CDB0")}
	t.seat().Facts(&r.facts)
	for i := range r.facts.Units {
		r.steps[r.facts.Units[i].ID] = &r.facts.Units[i]
	}
	for c := range d.Counters() {
		if r.of++; c.Hex != "" {
			r.on++
		}
	}
	r.some = d.Side != "" && r.on == r.of && r.of < r.ofSide(d.Side)
	if d.Side != "" {
		r.ground = palette.Of(palette.ID(t.settings.Palette)).Nation(t.desk.Nation(d.Side)).Middle
	}
	return r
}

// ofSide counts the units of a side that are not lost.
func (r *roll) ofSide(side rules.Side) int {
	n := 0
	for i := range r.facts.Units {
		if u := &r.facts.Units[i]; u.Side >= 0 && r.facts.Sides[u.Side] == side && u.State&rules.Lost == 0 {
			n++
		}
	}
	return n
}

// words tell how many of some units are on the map, where that is not what they are listed
// for.
func (r *roll) words(on, of int) string {
	if r.some {
		return lang.N("{{.N}} units", of, map[string]any{"N": of})
	}
	return lang.L("{{.N}} of {{.Of}} on the map", map[string]any{"N": on, "Of": of})
}

// lost is what part of their steps some units have lost, those that are dead all; where
// wear counts, a step of a unit is worth a quarter less with each grade of effectiveness
// it has lost. A nil roll knows nothing of it.
func (r *roll) lost(units []rules.Counter, wear bool) float64 {
	if r == nil || r.dead {
		return 0
	}
	left, most := 0.0, 0.0
	for _, c := range units {
		u := r.steps[c.Unit]
		if u == nil || u.Most <= 0 || u.State&rules.ToCome != 0 {
			continue
		}
		most += float64(u.Most)
		if u.State&rules.Lost != 0 {
			continue
		}
		worth := 1.0
		if i := slices.IndexFunc(c.Badges, func(b rules.Badge) bool { return b.Kind == "ce" }); i >= 0 && wear {
			worth = max(0.25, 1+0.25*float64(c.Badges[i].Value))
		}
		left += worth * float64(min(u.Steps, u.Most))
	}
	if most == 0 {
		return 0
	}
	return (most - left) / most
}

// lossShade is the ground of a box: paper where nothing is lost, darker with each
// quarter of the steps that is.
func lossShade(lost float64) color.NRGBA {
	grade := math.Ceil(lost*4) / 4
	return pen.Mix(pen.Hex("#F7F0DC"), pen.Hex("#C9A873"), grade)
}

// paintLoss hatches a box that has lost everything and says how much is lost.
func (t *displays) paintLoss(p pen.Pen, c *cell) {
	if c.lost >= 1 {
		path := new(pen.Path)
		for x := c.at.X - c.at.H; x < c.at.Right(); x += 9 {
			path.MoveTo(x, c.at.Bottom()).LineTo(x+c.at.H, c.at.Y)
		}
		p.Save()
		p.Clip(new(pen.Path).RoundRect(c.at, 4), pen.Winding)
		p.Stroke(path, pen.Stroke{Width: 1, Color: pen.Alpha(paper.line, 0.35)})
		p.Restore()
	}
	words := fmt.Sprintf("−%d%%", int(math.Round(100*c.lost)))
	text := pen.Text{Font: t.fonts.Serif, Size: float64(t.px(12)), Color: paper.second, Anchor: pen.End}
	label := pen.Text{Font: t.fonts.SerifBold, Size: float64(t.px(13))}
	if label.Width(c.label)+text.Width(words)+22 < c.at.W {
		text.Draw(p, c.at.Right()-6, c.at.Y+float64(t.px(15)), words)
	}
}

// displayHead is the band over a display in the colour of its nation: the title, whose
// it is and when, and how many of its units are on the map.
func (t *displays) displayHead(d *rules.Display, r *roll, width float32) fyne.CanvasObject {
	title, _, _ := strings.Cut(d.Title, ":")
	v := t.view()
	when := t.turnHead(v.Status.Turn)
	if dates := desk.TurnDates(v); dates != "" {
		when += " · " + dates
	}
	who := lang.L("both sides")
	if d.Side != "" {
		who = t.desk.SideName(d.Side)
	}
	muster := r.words(r.on, r.of)
	if r.dead {
		muster = lang.N("{{.N}} units lost", r.of, map[string]any{"N": r.of})
	}
	if r.of == 0 && !r.dead { // a table or a chart
		muster = ""
	}
	return newPicture(width, t.px(62), func(p pen.Pen, w, h float64) {
		ink := paper.ink
		if luma(r.ground) < 120 {
			ink = pen.Hex("#FBF5E6")
		}
		at := pen.Rect{X: 1, Y: 1, W: w - 2, H: h - 1}
		p.Fill(new(pen.Path).Rect(at), pen.Winding, r.ground)
		p.Stroke(new(pen.Path).Rect(at), pen.Stroke{Width: 1.6, Color: paper.ink})
		right := pen.Text{Font: t.fonts.SerifBold, Size: float64(t.px(14)), Color: ink, Anchor: pen.End}
		t.paintMuster(p, r, w-18, h*0.62, ink)
		right.Draw(p, w-18, h*0.40, muster)
		head := pen.Text{Font: t.fonts.SerifBold, Size: float64(t.px(27)), Color: ink}
		spaced := strings.Join(strings.Split(strings.ToUpper(title), ""), "\u200a")
		room := w * 0.5
		if n := head.Width(spaced); n > room {
			head.Size *= room / n
		}
		head.Draw(p, 18, h*0.5+head.Size*0.36, spaced)
		left := 18 + head.Width(spaced) + 28
		text := pen.Text{Font: t.fonts.SerifItalic, Size: float64(t.px(15)), Color: ink}
		if left+max(text.Width(who), text.Width(when)) < w-24-max(right.Width(muster), t.musterRoom(r.of)) {
			text.Draw(p, left, h*0.42, who)
			text.Font = t.fonts.Serif
			text.Draw(p, left, h*0.76, when)
		}
	})
}

// Of the muster, at the usual size of the text: how far apart its squares are and how large,
// how wide a row may become, and how many squares a row has at most.
const (
	musterStep   = 15
	musterSquare = 11.0 / musterStep
	musterWidth  = 190
	mostMuster   = 24
)

// musterSteps is how far apart the squares of a muster are.
func musterSteps(of int) float64 { return min(musterStep, musterWidth/float64(max(1, of))) }

// musterRoom is how wide a muster is.
func (t *displays) musterRoom(of int) float64 {
	if of > mostMuster {
		return float64(t.px(musterWidth))
	}
	return float64(of) * float64(t.px(float32(musterSteps(of))))
}

// paintMuster draws a square for each unit, filled for those on the map, or where there are
// more than could be told apart a bar that is filled as far.
func (t *displays) paintMuster(p pen.Pen, r *roll, right, y float64, ink color.NRGBA) {
	if r.of == 0 || r.dead {
		return
	}
	paper, full := pen.Hex("#FAF4E4"), pen.Hex("#241A14")
	box := func(at pen.Rect, ground color.NRGBA) {
		p.Fill(new(pen.Path).Rect(at), pen.Winding, ground)
		p.Stroke(new(pen.Path).Rect(at), pen.Stroke{Width: 1, Color: ink})
	}
	wide, step := t.musterRoom(r.of), float64(t.px(float32(musterSteps(r.of))))
	side := step * musterSquare
	if r.of > mostMuster {
		high := float64(t.px(9))
		at := pen.Rect{X: right - wide, Y: y, W: wide, H: high}
		box(at, paper)
		at.W *= float64(r.on) / float64(r.of)
		box(at, full)
		return
	}
	for i := range r.of {
		ground := paper
		if i < r.on {
			ground = full
		}
		box(pen.Rect{X: right - wide + float64(i+1)*step - side, Y: y - side*0.2, W: side, H: side}, ground)
	}
}

// paintRowHead paints the head of a row: a strip in the nation's colour, and under the
// title how many units are on the map.
func (t *displays) paintRowHead(p pen.Pen, r *rules.Row, all *roll, head, h float64) {
	if all == nil {
		return
	}
	on, of := 0, 0
	for _, b := range r.Boxes {
		for _, c := range b.Units {
			if of++; c.Hex != "" {
				on++
			}
		}
	}
	p.Fill(new(pen.Path).Rect(pen.Rect{X: 1.5, Y: 1.5, W: 6, H: h - 3}), pen.Winding, all.ground)
	if of == 0 || all.dead || h < float64(t.px(74)) {
		return
	}
	words := all.words(on, of)
	text := pen.Text{Font: t.fonts.SerifItalic, Size: float64(t.px(12.5)), Color: paper.second}
	if n := text.Width(words); n > head-20 {
		text.Size *= (head - 20) / n
	}
	text.Draw(p, 12, h-12, words)
}
