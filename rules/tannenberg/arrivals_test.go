package tannenberg_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestRussianReinforcements(t *testing.T) {
	rulestest.Cite(t, "Forces 1", "Sequence 1", "Replacements 3")
	units := `russia arrival 3
		ru.i-s off
		ru.r-27 off
		ru.iii-s off
		ru.kub-2 off
		ru.sup-1 off
		ru.sup-2 off
		ru.xx 2112
		ge.i 0520`
	g := place(t, units)
	g.Refuses("enter ru.i-s 2112", "Replacements 3")
	g.Refuses("enter ru.xx 3807", "Replacements 1")
	g.Refuses("enter ge.i 3807", "Movement 1")
	g.Refuses("enter ru.iv-s 3807", "Forces")
	g.Do("take ru.i-s", "enter 3807", "take ru.r-27", "enter 3807")
	g.Refuses("enter ru.kub-2 3807", "Stacking 1")
	g.Refuses("enter ru.iii-s 3809", "Forces 1") // twelve are all
	g.Refuses("enter ru.sup-1 3809", "Forces 1")
	g.Do("take ru.kub-2", "enter 3809")
	g.Stage("move", "russia") // twelve
	g.Do("pick ru.i-s", "entrain")
	g = place(t, units)
	g.Do("take ru.sup-1", "enter 3807", "take ru.r-27", "enter 3807")
	g.Refuses("enter ru.i-s 3809", "Forces 1") // six with a supply unit
	g.Refuses("enter ru.sup-2 3809", "Forces 1")
	g.Do("take ru.kub-2", "enter 3809")
}

func TestRussianReplacements(t *testing.T) {
	rulestest.Cite(t, "Forces 2", "Replacements 2")
	g := place(t, `russia arrival 16
		ru.i-s off
		ru.iii off {"dead":3}
		ru.xx 2112
		ge.i 0520`)
	g.Refuses("enter ru.iii 3807", "Forces 2")
	g = place(t, `russia arrival 17
		ru.iii off {"dead":3}
		ru.iv off {"dead":3}
		ru.v off {"dead":3}
		ru.ii off {"dead":3}
		ru.xx 2112
		ge.i 0520`)
	g.Do("take ru.iii", "enter 3807")
	g.Do("done", "done", "done", "take ru.iv", "enter 3807", "take ru.v", "enter 3809") // twelve, and not the six that were left over
	g.is("ru.iii", "3807", "ru.iv", "3807", "ru.v", "3809")
	g.Stage("move", "russia") // nobody else may come, although a unit waits
}

func TestReplacements(t *testing.T) {
	rulestest.Cite(t, "Replacements", "Replacements 1", "Replacements 3", "Sequence 3")
	units := `
		ge.i off {"dead":1}
		ge.iii-rd off {"dead":1}
		ge.th-fr off {"dead":1}
		ge.lw-2 off {"dead":1}
		ah.i off {"dead":1}
		ah.r-1 off {"dead":1}
		ge.xx 1115
		ru.xx 2112`
	g := place(t, "central arrival 1"+units)
	g.Stage("move", "central") // not before turn two
	g = place(t, "central arrival 4"+units)
	g.Refuses("enter ah.i 0136", "Replacements")
	g.Refuses("enter ge.xx 0119", "Replacements 1")
	g.Refuses("enter ge.i 1115", "Replacements 3")
	g.Do("take ge.i", "enter 0119", "take ge.iii-rd", "enter 0119")
	g.Refuses("enter ge.th-fr 0119", "Replacements") // twelve of fourteen
	g = place(t, "central arrival 5"+units)
	g.Do("take ah.r-1", "enter 0136")
	g.Refuses("enter ah.i 0136", "Replacements") // four of six
	g.Do("take ge.i", "enter 0119", "done")
	g.Do("done")
	g.Do("done")
	g.Do("take ah.i", "enter 0136") // six again, none was saved
}

func TestWhatWasNotLostIsNotReplaced(t *testing.T) {
	rulestest.Cite(t, "Replacements 1")
	g := place(t, `central arrival 5
		ge.i off {"dead":1}
		ge.xx 1115
		ru.xx 2112`)
	g.Refuses("enter ge.xvii 0119", "Forces")
	g.Refuses("enter ge.xx 0119", "Replacements 1")
}

func TestScheduledArrivals(t *testing.T) {
	g := start(t, "campaign", 3)
	g.Do("auto =historical", "done", "auto =historical", "done")
	g.Stage("arrival", "russia")
	g.Do("schedule", "done")
	g.Stage("move", "russia")
}

func TestTransfersBetweenTheFronts(t *testing.T) {
	rulestest.Cite(t, "Two Fronts 1")
	g := place(t, `central arrival 5
		option two-front
		ge.xiii off {"front":"west"}
		ge.lw-10 off {"front":"west"}
		ge.lw-11 off {"front":"west"}
		ge.xx 0119
		ah.i 0119
		ge.xvii 1115
		ru.xx 2112`)
	g.Refuses("east ge.xx", "Two Fronts 1")
	g.Refuses("west ge.xvii", "Two Fronts 1") // not at a railway of the edge
	g.Refuses("west ah.i", "Two Fronts 1")
	g.Do("east ge.xiii")
	g.Refuses("west ge.xx", "Two Fronts 1") // eighteen factors
	g.Do("east ge.lw-10")                   // ten
	g.Stage("move", "central")
	for g.P.Status().Turn < 6 || g.P.Status().Side != "central" {
		g.Do("done")
	}
	g.Refuses("enter ge.xiii 0119", "Two Fronts 1")
	g.Do("west ge.xx")
	for g.P.Status().Turn < 7 || g.P.Status().Side != "central" {
		g.Do("done")
	}
	g.Do("take ge.xiii", "enter 0119") // left in turn 5, here in turn 7
	g.is("ge.xiii", "0119")

	g = place(t, `central arrival 5
		ge.xx 0119
		ge.i off {"dead":1}
		ru.xx 2112`)
	g.Refuses("west ge.xx", "Two Fronts 1") // only in the two-front game
}

func TestCombinedVictory(t *testing.T) {
	rulestest.Cite(t, "Two Fronts 2")
	g := place(t, `central west 25
		option two-front
		ge.xx 1115
		ru.xx 2112`)
	g.Refuses("western =central+5", "Two Fronts 2")
	g.Do("western =allied+10", "western =allied+10", "western =central+1", "done")
	o := g.P.Outcome() // 235 to 195 is marginal: ten points more
	if o == nil || o.Points["central"] != 11 || o.Points["russia"] != 20 || o.Winner != "russia" || o.Grade != "marginal" {
		t.Errorf("%+v", o)
	}
	g = place(t, `central west 25
		option two-front
		ge.xx 1115
		ru.xx 2112
		state {"kills":[0,400]}`)
	g.Do("western =allied+10", "done")
	if o := g.P.Outcome(); o.Points["central"] != 100 || o.Winner != rules.Side("central") || o.Grade != "decisive" {
		t.Errorf("%+v", o)
	}
}
