package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules/board"
	"vistula/rules/verb"
)

// What an offer in combat destroys, in its own words: nobody shall lose a unit by
// a click whose label speaks only of steps or hexes.

// optionWords names an option of the table, what it costs, and which defenders it
// destroys for certain.
func (p *Position) optionWords(a args) string {
	o := battleIn(p).optionsNow()[a.Choice[0]-'1']
	words := "Hold"
	if o.retreat > 0 {
		words = "Retreat " + verb.Count(int(o.retreat), "hex", "hexes")
	}
	if n := o.lose + o.fort; n > 0 {
		words += ", lose " + verb.Count(n, "step", "steps")
	}
	if doom := battleIn(p).doom(&o); doom != "" {
		words += ": " + doom
	}
	return words
}

// doom tells which defenders an option destroys for certain, "" where it destroys
// nobody.
func (p battle) doom(o *option) string {
	units := p.troops(p.combat.defenders)
	trapped := p.trappedBy(o)
	switch least := p.leastDestroyed(units, o); {
	case len(units) == 0:
		return ""
	case trapped == len(units):
		return "cannot retreat, " + p.eliminates(units)
	case least == len(units):
		return p.eliminates(units)
	case trapped > 0:
		return "at least " + verb.Count(trapped, "unit", "units") + " cannot retreat and will be eliminated"
	case least > 0:
		return "eliminates at least " + verb.Count(least, "unit", "units")
	}
	return ""
}

// troops lists the units that are on the map and no headquarters.
func (p battle) troops(units []int16) []int16 {
	return slices.DeleteFunc(slices.Clone(units), func(u int16) bool { return p.unit(u).hq || !p.onMap(u) })
}

// eliminates names the units that are destroyed, or counts them where they are
// many.
func (p battle) eliminates(units []int16) string {
	if n := len(units); n > 2 {
		return fmt.Sprintf("eliminates all %d units", n)
	}
	return "eliminates " + p.Labels(units)
}

// leastDestroyed is how many units the losses of an option destroy at least, however
// they are spread; where nobody retreats fortresses can bear a part.
func (p battle) leastDestroyed(units []int16, o *option) int {
	lose := o.lose
	if o.retreat == 0 {
		for _, f := range p.theirForts(p.combat.targets) {
			lose -= tollOf(p.Position).fortWorth() * int(p.rs.forts[f].steps-p.forts[f])
		}
	}
	for _, u := range units {
		lose -= lossesOf(p.Position).stepsOf(u) - 1
	}
	return min(max(lose, 0), len(units))
}

// trappedBy counts the defenders that would be eliminated because they cannot
// retreat or find no room, if an option were chosen as things stand (8.63, 8.64).
func (p battle) trappedBy(o *option) int {
	if o.retreat == 0 {
		return 0
	}
	n := 0
	for _, h := range p.combat.targets {
		stack := slices.DeleteFunc(slices.Clone(p.combat.defenders), func(u int16) bool { return p.at(u) != h })
		troops := len(p.troops(stack))
		if troops == 0 {
			continue
		}
		r := retreat{units: stack, trail: []board.ID{h}, hexes: o.retreat}
		ways := retreatsIn(p.Position).ways(&r)
		switch {
		case len(ways) == 0:
			n += troops
		case troops > 1 && o.lose > 0: // those that are left may find room
		case !slices.ContainsFunc(ways, func(to board.ID) bool { _, roomy := retreatsIn(p.Position).completes(&r, to); return roomy }):
			n++
		}
	}
	return n
}

// loseWords tells whether a step is the last of its unit.
func (p *Position) loseWords(a args) string {
	if lossesOf(p).stepsOf(a.Unit) == 1 {
		return "Eliminate this unit"
	}
	return "Take a step from this unit"
}

// loseFortWords tells whether a step is the last of a fortress.
func (p *Position) loseFortWords(a args) string {
	if f := p.fortOf(p.side.enemy(), a.Hex); p.rs.forts[f].steps-p.forts[f] == 1 {
		return "Destroy the fortress"
	}
	return "Take a step from the fortress"
}

// retreatWords warns of a hex by way of which not all of a stack finds room (8.63).
func (p *Position) retreatWords(a args) string {
	words := "Retreat into this hex"
	r := retreatsIn(p).stackAt(a.From)
	if _, roomy := retreatsIn(p).completes(r, a.Hex); roomy {
		return words
	}
	if units := battleIn(p).troops(r.units); len(units) == 1 {
		return words + ": no room, " + battleIn(p).eliminates(units)
	}
	return words + ": no room, eliminates units over the stacking limit"
}
