package print

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"runtime"
	"sync"

	"vistula/canvas/guard"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
)

const (
	groundDPI  = 240 // of relief, woods and swamps under the lines of a PDF
	coarseDPI  = 200 // the same on large paper, which is looked at from further off
	largePaper = 360 // millimetres from which it is
	mmPerInch  = 25.4
)

// drawGround lays relief, woods and swamps as a picture: they are soft, and of
// tens of thousands of strokes.
func (s *Scene) drawGround(p pen.Pen, crop, at pen.Rect) {
	dpi := float64(groundDPI)
	if max(at.W, at.H) > largePaper {
		dpi = coarseDPI
	}
	if _, vectors := p.(pen.Writer); !vectors { // as fine as the pixels are
		dpi = min(300, p.Matrix().Factor()*mmPerInch)
	}
	px := at.W / crop.W * dpi / mmPerInch
	img, view := s.ground(crop, px)
	k := at.W / crop.W
	p.Image(img, pen.Rect{X: at.X + (view.X-crop.X)*k, Y: at.Y + (view.Y-crop.Y)*k, W: view.W * k, H: view.H * k})
}

// bandHigh is the height in pixels of the pieces in which pictures are painted.
const bandHigh = 320

// ground paints the picture for a part of the map at so many pixels to a hex. It
// covers a little more than the part, as far as the next whole pixels: so those
// of neighbouring pages agree.
func (s *Scene) ground(crop pen.Rect, px float64) (*image.RGBA, pen.Rect) {
	x0, y0 := math.Floor(crop.X*px), math.Floor(crop.Y*px)
	w, h := int(math.Ceil(crop.Right()*px)-x0), int(math.Ceil(crop.Bottom()*px)-y0)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	s.Map.Prepare(px)
	inBands(h, func(from, to int) {
		band := img.SubImage(image.Rect(0, from, w, to)).(*image.RGBA)
		view := pen.Rect{X: x0 / px, Y: (y0 + float64(from)) / px, W: float64(w) / px, H: float64(to-from) / px}
		pen.Paint(band, func(p pen.Pen) { s.Map.Draw(p, view, px, mapart.Options{Layers: groundLayers}) })
	})
	s.blank(img, crop, x0, y0, px)
	return img, pen.Rect{X: x0 / px, Y: y0 / px, W: float64(w) / px, H: float64(h) / px}
}

// blank leaves white paper of what is not to be seen. The picture begins at the
// pixel (x0, y0) of the map.
func (s *Scene) blank(img *image.RGBA, crop pen.Rect, x0, y0, px float64) {
	if s.Sheets {
		return
	}
	var holes []image.Rectangle
	for _, r := range s.windows(crop) {
		holes = append(holes, image.Rect(int(math.Floor(r.X*px-x0)), int(math.Floor(r.Y*px-y0)), int(math.Ceil(r.Right()*px-x0)), int(math.Ceil(r.Bottom()*px-y0))))
	}
	white := image.NewUniform(color.White)
	for y := img.Rect.Min.Y; y < img.Rect.Max.Y; y++ {
		x := img.Rect.Min.X
		for x < img.Rect.Max.X {
			end := img.Rect.Max.X
			for _, h := range holes {
				if y < h.Min.Y || y >= h.Max.Y {
					continue
				}
				if x >= h.Min.X && x < h.Max.X {
					x, end = h.Max.X, x
					break
				}
				if x < h.Min.X {
					end = min(end, h.Min.X)
				}
			}
			if end <= x { // a window was passed over
				continue
			}
			draw.Draw(img, image.Rect(x, y, end, y+1), white, image.Point{}, draw.Src)
			x = end
		}
	}
}

// inBands calls the function for the rows of a picture, a band at a time, on all
// processors.
func inBands(rows int, paint func(from, to int)) {
	var wg sync.WaitGroup
	next := make(chan int)
	for range runtime.NumCPU() {
		wg.Go(func() {
			for from := range next {
				guard.Catch(func() { paint(from, min(rows, from+bandHigh)) })
			}
		})
	}
	for from := 0; from < rows; from += bandHigh {
		next <- from
	}
	close(next)
	wg.Wait()
}
