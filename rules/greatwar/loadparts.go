package greatwar

import (
	"encoding/json"

	"vistula/data/strict"
	"vistula/rules"
	"vistula/rules/board"
)

// mostScore bounds the victory points of a position, far beyond any game, and
// mostPoints what is counted within one phase.
const (
	mostScore  = 999
	mostPoints = 120
	mostAwards = 5000
)

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
	if f.Score != nil {
		p.score = int16(l.Within("state: score", *f.Score, -mostScore, mostScore))
	}
	if f.SerbianSupply != nil {
		p.serbia = int8(l.Within("state: serbian_supply", *f.SerbianSupply, 0, l.rs.tables.SerbianSupply.Most))
	}
	p.attacks = int8(l.Within("state: attacks", f.Attacks, 0, mostPoints))
	p.replaced = int8(l.Within("state: replaced", f.Replaced, 0, mostPoints))
	p.monitors = f.Flotilla
	p.stormed = l.HexList("state: stormed", f.Stormed)
	l.forts(f.Forts)
	l.railways(&f)
	l.awards(f.Awards)
	l.held = f.Held
}

func (l *loader) forts(list []fortFile) {
	clear(l.p.forts)
	for _, x := range list {
		h := l.Hex("state: forts", x.Hex)
		i := l.rs.fortAt[h]
		if i < 0 {
			l.Fail("state: forts: there is no fortress in %s", x.Hex)
			return
		}
		if l.p.forts[i] > 0 {
			l.Fail("state: forts: %s is listed twice", x.Hex)
		}
		l.p.forts[i] = int8(l.Within("state: forts: "+x.Hex+": lost", x.Lost, 1, int(l.rs.forts[i].steps)))
	}
}

func (l *loader) railways(f *stateFile) {
	if len(f.Rail) != 0 && len(f.Rail) != len(nationIDs) {
		l.Fail("state: rail: there are %d figures, not one for each of %v", len(f.Rail), nationIDs)
		return
	}
	l.p.rail, l.p.crossed = [3]int8{}, nil
	for i, n := range f.Rail {
		l.p.rail[i] = int8(l.Within("state: rail", n, 0, mostPoints))
	}
	for _, x := range f.Crossed {
		c := crossing{from: l.Hex("state: crossed", x.From), to: l.Hex("state: crossed", x.To),
			nation: nation(l.Index("state: crossed: nation", x.Nation, nationIDs[:])), points: int8(l.Within("state: crossed: points", x.Points, 0, mostPoints))}
		l.p.crossed = append(l.p.crossed, c)
	}
}

func (l *loader) awards(list []awardFile) {
	if len(list) > mostAwards {
		l.Fail("state: awards: there are more than %d", mostAwards)
		return
	}
	l.p.awards = nil
	for _, x := range list {
		a := award{turn: int8(l.Within("state: awards: turn", x.Turn, 1, l.p.scenario.Turns[1])), points: int16(l.Within("state: awards: points", x.Points, -mostScore, mostScore)),
			why: x.Why, cas: x.Case, hex: board.None, unit: l.plusOne("state: awards", x.Unit) - 1}
		if x.Hex != "" {
			a.hex = l.Hex("state: awards", x.Hex)
		}
		l.p.awards = append(l.p.awards, a)
	}
}

