package twilight

import (
	"math/rand/v2"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

var _ rules.Concealing = (*Position)(nil)

// Believe draws anew what a side cannot see of the other (4.2.6): which unit of a sort
// lies below others, under an Improved Position or on a train beyond the map, in what
// state all of them are, to whom they are attached and by which boundaries, and where
// trains go. What is hidden is first forgotten and then drawn as the rules allow it.
// Units that a decision in hand is about stay as they are.
func (p *Position) Believe(who rules.Side, rng *rand.Rand) {
	s := sideOf(string(who))
	if s == nobody || p.stage == atEnd {
		return
	}
	b := belief{p, rng}
	b.shuffle(b.unseen(s.enemy()))
	b.weaken(s.enemy())
	b.bound(s.enemy())
	b.attach(s.enemy())
	b.layDown()
	b.travel(s.enemy())
	b.wear(s.enemy())
	p.forgetSupply()
}

// layDown puts a marker back that was taken up, which nobody else has seen, where the tracks
// as they are drawn now have no room for it.
func (p belief) layDown() {
	if p.stage == atTrack && armiesOf(p.Position).mayTake(p.marker) != nil {
		p.marker, p.stage = -1, atAttach
	}
}

// belief is a position whose unknown parts are drawn anew.
type belief struct {
	*Position
	rng *rand.Rand
}

// engaged tells whether a decision in hand is about a unit.
func (p asking) engaged(u int16) bool {
	at := p.at(u)
	if p.stage == atCrowded && at != board.None && p.owner(u) == p.active() {
		if halves, guns := stackingOf(p.Position).overfull(p.owner(u), at); halves+guns > 0 {
			return true
		}
	}
	return slices.Contains(p.moving, u) || slices.ContainsFunc(p.pending, func(x pending) bool { return x.unit == u }) || p.laidOpen(u) ||
		slices.ContainsFunc(p.attacks, func(x attack) bool { return x.target == at || slices.Contains(x.units, u) }) ||
		slices.ContainsFunc(p.retreats, func(x retreat) bool { return slices.Contains(x.units, u) }) ||
		p.repulse.target == at && at != board.None || slices.Contains(p.repulse.units, u) || slices.Contains(p.repulse.checks, u) ||
		p.combat.target == at && p.combat.target != board.None
}

// unseen lists the units of a side that its enemy does not see.
func (p belief) unseen(s side) []int16 {
	var list []int16
	for h, n := range p.who.Stacks() {
		if side(n) != s {
			continue
		}
		top := p.topAt(s, h)
		for u := range p.each(s, h) {
			if (u != top || p.covered(s, h)) && !askingIn(p.Position).engaged(u) && !p.unit(u).works() {
				list = append(list, u)
			}
		}
	}
	for _, u := range p.rs.ofSide[s] {
		if p.units[u].gone == offMap && !askingIn(p.Position).engaged(u) {
			list = append(list, u)
		}
	}
	return list
}

// shuffle has units of one sort change places.
func (p belief) shuffle(units []int16) {
	for i := len(units) - 1; i > 0; i-- {
		if u, v := units[i], units[p.rng.IntN(i+1)]; u != v && p.alike(u, v) {
			p.exchange(u, v)
		}
	}
}

// alike tells whether two units are of one sort, so that nothing which the enemy sees or
// is allowed tells one from the other.
func (p belief) alike(u, v int16) bool {
	a, b := p.unit(u), p.unit(v)
	x, y := &p.units[u], &p.units[v]
	return a.kind == b.kind && a.size == b.size && a.nation == b.nation && a.asset == b.asset && a.steps == b.steps && a.faces == b.faces && a.base == b.base &&
		!slices.Contains(p.rs.special.towns, u) && !slices.Contains(p.rs.special.towns, v) && // whose place their name tells
		p.railMode(u) == p.railMode(v) && x.aim == y.aim && x.displaced == y.displaced
}

// exchange has two units change places, unless another one came to lie on top.
func (p belief) exchange(u, v int16) {
	s := p.owner(u)
	hexes := [2]board.ID{p.at(u), p.at(v)}
	tops := p.topsAt(s, hexes)
	swap := func() {
		p.units[u], p.units[v] = p.units[v], p.units[u]
		p.stand(u)
		p.stand(v)
	}
	if swap(); p.topsAt(s, hexes) != tops {
		swap()
	}
}

// topsAt are the units that are seen on top in two hexes, -1 where none is.
func (p belief) topsAt(s side, hexes [2]board.ID) (tops [2]int16) {
	for i, h := range hexes {
		tops[i] = -1
		if h != board.None && !p.covered(s, h) {
			tops[i] = p.topAt(s, h)
		}
	}
	return tops
}
