package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// Positions put to case 8.1: movement by road and across country.

// A causeway carries in a phase four Asset Units, or a brigade and two, or a division and
// one, in both directions together; the next phase and another causeway begin anew (8.1.6).
func TestWhatACausewayCarries(t *testing.T) {
	rulestest.Cite(t, "8.1.6")
	text := `central movement 3
		ge.masurian 50.27
		ge.bacmeister 50.27
		ge.fa-kbg 50.27
		ge.fa-thn 50.27
		ge.fa-grd 50.27
		ge.20-lw 50.27
		ge.70-lw 50.27
		ge.1-1 50.27
		ge.2-1 50.27
		ge.depot-8-major 60.20
		ru.27-3 30.19`
	for _, c := range []struct {
		over []string
		stop []string
	}{
		{[]string{"ge.masurian", "ge.bacmeister", "ge.fa-kbg", "ge.fa-thn"}, []string{"ge.fa-grd", "ge.20-lw", "ge.1-1"}},
		{[]string{"ge.20-lw", "ge.masurian", "ge.fa-kbg"}, []string{"ge.bacmeister", "ge.fa-thn", "ge.70-lw"}},
		{[]string{"ge.1-1", "ge.fa-kbg"}, []string{"ge.masurian", "ge.20-lw", "ge.2-1"}},
		{[]string{"ge.20-lw"}, []string{"ge.70-lw", "ge.1-1"}},
		{[]string{"ge.masurian", "ge.fa-kbg"}, []string{"ge.1-1"}},
		{[]string{"ge.masurian"}, nil},
	} {
		g := place(t, text)
		for _, u := range c.over {
			g.Do("pick "+u, "step 49.27", "halt")
		}
		for _, u := range c.stop {
			g.Do("pick " + u)
			g.denied("step", "", "49.27", "8.1.6")
			g.Do("halt")
		}
	}
	g := place(t, text)
	g.Do("pick ge.masurian", "step 49.27", "step 50.27", "halt", "pick ge.1-1")
	g.denied("step", "", "49.27", "8.1.6") // one has come and gone
	g = place(t, text)
	g.Do("pick ge.1-1", "step 49.27", "step 50.28", "halt", "pick ge.masurian", "step 49.27", "step 50.28") // two dams, and both are full
	g.Do("halt", "pick ge.fa-kbg")
	g.denied("step", "", "49.27", "8.1.6")
}

// A unit goes by road or across country, whichever is less (8.1.4).
func TestTheCheaperWay(t *testing.T) {
	rulestest.Cite(t, "8.1.4", "8.1.4a")
	for _, c := range []struct{ others, want string }{
		{"", "1 1/2"},
		{"\nru.kowno 37.19", "1 1/2"}, // a regiment is not in the way
		{"\nru.fort-olita 37.19\nru.kowno 37.19", "1 1/2"}, // nor is a fortress unit
		{"\nru.1-hv 37.19", "2"},
		{"\nru.1-c-b 37.19", "2"}, // cavalry of any size
		{"\nru.train-3 37.19", "2"},
		{"\nru.5-rf 37.19 {\"lost\":3}", "2"},
		{"\nru.28-20 37.19 {\"lost\":5}", "2"},
		{"\nru.28-20 37.19 {\"lost\":4}", "2"}, // 2 1/2 by road, 2 across country
		{"\nru.28-20 37.19\nru.29-20 37.19", "2"},
	} {
		g := place(t, "russia movement 3\nru.27-3 36.19\nge.1-1 50.19"+c.others)
		g.take("ru.27-3")
		g.costs("37.19", c.want)
	}
}

// A unit that is picked up on the way stops where the stack would have had to, whatever
// points it had (8.1); a forced march adds to what it has left then.
func TestPickedUpUnitsAndForcedMarches(t *testing.T) {
	rulestest.Cite(t, "8.1", "8.3")
	g := place(t, "russia movement 3\nru.27-3 36.20\nru.1-c 36.21\nru.30-4 30.20\nge.1-1 50.19")
	g.Do("pick ru.27-3", "force ru.27-3", "step 36.21", "add ru.1-c")
	if left := g.figure("ru.1-c", "left"); left != 8*parts {
		t.Errorf("the cavalry has %v points, and its stack 8", left/parts)
	}
	g.Do("step 36.20", "drop ru.27-3")
	if left := g.figure("ru.1-c", "left"); left != 6*parts {
		t.Errorf("the cavalry has %v points, and its stack 6", left/parts)
	}
	g.Do("step 36.21", "step 36.20", "step 36.21")
	if g.P.Status().Stage != "move" {
		t.Errorf("it goes on to %s", g.Hexes("step", ""))
	}
	g.Refuses("pick ru.1-c", "8.1")
}

// By Pillau Germans cross together as well, and nobody of another nation with them (8.1.5).
func TestPillauForStacks(t *testing.T) {
	rulestest.Cite(t, "8.1.5")
	units := "\nge.1-1 67.18\nge.2-1 67.18\nah.3-c 67.18\nru.27-3 30.19"
	g := place(t, "central movement 3"+units)
	g.Do("pick ge.1-1", "add ge.2-1")
	g.costs("66.18", "2")
	g.Do("add ah.3-c")
	g.denied("step", "", "66.18", "8.1.5")
}

// V002-05: a road through wetlands on which a cavalry division, a brigade, a regiment and
// guns stand takes 1 1/2 points more; a full division a whole one; where they take more
// than the wetlands would, the unit goes across them (8.1.4a).
func TestTrafficThroughWetlands(t *testing.T) {
	rulestest.Cite(t, "8.1.4", "8.1.4a")
	for _, c := range []struct{ others, want string }{
		{"", "1 1/2"},
		{"\nru.1-c 41.41\nru.5-rf 41.41\nru.kowno 41.41\nru.1-hv 41.41", "3"},
		{"\nru.28-20 41.41", "2 1/2"},
		{"\nru.28-20 41.41\nru.29-20 41.41", "3 1/2"},
		{"\nru.28-20 41.41\nru.29-20 41.41\nru.1-hv 41.41\nru.2-hv 41.41", "4"},
	} {
		g := place(t, "russia movement 3\nru.27-3 42.42\nge.1-1 60.19"+c.others)
		g.take("ru.27-3")
		g.costs("41.41", c.want)
	}
	g := place(t, "russia movement 3\nru.27-3 42.42\nru.25-3 42.42\nge.1-1 60.19")
	g.Do("pick ru.27-3", "add ru.25-3")
	g.costs("41.41", "4") // a stack
}
