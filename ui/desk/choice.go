package desk

import (
	"slices"

	"vistula/rules"
)

// Choice is one of several things that a click may mean.
type Choice struct {
	Label string
	Case  string

	offer rules.Offer
	units []string
	goTo  string
}

// Choose does what was chosen.
func (d *Desk) Choose(c Choice) Change {
	switch {
	case c.goTo != "":
		return d.Hex(c.goTo)
	case c.units != nil:
		return d.Units(c.units...)
	}
	return d.confirmed(c.offer)
}

// choices puts offers into words that tell them apart.
func (d *Desk) choices(offers []rules.Offer) []Choice {
	units, hexes, from := differ(offers, func(o rules.Offer) string { return o.Unit }),
		differ(offers, func(o rules.Offer) string { return o.Hex }),
		differ(offers, func(o rules.Offer) string { return o.From })
	worded := differ(offers, func(o rules.Offer) string { return o.Label }) // the rules tell the choices apart
	list := make([]Choice, 0, len(offers))
	for _, o := range offers {
		c := Choice{Label: d.Label(o), Case: o.Case, offer: o}
		if units && o.Unit != "" {
			c.Label += ": " + d.UnitName(o.Unit)
		}
		if hexes && o.Hex != "" {
			c.Label += ": " + o.Hex
		}
		if from && o.From != "" {
			c.Label = d.say("{{.What}}, from {{.Hex}}", "What", c.Label, "Hex", o.From)
		}
		if o.Choice != "" && !worded {
			c.Label += ": " + o.Choice
		}
		list = append(list, c)
	}
	return list
}

func differ(offers []rules.Offer, of func(rules.Offer) string) bool {
	return slices.ContainsFunc(offers, func(o rules.Offer) bool { return of(o) != of(offers[0]) })
}

// together are the verbs that a click on a whole stack does with each unit of
// it; with all others the player must say with which.
var together = []string{rules.VerbCommit, rules.VerbAdd, rules.VerbFollow}

// joint tells whether offers are one and the same verb for several units that
// may be done together.
func joint(offers []rules.Offer) bool {
	return slices.Contains(together, offers[0].Verb) && !differ(offers, func(o rules.Offer) string { return o.Verb })
}

// all does several actions, each for as long as it is offered still.
func (d *Desk) all(offers []rules.Offer) Change {
	var sum Change
	from := d.Match.Cursor()
	defer func() { d.gathered(from) }()
	for _, o := range offers {
		if !d.offered(o.Action) {
			continue
		}
		c := d.Do(o.Action)
		sum.Events = append(sum.Events, c.Events...)
		if c.Why != "" {
			sum.Why = c.Why
			break
		}
	}
	return sum
}

// Point is a click on a hex with the counters that were hit, none where the
// ground was: it finds out which of the two was meant. With units in hand a click
// on another own unit sets them down and selects that one; where they could as
// well go to its hex, the player is asked.
func (d *Desk) Point(hex string, units []string) Change {
	if len(units) == 0 {
		return d.Hex(hex)
	}
	byUnit, byHex := d.Picks(units), d.enters(hex) && !d.inHand(units)
	switch {
	case byUnit && byHex:
		return Change{Choose: d.either(hex, units)}
	case byHex:
		return d.Hex(hex)
	case byUnit:
		return d.Units(units...)
	case d.others(units):
		_, why := d.waits(units)
		return Change{Why: why}
	case d.mine(units[0]) || !d.asksHexes():
		return Change{Why: d.whyUnit(units)}
	}
	return d.Hex(hex)
}

// enters tells whether a click on the ground of a hex would do something.
func (d *Desk) enters(hex string) bool {
	if path, _ := d.Path(hex); path != nil {
		return true
	}
	chosen := d.chosen()
	return slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool {
		return o.Hex == hex && (o.Unit == "" || slices.Contains(chosen, o.Unit)) && o.Verb != rules.VerbStep
	})
}

// either is the choice between a hex and the units in it.
func (d *Desk) either(hex string, units []string) []Choice {
	c := Choice{Label: d.say("Go to {{.Hex}}", "Hex", hex), goTo: hex}
	for _, o := range d.Offers() {
		if o.Hex == hex && o.Verb != rules.VerbStep {
			c.Label, c.Case = d.Label(o)+": "+hex, o.Case
		}
	}
	pick := d.say("Select {{.Name}}", "Name", d.UnitName(units[0]))
	if len(units) > 1 {
		pick = d.say("Select the whole stack")
	}
	return []Choice{c, {Label: pick, units: units}}
}

// asksHexes tells whether a hex is asked for now.
func (d *Desk) asksHexes() bool {
	chosen := d.chosen()
	return d.canGo() || slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool {
		return o.Hex != "" && (o.Unit == "" || slices.Contains(chosen, o.Unit))
	})
}

func (d *Desk) mine(unit string) bool {
	c, ok := d.Counter(unit)
	return ok && c.Side == d.Position().Status().ToAct
}
