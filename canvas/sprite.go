package canvas

import (
	"image"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"

	"vistula/canvas/pen"
)

// frame is how the sheet lies in the widget at one moment, in pixels of the
// screen. The origin of the sheet lies on a whole pixel, so that what was
// painted for this zoom is shown pixel by pixel.
type frame struct {
	scale  float64 // pixels in a unit of Fyne
	px     float64 // pixels in a hex width
	ox, oy float64 // the sheet's origin
	w, h   float64 // the widget
}

// sheet is the part of the sheet that is seen.
func (f *frame) sheet() pen.Rect {
	return pen.Rect{X: -f.ox / f.px, Y: -f.oy / f.px, W: f.w / f.px, H: f.h / f.px}
}

// sees tells whether a rectangle of the widget, in pixels, is in sight.
func (f *frame) sees(r pen.Rect) bool {
	return r.X < f.w && r.Y < f.h && r.Right() > 0 && r.Bottom() > 0
}

// show places a picture in a rectangle of pixels, or hides it out of sight.
func (f *frame) show(o fyne.CanvasObject, r pen.Rect) {
	if !f.sees(r) {
		if o.Visible() {
			o.Hide()
		}
		return
	}
	size := fyne.NewSize(float32(r.W/f.scale), float32(r.H/f.scale))
	if was := o.Size(); math.Abs(float64(was.Width-size.Width)) > 0.01 || math.Abs(float64(was.Height-size.Height)) > 0.01 {
		stretch(o, size)
	}
	o.Move(fyne.NewPos(float32(r.X/f.scale), float32(r.Y/f.scale)))
	if !o.Visible() {
		o.Show()
	}
}

// stretch gives a picture another size without having its pixels loaded anew,
// which Resize does: with hundreds of pictures that would take most of a frame
// while one zooms. A copy that no window knows takes the size, and is copied
// back. The window must be painted again afterwards, as place does.
func stretch(o fyne.CanvasObject, size fyne.Size) {
	switch o := o.(type) {
	case *fynecanvas.Image:
		unseen := *o
		unseen.Resize(size)
		*o = unseen
	case *fynecanvas.Raster:
		unseen := *o
		unseen.Resize(size)
		*o = unseen
	default:
		o.Resize(size)
	}
}

// without takes one object out of a list.
func without(list []fyne.CanvasObject, o fyne.CanvasObject) []fyne.CanvasObject {
	return slices.DeleteFunc(list, func(x fyne.CanvasObject) bool { return x == o })
}

// newImage is an image object that costs the processor nothing.
func newImage(img *image.RGBA) *fynecanvas.Image {
	o := &fynecanvas.Image{ScaleMode: fynecanvas.ImageScaleFastest, FillMode: fynecanvas.ImageFillStretch}
	if img != nil {
		o.Image = img
	}
	o.Hidden = true
	return o
}

// sprite is a picture that hangs on a place of the sheet. It was painted for
// one zoom and is stretched at others until a new picture comes.
type sprite struct {
	o      *fynecanvas.Image
	anchor pen.Point       // on the sheet
	box    image.Rectangle // of the picture, in pixels from the anchor
	px     float64         // the zoom it was painted for
	empty  bool
}

func newSprite(in *fyne.Container) *sprite {
	s := &sprite{o: newImage(nil), empty: true}
	in.Objects = append(in.Objects, s.o)
	return s
}

// paint gives the sprite a picture whose bounds are pixels from the anchor.
func (s *sprite) paint(img *image.RGBA, px float64) {
	if img == nil || img.Rect.Empty() {
		s.clear()
		return
	}
	s.box, s.px, s.empty = img.Rect, px, false
	flat := *img // shares the pixels
	flat.Rect = img.Rect.Sub(img.Rect.Min)
	s.o.Image = &flat
	s.o.Refresh()
}

// shows tells whether a picture for a zoom is the one that the sprite was given last.
func (s *sprite) shows(img *image.RGBA, px float64) bool {
	now, ok := s.o.Image.(*image.RGBA)
	return ok && !s.empty && img != nil && s.px == px && s.box == img.Rect && len(img.Pix) > 0 && &now.Pix[0] == &img.Pix[0]
}

// clear takes the picture away.
func (s *sprite) clear() {
	s.empty = true
	s.o.Image = nil
	s.o.Hide()
	s.o.Refresh() // frees the texture
}

// rect is where the sprite lies in the widget, in pixels.
func (s *sprite) rect(f *frame) pen.Rect {
	k := f.px / s.px
	if math.Abs(k-1) < 1e-3 {
		k = 1
	}
	x := math.Round(s.anchor.X*f.px) + f.ox
	y := math.Round(s.anchor.Y*f.px) + f.oy
	return pen.Rect{X: x + k*float64(s.box.Min.X), Y: y + k*float64(s.box.Min.Y), W: k * float64(s.box.Dx()), H: k * float64(s.box.Dy())}
}

// onSheet is where the picture lies on the sheet at its own zoom.
func (s *sprite) onSheet() pen.Rect { return boxAt(s.anchor, s.box, s.px) }

// boxAt is the part of the sheet that a picture covers whose bounds are pixels
// from an anchor.
func boxAt(anchor pen.Point, box image.Rectangle, px float64) pen.Rect {
	return pen.Rect{X: anchor.X + float64(box.Min.X)/px, Y: anchor.Y + float64(box.Min.Y)/px, W: float64(box.Dx()) / px, H: float64(box.Dy()) / px}
}

// place moves the sprite to where its anchor is.
func (s *sprite) place(f *frame) {
	if !s.empty {
		f.show(s.o, s.rect(f))
	}
}

// picture paints a part of the sheet as a picture whose bounds are pixels from
// an anchor; the pen's unit is the hex width. It is nil where the part is empty
// or larger than a texture may be.
func picture(part pen.Rect, anchor pen.Point, px float64, draw func(pen.Pen)) *image.RGBA {
	x, y := int(math.Floor(part.X*px)), int(math.Floor(part.Y*px))
	w, h := int(math.Ceil(part.Right()*px))-x, int(math.Ceil(part.Bottom()*px))-y
	if w <= 0 || h <= 0 || w > 4096 || h > 4096 {
		return nil
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Scale(px).Then(pen.Translate(-float64(x), -float64(y))))
		draw(p)
	})
	img.Rect = img.Rect.Add(image.Pt(x-int(math.Round(anchor.X*px)), y-int(math.Round(anchor.Y*px))))
	return img
}

// counterPart is the side of a counter in hex widths at a zoom.
func counterPart(px float64) float64 {
	switch {
	case px < 30:
		return 0.60
	case px < 60:
		return 0.59
	case px <= 260:
		return 0.63
	}
	return 0.56
}

// counterSide is the side of a counter in pixels at a zoom: even, so that its
// middle is a whole pixel.
func counterSide(px float64) int { return max(8, 2*int(math.Round(px*counterPart(px)/2))) }
