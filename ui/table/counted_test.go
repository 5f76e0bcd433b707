package table

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
)

// TestModifiersOfABattleAreSummed: what concerns several units of a side is named once,
// and what concerns both sides once for each.
func TestModifiersOfABattleAreSummed(t *testing.T) {
	river := rules.Modifier{What: "Over the river", Value: -2, Case: "8.2"}
	s := &rules.Sheet{Shifts: []rules.Modifier{{What: "Flanked", Value: 1, Case: "7.6"}},
		Attacker: rules.Force{Side: "austria", Units: []rules.Participant{{Modifiers: []rules.Modifier{river}}, {Modifiers: []rules.Modifier{river}}},
			Whole: []rules.Modifier{{What: "Flotilla", Value: 3, Case: "21"}}},
		Defender: rules.Force{Side: "russia", Units: []rules.Participant{{Modifiers: []rules.Modifier{river}}},
			Modifiers: []rules.Modifier{{What: "Swamp", Value: -1, Case: "8.5"}}}}
	want := []counted{{rules.Modifier{What: "Flanked", Value: 1, Case: "7.6"}, ""},
		{rules.Modifier{What: "Over the river", Value: -4, Case: "8.2"}, "austria"}, {rules.Modifier{What: "Flotilla", Value: 3, Case: "21"}, "austria"},
		{river, "russia"}, {rules.Modifier{What: "Loss roll: Swamp", Value: -1, Case: "8.5"}, "russia"}}
	got := countedIn(s)
	if len(got) != len(want) {
		t.Fatalf("%+v, want %+v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("modifier %d is %+v, want %+v", i+1, got[i], want[i])
		}
	}
}

// TestShiftsNamedAboveAreOneLine: what a card has named with its case is not listed again.
func TestShiftsNamedAboveAreOneLine(t *testing.T) {
	shift := func(values ...int) (list []rules.Modifier) {
		for i, v := range values {
			list = append(list, rules.Modifier{What: string(rune('a' + i)), Value: v})
		}
		return list
	}
	for _, c := range []struct{ shifts, want []rules.Modifier }{
		{nil, nil},
		{shift(2), shift(2)},
		{shift(1, -2, 1, 1), []rules.Modifier{{What: "Modifiers above", Value: 1}}},
		{shift(1, 1, 1, 1, 1, 1, 1), shift(1, 1, 1, 1, 1, 1, 1)}, // the last of them is not above
	} {
		if got := namedAbove(&rules.Sheet{Shifts: c.shifts}); !slices.Equal(got, c.want) {
			t.Errorf("%v are listed as %v, not %v", c.shifts, got, c.want)
		}
	}
}

// TestTheCardOfAWatchedBattleNamesItsModifiers with their cases above the table of results.
func TestTheCardOfAWatchedBattleNamesItsModifiers(t *testing.T) {
	m := recorded(t)
	p := against(t, m)
	p.t.watch.open(0, m.Cursor(), false)
	seen := 0
	for range 400 {
		if b := p.t.battleShown; b != nil {
			words := texts(p.t.drawer.fight.all)
			for _, c := range countedIn(b.Sheet) {
				seen++
				if !strings.Contains(words, c.What) || !strings.Contains(words, c.Case) {
					t.Errorf("the card of %v does not name %q (%s)", b.Targets, c.What, c.Case)
				}
			}
			head, table := strings.Index(words, "Modifiers"), strings.Index(words, "How the odds came about")
			if len(countedIn(b.Sheet)) > 0 && (head < 0 || head > table) {
				t.Errorf("the card of %v names its modifiers at %d, below at %d", b.Targets, head, table)
			}
		}
		if !p.t.watching || seen > 20 {
			break
		}
		p.t.watch.forward()
	}
	if seen == 0 {
		t.Error("no battle had modifiers")
	}
	p.t.watch.stop()
}
