package fury

import (
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
)

// page is a position that is shown: what it looks like, asks and answers.
type page struct{ *Position }

func pageOf(p *Position) page { return page{p} }

// View is what a side may see: all there is, for nothing is hidden in this game.
func (p *Position) View(who rules.Side) *rules.View { return page{p}.draw(who) }

// draw puts a view together.
func (p page) draw(who rules.Side) *rules.View {
	g := p.refresh()
	defer func() { g.open = false }()
	v := &rules.View{Ruleset: id, For: who, Status: p.Status().SeenBy(who), Prompt: p.prompt(), Outcome: p.Outcome()}
	p.duties(&v.Prompt, sideOf(string(who)))
	v.Stacks = p.viewStacks(g)
	v.Control = p.viewControl(g)
	v.Tracks = []rules.Track{p.viewTurns(g), p.activationTrack(), p.pointsTrack(), p.railTrack(), p.replacementTrack()}
	v.Displays = append(make([]rules.Display, 0, 9), p.frontsDisplay(g))
	for _, s := range []side{russian, central} {
		v.Displays = append(v.Displays, p.viewDisplays(g, s)...)
	}
	if p.combat.on() {
		v.Combat = p.sheetNow()
	}
	for _, a := range p.attacks {
		v.Declared = append(v.Declared, rules.Way{Kind: "attack", Hexes: p.Hexes(a.from, a.target), Case: "10.1"})
	}
	return v
}

// pile orders a stack: the strongest unit on top, the headquarters at the bottom.
func (p *forces) pile(u int16) int {
	unit := p.unit(u)
	if unit.hq {
		return 99
	}
	return -unit.combat(p.units[u].lost)
}

// counter is a unit as its counter lies on the table.
func (p *Position) counter(u int16) rules.Counter {
	if g := &p.field.shown; g.open {
		return g.Face(u)
	}
	var x look
	pageOf(p).look(u, &x)
	return p.newCounter(u, &x)
}

// newCounter makes a counter.
func (p *forces) newCounter(u int16, x *look) rules.Counter {
	unit := p.unit(u)
	c := rules.Counter{Unit: unit.ID, Name: unit.Name, Short: unit.Short, Side: unit.side.id(), Nation: unit.Nation, Type: unit.Type, Size: unit.Size, Badges: p.badges(u, x)}
	if x.army >= 0 {
		c.Army = p.unit(p.rs.armies[x.army].hq).Army
	}
	if unit.hq {
		c.Reduced, c.Values = !x.active, unit.values[p.hqFace(u)]
		return c
	}
	lost := min(int(x.lost), len(unit.Faces)-1)
	c.Steps, c.Reduced, c.Values = max(0, unit.Steps-int(x.lost)), lost > 0, unit.values[lost]
	return c
}

// placed is a counter in a display, with where it is.
func (p page) placed(u int16) rules.Counter {
	c := p.counter(u)
	c.Hex = p.Board().Number(p.at(u))
	return c
}

// badges are the markers on a counter.
func (p *forces) badges(u int16, x *look) []rules.Badge {
	unit, memory := p.unit(u), [8]rules.Badge{}
	list := rules.Badges(memory[:0])
	list.Add("steps", unit.Steps, !unit.hq && unit.Steps > 1)
	list.Add("inactive", 0, unit.hq && x.hex != board.None && !x.active)
	list.Add("cadre", 0, unit.asterisk)
	list.Add("disorder", 0, x.disorganised)
	list.Add("besieged", 0, x.besieged)
	list.Add("besieger", 0, x.besieger)
	list.Add("moved", 0, x.moved)
	list.Add("attacked", 0, x.attacking)
	list.Add("retreated", 0, x.retreated)
	if len(list) == 0 {
		return nil
	}
	return slices.Clone(list)
}

// attacking tells whether a unit takes part in an attack that is declared or in
// hand.
func (p *Position) attacking(u int16) bool {
	return p.combat.on() && slices.Contains(p.combat.attackers, u) ||
		slices.ContainsFunc(p.attacks, func(a attack) bool { return slices.Contains(a.units, u) })
}

// fortText tells what a fortress is worth now (10.4, 10.5).
func (p *forces) fortText(i int) string {
	f, st := &p.rs.forts[i], &p.forts[i]
	switch {
	case st.besieged:
		return f.class.Title + ", besieged: it has no zone of control and relays no line of communication beyond its own hex."
	case st.holder != f.side:
		return f.class.Title + ", taken by " + sideNames[st.holder] + ": it counts for victory, but does not defend itself."
	case st.taken:
		return f.class.Title + ", won back: it does not defend itself any more."
	}
	return f.class.Title + ": it defends with at least " + strconv.Itoa(f.class.Strength) + "."
}
