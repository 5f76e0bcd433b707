package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/rules"
)

// ribbon is the row of a turn's phases, with the present one lit. Where there is no
// room for all names, those farthest from the present phase are bare arrows; one that
// is pointed at says its name.
type ribbon struct {
	t     *tabletop
	pic   *picture
	wide  float64 // that there is room for
	spots []ribbonSpot
	at    int // the phase that is pointed at, -1 for none
}

// ribbonSpot is a phase as it lies on the ribbon.
type ribbonSpot struct {
	phase rules.Phase
	x, w  float64
	named bool // its name is written out
}

func newRibbon(t *tabletop) *ribbon {
	r := &ribbon{t: t, at: -1}
	r.pic = newPicture(1, 1, r.paint)
	r.pic.point = r.point
	return r
}

// tapped opens the rules at the phase that was clicked. On a slim table nothing does:
// the arrows are too small for a finger.
func (r *ribbon) tapped(at fyne.Position) {
	if i := r.spotAt(at); i >= 0 && r.spots[i].phase.Case != "" {
		r.t.hideCase()
		r.t.house.openCase(r.spots[i].phase.Case)
	}
}

// Measures of the ribbon: room beside a name, the width of an arrow without one, and
// how far the arrows lie apart.
const (
	ribbonPad   = 13
	ribbonShort = 21
	ribbonGap   = 3
)

// fit lays the phases out for a width and tells how much of it they take.
func (r *ribbon) fit(room float32) float32 {
	r.wide = float64(room)
	r.pic.tap = r.tapped
	if r.t.slim {
		r.pic.tap = nil
	}
	r.spots = r.spots[:0]
	at, t := 0, r.t
	_, _, phase := t.moment()
	for i, p := range t.desk.Phases() {
		if p.ID == phase {
			at = i
		}
		r.spots = append(r.spots, ribbonSpot{phase: p, named: true, w: r.text().Width(p.Title) + 2*float64(t.px(ribbonPad))})
	}
	for n := len(r.spots); r.width() > r.wide && n > 1; n-- {
		r.shorten(at)
	}
	r.squeeze()
	x := 1.0
	for i := range r.spots {
		r.spots[i].x = x
		x += r.spots[i].w - r.point1() + ribbonGap
	}
	return float32(r.width())
}

// shorten takes the name of the phase that is farthest from the present one, of two as
// far the one that is over.
func (r *ribbon) shorten(at int) {
	far, most := -1, 0
	for i, s := range r.spots {
		if d := max(i-at, at-i); s.named && d > most {
			far, most = i, d
		}
	}
	if far >= 0 {
		r.spots[far].named, r.spots[far].w = false, float64(r.t.px(ribbonShort))
	}
}

// squeeze makes the bare arrows narrower where even they have no room.
func (r *ribbon) squeeze() {
	over, bare := r.width()-r.wide, 0.0
	for _, s := range r.spots {
		if !s.named {
			bare++
		}
	}
	for i := range r.spots {
		if s := &r.spots[i]; over > 0 && !s.named {
			s.w = max(s.w-over/bare, r.point1()+2)
		}
	}
}

// point1 is how far the point of an arrow stands out.
func (r *ribbon) point1() float64 { return float64(r.t.px(8)) }

// width is what all arrows take side by side.
func (r *ribbon) width() float64 {
	sum := r.point1() + 2
	for _, s := range r.spots {
		sum += s.w - r.point1() + ribbonGap
	}
	return sum
}

func (r *ribbon) text() pen.Text {
	return pen.Text{Font: r.t.fonts.SansSemi, Size: float64(r.t.px(12.5)), Anchor: pen.Middle}
}

// paint draws the phases; the present one is filled, those that are over are pale.
func (r *ribbon) paint(p pen.Pen, _, h float64) {
	t := r.t
	_, _, at := t.moment()
	past, point := true, r.point1()
	for i, s := range r.spots {
		current := s.phase.ID == at
		past = past && !current
		path := new(pen.Path).MoveTo(s.x, 1).LineTo(s.x+s.w-point, 1).LineTo(s.x+s.w, h/2).LineTo(s.x+s.w-point, h-1).LineTo(s.x, h-1)
		if i > 0 {
			path.LineTo(s.x+point, h/2)
		}
		text := r.text()
		fill, ink := pen.Mix(t.look.Soft, t.look.Raised, 0.5), t.look.Text
		switch {
		case current:
			fill, ink = t.look.Accent, t.look.OnAccent
		case past:
			fill, ink = t.look.Soft, t.look.Second
		}
		if i == r.at && !current {
			fill = pen.Mix(fill, t.look.Accent, 0.2)
		}
		p.Fill(path.Close(), pen.Winding, fill)
		text.Color = ink
		if s.named {
			text.Draw(p, s.x+s.w/2+point*0.3, h/2+text.Size*0.36, s.phase.Title)
		}
	}
}

// spotAt is the phase at a place, -1 for none.
func (r *ribbon) spotAt(at fyne.Position) int {
	for i, s := range r.spots {
		if x := float64(at.X); x >= s.x && x < s.x+s.w-r.point1()/2 {
			return i
		}
	}
	return -1
}

// point says which phase the pointer is on.
func (r *ribbon) point(at fyne.Position, in bool) {
	i := -1
	if in {
		i = r.spotAt(at)
	}
	if i == r.at {
		return
	}
	r.at = i
	r.pic.image.Refresh()
	if i < 0 {
		r.t.hideCase()
		return
	}
	r.t.showTip(func() string { return r.tell(i) }, r.pic)
}

// tell says where in the turn a phase is.
func (r *ribbon) tell(i int) string {
	p := r.spots[i].phase
	_, _, now := r.t.moment()
	words := lang.L("{{.Phase}} phase, {{.N}} of {{.Of}}", map[string]any{"Phase": p.Title, "N": i + 1, "Of": len(r.spots)})
	if p.ID == now {
		words = lang.L("Now: {{.Phase}}", map[string]any{"Phase": words})
	}
	if p.Case != "" {
		words += " (" + p.Case + ")"
	}
	return words
}
