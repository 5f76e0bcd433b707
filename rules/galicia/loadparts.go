package galicia

import (
	"encoding/json"
	"slices"

	"vistula/data/strict"
	"vistula/rules"
	"vistula/rules/board"
)

// mostInHex bounds the units of one hex in a Combat Phase, so that the choices of
// a defence stay countable even in positions that no game could reach: before it
// all overstacks have been settled (5.2).
const mostInHex = 12

// mostAttacks bounds the attacks of one turn: there are fewer Russian units, one
// of which makes or suffers each attack, and with those still to come in the
// turn they fit an int8.
const mostAttacks = 64

func (l *loader) state(raw json.RawMessage) {
	if len(raw) == 0 {
		return
	}
	var f stateFile
	if err := strict.Decode(raw, &f); err != nil {
		l.Fail("state: %v", err)
		return
	}
	for s, x := range []sideFile{f.Austria, f.Russia} {
		field := "state: " + string(sideIDs[s])
		l.p.base[s] = int16(l.Within(field+": points", x.Points, -999, 999))
		if len(x.Attacks) >= len(l.p.attacks[s]) {
			l.Fail("%s: attacks: there are only %d turns", field, len(l.p.attacks[s])-1)
			return
		}
		l.p.attacks[s] = [10]int8{}
		for i, n := range x.Attacks {
			if n != 0 && i+1 > int(l.p.turn) {
				l.Fail("%s: attacks: turn %d is still to come", field, i+1)
			}
			l.p.attacks[s][i+1] = int8(l.Within(field+": attacks", n, 0, mostAttacks))
		}
	}
	for i := range l.p.towns {
		l.p.towns[i] = town{}
	}
	for _, t := range f.Towns {
		h := l.Hex("state: towns", t.Hex)
		i := slices.IndexFunc(l.rs.objectives, func(o objective) bool { return o.hex == h })
		if i < 0 {
			l.Fail("state: towns: %s earns no victory points", t.Hex)
			return
		}
		if l.p.towns[i].captured > 0 {
			l.Fail("state: towns: %s stands there twice", t.Hex)
		}
		now := int(l.p.turn)
		captured := l.Within("state: captured", t.Captured, 1, now)
		// Only turns after that of the capture, up to now, can have a bit.
		if t.Occupied < 0 || t.Occupied&^(2<<now-2<<captured) != 0 {
			l.Fail("state: occupied: %d has bits of turns in which %s cannot have been occupied", t.Occupied, t.Hex)
		}
		l.p.towns[i] = town{captured: int8(captured), occupied: uint16(t.Occupied)}
	}
}

// allUnits reads the units of a saved position, which names every one.
func (l *loader) allUnits(list []rules.UnitState) {
	l.clearMap()
	l.AllUnits(list, func(u int16, x rules.UnitState) { l.setUnit(u, x) })
	l.checkStacks()
}

func (l *loader) clearMap() {
	for u := range l.p.units {
		l.p.place(int16(u), board.None)
		l.p.units[u] = unitState{hex: board.None}
	}
}

// setUnit puts a unit where a record says and in the state it says.
func (l *loader) setUnit(u int16, x rules.UnitState) {
	field := "unit " + x.ID
	var f unitFile
	if len(x.State) > 0 {
		if err := strict.Decode(x.State, &f); err != nil {
			l.Fail("%s: state: %v", field, err)
			return
		}
	}
	unit := l.p.unit(u)
	if f.Reduced && len(unit.Faces) < 2 {
		l.Fail("%s: it has no reduced side", field)
	}
	supply := int8(0)
	if f.Supply != "" {
		supply = int8(l.Index(field+": supply", f.Supply, supplyIDs[:]))
	}
	st := unitState{hex: board.None, level: int8(l.Within(field+": ce", f.CE, 0, unit.perStep-1)), supply: supply, spent: int8(l.Within(field+": spent", f.Spent, 0, 99)),
		lost: int8(l.Within(field+": lost", f.Lost, 0, int(l.p.turn))), done: f.Moved, rested: f.Recovered, fought: f.Attacked, beaten: f.Beaten, waits: f.Waits, absent: f.Absent}
	if f.Reduced {
		st.level += int8(unit.perStep)
	}
	if x.Hex != "" && (f.Absent || f.Lost > 0) {
		l.Fail("%s: it cannot be in hex %s and out of the game", field, x.Hex)
	}
	l.p.place(u, board.None)
	l.p.units[u] = st
	if x.Hex == "" || l.Err != nil {
		return
	}
	h := l.Hex(field, x.Hex)
	switch {
	case l.Err != nil:
	case !l.rs.enterable[h]:
		l.Fail("%s: no unit can be in %s, which is %s", field, x.Hex, l.rs.board.Hexes[h].Terrain)
	case unit.side == russia && h == l.rs.fortress:
		l.Fail("%s: no Russian unit can be in Przemysl, %s (13.0)", field, x.Hex)
	default:
		l.p.place(u, h)
	}
}

