package bot_test

import (
	"math"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/bot"
)

// What the ground does to attacks is told to computer players as the rulebooks have it:
// halved over a river or ridge, doubled for the ground of the defender, or by as much as
// columns and points of the die are worth.
func TestTheGroundCoversWhoIsAttacked(t *testing.T) {
	for _, c := range []struct {
		ruleset, from, target string
		cover                 float64
	}{
		{"galicia", "1.01", "2.01", 1},
		{"galicia", "1.06", "1.07", 2},
		{"greatwar", "g0101", "g0102", 1},
		{"greatwar", "g0103", "g0104", 2},
		{"greatwar", "g1623", "g1724", 4},
		{"tannenberg", "0129", "0130", 1.96},
		{"tannenberg", "0534", "0634", 2.744},
		{"fury", "0103", "0104", 1},
		{"fury", "0106", "0107", 1.4},
		{"fury", "0106", "0207", 1.4},
		{"fury", "0101", "0202", math.Inf(1)},
		{"twilight", "1.12", "2.12", 1},
		{"twilight", "1.22", "2.23", 2.6},
		{"twilight", "1.26", "2.27", 1.3},
	} {
		rs := open(t, c.ruleset, 1).Ruleset()
		at := func(hex string) board.ID {
			id, ok := rs.Board().Find(hex)
			if !ok {
				t.Fatalf("%s has no hex %s", c.ruleset, hex)
			}
			return id
		}
		if got := rs.(rules.Covering).Cover(at(c.from), at(c.target)); math.Abs(got-c.cover) > 1e-3 && got != c.cover {
			t.Errorf("%s: an attack from %s on %s is divided by %v, not %v", c.ruleset, c.from, c.target, got, c.cover)
		}
	}
}

// A level takes the cover into account: without it both sides' attacks would promise more.
func TestALevelCountsTheCover(t *testing.T) {
	var games []rules.Position
	for seed := range uint64(4) {
		games = append(games, against(t, open(t, "galicia", 5+seed), "level1", 900, 3))
	}
	fights := func(ground float64) (sum float64) {
		me, err := bot.Tuned("level1", map[string]float64{"ground": ground}, 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range games {
			v, err := me.(bot.Thinker).Weigh(rules.Sit(p, p.Status().ToAct))
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range v.Terms {
				if x.Name == "threat" || x.Name == "chance" {
					sum += math.Abs(x.Value)
				}
			}
		}
		return sum
	}
	if with, without := fights(1), fights(0); with <= 0 || with >= without {
		t.Errorf("the attacks of both sides are worth %v with cover and %v without", with, without)
	}
}
