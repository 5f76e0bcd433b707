package fury_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/fury"
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
	prices := map[string]string{}
	for _, o := range g.P.Offers() {
		prices[o.Unit+" "+o.Choice] = o.Label
	}
	if got, want := prices["ru.v reduced"], "Reform the unit, reduced, for 2 points"; got != want {
		t.Errorf("the label is %q, want %q", got, want)
	}
	if got, want := prices["ru.xxx-r full"], "Reform the unit, full, for 3 points"; got != want {
		t.Errorf("the label is %q, want %q", got, want)
	}
	g.Refuses("reinforce ru.gr", "11.3")
	g.Do("reform ru.v =full", "reform ru.xxx-r =full")
	g.Refuses("reinforce ru.xxvi-r", "5") // one point is left, and lost
	g = place(t, dead)
	g.Do("reform ru.v =full", "reinforce ru.gr", "reinforce ru.xxvi-r")
	g.is("ru.gr", "1213", "ru.xxvi-r", "1505", "ru.v", "reinforcement", "ru.xxx-r", "eliminated")
	// What was not lost cannot be replaced; besieged units are not reinforced.
	g = place(t, dead)
	g.Refuses("reform ru.gr =full", "11.3")
	g.Refuses("reform ah.i =full", "11.3")
	g = place(t, `central replacement 3
		state {"nation":"germany","forts":[{"hex":"1004","holder":"central","besieged":true}]}
		ge.i 1004 {"lost":1}
		ge.xvii 0907 {"lost":1}
		ru.iii 1004`)
	g.Refuses("reinforce ge.i", "11.3")
	g.Do("reinforce ge.xvii")
}

func TestArrivals(t *testing.T) {
	rulestest.Cite(t, "11.4", "12")
	g := place(t, `russia reinforcement 1
		ru.hq-1 1505
		ru.i 1407
		ru.iii 1505
		ru.hq-9 off {"box":"reinforcement"}
		ru.gd off {"box":"reinforcement"}`)
	g.Refuses("enter ru.gd 1806", "12")
	g.Refuses("assign ru.i =ru.hq-9", "12")
	g.Do("post ru.hq-9 =south")
	g.Refuses("post ru.hq-9 =north", "12")
	g.Do("take ru.hq-9", "enter 1411")
	g.Refuses("enter ru.gd 1304", "11.4")
	g.Do("take ru.gd", "enter 1411", "assign ru.i =ru.hq-9")
	g.Refuses("assign ru.i =ru.hq-2", "5")
	g.is("ru.gd", "1411", "ru.hq-9", "1411")
	// White bands: any army in the game, German ones also an Austrian one.
	g = place(t, `central reinforcement 2
		ge.hq-8 0907
		ge.i 0907
		ah.hq-1 0615
		ah.i 0615
		ge.xi off {"box":"reinforcement"}
		ge.goltz-lw off {"box":"reinforcement"}`)
	g.Refuses("enter ge.xi 0308", "12")
	g.Refuses("assign ge.goltz-lw =ah.hq-1", "12")
	g.Refuses("assign ge.xi =ge.hq-9", "12")
	g.Do("assign ge.xi =ah.hq-1")
	g.Refuses("assign ge.xi =ge.hq-8", "12")
	g.Do("take ge.xi", "enter 0615")
	g.is("ge.xi", "0615")
}

func TestCadreExchange(t *testing.T) {
	rulestest.Cite(t, "11.4")
	g := place(t, `central reinforcement 3
		state {"rail":[5,3,1]}
		ge.hq-8 0907
		ge.cadre-1 0907 {"army":"ge.hq-8"}
		ge.xx off {"box":"reinforcement","reformed":true,"lost":1}`)
	g.Refuses("enter ge.xx 0308", "11.4")
	g.Refuses("done", "11.4")
	if ask := g.P.View("").Prompt.Ask; !strings.Contains(ask, "Cadre") {
		t.Errorf("nothing else is possible, and the prompt says %q", ask)
	}
	g.Do("exchange ge.xx =ge.cadre-1")
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
		g.Throw("roll", c.die)
		n := 0
		for g.P.Status().Stage == "activate" {
			g.Do("activate " + strings.Fields(g.Units("activate"))[0])
			n++
		}
		if n != c.want {
			t.Errorf("turn %d, die %d: %d headquarters, want %d", c.turn, c.die, n, c.want)
		}
	}
}

