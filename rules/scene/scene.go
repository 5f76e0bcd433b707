package scene

import (
	"slices"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// Kind is how a scene is shown.
type Kind string

// The kinds of scenes.
const (
	March  Kind = "march"  // units go along Hexes
	Battle Kind = "battle" // a chronicle.Battle
	Other  Kind = "other"  // a sentence, and the place where there is one
)

// Scene is one thing that happened.
type Scene struct {
	chronicle.Line
	Kind  Kind
	Turn  int
	Mover rules.Side // whose player turn it was
	Phase string     // its title
	More  int        // how many others like it there were, one after the other
}

// of makes a scene of a line. ok is false where there is nothing to be shown: it has
// no place and changes nothing that counts.
func of(l *chronicle.Line, turn int, mover rules.Side, phase string) (s Scene, ok bool) {
	s = Scene{Line: *l, Kind: Other, Turn: turn, Mover: mover, Phase: phase}
	if l.Tidies() {
		return s, false
	}
	switch l.Class {
	case chronicle.Fight:
		s.Kind, s.First, s.Last = Battle, l.Battle.First, l.Battle.Last
		s.Hexes = l.Battle.Targets
	case chronicle.March, chronicle.Retreat, chronicle.Advance:
		if len(l.Hexes) > 1 {
			s.Kind = March
		}
	case chronicle.Other, chronicle.Supply, chronicle.Throw:
		if len(l.Hexes) == 0 && len(l.Units) == 0 {
			return s, false
		}
	}
	return s, true
}

// Forfeits tells whether a scene is of units that a side gave up for want of room, which it
// might have seen coming.
func (s *Scene) Forfeits() bool {
	return slices.ContainsFunc(s.Tolls, func(x chronicle.UnitToll) bool {
		return x.Side == s.Side && x.Units > 0 && x.Cause == chronicle.Overstacked
	})
}

// joins takes what follows into the scene, and tells whether it did: what comes in one
// phase comes together, and routine that repeats itself is told once.
func (s *Scene) joins(next *Scene) bool {
	switch {
	case s.Side != next.Side || s.Turn != next.Turn || s.Mover != next.Mover || s.Phase != next.Phase:
		return false
	case s.routine() && next.routine() && s.Class == next.Class:
		s.More, s.Last = s.More+1+next.More, next.Last
		return true
	case !s.comes() || !next.comes():
		return false
	}
	s.Text, s.Last = "", next.Last
	s.Units = slices.Concat(s.Units, next.Units)
	for _, h := range next.Hexes {
		if !slices.Contains(s.Hexes, h) {
			s.Hexes = append(slices.Clone(s.Hexes), h)
		}
	}
	return true
}

// comes tells whether a scene is an arrival of which nothing more is to be told.
func (s *Scene) comes() bool {
	return s.Class == chronicle.Arrival && s.Kind == Other && len(s.Units) > 0 && len(s.Dice)+len(s.Tolls) == 0 && s.Score == 0
}

// routine tells whether a scene is one that changes nothing that is counted, such as an
// order, or a roll that settles what a unit may do.
func (s *Scene) routine() bool {
	return s.Kind == Other && s.Text != "" && (s.Class == chronicle.Other || s.Class == chronicle.Throw) && len(s.Tolls) == 0 && s.Score == 0
}

// Places are the hexes that have to be in sight for the scene to be seen: a battle's
// with those of the attackers, of retreats and of advances.
func (s *Scene) Places() []string {
	list := slices.Clone(s.Hexes)
	add := func(hex string) {
		if hex != "" && !slices.Contains(list, hex) {
			list = append(list, hex)
		}
	}
	if b := s.Battle; b != nil {
		for _, u := range b.Sheet.Attacker.Units {
			add(u.Hex)
		}
		for i := range b.Lines {
			switch b.Lines[i].Class {
			case chronicle.Retreat, chronicle.Advance:
				for _, h := range b.Lines[i].Hexes {
					add(h)
				}
			}
		}
	}
	for _, t := range s.Tolls {
		add(t.Hex)
	}
	return list
}

// Ways are the retreats and advances of a battle, in their order.
func (s *Scene) Ways() []chronicle.Line {
	if s.Battle == nil {
		return nil
	}
	var list []chronicle.Line
	for _, l := range s.Battle.Lines {
		if (l.Class == chronicle.Retreat || l.Class == chronicle.Advance) && len(l.Hexes) > 1 {
			list = append(list, l)
		}
	}
	return list
}

// Attackers are the hexes that a battle was fought from, in the order of the sheet,
// with the strength of each.
func (s *Scene) Attackers() []Post {
	if s.Battle == nil {
		return nil
	}
	return Posts(&s.Battle.Sheet.Attacker)
}

// Post is a hex with the strength of those in it.
type Post struct {
	Hex      string
	Strength int
}

// Posts are the hexes that a force stands in, each with the strength there.
func Posts(f *rules.Force) []Post {
	var list []Post
	for _, u := range f.Units {
		if u.Hex == "" {
			continue
		}
		i := slices.IndexFunc(list, func(p Post) bool { return p.Hex == u.Hex })
		if i < 0 {
			i = len(list)
			list = append(list, Post{Hex: u.Hex})
		}
		list[i].Strength += u.Strength
	}
	return list
}
