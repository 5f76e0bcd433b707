package desk

import (
	"slices"

	"vistula/rules"
	"vistula/rules/plan"
)

// State is something that a player may want to see of all own units at once.
type State string

// The states, in the order in which a window offers them.
const (
	Unmoved    State = "unmoved"    // could still be moved in this phase
	Attackers  State = "attackers"  // stand next to what they could attack
	Unsupplied State = "unsupplied" // not in full supply
	Weakened   State = "weakened"   // have lost steps or effectiveness
	Formation  State = "formation"  // belong to one corps
)

// InState lists the units on the map that are in a state, as far as the viewer may know
// it: own ones, and for Formation those of the corps of a unit that is seen, which alone
// needs the unit. It goes by what every ruleset tells: the view, the offers and the
// answers to its overlays.
func (d *Sight) InState(s State, unit string) []string {
	switch s {
	case Unmoved:
		return d.unmoved()
	case Attackers:
		return d.attackers()
	case Unsupplied:
		return d.unsupplied()
	case Weakened:
		return d.those(func(c *rules.Counter) bool { return c.Side == d.Me() && weakened(c) })
	case Formation:
		of, ok := d.Counter(unit)
		if !ok || d.FormationOf(unit) == "" {
			return nil
		}
		return d.those(func(c *rules.Counter) bool {
			return c.Side == of.Side && c.Nation == of.Nation && c.Corps == of.Corps && (of.Corps != "" || c.Army == of.Army)
		})
	}
	return nil
}

// FormationOf is the corps that a unit belongs to, or else the army; "" for none.
func (d *Sight) FormationOf(unit string) string {
	c, _ := d.Counter(unit)
	if c.Corps != "" {
		return c.Corps
	}
	return c.Army
}

// those are the units on the map of which something is true.
func (d *Sight) those(is func(*rules.Counter) bool) []string {
	var list []string
	v := d.View()
	for i := range v.Stacks {
		for k := range v.Stacks[i].Units {
			if c := &v.Stacks[i].Units[k]; is(c) {
				list = append(list, c.Unit)
			}
		}
	}
	return list
}

// unmoved are the units that are offered to be picked up, or to be led to a hex where
// a ruleset picks nobody up.
func (d *Sight) unmoved() []string {
	pick, lead := map[string]bool{}, map[string]bool{}
	for _, o := range d.Offers() {
		switch {
		case o.Unit == "":
		case o.Verb == rules.VerbPick:
			pick[o.Unit] = true
		case o.Hex != "":
			lead[o.Unit] = true
		}
	}
	if len(pick) == 0 {
		pick = lead
	}
	return d.those(func(c *rules.Counter) bool { return pick[c.Unit] })
}

// attackers are the units next to a hex that their side could attack, without those
// that have attacked.
func (d *Sight) attackers() []string {
	o := d.ask(rules.Query{Kind: rules.QueryThreat, Side: d.Me()})
	if o == nil {
		return nil
	}
	near := map[string]bool{}
	for _, m := range o.Hexes {
		units, _ := plan.Adjacent(asker{d}, m.Hex, d.Me(), nil)
		for _, u := range units {
			near[u] = true
		}
	}
	return d.those(func(c *rules.Counter) bool {
		return near[c.Unit] && !slices.ContainsFunc(c.Badges, func(b rules.Badge) bool { return b.Kind == "attacked" })
	})
}

// unsupplied are the units whose supply the rules find fault with, or whose counter
// says so.
func (d *Sight) unsupplied() []string {
	bad := map[string]bool{}
	if o := d.ask(rules.Query{Kind: rules.QuerySupply, Side: d.Me()}); o != nil {
		for _, w := range o.Ways {
			if w.Unit != "" && (w.Kind == "low" || w.Kind == "out") {
				bad[w.Unit] = true
			}
		}
	}
	return d.those(func(c *rules.Counter) bool {
		return c.Side == d.Me() && (bad[c.Unit] || slices.ContainsFunc(c.Badges, func(b rules.Badge) bool { return b.Kind == "supply" && b.Value < 0 }))
	})
}

// weakened tells whether a counter shows less than the full unit.
func weakened(c *rules.Counter) bool {
	return c.Reduced || slices.ContainsFunc(c.Badges, func(b rules.Badge) bool {
		return b.Kind == "ce" && b.Value < 0 || b.Kind == "steps" && c.Steps < b.Value
	})
}
