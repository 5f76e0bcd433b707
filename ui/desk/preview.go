package desk

import (
	"errors"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/plan"
)

// Preview weighs an attack on a hex that might be made: with the units selected
// or studied that stand next to it, or else with all that do. Where the rules do
// not allow all of them together, it is the strongest force that they do allow,
// and the others are withheld. The note says which of this it is, or why there
// is no sheet; without either there is nothing to attack there, or nobody to do
// so.
func (d *Wording) Preview(hex string) (sheet *rules.Sheet, note string) {
	s := d.StackIn(hex)
	if s == nil {
		return nil, ""
	}
	units, some := plan.Adjacent(asker{d.Sight}, hex, d.Other(s.Side), append(slices.Clone(d.study), d.selected...))
	if len(units) == 0 {
		return nil, ""
	}
	c, name := d.fresh(), hex+" "+strings.Join(units, " ")
	if a, ok := c.ahead[name]; ok {
		return a.sheet, a.note
	}
	sheet, err := plan.Odds(asker{d.Sight}, hex, units)
	switch {
	case some:
		note = d.say("Only the marked units are counted.")
	case err == nil && len(sheet.Attacker.Withheld) > 0: // monitors, which no unit brings along
		note = d.say("All adjacent units that may attack are counted.")
	default:
		note = d.say("All adjacent units are counted.")
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

// strongest weighs an attack with the strongest of the forces that may attack
// together. All others are among those withheld, with the rules' reason.
func (d *Wording) strongest(hex string, units []string) (*rules.Sheet, error) {
	force, err := plan.Strongest(asker{d.Sight}, hex, units)
	if err != nil {
		return nil, err
	}
	all := *force.Sheet
	all.Attacker.Withheld = slices.Clone(all.Attacker.Withheld)
	for _, out := range force.Out {
		all.Attacker.Withheld = append(all.Attacker.Withheld, d.leftOut(out))
	}
	return &all, nil
}

// leftOut is a unit that does not attack with a force, and why.
func (d *Wording) leftOut(unit plan.Out) rules.Participant {
	out := rules.Participant{Counter: unit.Counter}
	var illegal *rules.Illegal
	switch {
	case errors.As(unit.Err, &illegal):
		out.Why, out.Case = illegal.Why, illegal.Case
	case unit.Err != nil:
		out.Why = d.plain(unit.Err)
	}
	return out
}
