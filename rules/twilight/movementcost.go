package twilight

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/march"
)

func direction(d int) hex.Direction { return hex.Direction(d) }

// now are the prices of steps in this turn (8.1.1, 19, 20).
func (p *Position) now() *ways { return p.rs.ways[p.season()][p.weather]() }

// cost is what a step takes of units that go together, in parts: by road or across
// country, whichever is less, and for zones of control. It is barred where nothing
// crosses.
func (p marching) cost(units []int16, s march.Step) int {
	best := p.acrossCountry(units, s)
	if len(units) == 1 { // 8.1.4
		if c := p.byRoad(units[0], s); c >= 0 && (best < 0 || c < best) {
			best = c
		}
	}
	if best < 0 {
		return best
	}
	return best + p.zoneCost(p.owner(units[0]), s)
}

// acrossCountry is the price of a step by the terrain of the hex and of the hexside.
func (p marching) acrossCountry(units []int16, s march.Step) int {
	w := p.now()
	enter, cross := w.enter[s.To], w.cross[s.From][s.D]
	if bridgesOf(p.Position).bridged(p.owner(units[0]), s.From, s.D) {
		if over := w.bridge(p.Board().Side(s.From, s.D)); cross == barred || over != barred && over < cross {
			cross = over
		}
	}
	if cross == barred && p.isPillau(s) && p.pillauOpen(units) == nil {
		cross = 0
	}
	if enter == barred || cross == barred {
		return int(barred)
	}
	return int(enter) + int(cross)
}

// byRoad is the price of a step by Road Movement (8.1.4): that of the road or railway
// and of the river's bridge or ferry, and more for friendly units in the way.
func (p marching) byRoad(u int16, s march.Step) int {
	w := p.now()
	road := w.road[s.From][s.D]
	if road == barred {
		return int(barred)
	}
	return int(road) + int(w.river[s.From][s.D]) + p.traffic(p.owner(u), s.To)
}

// traffic is what friendly units in a hex add to the price of a road: a point for each
// infantry division at full size, half a point for infantry that is smaller, down to a
// brigade, and for cavalry, supply units and artillery (8.1.4a).
func (p marching) traffic(s side, h board.ID) int {
	n := 0
	if !p.holds(s, h) {
		return n
	}
	for u := range p.each(s, h) {
		switch unit := p.unit(u); {
		case unit.kind == infantry && unit.size == division && !p.reduced(u):
			n += parts
		case unit.kind == infantry && unit.size >= brigade, unit.kind == cavalry, unit.supplies(), unit.kind == artillery:
			n += parts / 2
		}
	}
	return n
}

// zoneCost is what enemy zones of control add to a step (4.1.4).
func (p marching) zoneCost(s side, step march.Step) int {
	from, to := p.zone(s, step.From), p.zone(s, step.To)
	switch {
	case !from && !to:
		return 0
	case from != to:
		return parts
	case p.holds(s, step.To) && worksOf(p.Position).level(step.To) > 0:
		return 2 * parts
	case p.holdsForce(s, step.To):
		return 3 * parts
	}
	return 6 * parts
}

// closed tells why a unit that goes with others cannot make a step, whatever it costs.
func (p marching) closed(u int16, with []int16, s march.Step) *refusal {
	switch us := p.owner(u); {
	case !p.inPlay(s.To):
		return refuseSheet
	case p.rs.country[s.To] == noNation || p.now().enter[s.To] == barred:
		return refuseWater
	case p.enemyIn(s.To, us) && !fordOf(p.Position).gives(us, with, s.From, s.D, s.To):
		return refuseEnemy
	case garrisonsOf(p.Position).isGarrison(u) && garrisonsOf(p.Position).leaves(u, s.To):
		return p.bound(u)
	case p.pinned(us, s.From) && !slices.Contains(p.rs.special.slips, u):
		return refusePinned
	}
	if r := specialOf(p.Position).barred(u, s.From, s.To); r != nil {
		return r
	}
	if r := p.blocked(u, with, s); r != nil {
		return r
	}
	if r := p.zoned(u, with, s); r != nil {
		return r
	}
	if p.besideEnemy(p.owner(u), s.To) && !p.mayApproach(u, with, s.To) {
		return refuseArea
	}
	return nil
}

