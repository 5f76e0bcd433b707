package desk

import (
	"errors"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/plan"
)

// Study marks own units to be counted in a preview, and takes the mark back from those
// that have it; alone says that the marks of all others go.
func (d *Desk) Study(alone bool, units ...string) {
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
func (d *Desk) Studied() []string { return slices.Clone(d.study) }

// Preview weighs an attack on a hex that might be made: with the units selected
// or studied that stand next to it, or else with all that do. Where the rules do
// not allow all of them together, it is the strongest force that they do allow,
// and the others are withheld. The note says which of this it is, or why there
// is no sheet; without either there is nothing to attack there, or nobody to do
// so.
func (d *Desk) Preview(hex string) (sheet *rules.Sheet, note string) {
	s := d.StackIn(hex)
	if s == nil {
		return nil, ""
	}
	units, some := plan.Adjacent(asker{d}, hex, d.Other(s.Side), append(slices.Clone(d.study), d.selected...))
	if len(units) == 0 {
		return nil, ""
	}
	c, name := d.fresh(), hex+" "+strings.Join(units, " ")
	if a, ok := c.ahead[name]; ok {
		return a.sheet, a.note
	}
	sheet, err := plan.Odds(asker{d}, hex, units)
	note = d.say("All adjacent units are counted.")
	if some {
		note = d.say("Only the marked units are counted.")
	}
	if err != nil {
		sheet, err = d.strongest(hex, units)
		note = d.say("This is the strongest force that may attack together. Units left out are listed as withheld.")
	}
	if err != nil {
		note = d.plain(err)
	}
	c.ahead[name] = ahead{sheet, note}
	return sheet, note
}

// plain is the rules' reason, without the words that a program is told.
func (d *Desk) plain(err error) string {
	var illegal *rules.Illegal
	if errors.As(err, &illegal) {
		return illegal.Error()
	}
	return Sentence(strings.TrimPrefix(err.Error(), "query: "))
}
