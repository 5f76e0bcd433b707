package plan

import (
	"slices"

	"vistula/rules"
)

// PickUp is what takes units in hand, the first of them first.
func PickUp(units []string) []rules.Action {
	var list []rules.Action
	for i, u := range units {
		verb := rules.VerbAdd
		if i == 0 {
			verb = rules.VerbPick
		}
		list = append(list, rules.Action{Verb: verb, Unit: u})
	}
	return list
}

// Together are those of some units that can be taken in hand with the first of them:
// a stack may hold some that cannot go along, as those on a train with those on foot.
// Where the first cannot be taken, it is all of them. The position stays as it is.
func Together(p rules.Position, units []string) []string {
	if len(units) < 2 {
		return units
	}
	p = p.Clone()
	if _, err := p.Do(PickUp(units)[0]); err != nil {
		return units
	}
	return slices.DeleteFunc(slices.Clone(units), func(u string) bool {
		if u == units[0] {
			return false
		}
		_, err := p.Do(rules.Action{Verb: rules.VerbAdd, Unit: u})
		return err != nil
	})
}

// Reach is where units can go together: the marks of the one that gets least far, cut
// to what all of them reach; nil where one of them cannot be asked about.
func Reach(t Table, units []string) *rules.Overlay {
	var all *rules.Overlay
	for _, u := range units {
		o, err := t.Overlay(rules.Query{Kind: rules.QueryReach, Unit: u, Units: units})
		if err != nil {
			return nil
		}
		all = common(all, o)
	}
	return all
}

// common keeps the marks that both overlays have, with the fewer points left.
func common(a, b *rules.Overlay) *rules.Overlay {
	if a == nil {
		return b
	}
	o := &rules.Overlay{Kind: b.Kind}
	for _, m := range a.Hexes {
		i := slices.IndexFunc(b.Hexes, func(n rules.Mark) bool { return n.Hex == m.Hex })
		if i < 0 {
			continue
		}
		if n := &b.Hexes[i]; n.Value < m.Value {
			m = *n
		} else if m.Warn == "" {
			m.Warn, m.Case = n.Warn, n.Case
		}
		o.Hexes = append(o.Hexes, m)
	}
	return o
}

// Step is one hex of a way: what the way there takes, what is left there, and what
// the step may bring about.
type Step struct {
	Hex        string
	Cost, Left int
	Per        int    // parts of a point, as in the mark
	Kind       string // of the mark
	Warn, Case string
}

// Way lists the way to a hex that is in reach, the present one first; nil where it is
// not.
func Way(reach *rules.Overlay, to string) []Step {
	if reach == nil {
		return nil
	}
	find := func(hex string) *rules.Mark {
		for i := range reach.Hexes {
			if reach.Hexes[i].Hex == hex {
				return &reach.Hexes[i]
			}
		}
		return nil
	}
	var steps []Step
	hex := to
	for m := find(to); m != nil && len(steps) <= len(reach.Hexes); m = find(hex) {
		steps = append(steps, Step{hex, m.Cost, max(0, m.Value), m.Per, m.Kind, m.Warn, m.Case})
		hex = m.From
	}
	if steps == nil {
		return nil
	}
	slices.Reverse(steps)
	return slices.Insert(steps, 0, Step{Hex: hex})
}

// Move is what leads units along a way, taking them in hand first where that is not
// done yet. It is to be broken off where the other side has something to decide, or
// the rules refuse a step after what came to light on the way.
func Move(t Table, units []string, way []Step) []rules.Action {
	if len(way) == 0 || len(units) == 0 {
		return nil
	}
	var actions []rules.Action
	if t.Status().Stage != rules.StageMoving {
		actions = PickUp(units)
	}
	b := t.Ruleset().Board()
	c, _ := t.View().Find(units[0])
	from, known := b.Find(c.Hex)
	for i, s := range way {
		hex, ok := b.Find(s.Hex)
		switch {
		case i == 0 && (!ok || !known || !b.Adjacent(from, hex)):
			continue // the present hex, or none where a train goes at once
		case i == 1 && way[0].Hex == "" && known:
			actions = append(actions, rules.Action{Verb: rules.VerbRide, Hex: s.Hex})
		default: // the first is next to the present one if nobody may stay in it
			actions = append(actions, rules.Action{Verb: rules.VerbStep, Hex: s.Hex})
		}
	}
	return actions
}

// Beyond is what the way to a hex out of reach takes, for the unit that lacks most for
// it; nil where there is no way for one of them.
func Beyond(t Table, units []string, to string) *rules.Mark {
	var worst *rules.Mark
	for _, u := range units {
		o, err := t.Overlay(rules.Query{Kind: rules.QueryReach, Unit: u, Units: units, Hex: to})
		if err != nil {
			return nil
		}
		i := slices.IndexFunc(o.Hexes, func(m rules.Mark) bool { return m.Hex == to && m.Kind == rules.MarkBeyond })
		if i >= 0 && (worst == nil || o.Hexes[i].Cost-o.Hexes[i].Value > worst.Cost-worst.Value) {
			worst = &o.Hexes[i]
		}
	}
	return worst
}
