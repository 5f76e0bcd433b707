package fury

import (
	"encoding/json"
	"slices"

	"vistula/data/strict"
	"vistula/rules"
	"vistula/rules/board"
)

// mostPoints bounds what is counted within a phase, far beyond any game.
const mostPoints = 120

func (l *loader) state(raw json.RawMessage) {
	if len(raw) == 0 {
		return
	}
	var f stateFile
	if err := strict.Decode(raw, &f); err != nil {
		l.Fail("state: %v", err)
		return
	}
	p := l.p
	if f.Initiative != "" {
		p.initiative = l.side("state: initiative", f.Initiative)
	}
	p.activation = l.within("state: activation", f.Activation, 0, 4)
	if len(f.First) != 0 && len(f.First) != 2 {
		l.Fail("state: first: there are %d fronts, not one for each side", len(f.First))
	} else {
		for i, name := range f.First {
			p.first[i] = l.front("state: first", name)
		}
	}
	p.front = l.front("state: front", f.Front)
	l.forts(f.Forts)
	l.fronts(f.Fronts)
	l.railways(f.Rail)
	if f.Nation != "" {
		p.nation = nation(l.Index("state: nation", f.Nation, nationIDs[:]))
	}
	p.points = l.within("state: points", f.Points, 0, mostPoints)
	p.choose = l.within("state: choose", f.Choose, 0, len(l.rs.armies))
}

func (l *loader) forts(list []fortFile) {
	seen := map[int8]bool{}
	for _, x := range list {
		i := l.rs.fortAt[l.Hex("state: forts", x.Hex)]
		if l.Err != nil || i < 0 {
			l.Fail("state: forts: there is no fortress in %s", x.Hex)
			return
		}
		if seen[i] {
			l.Fail("state: forts: %s stands there twice", x.Hex)
		}
		seen[i] = true
		f := fortState{holder: l.side("state: forts: "+x.Hex, x.Holder), taken: x.Taken, besieged: x.Besieged, tested: x.Tested,
			since: l.within("state: forts: "+x.Hex+": since", x.Since, 0, int(l.p.turn))}
		if f.holder != l.rs.forts[i].side && !f.taken {
			l.Fail("state: forts: %s is in enemy hands, but was never taken", x.Hex)
		}
		if f.besieged && f.taken {
			l.Fail("state: forts: %s was taken once and cannot be besieged (10.4)", x.Hex)
		}
		l.p.forts[i] = f
	}
}

func (l *loader) fronts(list []frontFile) {
	for _, x := range list {
		a := l.army("state: fronts", x.Army)
		if l.rs.armies[a].front != noFront {
			l.Fail("state: fronts: %s has its front printed", x.Army)
		}
		l.p.fronts[a] = front(l.Index("state: fronts: "+x.Army, x.Front, frontIDs[:]))
	}
}

func (l *loader) railways(list []int) {
	if len(list) != 0 && len(list) != len(nationIDs) {
		l.Fail("state: rail: there are %d figures, not one for each of %v", len(list), nationIDs)
		return
	}
	for n, points := range list {
		l.p.rail[n] = l.within("state: rail", points, 0, l.rs.tables.RailPoints[nationIDs[n]])
	}
}

// allUnits reads the units of a position, of which none may be missing.
func (l *loader) allUnits(list []rules.UnitState) {
	for i := range l.p.units {
		l.p.units[i] = unitState{hex: board.None, army: l.rs.units[i].army}
	}
	l.AllUnits(list, func(u int16, x rules.UnitState) { l.setUnit(u, x) })
}

