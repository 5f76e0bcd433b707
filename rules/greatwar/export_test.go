package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/occupancy"
)

// Invariant tells what is wrong with a position, whatever was played.
func Invariant(r rules.Position) error {
	p := r.(*Position)
	for i := range p.units {
		if err := p.checkUnit(int16(i)); err != nil {
			return err
		}
	}
	if err := p.checkHexes(); err != nil {
		return err
	}
	if err := p.checkField(); err != nil {
		return err
	}
	if err := p.checkKnown(); err != nil {
		return err
	}
	return p.checkScore()
}

// checkUnit tells whether a unit is in one place and in a state that its counter
// can show.
func (p *Position) checkUnit(u int16) error {
	st, unit := &p.units[u], p.unit(u)
	places := 0
	for _, in := range []bool{st.hex != board.None, st.dead > 0, st.absent, st.due > 0 && st.hex == board.None && st.link == 0, st.link > 0,
		p.phase == deploymentPhase && deploymentOf(p).free(u) && st.hex == board.None} {
		if in {
			places++
		}
	}
	switch {
	case places != 1:
		return fmt.Errorf("%s is in %d places: %+v", unit.ID, places, *st)
	case st.lost < 0 || st.dead == 0 && st.lost > unit.mostLost(false):
		return fmt.Errorf("%s has lost %d steps", unit.ID, st.lost)
	case st.hex != board.None && !p.scenario.maps[p.Board().MapOf(st.hex)]:
		return fmt.Errorf("%s is on a map that is not in play", unit.ID)
	case st.hex != board.None && !unit.hq && p.fortOf(unit.side.enemy(), st.hex) >= 0:
		return fmt.Errorf("%s is in an enemy fortress", unit.ID)
	case st.hq > 0 && (!p.unit(st.hq-1).hq || !st.commanded && p.owner(u) == p.side && (p.phase == movementPhase || p.phase == combatPhase)):
		return fmt.Errorf("%s has a headquarters but is not in command", unit.ID)
	case st.along < 0 || st.link > 0 && st.along > p.rs.links[st.link-1].hexes:
		return fmt.Errorf("%s has gone too far off the map", unit.ID)
	}
	return nil
}

// checkHexes looks for hexes that both sides are in, and for the stacking limit
// where a phase has ended (6.14).
func (p *Position) checkHexes() error {
	// At these stages the phase before has just ended. Within one, and so between
	// the withdrawals of cavalry, any number may stand together (6.21).
	settled := slices.Contains([]stage{atSupply, atForage, atOrders, atReplace, atEnd}, p.stage)
	for h := range board.ID(p.Board().Len()) {
		for _, s := range []side{allied, austria} {
			if p.holdsForce(s, h) && p.holds(s.enemy(), h) && p.stage != atDisplace {
				return fmt.Errorf("both sides are in %s at the stage %q", p.Board().Number(h), stageIDs[p.stage])
			}
			if settled && p.who.Count(int8(s), h) > 1 && p.excess(s, h) > 0 {
				return fmt.Errorf("%s holds %d stacking points at the stage %q", p.Board().Number(h), p.load(s, h), stageIDs[p.stage])
			}
		}
	}
	return nil
}

// checkField compares what is kept up to date with what a fresh count gives.
func (p *Position) checkField() error {
	q := p.clone()
	q.rebuild()
	for s := range int8(2) {
		for h := range board.ID(p.Board().Len()) {
			same := p.who.Count(s, h) == q.who.Count(s, h) && p.who.Of(force, s, h) == q.who.Of(force, s, h) &&
				p.who.Of(occupancy.Exerts, s, h) == q.who.Of(occupancy.Exerts, s, h) && p.who.Zone(s, h) == q.who.Zone(s, h)
			if !same || p.who.Count(s, h) > 0 && !slices.Equal(p.in(side(s), h), q.in(side(s), h)) {
				return fmt.Errorf("%s: what is kept of the units of %s is wrong: %v, not %v", p.Board().Number(h), sideIDs[s], p.in(side(s), h), q.in(side(s), h))
			}
		}
	}
	return nil
}

// checkKnown tells whether the supply and command that are kept are those of the
// position as it stands.
func (p *Position) checkKnown() error {
	for n := range nation(len(nationIDs)) {
		kept, fresh := supplyOf(p).network(n), &found{}
		supplyOf(p).ask(n, fresh)
		supplyOf(p).railSources(n, fresh)
		supplyOf(p).carry(n, fresh)
		for id := range board.ID(p.Board().Len()) {
			if kept.source.Has(id) != fresh.source.Has(id) || kept.reaches(id) != fresh.reach.Has(id) {
				return fmt.Errorf("the %s supply that is kept is wrong in %s", nationAdjectives[n], p.Board().Number(id))
			}
		}
	}
	q := p.clone()
	q.forget()
	for _, s := range []side{allied, austria} {
		for _, hq := range commandOf(p).headquarters(s) {
			for id := range board.ID(p.Board().Len()) {
				if commandOf(p).covered(hq).Has(id) != commandOf(q).covered(hq).Has(id) {
					return fmt.Errorf("the radius of %s that is kept is wrong in %s", p.UnitID(hq), p.Board().Number(id))
				}
			}
		}
	}
	return nil
}

// checkScore tells whether the account adds up to the total (25.0).
func (p *Position) checkScore() error {
	sum := p.scenario.start.score
	for i := range p.awards {
		sum += p.awards[i].points
	}
	if sum != p.score {
		return fmt.Errorf("the account adds up to %d, but the total is %d", sum, p.score)
	}
	return nil
}
