package greatwar_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// assault attacks a hex with the units named and declares it; further hexes are
// those among the units. A defender who could shift passes.
func (g *game) assault(target string, units ...string) {
	g.T.Helper()
	g.prepare(target, units...)
	g.Do("declare")
	if g.P.Status().Stage == "defence" {
		g.Do("pass")
	}
}

// prepare is assault without the declaration.
func (g *game) prepare(target string, units ...string) {
	g.T.Helper()
	g.Do("attack " + target)
	for _, u := range units {
		switch {
		case u == "flotilla":
			g.Do(u)
		case u[0] == '=':
			g.Do("shift " + u)
		case language.Hex.MatchString(u):
			g.Do("target " + u)
		default:
			g.Do("commit " + u)
		}
	}
}

// weighs asserts strengths, the ratio and the column: "10:3 3:1 3:1".
func (g *game) weighs(want string) {
	g.T.Helper()
	s := g.Sheet()
	if got := fmt.Sprintf("%d:%d %s %s", s.Attacker.Strength, s.Defender.Strength, s.Ratio, s.Column); got != want {
		g.T.Errorf("the attack is %s, want %s", got, want)
	}
}

// result asserts the result of the die that was rolled.
func (g *game) result(want string) {
	g.T.Helper()
	if got := g.Sheet().Result; got != want {
		g.T.Errorf("the result is %s, want %s", got, want)
	}
}

// serbs is the number of Serbian supply points.
func (g *game) serbs() int {
	for _, t := range g.P.View("").Tracks {
		if t.ID == "serbian-supply" {
			return t.Totals[0].Value
		}
	}
	return -1
}

func TestOnlyAdjacentUnitsAttack(t *testing.T) {
	rulestest.Cite(t, "8.0", "8.11", "8.13")
	g := place(t, `austria combat 8
		ah.corps-10 g1311
		ah.corps-1 g1210
		ah.corps-2 g1209
		ah.corps-6 g1309
		ah.corps-3 g1409
		ah.corps-14 g1410
		ah.corps-5 g1312
		ru.corps-9 g1310`)
	if got := g.Hexes("attack", ""); got != "g1310" {
		t.Errorf("%s can be attacked", got)
	}
	g.Refuses("attack g1510", "8.11")
	g.Refuses("attack g1311", "8.11")
	g.Do("attack g1310")
	g.Refuses("commit ah.corps-5", "8.23") // two hexes away
	g.Refuses("commit ru.corps-9", "4.0")
	for _, u := range strings.Fields("ah.corps-10 ah.corps-1 ah.corps-2 ah.corps-6 ah.corps-3 ah.corps-14") {
		g.Do("commit " + u) // from all six hexes
	}
	g.weighs("30:8 3:1 3:1")
	g.Refuses("commit ah.corps-10", "8.24")
}

func TestAttackingIsVoluntary(t *testing.T) {
	rulestest.Cite(t, "8.12", "8.22", "10.51")
	g := place(t, `austria combat 8
		ah.corps-10 g1311
		ah.div-9 g1311
		ah.cav-5 g1210 {"lost":1}
		ah.depot-1 g1210
		ah.hq-1-dankl g1311
		ru.div-78r g1310
		ru.hq-9-lechitski g1310`)
	g.Do("attack g1310")
	g.Refuses("declare", "8.12")
	g.Refuses("commit ah.cav-5", "8.12")       // attack strength of nothing
	g.Refuses("commit ah.depot-1", "8.12")     // the same
	g.Refuses("commit ah.hq-1-dankl", "10.51") // strength in parentheses
	g.Do("cancel")
	g.Stage("attack", "austria")
	g.assault("g1310", "ah.corps-10")
	g.Throw("roll", 2) // 1:1, 1/1
	g.Do("option =1")
	// Who did not take part is not affected.
	g.is("ah.corps-10", "g1311 -1", "ah.div-9", "g1311", "ah.hq-1-dankl", "g1311", "ru.div-78r", "g1310 -1")
	g.Stage("supply", "allied") // nothing else to attack
}

