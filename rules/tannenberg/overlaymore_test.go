package tannenberg_test

import (
	"testing"

	"vistula/rules"
)

func TestReachOverlay(t *testing.T) {
	g := place(t, `central movement 3
		ge.i 1116
		ge.lw-2 1116
		ru.iii 2214`)
	count := func(units ...string) int {
		o, err := g.P.Overlay("central", rules.Query{Kind: "reach", Unit: "ge.i", Units: units})
		if err != nil {
			t.Fatal(err)
		}
		return len(o.Hexes)
	}
	if alone, both := count(), count("ge.lw-2"); alone != 36 || both != 18 {
		t.Errorf("alone %d hexes, with a slow one %d", alone, both)
	}
	if _, err := g.P.Overlay("central", rules.Query{Kind: "reach", Unit: "ge.xvii"}); err == nil {
		t.Error("a unit off the map reaches something")
	}
}

func TestThreatOverlay(t *testing.T) {
	g := place(t, `central movement 3
		ge.i 1118
		ru.iii 1119`)
	for _, side := range []rules.Side{"russia", "central"} {
		o, err := g.P.Overlay("", rules.Query{Kind: "threat", Side: side})
		if err != nil || len(o.Hexes) != 1 {
			t.Fatalf("%s threatens %v, %v", side, o, err)
		}
	}
}

func TestChoiceOverlay(t *testing.T) {
	g := place(t, `central combat 5
		ge.i 1118
		ru.iii 1119`)
	g.Do("attack 1119", "commit ge.i")
	g.Throw("roll", 1)
	g.Do("back")
	o, err := g.P.Overlay("russia", rules.Query{Kind: "choice", Unit: "ru.iii"})
	if err != nil {
		t.Fatal(err)
	}
	open := ""
	for _, m := range o.Hexes {
		if m.Kind == "open" {
			open += " " + m.Hex
		}
	}
	if open != " "+g.Hexes("retreat", "ru.iii") && len(open) != len(g.Hexes("retreat", "ru.iii"))+1 {
		t.Errorf("open are%s, offered %s", open, g.Hexes("retreat", "ru.iii"))
	}
}
