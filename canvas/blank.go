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
	box    *fyne.Container
	sheets []*fynecanvas.Rectangle
	done   bool
}

func (s *blankSheets) init(b *Board) {
	s.box = b.layers.blank
	for range b.sheet.Papers() {
		r := fynecanvas.NewRectangle(blankColor)
		s.sheets = append(s.sheets, r)
		s.box.Add(r)
	}
}

// place lays the sheets, or takes them away for good once the map is there: a
// layer that fills the window costs a good part of a frame.
func (s *blankSheets) place(b *Board, f *frame) {
	if s.done {
		return
	}
	if b.land.base.whole() || len(b.land.wanted) > 0 && b.land.complete() {
		s.done = true
		s.box.RemoveAll()
		return
	}
	for i, r := range b.sheet.Papers() {
		k := f.px / f.scale
		s.sheets[i].Move(fyne.NewPos(float32(f.ox/f.scale+r.X*k), float32(f.oy/f.scale+r.Y*k)))
		s.sheets[i].Resize(fyne.NewSize(float32(r.W*k), float32(r.H*k)))
	}
}
