package desk

import (
	"errors"
	"slices"

	"vistula/rules"
)

// Lit lists the hexes that a click would do something with, and the units.
func (d *Desk) Lit() (hexes, units []string) {
	chosen := d.chosen()
	for _, o := range d.Offers() {
		switch {
		case o.Hex != "" && (o.Unit == "" || slices.Contains(chosen, o.Unit)):
			hexes = appendNew(hexes, o.Hex)
		case o.Unit != "":
			units = appendNew(units, o.Unit)
		}
	}
	return hexes, units
}

func appendNew(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

// chosen are the units that a click on a hex is about: those selected, or the only
// one for which hexes are offered at all.
func (d *Desk) chosen() []string {
	if len(d.selected) > 0 {
		return d.selected
	}
	only, hexes := "", false
	for _, o := range d.Offers() {
		if o.Unit == "" {
			continue
		}
		if only != "" && o.Unit != only || o.Verb == rules.VerbPick {
			return nil
		}
		only, hexes = o.Unit, hexes || o.Hex != ""
	}
	if !hexes {
		return nil
	}
	return []string{only}
}

// Units is a click on a counter, or on the count of a stack, which names all of
// its units. A unit that can be picked up, or that has hexes to go to, is
// selected, and so is one off the map that is done with by a single action, which
// has a button; anything else is done at once.
func (d *Desk) Units(units ...string) Change {
	if d.moving() && d.offered(halt) && !d.inHand(units) {
		return d.otherUnits(units)
	}
	var own []rules.Offer
	for _, o := range d.Offers() {
		if slices.Contains(units, o.Unit) {
			own = append(own, o)
		}
	}
	if len(own) == 0 {
		return Change{Why: d.whyUnit(units)}
	}
	if slices.ContainsFunc(own, func(o rules.Offer) bool { return o.Verb == rules.VerbPick || o.Hex != "" }) {
		d.selected = nil
		slices.SortStableFunc(own, func(a, b rules.Offer) int { return slices.Index(units, a.Unit) - slices.Index(units, b.Unit) })
		for _, o := range own {
			d.selected = appendNew(d.selected, o.Unit)
		}
		d.selected = d.marching(d.selected)
		return Change{}
	}
	if len(own) == 1 {
		if d.final(own[0]) {
			d.selected = []string{own[0].Unit}
			return Change{}
		}
		return d.confirmed(own[0])
	}
	if joint(own) {
		return d.all(own)
	}
	return Change{Choose: d.choices(own)}
}

// Hex is a click on a hex, besides its units.
func (d *Desk) Hex(number string) Change {
	var here []rules.Offer
	chosen := d.chosen()
	for _, o := range d.Offers() {
		if o.Hex == number && (o.Unit == "" || slices.Contains(chosen, o.Unit)) {
			here = append(here, o)
		}
	}
	switch {
	case len(here) == 1:
		return d.Do(here[0].Action)
	case len(here) > 1:
		return Change{Choose: d.choices(here)}
	case d.canGo():
		return d.Go(number)
	}
	return Change{Why: d.whyHex(number)}
}

func (d *Desk) status() rules.Status { return d.Position().Status() }

func (d *Desk) offered(a rules.Action) bool {
	return slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return o.Action == a })
}

// whyUnit asks the rules why nothing can be done with a unit that can be done with
// others.
func (d *Desk) whyUnit(units []string) string {
	var asked []rules.Action
	for _, o := range d.Offers() {
		a := o.Action
		if a.Unit == "" || a.Hex != "" {
			continue
		}
		if a.Unit = units[0]; slices.Contains(asked, a) {
			continue
		}
		if asked = append(asked, a); len(asked) > mostAsked {
			break
		}
		if why := d.refusal(a); why != "" {
			return why
		}
	}
	return d.instead()
}

// mostAsked bounds how often the rules are asked for one reason.
const mostAsked = 8

// whyHex asks the rules why nothing can be done with a hex.
func (d *Desk) whyHex(number string) string {
	chosen := d.chosen()
	for _, o := range d.Offers() {
		if o.Hex == "" || o.Unit != "" && !slices.Contains(chosen, o.Unit) {
			continue
		}
		a := o.Action
		a.Hex = number
		if why := d.refusal(a); why != "" {
			return why
		}
	}
	return d.instead()
}

// instead says what is asked now.
func (d *Desk) instead() string { return d.Ask() }

// refusal is the rules' answer to an action that they do not allow.
func (d *Desk) refusal(a rules.Action) string {
	_, err := d.Position().Clone().Do(a)
	var illegal *rules.Illegal
	if errors.As(err, &illegal) {
		return illegal.Error()
	}
	return ""
}
