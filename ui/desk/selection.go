package desk

import (
	"slices"

	"vistula/rules"
)

// Selection is what the player has chosen: units to be moved or to be placed, and
// units to be counted in a preview; and what that choice can do.
type Selection struct {
	*Sight
	selected []string
	study    []string
}

// reset drops all that is chosen.
func (d *Selection) reset() { d.selected, d.study = nil, nil }

// Back drops what is selected and marked; it tells whether there was anything.
func (d *Selection) Back() bool {
	if len(d.selected) > 0 || len(d.study) > 0 {
		d.selected, d.study = nil, nil
		return true
	}
	return false
}

// Do carries one action out.
func (d *Selection) Do(a rules.Action) Change {
	before := d.status()
	events, err := d.Match.Do(a)
	if err != nil {
		return Change{Why: d.plain(err)}
	}
	d.tidy()
	if now := d.status(); now.Phase != before.Phase || now.Side != before.Side { // nobody was chosen for what is asked now
		d.selected = nil
	}
	return Change{Events: events}
}

// tidy forgets selected units that can no longer do anything.
func (d *Selection) tidy() {
	offers := d.Offers()
	d.selected = slices.DeleteFunc(d.selected, func(u string) bool {
		return !slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Unit == u })
	})
}

// Selected lists the units selected by the player, those in hand first.
func (d *Selection) Selected() []string { return d.selected }

// Left counts what could still be done before a phase is ended: units that have
// not moved, hexes that could be attacked, or whatever else is offered.
func (d *Selection) Left() (units, hexes int) {
	units, list := d.left()
	return units, len(list)
}

// LeftHex is the only hex that Left counts; "" where there are several or none.
func (d *Selection) LeftHex() string {
	if _, list := d.left(); len(list) == 1 {
		return list[0]
	}
	return ""
}

// left counts the units and lists the hexes that Left counts.
func (d *Selection) left() (units int, hexes []string) {
	seen := map[string]bool{}
	for _, o := range d.Offers() {
		if o.Verb == rules.VerbRecall { // that hex is attacked already
			seen[o.Hex] = true
		}
	}
	for _, o := range d.Offers() {
		switch {
		case o.Verb == rules.VerbPick && !seen[o.Unit]:
			units++
			seen[o.Unit] = true
		case o.Unit == "" && o.Hex != "" && !seen[o.Hex] && !(o.Verb == rules.VerbAttack && d.Declared(o.Hex)):
			hexes = append(hexes, o.Hex)
			seen[o.Hex] = true
		}
	}
	return units, hexes
}

// Attacks tells whether hexes are offered to be attacked.
func (d *Selection) Attacks() bool {
	return slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool {
		return o.Verb == rules.VerbAttack || o.Verb == rules.VerbStorm || o.Verb == rules.VerbTarget || o.Verb == rules.VerbDeclare
	})
}

// picksUp tells whether there are units to be picked up and moved.
func (d *Selection) picksUp() bool {
	return slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbPick })
}

// NextUnit is the next unit after the selected one that has not moved yet, in the
// order of the offers; "" where there is none.
func (d *Selection) NextUnit() string { return d.unitAfter(1) }

// UnitBefore is the same the other way round.
func (d *Selection) UnitBefore() string { return d.unitAfter(-1) }

func (d *Selection) unitAfter(step int) string {
	var units []string
	moves := d.picksUp()
	for _, o := range d.Offers() {
		if o.Unit != "" && o.Hex == "" && (!moves || o.Verb == rules.VerbPick) && !slices.Contains(units, o.Unit) {
			units = append(units, o.Unit)
		}
	}
	if len(units) == 0 {
		return ""
	}
	at := -1
	if len(d.selected) > 0 {
		at = slices.Index(units, d.selected[len(d.selected)-1])
	}
	if at < 0 && step < 0 {
		at = 0
	}
	return units[(at+step+len(units))%len(units)]
}

// Study marks own units to be counted in a preview, and takes the mark back from those
// that have it; alone says that the marks of all others go.
func (d *Selection) Study(alone bool, units ...string) {
	had := len(units) > 0 && slices.Contains(d.study, units[0])
	if alone {
		d.study = nil
	}
	for _, u := range units {
		d.study = slices.DeleteFunc(d.study, func(s string) bool { return s == u })
		if alone || !had {
			d.study = append(d.study, u)
		}
	}
}

// Studied lists the units marked for a preview.
func (d *Selection) Studied() []string { return slices.Clone(d.study) }

// Lit lists the hexes that a click would do something with, and the units.
func (d *Selection) Lit() (hexes, units []string) {
	chosen, moves := d.chosen(), d.picksUp()
	for _, o := range d.Offers() {
		switch {
		case o.Hex != "" && (o.Unit == "" || slices.Contains(chosen, o.Unit)):
			hexes = appendNew(hexes, o.Hex)
		case o.Unit != "" && !(o.Verb != rules.VerbPick && moves && d.hasMoved(o.Unit)):
			units = appendNew(units, o.Unit)
		}
		for _, h := range d.advanceTo(o) {
			hexes = appendNew(hexes, h)
		}
	}
	return hexes, units
}

// Piled tells whether several units of one stack can be picked up.
func (d *Selection) Piled() bool {
	hexes := map[string]bool{}
	for _, o := range d.Offers() {
		if c, ok := d.Counter(o.Unit); ok && o.Verb == rules.VerbPick && c.Hex != "" {
			if hexes[c.Hex] {
				return true
			}
			hexes[c.Hex] = true
		}
	}
	return false
}

// hasMoved tells whether the counter of a unit says so.
func (d *Selection) hasMoved(unit string) bool {
	c, ok := d.Counter(unit)
	return ok && slices.ContainsFunc(c.Badges, func(b rules.Badge) bool { return b.Kind == "moved" })
}

// chosen are the units that a click on a hex is about: those selected, or the only
// one for which hexes are offered at all.
func (d *Selection) chosen() []string {
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
