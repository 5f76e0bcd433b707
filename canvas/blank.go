package canvas

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
)

// blankColor is that of the sheets' paper.
var blankColor = color.NRGBA{0xF4, 0xEC, 0xD8, 0xFF}

// blankSheets are the bare sheets that lie there until the first coarse map is
// painted: a window that opens on a busy machine shows paper, not a hole.
type blankSheets struct {
	scene  *scene
	box    *fyne.Container
	sheets []*fynecanvas.Rectangle
	done   bool
}

func (s *blankSheets) init(sc *scene) {
	s.scene = sc
	s.box = sc.layers.blank
	for range sc.sheet.Papers() {
		r := fynecanvas.NewRectangle(blankColor)
		s.sheets = append(s.sheets, r)
		s.box.Add(r)
	}
}

// place lays the sheets, or takes them away for good once the map is there: a
// layer that fills the window costs a good part of a frame.
func (s *blankSheets) place(f *frame) {
	if s.done {
		return
	}
	land := s.scene.land
	if land.base.whole() || len(land.wanted) > 0 && land.complete() {
		s.done = true
		s.box.RemoveAll()
		return
	}
	for i, r := range s.scene.sheet.Papers() {
		k := f.px / f.scale
		s.sheets[i].Move(fyne.NewPos(float32(f.ox/f.scale+r.X*k), float32(f.oy/f.scale+r.Y*k)))
		s.sheets[i].Resize(fyne.NewSize(float32(r.W*k), float32(r.H*k)))
	}
}
