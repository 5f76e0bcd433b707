package galicia

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/occupancy"
)

// Facts are the position in numbers as a side believes it to be. An enemy unit of
// which the side does not know where it is has no hex and its printed values. Room
// is that of the side that asks, or of the side that decides where nobody asks.
func (p *Position) Facts(who rules.Side, f *rules.Facts) {
	asks := sideOf(string(who))
	s, q := asks, p.believed(asks)
	defer p.leave(q)
	f.Status, f.Sides, f.LastTurn = p.Status().SeenBy(who), sideIDs, p.scenario.Turns[1]
	f.Points = scoreOf(p).points()
	switch {
	case s != nobody:
	case p.stage == atEnd:
		s = p.side
	default:
		s = p.toAct()
	}
	f.Hexes = append(f.Hexes[:0], count(q).hexes(&p.shownTo(asks).counted, s)...)
	count(q).unitFacts(f, s)
	count(q).countFacts(f)
	count(q).objectiveFacts(f)
}

// counting is a position put into numbers.
type counting struct{ *Position }

func count(p *Position) counting { return counting{p} }

// hexes tells of each hex; the room is that of an empty hex.
func (p counting) hexes(k *counted, mine side) []rules.HexFacts {
	same := k.turn == p.turn && k.mine == mine && k.options == p.options && len(k.at) == len(p.units)
	if len(k.at) != len(p.units) {
		k.at, k.hexes = make([]board.ID, len(p.units)), make([]rules.HexFacts, p.Board().Len())
	}
	for i := range p.units {
		if k.at[i] != p.units[i].hex {
			k.at[i], same = p.units[i].hex, false
		}
	}
	if !same {
		k.turn, k.mine, k.options = p.turn, mine, p.options
		p.hexFacts(k, mine)
	}
	return k.hexes
}

// hexFacts fills them in.
func (p counting) hexFacts(k *counted, mine side) {
	hexes, room := k.hexes, int16(p.rs.tables.Stacking.Limit)
	for i := range hexes {
		hexes[i] = rules.HexFacts{Owner: int8(nobody)}
		if p.open(mine, board.ID(i)) {
			hexes[i].Room = room
		}
	}
	var zones, supply [2][]uint64
	for s := range russia + 1 {
		for h := range p.stands.Held(int8(s)).All() {
			if hexes[h].Owner = int8(s); s != mine {
				hexes[h].Room = 0
			}
		}
		zones[s], supply[s] = p.stands.Zoned(int8(s)), p.supplied(s, &k.supply[s])
	}
	rules.MarkHexes(hexes, zones, supply)
}

// supplied are the hexes in which units of a side could be in supply: those that were
// found last, if nothing has changed where its lines ran.
func (p counting) supplied(s side, k *suppliedHexes) occupancy.Area {
	enemies := p.stands.Held(int8(s.enemy()))
	k.open = occupancy.Less(k.open, p.stands.Zoned(int8(s.enemy())), p.stands.Held(int8(s)))
	if k.ownRails == p.options.ownRails && k.watch.Same(enemies, k.open) {
		return k.hexes
	}
	k.ownRails, k.hexes = p.options.ownRails, append(k.hexes[:0], enemies...)
	k.watch.Begin(enemies, k.open)
	clear(k.hexes)
	for _, h := range p.rs.symbols[s] {
		k.watch.Saw(h)
	}
	most := p.rs.tables.Supply.In
	for i, length := range linesOf(p.Position).lengths(s, most) {
		h := board.ID(i)
		if length == tooFar {
			continue
		}
		k.hexes.Add(h)
		if k.watch.Saw(h); int(length) < most {
			k.watch.SawBeside(p.Board(), h)
		}
	}
	return k.hexes
}

// unitFacts tells of each unit and takes its steps from the room of its hex.
func (p counting) unitFacts(f *rules.Facts, mine side) {
	list := slices.Grow(f.Units[:0], len(p.units))[:len(p.units)]
	n := 0
	for i := range p.units {
		if p.units[i].absent {
			continue
		}
		u, unit, st, x := int16(i), &p.rs.units[i], &p.units[i], &list[n]
		n++
		*x = rules.UnitFacts{ID: unit.ID, Side: int8(unit.side), Hex: st.hex, Most: int8(unit.Steps), State: p.condition(u)}
		if st.lost == 0 {
			x.Attack, x.Defense, x.Artillery = int16(max(0, p.attackStrength(u))), int16(max(0, p.defenseStrength(u))), int16(p.artillery(u))
			x.Steps, x.Left, x.Allowance = int8(p.stepsOf(u)), p.mayStill(u), int16(p.face(u).Movement)
		}
		if st.hex != board.None && unit.side == mine && p.closed(mine, st.hex) == nil {
			f.Hexes[st.hex].Room -= int16(x.Steps)
		}
	}
	f.Units = list[:n]
}

// mayStill is what a unit may still move in this turn: nothing once its side has
// ended its Movement Phase, and nothing in the other side's turn.
func (p counting) mayStill(u int16) int16 {
	st := &p.units[u]
	if p.owner(u) != p.side || p.phase == combatPhase || p.stage == atCrowded || st.hex == board.None || st.done || !p.released(u) {
		return 0
	}
	return int16(max(0, p.pointsLeft(u)))
}

func (p counting) condition(u int16) rules.Condition {
	unit, st := p.unit(u), &p.units[u]
	return rules.Cavalry.If(unit.cavalry) | rules.Spent.If(st.done) | rules.Fought.If(st.fought) |
		rules.OutOfSupply.If(st.supply == outOfSupply) | rules.Disordered.If(p.marker(u) > 0) |
		rules.ToCome.If(st.hex == board.None && st.lost == 0 && !st.unseen) | rules.Lost.If(st.lost > 0)
}

// countFacts tells whose towns are still counted in this turn, which they are at the end of
// the side's own player turn (3.2), and who moves no more.
func (p counting) countFacts(f *rules.Facts) {
	order, last := p.rs.tables.order[p.turn-1], int(p.turn) == p.scenario.Turns[1]
	now := slices.Index(order, p.side)
	for s := range f.Counted {
		n := slices.Index(order, side(s))
		f.Counted[s], f.Done[s] = n <= now, p.stage == atEnd || last && n < now
	}
}

// objectiveFacts are the towns that earn one side points (15.1): once for their capture,
// then in each later turn in which a unit is in them. In its own player turn these are due.
func (p counting) objectiveFacts(f *rules.Facts) {
	for i := range p.rs.objectives {
		o := &p.rs.objectives[i]
		x := rules.ObjectiveFacts{Hex: o.hex, Holder: f.Hexes[o.hex].Owner, Manned: true}
		x.EachTurn[o.side] = int16(o.occupy)
		earns := o.occupy
		if !p.towns[i].taken() {
			earns, x.Once[o.side] = o.capture, int16(o.capture)
		}
		if o.side == p.side && p.stage != atEnd {
			x.Due[o.side] = int16(earns)
		}
		f.Objectives = append(f.Objectives, x)
	}
}
