package greatwar

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// View is what a side may see: all there is, for nothing is hidden in this game.
func (p *Position) View(who rules.Side) *rules.View {
	v := &rules.View{Ruleset: id, For: who, Status: p.Status(), Prompt: p.prompt(), Outcome: p.Outcome()}
	p.duties(&v.Prompt, sideOf(string(who)))
	p.viewStacks(v)
	p.viewControl(v)
	v.Tracks = []rules.Track{p.turnRecord(), p.pointsTrack(), p.railTrack(), p.serbianTrack(), p.flotillaTrack()}
	for _, s := range []side{allied, austria} {
		v.Displays = append(v.Displays, p.commandDisplay(s), p.orderOfBattle(s), p.eliminated(s), p.coming(s))
	}
	if p.inAttack() {
		v.Combat = p.sheetNow()
	}
	return v
}

// viewStacks lists the stacks in the order of the board, combat units before
// headquarters and depots, as they are piled on a table.
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
	for _, h := range at {
		for _, s := range []side{allied, austria} {
			units := p.in(s, h)
			if len(units) == 0 {
				continue
			}
			slices.SortStableFunc(units, func(a, b int16) int { return p.pile(a) - p.pile(b) })
			stack := rules.Stack{Hex: p.Board().Number(h), Side: s.id()}
			for _, u := range units {
				stack.Units = append(stack.Units, p.counter(u))
			}
			v.Stacks = append(v.Stacks, stack)
		}
	}
}

// pile orders a stack.
func (p *Position) pile(u int16) int {
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
	unit, st := p.unit(u), &p.units[u]
	lost := min(st.lost, max(unit.steps-1, 0))
	f := unit.face(st.lost)
	c := rules.Counter{Unit: unit.ID, Name: unit.Name, Short: unit.Short, Side: unit.side.id(), Nation: unit.Nation, Type: unit.Type, Size: unit.Size,
		Corps: unit.Corps, Army: unit.Army, Reduced: f != &unit.Faces[0]}
	if unit.hq {
		c.Values = []rules.Value{{Name: "shift", Value: f.AttackShift}, {Name: "command", Value: f.CommandStrength}, {Name: "radius", Value: f.CommandRadius},
			{Name: "combat", Value: f.CombatStrength}, {Name: "movement", Value: f.Movement}}
	} else {
		c.Steps = int(unit.steps - st.lost)
		c.Values = []rules.Value{{Name: "attack", Value: int(unit.attack[lost])}, {Name: "defense", Value: int(unit.defense[lost])}, {Name: "movement", Value: f.Movement}}
	}
	c.Badges = p.badges(u)
	return c
}

// badges are the markers on a counter.
func (p *Position) badges(u int16) []rules.Badge {
	unit, st := p.unit(u), &p.units[u]
	var list []rules.Badge
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

// outOfCommand tells whether a unit bears an Out of Command Control marker: it
// does while command has been given out and it got none (10.31, 10.36).
func (p *Position) outOfCommand(u int16) bool {
	unit, st := p.unit(u), &p.units[u]
	if unit.hq || unit.side != p.side || st.hex == board.None || st.commanded {
		return false
	}
	return p.stage == atRally || p.phase == movementPhase || p.phase == combatPhase
}

// viewControl lists the places that yield victory points and the fortresses.
func (p *Position) viewControl(v *rules.View) {
	for i := range p.rs.objectives {
		o := &p.rs.objectives[i]
		if !p.scenario.maps[p.Board().MapOf(o.hex)] {
			continue
		}
		n := int(o.points)
		c := rules.Control{Hex: p.Board().Number(o.hex), Name: o.name, Side: p.held[o.hex].id(),
			Note: sideNames[o.side] + " earns " + plural(max(n, -n), "point", "points") + " for it each turn while it controls it in supply."}
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
func (p *Position) fortText(f int) string {
	left := p.rs.forts[f].steps - p.forts[f]
	if left == 0 {
		return "The fortress is destroyed."
	}
	return "Fortress: " + plural(int(left), "step", "steps") + " of " + itoa(int(p.rs.forts[f].steps)) + ", defence strength " + itoa(p.fortStrength(f)) + "."
}
