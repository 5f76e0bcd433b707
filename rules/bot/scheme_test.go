package bot

import (
	"context"
	"math/rand/v2"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
)

// marching is a level at a decision of its movement in which somebody can come to an enemy.
func marching(t *testing.T) (*mind, []rules.Offer, []target) {
	t.Helper()
	rs, err := rules.Open("galicia", data.FS())
	if err != nil {
		t.Fatal(err)
	}
	p, err := rs.New("campaign", nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	m := newMind(levels[0], "", 1)
	m.Limit(1 << 30)
	for p.Outcome() == nil {
		seat := rules.Sit(p, p.Status().ToAct)
		offers := seat.Offers()
		if broad(offers) && p.Status().Turn > 2 {
			m.turnTo(seat)
			m.left = plenty
			if err := m.enter(context.Background(), seat); err != nil {
				t.Fatal(err)
			}
			targets := m.lab.prospects(clone(m.lab.factsOf(m.lab.base)), offers)
			return m, offers, targets
		}
		if _, err := p.Do(m.Choose(context.Background(), seat)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody marches")
	return nil, nil, nil
}

// What a course lays down is what units are wanted for: nobody for a target that is left
// alone, and whoever is ordered for his.
func TestASchemeGivesTheMissions(t *testing.T) {
	m, offers, targets := marching(t)
	l := &m.lab
	wanted := map[board.ID]int{}
	for _, mission := range l.assign(offers) {
		wanted[mission.target]++
	}
	if len(wanted) < 2 {
		t.Fatalf("units are wanted for %d targets only", len(wanted))
	}
	for at := range wanted {
		l.plan = scheme{targets: map[board.ID]float64{at: shunned}}
		for unit, mission := range l.assign(offers) {
			if mission.target == at {
				t.Errorf("%s is wanted for %s, which is to be left alone", unit, l.board.Number(at))
			}
		}
	}
	facts := l.factsOf(l.base)
	tried := 0
	for i := range targets {
		for _, u := range targets[i].able {
			unit := facts.Units[u].ID
			l.plan = scheme{orders: map[string]board.ID{unit: targets[i].at}}
			if got := l.assign(offers)[unit]; got.target != targets[i].at || got.gain <= 0 {
				t.Errorf("%s is wanted for %+v, and was ordered to %s", unit, got, l.board.Number(targets[i].at))
			}
			if tried++; tried > 20 {
				return
			}
		}
	}
}

// Changes lay down what can be done, no more of it than a scheme may name;
// what two schemes lay down is all that comes of mixing them.
func TestSchemesChangeAndMix(t *testing.T) {
	m, _, targets := marching(t)
	facts := clone(m.lab.factsOf(m.lab.base))
	rng := rand.New(rand.NewPCG(1, 2))
	var list []scheme
	for range 30 {
		s := scheme{map[board.ID]float64{}, map[string]board.ID{}}
		for range 40 {
			s.change(targets, facts, rng)
		}
		if len(s.targets) > mostMoves || len(s.orders) > mostMoves || len(s.targets)+len(s.orders) == 0 {
			t.Fatalf("a scheme lays down %v", s)
		}
		list = append(list, s)
	}
	for i := 1; i < len(list); i++ {
		a, b := &list[i-1], &list[i]
		c := mixed(a, b, rng)
		for at, by := range c.targets {
			if a.targets[at] != by && b.targets[at] != by {
				t.Errorf("%v and %v are mixed to %v", a, b, c)
			}
		}
		for unit, at := range c.orders {
			if a.orders[unit] != at && b.orders[unit] != at {
				t.Errorf("%v and %v are mixed to %v", a, b, c)
			}
		}
	}
}
