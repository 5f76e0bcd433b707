package mapart

import (
	"math"
	"slices"
	"sync"

	"vistula/canvas/pen"
)

// hachures are the strokes of a zoom, made when it is first drawn.
type hachures struct {
	once sync.Once
	list []slope
}

// slopesOf gives the strokes of a zoom. All that are near have the same ones, drawn
// finer the nearer they are: they are many, and one list of them is enough.
func (s *engraving) slopesOf(z zoom) []slope {
	z = min(z, near)
	h := &s.slopes[z]
	h.once.Do(func() { h.list = slices.Clone(s.drawSlopes(z)) }) // without spare room
	return h.list
}

// drawSlopes lays hachures down the steep ground: the longer and darker, the
// steeper, and darker again on the side away from the light.
func (s *engraving) drawSlopes(z zoom) []slope {
	if z == far || s.ground == nil {
		return nil
	}
	space := 0.062
	if z == wide {
		space = 0.105
	}
	var list []slope
	cell := func(v float64) int { return int(math.Floor(v / space)) }
	for row := cell(s.frame.Y); row <= cell(s.frame.Bottom()); row++ {
		for col := cell(s.frame.X); col <= cell(s.frame.Right()); col++ {
			x := (float64(col) + 0.5*float64(row&1) + 0.55*swing(col, row, 41)) * space
			y := (float64(row) + 0.55*swing(col, row, 42)) * space
			if !s.frame.Grow(-0.03).Has(pen.Point{X: x, Y: y}) {
				continue
			}
			if s.hilly && s.hasOwnMarks(pen.Point{X: x, Y: y}, z, chance(col, row, 43)) {
				continue
			}
			if m, ok := s.hachure(x, y, space); ok {
				list = append(list, m)
			}
		}
	}
	return list
}

// hasOwnMarks tells whether hills of the terrain's own are drawn at a place, to
// which slope hachures would only add weight: far out all of them give way, near
// a part in the higher hills.
func (s *engraving) hasOwnMarks(p pen.Point, z zoom, dice float64) bool {
	level := s.hillAt(p)
	if z == wide {
		return level > 0
	}
	return level > 1 && dice < 0.45
}

func (s *engraving) hachure(x, y, space float64) (slope, bool) {
	const (
		least, most = 80.0, 380.0
		e           = 0.04
	)
	rugged := s.ruggedAt(x, y)
	if rugged < 18 {
		return slope{}, false
	}
	var hills folding
	ground := func(x, y float64) float64 { return s.heightAt(x, y) + 0.30*rugged*hills.folds(x, y, 2) }
	g := pen.Point{X: ground(x+e, y) - ground(x-e, y), Y: ground(x, y+e) - ground(x, y-e)}.Mul(1 / (2 * e))
	steep := g.Len()
	if steep < least {
		return slope{}, false
	}
	k := min(1, (steep-least)/(most-least))
	down := unit(g).Mul(-1)
	// Strokes that fall away from the light, down to the lower right, are heavy.
	dark := (down.X + down.Y) / math.Sqrt2
	weight := 0.35 + 1.30*(dark+1)/2
	half := (0.0045 + 0.0115*k) * weight / 2
	at := pen.Point{X: x, Y: y}
	return slope{at, at.Add(down.Mul(space * (0.55 + 0.75*k))), half, (0.24 + 0.42*k) * (0.78 + 0.22*dark)}, true
}
