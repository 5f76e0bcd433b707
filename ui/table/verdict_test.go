package table

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// A battle that goes on says who is gone already; only where nobody is gone or has gone
// back is all of it still to come.
func TestTheVerdictOnABattleThatGoesOn(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 1280, 800, false)
	of := func(side rules.Side, units ...string) rules.Force {
		f := rules.Force{Side: side}
		for _, u := range units {
			f.Units = append(f.Units, rules.Participant{Counter: rules.Counter{Unit: u}})
		}
		return f
	}
	gone := func(side rules.Side, unit string) chronicle.UnitToll {
		return chronicle.UnitToll{Unit: unit, Side: side, Toll: chronicle.Toll{Units: 1, Steps: 1}}
	}
	for name, c := range map[string]struct {
		tolls []chronicle.UnitToll
		end   battleEnd
		want  string
	}{
		"nothing yet":         {nil, bothStand, "still to come"},
		"one of two gone":     {[]chronicle.UnitToll{gone("russia", "c")}, bothStand, "still to come"},
		"all defenders gone":  {[]chronicle.UnitToll{gone("russia", "c"), gone("russia", "d")}, unitsGone, "All defending units are destroyed."},
		"the attackers' last": {[]chronicle.UnitToll{gone("austria", "a")}, unitsGone, "All attacking units are destroyed."},
	} {
		b := &chronicle.Battle{Attacker: "austria", Defender: "russia", Tolls: c.tolls,
			Sheet: &rules.Sheet{Attacker: of("austria", "a"), Defender: of("russia", "c", "d")}}
		if v := p.t.verdictOf(b); v.end != c.end || !strings.Contains(v.words, c.want) {
			t.Errorf("%s: %q", name, v.words)
		}
	}
}