func (l *loader) checkStacks() {
	for h := range board.ID(l.rs.board.Len()) {
		if l.p.holds(austria, h) && l.p.holds(russia, h) {
			l.Fail("units: both sides are in hex %s", l.rs.board.Number(h))
		}
		for s := range sideIDs {
			if l.p.phase == combatPhase && l.p.field.count[s][h] > mostInHex {
				l.Fail("units: there are more than %d units in hex %s", mostInHex, l.rs.board.Number(h))
			}
		}
	}
}

// pending reads the decision that a position is in the middle of; each part must
// be there just when the stage needs it.
func (l *loader) pending(f *positionFile) {
	p := l.p
	p.moving, p.moved = l.UnitList("moving", f.Moving), f.Moved
	if f.Moved && len(f.Moving) == 0 {
		l.Fail("moved: there are no units in hand")
	}
	for _, part := range []struct {
		name        string
		there, need bool
	}{
		{"reaction", f.Reaction != nil, p.stage == atReaction},
		{"combat", f.Combat != nil, p.stage >= atHexes && p.stage <= atLoss},
	} {
		switch {
		case part.there && !part.need:
			l.Fail("%s: there is none at the stage %q", part.name, stageIDs[p.stage])
		case part.need && !part.there:
			l.Fail("%s: it is missing at the stage %q", part.name, stageIDs[p.stage])
		}
	}
	if f.Reaction != nil {
		l.reaction(f.Reaction)
	}
	if f.Combat != nil {
		l.combat(f.Combat)
	}
}

func (l *loader) reaction(f *reactionFile) {
	r := &l.p.reaction
	r.back = stage(l.Index("reaction: back", f.Back, stageIDs[:]))
	r.from, r.to = board.None, l.Hex("reaction: to", f.To)
	if f.From != "" {
		r.from = l.Hex("reaction: from", f.From)
	}
	r.movers = l.UnitList("reaction: movers", f.Movers)
	if l.Err == nil {
		r.joined = l.p.othersIn(l.p.side, r.to, r.movers)
	}
	var names []string
	for _, t := range f.Waiting {
		names = append(names, t.Unit)
	}
	for i, u := range l.UnitList("reaction: waiting", names) {
		r.waiting = append(r.waiting, trigger{u, f.Waiting[i].Second})
	}
}

func (l *loader) combat(f *combatFile) {
	c := &l.p.combat
	*c = combat{target: l.Hex("combat: target", f.Target), hexes: l.HexList("combat: hexes", f.Hexes),
		attackers: l.UnitList("combat: attackers", f.Attackers), idle: l.UnitList("combat: idle", f.Idle),
		defenders: l.UnitList("combat: defenders", f.Defenders), withheld: l.UnitList("combat: withheld", f.Withheld),
		strength: f.Strength, artillery: f.Artillery, steps: f.Steps, column: f.Column, flanked: f.Flanked, dice: f.Dice,
		result: result{modifier: f.Modifier, retreat: f.Retreat}, failed: [2]bool{f.AttackerFailed, f.DefenderFailed},
		advanced: f.Advanced, late: f.Late, lossDice: f.LossDice, toLose: f.ToLose, taken: f.Taken}
	for _, b := range f.Brought {
		c.brought = append(c.brought, share{b[0], b[1], b[2], b[3], b[4]})
	}
	for _, r := range f.Retreats {
		c.retreats = append(c.retreats, retreat{side: l.side("combat: retreats", r.Side), units: l.UnitList("combat: retreats", r.Units),
			trail: l.HexList("combat: retreats", r.Trail), hexes: r.Hexes, zones: r.Zones, begun: r.Begun})
	}
	for _, s := range f.Splits {
		c.splits = append(c.splits, split{side: l.side("combat: splits", s.Side), hex: l.Hex("combat: splits", s.Hex), excess: s.Excess,
			units: l.UnitList("combat: splits", s.Units), gone: l.UnitList("combat: splits", s.Gone), trail: l.HexList("combat: splits", s.Trail)})
	}
}