func TestEachUnitFightsOnce(t *testing.T) {
	rulestest.Cite(t, "8.14", "8.22", "8.24")
	g := place(t, `austria combat 8
		ah.corps-10 g1311
		ah.corps-1 g1311
		ah.corps-5 g1210
		ru.div-78r g1310
		ru.corps-25 g1410
		ru.hq-9-lechitski g1410`)
	g.assault("g1310", "ah.corps-10")
	g.Refuses("commit ah.corps-1", "4.0")
	g.Throw("roll", 4) // 1:1, 1/-
	g.is("ah.corps-10", "g1311 -1", "ru.div-78r", "g1310")
	g.Stage("attack", "austria")
	g.Refuses("attack g1310", "8.14") // not a second time
	g.Do("attack g1410")              // another unit of the stack, another hex
	g.Refuses("commit ah.corps-10", "8.14")
	g.Do("commit ah.corps-1")
	g.weighs("5:7 1:2 1:2")
}

func TestAllOfAHexDefends(t *testing.T) {
	rulestest.Cite(t, "8.21")
	g := place(t, `austria combat 8
		ah.corps-10 g1311
		ah.corps-1 g1311
		ru.div-78r g1310
		ru.div-69r g1310
		ru.depot-1-3 g1310
		ru.cav-7 g1310`)
	g.prepare("g1310", "ah.corps-10", "ah.corps-1")
	g.weighs("10:8 1:1 1:1") // 3, 3, 1 and 1
}

// One attack on several hexes, where all attackers touch all of them.
func TestSeveralHexesInOneAttack(t *testing.T) {
	rulestest.Cite(t, "8.23")
	g := place(t, `austria combat 8
		ah.corps-10 g1311
		ah.corps-1 g1311
		ah.corps-2 g1209
		ru.div-78r g1310
		ru.div-69r g1410
		ru.div-60r g1309`)
	g.Do("attack g1310")
	g.Refuses("target g1310", "8.23")
	g.Refuses("target g1409", "8.11")
	g.Do("commit ah.corps-10")
	g.Refuses("target g1309", "8.23") // ah.corps-10 does not touch it
	g.Do("target g1410")
	g.weighs("5:6 1:2 1:2")
	g.Refuses("commit ah.corps-2", "8.23") // it does not touch g1410
	g.Do("commit ah.corps-1", "declare")
	g.weighs("10:6 1:1 1:1")
	g.Throw("roll", 4) // 1:1, 1/-
	g.Do("lose ah.corps-1", "lose ah.corps-10")
	g.Refuses("attack g1410", "8.14") // both have been attacked
}

func TestTrainsAndAttacks(t *testing.T) {
	rulestest.Cite(t, "5.34", "5.36")
	g := place(t, `austria combat 8
		ah.corps-10 g1311 {"entrained":true}
		ah.corps-1 g1311 {"railed":true}
		ah.corps-2 g1210
		ru.corps-25 g1310`)
	g.Do("attack g1310")
	g.Refuses("commit ah.corps-10", "5.36")
	g.Refuses("commit ah.corps-1", "5.34")
	g = place(t, `allied combat 8
		ru.corps-9 g0213
		ru.div-78r g0213
		ru.cav-7 g0213
		ru.hq-9-lechitski g0212
		ah.corps-2 g0313 {"entrained":true}
		ah.hq-kummer g0313`)
	g.prepare("g0313", "ru.corps-9")
	g.weighs("4:4 1:1 1:1") // 7/2 and the headquarters' 1
	g.Do("declare")
	if hex, state := g.Record("ah.corps-2"); hex != "g0313" || state["entrained"] != nil {
		t.Error("an attacked unit stays on its train")
	}
	g.weighs("4:4 1:1 1:1")
}

