package bot_test

import (
	"context"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/plan"
	"vistula/rules/rulestest"
)

// trap is a position in which a march that looks well is a blunder.
type trap struct {
	name, ruleset string
	turn          int
	side          rules.Side
	units         string // with their hexes
	naive         string // the marches, units with where they go
	blunder       string // what the audit says of them
}

var traps = []trap{
	{"Lemberg is left to the division beside it", "galicia", 3, "austria", "ah.4-ii 7.09 ah.25-ii 7.11 ru.45-xiv 7.08 ru.7-c 6.10", "ah.4-ii 7.10", "7.09 is left"},
	{"a division goes to Chelm without supply", "galicia", 3, "austria", "ah.12-i 15.15 ah.2-x 15.15 ru.13-c 19.17", "ah.12-i 18.18", "out of supply to 18.18"},
	{"all come to where the enemy is weak", "galicia", 3, "austria", "ah.25-ii 14.14 ah.4-ii 14.14 ah.5-i 14.13 ah.12-i 15.15 ah.46-i 14.13 ah.2-x 15.15 ru.45-xiv 16.12", "ah.25-ii 15.13 ah.4-ii 15.13 ah.5-i 15.13 ah.12-i 15.13", "too many in 15.13"},
	{"Jaroslau is left to the corps beside it", "greatwar", 5, "austria", "ah.corps-2 g1219 ah.corps-3 g1419 ru.corps-9 g1218 ru.cav-7 g1422", "ah.corps-2 g1319", "g1219 is left"},
	{"a headquarters and its depot are left", "greatwar", 5, "austria", "ah.corps-2 g1514 ah.hq-2-boehm-ermolli g1514 ah.depot-2 g1514 ah.corps-3 g1614 ru.corps-9 g1513 ru.cav-7 g1413", "ah.corps-2 g1614", "stands alone"},
	{"all come to where the enemy is weak", "greatwar", 5, "austria", "ah.corps-2 g1219 ah.corps-3 g1219 ah.corps-6 g1318 ah.corps-1 g1320 ru.cav-7 g1117", "ah.corps-6 g1219", "too many in g1219"},
	{"a corps goes into Poland without supply", "greatwar", 5, "austria", "ah.corps-2 g0718 ah.corps-3 g0919 ah.depot-2 g1117 ah.hq-2-boehm-ermolli g1117 ru.corps-9 g0210", "ah.corps-2 g0617", "out of supply to g0617"},
	{"Lötzen is left to the corps beside it", "tannenberg", 5, "central", "ge.i 1814 ge.xvii 1713 ru.iii 1815 ru.sup-1 1617", "ge.i 1713", "1814 is left"},
	{"a supply unit is left", "tannenberg", 5, "russia", "ru.iii 1815 ru.sup-1 1815 ru.xx 1617 ge.i 1814 ge.xvii 1715", "ru.iii 1816", "stands alone"},
	{"Ossowiec is left to the corps beside it", "fury", 3, "russia", "ru.iii 1307 ru.v 1408 ru.hq-1 1307 ge.th-r 1206 ge.ii 1306", "ru.iii 1407", "1307 is left"},
	{"a corps goes for Posen without supply", "fury", 3, "russia", "ru.iii 1306 ru.v 1307 ru.vi 1407 ru.hq-1 1307 ru.xx 1407 ge.th-r 1206", "ru.xx 0510", "out of supply to 0510"},
	{"Gumbinnen is left to the division beside it", "twilight", 4, "central", "ge.1-1 44.20 ge.2-1 46.20 ge.train-1 48.19 ru.25-3 43.20 ru.27-3 43.21", "ge.1-1 45.20", "44.20 is left"},
	{"a train is left", "twilight", 4, "central", "ge.1-1 44.20 ge.2-1 46.20 ge.train-1 44.20 ru.25-3 43.20 ru.27-3 43.21", "ge.1-1 45.20", "stands alone"},
	{"all come to where the enemy is weak", "twilight", 4, "central", "ge.1-1 45.20 ge.2-1 45.20 ge.35-17 46.20 ge.36-17 46.20 ge.train-1 48.19 ge.train-17 48.19 ru.5-rf 43.20", "ge.1-1 44.20 ge.2-1 44.20 ge.35-17 44.20 ge.36-17 44.20", "too many in 44.20"},
	{"a division goes for Grodno without supply", "twilight", 5, "central", "ge.1-1 36.31 ge.2-1 37.30 ge.train-1 41.19 ru.25-3 20.33", "ge.1-1 33.31", "out of supply to 33.31"},
}

