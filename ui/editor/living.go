package editor

import (
	"sync/atomic"

	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// living is a map whose drawing is exchanged while the board shows it. The hexes
// stay the same. Painters in other goroutines see either the old or the new one.
type living struct{ now atomic.Pointer[mapart.Map] }

var _ mapart.Map = (*living)(nil)

func newLiving(m mapart.Map) *living {
	l := &living{}
	l.now.Store(&m)
	return l
}

func (l *living) show(m mapart.Map) { l.now.Store(&m) }
func (l *living) m() mapart.Map     { return *l.now.Load() }

// What follows implements mapart.Map.

func (l *living) Board() *board.Board                           { return l.m().Board() }
func (l *living) Has(id board.ID) bool                          { return l.m().Has(id) }
func (l *living) Bounds() pen.Rect                              { return l.m().Bounds() }
func (l *living) Papers() []pen.Rect                            { return l.m().Papers() }
func (l *living) Frame() pen.Rect                               { return l.m().Frame() }
func (l *living) Playable() pen.Rect                            { return l.m().Playable() }
func (l *living) Parts() []mapart.Part                          { return l.m().Parts() }
func (l *living) Lying() bool                                   { return l.m().Lying() }
func (l *living) Center(id board.ID) pen.Point                  { return l.m().Center(id) }
func (l *living) Corners(id board.ID) [hex.Directions]pen.Point { return l.m().Corners(id) }
func (l *living) HexPath(id board.ID, part float64) *pen.Path   { return l.m().HexPath(id, part) }
func (l *living) HexAt(p pen.Point) (board.ID, bool)            { return l.m().HexAt(p) }
func (l *living) Prepare(px float64)                            { l.m().Prepare(px) }
func (l *living) GiveWay(moving func() bool) (end func())       { return l.m().GiveWay(moving) }
func (l *living) Reprinted(print mapart.Print) mapart.Map       { return newLiving(l.m().Reprinted(print)) }

func (l *living) SideAt(p pen.Point) (board.ID, hex.Direction, float64, bool) {
	return l.m().SideAt(p)
}

func (l *living) SideEnds(id board.ID, d hex.Direction) (a, b pen.Point) {
	return l.m().SideEnds(id, d)
}

func (l *living) Crossing(id board.ID, d hex.Direction) (at, way pen.Point, half float64) {
	return l.m().Crossing(id, d)
}

func (l *living) Draw(p pen.Pen, view pen.Rect, px float64, opts mapart.Options) {
	l.m().Draw(p, view, px, opts)
}

func (l *living) PlaceNames(px float64, avoid []pen.Rect) []mapart.Name {
	return l.m().PlaceNames(px, avoid)
}

func (l *living) DrawNames(p pen.Pen, view pen.Rect, px float64, names []mapart.Name) {
	l.m().DrawNames(p, view, px, names)
}

func (l *living) PlaceNamesClear(px float64, avoid []pen.Rect, cost float64) []mapart.Name {
	return l.m().PlaceNamesClear(px, avoid, cost)
}
