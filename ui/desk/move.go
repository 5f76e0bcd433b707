package desk

import (
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/plan"
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

func (d *Desk) canGo() bool { return len(d.movers()) > 0 }

// Steps lists the way to a hex that is in reach, the present one first; nil where
// it is not.
func (d *Desk) Steps(to string) []plan.Step { return plan.Way(d.Reach(), to) }

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
	movers, way := d.movers(), d.Steps(to)
	if way == nil {
		return Change{Why: d.whyNotThere(to, movers)}
	}
	me := d.status().ToAct
	var all Change
	for _, a := range plan.Move(asker{d}, movers, way) {
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
	if plan.Beside(asker{d}, to, movers[0]) {
		return d.plain(err)
	}
	if m := plan.Beyond(asker{d}, movers, to); m != nil {
		return d.say("{{.Hex}} is out of reach: getting there costs {{.Cost}} movement points and {{.Left}} are left ({{.Case}}).",
			"Hex", d.place(to), "Cost", strconv.Itoa(m.Cost), "Left", strconv.Itoa(m.Value), "Case", m.Case)
	}
	if reach := d.Reach(); reach == nil || len(reach.Hexes) == 0 {
		return d.say("{{.Hex}} is out of reach: the units can go no farther.", "Hex", d.place(to))
	}
	return d.noWay(to)
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
