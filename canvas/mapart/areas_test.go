package mapart

import (
	"image"
	"image/color"
	"testing"

	"vistula/canvas/pen"
)

// A mask answers for every point as a picture of the whole map does, in rows of many
// bands too.
func TestAMaskIsInsideWhereItIsDrawn(t *testing.T) {
	s := surveyed(t)
	draw := func(p pen.Pen) {
		for _, a := range s.woods {
			p.Fill(new(pen.Path).Polygon(a.line...), pen.EvenOdd, color.NRGBA{A: 255})
		}
		p.Fill(new(pen.Path).Circle(s.frame.X, s.frame.Y, 2), pen.Winding, color.NRGBA{A: 255})
	}
	m := s.newMask(draw)
	img := image.NewRGBA(image.Rect(0, 0, m.cols, m.rows))
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Translate(-m.origin.X, -m.origin.Y).Then(pen.Scale(maskPoints)))
		draw(p)
	})
	inside, wrong := 0, 0
	for row := range m.rows {
		for col := range m.cols {
			want := img.Pix[img.PixOffset(col, row)+3] > 127
			if want {
				inside++
			}
			if m.at(m.origin.X+(float64(col)+0.5)/maskPoints, m.origin.Y+(float64(row)+0.5)/maskPoints) != want {
				wrong++
			}
		}
	}
	if inside == 0 || wrong > inside/1000 { // where bands meet a pixel may round otherwise
		t.Errorf("%d of %d points are answered wrongly; %d are inside", wrong, m.cols*m.rows, inside)
	}
	if n := len(m.in().cols); n*16 > m.cols*m.rows/4 {
		t.Errorf("%d turns are kept for %d points", n, m.cols*m.rows)
	}
	if m.at(s.frame.X-1, s.frame.Y) || m.at(s.frame.X, s.frame.Bottom()+1) {
		t.Error("a place beyond the map is inside")
	}
}
