package tannenberg_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// price is what an offer costs and leaves.
func (g *game) price(words string) (cost, left int) {
	g.T.Helper()
	o, ok := g.Offer(words)
	if !ok {
		g.T.Fatalf("%q is not offered; there are %v", words, g.All())
	}
	return o.Cost, o.Left
}

func TestMoveAnyOfYourOwnUnits(t *testing.T) {
	rulestest.Cite(t, "Movement 1", "Movement 2", "Movement 3", "Sequence 3")
	g := place(t, `central movement 3
		ge.i 1116
		ge.iii-rd 1212
		ru.iii 2214`)
	if got := g.Units("pick"); got != "ge.i ge.iii-rd" {
		t.Errorf("to be picked: %s", got)
	}
	g.Refuses("pick ru.iii", "Movement 1")
	g.Do("pick ge.i")
	if got := g.Hexes("step", ""); got != "1016 1216 1115 1117 1015 1215" && len(got) != 29 {
		t.Errorf("steps to %s", got)
	}
	g.Do("step 1117", "step 1217", "step 1216") // and back the way it came
	g.is("ge.i", "1216")
	g.Stage("move", "central")
	g.Refuses("pick ge.i", "Movement 5")
	g.Refuses("attack 2214", "Sequence")
	g.Do("pick ge.iii-rd", "halt") // others move before any battle
	g.is("ge.iii-rd", "1212")
}

func TestNeverOntoEnemies(t *testing.T) {
	rulestest.Cite(t, "Movement 4", "Zones")
	g := place(t, `central movement 3
		ge.i 1116
		ru.iii 1117
		ru.xx 1215`)
	g.Do("pick ge.i")
	g.Refuses("step 1117", "Movement 4")
	g.Do("step 1216", "step 1316") // past two enemies at no price
	g.is("ge.i", "1316")
}

func TestMovementIsNeitherLentNorSaved(t *testing.T) {
	rulestest.Cite(t, "Movement 5")
	g := place(t, `central movement 3
		ge.i 1116
		ge.xvii 1115
		ru.iii 2214`)
	g.Do("pick ge.i", "step 1117", "step 1118", "step 1018")
	g.is("ge.i", "1018")
	g.Stage("move", "central")
	g.Do("pick ge.xvii", "step 1116", "halt", "done", "done", "pick ge.xvii")
	if _, left := g.price("step 1117"); left != 2 {
		t.Errorf("it has %d left in the next turn, not two", left)
	}
}

func TestTheEdgeAndTheSeaAreClosed(t *testing.T) {
	rulestest.Cite(t, "Movement 6")
	g := place(t, `central movement 3
		ge.i 0120
		ge.xvii 1410
		ru.iii 2214`)
	g.Do("pick ge.i")
	for _, h := range []string{"0020", "0019"} {
		g.Refuses("step "+h, "") // there is no such hex
	}
	g.Do("halt", "pick ge.xvii")
	g.Refuses("step 1409", "Mapboard 1")
}

func TestRumaniaIsClosed(t *testing.T) {
	rulestest.Cite(t, "Movement 7", "Forbidden")
	g := place(t, `central movement 3
		ah.i 3039
		ah.v 3140
		ge.i 1212`)
	g.Do("pick ah.v")
	g.Refuses("step 3240", "Movement 7")
	g.Refuses("step 3141", "Movement 7")
}

func TestOverFriends(t *testing.T) {
	rulestest.Cite(t, "Movement 8", "Stacking 5")
	g := place(t, `russia movement 3
		ru.iii 1425
		ru.iv 1426
		ru.xx 1424
		ru.gdr 1424
		ge.i 0520`)
	g.Do("pick ru.iii", "step 1424", "step 1423") // over two friends
	g.is("ru.iii", "1423")
	g.Do("pick ru.iv", "step 1425")
	g.Refuses("step 1424", "Stacking 1") // there it would have to stay
}

