package greatwar

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/occupancy"
)

// Facts gives the position in numbers. Nothing is hidden in this game, so that both
// sides get the same, but for the room that each has. Without a side it is the room
// of the one that decides.
func (p *Position) Facts(who rules.Side, f *rules.Facts) {
	s := sideOf(string(who))
	if s == nobody {
		s = max(p.toAct(), allied)
	}
	f.Status, f.Sides, f.LastTurn, f.Points = p.Status().SeenBy(who), sideIDs, p.scenario.Turns[1], count(p).standing()
	units, n := slices.Grow(f.Units, len(p.units))[:len(p.units)], 0
	for u := range p.units {
		if !p.units[u].absent {
			count(p).unitFacts(&units[n], int16(u))
			n++
		}
	}
	f.Units = units[:n]
	count(p).hexFacts(f, s)
	count(p).countFacts(f)
	for i := range p.rs.places {
		if o := &p.rs.places[i]; p.scenario.maps[p.Board().MapOf(o.hex)] {
			f.Objectives = append(f.Objectives, count(p).placeFacts(f, o))
		}
	}
}

// counting is a position put into numbers.
type counting struct{ *Position }

func count(p *Position) counting { return counting{p} }

// standing is what each side has earned, and would earn if the game ended now. One
// total decides the game, that of the Allies, and a draw is not at zero (25.3): its
// middle is given to Austria-Hungary, so that the difference decides.
func (p counting) standing() [2]int {
	points := [2]int{allied: int(p.scenario.start.score), austria: p.rs.par}
	for i := range p.awards {
		if n := int(p.awards[i].points); n > 0 {
			points[allied] += n
		} else {
			points[austria] -= n
		}
	}
	if t := &p.rs.tables.SerbianRemnant; p.stage != atEnd && p.scenario.maps[1] && scoreOf(p.Position).serbsLeft() <= t.Stacking {
		points[austria] -= t.Points
	}
	return points
}

// unitFacts fills in those of a unit that takes part. What halves an attack is counted,
// save rivers and command, which depend on the attack (8.3, 10.42).
func (p counting) unitFacts(f *rules.UnitFacts, u int16) {
	unit, st := p.unit(u), &p.units[u]
	face := unit.face(st.lost)
	*f = rules.UnitFacts{ID: unit.ID, Side: int8(unit.side), Hex: st.hex, State: p.conditions(u), Allowance: int16(marchIn(p.Position).allowance(u))}
	if st.dead > 0 {
		f.Most = unit.steps
		return
	}
	if unit.hq {
		f.Defense = int16(face.CombatStrength)
		if unit.heroic {
			f.Attack = f.Defense
		}
	} else {
		f.Steps, f.Most = unit.steps-st.lost, unit.steps
		f.Attack, f.Defense = int16(unit.attack[st.lost]), int16(unit.defense[st.lost])
		if (st.unsupplied || st.forages) && f.Attack > 1 {
			f.Attack /= 2
		}
	}
	if st.entrained {
		f.Attack, f.Defense = 0, f.Defense/2
	}
	if st.hex != board.None {
		f.Left = int16(p.leftThisTurn(u))
	}
}

// leftThisTurn are the movement points that a unit on the map may still spend in
// this game turn, in which the Allies move first.
func (p counting) leftThisTurn(u int16) int {
	switch {
	case p.stage == atEnd || p.owner(u) < p.side || p.owner(u) == p.side && (p.phase > movementPhase || p.units[u].done):
		return 0
	case p.owner(u) == p.side && p.phase == movementPhase:
		return max(0, marchIn(p.Position).pointsLeft(u))
	}
	return marchIn(p.Position).allowance(u)
}

// conditions are what is so of a unit.
func (p counting) conditions(u int16) rules.Condition {
	unit, st := p.unit(u), &p.units[u]
	return rules.Headquarters.If(unit.hq) | rules.Depot.If(unit.depot) | rules.Cavalry.If(unit.cavalry) |
		rules.Spent.If(st.done) | rules.Fought.If(st.attacked) | rules.OutOfSupply.If(st.unsupplied) |
		rules.OutOfCommand.If(commandOf(p.Position).outOfCommand(u)) | rules.Entrained.If(st.entrained) |
		rules.ToCome.If(st.alive() && st.hex == board.None) | rules.Lost.If(st.dead > 0)
}

// hexFacts are those of all hexes; room is that of a side. Hexes of a map that is
// not in play are nobody's.
func (p counting) hexFacts(f *rules.Facts, s side) {
	limit := int16(p.rs.tables.StackingLimit)
	f.Hexes = slices.Grow(f.Hexes, p.Board().Len())[:p.Board().Len()]
	for h, owner := range p.held {
		f.Hexes[h].Owner, f.Hexes[h].Room = int8(owner), limit
	}
	for h := range p.who.Held(int8(s)).All() {
		f.Hexes[h].Room = limit - int16(p.load(s, h))
	}
	for h := range p.who.With(force, int8(s.enemy())).All() {
		f.Hexes[h].Room = 0
	}
	for i := range p.rs.forts {
		if h := p.rs.forts[i].hex; p.fortOf(s.enemy(), h) >= 0 {
			f.Hexes[h].Room = 0
		}
	}
	supply := &p.scratch.supply
	supply[allied], supply[austria] = append(supply[allied][:0], p.rs.serbian...), occupancy.Emptied(supply[austria], len(f.Hexes))
	for n := range nation(len(nationIDs)) {
		supply[n.side()].AddAll(supplyOf(p.Position).network(n).reach)
	}
	rules.MarkHexes(f.Hexes, [2][]uint64{p.who.Zoned(int8(allied)), p.who.Zoned(int8(austria))}, [2][]uint64{supply[allied], supply[austria]})
	for _, h := range p.scenario.unplayed {
		f.Hexes[h] = rules.HexFacts{Owner: int8(nobody)}
	}
}

// countFacts tells whether the interphase follows (25.13), before which nobody acts but the
// side that moves last in the game turn, and who moves no more.
func (p counting) countFacts(f *rules.Facts) {
	over := p.stage == atEnd
	if follows := p.phase != deploymentPhase && (p.side == austria || !turnOf(p.Position).plays(p.turn, austria)); over || follows {
		f.Counted = [2]bool{true, true}
		f.Done[p.side], f.Done[p.side.enemy()] = over, over || int(p.turn) == p.scenario.Turns[1]
	}
}

// placeFacts are a town or pass that earns points each turn (25.13), or a fortress,
// each step of which does as it is lost (25.0). What is held in supply is due where the
// interphase follows.
func (p counting) placeFacts(f *rules.Facts, o *place) rules.ObjectiveFacts {
	x := rules.ObjectiveFacts{Hex: o.hex, Holder: int8(p.held[o.hex])}
	if o.objective >= 0 {
		town := &p.rs.objectives[o.objective]
		x.EachTurn[town.side] = town.points
		if f.Counted[town.side] && p.stage != atEnd && f.Hexes[o.hex].Supply&(1<<town.side) != 0 {
			x.Due[town.side] = town.points
		}
	}
	if o.fort >= 0 {
		fort := &p.rs.forts[o.fort]
		x.Once[fort.side.enemy()] = int16(fort.steps-p.forts[o.fort]) * pointsOfStep[austriaHungary]
	}
	return x
}
