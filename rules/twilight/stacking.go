package twilight

import (
	"cmp"

	"vistula/rules/board"
)

// Chapter 4.2: stacking.

// pile is a stack in a hex, to be put in order (4.2.5).
type pile struct {
	*Position
	dug bool // there is an Improved Position in the hex
}

func stackOf(p *Position, h board.ID) pile { return pile{p, p.work(h) != nil} }

// compare orders two units of a stack, the upper one first (4.2.5).
func (p pile) compare(a, b int16) int {
	return cmp.Or(p.rank(a)-p.rank(b), p.weak(a)-p.weak(b), p.steps(b)-p.steps(a), int(a)-int(b))
}

// rank is the place of a unit by its kind: infantry above cavalry under an Improved
// Position, cavalry above infantry elsewhere. The largest of each stands above the
// others of its kind, which stand with the rest.
func (p pile) rank(u int16) int {
	switch p.unit(u).kind {
	case infantry:
		if p.dug {
			return 0
		}
		return 1
	case cavalry:
		if p.dug {
			return 1
		}
		return 0
	case fortress, fort:
		return 2
	case artillery:
		return 3
	}
	return 4
}

// weak puts units that are demoralised or at half their strength below the others of
// their kind (4.2.5).
func (p pile) weak(u int16) int {
	if p.demoralised(u) || p.units[u].half > 0 {
		return 1
	}
	return 0
}