// at sets a trap up.
func (c *trap) at(t *testing.T) rules.Position {
	t.Helper()
	rs := rulestest.Open(t, c.ruleset)
	s := rules.Setup{Scenario: rs.Scenarios()[0].ID, Only: true, Seed: 1, Turn: c.turn, Side: c.side, Phase: "movement"}
	words := strings.Fields(c.units)
	for i := 0; i < len(words); i += 2 {
		s.Units = append(s.Units, rules.UnitState{ID: words[i], Hex: words[i+1]})
	}
	p := rulestest.Place(t, rs, s)
	return p
}

// march does what leads a unit to a hex.
func march(t *testing.T, p rules.Position, unit, hex string) {
	t.Helper()
	seat := rules.Sit(p, p.Status().ToAct)
	reach, err := seat.Overlay(rules.Query{Kind: rules.QueryReach, Unit: unit})
	if err != nil {
		t.Fatal(err)
	}
	way := plan.Move(seat, []string{unit}, plan.Way(reach, hex))
	if way == nil {
		t.Fatalf("%s does not come to %s", unit, hex)
	}
	for _, a := range append(way, rules.Action{Verb: rules.VerbHalt}) {
		if a.Verb == rules.VerbHalt && p.Status().Stage != rules.StageMoving {
			break
		}
		if _, err := p.Do(a); err != nil {
			t.Fatalf("%+v: %v", a, err)
		}
	}
}

// In positions of each book in which somebody who looks only at the next prize blunders,
// no level does: nothing is overstacked, starved, left without an escort or given away.
func TestNoLevelFallsIntoATrap(t *testing.T) {
	for _, c := range traps {
		t.Run(c.ruleset+", "+c.name, func(t *testing.T) {
			var a audit
			p := c.at(t)
			a.begin(p, c.side)
			words := strings.Fields(c.naive)
			for i := 0; i < len(words); i += 2 {
				march(t, p, words[i], words[i+1])
				a.watch(p)
			}
			if found := strings.Join(a.blunders(p), "; "); !strings.Contains(found, c.blunder) {
				t.Fatalf("the position is no trial: of the naive march is found %q", found)
			}
			for _, level := range []string{"level1", "level2", "level3"} {
				p := c.at(t)
				a.begin(p, c.side)
				me, other := player(t, level, 2, 3000), player(t, "level1", 3, 500)
				for st := p.Status(); p.Status().Phase == st.Phase && p.Status().Side == c.side && p.Outcome() == nil; {
					who := map[bool]bot.Player{true: me, false: other}[p.Status().ToAct == c.side]
					if _, err := p.Do(who.Choose(context.Background(), rules.Sit(p, p.Status().ToAct))); err != nil {
						t.Fatal(err)
					}
					a.watch(p)
				}
				for _, found := range a.blunders(p) {
					t.Errorf("%s: %s", level, found)
				}
			}
		})
	}
}

// A town that counts stands empty beside a unit: every level is there when points are counted,
// in the middle of the game as in its last turn.
func TestAnEmptyTownIsTaken(t *testing.T) {
	for _, c := range []trap{
		{name: "Lemberg", ruleset: "galicia", turn: 6, side: "russia", units: "ru.45-xiv 7.08 ru.9-x 8.10 ah.4-ii 8.05 ah.25-ii 12.09"},
		{name: "Lemberg in the last turn", ruleset: "galicia", turn: 12, side: "russia", units: "ru.45-xiv 7.08 ru.9-x 8.10 ah.4-ii 8.05 ah.25-ii 12.09"},
		{name: "Lublin in the last turn", ruleset: "galicia", turn: 12, side: "austria", units: "ah.4-ii 15.21 ah.25-ii 14.20 ru.45-xiv 18.20 ru.9-x 19.19"},
	} {
		for _, level := range []string{"level1", "level2", "level3"} {
			p := c.at(t)
			before := pointsOf(p, c.side)
			me, other := player(t, level, 2, 3000), player(t, "level1", 3, 500)
			for p.Status().Side == c.side && p.Outcome() == nil {
				who := map[bool]bot.Player{true: me, false: other}[p.Status().ToAct == c.side]
				if _, err := p.Do(who.Choose(context.Background(), rules.Sit(p, p.Status().ToAct))); err != nil {
					t.Fatal(err)
				}
			}
			if got := pointsOf(p, c.side) - before; got < 10 {
				t.Errorf("%s, %s: the turn earned %d points", c.name, level, got)
			}
		}
	}
}

// pointsOf are the points of a side.
func pointsOf(p rules.Position, side rules.Side) int {
	f := rules.Sit(p, "").Facts(nil)
	return f.Points[f.SideIndex(side)]
}
