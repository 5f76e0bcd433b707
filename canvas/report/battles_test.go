package report

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// TestEveryBattleIsWrittenOnce compares what is written in the reports of ten games
// of each ruleset with their battles: who met, how strong, every modifier with its
// case, dice, result in words, losses, retreats and advances, and every event.
func TestEveryBattleIsWrittenOnce(t *testing.T) {
	for _, ruleset := range []string{"galicia", "greatwar", "tannenberg", "fury"} {
		t.Run(ruleset, func(t *testing.T) {
			rs := rulestest.Open(t, ruleset)
			some := 0
			for seed := range uint64(10) {
				m := rulestest.RandomMatch(t, rs, "campaign", nil, seed+1, 1000)
				c, err := chronicle.Tell(context.Background(), m, chronicle.Options{})
				if err != nil {
					t.Fatal(err)
				}
				a := &author{story.New(c, fill), c}
				items := battleItems(write(c, a.Teller, nil))
				if len(items) != len(c.Battles) {
					t.Fatalf("seed %d: %d battles are written, %d were fought", seed+1, len(items), len(c.Battles))
				}
				some += len(items)
				for i, it := range items {
					compare(t, a, c.Battles[i], it)
				}
			}
			if some < 10 {
				t.Errorf("there were only %d battles", some)
			}
		})
	}
}

// fill fills the places of a text.
func fill(text string, values map[string]any) string {
	for name, v := range values {
		text = strings.ReplaceAll(text, "{{."+name+"}}", fmt.Sprint(v))
	}
	return text
}

func battleItems(b *book) []item {
	var list []item
	for _, c := range b.Chapters {
		for _, s := range c.Sections {
			for _, it := range s.Items {
				if it.Kind == string(chronicle.Fight) {
					list = append(list, it)
				}
			}
		}
	}
	return list
}

func compare(t *testing.T, a *author, b *chronicle.Battle, it item) {
	t.Helper()
	text := strings.Join(it.Text, "\n")
	has := func(what string) {
		t.Helper()
		if !strings.Contains(text, what) {
			t.Errorf("the battle at %v lacks %q:\n%s", b.Targets, what, text)
		}
	}
	for _, h := range b.Targets {
		if !strings.Contains(it.Head, a.c.HexName(h)) {
			t.Errorf("%q does not name %s", it.Head, h)
		}
	}
	has(story.Minus(b.Means))
	for _, f := range []*rules.Force{&b.Sheet.Attacker, &b.Sheet.Defender} {
		for _, u := range f.Units {
			has(a.NameAmong(f.Side, &u.Counter))
		}
		if f.Strength > 0 {
			has(fmt.Sprintf("strength %d.", f.Strength))
		}
	}
	for _, m := range b.Sheet.Shifts {
		has(m.What + ": ")
		has("(" + m.Case + ")")
	}
	if len(b.Rolled) > 0 {
		has("Rolled " + a.faces(b.Rolled))
	}
	ways := map[string]bool{}
	left, arrived := map[string]string{}, map[string]string{} // where each unit's retreat began and ended
	for _, l := range b.Lines {
		if told := a.Told(l.Text, l.Units...); told != "" && !slices.Contains(it.Details, told) {
			t.Errorf("the battle at %v does not tell %q", b.Targets, told)
		}
		for _, x := range l.Tolls {
			if name := a.CalledAmong(x.Side, x.Unit); !slices.ContainsFunc(it.Text, func(s string) bool {
				_, lost, told := strings.Cut(s, " lost ")
				return told && strings.Contains(lost, name)
			}) {
				t.Errorf("the battle at %v does not tell what %s lost: %q", b.Targets, name, it.Text)
			}
		}
		if len(l.Hexes) < 2 {
			continue
		}
		from, to := a.c.HexName(l.Hexes[0]), a.c.HexName(l.Hexes[len(l.Hexes)-1])
		switch l.Class {
		case chronicle.Retreat:
			for _, u := range l.Units {
				if arrived[u] != from {
					left[u] = from
				}
				arrived[u] = to
			}
		case chronicle.Advance:
			ways[to] = true
			has("Advance to " + to + ": ")
		default:
			continue
		}
		for _, u := range l.Units {
			has(a.Called(u))
		}
	}
	for u, from := range left {
		ways[from+"-"+arrived[u]] = true
		has(" from " + from + " to " + arrived[u] + ".")
	}
	if n := strings.Count(text, "Retreat: ") + strings.Count(text, "Advance to "); n != len(ways) {
		t.Errorf("the battle at %v has %d retreats and advances, written are %d", b.Targets, len(ways), n)
	}
}

// TestOddsAboveTheTableAreReadOnItsLastColumn: shifted or not, what is above the last column
// is no column; what is on the table is.
func TestOddsAboveTheTableAreReadOnItsLastColumn(t *testing.T) {
	for _, c := range []struct{ ruleset, ratio, column, want string }{
		{"galicia", "3:1", "5:1", "Odds 3:1; after shifts 5:1; last column 4:1."},
		{"galicia", "6:1", "6:1", "Odds 6:1; last column 4:1."},
		{"galicia", "2:1", "4:1", "Odds 2:1; column 4:1."},
		{"galicia", "2:1", "2:1", "Odds 2:1."},
		{"tannenberg", "12:4", "3-1", "Odds 12:4; column 3-1."},
		{"fury", "", "+2", "Net modifier +2."},
	} {
		rs := rulestest.Open(t, c.ruleset)
		told := &chronicle.Chronicle{Ruleset: rs}
		a := &author{story.New(told, fill), told}
		if got := a.odds(&chronicle.Battle{Sheet: &rules.Sheet{Ratio: c.ratio, Column: c.column}}); len(got) != 1 || got[0] != c.want {
			t.Errorf("%s, %s on %s is told as %q, want %q", c.ruleset, c.ratio, c.column, got, c.want)
		}
	}
}

// TestWhatASingleUnitHasStandsBeforeTheDice: with the strengths that it belongs to.
func TestWhatASingleUnitHasStandsBeforeTheDice(t *testing.T) {
	rs := rulestest.Open(t, "galicia")
	c, err := chronicle.Tell(context.Background(), rulestest.RandomMatch(t, rs, "campaign", nil, 3, 1000), chronicle.Options{})
	if err != nil {
		t.Fatal(err)
	}
	a, b := &author{story.New(c, fill), c}, c.Battles[0]
	b.Sheet.Attacker.Units[0].Modifiers = []rules.Modifier{{What: "Across a river or ridge", Value: -3, Case: "7.7"}}
	if got := a.battle(b).Details; len(got) < 2 || !strings.HasSuffix(got[0], ", Across a river or ridge: −3 (7.7).") {
		t.Errorf("the battle goes %q", got)
	}
}
