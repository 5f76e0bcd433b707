package desk

import (
	"slices"

	"vistula/rules"
)

// Button is something that can be done without pointing at the map.
type Button struct {
	rules.Offer
	// Ends tells that it ends a phase, about which a player may want a warning.
	Ends bool
	// Units are those that the action is done with one after the other, where it
	// is several; the Offer's own is the first.
	Units []string
}

// Buttons lists what can be done without pointing at the map, what concerns the
// selected units first.
func (d *Desk) Buttons() []Button {
	list := d.unitButtons()
	for _, o := range d.Offers() {
		if o.Unit == "" && o.Hex == "" {
			list = append(list, Button{Offer: o, Ends: o.Verb == "done"})
		}
	}
	return list
}

// unitButtons are the offers that name a selected unit, or one beside those in
// hand, and no hex.
func (d *Desk) unitButtons() []Button {
	var list []Button
	moving := d.status().Stage == "moving"
	for _, o := range d.Offers() {
		if o.Unit == "" || o.Hex != "" || o.Verb == "pick" || !moving && !slices.Contains(d.selected, o.Unit) {
			continue
		}
		i := slices.IndexFunc(list, func(b Button) bool { return b.Verb == o.Verb && b.Verb != "add" && b.Verb != "drop" })
		if i >= 0 {
			list[i].Units = append(list[i].Units, o.Unit)
			continue
		}
		list = append(list, Button{Offer: o, Units: []string{o.Unit}})
	}
	for i := range list {
		if b := &list[i]; len(b.Units) == 1 && (len(d.selected) != 1 || moving) {
			b.Label += ": " + d.UnitName(b.Unit)
		}
	}
	return list
}

// Press does what a button says.
func (d *Desk) Press(b Button) Change {
	if len(b.Units) < 2 {
		return d.Do(b.Action)
	}
	var offers []rules.Offer
	for _, u := range b.Units {
		o := b.Offer
		o.Unit = u
		offers = append(offers, o)
	}
	return d.all(offers)
}

// Back drops what is selected and marked; it tells whether there was anything.
func (d *Desk) Back() bool {
	if len(d.selected) > 0 || len(d.study) > 0 {
		d.selected, d.study = nil, nil
		return true
	}
	return false
}

// Tray lists the units off the map that something is to be done with, such as
// reinforcements to be placed.
func (d *Desk) Tray() []rules.Counter {
	var list []rules.Counter
	seen := map[string]bool{}
	for _, o := range d.Offers() {
		if o.Unit == "" || seen[o.Unit] {
			continue
		}
		seen[o.Unit] = true
		c, ok := d.Counter(o.Unit)
		if !ok {
			c = rules.Counter{Unit: o.Unit, Name: o.Unit}
		}
		if c.Hex == "" {
			list = append(list, c)
		}
	}
	return list
}

// Halt sets down what is in hand, where the rules know of that; it tells whether
// there was anything.
func (d *Desk) Halt() (Change, bool) {
	halt := rules.Action{Verb: "halt"}
	if !d.offered(halt) {
		return Change{}, false
	}
	return d.Do(halt), true
}
