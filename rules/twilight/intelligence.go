package twilight

import (
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
	if w := p.work(h); w == nil || w.ruined || p.printedWork(h) {
		return false
	}
	return !p.besideEnemy(s, h)
}

// topAt is the unit of a side on top of a stack, which the enemy sees; -1 where it has
// none.
func (p *Position) topAt(s side, h board.ID) int16 {
	top, pile := int16(-1), stackOf(p, h)
	for u := range p.each(s, h) {
		if top < 0 || pile.compare(u, top) < 0 {
			top = u
		}
	}
	return top
}

// tops appends the units on top of all stacks that are seen.
func (p *Position) tops(list []int16) []int16 {
	for h, s := range p.who.Stacks() {
		if !p.covered(side(s), h) {
			list = append(list, p.topAt(side(s), h))
		}
	}
	return list
}