// mayApproach tells whether a unit that goes with others may come beside the enemy in a
// hex: in the area of its army, and an Asset Unit in that of a formation with which it goes
// (6.3.1 point 2, 6.4.1).
func (p marching) mayApproach(u int16, with []int16, h board.ID) bool {
	armies, unit := armiesOf(p.Position), p.unit(u)
	return armies.inArea(u, h) || (unit.asset || unit.kind == artillery) && slices.ContainsFunc(with, func(v int16) bool {
		return p.unit(v).formation() && p.unit(v).nation == unit.nation && armies.inArea(v, h)
	})
}

// blocked tells what on the hexside keeps a unit from crossing it.
func (p marching) blocked(u int16, with []int16, s march.Step) *refusal {
	side, us := p.Board().Side(s.From, s.D), p.owner(u)
	switch {
	case side.Has(board.Causeway):
		if !p.controls(us, s.From) || !p.controls(us, s.To) {
			return refuseDamHeld
		}
	case p.isPillau(s):
		return p.pillauOpen([]int16{u})
	case p.now().cross[s.From][s.D] == barred && p.acrossCountry(with, s) < 0 && (len(with) > 1 || p.byRoad(u, s) < 0):
		return refuseCrossing
	}
	return nil
}

// zoned tells what enemy zones of control forbid a unit.
func (p marching) zoned(u int16, with []int16, s march.Step) *refusal {
	us, unit := p.owner(u), p.unit(u)
	if !p.zone(us, s.To) || p.holdsForce(us, s.To) {
		return nil
	}
	switch from := p.zone(us, s.From); {
	case from && p.trenched(us, s.From, s.To):
		return refuseTrenches
	case !unit.combat() && !slices.ContainsFunc(with, func(v int16) bool { return p.unit(v).combat() }):
		if unit.kind == train {
			return refuseBaggage
		}
		return refuseUnguarded
	case unit.kind == cavalry && p.phase == counterMovementPhase && !from && p.fromInfantry(us, s.To):
		return refuseDoctrine
	}
	return nil
}

// bridge is what a pontoon bridge over a hexside takes; barred where there is none but
// a major or a grand river.
func (w *ways) bridge(side board.Features) int16 {
	switch {
	case side.Has(board.Grand):
		return w.over[1]
	case side.Has(board.Major):
		return w.over[0]
	}
	return barred
}

// pinned tells whether a Prepared Attack marker points at a hex in the Counter Movement
// Phase, so that the units of a side in it cannot leave (8.4.2).
func (p marching) pinned(s side, h board.ID) bool {
	if p.phase != counterMovementPhase {
		return false
	}
	for d, n := range p.Board().Neighbours(h) {
		if n == board.None || !p.enemyIn(n, s) {
			continue
		}
		for u := range p.each(s.enemy(), n) {
			if p.units[u].aim == int8(direction(d).Opposite())+1 {
				return true
			}
		}
	}
	return false
}

// fromTrenches tells whether an enemy zone of control comes into a hex from an Improved
// Position of level 3 or 4 (4.1.4a).
func (p marching) fromTrenches(s side, h board.ID) bool {
	return p.zoneFrom(s, h, func(n board.ID) bool { return worksOf(p.Position).level(n) >= 3 })
}

// trenched tells whether a step leads from one zone of control that comes from such a
// position into another, where no friendly unit is (13.2).
func (p marching) trenched(s side, from, to board.ID) bool {
	return !p.holds(s, to) && p.fromTrenches(s, from) && p.fromTrenches(s, to)
}

// fromInfantry tells whether an enemy infantry formation extends its zone of control
// into a hex (9.3).
func (p marching) fromInfantry(s side, h board.ID) bool {
	return p.zoneFrom(s, h, func(n board.ID) bool {
		for u := range p.each(s.enemy(), n) {
			if unit := p.unit(u); unit.kind == infantry && unit.formation() && p.exertsZone(u) {
				return true
			}
		}
		return false
	})
}

// zoneFrom tells whether a zone of control of the enemy of a side comes into a hex from
// an adjacent one of a certain sort.
func (p marching) zoneFrom(s side, h board.ID, sort func(n board.ID) bool) bool {
	for d, n := range p.Board().Neighbours(h) {
		if n != board.None && p.exertsFrom(s.enemy(), n) && p.rs.extends(n, direction(d).Opposite(), h) && sort(n) {
			return true
		}
	}
	return false
}
