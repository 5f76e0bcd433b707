package desk

import "vistula/rules"

// PutInto puts a unit into a row of a display; where the rules forbid it, Why is their
// reason.
func (d *Tactics) PutInto(unit string, row *rules.Put) Change {
	defer d.gathered(d.Match.Cursor())
	if why := d.WhyNotInto(unit, row); why != "" {
		return Change{Why: why}
	}
	first := d.Do(rules.Action{Verb: row.Take, Unit: unit})
	if first.Why != "" {
		return first
	}
	then := d.Do(rules.Action{Verb: row.Verb, Choice: row.Choice})
	then.Events = append(first.Events, then.Events...)
	return then
}

// WhyNotInto is why a unit cannot be put into a row of a display, "" where it can.
func (d *Tactics) WhyNotInto(unit string, row *rules.Put) string {
	p := d.trial()
	for _, a := range []rules.Action{{Verb: row.Take, Unit: unit}, {Verb: row.Verb, Choice: row.Choice}} {
		if _, err := p.Do(a); err != nil {
			return d.plain(err)
		}
	}
	return ""
}