func TestSerbianSupplyPoints(t *testing.T) {
	rulestest.Cite(t, "20.1", "20.3")
	text := `allied combat 8
		se.timok-i s0705
		se.timok-ii s0705
		se.morava-ii s0705
		se.hq-uzice-bozanovic s0706
		ah.div-9 s0706
		ah.bde-13 s0605`
	text = strings.Replace(text, "se.hq-uzice-bozanovic s0706\n\t\t", "", 1)
	g := place(t, text+"\nstate {\"serbian_supply\":2}")
	// A preview shows no more points than there are.
	all := rules.Query{Kind: "odds", Hex: "s0605", Units: []string{"se.timok-i", "se.timok-ii", "se.morava-ii"}}
	if _, err := g.P.Overlay("", all); err == nil || !strings.Contains(err.Error(), "supply points") {
		t.Errorf("three units are weighed with two points: %v", err)
	}
	all.Units = all.Units[:2]
	if _, err := g.P.Overlay("", all); err != nil {
		t.Error(err)
	}
	g.prepare("s0605", "se.timok-i", "se.timok-ii")
	g.Refuses("commit se.morava-ii", "20.1")
	if g.serbs() != 2 {
		t.Error("points are spent before the attack is declared")
	}
	g.Do("declare")
	if g.serbs() != 0 {
		t.Errorf("%d points are left", g.serbs())
	}
	g = place(t, text+"\nstate {\"serbian_supply\":0}")
	if s := g.P.Status().Stage; s == "attack" {
		t.Error("without supply points Serbia attacks")
	}
	g = start(t, "campaign", 1)
	if g.serbs() != 4 {
		t.Errorf("Serbia begins with %d points", g.serbs())
	}
	// Three units leave one of four points (V000-24).
	g = place(t, text+"\nstate {\"serbian_supply\":4}")
	g.assault("s0605", "se.timok-i", "se.timok-ii", "se.morava-ii")
	if g.serbs() != 1 {
		t.Errorf("%d points are left", g.serbs())
	}
}

// The monitors: three points at a major river of the Serbian map, alone or with
// others, once a game turn.
func TestMonitors(t *testing.T) {
	rulestest.Cite(t, "21.0")
	monitors := func(x rules.Participant) bool { return x.Name == "Monitor flotilla" }
	text := `austria combat 8
		ah.corps-9 s0308
		ah.hq-2-boehm-ermolli s0308
		se.dunav-ii s0408
		se.timok-ii s0306
		se.morava-ii s0506
		ah.corps-4 s0606`
	g := place(t, text)
	if got := g.Hexes("attack", ""); got != "s0306 s0408 s0506" {
		t.Errorf("%s can be attacked", got)
	}
	g.Do("attack s0506")
	g.Refuses("flotilla", "21.0") // inland
	g.Do("cancel", "attack s0306")
	if s := g.Sheet(); len(s.Attacker.Units) > 0 || !slices.ContainsFunc(s.Attacker.Withheld, monitors) {
		t.Errorf("before they are added the monitors are not among those who could attack: %+v", s.Attacker)
	}
	g.Do("flotilla")
	if s := g.Sheet(); len(s.Attacker.Units) != 1 || !monitors(s.Attacker.Units[0]) || s.Attacker.Units[0].Strength != s.Attacker.Strength || slices.ContainsFunc(s.Attacker.Withheld, monitors) {
		t.Errorf("the monitors alone attack: %+v", s.Attacker)
	}
	g.Refuses("shift =ah.hq-2-boehm-ermolli", "21.0")
	g.Refuses("target s0506", "21.0")
	g.Do("declare")
	g.weighs("3:1 3:1 3:1")
	g.Throw("roll", 6) // 1/-: nothing is lost
	g.Stage("attack", "austria")
	g.is("se.timok-ii", "s0306")
	g.Do("attack s0506", "cancel", "attack s0408")
	g.Refuses("flotilla", "21.0") // once a turn
	// With others: no unit for it, and they take its losses.
	g = place(t, text)
	g.prepare("s0408", "ah.corps-9", "flotilla", "=ah.hq-2-boehm-ermolli")
	g.weighs("5:1 5:1 6:1") // 5 over a river is 2
	g.Do("declare")
	g.Throw("roll", 4) // with 2 for the river: 6, 1/1
	g.Do("option =1")
	g.is("ah.corps-9", "s0308 -1", "se.dunav-ii", "s0408 -1")
	// Alone against two steps, all of the defender's are affected.
	g = place(t, text)
	g.assault("s0306", "flotilla")
	g.Throw("roll", 1) // 3:1, -/2
	g.Do("option =1")
	g.is("se.timok-ii", "dead")
	g.Stage("attack", "austria")
	// No turn has two, and the Allies have none.
	g = place(t, text+"\nstate {\"flotilla\":true}")
	g.Do("attack s0408")
	g.Refuses("flotilla", "21.0")
	g = place(t, "allied combat 8\nse.dunav-i s0407\nah.bde-11-mountain s0406")
	g.Do("attack s0406")
	g.Refuses("flotilla", "21.0")
}

