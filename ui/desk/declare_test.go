package desk

import (
	"testing"

	"vistula/rules"
)

// What declares an attack is told by the hexes that the force shown stands in.
func TestTheForceShownIsDeclared(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "7.06"), at("ru.9-x", "8.06")}})
	offer := func(from string) rules.Offer {
		return rules.Offer{Action: rules.Action{Verb: rules.VerbDeclare, Hex: "8.06", From: from}}
	}
	c := d.fresh()
	c.offers, c.listed = []rules.Offer{offer("8.05"), offer("7.06"), {Action: rules.Action{Verb: rules.VerbRecall, Hex: "8.06"}}}, true
	sheet := &rules.Sheet{Target: "8.06"}
	for _, u := range []string{"ah.25-ii", "ah.4-ii"} {
		who, _ := d.Counter(u)
		sheet.Attacker.Units = []rules.Participant{{Counter: who}}
		if list := d.Declaring(sheet); len(list) != 1 || list[0].From != who.Hex {
			t.Errorf("%s in %s attacks by %+v", u, who.Hex, list)
		}
	}
	sheet.Attacker.Units = nil
	if list := d.Declaring(sheet); list != nil {
		t.Errorf("nobody attacks by %+v", list)
	}
}
