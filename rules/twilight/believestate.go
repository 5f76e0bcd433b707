package twilight

import (
	"slices"

	"vistula/rules/board"
)

// What a guess draws of the state of single units.

// weaken draws the state of a side's units: what they have lost, how effective they
// are, their supply, tasks and orders.
func (p belief) weaken(s side) {
	for i := range p.works { // which unit of a stack has dug is not seen
		if w := &p.works[i]; w.side == s {
			w.digger = 0
		}
	}
	var list []int16
	for _, u := range p.rs.ofSide[s] {
		if st := &p.units[u]; (st.gone == onBoard || st.gone == offMap) && !askingIn(p.Position).engaged(u) {
			list = append(list, u)
			p.forget(u)
			p.drawSupply(u, st)
			if st.gone == offMap {
				p.drawStrength(u)
			}
		}
	}
	for h, n := range p.who.Stacks() {
		if side(n) == s {
			p.drawStack(s, h)
		}
	}
	for _, u := range list {
		p.drawTask(u, &p.units[u])
	}
}

// forget takes from a unit what its owner alone knows of it, besides its strength: its
// supply, its task, and how far it is with getting on a train. Its orders are drawn.
func (p belief) forget(u int16) {
	st := &p.units[u]
	st.supply, st.isolated, st.extended, st.given, st.settling = inSupply, false, false, 0, 0
	st.task, st.spent, st.mate, st.rested, st.exchanged, st.dug, st.strays = noTask, 0, 0, false, false, 0, 0
	if !p.railMode(u) {
		st.train.account, st.train.late, st.train.to = 0, false, board.None
	}
	st.order = orderAsk
	if p.unit(u).kind == cavalry {
		st.order = int8(p.rng.IntN(len(orderIDs)))
	}
}

// drawStack draws the strength of the units of a stack, under the one that is seen on
// top. Where that does not come out by chance, the one on top is at its best, and those
// that would still lie above it have lost as much as they must.
func (p belief) drawStack(s side, h board.ID) {
	var units []int16
	for u := range p.each(s, h) {
		if !askingIn(p.Position).engaged(u) {
			units = append(units, u)
		}
	}
	top, covered := p.topAt(s, h), p.covered(s, h)
	was := make([]unitState, len(units))
	for i, u := range units {
		was[i] = p.units[u]
	}
	for range 4 {
		for _, u := range units {
			p.drawStrength(u)
		}
		if covered || p.topAt(s, h) == top {
			return
		}
	}
	for _, u := range units {
		p.units[u].lost, p.units[u].ce, p.units[u].disorder, p.units[u].half = 0, 0, 0, 0
	}
	for range units {
		over := p.topAt(s, h)
		if over == top || slices.Contains(units, over) && !p.lower(over, top) {
			break
		}
	}
	if p.topAt(s, h) == top {
		return
	}
	for i, u := range units { // only so is it seen where it is
		p.units[u] = was[i]
	}
}

// lower has a unit lose so much that it lies below another one; it cannot where that
// would take its last step.
func (p belief) lower(u, under int16) bool {
	n := int(p.unit(u).steps) - p.steps(under)
	if u < under {
		n++
	}
	if n >= int(p.unit(u).steps) || askingIn(p.Position).engaged(u) {
		return false
	}
	p.units[u].lost = int8(n)
	return true
}

// seldom is true once in n times.
func (p belief) seldom(n int) bool { return p.rng.IntN(n) == 0 }

// How often a guess has a unit in trouble: once in so many.
const (
	rarelyDemoralized = 12
	rarelyHungry      = 8
	rarelyOutside     = 4
	rarelyBusy        = 6
	rarelyExtended    = 5
	rarelyDisturbed   = 24
)

// drawStrength draws what a unit has lost and how effective it is.
func (p belief) drawStrength(u int16) {
	st := &p.units[u]
	st.lost, st.ce, st.disorder, st.half = 0, 0, 0, 0
	p.drawLosses(u, st)
	p.drawEffectiveness(u, st)
	if st.hex != board.None && !p.railMode(u) && p.Board().Hexes[st.hex].Station && p.seldom(rarelyDisturbed) {
		st.half = 1
	}
}

// drawLosses draws steps lost, of two draws the smaller one.
func (p belief) drawLosses(u int16, st *unitState) {
	if unit := p.unit(u); unit.combat() || unit.works() {
		st.lost = int8(min(p.rng.IntN(int(unit.steps)), p.rng.IntN(int(unit.steps))))
	}
}

// drawEffectiveness draws the status of a formation; few are demoralized (7.3), and of
// these some disordered (7.4).
func (p belief) drawEffectiveness(u int16, st *unitState) {
	switch {
	case !p.unit(u).formation():
	case p.seldom(rarelyDemoralized):
		st.ce, st.disorder = mostStatus, int8(max(0, p.rng.IntN(5)-2))
	default:
		st.ce = int8(min(p.rng.IntN(mostStatus), p.rng.IntN(mostStatus)))
	}
}

// drawSupply draws the state of supply of combat units and artillery (14.4), and the
// mode and the points of supply units (3.6).
func (p belief) drawSupply(u int16, st *unitState) {
	unit := p.unit(u)
	switch {
	case unit.works():
	case unit.supplies():
		st.extended = unit.faces[1].reach > 0 && p.seldom(rarelyExtended)
		if unit.depot() && p.seldom(rarelyExtended) {
			st.settling = 1
		}
	case !p.railMode(u) && p.seldom(rarelyHungry): // who is entrained is in supply (8.2.4)
		st.supply = lowSupply
		if p.seldom(rarelyOutside) {
			st.supply, st.isolated = outOfSupply, p.seldom(rarelyOutside)
		}
	}
}

// drawTask draws a task that a formation may have begun: recovery where it has levels
// to recover and no enemy near (8.6).
func (p belief) drawTask(u int16, st *unitState) {
	if st.ce == 0 || p.railMode(u) || st.hex == board.None || !p.seldom(rarelyBusy) {
		return
	}
	if workIn(p.Position).mayRecover(u) == nil {
		st.task, st.spent = recovery, int16((1+p.rng.IntN(taskCost/parts-1))*parts)
	}
}
