package greatwar

import (
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// View is what a side may see: all there is, for nothing is hidden in this game.
func (p *Position) View(who rules.Side) *rules.View {
	v := &rules.View{Ruleset: id, For: who, Status: p.Status(), Prompt: viewOf(p).prompt(), Outcome: p.Outcome()}
	viewOf(p).duties(&v.Prompt, sideOf(string(who)))
	all := viewOf(p).counters()
	viewOf(p).viewStacks(v, all)
	viewOf(p).viewControl(v)
	v.Tracks = []rules.Track{viewOf(p).turnRecord(all), viewOf(p).pointsTrack(), viewOf(p).railTrack(), viewOf(p).serbianTrack(), viewOf(p).flotillaTrack()}
	v.Displays = make([]rules.Display, 0, 8)
	for _, s := range []side{allied, austria} {
		v.Displays = append(v.Displays, viewOf(p).commandDisplay(s, all), viewOf(p).orderOfBattle(s, all), viewOf(p).eliminated(s, all), viewOf(p).coming(s, all))
	}
	if p.inAttack() {
		v.Combat = assess(p).sheetNow()
	}
	return v
}

// viewer shows a position.
type viewer struct{ *Position }

func viewOf(p *Position) viewer { return viewer{p} }

// counters are all units as their counters lie on the table, each with its hex.
func (p viewer) counters() []rules.Counter {
	all, badges := make([]rules.Counter, len(p.units)), make([]rules.Badge, 0, 2*len(p.units))
	for i := range p.units {
		u, from := int16(i), len(badges)
		badges = p.badges(badges, u)
		p.face(&all[i], u, slices.Clip(badges[from:]))
		if p.onMap(u) {
			all[i].Hex = p.Board().Number(p.at(u))
		}
	}
	return all
}

// viewStacks lists the stacks in the order of the board, combat units before
// headquarters and depots, as they are piled on a table.
func (p viewer) viewStacks(v *rules.View, all []rules.Counter) {
	v.Stacks = make([]rules.Stack, 0, len(p.units))
	pile, counters := make([]int16, 0, 8), make([]rules.Counter, 0, len(p.units))
	for h, s := range p.who.Stacks() {
		pile = p.who.AppendIn(pile[:0], s, h)
		slices.SortStableFunc(pile, func(a, b int16) int { return p.pile(a) - p.pile(b) })
		from := len(counters)
		for _, u := range pile {
			counters = append(counters, all[u])
			counters[len(counters)-1].Hex = ""
		}
		v.Stacks = append(v.Stacks, rules.Stack{Hex: p.Board().Number(h), Side: sideIDs[s], Units: counters[from:len(counters):len(counters)]})
	}
}

// pile orders a stack.
func (p viewer) pile(u int16) int {
	switch unit := p.unit(u); {
	case unit.depot:
		return 99
	case unit.hq:
		return 98
	default:
		return -int(unit.points)
	}
}

// counter is a unit as its counter lies on the table.
func (p *Position) counter(u int16) rules.Counter {
	var c rules.Counter
	p.face(&c, u, p.badges(nil, u))
	return c
}

// face fills in what a counter shows.
func (p *Position) face(c *rules.Counter, u int16, badges []rules.Badge) {
	unit, st := p.unit(u), &p.units[u]
	*c = rules.Counter{Unit: unit.ID, Name: unit.Name, Short: unit.Short, Side: unit.side.id(), Nation: unit.Nation, Type: unit.Type, Size: unit.Size,
		Corps: unit.Corps, Army: unit.Army, Reduced: unit.face(st.lost) != &unit.Faces[0], Badges: badges, Values: unit.values[min(int(st.lost), len(unit.values)-1)]}
	if !unit.hq {
		c.Steps = int(unit.steps - st.lost)
	}
}

// badges appends the markers on a counter.
func (p *Position) badges(list []rules.Badge, u int16) []rules.Badge {
	unit, st := p.unit(u), &p.units[u]
	badge := func(kind string, value int, shown bool) {
		if shown {
			list = append(list, rules.Badge{Kind: kind, Value: value})
		}
	}
	badge("steps", int(unit.steps), !unit.hq && unit.steps > 1)
	badge("rail", 0, st.entrained || st.link > 0)
	badge("supply", -2, st.unsupplied)
	badge("forage", 0, st.forages)
	badge("out-of-command", 0, p.outOfCommand(u))
	badge("moved", 0, st.done || st.moved)
	badge("attacked", 0, st.attacked)
	badge("beaten", 0, st.beaten)
	badge("retreated", 0, st.retreated)
	badge("used", 0, unit.hq && st.used)
	badge("hero", 0, unit.heroic)
	return list
}

// viewControl lists the places that yield victory points and the fortresses.
func (p viewer) viewControl(v *rules.View) {
	for i := range p.rs.objectives {
		o := &p.rs.objectives[i]
		if !p.scenario.maps[p.Board().MapOf(o.hex)] {
			continue
		}
		c := rules.Control{Hex: p.Board().Number(o.hex), Name: o.name, Side: p.held[o.hex].id(), Note: o.note}
		if f := p.rs.fortAt[o.hex]; f >= 0 {
			c.Note += " " + p.fortText(int(f))
		}
		v.Control = append(v.Control, c)
	}
	for f := range p.rs.forts {
		h := p.rs.forts[f].hex
		if slices.ContainsFunc(p.rs.objectives, func(o objective) bool { return o.hex == h }) || !p.scenario.maps[p.Board().MapOf(h)] {
			continue
		}
		v.Control = append(v.Control, rules.Control{Hex: p.Board().Number(h), Name: p.rs.forts[f].name, Side: p.held[h].id(), Note: p.fortText(f)})
	}
}

// fortText tells what is left of a fortress (11.14).
func (p viewer) fortText(f int) string {
	left := p.rs.forts[f].steps - p.forts[f]
	if left == 0 {
		return "The fortress is destroyed."
	}
	return "Fortress: " + verb.Count(int(left), "step", "steps") + " of " + itoa(int(p.rs.forts[f].steps)) + ", defence strength " + itoa(p.fortStrength(f)) + "."
}
