package analysis

import (
	"context"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/scene"
)

// guide has one idea for whoever is asked about: to go to a hex for some points.
type guide struct {
	scale
	hex  string
	gain float64
	ask  func(seat *rules.Seat, unit string)
}

func (g guide) Consider(_ context.Context, seat *rules.Seat, units ...string) ([]bot.Idea, error) {
	if len(units) == 0 { // what else could be done
		return nil, nil
	}
	if g.ask != nil {
		g.ask(seat, units[0])
	}
	return []bot.Idea{{Gain: g.gain, Actions: []rules.Action{{Verb: rules.VerbPick, Unit: units[0]}, {Verb: rules.VerbStep, Hex: g.hex}}}}, nil
}

// A march costs what the best would have gained that the unit could have done instead; where
// there is nothing better, it is as good as to stay, and where it went there it costs nothing.
func TestAMarchIsHeldAgainstWhatCouldHaveBeenDone(t *testing.T) {
	m := played(t)
	level := scale{weigh: func(*rules.Seat) float64 { return 0 }}
	for name, tt := range map[string]struct {
		gain, cost float64
		hex        string
	}{
		"a better hex":   {gain: 3, cost: 3, hex: "8.21"},
		"nothing better": {gain: -1},
	} {
		a, err := Of(t.Context(), m, Options{Side: "austria", Judge: guide{scale: level, hex: tt.hex, gain: tt.gain}})
		if err != nil {
			t.Fatal(err)
		}
		if found := len(a.Costly) > 0; found != (tt.cost > 0) {
			t.Errorf("%s: %d moves are costly", name, len(a.Costly))
		}
		for _, c := range a.Costly {
			if c.Kind != scene.March || c.Cost != tt.cost || c.Better == nil || c.Better.Hex != tt.hex || c.Hexes[len(c.Hexes)-1] == tt.hex {
				t.Errorf("%s: %+v with %+v", name, c, c.Better)
			}
		}
	}
}

// The judge is asked before the unit was picked up, at the seat of its side; of an enemy's
// march by what one's side believes of him.
func TestTheJudgeIsAskedWhereTheUnitStood(t *testing.T) {
	asked := map[rules.Side]int{}
	_, err := Of(t.Context(), played(t), Options{Side: "austria", Judge: guide{scale: scale{weigh: func(*rules.Seat) float64 { return 0 }}, ask: func(seat *rules.Seat, unit string) {
		asked[seat.Side()]++
		if !slices.ContainsFunc(seat.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbPick && o.Unit == unit }) {
			t.Errorf("%s cannot be picked up by %s", unit, seat.Side())
		}
	}}})
	if err != nil {
		t.Fatal(err)
	}
	if asked["austria"] == 0 || asked["russia"] == 0 {
		t.Errorf("asked %v", asked)
	}
}
