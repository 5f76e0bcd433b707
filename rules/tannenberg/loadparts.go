package tannenberg

import (
	"encoding/json"
	"slices"

	"vistula/data/strict"
	"vistula/rules"
	"vistula/rules/board"
)

// mostPoints bounds the points of a position, far beyond any game, and mostCount
// what is counted within one turn.
const (
	mostPoints = 9999
	mostCount  = 120
	mostAwards = 5000
)

// state reads what is kept besides the units; it comes after them, because places
// are held by whoever stands in them.
func (l *loader) state(raw json.RawMessage) {
	p := l.p
	var f stateFile
	if len(raw) > 0 {
		if err := strict.Decode(raw, &f); err != nil {
			l.Fail("state: %v", err)
			return
		}
	}
	for s := range p.kills {
		p.kills[s] = int16(l.Within("state: kills", f.Kills[s], 0, mostPoints))
		p.western[s] = int16(l.Within("state: western", f.Western[s], 0, mostPoints))
	}
	if f.Western != [2]int{} && !p.options.twoFront {
		l.Fail("state: western: there is no western front in this game")
	}
	clear(p.forts)
	for _, x := range f.Destroyed {
		p.forts[l.fort("state: destroyed", x)] = true
	}
	l.held(f.Held)
	l.trails(f.Restored)
	l.thisTurn(&f)
	l.awards(f.Awards)
}

func (l *loader) held(list []heldFile) {
	p := l.p
	for i := range p.held {
		p.held[i] = p.rs.objectives[i].home
	}
	for _, x := range list {
		h, s := l.Hex("state: held", x.Hex), l.side("state: held", x.Side)
		i := p.rs.objectiveOf[h]
		if i < 0 {
			l.Fail("state: held: %s yields no points", x.Hex)
			return
		}
		if s == p.rs.objectives[i].home || p.held[i] != p.rs.objectives[i].home {
			l.Fail("state: held: %s is in the hands of its own side unless it is named once", x.Hex)
		}
		p.held[i] = s
	}
}

func (l *loader) trails(list []trailFile) {
	p := l.p
	for i := range p.trails {
		p.trails[i] = nil
	}
	for _, x := range list {
		i := slices.Index(p.rs.engineers, l.Unit("state: restored", x.Unit))
		if i < 0 || p.trails[i] != nil {
			l.Fail("state: restored: %q is not an EB unit that is named once", x.Unit)
			return
		}
		p.trails[i] = l.hexes("state: restored", x.Hexes)
	}
}

func (l *loader) thisTurn(f *stateFile) {
	p := l.p
	for _, x := range []struct {
		field string
		list  []int
	}{{"rail", f.Rail}, {"brought", f.Brought}} {
		if len(x.list) != 0 && len(x.list) != len(nationIDs) {
			l.Fail("state: %s: there are %d figures, not one for each of %v", x.field, len(x.list), nationIDs)
			return
		}
	}
	p.rail, p.brought = [3]int8{}, [3]int16{}
	for i, n := range f.Rail {
		p.rail[i] = int8(l.Within("state: rail", n, 0, mostCount))
	}
	for i, n := range f.Brought {
		p.brought[i] = int16(l.Within("state: brought", n, 0, mostCount))
	}
	p.supplies = int8(l.Within("state: supply_units", f.Supply, 0, mostCount))
	p.transfers = int16(l.Within("state: transfers", f.Transfers, 0, mostCount))
	p.struck, p.stormed = l.hexes("state: struck", f.Struck), nil
	for _, x := range f.Stormed {
		n := l.fort("state: stormed", x)
		if slices.Contains(p.stormed, n) {
			l.Fail("state: stormed: the fort of %s towards %s stands there twice", x[0], x[1])
		}
		p.stormed = append(p.stormed, n)
	}
	l.supports(f.Supports)
}

func (l *loader) supports(list []supportFile) {
	p := l.p
	p.supports = nil
	for i, x := range list {
		s := support{l.Hex("state: supports", x.Hex), undecided}
		switch {
		case x.Unit != "":
			s.unit = l.Unit("state: supports", x.Unit)
		case x.Nobody:
			s.unit = noUnit
		}
		if x.Unit != "" && x.Nobody || p.supportIn(s.hex) >= 0 || s.unit == undecided && i < len(list)-1 {
			l.Fail("state: supports: %s stands there twice, or it is not clear who supports its forts", x.Hex)
			return
		}
		p.supports = append(p.supports, s)
	}
}

func (l *loader) awards(list []awardFile) {
	if len(list) > mostAwards {
		l.Fail("state: awards: there are more than %d", mostAwards)
		return
	}
	l.p.awards = nil
	for _, x := range list {
		a := award{turn: int8(l.Within("state: awards: turn", x.Turn, 1, l.p.scenario.Turns[1])), side: l.side("state: awards: side", x.Side),
			points: int16(l.Within("state: awards: points", x.Points, -mostPoints, mostPoints)), why: x.Why, cas: x.Case, hex: board.None, unit: -1}
		if x.Hex != "" {
			a.hex = l.Hex("state: awards", x.Hex)
		}
		if x.Unit != "" {
			a.unit = l.Unit("state: awards", x.Unit)
		}
		l.p.awards = append(l.p.awards, a)
	}
}

