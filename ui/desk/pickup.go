package desk

import (
	"strings"

	"vistula/rules"
	"vistula/rules/plan"
)

// marching are those of some units that can be taken in hand with the first of
// them.
func (d *Tactics) marching(units []string) []string {
	if len(units) < 2 || !d.offered(rules.Action{Verb: rules.VerbPick, Unit: units[0]}) {
		return units
	}
	return plan.Together(d.trial(), units)
}

// handButtons are what could be done with the selected units, besides going
// somewhere, if they were in hand: to entrain, say. Pressed, they take them in
// hand first, so that nobody has to find out how that is done.
func (d *Tactics) handButtons() []Button {
	movers := d.movers()
	if len(movers) == 0 || d.moving() {
		return nil
	}
	c, name := d.fresh(), strings.Join(movers, " ")
	if list, ok := c.hand[name]; ok {
		return list
	}
	var list []Button
	first := plan.PickUp(movers)
	for _, o := range plan.After(d.trial(), first) {
		if o.Unit == "" && (o.Hex == "" || d.remote(o, movers)) && o.Action != halt && o.Verb != rules.VerbDone {
			list = append(list, Button{Offer: o, First: first})
		}
	}
	c.hand[name] = list
	return list
}

// remote tells whether an offer leads units to a hex that is not next to them, as
// one off the map does. Nobody would look for it on the ground, so that it has a
// button too.
func (d *Tactics) remote(o rules.Offer, units []string) bool {
	return o.Hex != "" && o.Unit == "" && o.Verb != rules.VerbStep && len(units) > 0 && !plan.Beside(asker{d.Sight}, o.Hex, units[0])
}

// prepare does what has to come before a button's own action.
func (d *Tactics) prepare(b Button) Change {
	var sum Change
	for _, a := range b.First {
		c := d.Do(a)
		sum.Events = append(sum.Events, c.Events...)
		if c.Why != "" {
			sum.Why = c.Why
			break
		}
	}
	return sum
}
