package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Invariant tells what is wrong with a position, whatever was played.
func Invariant(r rules.Position) error {
	p := r.(*Position)
	for i := range p.units {
		if err := p.checkUnit(int16(i)); err != nil {
			return err
		}
	}
	for _, check := range []func(*Position) error{(*Position).checkHexes, (*Position).checkForts, (*Position).checkField, (*Position).checkCadres, (*Position).checkCounts} {
		if err := check(p); err != nil {
			return err
		}
	}
	return nil
}

// checkUnit tells whether a unit is in one place and in a state that its counter
// can show.
func (p *Position) checkUnit(u int16) error {
	st, unit := &p.units[u], p.unit(u)
	switch {
	case st.hex != board.None && st.box != onMap:
		return fmt.Errorf("%s is in a hex and in the box %q", unit.ID, boxIDs[st.box])
	case st.hex == board.None && st.box == onMap && !pageOf(p).inHand(u):
		return fmt.Errorf("%s is nowhere", unit.ID)
	case st.lost < 0 || int(st.lost) > unit.mostLost(st.box):
		return fmt.Errorf("%s has lost %d steps", unit.ID, st.lost)
	case st.hex != board.None && !p.rs.enterable(st.hex):
		return fmt.Errorf("%s stands in %s", unit.ID, p.HexName(st.hex))
	case st.hex != board.None && st.army < 0:
		return fmt.Errorf("%s stands on the map and belongs to no army", unit.ID)
	case st.hex != board.None && p.fronts[st.army] == noFront:
		return fmt.Errorf("%s stands on the map and belongs to no front", unit.ID)
	case st.army >= 0 && !unit.mayJoin(st.army, p.rs.armies):
		return fmt.Errorf("%s belongs to %s", unit.ID, p.rs.armies[st.army].id)
	case st.disorganised && (unit.hq || st.hex == board.None):
		return fmt.Errorf("%s is disorganised", unit.ID)
	case st.active && !unit.hq:
		return fmt.Errorf("%s is active", unit.ID)
	case unit.optional && !p.options.pflanzer && st.box != absent:
		return fmt.Errorf("%s takes part", unit.ID)
	case st.spent < 0 || int(st.spent) > unit.Faces[0].Movement:
		return fmt.Errorf("%s has spent %d movement points", unit.ID, st.spent)
	}
	return nil
}

// settled are the stages before which everything has come to rest, so that stacks
// must be legal (9.2).
var settled = []stage{atInitiative, atFront, atMove, atDeclare, atResolve, atRoll, atSiege, atReplace, atPlan, atEnd}

// checkHexes looks for hexes that both sides are in and for the stacking limit.
func (p *Position) checkHexes() error {
	calm := slices.Contains(settled, p.stage)
	for at := range board.ID(p.Board().Len()) {
		if p.stands(russian, at) && p.stands(central, at) && !p.shutIn(russian, at) && !p.shutIn(central, at) {
			return fmt.Errorf("both sides are in %s at the stage %q", p.HexName(at), stageIDs[p.stage])
		}
		for _, s := range [2]side{russian, central} {
			units := p.in(s, at)
			if calm && len(units) > 0 && p.staffIn(s.enemy(), at) && !p.shutIn(s, at) && !p.shutIn(s.enemy(), at) {
				return fmt.Errorf("%s is in %s with an enemy headquarters", p.Label(units[0]), p.HexName(at))
			}
			if calm && len(units) > 1 {
				if r := p.crowd(at, units[0]); r != nil {
					return fmt.Errorf("%s at the stage %q: %s", p.HexName(at), stageIDs[p.stage], r.Why)
				}
			}
			if calm && p.bastion(s.enemy(), at) && len(units) > 0 {
				return fmt.Errorf("%s is in the enemy fortress in %s", p.Label(units[0]), p.HexName(at))
			}
		}
	}
	return nil
}

func (p *Position) checkForts() error {
	for i := range p.forts {
		f, name := &p.forts[i], p.rs.forts[i].name
		switch {
		case f.holder != p.rs.forts[i].side && !f.taken:
			return fmt.Errorf("%s changed hands and was never taken", name)
		case f.besieged && f.taken:
			return fmt.Errorf("%s is besieged though it was taken once", name)
		case f.besieged && !p.stands(f.holder.enemy(), p.rs.forts[i].hex) && !slices.Contains([]stage{atAdvance, atDisplace}, p.stage):
			return fmt.Errorf("%s is besieged by nobody at the stage %q", name, stageIDs[p.stage])
		}
	}
	return nil
}

