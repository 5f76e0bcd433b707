package scene_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/rules/scene"
)

// TestAWatchedTurnShowsNothingHidden plays the enemy's turn twice, in positions that
// differ only in what a side may not see, with actions that look the same to it: the
// scenes that it is shown are the same too.
func TestAWatchedTurnShowsNothingHidden(t *testing.T) {
	for _, id := range []string{"galicia", "tannenberg"} {
		t.Run(id, func(t *testing.T) {
			rs, err := lent(id)
			if err != nil {
				t.Fatal(err)
			}
			m := rulestest.RandomMatch(t, rs, "campaign", nil, 3, most)
			compared, shown := 0, 0
			for n := 1; n < m.Cursor(); n++ {
				if m.Status(n).Phase == m.Status(n-1).Phase && n%97 != 0 {
					continue
				}
				p, err := m.At(n)
				if err != nil {
					t.Fatal(err)
				}
				watcher := other(rs, p.Status())
				q := p.Clone()
				c, ok := q.(rules.Concealing)
				if watcher == "" || !ok {
					continue
				}
				c.Believe(watcher, rand.New(rand.NewPCG(uint64(n), 1)))
				one, two := alike(t, p, q, watcher, uint64(n))
				if one.Cursor() == 0 {
					continue
				}
				compared++
				a, b := told(t, one, watcher), told(t, two, watcher)
				if a != b {
					t.Fatalf("after action %d the scenes for %s tell what is hidden:\n%s\n%s", n, watcher, a, b)
				}
				if len(a) > 10 {
					shown++
				}
			}
			t.Logf("%d games were compared, %d with something to see", compared, shown)
			if compared < 20 || shown < 10 {
				t.Errorf("only %d games were compared, %d with something to see", compared, shown)
			}
		})
	}
}

// other is the side that does not decide.
func other(rs rules.Ruleset, s rules.Status) rules.Side {
	scenario, _ := rules.FindScenario(rs, s.Scenario)
	for _, side := range scenario.Sides {
		if side != s.ToAct && s.ToAct != "" {
			return side
		}
	}
	return ""
}

