package arrow

import (
	"image/color"

	"vistula/canvas/fonts"
	"vistula/canvas/overlay"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
)

// Attack draws an attack from one hex on another, which need not be its neighbour: an
// arrow that ends at the edge of the target's counter and leaves the figures of both
// to be read. Two white stripes tell it without its colour.
func Attack(p pen.Pen, from, to pen.Point, look *palette.Palette, weight float64) {
	// Figures stand at the foot of a counter: an arrow that begins or ends there
	// keeps off them.
	start, stop := 0.27, 0.26
	if from.Y < to.Y-0.3 {
		start = 0.42
	} else if from.Y > to.Y+0.3 {
		stop = 0.42
	}
	k := max(1, weight)
	d := to.Sub(from)
	long := d.Len()
	if long-stop-start < 0.05 {
		return
	}
	dir := d.Mul(1 / long)
	across := pen.Point{X: -dir.Y, Y: dir.X}
	at := func(along, side float64) pen.Point { return from.Add(dir.Mul(along)).Add(across.Mul(side)) }
	tip := long - stop
	barb := min(0.21*k, 0.55*(tip-start)) // of a short arrow the head is small, or it points nowhere
	foot := tip - min(0.24*k, 0.6*(tip-start))
	back, half := 0.36*barb, 0.48*barb
	body := new(pen.Path).Polygon(at(start, -back), at(foot, -half), at(foot, -barb), at(tip, 0), at(foot, barb), at(foot, half), at(start, back))
	p.Fill(body.Transformed(pen.Translate(0.018, 0.03)), pen.Winding, pen.Alpha(overlay.Ink, 0.35))
	p.Stroke(body, pen.Stroke{Width: 0.07 * k, Color: overlay.White})
	p.Fill(body, pen.Winding, look.Threat)
	for _, x := range []float64{0.06, 0.12} {
		if start+x < foot-0.03 {
			p.Stroke(new(pen.Path).Polyline(at(start+x, -back), at(start+x, back)), pen.Stroke{Width: 0.025, Color: overlay.White, Cap: pen.ButtCap})
		}
	}
	p.Stroke(body, pen.Stroke{Width: 0.014 * k, Color: overlay.Ink})
}

// Target marks a hex under attack: a double outline in the colour of threat. outer
// and inner are outlines of the hex.
func Target(p pen.Pen, outer, inner *pen.Path, look *palette.Palette, weight float64) {
	k := max(1, weight)
	p.Stroke(outer, pen.Stroke{Width: 0.085 * k, Color: overlay.White})
	p.Stroke(outer, pen.Stroke{Width: 0.05 * k, Color: look.Threat})
	p.Stroke(inner, pen.Stroke{Width: 0.022 * k, Color: look.Threat})
}

// Ghost marks where units came from: the dashed outline of a counter of a side.
func Ghost(p pen.Pen, at pen.Point, side float64, c color.NRGBA) {
	box := new(pen.Path).RoundRect(pen.Rect{X: at.X - side/2, Y: at.Y - side/2, W: side, H: side}, 0.09*side)
	p.Fill(box, pen.Winding, pen.Alpha(c, 0.28))
	p.Stroke(box, pen.Stroke{Width: 0.035, Color: pen.Alpha(overlay.White, 0.8)})
	p.Stroke(box, pen.Stroke{Width: 0.02, Color: pen.Mix(c, overlay.Ink, 0.4), Dash: []float64{0.06, 0.045}, Cap: pen.ButtCap})
}

// Disc is a number on a round plate.
func Disc(p pen.Pen, set *fonts.Set, at pen.Point, radius float64, words string, c color.NRGBA) {
	plate := new(pen.Path).Circle(at.X, at.Y, radius)
	p.Fill(new(pen.Path).Circle(at.X+0.012, at.Y+0.02, radius*1.1), pen.Winding, pen.Alpha(overlay.Ink, 0.35))
	p.Fill(new(pen.Path).Circle(at.X, at.Y, radius*1.15), pen.Winding, overlay.White)
	p.Fill(plate, pen.Winding, c)
	text := pen.Text{Font: set.SansBold, Size: radius * 1.25, Color: overlay.White, Anchor: pen.Middle}
	if wide := text.Width(words); wide > 1.6*radius {
		text.Size *= 1.6 * radius / wide
	}
	text.Draw(p, at.X, at.Y+text.Size*0.36, words)
}

// platePad is how far words keep from the ends of a plate, in its heights.
const platePad = 0.45

// PlateWidth is how wide a Plate of a height is.
func PlateWidth(set *fonts.Set, high float64, words, apart string) float64 {
	text := plateText(set, high)
	wide := text.Width(words) + 2*high*platePad
	if apart != "" {
		wide += high*0.30 + pillWidth(&text, high, apart)
	}
	return wide
}

func plateText(set *fonts.Set, high float64) pen.Text {
	return pen.Text{Font: set.SansBold, Size: high * 0.52, Color: overlay.Ink}
}

// pillWidth is how wide what is set apart on a plate is.
func pillWidth(text *pen.Text, high float64, apart string) float64 {
	return text.Width(apart) + high*0.55
}

// Plate is a few words on a white plate with an edge, its middle at a point; what is
// set apart stands in a coloured pill behind them.
func Plate(p pen.Pen, set *fonts.Set, at pen.Point, high float64, words, apart string, c color.NRGBA) pen.Rect {
	text, pad := plateText(set, high), high*platePad
	wide := PlateWidth(set, high, words, apart)
	r := pen.Rect{X: at.X - wide/2, Y: at.Y - high/2, W: wide, H: high}
	box := new(pen.Path).RoundRect(r, high/2)
	p.Fill(box.Transformed(pen.Translate(0.02, 0.035)), pen.Winding, pen.Alpha(overlay.Ink, 0.3))
	p.Fill(box, pen.Winding, overlay.White)
	p.Stroke(box, pen.Stroke{Width: high * 0.07, Color: c})
	text.Draw(p, r.X+pad, at.Y+text.Size*0.36, words)
	if apart != "" {
		pill := pillWidth(&text, high, apart)
		x := r.Right() - pad*0.6 - pill
		p.Fill(new(pen.Path).RoundRect(pen.Rect{X: x, Y: at.Y - high*0.33, W: pill, H: high * 0.66}, high*0.33), pen.Winding, amber)
		text.Anchor = pen.Middle
		text.Draw(p, x+pill/2, at.Y+text.Size*0.36, apart)
	}
	return r
}

var amber = pen.Hex("#FFE08A")
