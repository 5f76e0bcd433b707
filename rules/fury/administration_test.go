package fury_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

func TestReplacementExample(t *testing.T) {
	rulestest.Cite(t, "11.3")
	const dead = `russia replacement 3
		ru.v off {"box":"eliminated","lost":2}
		ru.xxx-r off {"box":"eliminated","lost":2,"army":"ru.hq-5"}
		ru.gr 1213 {"lost":1}
		ru.xxvi-r 1505 {"lost":1}`
	// 8 points: both for 7, or the regular corps for 4 and two others for 2.5 and 1.5.
	g := place(t, dead)
	g.refuses("reinforce ru.gr", "11.3")
	g.do("reform ru.v =full", "reform ru.xxx-r =full")
	g.refuses("reinforce ru.xxvi-r", "5") // one point is left, and lost
	g = place(t, dead)
	g.do("reform ru.v =full", "reinforce ru.gr", "reinforce ru.xxvi-r")
	g.is("ru.gr", "1213", "ru.xxvi-r", "1505", "ru.v", "reinforcement", "ru.xxx-r", "eliminated")
	// What was not lost cannot be replaced; besieged units are not reinforced.
	g = place(t, dead)
	g.refuses("reform ru.gr =full", "11.3")
	g.refuses("reform ah.i =full", "11.3")
	g = place(t, `central replacement 3
		state {"nation":"germany","forts":[{"hex":"1004","holder":"central","besieged":true}]}
		ge.i 1004 {"lost":1}
		ge.xvii 0907 {"lost":1}
		ru.iii 1004`)
	g.refuses("reinforce ge.i", "11.3")
	g.do("reinforce ge.xvii")
}

func TestArrivals(t *testing.T) {
	rulestest.Cite(t, "11.4", "12", "9.3")
	g := place(t, `russia reinforcement 1
		ru.hq-1 1505
		ru.i 1407
		ru.iii 1505
		ru.hq-9 off {"box":"reinforcement"}
		ru.gd off {"box":"reinforcement"}`)
	g.refuses("enter ru.gd 1806", "12")
	g.refuses("assign ru.i =ru.hq-9", "12")
	g.do("post ru.hq-9 =south")
	g.refuses("post ru.hq-9 =north", "12")
	g.do("enter ru.hq-9 1411")
	g.refuses("enter ru.gd 1304", "11.4")
	g.do("enter ru.gd 1411", "assign ru.i =ru.hq-9")
	g.refuses("assign ru.i =ru.hq-2", "5")
	g.is("ru.gd", "1411", "ru.hq-9", "1411")
	// White bands: any army in the game, German ones also an Austrian one.
	g = place(t, `central reinforcement 2
		ge.hq-8 0907
		ge.i 0907
		ah.hq-1 0615
		ah.i 0615
		ge.xi off {"box":"reinforcement"}
		ge.goltz-lw off {"box":"reinforcement"}`)
	g.refuses("enter ge.xi 0308", "12")
	g.refuses("assign ge.goltz-lw =ah.hq-1", "12")
	g.refuses("assign ge.xi =ge.hq-9", "12")
	g.do("assign ge.xi =ah.hq-1")
	g.refuses("assign ge.xi =ge.hq-8", "12")
	g.do("enter ge.xi 0615")
	g.is("ge.xi", "0615")
}

func TestCadreExchange(t *testing.T) {
	rulestest.Cite(t, "11.4", "2.2")
	g := place(t, `central reinforcement 3
		state {"rail":[5,3,1]}
		ge.hq-8 0907
		ge.cadre-1 0907 {"army":"ge.hq-8"}
		ge.xx off {"box":"reinforcement","reformed":true,"lost":1}`)
	g.refuses("enter ge.xx 0308", "11.4")
	g.refuses("done", "11.4")
	g.do("exchange ge.xx =ge.cadre-1")
	g.is("ge.xx", "0907 -1", "ge.cadre-1", "pool")
}

func TestPlanning(t *testing.T) {
	rulestest.Cite(t, "11.5")
	for _, c := range []struct {
		turn, die, want int
	}{{1, 4, 4}, {2, 1, 2}, {3, 3, 3}, {7, 1, 2}, {8, 6, 3}} {
		g := place(t, "russia planning "+string(rune('0'+c.turn))+`
			ru.hq-1 1505 {"active":false}
			ru.hq-2 1308 {"active":false}
			ru.hq-3 1616 {"active":false}
			ru.hq-4 1312 {"active":false}
			ru.hq-5 1513 {"active":false}`)
		g.throw("roll", c.die)
		n := 0
		for g.p.Status().Stage == "activate" {
			g.do("activate " + strings.Fields(g.units("activate"))[0])
			n++
		}
		if n != c.want {
			t.Errorf("turn %d, die %d: %d headquarters, want %d", c.turn, c.die, n, c.want)
		}
	}
}

