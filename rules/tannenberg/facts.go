package tannenberg

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Facts are the position in numbers, as a side believes it to be. A unit face down is
// among the units twice: as a counter of which only the place and the state are
// known, and by its name with what is printed on it, nowhere.
//
// Points are what both sides would be graded by if the game ended now, places that
// they hold included; in the two-front game those are the points of the west with
// what the east adds. There are no zones of control. A position that nobody in
// particular looks at tells the room for the side that decides.
func (p *Position) Facts(who rules.Side, f *rules.Facts) {
	if !p.settingUp() { // what is worked out serves again
		p.supplyOf(russia)
		p.supplyOf(central)
	}
	q := p.believed(sideOf(string(who)))
	defer q.release()
	f.Status, f.Sides, f.LastTurn = p.Status().SeenBy(who), sideIDs, p.scenario.Turns[1]
	points, _, _ := scoreOf(q.Position).reckon()
	f.Points = points
	s := sideOf(string(who))
	if s == nobody {
		s = max(p.toAct(), russia)
	}
	q.hexFacts(s, f)
	q.objectiveFacts(f)
	f.Done = [2]bool{russia: q.stage == atEnd || q.side == central && int(q.turn) == q.scenario.Turns[1], central: q.stage == atEnd}
	q.allUnitFacts(f)
}

// hexFacts tells of every hex who is there, and for whom there is room and supply.
func (p *sight) hexFacts(s side, f *rules.Facts) {
	f.Hexes = append(f.Hexes, p.rs.emptyHexes[s]...)
	red, blue := p.supplyOf(russia), p.supplyOf(central)
	for h := range f.Hexes {
		x := &f.Hexes[h]
		if red[h] < unsupplied {
			x.Supply |= 1 << russia
		}
		if blue[h] < unsupplied {
			x.Supply |= 1 << central
		}
	}
	for i := range p.rs.objectives {
		f.Hexes[p.rs.objectives[i].hex].Owner = int8(p.held[i])
	}
	for i := range p.units {
		h, owner := p.units[i].hex, p.owner(int16(i))
		if h == board.None {
			continue
		}
		x := &f.Hexes[h]
		x.Owner = int8(owner)
		if owner == s && p.rs.emptyHexes[s][h].Room > 0 {
			x.Room--
		} else {
			x.Room = 0
		}
	}
}

// objectiveFacts lists the places that yield points: whoever comes to one has its
// points, and the other side loses them.
func (p *sight) objectiveFacts(f *rules.Facts) {
	for i := range p.rs.objectives {
		o := &p.rs.objectives[i]
		f.Objectives = append(f.Objectives, rules.ObjectiveFacts{Hex: o.hex, Holder: int8(p.held[i]), Once: [2]int16{o.points, o.points}})
	}
}

// allUnitFacts lists the units that take part, in the order of the counters, and
// then the counters that lie face down.
func (p *sight) allUnitFacts(f *rules.Facts) {
	f.Units = slices.Grow(f.Units, len(p.units)+len(p.hidden))
	for i := range p.units {
		if !p.units[i].absent {
			f.Units = append(f.Units, rules.UnitFacts{})
			p.unitFacts(int16(i), &f.Units[len(f.Units)-1])
		}
	}
	for _, u := range p.hidden {
		st := &p.units[u]
		f.Units = append(f.Units, rules.UnitFacts{ID: p.rs.downName(st.hex, st.rank), Side: int8(p.owner(u)), Hex: st.hex, Steps: 1, Most: 1,
			State: p.condition(u)&^rules.Beneath | rules.Beneath.If(st.rank > 0)}) // whether artillery lies on top is hidden
	}
}

func (p *sight) unitFacts(u int16, x *rules.UnitFacts) {
	unit, st := p.unit(u), &p.units[u]
	x.ID, x.Side, x.Hex, x.Most = p.UnitID(u), int8(unit.side), board.None, 1
	x.Attack, x.Defense, x.Allowance = int16(unit.attack), int16(unit.defense), int16(unit.movement)
	switch {
	case unit.supply:
		x.State = rules.Depot
	case unit.Type == "cavalry":
		x.State = rules.Cavalry
	}
	if unit.engineer {
		x.Allowance = int16(p.rs.tables.EBRate)
	}
	if !unit.fights() {
		x.Attack = 0
	}
	if st.alive() {
		x.Steps = 1
	}
	switch {
	case st.dead > 0:
		x.State |= rules.Lost
	case p.faceDown(u):
	case st.hex != board.None:
		x.Hex, x.Allowance = st.hex, int16(p.allowanceOff(u)) // a train is no reason to be near to all places
		x.State |= p.condition(u)
		x.Left = p.leftThisTurn(u)
		if p.isolated(u) { // Isolation 2, 3
			x.Attack, x.Defense = 0, int16(p.defenseOf(u))
		}
	case viewOf(p.Position).comesIn(u) > 0:
		x.State |= rules.ToCome
	}
}

// condition is the state of a unit on the map as its counter shows it.
func (p *sight) condition(u int16) rules.Condition {
	st := &p.units[u]
	return rules.Spent.If(st.done) | rules.Fought.If(st.attacked) | rules.Entrained.If(st.railed) | rules.OutOfSupply.If(p.isolated(u)) | rules.Beneath.If(p.beneath(u))
}

// leftThisTurn is what a unit may still move in the player turn.
func (p *Position) leftThisTurn(u int16) int16 {
	if p.owner(u) != p.side || p.phase != arrivalPhase && p.phase != movementPhase || p.units[u].done {
		return 0
	}
	return int16(max(0, p.left(u)))
}