func TestAttackImperative(t *testing.T) {
	rulestest.Cite(t, "23.0", "8.12")
	text := `
		ah.corps-10 g1311
		ah.corps-1 g1210
		ru.div-78r g1310
		ru.div-69r g1211`
	for _, c := range []struct {
		head   string
		free   bool
		option bool
	}{{"austria combat 2", false, true}, {"austria combat 4", false, true}, {"austria combat 5", true, true}, {"austria combat 2", true, false}} {
		words := c.head + text
		if c.option {
			words += "\noption attack-imperative"
		}
		g := place(t, words)
		if g.Offers("done") != c.free {
			t.Errorf("%s: the attacks can be ended: %t", c.head, !c.free)
		}
		if !c.free {
			g.Refuses("done", "23.0")
		}
	}
	g := place(t, "austria combat 2"+text+"\noption attack-imperative\nstate {\"attacks\":3}")
	g.assault("g1310", "ah.corps-10")
	g.Throw("roll", 6)
	g.Do("done") // that was the fourth
	// Fewer are enough where no more can be made.
	g = place(t, "austria combat 2\nah.corps-10 g1311\nru.div-78r g1310\noption attack-imperative")
	g.assault("g1310", "ah.corps-10")
	g.Throw("roll", 6)
	g.Stage("supply", "allied")
}

// What the Allies attacked before in the same turn is no attack of Austria-Hungary.
func TestAlliedAttacksDoNotCount(t *testing.T) {
	rulestest.Cite(t, "23.0")
	g := place(t, `allied combat 3
		option attack-imperative
		ah.corps-10 g1311
		ah.corps-1 g1210
		ru.div-78r g1310
		ru.div-69r g1211
		ru.corps-7 g1209
		ru.corps-8 g1209
		state {"attacks":3}`)
	g.assault("g1210", "ru.corps-7", "ru.corps-8", "ru.div-78r", "ru.div-69r")
	g.Do("roll")
	for g.P.Status().Side == "allied" || g.P.Status().Stage != "attack" {
		offers := g.P.Offers()
		if _, err := g.P.Do(offers[len(offers)-1].Action); err != nil {
			t.Fatal(err)
		}
	}
	g.Refuses("done", "23.0")
}

// A lone headquarters gives way to a unit, but is no target.
func TestLoneHeadquartersIsNoTarget(t *testing.T) {
	rulestest.Cite(t, "10.52")
	g := place(t, `austria combat 8
		ah.corps-10 g1311
		ru.div-78r g1210
		ru.hq-3-ruzski g1310`)
	g.Refuses("attack g1310", "10.52")
}
