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

// halved is a picture of half the size, each pixel the mean of four. The size
// must be even.
func halved(img *image.RGBA) *image.RGBA {
	w, h := img.Rect.Dx()/2, img.Rect.Dy()/2
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		a := img.Pix[2*y*img.Stride:][:8*w]
		b := img.Pix[(2*y+1)*img.Stride:][:8*w]
		to := out.Pix[y*out.Stride:][:4*w]
		for x := 0; x < len(to); x += 4 {
			for c := range 4 {
				i := 2*x + c
				to[x+c] = uint8((uint(a[i]) + uint(a[i+4]) + uint(b[i]) + uint(b[i+4]) + 2) / 4)
			}
		}
	}
	return out
}
