package bot

import (
	"context"
	"slices"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
)

// seated is a player of a level that has entered a position of the campaign of a book.
func seated(t *testing.T, book, name string) (*mind, rules.Position, *rules.Seat) {
	t.Helper()
	rs, err := rules.Open(book, data.FS())
	if err != nil {
		t.Fatal(err)
	}
	p, err := rs.New(rs.Scenarios()[0].ID, nil, 701)
	if err != nil {
		t.Fatal(err)
	}
	m := newMind(levels[slices.IndexFunc(levels, func(l level) bool { return l.name == name })], "", 3)
	m.Limit(4000)
	for {
		seat := rules.Sit(p, p.Status().ToAct)
		if m.turnTo(seat); broad(seat.Offers()) {
			if err := m.enter(context.Background(), seat); err != nil {
				t.Fatal(err)
			}
			return m, p, seat
		}
		if _, err := p.Do(m.Choose(context.Background(), seat)); err != nil {
			t.Fatal(err)
		}
	}
}

// Army groups stand apart, hold all of the army together, and the strongest comes first.
func TestArmyGroupsStandApart(t *testing.T) {
	m, _, _ := seated(t, "galicia", "level3")
	l := &m.lab
	f := l.factsOf(l.base)
	middles := l.armies(f)
	if len(middles) < 2 || len(middles) > mostGroups {
		t.Fatalf("the army has %d groups", len(middles))
	}
	bodies, all := bodiesOf(f, l.side)
	weight := make([]float64, len(middles))
	for _, b := range bodies {
		weight[l.nearest(middles, b.at)] += b.strength
	}
	sum := 0.0
	for i, w := range weight {
		if sum += w; w*tenth < all {
			t.Errorf("group %d has %v of %v", i, w, all)
		}
		for j := range i {
			if d := l.board.Distance(middles[i], middles[j]); d < apart/2 {
				t.Errorf("the middles of groups %d and %d are %d hexes from each other", j, i, d)
			}
		}
	}
	if sum != all || !slices.IsSortedFunc(weight, func(a, b float64) int { return compare(b, a) }) {
		t.Errorf("the groups have %v of %v", weight, all)
	}
}

// Each group's marches are judged by its own intent, and by no other.
func TestAGroupIsJudgedByItsOwnIntent(t *testing.T) {
	m, _, seat := seated(t, "galicia", "level3")
	l := &m.lab
	l.middles = l.armies(l.factsOf(l.base))
	manners, err := m.mannersOf(seat.Ruleset())
	if err != nil {
		t.Fatal(err)
	}
	for g := range l.middles {
		l.ways = append(l.ways, manners[1+g])
	}
	for g, at := range l.middles {
		if l.lead(at) != g || !slices.Equal(l.weights, manners[1+g].weights) {
			t.Errorf("group %d is not judged by %s", g, intents[1+g].name)
		}
	}
	if l.rest(); !slices.Equal(l.weights, manners[0].weights) {
		t.Error("what belongs to no group is not judged plainly")
	}
	l.lead(l.middles[0])
	if l.lead(board.None) != noGroup || !slices.Equal(l.weights, manners[0].weights) {
		t.Error("who is still to come is not judged plainly")
	}
}

// The plan says of each group how it plays, at a place with a name, where they differ.
func TestThePlanTellsOfGroupsThatDiffer(t *testing.T) {
	m, _, _ := seated(t, "galicia", "level3")
	l := &m.lab
	l.middles = l.armies(l.factsOf(l.base))
	m.course = make([]int, len(l.middles))
	if parts := m.parts(); parts != nil {
		t.Errorf("groups that play alike are told as %v", parts)
	}
	m.course[1] = 3
	parts := m.parts()
	if len(parts) != len(l.middles) || parts[1].Manner != intents[3].name || parts[0].Manner != intents[0].name {
		t.Fatalf("groups that differ are told as %v", parts)
	}
	for _, p := range parts {
		if at, ok := l.board.Find(p.Hex); !ok || at == board.None {
			t.Errorf("%q is no hex", p.Hex)
		}
	}
}
