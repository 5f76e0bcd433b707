package desk

import (
	"slices"

	"vistula/rules"
	"vistula/rules/plan"
)

// Tray lists the units off the map that something is to be done with, such as
// reinforcements to be placed.
func (d *Tactics) Tray() []rules.Counter {
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

// TrayLabels says what the units of the tray are there for where none of them is
// to come on the map, as the label of each thing that can be done with them; nil
// where one is.
func (d *Tactics) TrayLabels() []string {
	var verbs, labels []string
	for _, o := range d.Offers() {
		if o.Unit == "" || slices.Contains(verbs, o.Verb) || d.onMap(o.Unit) {
			continue
		}
		if o.Hex != "" || !d.final(o) {
			return nil
		}
		verbs, labels = append(verbs, o.Verb), appendNew(labels, d.Label(o))
	}
	return labels
}

// aside tells whether an offer is beside what is being done: units are picked up to be
// moved, and this one can do something else. A click on it looks for a unit to move, and
// must not tie this one down.
func (d *Tactics) aside(o rules.Offer) bool {
	return d.picksUp() && d.onMap(o.Unit) && o.Hex == "" && o.Verb != rules.VerbPick && !slices.Contains(together, o.Verb)
}

// asksWhere tells whether an offer does no more than ask for a hex: the click on the unit
// is then the first half of an answer, and nothing is tied down by it.
func (d *Tactics) asksWhere(o rules.Offer) bool {
	after := plan.After(d.trial(), []rules.Action{o.Action})
	return len(after) > 0 && !slices.ContainsFunc(after, func(n rules.Offer) bool { return n.Hex == "" || n.Unit != "" })
}

// Aside tells whether a button is beside what is being done, so that nobody should press
// it without having looked at it.
func (d *Tactics) Aside(b Button) bool {
	return d.picksUp() && b.Verb != rules.VerbDone && (len(b.First) > 0 || b.Unit != "" && d.aside(b.Offer))
}

// asides tells whether all that units can do is beside what is being done.
func (d *Tactics) asides(units []string) bool {
	any := false
	for _, o := range d.Offers() {
		if slices.Contains(units, o.Unit) {
			if any = true; !d.aside(o) {
				return false
			}
		}
	}
	return any
}

// final tells whether an offer does with a unit off the map all that is to be done,
// so that no click on the map comes after it at which one could still think better
// of it.
func (d *Tactics) final(o rules.Offer) bool {
	if o.Unit == "" || o.Hex != "" || o.Verb == rules.VerbPick || d.onMap(o.Unit) || slices.Contains(together, o.Verb) {
		return false
	}
	return !slices.ContainsFunc(plan.After(d.trial(), []rules.Action{o.Action}), func(n rules.Offer) bool {
		return n.Hex != "" && (n.Unit == "" || n.Unit == o.Unit)
	})
}
