package pen

import "image/color"

// FillDown fills a path with a colour that changes from top to bottom of the
// path's box, as bands of plain colour: a paper copy takes two bands, a screen
// as many as there are steps of colour. It clips, so it is dear for pixels:
// paint such a figure once and keep the picture.
func FillDown(p Pen, path *Path, rule Rule, top, bottom color.NRGBA, bands int) {
	box := path.Bounds()
	if path.Empty() || bands < 2 {
		p.Fill(path, rule, Mix(top, bottom, 0.5))
		return
	}
	p.Save()
	p.Clip(path, rule)
	step := box.H / float64(bands)
	for i := range bands {
		// Each band reaches to the bottom, so that no seam shows between two.
		y := box.Y + float64(i)*step
		band := new(Path).Rect(Rect{box.X, y, box.W, box.Bottom() - y})
		p.Fill(band, Winding, Mix(top, bottom, float64(i)/float64(bands-1)))
	}
	p.Restore()
}
