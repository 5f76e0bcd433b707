package mapart

import (
	"image/color"
	"math"
	"sync"

	"vistula/canvas/pace"
)

// The relief is computed once, this many points to a hex width; shading is
// soft, so it can be stretched to any zoom. The second picture serves the
// zooms far out, which would otherwise skip points of the first.
const reliefPoints = 40

// reliefImage is the tinted and shaded ground of the map's window.
type reliefImage struct {
	once   sync.Once
	levels [3]picture // each half as fine as the one before
}

// picture is colours in rows. How light a point is has a plane of its own; what hue
// it has changes so softly that half as many points each way are enough. That takes
// half the memory of three colours to a point.
type picture struct {
	light, hue plane
}

// reliefPictures gives the pictures and computes them the first time.
func (s *engraving) reliefPictures() *[3]picture {
	s.image.once.Do(func() {
		s.image.levels[0] = s.shadeGround()
		for i := 1; i < len(s.image.levels); i++ {
			s.image.levels[i] = s.image.levels[i-1].halved(s.pace)
		}
	})
	return &s.image.levels
}

// shadeGround lights the heights from the upper left and tints them.
func (s *engraving) shadeGround() picture {
	cols, rows := int(math.Ceil(s.frame.W*reliefPoints))+1, int(math.Ceil(s.frame.H*reliefPoints))+1
	p := picture{newPlane(cols, rows, 1, reliefPoints), newPlane((cols+1)/2, (rows+1)/2, 2, reliefPoints/2)}
	// In bands, for the heights of the whole sheet would need more memory than
	// the picture that is made of them.
	const band = 64
	inParallel(s.pace, (rows+band-1)/band, func(n int) {
		s.shadeBand(&p, n*band, min((n+1)*band, rows))
	})
	return p
}

// shadeBand lights some rows of the picture.
func (s *engraving) shadeBand(p *picture, from, to int) {
	first := max(0, from-1)
	cols, rows := p.light.cols, p.light.rows
	ground := s.heightRows(cols, first, min(rows, to+1))
	for row := from; row < to; row++ {
		line := ground[row-first]
		above, below := ground[max(row-1, 0)-first], ground[min(row+1, rows-1)-first]
		for col := range cols {
			dx := (line[min(col+1, cols-1)].folded - line[max(col-1, 0)].folded) / 2 * reliefPoints
			dy := (below[col].folded - above[col].folded) / 2 * reliefPoints
			tint := groundTint(s.tintHeight(float64(line[col].height)))
			if s.hilly {
				tint = s.hillTint(tint, s.frame.X+float64(col)/reliefPoints, s.frame.Y+float64(row)/reliefPoints)
			}
			c := lit(tint, float64(dx), float64(dy))
			light, blue, red := color.RGBToYCbCr(uint8(c[0]+0.5), uint8(c[1]+0.5), uint8(c[2]+0.5))
			p.light.at(col, row)[0] = light
			if col%2 == 0 && row%2 == 0 {
				hue := p.hue.at(col/2, row/2)
				hue[0], hue[1] = blue, red
			}
		}
	}
}

// spot is the ground at a point: its true height, and that which the light sees,
// raised and with folds where the ground is rugged.
type spot struct{ height, folded float32 }

// level is the ruggedness, in metres, below which nobody would see the folds.
const level = 0.5

// heightRows is the ground along some rows of the picture.
func (s *engraving) heightRows(cols, from, to int) [][]spot {
	rows := make([][]spot, to-from)
	var hills folding
	for i := range rows {
		rows[i] = make([]spot, cols)
		y := s.frame.Y + float64(from+i)/reliefPoints
		for col := range cols {
			x := s.frame.X + float64(col)/reliefPoints
			h := s.heightAt(x, y)
			rows[i][col] = spot{float32(h), float32(2.1 * h)}
			if rugged := s.ruggedAt(x, y); rugged > level {
				rows[i][col].folded += float32(0.42 * rugged * hills.folds(x, y, 3))
			}
		}
	}
	return rows
}

// heightAt is the height in metres, a gentle plain on a sheet without heights.
func (s *engraving) heightAt(x, y float64) float64 {
	if s.ground == nil {
		return 215 + 30*noise(x/4, y/4, 11)
	}
	// The place is pushed about a little, so that the lattice never shows.
	dx, dy := noise(1.9*x, 1.9*y, 12)-0.5, noise(1.9*x, 1.9*y, 13)-0.5
	return s.ground.HeightAt(x+0.12*dx, y+0.12*dy)
}

// ruggedAt is how broken the ground is, in metres.
func (s *engraving) ruggedAt(x, y float64) float64 {
	if s.ground == nil {
		if s.craggy != nil {
			return min(400, s.craggy.at(x, y))
		}
		return 20
	}
	if s.craggy != nil {
		return min(400, 0.30*s.ground.RangeAt(x, y)+s.craggy.at(x, y))
	}
	return min(400, s.ground.RangeAt(x, y))
}

// tintHeight is the height by which the ground is coloured. Where hills have
// tints of their own, heights speak softer, so that open ground stays pale.
func (s *engraving) tintHeight(h float64) float64 {
	if s.hilly && h > 150 {
		return 150 + 0.32*(h-150)
	}
	return h
}

// folding remembers what folds was made of at the last place.
type folding [5]noiseCell

// folds is the shape of hills between the points of the lattice of heights:
// ridged noise in octaves, between 0 and about 1.
func (f *folding) folds(x, y float64, octaves int) float64 {
	x, y = x+0.25*(2*f[0].noise(1.3*x, 1.3*y, 21)-1), y+0.25*(2*f[1].noise(1.3*x, 1.3*y, 22)-1)
	sum := f[2].ridged(1.9*x, 1.9*y, 23) + 0.5*f[3].ridged(4.1*x, 4.1*y, 24)
	if octaves > 2 {
		sum += 0.22 * f[4].ridged(8.6*x, 8.6*y, 25)
	}
	return sum / 1.4
}

// lit is a tint in the light, for a slope in metres a hex width.
func lit(c color.NRGBA, dx, dy float64) [3]float64 {
	const (
		steep = 420
		// of the light's height, 50 degrees
		cos, sin = 0.6427876096865394, 0.766044443118978
	)
	dx, dy = dx/steep, dy/steep
	// The light comes from the upper left: from (-1, -1) on the page.
	across := (dx + dy) / math.Sqrt2 * cos
	d := (across+sin)/math.Sqrt(1+dx*dx+dy*dy) - sin
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
func (p picture) halved(at *pace.Pace) picture {
	return picture{p.light.halved(at), p.hue.halved(at)}
}
