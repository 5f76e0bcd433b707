package fury

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/occupancy"
)

// Facts are the position in numbers. Nothing is hidden: only the room in a hex is of
// the side that asks, or of the side that decides where nobody asks.
func (p *Position) Facts(who rules.Side, f *rules.Facts) {
	f.Status, f.Sides, f.LastTurn = p.Status().SeenBy(who), sideIDs, p.scenario.Turns[1]
	f.Points = [2]int{russian: scoreOf(p).gains(russian), central: scoreOf(p).gains(central)}
	p.unitFacts(f)
	for s := range f.Done {
		f.Done[s] = p.stage == atEnd || int(p.turn) == p.scenario.Turns[1] && !p.acts(side(s))
	}
	asks := sideOf(string(who))
	if asks == nobody {
		asks = p.toAct()
	}
	if asks != nobody {
		f.Hexes = append(f.Hexes, p.rs.roomy...)
		p.roomFacts(asks, f.Hexes)
	} else {
		f.Hexes = append(f.Hexes, p.rs.empty...)
	}
	p.hexFacts(f)
	for i := range p.rs.forts {
		at, own := p.rs.forts[i].hex, p.rs.forts[i].side
		o := rules.ObjectiveFacts{Hex: at, Holder: int8(p.forts[i].holder)}
		o.AtEnd[own.enemy()] = 1 // taken and held with a unit, it counts one (4)
		f.Objectives = append(f.Objectives, o)
	}
}

func (p *Position) unitFacts(f *rules.Facts) {
	var coming [2][2]bool
	for s := range coming {
		for front := range coming[s] {
			coming[s][front] = p.stillActs(int8(s), int8(front))
		}
	}
	p.findCommand()
	for i := range p.units {
		u, st, unit := int16(i), &p.units[i], p.unit(int16(i))
		if st.box == absent {
			continue
		}
		x := rules.UnitFacts{ID: unit.ID, Side: int8(unit.side), Hex: st.hex, Allowance: int16(unit.Faces[0].Movement), State: p.condition(u)}
		if !unit.hq {
			x.Steps, x.Most = int8(max(0, unit.Steps-int(st.lost))), int8(unit.Steps)
		}
		if st.box != eliminated {
			x.Attack = int16(p.strength(u))
			x.Defense = x.Attack
		}
		switch to := p.frontOf(u); {
		case st.hex == board.None:
		case p.phase == movementPhase && p.activated(u):
			if !st.stopped {
				x.Left = int16(p.marching(u))
			}
		case to != noFront && coming[unit.side][to]:
			x.Left = x.Allowance
		}
		if st.hex != board.None && !unit.hq && !p.inCommand(u) {
			x.State |= rules.OutOfCommand
		}
		f.Units = append(f.Units, x)
	}
}

// condition is what can be told of a unit in a word.
func (p *Position) condition(u int16) rules.Condition {
	unit, st := p.unit(u), &p.units[u]
	cut := st.hex != board.None && !p.linesOf(unit.side).inTouch(st.hex)
	return rules.Headquarters.If(unit.hq) | rules.Spent.If(st.moved) | rules.Fought.If(p.attacking(u)) | rules.Disordered.If(st.disorganised) |
		rules.OutOfSupply.If(cut) | rules.ToCome.If(st.box == toCome || st.box == inReserve) | rules.Lost.If(st.box == eliminated)
}

// acts tells whether a side has an activation in hand or later in this turn (7).
func (p *Position) acts(s side) bool {
	inHand := p.side == s && (p.phase == movementPhase || p.phase == combatPhase)
	return inHand || p.stillActs(int8(s), 0) || p.stillActs(int8(s), 1)
}

