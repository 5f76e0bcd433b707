package plan

import (
	"slices"

	"vistula/rules"
)

// Force is who attacks a hex together.
type Force struct {
	// Sheet is the attack, weighed by the rules.
	Sheet *rules.Sheet
	Units []string
	// Out are those that could not be part of it.
	Out []Out
}

// Out is a unit that cannot be part of a force, with the rules' reason.
type Out struct {
	rules.Counter
	Err error
}

// Adjacent lists the units of a side that are seen next to a hex; only the chosen
// ones if any of them stands there, and chose tells that others do as well.
func Adjacent(t Table, hex string, side rules.Side, chosen []string) (units []string, chose bool) {
	b := t.Ruleset().Board()
	target, ok := b.Find(hex)
	if !ok {
		return nil, false
	}
	var all, some []string
	for _, s := range t.View().Stacks {
		at, ok := b.Find(s.Hex)
		if !ok || s.Side != side || !b.Adjacent(at, target) {
			continue
		}
		for _, c := range s.Units {
			all = appendNew(all, c.Unit)
			if slices.Contains(chosen, c.Unit) {
				some = appendNew(some, c.Unit)
			}
		}
	}
	if len(some) > 0 {
		return some, len(some) < len(all)
	}
	return all, false
}

// Odds weighs an attack on a hex with some units; the error says why they may not
// make it.
func Odds(t Table, hex string, units []string) (*rules.Sheet, error) {
	o, err := t.Overlay(rules.Query{Kind: rules.QueryOdds, Hex: hex, Units: units})
	if err != nil {
		return nil, err
	}
	return o.Sheet, nil
}

// Strongest gathers out of some units the strongest force that may attack a hex
// together. The error is why not even one of them may.
func Strongest(t Table, hex string, units []string) (*Force, error) {
	g := gathering{t, hex, nil}
	g.ask(units)
	var best *Force
	for _, seed := range g.seeds() {
		f := g.gather(seed)
		if f.Sheet != nil && (best == nil || f.Sheet.Attacker.Strength > best.Sheet.Attacker.Strength) {
			best = f
		}
	}
	if best == nil {
		if len(g.list) == 0 {
			return nil, errNobody
		}
		return nil, g.list[0].err
	}
	for _, a := range g.list {
		named := slices.ContainsFunc(best.Sheet.Attacker.Withheld, func(w rules.Participant) bool { return w.Unit == a.Unit })
		if named || slices.Contains(best.Units, a.Unit) {
			continue
		}
		err := a.err
		if err == nil {
			_, err = Odds(t, hex, append(slices.Clone(best.Units), a.Unit))
		}
		best.Out = append(best.Out, Out{a.Counter, err})
	}
	return best, nil
}

// gathering is the search for the strongest force.
type gathering struct {
	t    Table
	hex  string
	list []attacker // the strongest first
}

// attacker is what one unit brings to an attack, and why not where it may take
// no part in it.
type attacker struct {
	rules.Counter
	strength int
	err      error
}

// ask asks of each unit what it is worth by itself.
func (g *gathering) ask(units []string) {
	for _, u := range units {
		var a attacker
		if a.Counter, _ = g.t.View().Find(u); a.Unit == "" {
			a.Unit = u
		}
		sheet, err := Odds(g.t, g.hex, []string{u})
		if a.err = err; err == nil && sheet != nil {
			a.strength = sheet.Attacker.Strength
		}
		g.list = append(g.list, a)
	}
	slices.SortStableFunc(g.list, func(a, b attacker) int { return b.strength - a.strength })
}

// seeds are the strongest units of each corps, and of those without one: what
// may attack together is mostly a corps.
func (g *gathering) seeds() []attacker {
	var out []attacker
	for _, a := range g.list {
		if a.err == nil && !slices.ContainsFunc(out, func(o attacker) bool { return o.Corps == a.Corps }) {
			out = append(out, a)
		}
	}
	return out
}

// gather adds to a unit all that may attack with it, those of its own corps first.
func (g *gathering) gather(seed attacker) *Force {
	f := &Force{Units: []string{seed.Unit}}
	f.Sheet, _ = Odds(g.t, g.hex, f.Units)
	for _, own := range []bool{true, false} {
		for _, a := range g.list {
			if a.err != nil || slices.Contains(f.Units, a.Unit) || (a.Corps == seed.Corps) != own {
				continue
			}
			more := append(slices.Clone(f.Units), a.Unit)
			if s, err := Odds(g.t, g.hex, more); err == nil {
				f.Units, f.Sheet = more, s
			}
		}
	}
	return f
}
