package desk

import (
	"slices"
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
	var list []Button
	movers := d.movers()
	for _, o := range d.handOffers() {
		switch {
		case o.Verb == verbForce && slices.Contains(movers, o.Unit):
			list = appendForced(list, Button{Offer: o, First: plan.PickUp(movers), Units: []string{o.Unit}})
		case o.Unit == "" && (o.Hex == "" || d.remote(o, movers)) && o.Action != halt && o.Verb != rules.VerbDone:
			list = append(list, Button{Offer: o, First: plan.PickUp(movers)})
		}
	}
	return list
}

// verbForce has a unit in hand march farther than its allowance. It is offered before the march
// as well: a unit that has used its last point is set down and cannot go on.
const verbForce = "force"

// appendForced appends a button for a forced march, or has the one that is there be for this
// unit as well.
func appendForced(list []Button, b Button) []Button {
	for i := range list {
		if list[i].Verb == verbForce {
			list[i].Units = append(list[i].Units, b.Unit)
			return list
		}
	}
	return append(list, b)
}

// handOffers are the offers that there would be if the selected units were in hand; nil
// where units are.
func (d *Tactics) handOffers() []rules.Offer {
	movers := d.movers()
	if len(movers) == 0 || d.moving() {
		return nil
	}
	c, name := d.fresh(), strings.Join(movers, " ")
	list, ok := c.hand[name]
	if !ok {
		list = plan.After(d.trial(), plan.PickUp(movers))
		c.hand[name] = list
	}
	return list
}

// Threatens tells whether the units in hand, or those selected, can do something to an
// enemy stack, such as prepare an attack on it.
func (d *Tactics) Threatens() bool {
	if d.moving() {
		return d.against(d.Offers(), "") != nil
	}
	return d.against(d.handOffers(), "") != nil
}

// against are the offers that do something to an enemy stack, in one hex or in any.
func (d *Tactics) against(offers []rules.Offer, hex string) []rules.Offer {
	var list []rules.Offer
	for _, o := range offers {
		s := d.StackIn(o.Hex)
		if o.Unit == "" && o.Hex != "" && (hex == "" || o.Hex == hex) && o.Verb != rules.VerbStep && s != nil && len(s.Units) > 0 && !d.mine(s.Units[0].Unit) {
			list = append(list, o)
		}
	}
	return list
}

// threats is the choice between what the selected units, once they are in hand, can do to
// an enemy stack; nil where that is nothing.
func (d *Tactics) threats(hex string) []Choice {
	list := d.choices(d.against(d.handOffers(), hex))
	if len(list) == 0 {
		return nil
	}
	first, trial := plan.PickUp(d.movers()), d.trial()
	for _, a := range first {
		if _, err := trial.Do(a); err != nil {
			break
		}
	}
	for i := range list {
		list[i].first = first
		list[i].Label = d.warned(list[i].Label, rules.Sit(trial, d.status().ToAct), list[i].offer)
	}
	return list
}

// remote tells whether an offer leads units to a hex that is not next to them, as
// one off the map does. Nobody would look for it on the ground, so that it has a
// button too.
func (d *Tactics) remote(o rules.Offer, units []string) bool {
	return o.Hex != "" && o.Unit == "" && o.Verb != rules.VerbStep && len(units) > 0 && !plan.Beside(asker{d.Sight}, o.Hex, units[0])
}

// roundabout tells whether an offer leads the units in hand to a hex in one go, by another
// way than step by step: off the map, or on a train. Where the map shows them a way to that
// hex, a click follows it.
func (d *Tactics) roundabout(o rules.Offer) bool {
	return o.Hex != "" && o.Unit == "" && o.Verb != rules.VerbStep && d.moving() && len(d.against([]rules.Offer{o}, o.Hex)) == 0
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