// checkField compares what is kept with what a fresh count gives.
func (p *Position) checkField() error {
	q := p.clone()
	q.muster()
	for h := range board.ID(p.Board().Len()) {
		for _, s := range [2]side{russian, central} {
			if p.zoc(s, h) != q.zoc(s, h) || p.stands(s, h) != q.stands(s, h) || p.staffIn(s, h) != q.staffIn(s, h) || !slices.Equal(p.in(s, h), q.in(s, h)) {
				return fmt.Errorf("what is kept of %s in %s is not up to date", sideNames[s], p.HexName(h))
			}
		}
	}
	return nil
}

// checkCadres: a Cadre on the map stands for a unit that is eliminated.
func (p *Position) checkCadres() error {
	for i := range p.units {
		if u := p.unit(int16(i)); u.cadre && p.units[i].box != inPool && p.units[i].hex == board.None {
			return fmt.Errorf("%s is neither on the map nor in its box", u.ID)
		}
	}
	return nil
}

// checkCounts looks at the points and at the lead (4, 9.3, 11.3).
func (p *Position) checkCounts() error {
	for n, points := range p.rail {
		if points < 0 || int(points) > p.rs.tables.RailPoints[nationIDs[n]] {
			return fmt.Errorf("%s has %d rail movement points", nationNames[n], points)
		}
	}
	if p.points < 0 || p.choose < 0 {
		return fmt.Errorf("%d half points and %d headquarters are left", p.points, p.choose)
	}
	if p.lead(russian) != scoreOf(p).gains(russian)-scoreOf(p).gains(central) || p.lead(central) != -p.lead(russian) {
		return fmt.Errorf("Russia is ahead by %d fortresses, the Central Powers by %d", p.lead(russian), p.lead(central))
	}
	return nil
}

// Commanded tells whether a unit is in command where it stands (10.1).
func Commanded(r rules.Position, id string) bool {
	p := r.(*Position)
	u, _ := p.FindUnit(id)
	return p.commanded(u, p.at(u)) == nil
}

// Forfeits compares what is found of the duty to attack by witnesses with what a
// search through everything finds, for all that the unit in hand can do (2.2).
func Forfeits(r rules.Position) error {
	p := r.(*Position)
	if p.stage != atMoving {
		return nil
	}
	check := func(to board.ID, cost int) error {
		fresh := p.clone()
		if to == p.at(p.moving()) {
			moves.End(fresh)
		} else {
			fresh.arrive(to, cost)
		}
		want := int8(-1)
		for _, a := range dutiesIn(p).hopes() {
			if want < 0 && !fresh.anyServes(a, func(u int16) bool {
				return dutiesIn(fresh).eachPost(u, func(at board.ID) bool { return dutiesIn(fresh).commandedSoon(a, at) })
			}) {
				want = a
			}
		}
		if got := dutiesIn(p).forfeited(to, cost); got != want {
			return fmt.Errorf("%s to %s forfeits the attack of army %d, not %d", p.UnitID(p.moving()), p.HexName(to), got, want)
		}
		return nil
	}
	err := check(p.at(p.moving()), 0)
	for s := range p.eachStep {
		if err == nil && p.stepOpen(s) == nil {
			cost, _ := p.stepPrice(s)
			err = check(s.To, cost)
		}
	}
	if err != nil {
		return err
	}
	p.eachRide(p.moving(), func(at board.ID) bool { err = check(at, 1); return err == nil })
	return err
}

// IdleLines compares the lines that are taken for those without an isolated unit with
// the lines of a position in which it is not there (11.2).
func IdleLines(r rules.Position) (compared int, err error) {
	p := r.(*Position)
	for _, s := range [2]side{russian, central} {
		for _, u := range slices.Clone(p.isolated(s)) {
			q := p.clone()
			q.place(u, board.None)
			want, got := q.linesOf(s), p.linesWithout(u)
			compared++
			if !slices.Equal(got.links.link, want.links.link) || !slices.EqualFunc(got.nets[:], want.nets[:], func(a, b railNet) bool { return slices.Equal(a.rail, b.rail) }) {
				return compared, fmt.Errorf("the lines without %s in %s are others", p.UnitID(u), p.HexName(p.at(u)))
			}
		}
	}
	return compared, nil
}
