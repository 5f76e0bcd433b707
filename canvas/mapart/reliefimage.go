package mapart

import (
	"image/color"
	"math"
	"sync"

	"vistula/canvas/pen"
)

// The relief is computed once, this many points to a hex width; shading is
// soft, so it can be stretched to any zoom. The second picture serves the
// zooms far out, which would otherwise skip points of the first.
const reliefPoints = 64

// reliefImage is the tinted and shaded ground of the map's window.
type reliefImage struct {
	once   sync.Once
	levels [3]picture // each half as fine as the one before
}

// picture is colours in rows, as floats so that stretching leaves no bands.
type picture struct {
	cols, rows int
	perHex     float64 // points to a hex width
	rgb        []float32
}

// reliefPictures gives the pictures and computes them the first time.
func (s *Sheet) reliefPictures() *[3]picture {
	s.image.once.Do(func() {
		s.image.levels[0] = s.shadeGround()
		for i := 1; i < len(s.image.levels); i++ {
			s.image.levels[i] = s.image.levels[i-1].halved()
		}
	})
	return &s.image.levels
}

// shadeGround lights the heights from the upper left and tints them.
func (s *Sheet) shadeGround() picture {
	p := picture{
		cols: int(math.Ceil(s.frame.W*reliefPoints)) + 1, rows: int(math.Ceil(s.frame.H*reliefPoints)) + 1,
		perHex: reliefPoints,
	}
	p.rgb = make([]float32, 3*p.cols*p.rows)
	heights, folded := s.heightLattice(p)
	inParallel(p.rows, func(row int) {
		for col := range p.cols {
			i := row*p.cols + col
			dx := (folded[row*p.cols+min(col+1, p.cols-1)] - folded[row*p.cols+max(col-1, 0)]) / 2 * reliefPoints
			dy := (folded[min(row+1, p.rows-1)*p.cols+col] - folded[max(row-1, 0)*p.cols+col]) / 2 * reliefPoints
			c := lit(groundTint(float64(heights[i])), float64(dx), float64(dy))
			p.rgb[3*i], p.rgb[3*i+1], p.rgb[3*i+2] = float32(c[0]), float32(c[1]), float32(c[2])
		}
	})
	return p
}

// heightLattice gives the true heights, and those that the light sees: raised,
// and with folds where the ground is rugged.
func (s *Sheet) heightLattice(p picture) (heights, folded []float32) {
	heights = make([]float32, p.cols*p.rows)
	folded = make([]float32, p.cols*p.rows)
	inParallel(p.rows, func(row int) {
		y := s.frame.Y + float64(row)/reliefPoints
		for col := range p.cols {
			x := s.frame.X + float64(col)/reliefPoints
			i := row*p.cols + col
			h := s.heightAt(x, y)
			heights[i] = float32(h)
			folded[i] = float32(2.1*h + 0.42*s.ruggedAt(x, y)*folds(x, y, 3))
		}
	})
	return heights, folded
}

// heightAt is the height in metres, a gentle plain on a sheet without heights.
func (s *Sheet) heightAt(x, y float64) float64 {
	if s.ground == nil {
		return 215 + 30*noise(x/4, y/4, 11)
	}
	// The place is pushed about a little, so that the lattice never shows.
	dx, dy := noise(1.9*x, 1.9*y, 12)-0.5, noise(1.9*x, 1.9*y, 13)-0.5
	return s.ground.HeightAt(x+0.12*dx, y+0.12*dy)
}

// ruggedAt is how broken the ground is, in metres.
func (s *Sheet) ruggedAt(x, y float64) float64 {
	if s.ground == nil {
		return 20
	}
	return min(400, s.ground.RangeAt(x, y))
}

// folds is the shape of hills between the points of the lattice of heights:
// ridged noise in octaves, between 0 and about 1.
func folds(x, y float64, octaves int) float64 {
	x, y = x+0.25*(2*noise(1.3*x, 1.3*y, 21)-1), y+0.25*(2*noise(1.3*x, 1.3*y, 22)-1)
	sum := ridged(1.9*x, 1.9*y, 23) + 0.5*ridged(4.1*x, 4.1*y, 24)
	if octaves > 2 {
		sum += 0.22 * ridged(8.6*x, 8.6*y, 25)
	}
	return sum / 1.4
}

// lit is a tint in the light, for a slope in metres a hex width.
func lit(c color.NRGBA, dx, dy float64) [3]float64 {
	const (
		steep  = 420
		height = 50 * math.Pi / 180
	)
	dx, dy = dx/steep, dy/steep
	// The light comes from the upper left: from (-1, -1) on the page.
	across := (dx + dy) / math.Sqrt2 * math.Cos(height)
	d := (across+math.Sin(height))/math.Sqrt(1+dx*dx+dy*dy) - math.Sin(height)
	to, k := shadeColor, 0.0
	if d < 0 {
		k = 0.50 * (1 - math.Exp(1.5*d))
	} else {
		to, k = lightColor, 0.55*(1-math.Exp(-1.9*d))
	}
	m := func(a, b uint8) float64 { return float64(a) + (float64(b)-float64(a))*k }
	return [3]float64{m(c.R, to.R), m(c.G, to.G), m(c.B, to.B)}
}

// halved is the picture at half the fineness.
func (p picture) halved() picture {
	h := picture{cols: (p.cols + 1) / 2, rows: (p.rows + 1) / 2, perHex: p.perHex / 2}
	h.rgb = make([]float32, 3*h.cols*h.rows)
	for row := range h.rows {
		for col := range h.cols {
			// Weights 1 2 1 about the even point, so that nothing shifts.
			for k := range 3 {
				sum := float32(0)
				for dy := -1; dy <= 1; dy++ {
					for dx := -1; dx <= 1; dx++ {
						r, c := max(0, min(p.rows-1, 2*row+dy)), max(0, min(p.cols-1, 2*col+dx))
						sum += p.rgb[3*(r*p.cols+c)+k] * float32((2-dx*dx)*(2-dy*dy))
					}
				}
				h.rgb[3*(row*h.cols+col)+k] = sum / 16
			}
		}
	}
	return h
}

// inParallel calls the function for all rows, on a few processors at once.
func inParallel(rows int, do func(row int)) {
	const workers = 4
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			for row := w; row < rows; row += workers {
				do(row)
			}
		})
	}
	wg.Wait()
}

// window is the part of the map's window that lies in a view.
func (s *Sheet) window(view pen.Rect) (pen.Rect, bool) {
	x, y := max(view.X, s.frame.X), max(view.Y, s.frame.Y)
	r := pen.Rect{X: x, Y: y, W: min(view.Right(), s.frame.Right()) - x, H: min(view.Bottom(), s.frame.Bottom()) - y}
	return r, r.W > 0 && r.H > 0
}