// allUnits reads the units of a saved position, which names every one.
func (l *loader) allUnits(list []rules.UnitState) {
	for i := range l.p.units {
		l.p.units[i] = unitState{hex: board.None, entry: board.None}
	}
	for i := range l.p.held {
		l.p.held[i] = l.rs.country[i].side()
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
	within := func(name string, n, high int) int8 { return int8(l.Within(field+": "+name, n, 0, high)) }
	last := l.p.scenario.Turns[1]
	st := unitState{hex: board.None, entry: board.None, lost: within("lost", f.Lost, int(l.rs.units[u].mostLost(f.Dead > 0))), dead: within("dead", f.Dead, int(l.p.turn)),
		absent: f.Absent, due: within("due", f.Due, 2*last), link: within("link", f.Link, len(l.rs.links)), entrained: f.Entrained, unsupplied: f.Unsupplied,
		forages: f.Forages, starves: f.Starves, commanded: f.Commanded != nil && *f.Commanded, hq: l.plusOne(field+": hq", f.HQ), rallied: f.Rallied,
		spent: within("spent", f.Spent, mostPoints), ridden: within("ridden", f.Ridden, mostPoints), counted: f.Counted, railed: f.Railed, moved: f.Moved,
		done: f.Done, fought: within("fought", f.Fought, int(l.p.turn)), attacked: f.Attacked, beaten: f.Beaten, retreated: f.Retreated, tried: f.Tried,
		used: f.Used, waits: f.Waits, fresh: f.Fresh}
	if f.Entry != "" {
		st.entry = l.Hex(field+": entry", f.Entry)
	}
	if st.link > 0 {
		st.along = int16(l.Within(field+": along", f.Along, 0, int(l.rs.links[st.link-1].hexes)))
	} else if f.Along != 0 {
		l.Fail("%s: along: it travels no way off the map", field)
	}
	if x.Hex != "" {
		st.hex = l.Hex(field, x.Hex)
		l.place(u, field, x.Hex, &st)
	}
	l.p.units[u] = st
	return f
}

// place looks at a unit that is on the map.
func (l *loader) place(u int16, field, number string, st *unitState) {
	unit := &l.rs.units[u]
	switch {
	case l.Err != nil:
	case st.dead > 0 || st.absent:
		l.Fail("%s: it cannot be in hex %s and out of the game", field, number)
	case st.due > 0:
		l.Fail("%s: it cannot be in hex %s and still to come in turn %d", field, number, st.due)
	case st.link > 0:
		l.Fail("%s: it cannot be in hex %s and travel off the map", field, number)
	case !l.p.scenario.maps[l.rs.board.MapOf(st.hex)]:
		l.Fail("%s: hex %s lies on a map that this scenario does not use", field, number)
	case l.rs.fortAt[st.hex] >= 0 && l.p.fortOf(unit.side.enemy(), st.hex) >= 0 && !unit.hq:
		l.Fail("%s: it cannot be in the enemy fortress in %s (5.13)", field, number)
	}
}

// mostLost is how many steps a unit can have lost: all but one while it lives.
func (u *unit) mostLost(dead bool) int8 {
	switch {
	case dead:
		return max(u.steps, 1)
	case u.alternate:
		return 1
	case u.hq:
		return 0
	}
	return u.steps - 1
}

// settle makes what follows from where the units are.
func (l *loader) settle() {
	if l.Err != nil {
		return
	}
	p := l.p
	p.rebuild()
	for i := range p.units {
		if at := p.units[i].hex; at != board.None && !p.rs.units[i].hq {
			p.held[at] = p.rs.units[i].side
		}
	}
	seen := map[board.ID]bool{}
	for _, x := range l.held {
		h, s := l.Hex("state: held", x.Hex), l.side("state: held", x.Side)
		if seen[h] {
			l.Fail("state: held: %s is listed twice", x.Hex)
		}
		seen[h] = true
		if l.Err == nil && p.holdsForce(s.enemy(), h) {
			l.Fail("state: held: %s is occupied by %s", x.Hex, sideNames[s.enemy()])
		}
		p.held[h] = s
	}
	for h := range board.ID(p.rs.board.Len()) {
		if p.holdsForce(allied, h) && p.holds(austria, h) || p.holdsForce(austria, h) && p.holds(allied, h) {
			if p.stage != atDisplace {
				l.Fail("units: both sides are in hex %s", p.rs.board.Number(h))
			}
		}
	}
}

// rebuild makes the derived field afresh.
func (p *Position) rebuild() {
	p.field = newField(p.rs.board.Len())
	for i, f := range p.rs.forts {
		if p.forts[i] < f.steps {
			p.exert(f.side, f.hex, 1)
		}
	}
	for u := range p.units {
		p.count(int16(u), 1)
	}
}

// pending reads the decision that a position is in the middle of.
func (l *loader) pending(f *positionFile) {
	p := l.p
	p.moving, p.displaced = l.UnitList("moving", f.Moving), l.UnitList("displaced", f.Displaced)
	p.falling, p.vacated = l.plusOne("falling", f.Falling), l.HexList("vacated", f.Vacated)
	switch {
	case f.Combat == nil && p.inAttack():
		l.Fail("combat: it is missing at the stage %q", stageIDs[p.stage])
	case f.Combat != nil && !p.inAttack():
		l.Fail("combat: there is none at the stage %q", stageIDs[p.stage])
	case f.Combat != nil:
		l.combat(f.Combat)
	}
}

func (l *loader) combat(f *combatFile) {
	c := &l.p.combat
	*c = combat{targets: l.HexList("combat: targets", f.Targets), attackers: l.UnitList("combat: attackers", f.Attackers),
		defenders: l.UnitList("combat: defenders", f.Defenders), posts: l.HexList("combat: posts", f.Posts), adrift: [2]bool{f.Adrift0, f.Adrift1}, flotilla: f.Flotilla, shifts: l.UnitList("combat: shifts", f.Shifts),
		guard: l.plusOne("combat: guard", f.Guard), guarded: f.Guarded, attack: f.Strength[0], defense: f.Strength[1], steps: f.Steps,
		column: f.Column, modifier: f.Modifier, supplied: f.Supplied, hungry: l.UnitList("combat: hungry", f.Hungry), die: f.Die, result: f.Result,
		option: f.Option, affected: f.Affected, stacks: l.HexList("combat: stacks", f.Stacks), toLose: f.ToLose, gone: f.Gone}
	for _, b := range f.Brought {
		c.brought = append(c.brought, share{b[0], b[1]})
	}
	for _, r := range f.Retreats {
		c.retreats = append(c.retreats, retreat{units: l.UnitList("combat: retreats", r.Units), trail: l.HexList("combat: retreats", r.Trail), hexes: r.Hexes})
	}
}
