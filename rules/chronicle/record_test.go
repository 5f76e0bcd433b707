package chronicle_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// fight is a battle as the record has it.
type fight struct {
	events   []rules.Event
	rolled   []int
	result   string
	strength [2]int // of the attacker and the defender before the roll
}

// wordsOf are what the events of a battle say; ways are told hex by hex, because a
// story may join them.
func (f *fight) wordsOf() []string {
	var list []string
	for _, e := range f.events {
		if e.Kind == rules.EventRetreat && len(e.Hexes) == 2 {
			list = append(list, way(e.Units, e.Hexes)...)
		} else if e.Text != "" {
			list = append(list, e.Text)
		}
	}
	return list
}

func way(units, hexes []string) []string {
	var list []string
	for i := 1; i < len(hexes); i++ {
		list = append(list, fmt.Sprintf("%v from %s to %s", units, hexes[i-1], hexes[i]))
	}
	return list
}

func wordsOf(lines []chronicle.Line) []string {
	var list []string
	for _, l := range lines {
		if l.Class == chronicle.Retreat && len(l.Hexes) > 1 {
			list = append(list, way(l.Units, l.Hexes)...)
		} else if l.Text != "" {
			list = append(list, l.Text)
		}
	}
	return list
}

// fights collects the battles of a record. All events of an attack bear its name;
// what was only announced is no battle.
func fights(t *testing.T, m *journal.Match) []*fight {
	t.Helper()
	p, err := m.At(0)
	if err != nil {
		t.Fatal(err)
	}
	var list []*fight
	open := map[string]*fight{}
	for n := 1; n <= m.Len(); n++ {
		s := p.Status()
		var sheet *rules.Sheet
		if m.Entry(n).Action.Verb == rules.VerbRoll {
			sheet = p.View("").Combat
		}
		if _, err := p.Do(m.Entry(n).Action); err != nil {
			t.Fatal(err)
		}
		for _, e := range m.Entry(n).Events {
			if e.Battle == "" {
				continue
			}
			key := fmt.Sprint(s.Turn, s.Side, s.Phase, e.Battle)
			if e.Kind == "recall" { // what was taken back never was
				delete(open, key)
				continue
			}
			f := open[key]
			if f == nil || e.Result != "" && f.result != "" {
				f = &fight{}
				open[key] = f
			}
			f.events = append(f.events, e)
			if e.Result != "" {
				f.rolled, f.result = e.Dice, e.Result
				f.strength = [2]int{sheet.Attacker.Strength, sheet.Defender.Strength}
				list = append(list, f)
			}
		}
	}
	return list
}

// TestEveryBattleIsToldOnceAsItWas compares the story of ten games of each ruleset
// with the record: the battles in their order, each with its own events and no
// others, with the strengths before the roll, its dice and its result.
func TestEveryBattleIsToldOnceAsItWas(t *testing.T) {
	tenGames(t, func(t *testing.T, m *journal.Match, c *chronicle.Chronicle) int {
		want := fights(t, m)
		got := slices.DeleteFunc(slices.Clone(c.Battles), func(b *chronicle.Battle) bool { return b.Result == "" })
		if len(got) != len(want) {
			t.Fatalf("%d battles are told, %d were fought", len(got), len(want))
		}
		for i, b := range got {
			f := want[i]
			if words, told := f.wordsOf(), wordsOf(b.Lines); !slices.Equal(words, told) {
				t.Fatalf("battle %d at %v is told as\n%s\nthe record has\n%s", i+1, b.Targets, strings.Join(told, "\n"), strings.Join(words, "\n"))
			}
			if !slices.Equal(slices.Concat(b.Aside, b.Rolled), f.rolled) || b.Result != f.result || b.Means == "" {
				t.Errorf("battle %d: rolled %v for %q (%q), want %v for %q", i+1, b.Rolled, b.Result, b.Means, f.rolled, f.result)
			}
			if told := [2]int{b.Sheet.Attacker.Strength, b.Sheet.Defender.Strength}; told != f.strength {
				t.Errorf("battle %d: strengths %v, before the roll %v", i+1, told, f.strength)
			}
		}
		if told := battlesIn(c); !slices.Equal(told, c.Battles) {
			t.Errorf("the turns tell %d battles, the list %d, or in another order", len(told), len(c.Battles))
		}
		return len(got)
	})
}

// battlesIn lists the battles as the turns tell them.
func battlesIn(c *chronicle.Chronicle) []*chronicle.Battle {
	var list []*chronicle.Battle
	for _, turn := range c.Turns {
		for _, part := range turn.Parts {
			for _, phase := range part.Phases {
				for _, l := range phase.Lines {
					if l.Battle != nil {
						list = append(list, l.Battle)
					}
				}
			}
		}
	}
	return list
}

// weighty are the kinds of events that a story must tell one by one: losses and
// arrivals.
var weighty = []string{"eliminated", "eliminate", "loss", "cadre", "reduce", "attrition", "arrive", "arrival", "enter", "fort", "fortress"}

// TestEveryLossArrivalAndPointIsToldOnce counts them in the story and in the record.
func TestEveryLossArrivalAndPointIsToldOnce(t *testing.T) {
	tenGames(t, func(t *testing.T, m *journal.Match, c *chronicle.Chronicle) int {
		count := map[string]int{}
		for n := 1; n <= m.Len(); n++ {
			for _, e := range m.Entry(n).Events {
				if e.Text != "" && (e.Points != 0 || slices.Contains(weighty, e.Kind)) {
					count[e.Text]++
				}
			}
		}
		told := map[string]int{}
		for _, l := range lines(c) {
			told[l.Text]++
		}
		for text, n := range count {
			if told[text] != n {
				t.Errorf("%q is told %d times, and happened %d times", text, told[text], n)
			}
		}
		return len(count)
	})
}

// mostTold is how many actions of a game are compared with its record.
const mostTold = 1200

var told = map[string]*game{}

// tenGames runs a comparison on ten games of each ruleset, which gives back how much
// there was to compare.
func tenGames(t *testing.T, compare func(t *testing.T, m *journal.Match, c *chronicle.Chronicle) int) {
	for _, ruleset := range []string{"galicia", "greatwar", "tannenberg", "fury"} {
		t.Run(ruleset, func(t *testing.T) {
			some := 0
			for seed := uint64(1); seed <= 10; seed++ {
				key := fmt.Sprint(ruleset, seed)
				if told[key] == nil {
					rs, err := lent(ruleset)
					if err != nil {
						t.Fatal(err)
					}
					m := rulestest.RandomMatch(t, rs, "campaign", nil, seed, mostTold)
					told[key] = &game{m, tell(t, m, "")}
				}
				t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) { some += compare(t, told[key].match, told[key].story) })
			}
			if some < 20 {
				t.Errorf("there were only %d things to compare", some)
			}
		})
	}
}