// stillActs tells whether a front of a side is activated later in this turn (7).
func (p *Position) stillActs(s, f int8) bool {
	if p.phase != deploymentPhase && p.phase != initiativePhase && p.phase != movementPhase && p.phase != combatPhase {
		return false
	}
	from := int(p.activation) // the one in hand is the activation before that index
	if p.stage == atFront {
		from--
	}
	for n := max(0, from); n < 4; n++ {
		if by, front := pageOf(p).activationOf(n); by == side(s) && (int8(front) == f || front == noFront) {
			return true
		}
	}
	return false
}

// findCommand searches at once all that each headquarters commands.
func (p *network) findCommand() {
	f := p.field
	if f.commanded {
		return
	}
	f.commanded = true
	if f.reachOfHQ == nil {
		f.reachOfHQ = make([]occupancy.Area, len(p.rs.armies))
	}
	for a := range p.rs.armies {
		f.reachOfHQ[a] = occupancy.Emptied(f.reachOfHQ[a], p.Board().Len())
		p.spreadCommand(p.rs.armies[a].hq, f.reachOfHQ[a])
	}
}

// inCommand tells whether the headquarters of a unit on the map commands it where it
// stands (10.1), as findCommand found it.
func (p *network) inCommand(u int16) bool {
	hq, ok := p.hqOf(u)
	return ok && (!p.shutIn(p.owner(u), p.at(hq)) || p.at(hq) == p.at(u)) && p.field.reachOfHQ[p.armyOf(u)].Has(p.at(u))
}

// spreadCommand finds what a headquarters commands, hex by hex: its line does not pass
// through an enemy zone that no friendly unit reduces, but may end in one.
func (p *network) spreadCommand(hq int16, area occupancy.Area) {
	start := p.at(hq)
	if start == board.None {
		return
	}
	l, s := p.linesOf(p.owner(hq)), int8(p.owner(hq))
	stands, edge := p.who.With(fights, s), occupancy.Emptied(p.field.edge, p.Board().Len())
	beside := occupancy.Emptied(p.field.beside, p.Board().Len())
	p.field.edge, p.field.beside = edge, beside
	area.Add(start)
	edge.Add(start)
	for range p.command(hq).CommandRange {
		clear(beside)
		for at := range edge.All() {
			beside.AddAll(p.rs.around[at])
		}
		for i, word := range beside {
			word &= (l.clear[i] | stands[i]) &^ area[i]
			area[i] |= word
			edge[i] = word & l.open[i]
		}
	}
}

// zones are the hexes in the zones of control of a side, with those from which it exerts
// them.
func (p *network) zones(s side) occupancy.Area {
	z := append(p.field.zones[s][:0], p.who.Zoned(int8(s))...)
	z.AddAll(p.who.With(occupancy.Exerts, int8(s)))
	p.field.zones[s] = z
	return z
}

// roomFacts takes from the room in the hexes what a side stacks there, and all of it where
// its units cannot be.
func (p *network) roomFacts(who side, hexes []rules.HexFacts) {
	for h := range p.who.With(fights, int8(who)).All() {
		hexes[h].Room = int16(p.rs.tables.Stacking.Units - p.who.Of(fights, int8(who), h))
	}
	p.field.closed = occupancy.Less(p.field.closed, p.rs.land, p.linesOf(who).clear)
	for h := range p.field.closed.All() {
		hexes[h].Room = 0
	}
}

func (p *network) hexFacts(f *rules.Facts) {
	var zones, supply [2][]uint64
	for s := range zones {
		zones[s], supply[s] = p.zones(side(s)), p.linesOf(side(s)).nearAny
	}
	rules.MarkHexes(f.Hexes, zones, supply)
	for i := range p.units {
		if h, s := p.units[i].hex, p.owner(int16(i)); h != board.None && (s == central || f.Hexes[h].Owner < 0) {
			f.Hexes[h].Owner = int8(s)
		}
	}
	for i := range p.forts {
		x, s := &f.Hexes[p.rs.forts[i].hex], p.forts[i].holder
		x.Owner, x.Supply = int8(s), x.Supply|1<<s // a fortress is a source to its own side (11.2 note)
	}
}
