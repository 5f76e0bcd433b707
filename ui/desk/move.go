package desk

import (
	"slices"
	"strconv"

	"vistula/rules"
)

// movers are the units in hand, or else those selected to be picked up.
func (d *Desk) movers() []string {
	if len(d.Offers()) == 0 { // it is for somebody else to decide
		return nil
	}
	if d.moving() {
		return d.View().Prompt.Units
	}
	return slices.DeleteFunc(slices.Clone(d.selected), func(u string) bool { return !d.offered(rules.Action{Verb: rules.VerbPick, Unit: u}) })
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

func (d *Desk) canGo() bool { return len(d.movers()) > 0 }

// Step is one hex of a path: what the way there takes, what is left there, and
// what the step may bring about.
type Step struct {
	Hex        string
	Cost, Left int
	Kind       string // of the mark
	Warn, Case string
}

// Steps lists the way to a hex that is in reach, the present one first; nil where
// it is not.
func (d *Desk) Steps(to string) []Step {
	reach := d.Reach()
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
		steps = append(steps, Step{hex, m.Cost, max(0, m.Value), m.Kind, m.Warn, m.Case})
		hex = m.From
	}
	if steps == nil {
		return nil
	}
	slices.Reverse(steps)
	return slices.Insert(steps, 0, Step{Hex: hex})
}

// Path lists the hexes on the way to one that is in reach, the present one first,
// and the points left there; nil where it is not.
func (d *Desk) Path(to string) (hexes []string, left int) {
	for _, s := range d.Steps(to) {
		hexes, left = append(hexes, s.Hex), s.Left
	}
	return hexes, left
}

// Go picks the selected units up, if that is not done, and leads them to a hex.
// It stops where the other side has something to decide.
func (d *Desk) Go(to string) Change {
	path, _ := d.Path(to)
	movers := d.movers()
	if path == nil {
		return Change{Why: d.whyNotThere(to, movers)}
	}
	var actions []rules.Action
	if !d.moving() {
		actions = pickUp(movers)
	}
	for _, hex := range path[1:] {
		actions = append(actions, rules.Action{Verb: rules.VerbStep, Hex: hex})
	}
	me := d.status().ToAct
	var all Change
	for _, a := range actions {
		c := d.Do(a)
		all.Events = append(all.Events, c.Events...)
		if c.Why != "" {
			all.Why = c.Why
			break
		}
		if d.status().ToAct != me {
			break
		}
	}
	return all
}

// whyNotThere asks the rules why a hex cannot be entered, as if the units were
// next to it; where they are not, it says what the way there would take.
func (d *Desk) whyNotThere(to string, movers []string) string {
	p := d.Position().Clone()
	if !d.moving() {
		if _, err := p.Do(rules.Action{Verb: rules.VerbPick, Unit: movers[0]}); err != nil {
			return d.plain(err)
		}
	}
	_, err := p.Do(rules.Action{Verb: rules.VerbStep, Hex: to})
	if err == nil {
		return d.instead()
	}
	if beside(d.Position(), to, movers[0]) {
		return d.plain(err)
	}
	if m := d.beyond(to, movers); m != nil {
		return d.say("{{.Hex}} is out of reach: getting there costs {{.Cost}} movement points and {{.Left}} are left ({{.Case}}).",
			"Hex", d.place(to), "Cost", strconv.Itoa(m.Cost), "Left", strconv.Itoa(m.Value), "Case", m.Case)
	}
	if reach := d.Reach(); reach == nil || len(reach.Hexes) == 0 {
		return d.say("{{.Hex}} is out of reach: the units can go no farther.", "Hex", d.place(to))
	}
	return d.noWay(to)
}

// beyond is what the way to a hex out of reach takes for the unit that has least
// left for it; nil where there is no way for one of them.
func (d *Desk) beyond(to string, movers []string) *rules.Mark {
	var worst *rules.Mark
	for _, u := range movers {
		o, err := d.Position().Overlay(d.Viewer(), rules.Query{Kind: rules.QueryReach, Unit: u, Units: movers, Hex: to})
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

// noWay says that no way leads to a hex, whatever it takes.
func (d *Desk) noWay(to string) string {
	if s := d.StackIn(to); s != nil && len(s.Units) > 0 && !d.mine(s.Units[0].Unit) {
		return d.say("{{.Hex}} is held by the enemy and is out of reach.", "Hex", d.place(to))
	}
	return d.say("No route open to these units leads to {{.Hex}}.", "Hex", d.place(to))
}

// place is a hex in a sentence: its town, if it has one, with the number behind.
func (d *Desk) place(hex string) string {
	b := d.Match.Ruleset().Board()
	if id, ok := b.Find(hex); ok && b.Hexes[id].Town != "" {
		return b.Hexes[id].Town + " (" + hex + ")"
	}
	return hex
}

// beside tells whether a unit stands next to a hex.
func beside(p rules.Position, to, unit string) bool {
	b := p.Ruleset().Board()
	target, ok := b.Find(to)
	if !ok {
		return false
	}
	for _, s := range p.View("").Stacks {
		for _, c := range s.Units {
			if at, found := b.Find(s.Hex); found && c.Unit == unit {
				return b.Adjacent(at, target)
			}
		}
	}
	return false
}
