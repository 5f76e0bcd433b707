package twilight

import "vistula/rules/board"

// passable tells whether a unit of any kind can go from a hex to an adjacent one, by
// terrain alone: the rules of movement close the rest to attacks and retreats as well
// (10.1.2, 11.2.4).
func (p *Position) passable(from, to board.ID) bool {
	d, ok := p.Board().DirectionTo(from, to)
	if !ok || !p.inPlay(to) || p.rs.country[to] == noNation || len(p.rs.terrain[to].MP) == 0 {
		return false
	}
	f := p.Board().Side(from, d)
	crossing := f&(board.Bridge|board.Ferry) != 0 || bridgesOf(p).spanned(from, d)
	switch {
	case f&(board.Lake|board.Sea) != 0:
		return f.Has(board.Causeway)
	case f.Has(board.Blocked):
		return false
	case f.Has(board.Grand):
		return crossing
	case f.Has(board.Major):
		return crossing || p.weather != highWater
	}
	return true
}
