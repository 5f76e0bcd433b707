package counter

import (
	"image"
	"math"
	"slices"

	"vistula/canvas/pen"
	"vistula/rules"
)

// Extent is the rectangle that a counter's drawing covers, for a counter whose
// body is the unit square.
func Extent(c rules.Counter, st Style) pen.Rect {
	r := pen.Rect{X: -0.01, Y: -0.01, W: 1.02, H: 1.02}
	if !st.Flat {
		r.H = 1.06
	}
	if st.Selected {
		r = r.Union(whole.Grow(0.14))
	}
	if st.Bare || st.Detail == Block {
		return r
	}
	for _, b := range c.Badges {
		if b.Kind != Prepared || !st.NoArrow {
			r = r.Union(badgeExtent(b))
		}
	}
	return r
}

// badgeExtent is what a badge covers at most, on the smallest counter.
func badgeExtent(b rules.Badge) pen.Rect {
	switch b.Kind {
	case Effectiveness:
		return pen.Rect{X: -0.32, Y: 0.34, W: 0.38, H: 0.46}
	case Supply:
		return pen.Rect{X: 0.86, Y: 0.36, W: 0.42, H: 0.54}
	case Disorder, Demoralized:
		return pen.Rect{X: 0.72, Y: -0.17, W: 0.45, H: 0.45}
	case Held, Guess:
		return pen.Rect{X: 0.55, Y: -0.09, W: 0.47, H: 0.34}
	case Rail:
		return pen.Rect{X: 0, Y: -0.17, W: 1, H: 0.25}
	case OutOfCommand, Used: // at the edge, or at the foot
		return pen.Rect{X: -0.36, Y: 0.05, W: 1.28, H: 1.15}
	case Forage:
		return pen.Rect{X: 0.86, Y: 0.14, W: 0.40, H: 0.40}
	case Beaten:
		return pen.Rect{X: 0.68, Y: 0.80, W: 0.54, H: 0.41}
	case Retreated:
		return pen.Rect{X: -0.26, Y: 0.70, W: 0.40, H: 0.34}
	case Hero:
		return pen.Rect{X: 0.55, Y: -0.06, W: 0.52, H: 0.34}
	case Moved, Attacked, Steps:
		return pen.Rect{X: 0, Y: 0.85, W: 1, H: 0.36}
	case Prepared:
		return whole.Grow(0.55)
	}
	return whole
}

// stackExtent is what a stack's drawing covers.
func stackExtent(s *rules.Stack, st Style) pen.Rect {
	n := layers(s)
	if n == 0 {
		return whole
	}
	r := Extent(s.Units[0], st)
	far := float64(n-1) * 0.12 // the steps are rounded up to whole pixels
	bare := st
	bare.Bare = true
	under := Extent(rules.Counter{}, bare)
	under.X, under.Y = under.X+far, under.Y-far
	r = r.Union(under)
	if _, ok := CountPlate(whole, *s); ok {
		r = r.Union(pen.Rect{X: 0.9, Y: 0.8, W: 0.4, H: 0.4})
	}
	return r
}

// Image paints a counter of size pixels a side. The picture is no larger than
// needed and has the body's upper left corner at (0, 0): with shadow and badges
// its bounds begin left of it and above. Without pixels there is no picture.
func (pt *Painter) Image(c rules.Counter, size int, st Style) *image.RGBA {
	return paint(Extent(c, st), size, func(p pen.Pen, box pen.Rect) { pt.Draw(p, c, box, st) })
}

// StackImage paints a stack as Image paints a counter.
func (pt *Painter) StackImage(s rules.Stack, size int, st Style) *image.RGBA {
	return paint(stackExtent(&s, st), size, func(p pen.Pen, box pen.Rect) { pt.DrawStack(p, s, box, st) })
}

// paint makes a picture for an extent and cuts off what stayed empty.
func paint(extent pen.Rect, size int, draw func(pen.Pen, pen.Rect)) *image.RGBA {
	if size <= 0 {
		return image.NewRGBA(image.Rectangle{})
	}
	k := float64(size)
	lo := image.Pt(int(math.Floor(extent.X*k))-1, int(math.Floor(extent.Y*k))-1)
	hi := image.Pt(int(math.Ceil(extent.Right()*k))+1, int(math.Ceil(extent.Bottom()*k))+1)
	img := image.NewRGBA(image.Rectangle{Max: hi.Sub(lo)})
	pen.Paint(img, func(p pen.Pen) { draw(p, pen.Rect{X: float64(-lo.X), Y: float64(-lo.Y), W: k, H: k}) })
	img.Rect = img.Rect.Add(lo)
	return tight(img)
}

// tight cuts a picture down to what is painted, in place.
func tight(img *image.RGBA) *image.RGBA {
	b := img.Rect
	for b.Min.Y < b.Max.Y && emptyRow(img, b.Min.Y) {
		b.Min.Y++
	}
	for b.Min.Y < b.Max.Y && emptyRow(img, b.Max.Y-1) {
		b.Max.Y--
	}
	for b.Min.X < b.Max.X && emptyColumn(img, b, b.Min.X) {
		b.Min.X++
	}
	for b.Min.X < b.Max.X && emptyColumn(img, b, b.Max.X-1) {
		b.Max.X--
	}
	if b == img.Rect {
		return img
	}
	// Textures are handed on as plain bytes, so rows must lie close.
	out := image.NewRGBA(b)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		copy(out.Pix[out.PixOffset(b.Min.X, y):][:b.Dx()*4], img.Pix[img.PixOffset(b.Min.X, y):])
	}
	return out
}

func emptyRow(img *image.RGBA, y int) bool {
	row := img.Pix[img.PixOffset(img.Rect.Min.X, y):][:img.Rect.Dx()*4]
	return !slices.ContainsFunc(row, func(v uint8) bool { return v != 0 })
}

func emptyColumn(img *image.RGBA, b image.Rectangle, x int) bool {
	for y := b.Min.Y; y < b.Max.Y; y++ {
		if img.Pix[img.PixOffset(x, y)+3] != 0 {
			return false
		}
	}
	return true
}