// All headquarters of a nation are inactive when its die is rolled, and the railways
// have their points back, also where a position begins there.
func TestPlanningBeginsInactive(t *testing.T) {
	rulestest.Cite(t, "11.5")
	g := place(t, `russia planning 3
		state {"rail":[0,0,0]}
		ru.hq-1 1505
		ru.hq-3 1616 {"active":true}
		ge.hq-8 0907`)
	for _, hq := range []string{"ru.hq-1", "ru.hq-3", "ge.hq-8"} {
		if got := rulestest.Badges(g.Counter(hq)); got != "inactive" {
			t.Errorf("%s has badges %q before the roll", hq, got)
		}
	}
	for _, total := range g.Track("rail").Totals {
		if total.Value == 0 {
			t.Errorf("%s: %d", total.Name, total.Value)
		}
	}
}

func TestInitiative(t *testing.T) {
	rulestest.Cite(t, "5", "7", "8")
	const line = "central initiative 3\n ru.iii 1705\n ru.hq-1 1705\n ge.i 0606\n ge.hq-8 0606"
	for _, c := range []struct {
		dice  [2]int
		first string
	}{{[2]int{4, 2}, "russia"}, {[2]int{2, 5}, "central"}, {[2]int{3, 3}, "central"}} {
		g := place(t, line)
		g.Throw("roll", c.dice[0], c.dice[1])
		if got := string(g.P.Status().Side); got != c.first {
			t.Errorf("%v: %s has the initiative", c.dice, got)
		}
	}
	// Player 1, player 2 twice, player 1: each comes to the other front without a
	// choice, and nothing may be activated out of turn.
	g := place(t, line+"\n ru.v 1513\n ru.hq-5 1513\n ah.i 0818\n ah.hq-1 0818")
	g.Refuses("front =north", "7")
	g.Throw("roll", 5, 1)
	g.Stage("front", "russia")
	g.Refuses("front =east", "7")
	g.Do("front =south")
	g.Refuses("front =north", "7")
	g.Refuses("pick ru.iii", "8")
	g.Refuses("pick ah.i", "8")
	g.Do("pick ru.v", "halt", "done")
	g.Stage("front", "central")
	g.Do("front =north")
	g.Refuses("pick ah.i", "8")
	g.Do("done")
	g.Stage("move", "central")
	g.Refuses("pick ge.i", "8")
	g.Refuses("front =north", "7")
	g.Do("pick ah.i", "halt", "pick ah.hq-1", "halt") // nobody else can move
	g.Stage("move", "russia")
	g.Refuses("pick ru.v", "8")
	g.Do("done")
	if phase := g.P.Status().Phase; phase != "replacement" && phase != "reinforcement" && phase != "planning" {
		t.Errorf("after four activations comes %s", phase)
	}
}

func TestDeployment(t *testing.T) {
	rulestest.Cite(t, "6", "6 note")
	g := start(t, "campaign", 1)
	g.Stage("deploy", "central")
	g.Refuses("deploy ge.i 1405", "6") // abroad
	g.Refuses("deploy ge.i 0704", "6") // too far
	g.Refuses("deploy ru.iii 1505", "8")
	g.Refuses("deploy ge.goltz-lw 1205", "6")
	g.Refuses("take ge.goltz-lw", "6") // it comes later, and has nowhere to set up
	g.Do("take ge.i", "deploy 1205", "take ge.xvii", "deploy 1205")
	g.Refuses("deploy ge.xx 1205", "9.2")
	g.Refuses("deploy ge.i 1204", "6")
	g.Refuses("lift ge.i", "6")
	g.Do("take ge.xx", "deploy 1105", "take ge.i-r", "deploy 1105", "take ge.iii-rd", "deploy 1204", "take ge.koe-r", "deploy 1204", "take ge.th-r", "deploy 1206", "take ge.hq-8", "deploy 1205")
	g.Refuses("done", "6")
	g.Do("auto", "lift ge.xx", "take ge.xx", "deploy 1204", "lift ge.th-r", "take ge.th-r", "deploy 1204")
	g.Refuses("done", "6 note") // nobody is left at the other of its two hexes
	g.Do("lift ge.xx", "take ge.xx", "deploy 1007", "lift ge.th-r", "take ge.th-r", "deploy 0807", "done")
	g.Stage("deploy", "russia")
	g.Refuses("deploy ru.iii 1405", "6") // in contact
	g.Do("auto", "done")
	g.Stage("front", "russia")
	if _, state := g.Record("ru.hq-2"); state["active"] == true {
		t.Error("HQ 2 begins active")
	}
}

