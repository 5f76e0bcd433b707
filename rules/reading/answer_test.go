package reading_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/reading"
)

// A query is answered by what its kind names, and one about a side is read first.
func TestAsk(t *testing.T) {
	asked := ""
	plain := func(q rules.Query) (*rules.Overlay, error) { asked = q.Kind; return &rules.Overlay{}, nil }
	x := reading.Questions[int8]{Reach: plain, Odds: plain, Choice: plain, Sides: []reading.About[int8]{
		{Kind: rules.QueryZones, Answer: func(o *rules.Overlay, s int8) { asked = o.Kind + " of " + string("rb"[s]) }}}}
	sides := []rules.Side{"red", "blue"}
	for _, c := range []struct {
		q    rules.Query
		want string
	}{{rules.Query{Kind: rules.QueryReach}, "reach"}, {rules.Query{Kind: rules.QueryOdds}, "odds"}, {rules.Query{Kind: rules.QueryChoice}, "choice"},
		{rules.Query{Kind: rules.QueryZones, Side: "blue"}, "zones of b"}} {
		if _, err := x.Ask(c.q, sides); err != nil || asked != c.want {
			t.Errorf("%+v asks for %s: %v", c.q, asked, err)
		}
	}
	for want, q := range map[string]rules.Query{`side "green" is unknown`: {Kind: rules.QueryZones, Side: "green"}, "there are reach, odds, choice, zones": {Kind: "weather"}} {
		if _, err := x.Ask(q, sides); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %s", q, err, want)
		}
	}
}

// Marks stand where there is something to say, and in every hex beside one.
func TestMarks(t *testing.T) {
	b, o := ground(t).b, &rules.Overlay{}
	reading.Mark(o, b, func(h board.ID, m *rules.Mark) bool { m.Kind = "zone"; return h == 1 })
	reading.Around(o, b, 0, func(_ int, n board.ID, m *rules.Mark) { m.Value = int(n) })
	if len(o.Hexes) != 2 || o.Hexes[0] != (rules.Mark{Hex: "01.02", Kind: "zone"}) || o.Hexes[1] != (rules.Mark{Hex: "01.02", From: "01.01", Value: 1}) {
		t.Errorf("%+v", o.Hexes)
	}
}
