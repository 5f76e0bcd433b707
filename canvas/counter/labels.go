package counter

import (
	"image/color"

	"vistula/canvas/pen"
)

// pale is the colour of letters on the line's colour.
func pale(l livery) color.NRGBA {
	if l.dark {
		return l.text
	}
	return pure
}

// sizes are the marks of the units' sizes, as on a staff map.
var sizes = map[string]string{
	"company": "I", "battalion": "II", "regiment": "III", "brigade": "X",
	"division": "XX", "corps": "XXX", "army": "XXXX", "army group": "XXXXX",
}

// sizeMark stands over the symbol.
func (b *brush) sizeMark(box pen.Rect) {
	mark, ok := sizes[b.f.size]
	if !ok {
		return
	}
	b.writeOn(mark, box.Center().X, b.at(0.168), b.typeSize(0.145, narrowCap), b.look.text)
}

// name writes the designation left of the symbol.
func (b *brush) name(c column) { b.writeColumn(c, b.look.text) }

// tab is the corps on a label in the army's colour, against the right edge.
func (b *brush) tab(t tabPlan) {
	if t.box.W == 0 {
		return
	}
	w := b.line(0.009)
	r := b.inside(t.box, 0)
	if b.px >= 60 {
		r = r.Grow(-w / 2)
	}
	label := new(pen.Path).RoundRect(r, 0.024)
	b.fill(label, armyColor(b.f.nation, b.f.army))
	if b.px >= 60 { // on a smaller one the line would leave no ground
		b.stroke(label, w, pen.Alpha(pure, 0.55))
	}
	if !t.upright {
		b.writeColumn(t.text, pure)
		return
	}
	b.p.Save()
	b.p.Transform(pen.Rotate(-1.5707963267948966).Then(pen.Translate(t.text.x, t.text.y)))
	b.writeOn(t.text.lines[0], 0, t.text.size*narrowCap/2, t.text.size, pure)
	b.p.Restore()
}
