package desk

import (
	"vistula/rules"
	"vistula/rules/plan"
)

// Declaring lists what declares the attack on a sheet with the force that it shows:
// where the rules ask for the hexes that it comes from, those with units of the
// force in them. It is nil where that cannot be declared.
func (d *Tactics) Declaring(s *rules.Sheet) []rules.Offer {
	var force []string
	for _, u := range s.Attacker.Units {
		force = append(force, u.Unit)
	}
	return plan.Declaring(asker{d.Sight}, s.Target, force)
}

// Declare does all that Declaring lists; where it is several things without a hex
// that they come from, the player chooses.
func (d *Tactics) Declare(offers []rules.Offer) Change {
	if len(offers) > 1 && offers[0].From == "" {
		return Change{Choose: d.choices(offers)}
	}
	return d.all(offers)
}
