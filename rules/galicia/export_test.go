package galicia

import (
	"fmt"
	"math/rand/v2"

	"vistula/rules"
	"vistula/rules/board"
)

// Disguise is a copy of a position in which everything that 5.4 hides from the
// viewer is otherwise.
func Disguise(p rules.Position, viewer rules.Side, seed uint64) rules.Position {
	q := p.(*Position).clone()
	q.Believe(viewer, rand.New(rand.NewPCG(seed, 54)))
	return q
}

// Invariant tells what is wrong with a position, whatever was played.
func Invariant(r rules.Position) error {
	p := r.(*Position)
	for i := range p.units {
		u, st := int16(i), &p.units[i]
		places := 0
		for _, in := range []bool{st.hex != board.None, st.lost > 0, st.hex == board.None && st.lost == 0} {
			if in {
				places++
			}
		}
		unit := p.unit(u)
		switch {
		case places != 1:
			return fmt.Errorf("%s is in %d places", unit.ID, places)
		case st.level < 0 || int(st.level) >= unit.lives():
			return fmt.Errorf("%s has suffered %d reductions", unit.ID, st.level)
		case st.hex == board.None && st.lost == 0 && p.scenario.arrives[u] == nil:
			return fmt.Errorf("%s has vanished", unit.ID)
		case st.hex == board.None:
		case p.holds(unit.side.enemy(), st.hex):
			return fmt.Errorf("%s shares hex %s with the enemy", unit.ID, p.Board().Number(st.hex))
		case unit.side == russia && st.hex == p.rs.fortress:
			return fmt.Errorf("%s is in Przemysl", unit.ID)
		case !p.rs.enterable[st.hex]:
			return fmt.Errorf("%s is in %s, which nobody can enter", unit.ID, p.Board().Number(st.hex))
		}
	}
	if err := p.checkSheet(); err != nil {
		return err
	}
	return p.checkStacking()
}

// checkSheet tells whether the combat sheet's single strengths add up to its
// totals, whatever has befallen the units since (8.1).
func (p *Position) checkSheet() error {
	s := p.View("").Combat
	if s == nil {
		return nil
	}
	for _, f := range []rules.Force{s.Attacker, s.Defender} {
		strength, artillery := 0, 0
		for _, u := range f.Units {
			strength, artillery = strength+u.Strength, artillery+u.Artillery
		}
		if f.Strength > 0 && (max(1, strength) != max(1, f.Strength) || artillery != f.Artillery) {
			return fmt.Errorf("the units of %s add up to %d and %d, but the sheet says %d and %d", f.Side, strength, artillery, f.Strength, f.Artillery)
		}
	}
	return nil
}

// checkStacking looks at the limit where the rules ask for it (5.1): whenever no
// move, retreat or reinforcement is under way.
func (p *Position) checkStacking() error {
	settled := p.stage == atSupply || p.phase == combatPhase && (p.stage == atAttack || p.stage == atRoll)
	var count [2]map[board.ID]int
	for s := range sideIDs {
		count[s] = map[board.ID]int{}
	}
	for i := range p.units {
		if hex := p.units[i].hex; hex != board.None {
			count[p.owner(int16(i))][hex]++
		}
	}
	for s := range sideIDs {
		for hex := range p.Board().Len() {
			n := p.stands.Count(int8(s), board.ID(hex))
			if n != count[s][board.ID(hex)] {
				return fmt.Errorf("the units in %s are miscounted", p.Board().Number(board.ID(hex)))
			}
			if n > 3 && settled && p.excess(side(s), board.ID(hex)) > 0 {
				return fmt.Errorf("there are too many steps in %s", p.Board().Number(board.ID(hex)))
			}
		}
	}
	return nil
}
