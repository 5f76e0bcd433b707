package twilight

import (
	"slices"

	"vistula/rules/board"
)

// Chapter 13: Improved Positions.

// The turn from which printed positions count as level 4 (13.5), and the level to which a
// ruined one is made good (13.5.1).
const (
	printedLevel4 = 20
	rebuiltTo     = 3
)

// fieldworks are the Improved Positions, dug and printed (13).
type fieldworks struct{ *Position }

func worksOf(p *Position) fieldworks { return fieldworks{p} }

// work is the Improved Position that was built in a hex, or what has become of a
// printed one; nil where there is neither.
func (p fieldworks) work(h board.ID) *work {
	if i, ok := p.workAt(h); ok {
		return &p.works[i]
	}
	return nil
}

func (p fieldworks) workAt(h board.ID) (int, bool) {
	return slices.BinarySearchFunc(p.works, h, func(w work, h board.ID) int { return int(w.hex) - int(h) })
}

// printedWork tells whether a position is printed in a hex (13.5).
func (p fieldworks) printedWork(h board.ID) bool { return p.Board().Hexes[h].Works != "" }

// level is that of the Improved Position in a hex, 0 where there is none: one that is
// printed and not ruined counts 3, from turn 20 on 4 (13.5).
func (p fieldworks) level(h board.ID) int {
	if w := p.work(h); w != nil {
		if w.ruined {
			return 0
		}
		return int(w.level)
	}
	if !p.printedWork(h) {
		return 0
	}
	if p.turn >= printedLevel4 {
		return 4
	}
	return 3
}

// leave removes the position in a hex that the last friendly unit has left (13.4).
// Printed ones stay, and are ruins again where the enemy of the country had dug in them.
func (p fieldworks) leave(h board.ID, s side) {
	i, ok := p.workAt(h)
	switch {
	case !ok || p.works[i].side != s || p.holds(s, h):
	case !p.printedWork(h):
		p.works = slices.Delete(p.works, i, i+1)
	default:
		p.trample(h, s)
	}
}

// raise makes the printed positions that were made good before turn 20 count as level 4
// from then on, as the others do (13.5.1).
func (p fieldworks) raise() {
	for i := range p.works {
		if w := &p.works[i]; p.turn == printedLevel4 && p.rebuilt(w) && w.level == rebuiltTo {
			w.level = mostLevel
		}
	}
}

// rebuilt tells whether a position is a printed one that was ruined and made good.
func (p fieldworks) rebuilt(w *work) bool {
	return w != nil && !w.ruined && p.printedWork(w.hex) && w.side == p.rs.owner[w.hex]
}

// trample ruins the printed position in a hex that an enemy of the country enters
// (13.5.1), unless he joins others of his side who have dug in its ruins.
func (p fieldworks) trample(h board.ID, s side) {
	if w := p.work(h); w != nil && w.side == s && p.holds(s, h) {
		return
	}
	if p.printedWork(h) && p.rs.owner[h] != s && p.rs.owner[h] != nobody {
		w := p.build(h)
		w.level, w.side, w.ruined = 0, p.rs.owner[h], true
	}
}

// build is the record of a position in a hex, which is made where there is none.
func (p fieldworks) build(h board.ID) *work {
	i, ok := p.workAt(h)
	if !ok {
		p.works = slices.Insert(p.works, i, work{hex: h})
	}
	return &p.works[i]
}
