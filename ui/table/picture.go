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

// counterPicture is one counter with room for its badges.
func (k *kit) counterPicture(c rules.Counter, side float32, selected bool) *picture {
	pad := side * 0.14
	return newPicture(side+2*pad, side+2*pad, func(p pen.Pen, _, _ float64) {
		k.drawCounter(p, c, pen.Rect{X: float64(pad), Y: float64(pad), W: float64(side), H: float64(side)}, selected)
	})
}

func (k *kit) drawCounter(p pen.Pen, c rules.Counter, at pen.Rect, selected bool) {
	st := k.style()
	st.Selected, st.Detail, st.NoArrow = selected, counter.Full, true
	counter.New(k.fonts).Draw(p, c, at, st)
}
