package tannenberg

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Disguise is a copy of a position in which everything that is hidden from the
// viewer is otherwise.
func Disguise(r rules.Position, viewer rules.Side, seed uint64) rules.Position {
	q := r.Clone().(*Position)
	q.Believe(viewer, rand.New(rand.NewPCG(seed, 14)))
	return q
}

// Invariant tells what is wrong with a position, whatever was played.
func Invariant(r rules.Position) error {
	p := r.(*Position)
	for i := range p.units {
		if err := p.checkUnit(int16(i)); err != nil {
			return err
		}
	}
	for _, check := range []func() error{p.checkHexes, p.checkScore, p.checkRails, p.checkSupply} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkUnit tells whether a unit is in one place.
func (p *Position) checkUnit(u int16) error {
	st, unit := &p.units[u], p.unit(u)
	places := 0
	for _, in := range []bool{st.hex != board.None, st.dead > 0, st.absent, st.hex == board.None && st.alive()} {
		if in {
			places++
		}
	}
	switch {
	case places != 1:
		return fmt.Errorf("%s is in %d places: %+v", unit.ID, places, *st)
	case st.hex != board.None && p.rs.closed[st.hex] != openHex:
		return fmt.Errorf("%s is in %s, which nobody may enter", unit.ID, p.Board().Number(st.hex))
	case st.hex != board.None && st.front != east:
		return fmt.Errorf("%s is on the map and in the west", unit.ID)
	case (st.front == west || st.front == westward) && (unit.nation != german || !p.options.twoFront):
		return fmt.Errorf("%s is in the west", unit.ID)
	case unit.side == central && st.alive() && st.hex == board.None && st.front == east && p.phase > deployPhase && !p.scarce():
		return fmt.Errorf("%s has vanished", unit.ID)
	case st.spent < 0 || p.left(u) < 0:
		return fmt.Errorf("%s has moved too far", unit.ID)
	}
	return nil
}

// scarce tells whether the position was set up by hand, so that units may be off
// the map that never were on it.
func (p *Position) scarce() bool {
	n := 0
	for i := range p.units {
		if !p.units[i].absent {
			n++
		}
	}
	return n < 60
}

// checkHexes looks for hexes that both sides are in, for stacks without a clear
// order, and for the limit where no move or retreat is under way.
func (p *Position) checkHexes() error {
	settled := p.stage != atMoving && p.stage != atRetreat
	fresh := p.clone()
	fresh.refresh()
	for h := range board.ID(p.Board().Len()) {
		if p.holds(russia, h) && p.holds(central, h) {
			return fmt.Errorf("both sides are in %s", p.Board().Number(h))
		}
		for s := range sideIDs {
			n := int8(fresh.stands.Count(int8(s), h))
			if int(n) != p.stands.Count(int8(s), h) || p.holds(side(s), h) != (n > 0) || p.stands.Zone(int8(s), h) != fresh.stands.Zone(int8(s), h) {
				return fmt.Errorf("the units in %s are miscounted", p.Board().Number(h))
			}
			if settled && n > p.limit(side(s)) {
				return fmt.Errorf("%d units are in %s at the stage %q", n, p.Board().Number(h), stageIDs[p.stage])
			}
			for i, u := range p.stack(side(s), h) {
				if int(p.units[u].rank) != i {
					return fmt.Errorf("the stack in %s has no clear order", p.Board().Number(h))
				}
			}
			if i := p.rs.objectiveOf[h]; i >= 0 && n > 0 && p.held[i] != side(s) {
				return fmt.Errorf("%s is not held by those who are in it", p.Board().Number(h))
			}
		}
	}
	return nil
}

// checkScore tells whether the account adds up to the score.
func (p *Position) checkScore() error {
	for _, s := range []side{russia, central} {
		sum := p.rs.homePoints(s)
		for i := range p.awards {
			if a := &p.awards[i]; a.side == s {
				sum += int(a.points)
			}
		}
		if sum != scoreOf(p).score(s) {
			return fmt.Errorf("the account of %s adds up to %d, but it has %d points", sideNames[s], sum, scoreOf(p).score(s))
		}
	}
	return nil
}

// checkRails looks at the capacities and at the restored lines.
func (p *Position) checkRails() error {
	for n, used := range p.rail {
		if int(used) > p.rs.tables.rail(nation(n)).Capacity {
			return fmt.Errorf("the railways of %s carry %d brigades", nationNames[n], used)
		}
	}
	for _, u := range p.all(func(u int16) bool { return p.units[u].railed && p.onMap(u) }) {
		if p.stage == atMoving && slices.Contains(p.moving, u) && !p.railOf(p.owner(u), p.at(u)) {
			return fmt.Errorf("%s rides off the railways", p.UnitID(u))
		}
		if p.unit(u).nation == russian && p.phase == movementPhase && p.rs.country[p.at(u)] != russian {
			return fmt.Errorf("%s is abroad by rail", p.UnitID(u))
		}
	}
	if lack := p.fitsTrails(); lack != "" {
		return fmt.Errorf("there are not %s", lack)
	}
	return nil
}

// checkSupply compares the supply that is kept with a fresh one.
func (p *Position) checkSupply() error {
	if p.stage != atAttack && p.stage != atMove && p.stage != atMoving {
		return nil
	}
	q := p.clone()
	q.sources.forget()
	if k := &p.sources.without; k.known && !slices.Equal(k.near, q.findSupply(nil, k.side, int8(p.rs.tables.SupplyRange), k.except)) {
		return fmt.Errorf("the supply of %s without those in hand is out of date", sideNames[k.side])
	}
	for h := range board.ID(p.Board().Len()) {
		for _, s := range []side{russia, central} {
			if p.supplyOf(s)[h] != q.supplyOf(s)[h] || p.farSupplyOf(s)[h] != q.farSupplyOf(s)[h] {
				return fmt.Errorf("the supply of %s in %s is out of date", sideNames[s], p.Board().Number(h))
			}
		}
	}
	return nil
}