func TestRoughGround(t *testing.T) {
	rulestest.Cite(t, "Terrain 1", "Terrain 3")
	g := place(t, `central movement 3
		ge.i 1716
		ge.lw-2 1817
		ge.th-fr 1717
		ru.iii 2312`)
	g.Do("pick ge.i")
	if cost, left := g.price("step 1715"); cost != 2 || left != 1 {
		t.Errorf("rough costs %d and leaves %d", cost, left)
	}
	if cost, left := g.price("step 1717"); cost != 1 || left != 2 {
		t.Errorf("clear costs %d and leaves %d", cost, left)
	}
	g.Do("step 1717", "step 1716") // clear, then rough with the two that are left
	g.is("ge.i", "1716")
}

func TestRivers(t *testing.T) {
	rulestest.Cite(t, "Terrain 2")
	g := place(t, `central movement 3
		ge.i 0815
		ge.lw-2 0816
		ge.305-1 0817
		ru.iii 2312`)
	g.Do("pick ge.i")
	if cost, _ := g.price("step 0915"); cost != 2 {
		t.Errorf("from the river to Marienburg costs %d", cost)
	}
	if cost, _ := g.price("step 0816"); cost != 1 {
		t.Errorf("along the river costs %d", cost)
	}
	g.Do("halt", "pick ge.305-1")
	g.Refuses("step 0917", "Terrain 2")
	g.Do("halt", "pick ge.lw-2", "step 0817")
	g.Refuses("step 0917", "Terrain 2")
}

func TestStacksMoveTogether(t *testing.T) {
	rulestest.Cite(t, "Stacking 4", "Stacking 6")
	g := place(t, `central movement 3
		ge.i 1116
		ge.lw-2 1116
		ge.xvii 1117
		ru.iii 2312`)
	g.Do("pick ge.i")
	g.Refuses("add ge.xvii", "Stacking 6")
	g.Do("add ge.lw-2", "step 1115", "step 1114")
	g.Refuses("step 1113", "Movement 5")
	g.Do("drop ge.lw-2", "step 1013")
	g.is("ge.lw-2", "1114", "ge.i", "1013")
	g.Stage("move", "central")
}

func TestStackingLimits(t *testing.T) {
	rulestest.Cite(t, "Stacking 1")
	g := place(t, `russia movement 3
		ru.iii 1425
		ru.xx 1424
		ru.gd-cos 1424
		ge.i 0520`)
	g.Do("pick ru.iii")
	g.Do("step 1424")
	g.Refuses("halt", "Stacking 1")
	g = place(t, `central movement 3
		ge.i 1116
		ge.lw-2 1117
		ah.i 1117
		ge.lw-5 1117
		ru.iii 2312`)
	g.Do("pick ge.i", "step 1117")
	g.Refuses("halt", "Stacking 1")
	g.Do("step 1118")
	g = place(t, `central movement 3
		ge.lw-6 1116
		ge.lw-2 1117
		ah.i 1117
		ru.iii 2312`)
	g.Do("pick ge.lw-6", "step 1117", "halt") // the third
	g.is("ge.lw-6", "1117")
}

func TestTheOwnerOrdersHisStack(t *testing.T) {
	rulestest.Cite(t, "Stacking 2")
	g := place(t, `central movement 3
		ge.lw-2 2011
		ge.i 2011
		ru.iii 2112`)
	g.Refuses("raise ge.lw-2", "Stacking 2")
	g.Do("raise ge.i")
	g.Refuses("raise ge.i", "Stacking 2")
	g.Refuses("raise ru.iii", "Movement 1")
	g.Do("done")
	g.Do("done", "done", "attack 2011", "commit ru.iii")
	if s := g.P.View("").Combat; s.Defender.Strength != 9 || s.Defender.Units[0].Unit != "ge.i" || len(s.Defender.Withheld) != 1 {
		t.Errorf("there defends %+v", s.Defender)
	}
}
