package desk

import (
	"testing"

	"vistula/rules"
)

// A march there and back tells how far it led, and a march of several steps what all of it
// has cost.
func TestAMarchTellsHowFarItLed(t *testing.T) {
	step := func(kind, from, to, cost string) Line {
		return Line{Event: rules.Event{Kind: kind, Units: []string{"a"}, Hexes: []string{from, to}, Text: "A goes from " + from + " to " + to + cost + "."}}
	}
	for _, c := range []struct {
		kind  string
		cost  string
		hexes []string
		want  string
	}{
		{rules.EventRide, "", []string{"1.01", "1.02", "1.03", "1.04", "1.03", "1.02", "1.01"}, "A goes from 1.01 to 1.04 and back."},
		{rules.EventStep, " for 2 MP", []string{"1.01", "1.02", "1.01"}, "A goes from 1.01 to 1.02 and back for 4 MP."},
		{rules.EventStep, " for 2 MP", []string{"1.01", "1.02", "1.03", "1.04"}, "A goes from 1.01 to 1.04 for 6 MP."},
		{rules.EventStep, "", []string{"1.01", "1.02", "1.03"}, "A goes from 1.01 to 1.03."},
	} {
		var list []Line
		for i := range c.hexes[1:] {
			list = merged(list, step(c.kind, c.hexes[i], c.hexes[i+1], c.cost))
		}
		if len(list) != 1 || list[0].Event.Text != c.want {
			t.Errorf("%v is told as %+v, want %q", c.hexes, list, c.want)
		}
	}
}
