package greatwar

import (
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// View is what a side may see: all there is, for nothing is hidden in this game.
func (p *Position) View(who rules.Side) *rules.View {
	show := viewOf(p)
	v := &rules.View{Ruleset: id, For: who, Status: p.Status().SeenBy(who), Prompt: show.prompt(), Outcome: p.Outcome()}
	show.duties(&v.Prompt, sideOf(string(who)))
	k := show.refresh()
	v.Stacks = k.Stacks(p.who.Stacks(), func(h board.ID, s int8) rules.Stack { return show.viewStack(k, side(s), h) })
	v.Control = show.viewControl(k)
	v.Tracks = []rules.Track{k.Turns(p.turn, func() rules.Track { return show.turnRecord(k) }), show.pointsTrack(), show.railTrack(), show.serbianTrack(), show.flotillaTrack()}
	v.Displays = show.viewDisplays(k)
	if p.inAttack() {
		v.Combat = assess(p).sheetNow()
	}
	return v
}

// viewer shows a position.
type viewer struct{ *Position }

func viewOf(p *Position) viewer { return viewer{p} }

// viewStack is a stack, combat units before headquarters and depots, as they are piled
// on a table.
func (p viewer) viewStack(k *shown, s side, h board.ID) rules.Stack {
	pile := p.in(s, h)
	slices.SortStableFunc(pile, func(a, b int16) int { return p.pile(a) - p.pile(b) })
	stack := rules.Stack{Hex: p.Board().Number(h), Side: s.id(), Units: make([]rules.Counter, len(pile))}
	for i, u := range pile {
		stack.Units[i] = k.Face(u)
	}
	return stack
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
func (p viewer) counter(u int16) rules.Counter {
	var c rules.Counter
	p.face(&c, u, p.badges(nil, u))
	return c
}

// face fills in what a counter shows.
func (p viewer) face(c *rules.Counter, u int16, badges []rules.Badge) {
	unit, st := p.unit(u), &p.units[u]
	*c = rules.Counter{Unit: unit.ID, Name: unit.Name, Short: unit.Short, Side: unit.side.id(), Nation: unit.Nation, Type: unit.Type, Size: unit.Size,
		Corps: unit.Corps, Army: unit.Army, Reduced: unit.face(st.lost) != &unit.Faces[0], Badges: badges, Values: unit.values[min(int(st.lost), len(unit.values)-1)]}
	if !unit.hq {
		c.Steps = int(unit.steps - st.lost)
	}
}

// badges appends the markers on a counter.
func (p viewer) badges(list rules.Badges, u int16) rules.Badges {
	unit, st := p.unit(u), &p.units[u]
	list.Add("steps", int(unit.steps), !unit.hq && unit.steps > 1)
	list.Add("rail", 0, st.entrained || st.link > 0)
	list.Add("supply", -2, st.unsupplied)
	list.Add("forage", 0, st.forages)
	list.Add("out-of-command", 0, commandOf(p.Position).outOfCommand(u))
	list.Add("moved", 0, st.done || st.moved)
	list.Add("attacked", 0, st.attacked)
	list.Add("beaten", 0, st.beaten)
	list.Add("retreated", 0, st.retreated)
	list.Add("used", 0, unit.hq && st.used)
	list.Add("hero", 0, unit.heroic)
	return list
}

// control lists the places that yield victory points and the fortresses.
func (p viewer) control() []rules.Control {
	list := make([]rules.Control, 0, len(p.rs.places))
	for i := range p.rs.objectives {
		o := &p.rs.objectives[i]
		if !p.scenario.maps[p.Board().MapOf(o.hex)] {
			continue
		}
		c := rules.Control{Hex: p.Board().Number(o.hex), Name: o.name, Side: p.held[o.hex].id(), Note: o.note}
		if f := p.rs.fortAt[o.hex]; f >= 0 {
			c.Note += " " + p.fortText(int(f))
		}
		list = append(list, c)
	}
	for f := range p.rs.forts {
		h := p.rs.forts[f].hex
		if slices.ContainsFunc(p.rs.objectives, func(o objective) bool { return o.hex == h }) || !p.scenario.maps[p.Board().MapOf(h)] {
			continue
		}
		list = append(list, rules.Control{Hex: p.Board().Number(h), Name: p.rs.forts[f].name, Side: p.held[h].id(), Note: p.fortText(f)})
	}
	return list
}

// fortText tells what is left of a fortress (11.14).
func (p viewer) fortText(f int) string {
	left := p.rs.forts[f].steps - p.forts[f]
	if left == 0 {
		return "The fortress is destroyed."
	}
	return "Fortress: " + verb.Count(int(left), "step", "steps") + " of " + strconv.Itoa(int(p.rs.forts[f].steps)) + ", defence strength " + strconv.Itoa(p.fortStrength(f)) + "."
}