func TestInitiative(t *testing.T) {
	rulestest.Cite(t, "5", "7", "8")
	const line = "central initiative 3\n ru.iii 1505\n ru.hq-1 1505\n ge.i 0807\n ge.hq-8 0807"
	for _, c := range []struct {
		dice  [2]int
		first string
	}{{[2]int{4, 2}, "russia"}, {[2]int{2, 5}, "central"}, {[2]int{3, 3}, "central"}} {
		g := place(t, line)
		g.throw("roll", c.dice[0], c.dice[1])
		if got := string(g.p.Status().Side); got != c.first {
			t.Errorf("%v: %s has the initiative", c.dice, got)
		}
	}
	g := place(t, line)
	g.throw("roll", 5, 1)
	g.do("front =south")
	g.refuses("front =north", "5")
	g.do("done")
	g.stage("front", "central")
	g.do("front =south", "done")
	g.stage("move", "central") // the other front follows without a choice
	g.do("pick ge.i", "halt", "done")
	g.stage("move", "russia")
	g.do("pick ru.iii", "halt", "done")
	if phase := g.p.Status().Phase; phase != "replacement" && phase != "reinforcement" && phase != "planning" {
		t.Errorf("after four activations comes %s", phase)
	}
}

func TestDeployment(t *testing.T) {
	rulestest.Cite(t, "6", "6 note")
	g := start(t, "campaign", 1)
	g.stage("deploy", "central")
	g.refuses("deploy ge.i 1405", "6") // abroad
	g.refuses("deploy ge.i 0704", "6") // too far
	g.refuses("deploy ru.iii 1505", "8")
	g.refuses("deploy ge.goltz-lw 1205", "6")
	g.do("deploy ge.i 1205", "deploy ge.xvii 1205")
	g.refuses("deploy ge.xx 1205", "9.2")
	g.refuses("deploy ge.i 1204", "6")
	g.refuses("lift ge.i", "6")
	g.do("deploy ge.xx 1105", "deploy ge.i-r 1105", "deploy ge.iii-rd 1204", "deploy ge.koe-r 1204", "deploy ge.th-r 1206", "deploy ge.hq-8 1205")
	g.refuses("done", "6")
	g.do("auto")
	g.do("done")
	g.stage("deploy", "russia")
	g.refuses("deploy ru.iii 1405", "6") // in contact
	g.do("auto", "done")
	g.stage("front", "russia")
	if _, state := g.record("ru.hq-2"); state["active"] == true {
		t.Error("HQ 2 begins active")
	}
}

// A siege falls by a sum of six; what is besieged goes with it (10.5).
func TestSiege(t *testing.T) {
	rulestest.Cite(t, "10.5", "11.2", "10.3 example")
	const siege = `russia adjustment 3
		state {"forts":[{"hex":"1004","holder":"central","besieged":true}]}
		ru.ii 1205
		ru.xx 1405
		ge.koe-r 1004
		ru.iv 1004
		`
	g := place(t, siege+`ru.iii 1004 {"lost":1}`) // 10 to 8 adds nothing
	g.stage("siege", "russia")
	h := &game{t, g.p.Clone()}
	g.throw("siege 1004", 5)
	g.is("ge.koe-r", "1004")
	h.throw("siege 1004", 6)
	h.is("ge.koe-r", "eliminated", "ru.iv", "1004")
	g = place(t, siege+"ru.iii 1004") // 13 to 8 adds one
	g.throw("siege 1004", 5)
	g.is("ge.koe-r", "eliminated")
	// 6 to 8 cannot succeed: nobody throws, and the siege goes on.
	g = place(t, siege)
	if g.p.Status().Stage == "siege" {
		t.Error("a hopeless siege is tested")
	}
	g.is("ge.koe-r", "1004")
}

func TestIsolation(t *testing.T) {
	rulestest.Cite(t, "11.2", "11.2 example")
	// The I Corps is two hexes from Krakau; the XVII is shut in from behind.
	g := place(t, `central adjustment 3
		ah.i 0814
		ah.hq-1 0814
		ah.xvii 1312
		ah.hq-4 1312
		ru.v 1513`)
	g.stage("adjust", "central")
	g.refuses("withdraw ah.i 0815", "11.2")
	g.refuses("abandon ah.i", "11.2")
	for _, id := range []string{"ah.xvii", "ah.hq-4"} {
		if got := g.hexes("withdraw", id); got != "" {
			t.Errorf("%s can go to %s", id, got)
		}
	}
	g.do("abandon ah.xvii", "abandon ah.hq-4")
	g.is("ah.xvii", "eliminated", "ah.i", "0814")
	if _, state := g.record("ah.hq-4"); state["due"] != 4.0 {
		t.Errorf("the headquarters comes back in turn %v", state["due"])
	}
	// One hex helps where one helps.
	g = place(t, "central adjustment 3\n ah.i 0813\n ah.hq-1 0814")
	g.stage("adjust", "central")
	list := strings.Fields(g.hexes("withdraw", "ah.i"))
	if len(list) == 0 {
		t.Fatal("the I Corps cannot go back")
	}
	g.do("withdraw ah.i " + list[0])
	if g.p.Status().Stage == "adjust" {
		t.Error("one hex did not help")
	}
}
