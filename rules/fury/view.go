package fury

import (
	"slices"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
)

// View is what a side may see: all there is, for nothing is hidden in this game.
func (p *Position) View(who rules.Side) *rules.View {
	p.layOut()
	defer func() { p.field.album = nil }()
	v := &rules.View{Ruleset: id, For: who, Status: p.Status(), Prompt: p.prompt(), Outcome: p.Outcome()}
	p.duties(&v.Prompt, sideOf(string(who)))
	p.viewStacks(v)
	p.viewControl(v)
	v.Tracks = []rules.Track{p.turnRecord(), p.activationTrack(), p.pointsTrack(), p.railTrack(), p.replacementTrack()}
	v.Displays = []rules.Display{p.frontsDisplay()}
	for _, s := range []side{russian, central} {
		v.Displays = append(v.Displays, p.commandDisplay(s), p.arrivalsDisplay(s), p.eliminatedDisplay(s), p.orderOfBattle(s))
	}
	if p.combat.on() {
		v.Combat = p.sheetNow()
	}
	for _, a := range p.attacks {
		v.Declared = append(v.Declared, rules.Way{Kind: "attack", Hexes: p.Hexes(a.from, a.target), Case: "10.1"})
	}
	return v
}

// viewStacks lists the stacks in the order of the board, combat units before
// headquarters, as they are piled on a table. A besieger and the besieged share a
// hex (10.5) and lie in one pile, the besiegers on top, so that both can be seen and
// taken.
func (p *Position) viewStacks(v *rules.View) {
	var at []board.ID
	seen := make([]bool, p.Board().Len())
	for i := range p.units {
		if h := p.units[i].hex; h != board.None && !seen[h] {
			seen[h] = true
			at = append(at, h)
		}
	}
	slices.Sort(at)
	v.Stacks = make([]rules.Stack, 0, len(at))
	for _, h := range at {
		top := russian
		if p.shutIn(russian, h) || !p.occupied(russian, h) {
			top = central
		}
		stack := rules.Stack{Hex: p.Board().Number(h), Side: top.id(), Units: make([]rules.Counter, 0, p.who.Count(int8(russian), h)+p.who.Count(int8(central), h))}
		for _, s := range [2]side{top, top.enemy()} {
			units := p.in(s, h)
			slices.SortStableFunc(units, func(a, b int16) int { return p.pile(a) - p.pile(b) })
			for _, u := range units {
				stack.Units = append(stack.Units, p.counter(u))
			}
		}
		v.Stacks = append(v.Stacks, stack)
	}
}

// pile orders a stack: the strongest unit on top, the headquarters at the bottom.
func (p *Position) pile(u int16) int {
	unit := p.unit(u)
	if unit.hq {
		return 99
	}
	return -unit.combat(p.units[u].lost)
}

// layOut makes the counters of all units once: a view shows each in several places.
// What they list is in common memory.
func (p *Position) layOut() {
	n := len(p.units)
	album := make([]rules.Counter, n)
	values, badges := make([]rules.Value, 0, 4*n), make([]rules.Badge, 0, 2*n)
	for i := range album {
		album[i], values, badges = p.newCounter(int16(i), values, badges)
	}
	p.field.album = album
}

// counter is a unit as its counter lies on the table.
func (p *Position) counter(u int16) rules.Counter {
	if p.field.album != nil {
		return p.field.album[u]
	}
	c, _, _ := p.newCounter(u, nil, nil)
	return c
}

// newCounter makes a counter. Its values and badges are appended to those of others.
func (p *Position) newCounter(u int16, values []rules.Value, badges []rules.Badge) (rules.Counter, []rules.Value, []rules.Badge) {
	unit, st := p.unit(u), &p.units[u]
	c := rules.Counter{Unit: unit.ID, Name: unit.Name, Short: unit.Short, Side: unit.side.id(), Nation: unit.Nation, Type: unit.Type, Size: unit.Size}
	firstValue, firstBadge := len(values), len(badges)
	if st.army >= 0 {
		c.Army = p.unit(p.rs.armies[st.army].hq).Army
	}
	if unit.hq {
		f := p.command(u)
		c.Reduced = !st.active
		values = append(values, rules.Value{Name: "support", Value: f.Support}, rules.Value{Name: "cavalry", Value: f.Cavalry},
			rules.Value{Name: "range", Value: f.CommandRange}, rules.Value{Name: "movement", Value: f.Movement})
	} else {
		lost := min(int(st.lost), len(unit.Faces)-1)
		c.Steps, c.Reduced = max(0, unit.Steps-int(st.lost)), lost > 0
		values = append(values, rules.Value{Name: "combat", Value: unit.Faces[lost].Combat}, rules.Value{Name: "movement", Value: unit.Faces[lost].Movement})
	}
	badges = p.badges(u, badges)
	c.Values = values[firstValue:len(values):len(values)]
	if firstBadge < len(badges) {
		c.Badges = badges[firstBadge:len(badges):len(badges)]
	}
	return c, values, badges
}

// command is what the face of a headquarters shows that is up.
func (p *Position) command(hq int16) *data.Face { return &p.unit(hq).Faces[p.hqFace(hq)] }

// placed is a counter in a display, with where it is.
func (p *Position) placed(u int16) rules.Counter {
	c := p.counter(u)
	if p.onMap(u) {
		c.Hex = p.Board().Number(p.at(u))
	}
	return c
}

// badges appends the markers on a counter.
func (p *Position) badges(u int16, list []rules.Badge) []rules.Badge {
	unit, st := p.unit(u), &p.units[u]
	badge := func(kind string, shown bool) {
		if shown {
			list = append(list, rules.Badge{Kind: kind})
		}
	}
	if !unit.hq && unit.Steps > 1 {
		list = append(list, rules.Badge{Kind: "steps", Value: unit.Steps})
	}
	badge("inactive", unit.hq && p.onMap(u) && !st.active)
	badge("cadre", unit.asterisk)
	badge("disorder", st.disorganised)
	badge("besieged", p.onMap(u) && p.shutIn(unit.side, st.hex))
	badge("besieger", p.onMap(u) && !unit.hq && p.besieges(unit.side, st.hex))
	badge("moved", st.moved)
	badge("attacked", p.attacking(u))
	badge("retreated", st.retreated)
	return list
}

// attacking tells whether a unit takes part in an attack that is declared or in
// hand.
func (p *Position) attacking(u int16) bool {
	return p.combat.on() && slices.Contains(p.combat.attackers, u) ||
		slices.ContainsFunc(p.attacks, func(a attack) bool { return slices.Contains(a.units, u) })
}

// viewControl lists the fortresses, whose ownership decides the game (4).
func (p *Position) viewControl(v *rules.View) {
	for i := range p.rs.forts {
		v.Control = append(v.Control, rules.Control{Hex: p.Board().Number(p.rs.forts[i].hex), Name: p.rs.forts[i].name,
			Side: p.forts[i].holder.id(), Note: p.fortText(i)})
	}
}

// fortText tells what a fortress is worth now (10.4, 10.5).
func (p *Position) fortText(i int) string {
	f, st := &p.rs.forts[i], &p.forts[i]
	switch {
	case st.besieged:
		return f.class.Title + ", besieged: it has no zone of control and relays no line of communication beyond its own hex."
	case st.holder != f.side:
		return f.class.Title + ", taken by " + sideNames[st.holder] + ": it counts for victory, but does not defend itself."
	case st.taken:
		return f.class.Title + ", won back: it does not defend itself any more."
	}
	return f.class.Title + ": it defends with at least " + itoa(f.class.Strength) + "."
}
