package mapart

import (
	"errors"
	"math"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Spread is the sheets of all maps of a board side by side on one table, with a
// sheet of cards (title, terrain key, turn record) for all of them. The first
// map lies where it would lie alone. It is safe for several goroutines to draw
// from it at once.
type Spread struct {
	board *board.Board
	parts []Part
	at    []int // by map of the board: its place in parts, -1 where it does not lie here
	cards *deck // nil without print
}

// NewSpread prepares the drawing of all maps of a board.
func NewSpread(b *board.Board, set *fonts.Set, print Print) (*Spread, error) {
	if len(b.Maps) == 0 {
		return nil, errors.New("the board has no map")
	}
	var parts []Part
	for i := range b.Maps {
		sheet, err := New(b, i, set, Print{})
		if err != nil {
			return nil, err
		}
		parts = append(parts, Part{Sheet: sheet})
	}
	s := layParts(b, parts)
	s.cards = newDeck(s.parts, print)
	return s, nil
}

// Reprinted is the same spread with other cards.
func (s *Spread) Reprinted(print Print) Map {
	return &Spread{board: s.board, parts: s.parts, at: s.at, cards: newDeck(s.parts, print)}
}

// Board is the board that the spread was made for.
func (s *Spread) Board() *board.Board { return s.board }

// Has tells whether a hex is on one of the maps that lie here.
func (s *Spread) Has(id board.ID) bool { return id != board.None && s.at[s.board.MapOf(id)] >= 0 }

// Parts are the maps in the order of the board.
func (s *Spread) Parts() []Part { return s.parts }

// Papers are the sheets of the maps, then that of the cards.
func (s *Spread) Papers() []pen.Rect {
	list := make([]pen.Rect, 0, len(s.parts)+1)
	for _, p := range s.parts {
		list = append(list, p.Paper())
	}
	if s.cards != nil {
		list = append(list, s.cards.paper)
	}
	return list
}

// Bounds is the rectangle round all sheets.
func (s *Spread) Bounds() pen.Rect {
	var box pen.Rect
	for _, r := range s.Papers() {
		box = box.Union(r)
	}
	return box
}

// Frame is the rectangle round the windows of all maps.
func (s *Spread) Frame() pen.Rect {
	var box pen.Rect
	for _, p := range s.parts {
		box = box.Union(p.Frame())
	}
	return box
}

// Playable is the rectangle round all hexes.
func (s *Spread) Playable() pen.Rect { return s.Frame().Grow(-belt) }

// of is the part that a hex is on.
func (s *Spread) of(id board.ID) *Part { return &s.parts[s.at[s.board.MapOf(id)]] }

// Center is the middle of a hex.
func (s *Spread) Center(id board.ID) pen.Point {
	p := s.of(id)
	return p.Sheet.Center(id).Add(p.At)
}

// Lying tells whether the hexes lie on a side.
func (s *Spread) Lying() bool { return s.parts[0].Sheet.Lying() }

// Corners are the corners of a hex, as those of Sheet.Corners.
func (s *Spread) Corners(id board.ID) [hex.Directions]pen.Point {
	p := s.of(id)
	return Corners(p.Sheet.grid.Orientation, s.Center(id))
}

// HexPath is the outline of a hex, shrunk to a part of its size about its
// centre.
func (s *Spread) HexPath(id board.ID, part float64) *pen.Path {
	p := s.of(id)
	return p.Sheet.HexPath(id, part).Transformed(pen.Translate(p.At.X, p.At.Y))
}

// HexAt is the playable hex at a point of any map.
func (s *Spread) HexAt(p pen.Point) (id board.ID, ok bool) {
	for _, part := range s.parts {
		if id, ok = part.Sheet.HexAt(p.Sub(part.At)); ok {
			return id, true
		}
	}
	return board.None, false
}

// SideAt is the hexside nearest to a point, as that of Sheet.SideAt.
func (s *Spread) SideAt(p pen.Point) (id board.ID, d hex.Direction, distance float64, ok bool) {
	for _, part := range s.parts {
		if id, d, distance, ok = part.Sheet.SideAt(p.Sub(part.At)); ok {
			return id, d, distance, true
		}
	}
	return board.None, 0, 0, false
}

// SideEnds are the two corners at which the side of a hex ends.
func (s *Spread) SideEnds(id board.ID, d hex.Direction) (a, b pen.Point) {
	c := s.Corners(id)
	return c[d], c[(d+1)%hex.Directions]
}

// Crossing is where a way over the side of a hex crosses the river there, as that of
// Sheet.Crossing.
func (s *Spread) Crossing(id board.ID, d hex.Direction) (at, way pen.Point, half float64) {
	p := s.of(id)
	at, way, half = p.Sheet.Crossing(id, d)
	return at.Add(p.At), way, half
}

// Prepare makes what a zoom needs on all maps.
func (s *Spread) Prepare(px float64) {
	for _, p := range s.parts {
		p.Sheet.Prepare(px)
	}
}

// GiveWay keeps the processors free for a drawing that moves.
func (s *Spread) GiveWay(moving func() bool) (end func()) {
	var ends []func()
	for _, p := range s.parts {
		ends = append(ends, p.Sheet.GiveWay(moving))
	}
	return func() {
		for _, end := range ends {
			end()
		}
	}
}

// onPixels is the place of a part for a zoom: on whole pixels, so that its
// picture is the one it would be alone, and half a pixel from the truth at most.
func onPixels(at pen.Point, px float64) pen.Point {
	return pen.Point{X: math.Round(at.X*px) / px, Y: math.Round(at.Y*px) / px}
}

// Draw paints what lies in the view, as Sheet.Draw does. Between the sheets
// nothing is painted: there the table shows.
func (s *Spread) Draw(p pen.Pen, view pen.Rect, px float64, opts Options) {
	for _, part := range s.parts {
		at := onPixels(part.At, px)
		through(p, view, px, moved(part.Sheet.bounds, at), func(v pen.Rect) {
			part.Sheet.Draw(p, moved(v, at.Mul(-1)), px, opts)
		})
	}
	if k := s.cards; k != nil && (opts.Layers == 0 || opts.Layers&Frame != 0) {
		through(p, view, px, k.paper, func(v pen.Rect) { k.draw(p, v, px) })
	}
}

// through has a sheet drawn with the pen at the corner of that part of a view
// which shows it, cut at whole pixels: where a view shows several sheets none
// paints over the others.
func through(p pen.Pen, view pen.Rect, px float64, paper pen.Rect, draw func(view pen.Rect)) {
	x0, y0 := math.Floor((max(paper.X, view.X)-view.X)*px+1e-6), math.Floor((max(paper.Y, view.Y)-view.Y)*px+1e-6)
	x1 := math.Ceil((min(paper.Right(), view.Right())-view.X)*px - 1e-6)
	y1 := math.Ceil((min(paper.Bottom(), view.Bottom())-view.Y)*px - 1e-6)
	if x1 <= x0 || y1 <= y0 {
		return
	}
	p.Save()
	p.Transform(pen.Translate(x0, y0))
	draw(pen.Rect{X: view.X + x0/px, Y: view.Y + y0/px, W: (x1 - x0) / px, H: (y1 - y0) / px})
	p.Restore()
}

// PlaceNames finds places for the names on all maps.
func (s *Spread) PlaceNames(px float64, avoid []pen.Rect) []Name {
	return s.PlaceNamesClear(px, avoid, usualCare)
}

// PlaceNamesClear is PlaceNames with another cost for lying under the rectangles.
func (s *Spread) PlaceNamesClear(px float64, avoid []pen.Rect, cost float64) []Name {
	var list []Name
	for i, part := range s.parts {
		at := onPixels(part.At, px)
		var own []pen.Rect
		for _, r := range avoid {
			if r = moved(r, at.Mul(-1)); r.Meets(part.Sheet.bounds) {
				own = append(own, r)
			}
		}
		for _, n := range part.Sheet.PlaceNamesClear(px, own, cost) {
			n.Box, n.part = moved(n.Box, at), i
			list = append(list, n)
		}
	}
	return list
}

// DrawNames writes placed names, each on its own map.
func (s *Spread) DrawNames(p pen.Pen, view pen.Rect, px float64, names []Name) {
	for i, part := range s.parts {
		at := onPixels(part.At, px)
		var own []Name
		for _, n := range names {
			if n.part == i {
				n.Box = moved(n.Box, at.Mul(-1))
				own = append(own, n)
			}
		}
		if len(own) > 0 {
			part.Sheet.DrawNames(p, moved(view, at.Mul(-1)), px, own)
		}
	}
}
