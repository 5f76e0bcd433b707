package desk

import (
	"slices"
	"strings"

	"vistula/rules"
)

// pickUp is what takes units in hand.
func pickUp(units []string) []rules.Action {
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

// marching are those of some units that can be taken in hand with the first of
// them: a stack may hold some that cannot go along, as those on a train with those
// on foot.
func (d *Desk) marching(units []string) []string {
	if len(units) < 2 || !d.offered(rules.Action{Verb: rules.VerbPick, Unit: units[0]}) {
		return units
	}
	p := d.Position().Clone()
	if _, err := p.Do(rules.Action{Verb: rules.VerbPick, Unit: units[0]}); err != nil {
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

// handButtons are what could be done with the selected units, besides going
// somewhere, if they were in hand: to entrain, say. Pressed, they take them in
// hand first, so that nobody has to find out how that is done.
func (d *Desk) handButtons() []Button {
	movers := d.movers()
	if len(movers) == 0 || d.moving() {
		return nil
	}
	c, name := d.fresh(), strings.Join(movers, " ")
	if list, ok := c.hand[name]; ok {
		return list
	}
	var list []Button
	first := pickUp(movers)
	for _, o := range d.after(first) {
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
func (d *Desk) remote(o rules.Offer, units []string) bool {
	return o.Hex != "" && o.Unit == "" && o.Verb != rules.VerbStep && len(units) > 0 && !beside(d.Position(), o.Hex, units[0])
}

// after lists what would be offered to the same side after some actions.
func (d *Desk) after(actions []rules.Action) []rules.Offer {
	p, me := d.Position().Clone(), d.status().ToAct
	for _, a := range actions {
		if _, err := p.Do(a); err != nil || p.Status().ToAct != me {
			return nil
		}
	}
	return slices.Clone(p.Offers())
}

// prepare does what has to come before a button's own action.
func (d *Desk) prepare(b Button) Change {
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
