package twilight_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// Who may take a replacement step in the Inter-Phase, and how many (15.1). After turn 9 Russia
// has four steps for infantry and one for cavalry.
func TestPositionsOfReplacements(t *testing.T) {
	rulestest.Cite(t, "15.1", "15.1.1", "15.1.2")
	for _, c := range []struct {
		name, unit string
		steps      int // that it takes one after the other
		then       string
	}{
		{"a division", `ru.25-3 36.19 {"lost":5}`, 2, "15.1.2"},
		{"a division on its reduced side", `ru.25-3 36.19 {"lost":9}`, 2, "15.1.2"},
		{"a division that lacks one", `ru.25-3 36.19 {"lost":1}`, 1, "15.1"},
		{"a brigade", `ru.5-rf 36.19 {"lost":2}`, 1, "15.1.2"},
		{"an Asset Unit", `ru.nowogeorgiewsk 36.19 {"lost":2}`, 1, "15.1.2"},
		{"cavalry", `ru.1-c 36.19 {"lost":2}`, 1, "15.1.2"},
		{"isolated", `ru.25-3 36.19 {"lost":5,"supply":"out","isolated":true}`, 0, "15.1.1"},
		{"out of supply, but not isolated", `ru.25-3 36.19 {"lost":5,"supply":"out"}`, 2, "15.1.2"},
		{"demoralized, beside the enemy", `ru.25-3 36.19 {"lost":5,"status":4}` + "\nge.1-c 37.19", 2, "15.1.2"},
		{"on a train", `ru.25-3 36.19 {"lost":5,"train":{"mode":3,"account":3,"to":"28.16"}}`, 2, "15.1.2"},
		{"on a train beyond the map", `ru.25-3 off {"lost":5,"gone":"off-map","train":{"mode":3,"account":3,"to":"28.16","at":"Minsk"}}`, 2, "15.1.2"},
		{"eliminated", `ru.25-3 off {"gone":"eliminated"}`, 0, "1.2.2"},
		{"a garrison", `ru.kowno 28.16 {"lost":1}`, 1, "15.1"},
		{"guns", "ru.1-hv 36.19", 0, "15.1"},
		{"a train", "ru.train-3 36.19", 0, "15.1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "russia inter-phase 9\nru.27-3 36.18 {\"lost\":9}\nge.1-1 61.30\n"+c.unit)
			unit := split(c.unit)[0]
			for range c.steps {
				g.Do("replace " + unit)
			}
			g.Refuses("replace "+unit, c.then)
		})
	}
}

// Replacements are given in the Inter-Phase only, by each side to its own.
func TestReplacementsInTheInterPhaseOnly(t *testing.T) {
	rulestest.Cite(t, "15.1.1")
	g := place(t, "russia movement 3\nru.25-3 36.19 {\"lost\":5}\nge.1-1 61.30 {\"lost\":3}")
	g.Refuses("replace ru.25-3", "5.4")
	g = place(t, "russia inter-phase 3\nru.25-3 36.19 {\"lost\":5}\nge.1-1 61.30 {\"lost\":3}")
	g.Refuses("replace ge.1-1", "5.4")
}

// A replacement costs one step of those that are left, not a part of one.
func TestThePriceOfAReplacement(t *testing.T) {
	rulestest.Cite(t, "15.1")
	g := place(t, "russia inter-phase 3\nru.25-3 30.19 {\"lost\":4}\nge.1-1 60.20")
	o, ok := g.Offer("replace ru.25-3")
	if cost, left := rules.Points(o.Cost, o.Per), rules.Points(o.Left, o.Per); !ok || cost != "1" || left != "1" {
		t.Errorf("it costs %s and leaves %s, want 1 of 2", cost, left)
	}
}