// alike plays up to sixty actions in both positions, of those that look the same to
// the watcher: record, events and view.
func alike(t *testing.T, p, q rules.Position, watcher rules.Side, seed uint64) (one, two *journal.Match) {
	t.Helper()
	one, two = journal.From(p), journal.From(q)
	rng := rand.New(rand.NewPCG(seed, 2))
	for failed := 0; one.Cursor() < 60 && failed < 12 && one.Position().Outcome() == nil; {
		offers := one.Position().Offers()
		a := offers[rng.IntN(len(offers))].Action
		was, is := one.Position().Clone(), two.Position().Clone()
		if same, err := looks(was, is, a, watcher); err != nil || !same {
			failed++
			continue
		}
		for _, m := range []*journal.Match{one, two} {
			if _, err := m.Do(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	return one, two
}

// looks tells whether an action looks the same to a side in two positions.
func looks(p, q rules.Position, a rules.Action, watcher rules.Side) (bool, error) {
	if p.Status().ToAct != watcher && rules.Public(p, a) != rules.Public(q, a) {
		return false, nil
	}
	e, err := p.Do(a)
	if err != nil {
		return false, err
	}
	f, err := q.Do(a)
	if err != nil {
		return false, err
	}
	return text(rules.SeenBy(e, watcher)) == text(rules.SeenBy(f, watcher)) && text(p.View(watcher)) == text(q.View(watcher)), nil
}

func text(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(b)
}

// told is all that a side is shown.
func told(t *testing.T, m *journal.Match, side rules.Side) string {
	var all string
	for _, s := range between(t, m, side, 0, m.Cursor()) {
		s.First, s.Last = 0, 0 // are not shown
		if s.Battle != nil {
			s.Battle.First, s.Battle.Last = 0, 0
		}
		all += text(s) + fmt.Sprint(s.Places()) + "\n"
	}
	return all
}

// TestScenesTellOfUnitsInSight: of the units that lose something, are short of supply or
// fight, a side hears of those only that it could see then, or that the referee told it
// of.
func TestScenesTellOfUnitsInSight(t *testing.T) {
	for _, id := range []string{"galicia", "tannenberg", "fury", "greatwar"} {
		t.Run(id, func(t *testing.T) {
			rs, err := lent(id)
			if err != nil {
				t.Fatal(err)
			}
			m := rulestest.RandomMatch(t, rs, "campaign", nil, 3, most)
			scenario, _ := rules.FindScenario(rs, "campaign")
			for _, side := range scenario.Sides {
				told := 0
				for _, s := range between(t, m, side, 0, m.Cursor()) {
					units := foundOut(&s)
					if len(units) == 0 {
						continue
					}
					sight := inSight(t, m, side, s.First, s.Last)
					for _, u := range units {
						if told++; !sight[u] {
							t.Errorf("actions %d to %d: %s hears of %s, which it cannot see: %s", s.First, s.Last, side, u, text(s))
						}
					}
				}
				if told == 0 {
					t.Errorf("%s heard of nobody", side)
				}
			}
		})
	}
}

// foundOut are the units of a scene that no event need have named.
func foundOut(s *scene.Scene) []string {
	tolls, units := s.Tolls, []string(nil)
	if s.Text == "" && s.Class != chronicle.Arrival {
		units = slices.Clone(s.Units)
	}
	if b := s.Battle; b != nil {
		tolls = b.Tolls
		for _, f := range []*rules.Force{&b.Sheet.Attacker, &b.Sheet.Defender} {
			for _, p := range f.Units {
				units = append(units, p.Unit)
			}
		}
	}
	for _, x := range tolls {
		units = append(units, x.Unit)
	}
	return units
}

// inSight are the units that a side sees at some time during some actions, or that it is
// told of.
func inSight(t *testing.T, m *journal.Match, side rules.Side, first, last int) map[string]bool {
	t.Helper()
	sight := map[string]bool{}
	for n := first - 1; n <= last; n++ {
		p, err := m.At(n)
		if err != nil {
			t.Fatal(err)
		}
		v := p.View(side)
		for _, s := range v.Stacks {
			for i := range s.Units {
				sight[s.Units[i].Unit] = true
			}
		}
		if c := v.Combat; c != nil {
			for _, x := range slices.Concat(c.Attacker.Units, c.Defender.Units) {
				sight[x.Unit] = true
			}
		}
		if n < first {
			continue
		}
		for _, e := range rules.SeenBy(m.Entry(n).Events, side) {
			for _, u := range e.Units {
				sight[u] = true
			}
		}
	}
	return sight
}

// TestAReelSeesWithTheEyesOfItsSide: scenes are found in what the side sees, and that is
// less than there is.
func TestAReelSeesWithTheEyesOfItsSide(t *testing.T) {
	for _, id := range []string{"galicia", "tannenberg"} {
		t.Run(id, func(t *testing.T) {
			rs, err := lent(id)
			if err != nil {
				t.Fatal(err)
			}
			m := rulestest.RandomMatch(t, rs, "campaign", nil, 3, most)
			scenario, _ := rules.FindScenario(rs, "campaign")
			less := 0
			for n := 0; n < m.Cursor(); n += 150 {
				p, err := m.At(n)
				if err != nil {
					t.Fatal(err)
				}
				for _, side := range scenario.Sides {
					r, err := scene.Open(m, side, n)
					if err != nil {
						t.Fatal(err)
					}
					got, want := text(r.Chronicle().Start), text(p.View(side))
					if got != want && !sawBefore(t, m, side, n, got) {
						t.Errorf("after action %d %s is shown another table than it sees", n, side)
					}
					if want != text(p.View("")) {
						less++
					}
				}
			}
			if less == 0 {
				t.Error("nothing was hidden")
			}
		})
	}
}

// sawBefore tells whether a table is one that a side saw some actions before: where a
// battle goes on, its story begins with it.
func sawBefore(t *testing.T, m *journal.Match, side rules.Side, n int, table string) bool {
	t.Helper()
	for k := n - 1; k >= 0 && m.Status(k).Phase == m.Status(n).Phase; k-- {
		p, err := m.At(k)
		if err != nil {
			t.Fatal(err)
		}
		if text(p.View(side)) == table {
			return true
		}
	}
	return false
}
