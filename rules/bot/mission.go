package bot

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// mission is what a unit is wanted for: to stand next to a target when it is attacked.
type mission struct {
	target board.ID
	gain   float64 // what its part in the attack promises
}

// target is an enemy stack, or a fortified place of the enemy's, that could be attacked.
type target struct {
	at      board.ID
	defense float64
	worth   float64
	able    []int // units, by their place in the facts, that can come next to it
}

// walls is the strength that a place is taken to have which nobody holds and nobody may
// simply enter.
const walls = 6

// assign gives out missions: the attack that promises most first, with no more units
// than it needs, then the next with those that are left.
func (l *lab) assign(offers []rules.Offer) map[string]mission {
	facts := l.factsOf(l.base)
	targets := l.prospects(facts, offers)
	taken := make([]bool, len(facts.Units))
	missions := map[string]mission{}
	l.obey(facts, targets, taken, missions)
	for {
		best, most, force := -1, 0.0, []int(nil)
		for i := range targets {
			f, gain := l.force(facts, &targets[i], taken)
			if gain *= l.plan.favour(targets[i].at); gain > most {
				best, most, force = i, gain, f
			}
		}
		if best < 0 {
			return missions
		}
		sum := 0.0
		for _, u := range force {
			sum += float64(facts.Units[u].Attack)
		}
		for _, u := range force {
			taken[u] = true
			missions[facts.Units[u].ID] = mission{targets[best].at, most * float64(facts.Units[u].Attack) / sum}
		}
		targets = slices.Delete(targets, best, best+1)
	}
}

// prospects lists what could be attacked, and by whom.
func (l *lab) prospects(f *rules.Facts, offers []rules.Offer) []target {
	targets := l.targets(f)
	l.recruit(f, targets, offers)
	return targets
}

// targets lists what could be attacked.
func (l *lab) targets(f *rules.Facts) []target {
	at := map[board.ID]int{}
	var list []target
	for i := range f.Units {
		u := &f.Units[i]
		if u.Side != 1-l.side || u.Hex == board.None {
			continue
		}
		n, ok := at[u.Hex]
		if !ok {
			n = len(list)
			at[u.Hex] = n
			list = append(list, target{at: u.Hex})
		}
		list[n].defense += float64(u.Defense)
		list[n].worth += (strength(u) + aside(u)) * l.weights[termMaterial]
	}
	for i := range f.Objectives {
		o := &f.Objectives[i]
		if o.Hex == board.None || o.Holder != 1-l.side {
			continue
		}
		prize := l.prize(f, o)
		if n, ok := at[o.Hex]; ok {
			list[n].worth += prize
		} else if f.Hexes[o.Hex].Room == 0 && prize > 0 {
			list = append(list, target{at: o.Hex, defense: walls, worth: prize})
		}
	}
	return list
}

// prize is what an enemy place is worth to whoever takes it.
func (l *lab) prize(f *rules.Facts, o *rules.ObjectiveFacts) float64 {
	left := float64(max(0, f.LastTurn-f.Status.Turn)) + 0.5
	n := float64(o.Once[l.side]+o.Once[1-l.side]+o.AtEnd[l.side]+o.AtEnd[1-l.side]) + left*float64(o.EachTurn[l.side]+o.EachTurn[1-l.side])
	return n * l.weights[termObjectives] / 2
}

// recruit notes who can come next to each target.
func (l *lab) recruit(f *rules.Facts, targets []target, offers []rules.Offer) {
	near := map[board.ID][]int{} // targets by the hexes around them
	for i := range targets {
		for _, n := range l.board.Neighbours(targets[i].at) {
			if n != board.None {
				near[n] = append(near[n], i)
			}
		}
	}
	seat := rules.Sit(l.base, l.me)
	for u := range f.Units {
		x := &f.Units[u]
		if l.spent() {
			return
		}
		if x.Side != l.side || x.Hex == board.None || x.Attack == 0 {
			continue
		}
		for _, at := range l.reaches(seat, x, offers) {
			for _, i := range near[at] {
				if t := &targets[i]; len(t.able) == 0 || t.able[len(t.able)-1] != u {
					t.able = append(t.able, u)
				}
			}
		}
	}
}

// reaches lists where a unit may be at the end of the movement: where it is, and where
// it can go if it can be picked up.
func (l *lab) reaches(seat *rules.Seat, u *rules.UnitFacts, offers []rules.Offer) []board.ID {
	list := []board.ID{u.Hex}
	if !slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbPick && o.Unit == u.ID }) {
		return list
	}
	reach, err := seat.Overlay(rules.Query{Kind: rules.QueryReach, Unit: u.ID})
	if err != nil {
		return list
	}
	for i := range reach.Hexes {
		if m := &reach.Hexes[i]; m.Kind != rules.MarkBeyond && m.Note == "" {
			if at, ok := l.board.Find(m.Hex); ok {
				list = append(list, at)
			}
		}
	}
	return list
}

// enough is the ratio beyond which more attackers add little.
const enough = 5

// force is who of those that are free should attack a target, and what that promises.
func (l *lab) force(f *rules.Facts, t *target, taken []bool) (units []int, gain float64) {
	var free []int
	for _, u := range t.able {
		if !taken[u] {
			free = append(free, u)
		}
	}
	slices.SortStableFunc(free, func(a, b int) int { return int(f.Units[b].Attack) - int(f.Units[a].Attack) })
	attack := 0.0
	for n, u := range free {
		attack += float64(f.Units[u].Attack)
		ratio := attack / max(1, t.defense)
		if g := t.worth*damage(ratio) - attack*l.weights[termMaterial]*price(ratio); g > gain {
			units, gain = free[:n+1], g
		}
		if ratio > enough {
			break
		}
	}
	return units, gain
}

// serves is what it adds that a unit stands in a hex, for its mission.
func (l *lab) serves(unit string, at board.ID) float64 {
	m, ok := l.missions[unit]
	if !ok || !l.board.Adjacent(m.target, at) {
		return 0
	}
	return m.gain * l.weights[int(generalTerms)+shapeMission]
}
