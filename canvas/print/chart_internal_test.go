package print

import (
	"slices"
	"testing"

	"vistula/rules"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
)

// The chart ends where the score stands: each side has a line, but where one total decides
// there is only that, and what the enemy earns lowers it.
func TestTheChartEndsWithTheScore(t *testing.T) {
	account := func(sides ...rules.Side) []rules.Entry {
		return []rules.Entry{{Turn: 0, Side: sides[0], Points: 4}, {Turn: 1, Side: sides[1], Points: 5}, {Turn: 2, Side: sides[0], Points: 3}}
	}
	for _, c := range []struct {
		ruleset string
		track   rules.Track
		want    []series
	}{
		{"greatwar", rules.Track{Entries: account("allied", "austria"), Totals: []rules.Total{{Side: "allied", Name: "Victory points of the Allies", Value: 2}}},
			[]series{{"allied", "Victory points of the Allies", []int{4, -1, 2}}}},
		{"galicia", rules.Track{Entries: account("austria", "russia"), Totals: []rules.Total{{Side: "austria", Value: 7}, {Side: "russia", Value: 5}}},
			[]series{{"austria", "Austria-Hungary", []int{4, 4, 7}}, {"russia", "Russia", []int{0, 5, 5}}}},
		{"greatwar", rules.Track{Totals: []rules.Total{{Side: "allied"}}}, nil},
	} {
		j := begun(t, c.ruleset, "")
		j.view.Status.Turn = 2
		same := func(a, b series) bool {
			return a.side == b.side && a.name == b.name && slices.Equal(a.points, b.points)
		}
		if got := j.growth(&c.track); !slices.EqualFunc(got, c.want, same) {
			t.Errorf("%s: the lines are %v, want %v", c.ruleset, got, c.want)
		}
	}
}
