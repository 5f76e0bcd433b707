package table

import (
	"image"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
	"vistula/rules"
)

// picture is a widget that is painted with a pen, sharp at any scale of the
// screen. Its units are those of Fyne.
type picture struct {
	widget.BaseWidget
	min   fyne.Size
	paint func(p pen.Pen, w, h float64)
	tap   func(at fyne.Position)
	point func(at fyne.Position, in bool)
	image *fynecanvas.Raster
	words string // that are painted on it, where it is a button
}

var (
	_ fyne.Tappable     = (*picture)(nil)
	_ desktop.Hoverable = (*picture)(nil)
)

func newPicture(w, h float32, paint func(p pen.Pen, w, h float64)) *picture {
	p := &picture{min: fyne.NewSize(w, h), paint: paint}
	p.image = fynecanvas.NewRaster(p.draw)
	p.ExtendBaseWidget(p)
	return p
}

func (p *picture) draw(w, h int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, max(1, w), max(1, h)))
	size := p.Size()
	if size.Width < 1 || size.Height < 1 {
		return img
	}
	pen.Paint(img, func(q pen.Pen) {
		q.Transform(pen.ScaleXY(float64(w)/float64(size.Width), float64(h)/float64(size.Height)))
		p.paint(q, float64(size.Width), float64(size.Height))
	})
	return img
}

// CreateRenderer implements fyne.Widget.
func (p *picture) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(p.image) }

// MinSize implements fyne.CanvasObject.
func (p *picture) MinSize() fyne.Size { return p.min }

// Tapped implements fyne.Tappable.
func (p *picture) Tapped(e *fyne.PointEvent) {
	if p.tap != nil {
		p.tap(e.Position)
	}
}

// MouseIn implements desktop.Hoverable.
func (p *picture) MouseIn(e *desktop.MouseEvent) { p.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (p *picture) MouseMoved(e *desktop.MouseEvent) {
	if p.point != nil {
		p.point(e.Position, true)
	}
}

// MouseOut implements desktop.Hoverable.
func (p *picture) MouseOut() {
	if p.point != nil {
		p.point(fyne.Position{}, false)
	}
}

// framed is how large the square of a counter is that stands by itself, in its own sides.
const framed = 1.28

// counterPicture is one counter with room for its badges.
func (k *kit) counterPicture(c rules.Counter, side float32, selected bool) *picture {
	whole := side * framed
	return newPicture(whole, whole, func(p pen.Pen, _, _ float64) {
		k.drawCounter(p, c, inFrame(k.extent(c, selected), float64(side)), selected)
	})
}

// inFrame is where the body of a counter lies in its square: in the middle, and smaller
// where badges hang so far over an edge that they would be cut off.
func inFrame(extent pen.Rect, side float64) pen.Rect {
	whole := side * framed
	side = min(side, whole/max(extent.W, extent.H))
	return pen.Rect{X: (whole-extent.W*side)/2 - extent.X*side, Y: (whole-extent.H*side)/2 - extent.Y*side, W: side, H: side}
}

// extent is what the drawing of a counter covers where its body is the unit square.
func (k *kit) extent(c rules.Counter, selected bool) pen.Rect {
	return counter.Extent(c, k.full(selected))
}

func (k *kit) drawCounter(p pen.Pen, c rules.Counter, at pen.Rect, selected bool) {
	counter.New(k.fonts).Draw(p, c, at, k.full(selected))
}

// full is the style of counters beside the map, with all that is printed on them.
func (k *kit) full(selected bool) counter.Style {
	st := k.style()
	st.Selected, st.Detail, st.NoArrow = selected, counter.Full, true
	return st
}
