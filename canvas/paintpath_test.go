package canvas

import "testing"

// What a way costs is read to its end, though it is wider than the hex that it leads to.
func TestTheLabelOfAWayIsWhole(t *testing.T) {
	x := newTable(t)
	p := Path{Hexes: []string{"9.13", "10.13"}, Label: "by rail · cost 14 · 14 left, and more than that"}
	for _, px := range []float64{34, 68, 136} {
		_, figures := x.pathPictures(x.known(p.Hexes), p, px, x.sheet.Bounds())
		want := pillWide(x.fonts.SansBold, p.Label, 1.05*pillSize(px)) * px
		if figures == nil || float64(figures.Bounds().Dx()) < want {
			t.Errorf("at %v pixels a hex the label is %v wide and its picture %v", px, want, figures.Bounds())
		}
	}
}
