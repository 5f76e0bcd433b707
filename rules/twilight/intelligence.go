package twilight

import (
	"cmp"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Chapter 4.2.6: limited intelligence.

var _ rules.Discreet = (*Position)(nil)

// openVerbs are those whose actions the other side sees as they are. Of all others it
// learns what their events tell it.
var openVerbs = []string{rules.VerbStep}

// Public is what the other side may know of an action.
func (p *Position) Public(a rules.Action) rules.Action {
	if slices.Contains(openVerbs, a.Verb) {
		return a
	}
	return rules.Action{}
}

// covered tells whether an Improved Position hides what stands in a hex from the
// enemy of its owner, who sees the top unit from an adjacent hex only (4.2.6b). One
// that is printed on the map is no marker and hides nothing.
func (p *Position) covered(s side, h board.ID) bool {
	return p.hides(worksOf(p).work(h), s, h)
}

// hides tells that where what was built in the hex is known.
func (p *Position) hides(w *work, s side, h board.ID) bool {
	return w != nil && !w.ruined && !worksOf(p).printedWork(h) && !p.besideEnemy(s, h)
}

// topAt is the unit of a side on top of a stack, which the enemy sees; -1 where it has
// none.
func (p *Position) topAt(s side, h board.ID) int16 {
	top, pile := int16(-1), pile{Position: p}
	if p.who.Count(int8(s), h) > 1 { // else there is nothing to compare
		pile = stackOf(p, h)
	}
	for u := range p.each(s, h) {
		if top < 0 || pile.compare(u, top) < 0 {
			top = u
		}
	}
	return top
}

// tops appends the units on top of all stacks that are seen.
func (p *Position) tops(list []int16) []int16 {
	built := p.works // in the order of the board, as the stacks are
	for h, s := range p.who.Stacks() {
		for len(built) > 0 && built[0].hex < h {
			built = built[1:]
		}
		var w *work
		if len(built) > 0 && built[0].hex == h {
			w = &built[0]
		}
		switch {
		case p.hides(w, side(s), h):
		case p.who.Count(s, h) == 1:
			for u := range p.who.In(s, h) {
				list = append(list, u)
			}
		default:
			list = append(list, p.topAt(side(s), h))
		}
	}
	return list
}

// pile is a stack in a hex, to be put in order (4.2.5).
type pile struct {
	*Position
	dug bool // there is an Improved Position in the hex
}

func stackOf(p *Position, h board.ID) pile { return pile{p, worksOf(p).level(h) > 0} }

// compare orders two units of a stack, the upper one first (4.2.5).
func (p pile) compare(a, b int16) int {
	return cmp.Or(p.rank(a)-p.rank(b), p.weak(a)-p.weak(b), p.steps(b)-p.steps(a), int(a)-int(b))
}

// rank is the place of a unit by its kind: infantry above cavalry under an Improved
// Position, cavalry above infantry elsewhere.
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

// top is the uppermost of some units of the stack.
func (p pile) top(units []int16) int16 { return slices.MinFunc(units, p.compare) }

// weak puts units that are demoralised or at half their strength below the others of
// their kind (4.2.5).
func (p pile) weak(u int16) int {
	if p.demoralised(u) || p.units[u].half > 0 {
		return 1
	}
	return 0
}
