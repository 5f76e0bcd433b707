package chronicle

import (
	"slices"

	"vistula/rules"
)

// Way is how units went over the map together: from the first of its hexes to the
// last, without the loops in between.
type Way struct {
	Class Class // March, Retreat or Advance
	Units []string
	Hexes []string
}

// Ways are the ways of all units in some lines, those of battles included, in the
// order in which they began. What a unit marched in several steps is one way; who
// comes back to where it began has none.
func Ways(lines []Line) []Way {
	var list []Way
	for i := range lines {
		l := &lines[i]
		if l.Battle != nil {
			list = append(list, Ways(l.Battle.Lines)...)
		}
		if l.Class != March && l.Class != Retreat && l.Class != Advance || len(l.Units) == 0 || len(l.Hexes) < 2 {
			continue
		}
		k := slices.IndexFunc(list, func(w Way) bool { return w.goesOn(l) })
		if k < 0 {
			list = append(list, Way{l.Class, l.Units, slices.Clone(l.Hexes)})
			continue
		}
		list[k].Hexes = append(list[k].Hexes, l.Hexes[1:]...)
	}
	for i := range list {
		list[i].Hexes = straight(list[i].Hexes)
	}
	return slices.DeleteFunc(list, func(w Way) bool { return len(w.Hexes) < 2 })
}

// goesOn tells whether a line leads a way on.
func (w *Way) goesOn(l *Line) bool {
	return w.Class == l.Class && slices.Equal(w.Units, l.Units) && w.Hexes[len(w.Hexes)-1] == l.Hexes[0]
}

// straight is a way without its loops.
func straight(hexes []string) []string {
	var list []string
	for _, h := range hexes {
		if i := slices.Index(list, h); i >= 0 {
			list = list[:i]
		}
		list = append(list, h)
	}
	return list
}

// Strike is an attack on the map: from where its units stood on the hexes that
// they attacked.
type Strike struct {
	Battle *Battle
	From   []string
}

// Strikes are the attacks of a phase. Attackers that were not in view have no hex.
func (p *Phase) Strikes() []Strike {
	var list []Strike
	for i := range p.Lines {
		b := p.Lines[i].Battle
		if b == nil {
			continue
		}
		s := Strike{Battle: b}
		for k := range b.Sheet.Attacker.Units {
			h := standing(p.Before, b.Sheet.Attacker.Units[k].Unit)
			if h != "" && !slices.Contains(s.From, h) {
				s.From = append(s.From, h)
			}
		}
		list = append(list, s)
	}
	return list
}

// Standing is the hex of a unit when the phase is over, "" where it is off the map or
// out of sight.
func (p *Phase) Standing(unit string) string { return standing(p.After, unit) }

// standing is the hex of a unit, "" where it is not on the map.
func standing(stacks []rules.Stack, unit string) string {
	for i := range stacks {
		if slices.ContainsFunc(stacks[i].Units, func(c rules.Counter) bool { return c.Unit == unit }) {
			return stacks[i].Hex
		}
	}
	return ""
}

// Deployed tells whether a line is about the set-up.
func (l *Line) Deployed() bool { return l.kind == rules.EventDeploy }
