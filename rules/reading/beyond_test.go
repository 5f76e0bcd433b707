package reading_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/reading"
)

// The price of a way is told of the hex that is named, where it is out of reach and
// there is a way.
func TestBeyond(t *testing.T) {
	b := ground(t).b
	far := b.Number(0)
	cost := func(n int, ok bool) func(board.ID, int) (int, bool) {
		return func(board.ID, int) (int, bool) { return n, ok }
	}
	for name, c := range map[string]struct {
		hex  string
		had  []rules.Mark
		cost func(board.ID, int) (int, bool)
		want int
	}{
		"nothing named":    {"", nil, cost(9, true), 0},
		"in reach":         {far, []rules.Mark{{Hex: far, Kind: "reach"}}, cost(9, true), 0},
		"no way":           {far, nil, cost(0, false), 0},
		"where they stand": {far, nil, cost(0, true), 0},
		"out of reach":     {far, nil, cost(9, true), 9},
	} {
		o := &rules.Overlay{Hexes: c.had}
		if err := reading.Beyond(o, b, rules.Query{Hex: c.hex}, 5, 0, "4.1", c.cost); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		got := 0
		for _, m := range o.Hexes {
			if m.Kind == "beyond" && m.Hex == far && m.Value == 5 && m.Case == "4.1" {
				got = m.Cost
			}
		}
		if got != c.want {
			t.Errorf("%s: the price is %d, want %d", name, got, c.want)
		}
	}
	if err := reading.Beyond(&rules.Overlay{}, b, rules.Query{Hex: "nowhere"}, 5, 0, "4.1", cost(9, true)); err == nil {
		t.Error("a hex that is not on the map has a price")
	}
}
