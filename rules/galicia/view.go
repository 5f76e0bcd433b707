package galicia

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// 5.4: limited intelligence. A View is drawn from the position as the side that
// looks believes it to be, so that nothing hidden can slip into it.

// sight is what a side knows of an enemy unit.
type sight int8

const (
	unseen  sight = iota // not even that it is there
	face                 // the counter, without its markers
	laidOut              // the counter and its markers
)

// sees tells what the other side knows of a unit: the top of each stack; what is
// named in a declared attack; and with the attack resolved all of its units,
// until it is over (5.4, 8.1).
func (p *Position) sees(u int16) sight {
	c := &p.combat
	at := p.units[u].hex
	switch {
	case p.stage >= atRoll && p.stage <= atLoss && p.inCombat(u):
		return laidOut
	case p.stage > atHexes && p.stage <= atLoss && (at == c.target || slices.Contains(c.hexes, at)):
		return face
	case p.topOf(p.owner(u), at) == u:
		return face
	}
	return unseen
}

// inCombat tells whether a unit stands in the attack in hand, in whatever part.
func (p *Position) inCombat(u int16) bool {
	c := &p.combat
	for _, list := range [][]int16{c.attackers, c.idle, c.defenders, c.withheld} {
		if slices.Contains(list, u) {
			return true
		}
	}
	return false
}

// believed is the position as a side knows it: enemy units that it does not see
// are off the map, and those it sees have no markers unless they lie open. With
// nobody looking it is the position itself, else it is to be left after use.
func (p *Position) believed(s side) *Position {
	if s == nobody {
		return p
	}
	q := p.borrow()
	for i := range p.units {
		u, st := int16(i), &q.units[i]
		if p.owner(u) == s || p.units[i].hex == board.None {
			continue
		}
		switch p.sees(u) {
		case unseen:
			q.place(u, board.None)
			*st = unitState{hex: board.None, unseen: true}
		case face:
			level := int8(0)
			if p.reduced(u) {
				level = int8(p.unit(u).perStep)
			}
			*st = unitState{hex: st.hex, level: level, fought: st.fought, beaten: st.beaten}
		}
	}
	return q
}

// Public is what the other side may know of an action. Who is picked up, joined or
// left behind lies beneath the top counter, markers lie beneath all, and from the
// number of such actions the size of a stack could be told: only the steps of a
// stack, which are seen, are recorded. The hexes attacked from are told with the
// declaration (8.1).
func (p *Position) Public(a rules.Action) rules.Action {
	switch a.Verb {
	case "pick", "add", "drop", "halt", "recover", "from":
		return rules.Action{}
	}
	return a
}

// View is what a side may see; the empty side sees all.
func (p *Position) View(who rules.Side) *rules.View {
	s := sideOf(string(who))
	q := p.believed(s)
	defer p.leave(q)
	v := &rules.View{Ruleset: id, For: who, Status: p.Status(), Prompt: q.prompt(s), Outcome: p.Outcome()}
	q.duties(&v.Prompt, s)
	q.viewStacks(v, s)
	q.viewControl(v)
	v.Tracks = []rules.Track{p.turnRecord(), p.pointsTrack(), q.supplyTrack(s)}
	for _, x := range []side{austria, russia} {
		v.Displays = append(v.Displays, q.orderOfBattle(x, s), q.gone(x), q.coming(x))
	}
	if p.stage > atAttack && p.stage <= atLoss {
		v.Combat = q.sheetNow()
	}
	return v
}

func (p *Position) viewStacks(v *rules.View, who side) {
	at := make([]int, p.Board().Len()) // index in v.Stacks, plus one
	for i := range p.units {
		hex := p.units[i].hex
		if hex == board.None || at[hex] > 0 {
			continue
		}
		s := p.owner(int16(i))
		units := p.in(s, hex)
		top := p.top(units)
		stack := rules.Stack{Hex: p.Board().Number(hex), Side: s.id(), Hidden: who != nobody && s != who}
		stack.Units = append(stack.Units, p.counter(top))
		for _, u := range units {
			if u != top {
				stack.Units = append(stack.Units, p.counter(u))
			}
		}
		v.Stacks = append(v.Stacks, stack)
		at[hex] = len(v.Stacks)
	}
	slices.SortFunc(v.Stacks, func(a, b rules.Stack) int {
		x, _ := p.Board().Find(a.Hex)
		y, _ := p.Board().Find(b.Hex)
		return int(x) - int(y)
	})
}

// counter is a unit as its counter lies on the table.
func (p *Position) counter(u int16) rules.Counter {
	unit, st := p.unit(u), &p.units[u]
	f := p.face(u)
	c := rules.Counter{Unit: unit.ID, Name: unit.Name, Side: unit.side.id(), Nation: unit.Nation, Type: unit.Type, Size: unit.Size,
		Corps: unit.Corps, Army: unit.Army, Reduced: p.reduced(u), Steps: p.stepsOf(u),
		Values: []rules.Value{{Name: "attack", Value: f.Attack}, {Name: "defense", Value: f.Defense}, {Name: "artillery", Value: f.Artillery}, {Name: "movement", Value: f.Movement}}}
	badge := func(kind string, value int, shown bool) {
		if shown {
			c.Badges = append(c.Badges, rules.Badge{Kind: kind, Value: value})
		}
	}
	badge("ce", -p.marker(u), p.marker(u) > 0)
	badge("supply", -int(st.supply), st.supply != inSupply)
	badge("held", int(p.scenario.release[u]), st.hex != board.None && !p.released(u))
	badge("moved", 0, st.done)
	badge("attacked", 0, st.fought)
	badge("white", 0, unit.white)
	badge("ersatz", 0, unit.ersatz)
	return c
}

func (p *Position) viewControl(v *rules.View) {
	for i, o := range p.rs.objectives {
		c := rules.Control{Hex: p.Board().Number(o.hex), Name: o.name, Note: sideNames[o.side] + " earns " + plural(o.capture, "point", "points") + " for its capture, " + plural(o.occupy, "point", "points") + " for each later turn."}
		for _, s := range []side{austria, russia} {
			if p.holds(s, o.hex) {
				c.Side = s.id()
			}
		}
		if t := p.towns[i]; t.captured > 0 {
			c.Note += " Captured in turn " + itoa(int(t.captured)) + "."
		}
		v.Control = append(v.Control, c)
	}
}
