package canvas

import (
	"image"
	"slices"
)

// cropped is a picture cut to what is painted, its bounds still counted from
// the old corner; nil where nothing is.
func cropped(img *image.RGBA) *image.RGBA {
	b := img.Rect
	row := func(y int) []uint8 { return img.Pix[img.PixOffset(b.Min.X, y):][:4*b.Dx()] }
	ink := func(v uint8) bool { return v != 0 }
	for b.Min.Y < b.Max.Y && !slices.ContainsFunc(row(b.Min.Y), ink) {
		b.Min.Y++
	}
	if b.Min.Y == b.Max.Y {
		return nil
	}
	for !slices.ContainsFunc(row(b.Max.Y-1), ink) {
		b.Max.Y--
	}
	left, right := b.Max.X, b.Min.X
	for y := b.Min.Y; y < b.Max.Y; y++ {
		line := img.Pix[img.PixOffset(b.Min.X, y):][:4*b.Dx()]
		for x := range b.Dx() {
			if line[4*x+3] != 0 {
				left, right = min(left, b.Min.X+x), max(right, b.Min.X+x+1)
			}
		}
	}
	b.Min.X, b.Max.X = left, right
	out := image.NewRGBA(b)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		copy(out.Pix[out.PixOffset(b.Min.X, y):][:4*b.Dx()], img.Pix[img.PixOffset(b.Min.X, y):])
	}
	return out
}
