package counter

import (
	"image/color"

	"vistula/canvas/pen"
)

// symbol draws the box with the symbol of the arm.
func (b *brush) symbol(r pen.Rect) {
	field := b.look.box
	if b.f.white {
		field = pure
	}
	w := b.line(0.017)
	if b.st.Period {
		w = b.line(0.012)
	}
	r = b.inside(r, w)
	frame := new(pen.Path).Rect(r)
	b.fill(frame, field)
	inner := r
	if b.f.white && b.px >= smallBelow { // a second frame, for who cannot tell white from pale
		in := b.line(0.008)
		inner = r.Grow(-w/2 - b.line(0.014) - in/2)
		b.stroke(new(pen.Path).Rect(inner), in, pen.Mix(b.look.line, field, 0.25))
	}
	if b.st.Period {
		b.pictogram(r, field)
	} else {
		b.modern(inner, field)
	}
	b.stroke(frame, w, b.look.line)
}

// modern draws the symbol of a staff map of today.
func (b *brush) modern(r pen.Rect, field color.NRGBA) {
	ink, c := b.look.line, r.Center()
	diagonal := func(x1, y1, x2, y2 float64) {
		b.p.Stroke(new(pen.Path).MoveTo(x1, y1).LineTo(x2, y2), pen.Stroke{Width: b.slant(0.017), Color: ink, Cap: pen.ButtCap})
	}
	switch b.f.arm {
	case infantry:
		diagonal(r.X, r.Bottom(), r.Right(), r.Y)
		diagonal(r.X, r.Y, r.Right(), r.Bottom())
	case mountain:
		diagonal(r.X, r.Bottom(), r.Right(), r.Y)
		diagonal(r.X, r.Y, r.Right(), r.Bottom())
		b.peak(r)
	case cavalry:
		diagonal(r.X, r.Bottom(), r.Right(), r.Y)
	case artillery:
		b.fill(new(pen.Path).Circle(c.X, c.Y, r.H*0.19), ink)
	case headquarters:
		b.strip(r, 0.38)
		b.write("HQ", c.X, r.Y+r.H*0.69, b.typeSize(0.20, narrowCap), ink)
	case supply:
		b.fill(new(pen.Path).Rect(pen.Rect{X: r.X, Y: b.at(r.Y + r.H*0.80), W: r.W, H: b.line(0.017)}), ink)
		b.wheel(c.X, r.Y+r.H*0.41, r.H*0.31, 8)
	case fortress:
		b.trace(c.X, c.Y, r.H*0.40)
	case engineers:
		b.engineer(r)
	default:
		b.initial(r)
	}
	if b.f.guard {
		b.strip(r, 0.22)
	}
	b.plate(r, field, 0.135, false)
}

// initial writes the letter of an arm that has no symbol, above the letters of its
// branch where it has any.
func (b *brush) initial(r pen.Rect) {
	c, size := r.Center(), 0.22
	if b.f.letters != "" {
		c.Y, size = r.Y+r.H*0.31, 0.16
	}
	b.write(b.f.initial, c.X, c.Y, b.typeSize(size, narrowCap), b.look.line)
}

// strip darkens the upper part of the box: the Guard, headquarters.
func (b *brush) strip(r pen.Rect, part float64) {
	b.fill(new(pen.Path).Rect(pen.Rect{X: r.X, Y: r.Y, W: r.W, H: b.at(r.Y+r.H*part) - r.Y}), b.look.line)
}

// plate writes the letters of the branch at the box's foot, or at its head, on
// a plate that keeps the cross away from them.
func (b *brush) plate(r pen.Rect, field color.NRGBA, size float64, head bool) {
	if b.f.letters == "" {
		return
	}
	text := pen.Text{Font: b.set.Narrow, Size: size}
	if b.crisp {
		text.Size = max(size, min(0.17, 8.5/b.px))
	}
	room := 0.8
	if head {
		room = 0.42
	}
	text.Size = min(text.Size, r.W*room/pen.Text{Font: b.set.Narrow, Size: 1}.Width(b.f.letters))
	w := text.Width(b.f.letters) + 0.03
	top, c := b.at(r.Bottom()-text.Size*narrowCap-0.038), r.Center()
	if head {
		b.writeOn(b.f.letters, c.X, b.at(r.Y+text.Size*narrowCap+0.026), text.Size, b.look.line)
		return
	}
	b.fill(new(pen.Path).Rect(pen.Rect{X: b.at(c.X - w/2), Y: top, W: b.at(w), H: r.Bottom() - top}), field)
	b.writeOn(b.f.letters, c.X, b.at(r.Bottom()-0.024), text.Size, b.look.line)
}

// engineer draws the letter E lying on its back.
func (b *brush) engineer(r pen.Rect) {
	c, w := r.Center(), b.line(0.02)
	x, y, dx, dy := c.X, c.Y, r.W*0.27, r.H*0.20
	path := new(pen.Path).MoveTo(x-dx, y+dy).LineTo(x-dx, y-dy).LineTo(x+dx, y-dy).LineTo(x+dx, y+dy)
	b.stroke(path.MoveTo(x, y-dy).LineTo(x, y+dy), w, b.look.line)
}

// peak is the mountain at the foot of the box.
func (b *brush) peak(r pen.Rect) {
	x, y, w, h := r.Center().X, r.Bottom(), r.W*0.17, r.H*0.40
	b.fill(new(pen.Path).Polygon(pen.Point{X: x - w, Y: y}, pen.Point{X: x, Y: y - h}, pen.Point{X: x + w, Y: y}), b.look.line)
}