// setUnit puts a unit where a record says and in the state it says; it gives back
// what the record holds.
func (l *loader) setUnit(u int16, x rules.UnitState) unitFile {
	field := "unit " + x.ID
	var f unitFile
	if len(x.State) > 0 {
		if err := strict.Decode(x.State, &f); err != nil {
			l.Fail("%s: state: %v", field, err)
			return f
		}
	}
	unit := &l.rs.units[u]
	st := unitState{hex: board.None, box: box(l.Index(field+": box", f.Box, boxIDs[:])), army: unit.army,
		active: f.Active != nil && *f.Active, disorganised: f.Disorganised, reformed: f.Reformed, entered: f.Entered, moved: f.Moved,
		stopped: f.Stopped, retreated: f.Retreated, adjusted: f.Adjusted}
	st.lost = l.within(field+": lost", f.Lost, 0, unit.mostLost(st.box))
	st.due = l.within(field+": due", f.Due, 0, l.p.scenario.Turns[1])
	st.spent = l.within(field+": spent", f.Spent, 0, mostPoints)
	if f.Army != "" {
		st.army = l.army(field+": army", f.Army)
		if l.Err == nil && !unit.mayJoin(l.rs, st.army) {
			l.Fail("%s: army: it cannot be assigned to %s (12)", field, f.Army)
		}
	}
	if x.Hex != "" {
		st.hex = l.Hex(field, x.Hex)
		switch {
		case l.Err != nil:
		case st.box != onMap:
			l.Fail("%s: it cannot be in hex %s and in the box %q", field, x.Hex, f.Box)
		case !l.rs.enterable(st.hex):
			l.Fail("%s: no unit can be in hex %s (3)", field, x.Hex)
		}
	}
	if (st.active || st.entered && unit.cadre) && !unit.hq {
		l.Fail("%s: only a headquarters is active", field)
	}
	if st.disorganised && unit.hq {
		l.Fail("%s: a headquarters is never disorganised (10.3.2)", field)
	}
	l.p.units[u] = st
	return f
}

// mostLost is how many steps a unit can have lost: all but one while it is not
// eliminated.
func (u *unit) mostLost(in box) int {
	switch {
	case u.hq || u.cadre:
		return 0
	case in == eliminated:
		return u.Steps
	}
	return u.Steps - 1
}

// mayJoin tells whether a unit can be assigned to an army (12).
func (u *unit) mayJoin(rs *Ruleset, a int8) bool {
	n := rs.armies[a].nation
	switch {
	case u.hq:
		return u.army == a
	case len(u.bands) > 0:
		return slices.Contains(u.bands, a)
	case u.cadre:
		return n.side() == u.side
	case u.army >= 0:
		return u.army == a
	}
	return n == u.nation || u.nation == germany && n == austria
}

// pending reads the decision that a position is in the middle of.
func (l *loader) pending(f *positionFile) {
	p := l.p
	p.moving = -1
	if f.Moving != "" {
		p.moving = l.Unit("moving", f.Moving)
	}
	p.displaced = l.UnitList("displaced", f.Displaced)
	for _, a := range f.Attacks {
		p.attacks = append(p.attacks, attack{from: l.Hex("attacks", a.From), target: l.Hex("attacks", a.Target), units: l.UnitList("attacks", a.Units)})
	}
	if c := f.Combat; c != nil {
		p.combat = combat{on: true, from: l.Hex("combat: from", c.From), target: l.Hex("combat: target", c.Target), attackers: l.UnitList("combat: attackers", c.Attackers),
			cavalry: l.within("combat: cavalry", c.Cavalry, 0, 6), die: l.within("combat: die", c.Die, 0, 6), total: l.within("combat: total", c.Total, -mostPoints, mostPoints),
			loser: int8(l.Index("combat: loser", c.Loser, roleIDs[:])) - 1, extra: c.Extra, advanced: c.Advanced}
		l.rolled(c.Rolled)
	}
	for _, d := range f.Demands {
		p.demands = append(p.demands, demand{side: l.side("demands", d.Side), units: l.UnitList("demands", d.Units), n: l.within("demands: losses", d.Losses, 1, mostPoints)})
	}
	if r := f.Retreat; r != nil {
		p.retreat = withdrawal{units: l.UnitList("retreat: units", r.Units), trail: l.HexList("retreat: trail", r.Trail), left: l.within("retreat: left", r.Left, 0, 9)}
	}
}
