package tiles

import (
	"math"
	"slices"

	"vistula/canvas/pen"
)

// Size is the side of a tile in pixels.
const Size = 256

// Level is a zoom, in sixteenths of a pixel to a unit of the drawing.
type Level int

// LevelOf is the level nearest to a zoom.
func LevelOf(px float64) Level { return Level(math.Round(px * 16)) }

// Px is the zoom of the level in pixels to a unit.
func (l Level) Px() float64 { return float64(l) / 16 }

// Key names a tile. Layer and Version are the user's: a drawing that changes
// gets a new version, and its old tiles fall out of use.
type Key struct {
	Layer, Version int
	Level          Level
	Col, Row       int
}

// Rect is the part of the drawing that a tile shows.
func (k Key) Rect() pen.Rect {
	side := Size / k.Level.Px()
	return pen.Rect{X: float64(k.Col) * side, Y: float64(k.Row) * side, W: side, H: side}
}

// Cover lists the tiles that are needed to fill a view, those nearest to its
// middle first. The drawing ends at the bounds; tiles beyond are left out.
func Cover(layer, version int, l Level, view, bounds pen.Rect) []Key {
	x0, y0 := max(view.X, bounds.X), max(view.Y, bounds.Y)
	x1, y1 := min(view.Right(), bounds.Right()), min(view.Bottom(), bounds.Bottom())
	if l <= 0 || x0 >= x1 || y0 >= y1 {
		return nil
	}
	side := Size / l.Px()
	var keys []Key
	for row := int(math.Floor(y0 / side)); float64(row)*side < y1; row++ {
		for col := int(math.Floor(x0 / side)); float64(col)*side < x1; col++ {
			keys = append(keys, Key{layer, version, l, col, row})
		}
	}
	middle := view.Center()
	far := func(k Key) float64 { return k.Rect().Center().Sub(middle).Len() }
	slices.SortStableFunc(keys, func(a, b Key) int {
		switch d := far(a) - far(b); {
		case d < 0:
			return -1
		case d > 0:
			return 1
		}
		return 0
	})
	return keys
}
