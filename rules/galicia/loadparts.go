package galicia

import (
	"encoding/json"
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// mostInHex bounds the units of one hex, so that the choices of a defence stay
// countable even in positions that no game could reach.
const mostInHex = 12

func (l *loader) state(raw json.RawMessage) {
	if len(raw) == 0 {
		return
	}
	var f stateFile
	if err := strict(raw, &f); err != nil {
		l.fail("state: %v", err)
		return
	}
	for s, x := range []sideFile{f.Austria, f.Russia} {
		field := "state: " + string(sideIDs[s])
		l.p.base[s] = int16(l.within(field+": points", x.Points, -999, 999))
		if len(x.Attacks) >= len(l.p.attacks[s]) {
			l.fail("%s: attacks: there are only %d turns", field, len(l.p.attacks[s])-1)
			return
		}
		l.p.attacks[s] = [10]int8{}
		for i, n := range x.Attacks {
			l.p.attacks[s][i+1] = int8(l.within(field+": attacks", n, 0, 99))
		}
	}
	for i := range l.p.towns {
		l.p.towns[i] = town{}
	}
	for _, t := range f.Towns {
		h := l.hex("state: towns", t.Hex)
		i := slices.IndexFunc(l.rs.objectives, func(o objective) bool { return o.hex == h })
		if i < 0 {
			l.fail("state: towns: %s earns no victory points", t.Hex)
			return
		}
		last := l.p.scenario.Turns[1]
		l.p.towns[i] = town{captured: int8(l.within("state: captured", t.Captured, 1, last)), occupied: uint16(l.within("state: occupied", t.Occupied, 0, 2<<last-1))}
	}
}

// allUnits reads the units of a saved position, which names every one.
func (l *loader) allUnits(list []rules.UnitState) {
	l.clearMap()
	seen := make([]bool, len(l.p.units))
	for _, x := range list {
		u := l.unit("units", x.ID)
		if l.err != nil {
			return
		}
		if seen[u] {
			l.fail("units: unit %q stands there twice", x.ID)
			return
		}
		seen[u] = true
		l.setUnit(u, x)
	}
	if i := slices.Index(seen, false); i >= 0 {
		l.fail("units: unit %q is missing", l.rs.units[i].ID)
	}
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
		if err := strict(x.State, &f); err != nil {
			l.fail("%s: state: %v", field, err)
			return
		}
	}
	unit := l.p.unit(u)
	if f.Reduced && len(unit.Faces) < 2 {
		l.fail("%s: it has no reduced side", field)
	}
	supply := int8(0)
	if f.Supply != "" {
		supply = int8(l.index(field+": supply", f.Supply, supplyIDs[:]))
	}
	st := unitState{hex: board.None, level: int8(l.within(field+": ce", f.CE, 0, unit.perStep-1)), supply: supply, spent: int8(l.within(field+": spent", f.Spent, 0, 99)),
		lost: int8(l.within(field+": lost", f.Lost, 0, l.p.scenario.Turns[1])), done: f.Moved, rested: f.Recovered, fought: f.Attacked, beaten: f.Beaten, waits: f.Waits, absent: f.Absent}
	if f.Reduced {
		st.level += int8(unit.perStep)
	}
	if x.Hex != "" && (f.Absent || f.Lost > 0) {
		l.fail("%s: it cannot be in hex %s and out of the game", field, x.Hex)
	}
	l.p.place(u, board.None)
	l.p.units[u] = st
	if x.Hex == "" || l.err != nil {
		return
	}
	h := l.hex(field, x.Hex)
	switch {
	case l.err != nil:
	case !l.rs.enterable[h]:
		l.fail("%s: no unit can be in %s, which is %s", field, x.Hex, l.rs.board.Hexes[h].Terrain)
	case unit.side == russia && h == l.rs.fortress:
		l.fail("%s: no Russian unit can be in Przemysl, %s (13.0)", field, x.Hex)
	default:
		l.p.place(u, h)
	}
}

func (l *loader) checkStacks() {
	for h := range board.ID(l.rs.board.Len()) {
		if l.p.holds(austria, h) && l.p.holds(russia, h) {
			l.fail("units: both sides are in hex %s", l.rs.board.Number(h))
		}
		for s := range sideIDs {
			if l.p.field.count[s][h] > mostInHex {
				l.fail("units: there are more than %d units in hex %s", mostInHex, l.rs.board.Number(h))
			}
		}
	}
}

func (l *loader) reaction(f *reactionFile) {
	if f == nil {
		return
	}
	r := &l.p.reaction
	r.back = stage(l.index("reaction: back", f.Back, stageIDs[:]))
	r.from, r.to = board.None, l.hex("reaction: to", f.To)
	if f.From != "" {
		r.from = l.hex("reaction: from", f.From)
	}
	r.movers = l.units("reaction: movers", f.Movers)
	for _, t := range f.Waiting {
		r.waiting = append(r.waiting, trigger{l.unit("reaction: waiting", t.Unit), t.Second})
	}
}

