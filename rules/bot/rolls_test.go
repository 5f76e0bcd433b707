package bot

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"vistula/data"
	"vistula/rules"

	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	_ "vistula/rules/tannenberg"
	_ "vistula/rules/twilight"
)

// What the first roll of an attack may come to has its exact chance, in every book: all of
// them together are certain, each counts in so many of the equal rolls, and neither the
// dice of the position nor chance has a part in it.
func TestEveryRollOfAnAttackIsLaidOut(t *testing.T) {
	for _, id := range []string{"fury", "galicia", "greatwar", "tannenberg", "twilight"} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			l, attack := attacking(t, id)
			quiet := func(rules.Status, []rules.Offer) bool { return false }
			shares := func(seed uint64) (list []float64) {
				p := l.after(l.base, attack)
				if p == nil {
					t.Fatal("the attack cannot be made")
				}
				*p.Dice() = rules.NewDice(seed)
				l.rng = rand.New(rand.NewPCG(1, 2)) // draws which of several fights comes first
				for _, o := range l.outcomes(p, quiet) {
					list = append(list, o.share)
				}
				return list
			}
			list := shares(1)
			sum := 0.0
			for _, s := range list {
				sum += s
				if n := s * six * six; math.Abs(n-math.Round(n)) > 1e-9 {
					t.Errorf("an outcome has a share of %v, which is no number of throws", s)
				}
			}
			if math.Abs(sum-1) > 1e-9 || len(list) < 2 {
				t.Errorf("%d outcomes have %v of all rolls", len(list), sum)
			}
			if again := shares(2); !slices.Equal(list, again) {
				t.Errorf("by other dice the outcomes are %v, not %v", again, list)
			}
		})
	}
}

// hasty is a level that looks at little, and a new game for it.
func hasty(t *testing.T, id string) (*mind, rules.Position) {
	t.Helper()
	rs, err := rules.Open(id, data.FS())
	if err != nil {
		t.Fatal(err)
	}
	p, err := rs.New(rs.Scenarios()[0].ID, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	l := levels[0]
	l.taste = taste{}
	m := newMind(l, "", 1)
	m.Limit(1000)
	return m, p
}

// attacking plays a game until an attack can be begun, and gives its actions.
func attacking(t *testing.T, id string) (*lab, []rules.Action) {
	t.Helper()
	m, p := hasty(t, id)
	for p.Status().ToAct != "" {
		seat := rules.Sit(p, p.Status().ToAct)
		offers := seat.Offers()
		if slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.BeginsAttack() }) {
			m.turnTo(seat)
			m.left = plenty
			if err := m.enter(context.Background(), seat); err != nil {
				t.Fatal(err)
			}
			if list := m.lab.attacks(offers); len(list) > 0 && m.lab.now.Stage != rules.StageMoving {
				return &m.lab, list[0]
			}
		}
		if _, err := p.Do(m.Choose(context.Background(), seat)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody can attack")
	return nil, nil
}
