package twilight

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/path"
)

// Disguise gives a copy in which all that is hidden from the viewer is otherwise, nil
// where nothing is.
func Disguise(r rules.Position, viewer rules.Side, seed uint64) rules.Position {
	p := r.(*Position)
	q := p.clone()
	q.Believe(viewer, rand.New(rand.NewPCG(seed, 17)))
	if bytes.Equal(p.AppendJSON(nil), q.AppendJSON(nil)) {
		return nil
	}
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
	if err := p.checkPlans(); err != nil {
		return err
	}
	if err := p.checkLines(); err != nil {
		return err
	}
	if err := p.checkServed(); err != nil {
		return err
	}
	return p.checkField()
}

// checkServed tells whether anybody is supplied where nobody could be.
func (p *Position) checkServed() error {
	for s := range side(2) {
		var n network
		supplyOf(p).find(s, &n)
		area := supplyOf(p).served(s)
		for _, r := range n.receivers {
			if !r.always && r.state != outOfSupply && r.follows < 0 && !area.Has(p.at(r.unit)) {
				return fmt.Errorf("%s is supplied in %s, where it is told that it could not be", p.UnitID(r.unit), p.Board().Number(p.at(r.unit)))
			}
		}
	}
	return nil
}

// checkLines compares the supply lines that are kept with those found afresh.
func (p *Position) checkLines() error {
	for s, kept := range p.scratch.supply.lines {
		supply, k := supplyOf(p), kept[0]
		if k == nil || k.footing != supply.footing() {
			continue
		}
		fresh := lines{footing: k.footing, tracing: supply.trace(side(s)), exits: k.exits, edge: k.edge, found: newFound(len(p.units))}
		if !k.leadAs(&fresh) {
			return fmt.Errorf("what is kept of the supply lines of %s is wrong", sideIDs[s])
		}
		for h := range board.ID(p.Board().Len()) {
			if open := p.inPlay(h) && !p.enemyIn(h, side(s)) && !p.openZone(side(s), h); open != k.open.Has(h) {
				return fmt.Errorf("that supply lines of %s may pass %s is told as %v", sideIDs[s], p.Board().Number(h), !open)
			}
		}
		search := path.New(p.Board(), 1)
		for u := range k.ranges {
			if l := k.ranges[u].Load(); l != nil && p.at(int16(u)) == l.source {
				fresh.from(search, l.source, l.within)
				if !slices.Equal(l.to, k.all(search)) {
					return fmt.Errorf("what is kept of the supply lines from %s is wrong", p.UnitID(int16(u)))
				}
			}
			if c := k.circles[u].Load(); c != nil && p.at(int16(u)) == c.source {
				if l := k.ranges[u].Load(); l == nil || l.source != c.source || l.within != c.within { // else it is the search just made
					fresh.from(search, c.source, c.within)
				}
				if !slices.Equal(c.area, k.reached(search)) {
					return fmt.Errorf("what is kept of where %s supplies is wrong", p.UnitID(int16(u)))
				}
			}
		}
		if err := fresh.sameRailways(k, search); err != nil {
			return fmt.Errorf("%s: %w", sideIDs[s], err)
		}
	}
	return nil
}

// sameRailways compares the railways that are kept with those found afresh.
func (k *lines) sameRailways(kept *lines, search *path.Search) error {
	r := kept.rails.Load()
	if r == nil {
		return nil
	}
	want := k.railways(search)
	if !slices.Equal(r.joint, want.joint) || !slices.Equal(r.toRail, want.toRail) || !slices.Equal(r.toEdge, want.toEdge) || !slices.Equal(r.served, want.served) {
		return fmt.Errorf("what is kept of the railways that supply is wrong")
	}
	return nil
}

// checkPlans compares the areas that are kept with those made afresh.
func (p *Position) checkPlans() error {
	for s := range side(2) {
		kept, fresh := areasOf(p).plan(s), areasOf(p).divide(s)
		if !slices.Equal(kept.armies, fresh.armies) || !slices.Equal(kept.parts, fresh.parts) {
			return fmt.Errorf("the areas that are kept of %s are not those of its boundaries", sideIDs[s])
		}
	}
	return nil
}

// checkUnit tells whether a unit is in one place and in a state that its counter can
// show.
func (p *Position) checkUnit(u int16) error {
	st, unit := &p.units[u], p.unit(u)
	switch {
	case (st.hex == board.None) != (st.gone != onBoard):
		return fmt.Errorf("%s is in two places or in none: %+v", unit.ID, *st)
	case st.lost < 0 || st.hex != board.None && st.lost >= unit.steps:
		return fmt.Errorf("%s has lost %d steps", unit.ID, st.lost)
	case st.hex != board.None && !p.inPlay(st.hex):
		return fmt.Errorf("%s is on a sheet that is not in play", unit.ID)
	case int(st.left) < -marchIn(p).slack(u) && st.hex != board.None && p.phase <= counterMovementPhase:
		return fmt.Errorf("%s has overspent: %d", unit.ID, st.left)
	}
	return nil
}

// checkField compares what is kept up to date with what a fresh count gives.
func (p *Position) checkField() error {
	q := p.clone()
	q.rebuild()
	var facts [2]rules.Facts
	for s := range facts {
		p.Facts(sideIDs[s], &facts[s])
	}
	for s := range int8(2) {
		for h := range board.ID(p.Board().Len()) {
			if p.who.Count(s, h) != q.who.Count(s, h) || p.who.Zone(s, h) != q.who.Zone(s, h) {
				return fmt.Errorf("%s: what is kept of the units of %s is wrong", p.Board().Number(h), sideIDs[s])
			}
			if err := p.checkHexFacts(&facts[s], side(s), h); err != nil {
				return err
			}
			if s == 0 && p.holds(russia, h) && p.holds(central, h) {
				return fmt.Errorf("both sides are in %s", p.Board().Number(h))
			}
		}
	}
	return nil
}

// checkHexFacts compares what a side is told of a hex with what is there.
func (p *Position) checkHexFacts(f *rules.Facts, s side, h board.ID) error {
	want := rules.HexFacts{Owner: int8(p.held[h]), Supply: 1<<s.enemy() | f.Hexes[h].Supply&(1<<s)}
	if p.inPlay(h) {
		for by := range int8(2) {
			if p.who.Zone(by, h) {
				want.Zone |= 1 << by
			}
		}
		if !p.enemyIn(h, s) && p.rs.country[h] != noNation {
			want.Room = viewer{p, s}.room(s, h)
		}
	}
	if f.Hexes[h] != want {
		return fmt.Errorf("%s: the facts of %s are %+v, not %+v", p.Board().Number(h), sideIDs[s], f.Hexes[h], want)
	}
	return nil
}

// FindSupply finds the supply of the Russian side.
func FindSupply(r rules.Position) {
	p := r.(*Position)
	p.forgetSupply()
	supplyOf(p).network(russia)
}
