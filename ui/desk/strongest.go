package desk

import (
	"errors"
	"slices"

	"vistula/rules"
)

// odds asks the rules for an attack on a hex with some units.
func (d *Desk) odds(hex string, units []string) (*rules.Sheet, error) {
	o, err := d.Position().Overlay(d.Viewer(), rules.Query{Kind: rules.QueryOdds, Hex: hex, Units: units})
	if err != nil {
		return nil, err
	}
	return o.Sheet, nil
}

// attacker is what one unit brings to an attack, and why not where it may take
// no part in it.
type attacker struct {
	rules.Counter
	strength int
	err      error
}

// strongest weighs an attack with the strongest of the forces that may attack
// together. All others are among those withheld, with the rules' reason.
func (d *Desk) strongest(hex string, units []string) (*rules.Sheet, error) {
	list := d.attackers(hex, units)
	var best *rules.Sheet
	var in []string
	for _, seed := range seeds(list) {
		force, sheet := d.gather(hex, seed, list)
		if sheet != nil && (best == nil || sheet.Attacker.Strength > best.Attacker.Strength) {
			best, in = sheet, force
		}
	}
	if best == nil {
		return nil, list[0].err
	}
	all := *best
	all.Attacker.Withheld = slices.Clone(best.Attacker.Withheld)
	for _, a := range list {
		named := slices.ContainsFunc(best.Attacker.Withheld, func(w rules.Participant) bool { return w.Unit == a.Unit })
		if !named && !slices.Contains(in, a.Unit) {
			all.Attacker.Withheld = append(all.Attacker.Withheld, d.leftOut(hex, in, a))
		}
	}
	return &all, nil
}

// attackers asks of each unit what it is worth by itself, the strongest first.
func (d *Desk) attackers(hex string, units []string) []attacker {
	list := make([]attacker, 0, len(units))
	for _, u := range units {
		var a attacker
		a.Counter, _ = d.Counter(u)
		sheet, err := d.odds(hex, []string{u})
		if a.err = err; err == nil {
			a.strength = sheet.Attacker.Strength
		}
		list = append(list, a)
	}
	slices.SortStableFunc(list, func(a, b attacker) int { return b.strength - a.strength })
	return list
}

// seeds are the strongest units of each corps, and of those without one: what
// may attack together is mostly a corps.
func seeds(list []attacker) []attacker {
	var out []attacker
	for _, a := range list {
		if a.err == nil && !slices.ContainsFunc(out, func(o attacker) bool { return o.Corps == a.Corps }) {
			out = append(out, a)
		}
	}
	return out
}

// gather adds to a unit all that may attack with it, those of its own corps
// first.
func (d *Desk) gather(hex string, seed attacker, list []attacker) (force []string, sheet *rules.Sheet) {
	force = []string{seed.Unit}
	sheet, _ = d.odds(hex, force)
	for _, own := range []bool{true, false} {
		for _, a := range list {
			if a.err != nil || slices.Contains(force, a.Unit) || (a.Corps == seed.Corps) != own {
				continue
			}
			more := append(slices.Clone(force), a.Unit)
			if s, err := d.odds(hex, more); err == nil {
				force, sheet = more, s
			}
		}
	}
	return force, sheet
}

// leftOut is a unit that does not attack with a force, and why.
func (d *Desk) leftOut(hex string, force []string, a attacker) rules.Participant {
	err := a.err
	if err == nil {
		_, err = d.odds(hex, append(slices.Clone(force), a.Unit))
	}
	out := rules.Participant{Counter: a.Counter}
	var illegal *rules.Illegal
	switch {
	case errors.As(err, &illegal):
		out.Why, out.Case = illegal.Why, illegal.Case
	case err != nil:
		out.Why = d.plain(err)
	}
	return out
}
