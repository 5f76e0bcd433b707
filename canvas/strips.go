package canvas

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"

	"vistula/canvas/pen"
)

// strips is a large picture on the sheet of which little is filled, such as an arrow or a
// ring, shown in strips across its longer side, each as wide as what it shows. Most of the
// rectangle about an arrow is empty, and a graphics processor made of software fills that
// in every frame as well.
type strips struct {
	anchor pen.Point // on the sheet
	in     *fyne.Container
	list   []*sprite // with bounds from the anchor, as the whole picture has
}

// Of strips, in pixels: how deep one is, how wide a gap splits it, and how large a picture
// is shown whole.
const (
	stripDeep  = 64
	gapWide    = 48
	shownWhole = 128 * 128
)

func newStrips(in *fyne.Container) *strips {
	s := &strips{in: &fyne.Container{}}
	in.Objects = append(in.Objects, s.in)
	return s
}

// paint gives it a picture whose bounds are pixels from the anchor; nil takes it away.
func (s *strips) paint(img *image.RGBA, px float64) {
	var parts []image.Rectangle
	if img != nil {
		parts = stripsOf(img)
	}
	for i, part := range parts {
		if i == len(s.list) {
			s.list = append(s.list, newSprite(s.in))
		}
		s.list[i].paint(cutOut(img, part), px)
	}
	for _, rest := range s.list[len(parts):] {
		if !rest.empty {
			rest.clear()
		}
	}
}

// clear takes the picture away.
func (s *strips) clear() { s.paint(nil, 0) }

// empty tells whether nothing is shown.
func (s *strips) empty() bool {
	return !slices.ContainsFunc(s.list, func(x *sprite) bool { return !x.empty })
}

// place moves it to where its anchor is.
func (s *strips) place(f *frame) {
	for _, x := range s.list {
		x.anchor = s.anchor
		x.place(f)
	}
}

// stripsOf are the parts of a picture that are shown: all of a small one, else what is not
// empty of each strip.
func stripsOf(img *image.RGBA) (list []image.Rectangle) {
	all := img.Rect
	if all.Dx()*all.Dy() <= shownWhole {
		return []image.Rectangle{all}
	}
	step, across := image.Pt(0, stripDeep), image.Pt(1, 0)
	if all.Dx() > all.Dy() {
		step, across = image.Pt(stripDeep, 0), image.Pt(0, 1)
	}
	for at := all.Min; at.In(all); at = at.Add(step) {
		part := image.Rectangle{Min: at, Max: all.Max}
		if step.X > 0 {
			part.Max.X = min(part.Max.X, at.X+stripDeep)
		} else {
			part.Max.Y = min(part.Max.Y, at.Y+stripDeep)
		}
		list = append(list, piecesOf(img, inked(img, part), across)...)
	}
	return list
}

// piecesOf splits a part of a picture at the gaps in one direction.
func piecesOf(img *image.RGBA, part image.Rectangle, across image.Point) (list []image.Rectangle) {
	if part.Empty() {
		return nil
	}
	line := image.Rectangle{Min: part.Min, Max: part.Min.Add(image.Pt(part.Dx()*across.Y, part.Dy()*across.X)).Add(across)}
	gap, from := 0, line
	for ; line.In(part); line = line.Add(across) {
		switch empty := inked(img, line).Empty(); {
		case empty:
			gap++
			continue
		case gap >= gapWide:
			list = append(list, inked(img, image.Rectangle{Min: from.Min, Max: line.Max.Sub(across)}))
			from = line
		}
		gap = 0
	}
	return append(list, inked(img, image.Rectangle{Min: from.Min, Max: part.Max}))
}

// inked is the smallest rectangle about what can be seen in a part of a picture.
func inked(img *image.RGBA, part image.Rectangle) image.Rectangle {
	var at image.Rectangle
	for y := part.Min.Y; y < part.Max.Y; y++ {
		row := img.Pix[img.PixOffset(part.Min.X, y):][:4*part.Dx()]
		first, last := -1, -1
		for i := 3; i < len(row); i += 4 {
			if row[i] == 0 {
				continue
			}
			if last = i / 4; first < 0 {
				first = last
			}
		}
		if first >= 0 {
			at = at.Union(image.Rect(part.Min.X+first, y, part.Min.X+last+1, y+1))
		}
	}
	return at
}

// cutOut is a part of a picture with pixels of its own; the picture itself where it is all.
func cutOut(img *image.RGBA, part image.Rectangle) *image.RGBA {
	if part == img.Rect {
		return img
	}
	out := image.NewRGBA(part)
	for y := part.Min.Y; y < part.Max.Y; y++ {
		copy(out.Pix[out.PixOffset(part.Min.X, y):][:4*part.Dx()], img.Pix[img.PixOffset(part.Min.X, y):])
	}
	return out
}