// A siege falls by a sum of six; what is besieged goes with it (10.5).
func TestSiege(t *testing.T) {
	rulestest.Cite(t, "10.5", "11.2")
	const siege = `russia adjustment 3
		state {"forts":[{"hex":"1004","holder":"central","besieged":true}]}
		ru.ii 1205
		ru.xx 1405
		ge.koe-r 1004
		ru.iv 1004
		`
	g := place(t, siege+`ru.iii 1004 {"lost":1}`) // 10 to 8 adds nothing
	g.Stage("siege", "russia")
	if ask := g.P.View("").Prompt.Ask; !strings.Contains(ask, "Königsberg") {
		t.Errorf("there is one siege, and the prompt says %q", ask)
	}
	h := at(t, g.P.Clone())
	g.Throw("siege 1004", 5)
	g.is("ge.koe-r", "1004")
	h.Throw("siege 1004", 6)
	h.is("ge.koe-r", "eliminated", "ru.iv", "1004")
	g = place(t, siege+"ru.iii 1004") // 13 to 8 adds one
	g.Throw("siege 1004", 5)
	g.is("ge.koe-r", "eliminated")
	// 6 to 8 cannot succeed: nobody throws, and the siege goes on.
	g = place(t, siege)
	if g.P.Status().Stage == "siege" {
		t.Error("a hopeless siege is tested")
	}
	g.is("ge.koe-r", "1004")
}

func TestIsolation(t *testing.T) {
	rulestest.Cite(t, "11.2")
	// The I Corps is two hexes from Krakau; the XVII is shut in from behind.
	g := place(t, `central adjustment 3
		ah.i 0814
		ah.hq-1 0814
		ah.xvii 1312
		ah.hq-4 1312
		ru.v 1513`)
	g.Stage("adjust", "central")
	g.Refuses("withdraw ah.i 0815", "11.2")
	g.Refuses("abandon ah.i", "11.2")
	for _, id := range []string{"ah.xvii", "ah.hq-4"} {
		if got := g.Hexes("withdraw", id); got != "" {
			t.Errorf("%s can go to %s", id, got)
		}
	}
	g.Do("abandon ah.xvii", "abandon ah.hq-4")
	g.is("ah.xvii", "eliminated", "ah.i", "0814")
	if _, state := g.Record("ah.hq-4"); state["due"] != 4.0 {
		t.Errorf("the headquarters comes back in turn %v", state["due"])
	}
	// One hex helps where one helps.
	g = place(t, "central adjustment 3\n ah.i 0813\n ah.hq-1 0814")
	g.Stage("adjust", "central")
	list := strings.Fields(g.Hexes("withdraw", "ah.i"))
	if len(list) == 0 {
		t.Fatal("the I Corps cannot go back")
	}
	g.Do("withdraw ah.i " + list[0])
	if g.P.Status().Stage == "adjust" {
		t.Error("one hex did not help")
	}
}

// Whoever is isolated makes a difference to the lines of others only where it is
// searched for.
func TestLinesWithoutAnIsolatedUnit(t *testing.T) {
	compared := 0
	for seed := range uint64(4) {
		playOut(t, start(t, "campaign", seed).P, seed, func(p rules.Position) {
			n, err := fury.IdleLines(p)
			if compared += n; err != nil {
				t.Fatal(err)
			}
		})
	}
	if compared < 100 {
		t.Errorf("only %d units were isolated", compared)
	}
}

// A unit without a line of its own may keep open the line of others: an Austrian one on
// a German railway's entry hex, next to the enemy, lets the trains of the Germans
// through (11.2).
func TestALineKeptOpenByTheIsolated(t *testing.T) {
	rulestest.Cite(t, "11.2")
	g := place(t, "central adjustment 3\nah.i 0106\nru.iii 0207")
	if n, err := fury.IdleLines(g.P); err != nil || n != 2 { // the Russian one is cut off as well
		t.Errorf("%d isolated units, %v", n, err)
	}
	source := func(g *game) bool {
		return slices.ContainsFunc(g.Overlay("", rules.Query{Kind: "supply", Side: "central"}).Hexes, func(m rules.Mark) bool { return m.Hex == "0106" && m.Kind == "source" })
	}
	if elsewhere := place(t, "central adjustment 3\nah.i 0620\nru.iii 0207"); !source(g) || source(elsewhere) {
		t.Errorf("0106 is a source: %v with the unit in it, %v without", source(g), source(elsewhere))
	}
}
