package canvas

import (
	"image"
	"image/color"
	"image/draw"
	"time"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"

	"vistula/canvas/mapart"
	"vistula/canvas/pen"
)

// blankColor is that of the sheets' paper.
var blankColor = color.NRGBA{0xF4, 0xEC, 0xD8, 0xFF}

// blankSheets are the bare sheets that lie there until the first coarse map is
// painted: a window that opens on a busy machine shows paper, not a hole. A sketch of
// what is quickly drawn comes onto them first, rivers, frontiers, railways, towns and
// woods: all that needs no relief.
type blankSheets struct {
	scene  *scene
	box    *fyne.Container
	sheets []*fynecanvas.Rectangle
	sketch *fynecanvas.Image
	area   pen.Rect // of the sketch
	brush  *runner
	done   bool
}

// sketchTime is how long a sketch is left alone with the processors.
const sketchTime = 40 * time.Millisecond

// What a sketch shows, and how large its hexes and all of it may be, in pixels.
const (
	sketched  = mapart.Woods | mapart.Swamps | mapart.Frontier | mapart.Rivers | mapart.Rails | mapart.Towns | mapart.Frame
	sketchPx  = 18
	sketchMax = 1200
)

func (s *blankSheets) init(sc *scene) {
	s.scene = sc
	s.box = sc.layers.blank
	for range sc.sheet.Papers() {
		r := fynecanvas.NewRectangle(blankColor)
		s.sheets = append(s.sheets, r)
		s.box.Add(r)
	}
	s.sketch = newImage(nil)
	s.sketch.ScaleMode = fynecanvas.ImageScaleSmooth
	s.box.Add(s.sketch)
	s.area = sc.sheet.Bounds()
	s.brush = sc.newRunner()
	s.begin()
}

// begin draws the sketch, in a goroutine of its own.
func (s *blankSheets) begin() {
	if s.area.W <= 0 || s.area.H <= 0 {
		s.scene.opening.end()
		return
	}
	px := min(sketchPx, sketchMax/max(s.area.W, s.area.H))
	s.brush.do(func(old func() bool) {
		defer s.letPaint()
		img := image.NewRGBA(image.Rect(0, 0, max(1, int(s.area.W*px)), max(1, int(s.area.H*px))))
		for _, r := range s.scene.sheet.Papers() {
			r = pen.Rect{X: r.X - s.area.X, Y: r.Y - s.area.Y, W: r.W, H: r.H}
			on := image.Rect(int(r.X*px), int(r.Y*px), int(r.Right()*px), int(r.Bottom()*px))
			draw.Draw(img, on, image.NewUniform(blankColor), image.Point{}, draw.Src)
		}
		pen.Paint(img, func(p pen.Pen) {
			s.scene.sheet.Draw(p, s.area, px, mapart.Options{Layers: sketched, Over: true, Plain: true})
		})
		s.scene.post(func() {
			if s.done || old() {
				return
			}
			s.sketch.Image = img
			s.sketch.Show()
			s.sketch.Refresh()
			if s.scene.gaze.sized() {
				f := s.scene.gaze.frame()
				s.place(&f)
			}
		})
	})
}

// letPaint lets the painters of the map begin soon.
func (s *blankSheets) letPaint() {
	if s.scene.mail.waits {
		s.scene.opening.end()
		return
	}
	s.scene.post(func() { s.scene.after(sketchTime, s.scene.opening.end) })
}

// place lays the sheets, or takes them away for good once the map is there: a
// layer that fills the window costs a good part of a frame.
func (s *blankSheets) place(f *frame) {
	if s.done {
		return
	}
	if s.scene.land.base.whole() {
		s.done = true
		s.box.RemoveAll()
		s.brush.drop()
		s.sketch.Image = nil
		s.sketch.Refresh() // frees the texture
		return
	}
	for i, r := range s.scene.sheet.Papers() {
		layOut(s.sheets[i], r, f)
	}
	s.sketch.ScaleMode = fynecanvas.ImageScaleSmooth
	if img := s.sketch.Image; img != nil && float64(img.Bounds().Dx()) <= s.area.W*f.px {
		// Fyne would smooth it at its own size, for which it needs 70 MB and much of the
		// time until the table is there.
		s.sketch.ScaleMode = fynecanvas.ImageScaleFastest
	}
	layOut(s.sketch, s.area, f)
}

// layOut lays an object over a part of the sheet.
func layOut(o fyne.CanvasObject, r pen.Rect, f *frame) {
	k := f.px / f.scale
	o.Move(fyne.NewPos(float32(f.ox/f.scale+r.X*k), float32(f.oy/f.scale+r.Y*k)))
	o.Resize(fyne.NewSize(float32(r.W*k), float32(r.H*k)))
}
