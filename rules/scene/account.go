package scene

import (
	"slices"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// Account sums up scenes for whoever wants to know what happened.
type Account struct {
	Marches, Battles, Taken, Points, Rest []Scene
	Losses                                map[rules.Side]chronicle.Toll
	Gains                                 map[rules.Side]int // victory points, by what the events tell
}

// Sum makes the account of scenes. Retreats and advances stand with the marches
// where they belong to no battle, arrivals and supply with the rest.
func Sum(scenes []Scene) *Account {
	a := &Account{Losses: map[rules.Side]chronicle.Toll{}, Gains: map[rules.Side]int{}}
	for _, s := range scenes {
		a.bill(s.Tolls)
		switch {
		case s.Kind == Battle:
			a.Battles = append(a.Battles, s)
			a.bill(s.Battle.Tolls)
			a.gain(s.Battle.Lines)
		case s.Class == chronicle.Taken:
			a.Taken = append(a.Taken, s)
		case s.Score != 0:
			a.Points = append(a.Points, s)
			a.gain([]chronicle.Line{s.Line})
		case s.Kind == March:
			a.march(s)
		default:
			a.rest(s)
		}
	}
	a.together()
	return a
}

// Without leaves out the marches of a side, for a reader who has made them.
func (a *Account) Without(side rules.Side) *Account {
	a.Marches = slices.DeleteFunc(a.Marches, func(s Scene) bool { return s.Side == side })
	return a
}

// rest adds what has no part of its own; arrivals of one phase are one.
func (a *Account) rest(s Scene) {
	if k := len(a.Rest) - 1; k >= 0 && a.Rest[k].joins(&s) {
		return
	}
	a.Rest = append(a.Rest, s)
}

// together makes one march of those of units that went the same way in the same phase.
func (a *Account) together() {
	var list []Scene
	for _, s := range a.Marches {
		i := slices.IndexFunc(list, func(was Scene) bool {
			return was.Class == s.Class && was.Side == s.Side && was.Turn == s.Turn && was.Mover == s.Mover && was.Phase == s.Phase && slices.Equal(was.Hexes, s.Hexes)
		})
		if i < 0 || len(s.Units) == 0 || slices.Contains(list[i].Units, s.Units[0]) {
			list = append(list, s)
			continue
		}
		list[i].Units = slices.Concat(list[i].Units, s.Units)
		list[i].First, list[i].Last = min(list[i].First, s.First), max(list[i].Last, s.Last)
	}
	a.Marches = list
}

// march adds a march, or leads one on: units that are led in several goes, or after
// others have marched, went one way.
func (a *Account) march(s Scene) {
	for i := len(a.Marches) - 1; i >= 0; i-- {
		was := &a.Marches[i]
		if was.Class != s.Class || !slices.Equal(was.Units, s.Units) || was.Turn != s.Turn || was.Mover != s.Mover {
			continue
		}
		if was.Hexes[len(was.Hexes)-1] != s.Hexes[0] {
			break
		}
		was.Hexes = append(slices.Clone(was.Hexes), s.Hexes[1:]...)
		was.Text, was.Last = s.Text, s.Last
		return
	}
	a.Marches = append(a.Marches, s)
}

func (a *Account) bill(tolls []chronicle.UnitToll) {
	for _, x := range tolls {
		a.Losses[x.Side] = a.Losses[x.Side].Plus(x.Toll)
	}
}

func (a *Account) gain(lines []chronicle.Line) {
	for i := range lines {
		if lines[i].Score != 0 {
			a.Gains[lines[i].Side] += lines[i].Score
		}
	}
}

// Empty tells that nothing happened that would be told.
func (a *Account) Empty() bool {
	return len(a.Marches)+len(a.Battles)+len(a.Taken)+len(a.Points)+len(a.Rest) == 0
}

// Quiet tells that nobody marched, fought, lost or gained anything.
func (a *Account) Quiet() bool {
	return len(a.Marches)+len(a.Battles)+len(a.Taken)+len(a.Points)+len(a.Losses) == 0
}

// Answers tells that a side's own attacks are all that is told of: the enemy chose its
// losses or went back, as can be seen.
func (a *Account) Answers(side rules.Side) bool {
	if len(a.Marches)+len(a.Taken)+len(a.Points) > 0 || slices.ContainsFunc(a.Rest, func(s Scene) bool { return len(s.Tolls) > 0 }) {
		return false
	}
	return !slices.ContainsFunc(a.Battles, func(s Scene) bool { return s.Battle.Attacker != side })
}
