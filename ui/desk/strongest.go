package desk

import (
	"errors"
	"slices"

	"vistula/rules"
	"vistula/rules/plan"
)

// strongest weighs an attack with the strongest of the forces that may attack
// together. All others are among those withheld, with the rules' reason.
func (d *Desk) strongest(hex string, units []string) (*rules.Sheet, error) {
	force, err := plan.Strongest(asker{d}, hex, units)
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
func (d *Desk) leftOut(unit plan.Out) rules.Participant {
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