// allUnits reads the units of a saved position, which names every one.
func (l *loader) allUnits(list []rules.UnitState) {
	l.clear()
	l.AllUnits(list, func(u int16, x rules.UnitState) { l.setUnit(u, x) })
}

// clear takes every unit out of the game.
func (l *loader) clear() {
	for i := range l.p.units {
		l.p.units[i] = unitState{hex: board.None, absent: true}
	}
}

// setUnit puts a unit where a record says and in the state it says; it tells
// whether the record gives its place in the stack.
func (l *loader) setUnit(u int16, x rules.UnitState) (ranked bool) {
	field := "unit " + x.ID
	var f unitFile
	if len(x.State) > 0 {
		if err := strict.Decode(x.State, &f); err != nil {
			l.Fail("%s: state: %v", field, err)
			return false
		}
	}
	if f.Front == "" {
		f.Front = frontIDs[east]
	}
	within := func(name string, n, high int) int8 { return int8(l.Within(field+": "+name, n, 0, high)) }
	st := unitState{hex: board.None, dead: within("dead", f.Dead, int(l.p.turn)), absent: f.Absent, front: front(l.Index(field+": front", f.Front, frontIDs[:])),
		due: within("due", f.Due, mostCount), isolated: f.Isolated, spent: within("spent", f.Spent, mostCount), railed: f.Railed, moved: f.Moved,
		done: f.Done, attacked: f.Attacked, raised: f.Raised, known: f.Known}
	if f.Rank != nil {
		st.rank = within("rank", *f.Rank, int(l.p.limit(l.p.owner(u)))+mostOver)
	}
	if x.Hex != "" {
		st.hex = l.Hex(field, x.Hex)
		switch {
		case l.Err != nil:
		case st.dead > 0 || st.absent || st.front != east || st.due > 0:
			l.Fail("%s: it cannot be in hex %s and elsewhere", field, x.Hex)
		case l.rs.closed[st.hex] != openHex:
			l.Fail("%s: nobody may be in hex %s", field, x.Hex)
		}
	} else if st.rank > 0 {
		l.Fail("%s: rank: it is in no stack", field)
	}
	l.p.units[u] = st
	return f.Rank != nil
}

// mostOver is how far a stack may be over its limit while units pass through it.
const mostOver = 40

// settle makes what follows from where the units are.
func (l *loader) settle() {
	if l.Err != nil {
		return
	}
	p := l.p
	p.refresh()
	for h := range board.ID(p.rs.board.Len()) {
		if p.holds(russia, h) && p.holds(central, h) {
			l.Fail("units: both sides are in hex %s", p.rs.board.Number(h))
			return
		}
		for _, s := range []side{russia, central} {
			for i, u := range p.stack(s, h) {
				if int(p.units[u].rank) != i {
					l.Fail("units: the stack in %s has no clear order", p.rs.board.Number(h))
					return
				}
			}
		}
		if i := p.rs.objectiveOf[h]; i >= 0 && p.holds(p.held[i].enemy(), h) {
			l.Fail("state: held: %s is occupied by %s", p.rs.board.Number(h), sideNames[p.held[i].enemy()])
		}
	}
}

// pending reads the decision that a position is in the middle of.
func (l *loader) pending(f *positionFile) {
	p := l.p
	p.moving = l.UnitList("moving", f.Moving)
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
	within := func(name string, n, high int) int { return l.Within("combat: "+name, n, 0, high) }
	c := combat{target: l.Hex("combat: target", f.Target), attackers: l.UnitList("combat: attackers", f.Attackers),
		attack: int16(within("strength", f.Strength[0], mostPoints)), defense: int16(within("strength", f.Strength[1], mostPoints)),
		column: int8(within("column", f.Column, crtColumns-1)), die: int8(within("die", f.Die, 12)), result: result(l.Index("combat: result", f.Result, resultIDs[:])),
		role: int8(within("role", f.Role, 1)), toLose: int16(within("to_lose", f.ToLose, mostCount)), exchange: f.Exchange, weaker: int8(within("weaker", f.Weaker, 1)),
		lost: int16(within("lost", f.Lost, mostPoints)), toEqual: int16(within("to_equal", f.ToEqual, mostPoints)), back: f.Back,
		retreats: l.UnitList("combat: retreats", f.Retreats), vacated: l.hexes("combat: vacated", f.Vacated)}
	if f.Fort != nil {
		c.fort = l.fort("combat: fort", *f.Fort) + 1
	}
	if f.Defender != "" {
		c.defender = l.Unit("combat: defender", f.Defender) + 1
	}
	l.p.combat = c
}