func (l *loader) combat(f *combatFile) {
	if f == nil {
		return
	}
	c := &l.p.combat
	*c = combat{target: l.hex("combat: target", f.Target), hexes: l.hexes("combat: hexes", f.Hexes),
		attackers: l.units("combat: attackers", f.Attackers), idle: l.units("combat: idle", f.Idle),
		defenders: l.units("combat: defenders", f.Defenders), withheld: l.units("combat: withheld", f.Withheld),
		strength: f.Strength, artillery: f.Artillery, steps: f.Steps, column: f.Column, flanked: f.Flanked, dice: f.Dice,
		result: result{modifier: f.Modifier, retreat: f.Retreat}, failed: [2]bool{f.AttackerFailed, f.DefenderFailed},
		advanced: f.Advanced, late: f.Late, lossDice: f.LossDice, toLose: f.ToLose, taken: f.Taken}
	for _, r := range f.Retreats {
		trail := l.hexes("combat: retreats", r.Trail)
		if len(trail) == 0 || len(r.Units) == 0 || r.Hexes < 1 || r.Hexes > 4 {
			l.fail("combat: a retreat needs units, a trail and one to four hexes")
			return
		}
		c.retreats = append(c.retreats, retreat{side: l.side("combat: retreats", r.Side), units: l.units("combat: retreats", r.Units),
			trail: trail, hexes: r.Hexes, zones: r.Zones, begun: r.Begun, late: r.Late})
	}
	for _, s := range f.Splits {
		trail := l.hexes("combat: splits", s.Trail)
		if len(trail) == 0 {
			l.fail("combat: a split needs a trail")
			return
		}
		c.splits = append(c.splits, split{side: l.side("combat: splits", s.Side), hex: l.hex("combat: splits", s.Hex), excess: s.Excess,
			units: l.units("combat: splits", s.Units), gone: l.units("combat: splits", s.Gone), trail: trail})
	}
}

// sound tells what is wrong with a position that was read, so that no
// hand-written one can break the game later.
func (p *Position) sound() (err error) {
	defer func() {
		if recover() != nil {
			err = fmt.Errorf("stage %q does not fit what is pending", stageIDs[p.stage])
		}
	}()
	if err := p.fits(); err != nil {
		return err
	}
	if p.stage != atEnd && len(p.Offers()) == 0 {
		return fmt.Errorf("stage %q has nothing to decide", stageIDs[p.stage])
	}
	p.View("")
	return nil
}

// fits tells whether the stage has the pending decision that it needs.
func (p *Position) fits() error {
	c := &p.combat
	lacks := func(what string) error {
		return fmt.Errorf("stage %q needs %s", stageIDs[p.stage], what)
	}
	standing := func(units []int16, s side) bool {
		for _, u := range units {
			if !p.onMap(u) || p.owner(u) != s {
				return false
			}
		}
		return true
	}
	if want := phaseOf(p.stage, p.reaction.back); p.stage != atEnd && want != p.phase {
		return fmt.Errorf("stage %q does not belong to the phase %q", stageIDs[p.stage], phaseIDs[p.phase])
	}
	if !standing(p.moving, p.side) || !p.together(p.moving) {
		return lacks("units in hand that stand in one hex")
	}
	switch {
	case p.stage == atMoving && len(p.moving) == 0:
		return lacks("units in hand")
	case p.stage == atReaction && (len(p.reaction.waiting) == 0 || !p.reactionStands()):
		return lacks("cavalry on the map that may react")
	case p.stage < atHexes || p.stage > atLoss:
		return nil
	case p.stage > atHexes && len(c.hexes) == 0:
		return lacks("attacking hexes")
	case p.stage > atCommit && (len(c.attackers) == 0 || len(c.defenders) == 0):
		return lacks("attackers and defenders")
	case p.stage <= atRoll && (!standing(c.attackers, p.side) || !standing(c.defenders, p.side.enemy())):
		return lacks("attackers and defenders on the map")
	case p.stage == atRetreat && len(c.retreats) == 0:
		return lacks("a stack that retreats")
	case (p.stage == atSplit || p.stage == atExcess) && len(c.splits) == 0:
		return lacks("an overstacked retreat")
	case p.stage == atLoss && (len(c.taken) != len(c.attackers)+len(c.defenders) || c.toLose[0]+c.toLose[1] <= 0):
		return lacks("losses to take")
	case p.stage >= atRoll && (int(c.column) < 0 || c.column > 999):
		return lacks("a column of the table")
	}
	for i := range c.retreats {
		if r := &c.retreats[i]; !standing(r.units, r.side) || !p.together(r.units) || p.units[r.units[0]].hex != r.at() {
			return lacks("retreating units that stand at the end of their trail")
		}
	}
	return nil
}

func (p *Position) reactionStands() bool {
	for _, t := range p.reaction.waiting {
		if !p.onMap(t.unit) || p.owner(t.unit) != p.side.enemy() {
			return false
		}
	}
	return p.reaction.back == atMove || p.reaction.back == atMoving && len(p.moving) > 0 || p.reaction.back == atArrivals
}

func (p *Position) together(units []int16) bool {
	for _, u := range units {
		if p.units[u].hex != p.units[units[0]].hex {
			return false
		}
	}
	return true
}

// phaseOf is the phase that a stage belongs to.
func phaseOf(s, back stage) phase {
	switch {
	case s == atReaction && back != atReaction:
		return phaseOf(back, atMove)
	case s == atSupply:
		return supplyPhase
	case s == atArrivals:
		return reinforcementPhase
	case s <= atCrowded:
		return movementPhase
	}
	return combatPhase
}
