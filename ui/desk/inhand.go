package desk

import (
	"slices"

	"vistula/rules"
)

var halt = rules.Action{Verb: rules.VerbHalt}

// starts are the verbs that begin a journey, on foot or by rail.
var starts = []string{rules.VerbPick, verbRoute, verbDepot}

// waits tells whether one of the units could be picked up, or sent off by rail, if what is
// in hand were set down; why is the rules' reason where none could.
func (d *Tactics) waits(units []string) (is bool, why string) {
	if !d.offered(halt) {
		return false, d.refusal(halt)
	}
	p := d.trial()
	if _, err := p.Do(halt); err != nil {
		return false, d.plain(err)
	}
	if slices.ContainsFunc(p.Offers(), func(o rules.Offer) bool { return slices.Contains(starts, o.Verb) && slices.Contains(units, o.Unit) }) {
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
func (d *Tactics) otherUnits(units []string) Change {
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
func (d *Tactics) Picks(units []string) bool {
	if slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return slices.Contains(units, o.Unit) }) {
		return true
	}
	if !d.others(units) {
		return false
	}
	is, _ := d.waits(units)
	return is
}

// Beneath tells whether nothing can be done with units that were clicked, nor with their
// hex, but with others of the same stack.
func (d *Tactics) Beneath(hex string, units []string) bool {
	s := d.StackIn(hex)
	if s == nil || len(units) == 0 || !d.mine(units[0]) || d.Picks(units) || d.enters(hex) || d.asksHexes() {
		return false
	}
	return slices.ContainsFunc(s.Units, func(c rules.Counter) bool { return d.Picks([]string{c.Unit}) })
}

// Halt sets down what is in hand, where the rules know of that; it tells whether
// there was anything.
func (d *Tactics) Halt() (Change, bool) {
	defer d.gathered(d.Match.Cursor())
	if !d.offered(halt) {
		return Change{}, false
	}
	return d.Do(halt), true
}
