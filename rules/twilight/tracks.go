package twilight

import (
	"slices"

	"vistula/rules/board"
)

// Cases 17.1.1 and 17.1.2: railways that are broken or laid anew.

// track is a railway hex that is not as it was at first: broken, or made operational
// by the engineers of a side.
type track struct {
	hex board.ID
	by  side // nobody's where it is broken
}

// railhead is a marker: how far the trains of a nation run on a line that was not its
// own or had been lost (17.1.1).
type railhead struct {
	nation nation
	hex    board.ID
	used   bool // in this phase
}

// engineering is the railways of a position (17.1).
type engineering struct{ *Position }

func engineersOf(p *Position) engineering { return engineering{p} }

// find is the place of a hex among those that are not as they were.
func (p engineering) find(h board.ID) (int, bool) {
	return slices.BinarySearchFunc(p.tracks, h, func(t track, h board.ID) int { return int(t.hex) - int(h) })
}

// set notes that a railway hex is broken or laid anew. Copies of the position share
// the list, so it is never changed in place.
func (p engineering) set(h board.ID, by side) {
	i, ok := p.find(h)
	list := slices.Clone(p.tracks)
	if ok {
		list[i].by = by
	} else {
		list = slices.Insert(list, i, track{h, by})
	}
	p.tracks = list
}

// lose breaks a railway hex of which the other side takes control: that of its own
// country for its owner, and one laid anew for whoever laid it (17.1.1, 17.1.4).
func (p engineering) lose(h board.ID, to side) {
	if to == nobody || len(p.rs.supplies.rails[h]) == 0 {
		return
	}
	i, ok := p.find(h)
	if !ok && p.rs.owner[h] == to.enemy() || ok && p.tracks[i].by == to.enemy() {
		p.set(h, nobody)
	}
}

// runs tells whether the trains of a side run in a railway hex: it controls it, and it
// lies in its own country and was never the enemy's, or its engineers have made it
// operational (17.1.1).
func (p engineering) runs(s side, h board.ID) bool {
	if !p.controls(s, h) {
		return false
	}
	if i, ok := p.find(h); ok {
		return p.tracks[i].by == s
	}
	return p.rs.owner[h] == s
}

// regauged tells whether a line has been re-gauged and counts as single-track (17.1.2).
func (p engineering) regauged(s side, h board.ID) bool {
	return s == central && p.runs(s, h) && p.rs.owner[h] == russia && !p.Board().HasGauge(h, board.Standard)
}
