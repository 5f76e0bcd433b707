package canvas

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"

	"vistula/canvas/pen"
)

// tableColor is what the sheet lies on.
var tableColor = color.NRGBA{0x3B, 0x33, 0x2B, 0xFF}

// ground is the table round the sheet, in strips above, below, to the left and to
// the right of it. Under the sheet there is none: each layer that fills the window
// costs a graphics processor made of software a good part of its frame.
type ground struct {
	strips [4]*fynecanvas.Rectangle
	box    *fyne.Container
}

func newGround() *ground {
	g := &ground{box: &fyne.Container{}}
	for i := range g.strips {
		g.strips[i] = fynecanvas.NewRectangle(tableColor)
		g.strips[i].Hidden = true
		g.box.Objects = append(g.box.Objects, g.strips[i])
	}
	return g
}

// place lays the strips round a part of the sheet; the empty rectangle leaves the
// table bare.
func (g *ground) place(f *frame, sheet pen.Rect) {
	var hole pen.Rect // in whole pixels, for half of one lets through what is beneath
	if x0, y0 := math.Ceil(max(0, f.ox+sheet.X*f.px)), math.Ceil(max(0, f.oy+sheet.Y*f.px)); sheet.W > 0 {
		x1, y1 := math.Floor(min(f.w, f.ox+sheet.Right()*f.px)), math.Floor(min(f.h, f.oy+sheet.Bottom()*f.px))
		if x0 < x1 && y0 < y1 {
			hole = pen.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
		}
	}
	for i, r := range [...]pen.Rect{
		{W: f.w, H: hole.Y},
		{Y: hole.Bottom(), W: f.w, H: f.h - hole.Bottom()},
		{Y: hole.Y, W: hole.X, H: hole.H},
		{X: hole.Right(), Y: hole.Y, W: f.w - hole.Right(), H: hole.H},
	} {
		g.strips[i].Hidden = r.W <= 0 || r.H <= 0
		g.strips[i].Resize(fyne.NewSize(float32(r.W/f.scale), float32(r.H/f.scale)))
		g.strips[i].Move(fyne.NewPos(float32(r.X/f.scale), float32(r.Y/f.scale)))
	}
}

// showGround lays the table round what the map covers: the tiles, which have some
// of the table on them, or the sheets. Beneath bare paper it lies whole, for that
// leaves the gap between two sheets open.
func (sc *scene) showGround(f *frame) {
	t, covered := sc.land, sc.sheet.Bounds()
	switch {
	case !sc.blank.done:
		covered = pen.Rect{}
	case t.complete() && t.covered(t.wanted, f):
		covered = boxOfTiles(t.wanted)
	}
	sc.ground.place(f, covered)
}
