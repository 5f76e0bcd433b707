package mapart

import (
	"vistula/canvas/fonts"
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Map is what a board shows of its maps: one Sheet, or a Spread of several. All
// places are in hex widths from the centre of the first hex of the first map.
type Map interface {
	Board() *board.Board
	// Has tells whether a hex is on it.
	Has(id board.ID) bool

	// Bounds holds all of the paper, Papers the single sheets of it: first those
	// of Parts, in their order. Frame holds the windows of all maps, Playable all
	// hexes.
	Bounds() pen.Rect
	Papers() []pen.Rect
	Frame() pen.Rect
	Playable() pen.Rect
	// Parts are the printed maps that lie there, in the order of the board.
	Parts() []Part

	// Lying tells whether the hexes lie on a side.
	Lying() bool
	Center(id board.ID) pen.Point
	Corners(id board.ID) [hex.Directions]pen.Point
	HexPath(id board.ID, part float64) *pen.Path
	HexAt(p pen.Point) (id board.ID, ok bool)
	SideAt(p pen.Point) (id board.ID, d hex.Direction, distance float64, ok bool)
	SideEnds(id board.ID, d hex.Direction) (a, b pen.Point)
	Crossing(id board.ID, d hex.Direction) (at, way pen.Point, half float64)

	Prepare(px float64)
	// GiveWay has what is prepared give way while moving tells that a drawing moves, until
	// another drawing asks for that or end is called. Moving is called on any goroutine.
	GiveWay(moving func() bool) (end func())
	Draw(p pen.Pen, view pen.Rect, px float64, opts Options)
	PlaceNames(px float64, avoid []pen.Rect) []Name
	PlaceNamesClear(px float64, avoid []pen.Rect, cost float64) []Name
	DrawNames(p pen.Pen, view pen.Rect, px float64, names []Name)

	// Reprinted is the same with other print beside the maps, at next to no cost.
	Reprinted(print Print) Map
}

var (
	_ Map = (*Sheet)(nil)
	_ Map = (*Spread)(nil)
)

// Part is one printed map and where its origin lies.
type Part struct {
	Sheet *Sheet
	At    pen.Point
}

// Paper is the sheet's extent where it lies.
func (p Part) Paper() pen.Rect { return moved(p.Sheet.bounds, p.At) }

// Frame is the window of the map where it lies.
func (p Part) Frame() pen.Rect { return moved(p.Sheet.frame, p.At) }

// Lay prepares the drawing of all maps of a board: a sheet where there is one, a
// spread where there are several. Of a single map that is made up of sheets only
// those are drawn that are named, all where none is.
func Lay(b *board.Board, set *fonts.Set, print Print, sheets ...string) (Map, error) {
	if len(b.Maps) == 1 {
		s, err := NewPart(b, 0, sheets, set, print)
		if err != nil {
			return nil, err // and not a nil sheet in a Map
		}
		return s, nil
	}
	s, err := NewSpread(b, set, print)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Parts is the sheet itself.
func (s *Sheet) Parts() []Part { return []Part{{Sheet: s}} }

// GiveWay keeps the processors free for a drawing that moves.
func (s *Sheet) GiveWay(moving func() bool) (end func()) { return s.pace.GiveWay(moving) }

// Reprinted is Printed, as a Map.
func (s *Sheet) Reprinted(print Print) Map { return s.Printed(print) }

// moved is a rectangle pushed along a vector.
func moved(r pen.Rect, by pen.Point) pen.Rect {
	return pen.Rect{X: r.X + by.X, Y: r.Y + by.Y, W: r.W, H: r.H}
}
