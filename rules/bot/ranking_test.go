package bot

import (
	"context"
	"math"
	"slices"
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
)

// duels is a position of Battle for Galicia with so many fights of one unit against one, far
// from each other, before level3 begins the first.
func duels(t *testing.T, n int) (*mind, []rules.Offer) {
	t.Helper()
	rs, err := rules.Open("galicia", data.FS())
	if err != nil {
		t.Fatal(err)
	}
	whole, err := rs.New("campaign", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	f, b := rules.Sit(whole, "").Facts(nil), rs.Board()
	var units [2][]string
	for _, u := range f.Units {
		if u.Side >= 0 && u.Attack > 0 && u.Defense > 0 {
			units[u.Side] = append(units[u.Side], u.ID)
		}
	}
	s := rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: "austria", Phase: "combat"}
	var taken []board.ID
	for h := board.ID(0); int(h) < b.Len() && len(taken) < n; h++ {
		next := b.Neighbours(h)[0]
		if f.Hexes[h].Room <= 0 || next == board.None || f.Hexes[next].Room <= 0 || slices.ContainsFunc(taken, func(o board.ID) bool { return b.Distance(h, o) < 5 }) {
			continue
		}
		s.Units = append(s.Units, rules.UnitState{ID: units[0][len(taken)], Hex: b.Number(h)}, rules.UnitState{ID: units[1][len(taken)], Hex: b.Number(next)})
		taken = append(taken, h)
	}
	p, err := rs.SetUp(s)
	if err != nil {
		t.Fatal(err)
	}
	return deciding(t, "level3", p)
}

// deciding is a level about to take the decision of a position, with all nodes it wants, and
// what is offered.
func deciding(t *testing.T, name string, p rules.Position) (*mind, []rules.Offer) {
	t.Helper()
	m := newMind(levels[slices.IndexFunc(levels, func(l level) bool { return l.name == name })], "", 1)
	m.Limit(plenty)
	seat := rules.Sit(p, p.Status().ToAct)
	m.turnTo(seat)
	if err := m.enter(context.Background(), seat); err != nil {
		t.Fatal(err)
	}
	return m, seat.Offers()
}

// Where there are many attacks they are looked at by some throws, the most promising first,
// and of those only the first by every roll; what was found out is not looked for again, and
// the best is the one that is found if all are looked at by every roll.
func TestOfManyAttacksTheMostPromisingAreReckoned(t *testing.T) {
	m, offers := duels(t, 14)
	l, known := &m.lab, map[int]pass{}
	list := l.attacks(offers)
	if len(list) <= many {
		t.Fatalf("there are %d attacks", len(list))
	}
	most, best := 0.0, ""
	before := l.judged
	for _, a := range list {
		if gain := l.expects(a, l.leaves(a[0].Hex, false, known), 0); gain > most {
			most, best = gain, a[0].Hex
		}
	}
	all := l.judged - before
	ranked := l.ranked(list, false, known)
	if !slices.IsSortedFunc(ranked, func(a, b candidate) int { return int(math.Copysign(1, b.guess-a.guess)) }) {
		t.Error("the most promising do not come first")
	}
	before = l.judged
	if l.ranked(list, false, known); l.judged != before {
		t.Error("what was looked at is looked at again")
	}
	actions, _ := l.attack(offers)
	if actions == nil || actions[0].Hex != best {
		t.Errorf("%v is begun, and the best attack is that on %s", actions, best)
	}
	if some := l.judged - before; some >= all/2 {
		t.Errorf("%d positions are judged, of %d", some, all)
	}
}

// A few attacks are all reckoned, and where the time is used up all are looked at by throws.
func TestFewAttacksAreAllReckoned(t *testing.T) {
	m, offers := duels(t, many)
	l := &m.lab
	if list := l.attacks(offers); len(list) == 0 || len(list) > many {
		t.Fatalf("there are %d attacks", len(list))
	}
	if l.attack(offers); len(l.promised) > 0 {
		t.Error("a few attacks are ranked")
	}
	m, offers = duels(t, 14)
	m.lab.hasty = true
	if m.lab.attack(offers); len(m.lab.promised) > 0 {
		t.Error("attacks are ranked though the time is used up")
	}
}

// What an attack promised holds as long as the same units meet in the same state.
func TestAnAttackIsLookedAtAnewAgainstOthers(t *testing.T) {
	m, offers := duels(t, 9)
	l := &m.lab
	actions := l.attacks(offers)[0]
	f := clone(l.factsOf(l.base))
	made := l.making(f, actions)
	at, _ := l.board.Find(actions[0].Hex)
	i := slices.IndexFunc(f.Units, func(u rules.UnitFacts) bool { return u.Hex == at })
	if !strings.Contains(made, f.Units[i].ID) {
		t.Fatalf("%s does not name who defends", made)
	}
	f.Units[i].Steps++
	if l.making(f, actions) == made {
		t.Error("a stronger defender is taken for the one of before")
	}
}
