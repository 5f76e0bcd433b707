package desk

import (
	"slices"

	"vistula/rules"
)

var halt = rules.Action{Verb: rules.VerbHalt}

// moving tells whether units are in hand.
func (d *Desk) moving() bool { return d.status().Stage == rules.StageMoving }

// inHand tells whether any of the units is in hand.
func (d *Desk) inHand(units []string) bool {
	for _, u := range d.View().Prompt.Units {
		if slices.Contains(units, u) {
			return true
		}
	}
	return false
}

// others tells whether units are own ones beside those in hand.
func (d *Desk) others(units []string) bool {
	return len(d.Offers()) > 0 && d.moving() && d.mine(units[0]) && !d.inHand(units)
}

// waits tells whether one of the units could be picked up if what is in hand
// were set down; why is the rules' reason where none could.
func (d *Desk) waits(units []string) (is bool, why string) {
	if !d.offered(halt) {
		return false, d.refusal(halt)
	}
	p := d.Position().Clone()
	if _, err := p.Do(halt); err != nil {
		return false, d.plain(err)
	}
	if slices.ContainsFunc(p.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbPick && slices.Contains(units, o.Unit) }) {
		return true, ""
	}
	if _, err := p.Do(rules.Action{Verb: rules.VerbPick, Unit: units[0]}); err != nil {
		return false, d.plain(err)
	}
	return false, d.instead()
}

// otherUnits sets down what is in hand and selects other units; a unit of the
// same hex that can go along is taken along instead. Where none of them can be
// picked up, all stays as it is.
func (d *Desk) otherUnits(units []string) Change {
	if len(units) == 1 {
		if add := (rules.Action{Verb: rules.VerbAdd, Unit: units[0]}); d.offered(add) {
			d.selected = appendNew(d.selected, units[0])
			return d.Do(add)
		}
	}
	if is, why := d.waits(units); !is {
		return Change{Why: why}
	}
	first, _ := d.PutDown()
	if first.Why != "" {
		return first
	}
	then := d.Units(units...)
	then.Events = append(first.Events, then.Events...)
	return then
}

// Picks tells whether a click on units that can mean nothing but them, as one in
// a fan, would do something with them.
func (d *Desk) Picks(units []string) bool {
	if slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return slices.Contains(units, o.Unit) }) {
		return true
	}
	if !d.others(units) {
		return false
	}
	is, _ := d.waits(units)
	return is
}

// Halt sets down what is in hand, where the rules know of that; it tells whether
// there was anything.
func (d *Desk) Halt() (Change, bool) {
	if !d.offered(halt) {
		return Change{}, false
	}
	return d.Do(halt), true
}

// Leaves tells whether a unit in hand may be left where it is while the others
// go on.
func (d *Desk) Leaves() bool { return slices.ContainsFunc(d.Hand(), d.CanLeave) }

// MeetsOwn tells whether own units that could be picked up stand in a hex that
// those in hand can go to: a click there may mean either.
func (d *Desk) MeetsOwn() bool {
	reach := d.Reach()
	if reach == nil || !d.moving() {
		return false
	}
	return slices.ContainsFunc(reach.Hexes, func(m rules.Mark) bool {
		s := d.StackIn(m.Hex)
		return s != nil && len(s.Units) > 0 && d.mine(s.Units[0].Unit) && !d.inHand([]string{s.Units[0].Unit})
	})
}
