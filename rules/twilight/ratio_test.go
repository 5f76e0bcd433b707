package twilight

import (
	"testing"

	"vistula/rules/rulestest"
)

// A ratio is that of the nearest column; the midpoint belongs to the higher one.
func TestRatioFromTheMidpoint(t *testing.T) {
	rulestest.Cite(t, "4.4.1", "10.7")
	for _, c := range []struct {
		attack, defence int
		want            string
		column          int
	}{
		{16, 11, "1:1", 3}, {12, 16, "1:1", 3}, {15, 48, "1:3", 1}, {10, 13, "1:1", 3}, // V002-03
		{42, 23, "2:1", 4}, {7, 2, "4:1", 6}, {5, 1, "5:1", 7}, // V002-23, V002-13, V002-14
		{3, 2, "2:1", 4}, {2, 3, "1:2", 2}, {149, 100, "1:1", 3},
		{13, 2, "7:1", 8}, {9, 1, "9:1", 8}, {11, 48, "1:4", 0}, {1, 6, "1:6", 0}, {0, 1, "1:2", 2},
	} {
		r := ratio(c.attack, c.defence)
		if r.String() != c.want || r.column() != c.column {
			t.Errorf("%d against %d is %v in column %d, want %s in %d", c.attack, c.defence, r, r.column(), c.want, c.column)
		}
	}
}

// Shifts are counted in whole ratios beyond the ends of the table.
func TestShiftsBeyondTheTable(t *testing.T) {
	rulestest.Cite(t, "10.7", "10.8")
	for _, c := range []struct {
		r           rung
		want        string
		column      int
		over, under int
	}{
		{ratio(8, 1) - 2, "6:1", 8, 0, 0}, // V002-17
		{ratio(5, 1) + 2, "7:1", 8, 1, 0}, // V002-14
		{ratio(1, 4) - 2, "1:6", 0, 0, 2},
		{ratio(1, 5) + 2, "1:3", 1, 0, 0},
		{ratio(1, 1) - 1, "1:2", 2, 0, 0},
		{ratio(1, 2) + 2, "2:1", 4, 0, 0},
	} {
		if c.r.String() != c.want || c.r.column() != c.column || c.r.over() != c.over || c.r.under() != c.under {
			t.Errorf("%v in column %d, %d over, %d under; want %+v", c.r, c.r.column(), c.r.over(), c.r.under(), c)
		}
	}
}

// The sheet says whom rounding to the nearest odds favours, and nothing where nothing is
// rounded.
func TestWhomRoundingFavours(t *testing.T) {
	rulestest.Cite(t, "4.4.1")
	for _, c := range []struct {
		attack, defence int
		want            string
	}{
		{19, 4, "19:4 is rounded to 5:1, the nearest odds, in the attacker's favour"},
		{17, 4, "17:4 is rounded to 4:1, the nearest odds, in the defender's favour"},
		{20, 4, ""},
		{4, 9, "4:9 is rounded to 1:2, the nearest odds, in the attacker's favour"},
		{4, 7, "4:7 is rounded to 1:2, the nearest odds, in the defender's favour"},
		{4, 8, ""},
	} {
		got := ""
		if m := rounded(c.attack, c.defence); m != nil {
			got = m.What
		}
		if got != c.want {
			t.Errorf("%d against %d: %q, want %q", c.attack, c.defence, got, c.want)
		}
	}
}
