package desk

import (
	"slices"

	"vistula/rules"
)

// Declaring lists what declares the attack on a sheet with the force that it shows:
// where the rules ask for the hexes that it comes from, those with units of the
// force in them. It is nil where that cannot be declared.
func (d *Desk) Declaring(s *rules.Sheet) []rules.Offer {
	var plain, all, from []rules.Offer
	for _, o := range d.Offers() {
		switch {
		case o.Hex != s.Target || o.Unit != "":
		case o.From == "":
			plain = append(plain, o)
		default:
			all = append(all, o)
			if slices.ContainsFunc(s.Attacker.Units, func(u rules.Participant) bool { return d.stands(u.Unit, o.From) }) {
				from = append(from, o)
			}
		}
	}
	if len(all) == 0 {
		return plain
	}
	return from
}

// Declare does all that Declaring lists; where it is several things without a hex
// that they come from, the player chooses.
func (d *Desk) Declare(offers []rules.Offer) Change {
	if len(offers) > 1 && offers[0].From == "" {
		return Change{Choose: d.choices(offers)}
	}
	return d.all(offers)
}

func (d *Desk) stands(unit, hex string) bool {
	c, ok := d.Counter(unit)
	return ok && c.Hex == hex
}
