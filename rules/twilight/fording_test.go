package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// Zones of control end at a major river, so that guns and trains beyond it stay where
// they are until a combat unit crosses it: then they make way and it takes their hex.
func TestGunsMakeWayForWhoCrosses(t *testing.T) {
	rulestest.Cite(t, "4.1.1", "4.1.1a", "9.5.1", "9.8.1")
	g := place(t, "central movement 3\nge.1-1 23.36\nru.1-hv 23.37\nru.train-3 23.37\nru.25-3 23.39\nru.27-3 21.37")
	g.Do("pick ge.1-1")
	g.Stage("moving", "central")
	if !g.Offers("step 23.37") {
		t.Fatalf("it can go to %s", g.Hexes("step", ""))
	}
	g.Do("step 23.37")
	g.Stage("displace", "russia") // the train, three hexes; the guns have one closest friend each way
	g.is("ge.1-1", "23.36")
	g.Do("displace 23.40")
	g.Do("displace 23.39")
	g.is("ge.1-1", "23.37", "ru.1-hv", "23.39", "ru.train-3", "23.40")
	g.Stage("moving", "central")
	if !g.flag("ru.1-hv", "displaced") || !g.flag("ru.train-3", "extended") {
		t.Error("they made way without their markers")
	}
	if left := g.figure("ge.1-1", "left"); left > 3*parts {
		t.Errorf("the crossing cost nothing: %v points are left", left/parts)
	}
}

// Nobody crosses against a combat unit, and guns do not drive guns away.
func TestOnlyGunsAndTrainsMakeWay(t *testing.T) {
	rulestest.Cite(t, "4.1.1a", "4.2")
	for what, text := range map[string]string{
		"a combat unit with them": "ge.1-1 23.36\nru.1-hv 23.37\nru.25-3 23.37",
		"no combat unit comes":    "ge.fa-kbg 23.36\nru.1-hv 23.37",
		"no river":                "ge.1-1 23.38\nru.1-hv 23.37\nru.28-20 23.37",
	} {
		g := place(t, "central movement 3\n"+text+"\nru.27-3 20.34")
		g.Do("pick " + split(text)[0])
		g.Refuses("step 23.37", "4.2")
		_ = what
	}
}

// Those whom a retreat over the river leaves behind make way for who advances.
func TestAdvanceOverARiver(t *testing.T) {
	rulestest.Cite(t, "4.1.1", "9.8.1", "11.4")
	g := place(t, "central attack 3\nge.1-1 23.36\nge.2-1 23.36\nru.kowno 23.37\nru.train-3 23.37\nru.27-3 21.37\nge.depot-8-major 23.32")
	g.assault("23.37", "ge.1-1", "ge.2-1")
	g.Throw("roll", 1, 1)
	for g.P.Status().Stage == "retreat" {
		g.Do("retreat " + lastOf(g.Hexes("retreat", "")) + " " + g.at("ru.kowno"))
	}
	g.is("ru.train-3", "23.37") // no zone comes over the river
	g.Throw("roll", 1, 1)
	g.through("advance", "central")
	g.Do("advance ge.1-1 23.37")
	g.Stage("displace", "russia")
	g.Do("displace " + lastOf(g.Hexes("displace", "")))
	g.is("ge.1-1", "23.37")
	g.Stage("advance", "central")
}
