package greatwar_test

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// odds asserts what an attack comes to that is prepared but not yet declared.
func odds(t *testing.T, text, target, units, want string) {
	t.Helper()
	g := place(t, text)
	g.prepare(target, strings.Fields(units)...)
	g.weighs(want)
}

// Fractions go in favour of the defender; the row of ratios is that of the
// attacker's rating.
func TestRatios(t *testing.T) {
	rulestest.Cite(t, "8.4", "8.8", "2.4", "16.0")
	for _, c := range []struct{ text, target, units, want string }{
		{`austria combat 8
			ah.corps-10 g1311
			ah.corps-1 g1311
			ah.corps-2 g1210
			ah.corps-6 g1210
			ah.corps-3 g1209
			ah.bde-13 g1209
			ru.corps-9 g1310
			ru.cav-7 g1310`, "g1310", "ah.corps-10 ah.corps-1 ah.corps-2 ah.corps-6 ah.corps-3 ah.bde-13", "26:9 2:1 2:1"}, // V000-01
		{"austria combat 8\nah.corps-10 g1311\nru.corps-25 g1310", "g1310", "ah.corps-10", "5:6 1:2 1:2"},
		{"austria combat 8\nah.corps-10 g1311\nah.bde-13 g1311\nru.corps-25 g1310", "g1310", "ah.corps-10 ah.bde-13", "6:6 1:1 1:1"},
		{"austria combat 8\nah.corps-10 g1311\nah.corps-1 g1311\nru.cav-7 g1310", "g1310", "ah.corps-10 ah.corps-1", "10:1 7:1 7:1"},
		{"allied combat 8\nru.corps-9 g0213\nah.bde-11-mountain g0313", "g0313", "ru.corps-9", "4:1 4:1 4:1"},
		{"allied combat 8\nru.corps-9 g0213\nru.corps-10 g0213\nah.bde-11-mountain g0313", "g0313", "ru.corps-9 ru.corps-10", "8:1 6:1 6:1"},
		{"allied combat 8\nru.div-78r g0213\nah.corps-9 g0313", "g0313", "ru.div-78r", "2:6 1:3 1:3"},
		{"allied combat 8\nse.timok-i s0705\nse.timok-ii s0705\nah.div-9 s0605", "s0605", "se.timok-i", "1:3 1:3 1:3"},
	} {
		odds(t, c.text, c.target, c.units, c.want)
	}
	// Below the table there is no attack: 1:2 is Austria-Hungary's least ratio, 1:3
	// that of the others.
	g := place(t, "austria combat 8\nah.div-9 g1311\nah.corps-10 g1311\nru.corps-25 g1310")
	g.prepare("g1310", "ah.div-9")
	g.weighs("2:6 under 1:2 under 1:2")
	if g.Sheet().Forbidden == nil || g.Sheet().Forbidden.Case != "8.8" {
		t.Error("the sheet does not tell that the attack is forbidden")
	}
	g.Refuses("declare", "8.8")
	g = place(t, "austria combat 8\nah.div-9 g1311\nah.corps-10 g1412\nru.corps-25 g1310\nru.div-78r g1411")
	g.Refuses("attack g1310", "8.8")
}

// The same ratio and die give more to the better army (V000-29).
func TestColumnsByRating(t *testing.T) {
	rulestest.Cite(t, "8.8")
	austrian := "austria combat 8\nah.corps-10 g1311\nah.bde-13 g1311\nru.div-78r g1310\nru.hq-kummer off"
	austrian = strings.Replace(austrian, "\nru.hq-kummer off", "\nru.hq-9-lechitski g1308", 1)
	russian := "allied combat 8\nru.corps-9 g0213\nah.div-48 g0313\nah.hq-kummer g0414"
	serbian := "allied combat 8\nse.cavalry-division s0705\nah.bde-11-mountain s0605\nse.timok-i s0705"
	for _, c := range []struct {
		text, target, units, column string
		results                     string // of 1 to 6
	}{
		{austrian, "g1310", "ah.corps-10 ah.bde-13", "2:1", "-/1 1/1 1/1 1/1 1/- 1/-"},
		{russian, "g0313", "ru.corps-9", "2:1", "-/2 1/2 1/1 1/1 1/1 1/-"},
		{serbian, "s0605", "se.timok-i", "1:1", "-/2 1/2 1/2 1/2 1/- 1/-"}, // the brigade is out of command
	} {
		for die, want := range strings.Fields(c.results) {
			g := place(t, c.text)
			g.assault(c.target, strings.Fields(c.units)...)
			if got := g.Sheet().Column; got != c.column {
				t.Errorf("%s: column %s", c.column, got)
			}
			g.Throw("roll", die+1)
			if g.P.Status().Phase == "combat" && g.P.Status().Stage != "attack" {
				g.result(want)
			}
		}
	}
}

// modifiers lists those of a unit in the attack: "Out of supply -3 9.21".
func modifiers(f rules.Force, unit string) string {
	var list []string
	for _, u := range f.Units {
		for _, m := range u.Modifiers {
			if u.Unit == unit {
				list = append(list, fmt.Sprintf("%+d %s", m.Value, m.Case))
			}
		}
	}
	return strings.Join(list, ", ")
}

// Halvings round down, but never below one; out of supply and out of command
// leave a quarter.
func TestHalvedAttackers(t *testing.T) {
	rulestest.Cite(t, "9.0", "9.21", "10.42", "8.3", "24.2", "9.11")
	for _, c := range []struct {
		text, unit, target, want string
		strength                 int
	}{
		// In Russia, four hexes and more from any railway of its own.
		{"austria combat 8\nah.corps-10 g0306\nru.cav-7 g0307", "ah.corps-10", "g0307", "-3 9.21", 2},
		{"austria combat 8\nah.corps-10 g0306 {\"commanded\":false}\nru.cav-7 g0307", "ah.corps-10", "g0307", "-3 9.21, -1 10.42", 1},
		{"austria combat 8\nah.corps-10 g1311 {\"commanded\":false}\nru.cav-7 g1310", "ah.corps-10", "g1310", "-3 10.42", 2},
		{"austria combat 8\nah.bde-13 g0306 {\"commanded\":false}\nru.cav-7 g0307", "ah.bde-13", "g0307", "", 1},
		{"austria combat 8\nah.corps-10 g1308\nru.cav-7 g1207", "ah.corps-10", "g1207", "-3 8.3", 2},
		{"allied combat 8\nru.cav-7 g0812\nah.cav-5 g0813", "ru.cav-7", "g0813", "-1 9.21", 1},
		{"allied combat 8\nru.cav-7 g0812 {\"forages\":true}\nah.cav-5 g0813\noption cavalry-forage", "ru.cav-7", "g0813", "-1 24.2", 1},
	} {
		g := place(t, c.text)
		g.prepare(c.target, c.unit)
		s := g.Sheet()
		if got := modifiers(s.Attacker, c.unit); got != c.want || s.Attacker.Strength != c.strength {
			t.Errorf("%s: %d, modified by %q, want %d by %q", c.text, s.Attacker.Strength, got, c.strength, c.want)
		}
	}
	// Being out of supply does not touch the defence.
	odds(t, "austria combat 8\nah.corps-10 g1311\nru.div-78r g1310", "g1310", "ah.corps-10", "5:3 1:1 1:1")
}

// The instant of combat counts, not what was found at the start of the turn.
func TestAttritionOfAttackers(t *testing.T) {
	rulestest.Cite(t, "9.23", "9.24", "24.2", "11.22", "9.11")
	g := place(t, "allied combat 8\nru.corps-9 g0812\nru.div-78r g0811 {\"unsupplied\":true}\nah.bde-11-mountain g0912\nru.hq-8-brusilov g0812")
	g.assault("g0912", "ru.corps-9", "ru.div-78r", "ru.hq-8-brusilov")
	g.Stage("hunger", "allied")
	g.Throw("roll", 4, 3)
	g.is("ru.corps-9", "g0812", "ru.div-78r", "g0811 -1", "ru.hq-8-brusilov", "g0812")
	g.weighs("4:1 4:1 4:1") // 2, 1 and the hero
	// Steps lost so are not lost in combat: no points for them.
	if g.points() != 0 {
		t.Errorf("the points are %d", g.points())
	}
	g.Stage("roll", "allied")

	// Who lives off the land rolls in any case.
	g = place(t, "allied combat 8\nru.cav-7 g0213 {\"forages\":true}\nah.cav-5 g0313\noption cavalry-forage")
	g.assault("g0313", "ru.cav-7")
	g.Stage("hunger", "allied")

	// Supplied attackers roll nothing, whatever was found before.
	g = place(t, "austria combat 8\nah.corps-10 g1311 {\"unsupplied\":true}\nru.div-78r g1310")
	g.assault("g1310", "ah.corps-10")
	g.Stage("roll", "austria")
	g.weighs("5:3 1:1 1:1")

	// Whom the fortress would feed rolls when he attacks.
	text := "austria combat 8\nah.corps-10 g1419\nru.corps-9 g1319\nru.corps-10 g1320\nru.corps-11 g1520\nru.corps-12 g1418\nru.div-78r g1420\nru.cav-7 g1519\nru.cav-9 g1618"
	g = place(t, text)
	g.assault("g1519", "ah.corps-10")
	g.Stage("hunger", "austria")
	g.Throw("roll", 1)
	g.is("ah.corps-10", "g1419 -2")

	// Too few are left for the table: the attack comes to nothing.
	g = place(t, "allied combat 8\nru.div-78r g0812\nah.corps-10 g0813 {\"lost\":3}\nah.hq-kummer g0814")
	g.assault("g0813", "ru.div-78r")
	g.Throw("roll", 1)
	g.is("ru.div-78r", "g0812 -1")
	if s := g.P.Status().Stage; s != "roll" { // 1:3 is still allowed
		t.Errorf("the stage is %s", s)
	}
	g = place(t, "allied combat 8\nru.cav-7 g0812 {\"lost\":1}\nah.bde-11-mountain g0813\nru.depot-1-3 g0310")
	g.Stage("supply", "austria") // a quarter of one is nothing
	g = place(t, "allied combat 8\nru.div-78r g0812 {\"lost\":1}\nah.bde-11-mountain g0813")
	g.assault("g0813", "ru.div-78r")
	g.Throw("roll", 2)
	g.is("ru.div-78r", "dead", "ah.bde-11-mountain", "g0813")
	g.Stage("supply", "austria")
}

// Rivers, cities and mountains; two to the die only where all attack over major
// rivers.
func TestTerrainInCombat(t *testing.T) {
	rulestest.Cite(t, "8.3")
	odds(t, "allied combat 8\nru.corps-9 g1311\nah.div-9 g1312", "g1312", "ru.corps-9", "2:6 1:3 1:3") // Lemberg, out of supply
	odds(t, "allied combat 8\nse.cavalry-division s1209\nse.uzice-brigade s1209\nah.bde-11-mountain s1309", "s1309", "se.uzice-brigade se.cavalry-division", "1:2 1:2 1:2")
	modifier := func(g *game) int {
		for _, m := range g.Sheet().Shifts {
			if m.Case == "8.3" {
				return m.Value
			}
		}
		return 0
	}
	g := place(t, "austria combat 8\nah.corps-10 g0624\nah.corps-1 g0625\nah.div-9 g0623\nru.div-78r g0524\nah.corps-2 g0523")
	g.prepare("g0524", "ah.corps-10")
	if modifier(g) != 2 {
		t.Error("all over the Vistula is not plus two")
	}
	g.Do("commit ah.corps-2")
	if modifier(g) != 0 {
		t.Error("some not over the river, and yet plus two")
	}
	g = place(t, "austria combat 8\nah.corps-10 g1308\nru.cav-7 g1207\nah.corps-1 g1208")
	g.prepare("g1207", "ah.corps-10", "ah.corps-1")
	if modifier(g) != 0 {
		t.Error("a minor river gives plus two")
	}
}

// Cavalry counts a quarter in all against anything but cavalry, depots and
// headquarters.
func TestCavalryAttacks(t *testing.T) {
	rulestest.Cite(t, "12.21")
	riders := "allied combat 8\nru.cav-7 g0213\nru.cav-9 g0213\nru.corps-9 g0213\nah.hq-kummer g0313\n"
	odds(t, riders+"ah.bde-11-mountain g0313", "g0313", "ru.corps-9 ru.cav-7 ru.cav-9", "5:1 5:1 5:1") // V000-16
	odds(t, riders+"ah.bde-11-mountain g0313", "g0313", "ru.corps-9 ru.cav-7", "4:1 4:1 4:1")
	odds(t, riders+"ah.cav-5 g0313", "g0313", "ru.corps-9 ru.cav-7", "6:2 3:1 3:1")
	odds(t, riders+"ah.cav-5 g0313\nah.depot-1 g0313", "g0313", "ru.corps-9 ru.cav-7", "6:3 2:1 2:1")
	odds(t, riders+"ah.cav-5 g0313\nah.bde-13 g0313", "g0313", "ru.corps-9 ru.cav-7 ru.cav-9", "5:4 1:1 1:1")
	g := place(t, riders+"ah.bde-11-mountain g0313")
	g.prepare("g0313", "ru.cav-7", "ru.cav-9", "ru.corps-9")
	if m := g.Sheet().Attacker.Whole; len(m) != 1 || m[0].Value != -3 || m[0].Case != "12.21" {
		t.Errorf("the sheet says %v", m)
	}
}

// Out of command the result is one worse, a three means elimination; nothing stays
// nothing, and Serbs do not mind.
func TestResultsOutOfCommand(t *testing.T) {
	rulestest.Cite(t, "10.43", "10.42")
	for _, c := range []struct {
		text, target, unit string
		die                int
		want               string
	}{
		// Column 3:1 of Austria-Hungary: -/2 1/2 1/1 1/1 1/1 1/-.
		{"austria combat 8\nah.corps-10 g1311\nah.corps-1 g1311\nru.div-78r g1310", "g1310", "ah.corps-10 ah.corps-1", 1, "-/3"},
		{"austria combat 8\nah.corps-10 g1311\nah.corps-1 g1311\nru.div-78r g1310", "g1310", "ah.corps-10 ah.corps-1", 3, "1/2"},
		{"austria combat 8\nah.corps-10 g1311\nah.corps-1 g1311\nru.div-78r g1310", "g1310", "ah.corps-10 ah.corps-1", 6, "1/-"},
		{"austria combat 8\nah.corps-10 g1311\nah.corps-1 g1311\nru.div-78r g1310\nru.hq-9-lechitski g1308", "g1310", "ah.corps-10 ah.corps-1", 1, "-/2"},
		// Column 4:1: -/3.
		{"austria combat 8\nah.corps-10 g1311\nru.cav-7 g1310 {\"lost\":1}\nah.corps-1 g1311\nah.bde-13 g1311", "g1310", "ah.corps-10", 3, "1/3"},
		{"austria combat 8\nah.corps-10 g1311 {\"lost\":1}\nru.cav-7 g1310", "g1310", "ah.corps-10", 1, "-/E"},
		// The attackers: half of them may be without orders.
		{"austria combat 8\nah.corps-10 g1311 {\"commanded\":false}\nah.corps-1 g1311\nru.div-78r g1310\nru.hq-9-lechitski g1308", "g1310", "ah.corps-10 ah.corps-1", 4, "1/1"},
		{"austria combat 8\nah.corps-10 g1311 {\"commanded\":false}\nah.div-9 g1311\nru.div-78r g1310\nru.hq-9-lechitski g1308", "g1310", "ah.corps-10 ah.div-9", 2, "2/1"},
		{"austria combat 8\nah.corps-10 g1311 {\"commanded\":false}\nru.cav-7 g1310\nru.hq-9-lechitski g1308", "g1310", "ah.corps-10", 4, "2/1"},
		{"allied combat 8\nse.timok-i s0705 {\"commanded\":false}\nah.bde-11-mountain s0605\nah.hq-kummer s0505", "s0605", "se.timok-i", 4, "1/1"},
		{"austria combat 8\nah.corps-10 s0605\nse.timok-ii s0705", "s0705", "ah.corps-10", 3, "1/2"},
	} {
		g := place(t, c.text)
		g.assault(c.target, strings.Fields(c.unit)...)
		if g.P.Status().Stage == "hunger" {
			g.Throw("roll", 6)
		}
		events := g.Throw("roll", c.die)
		if !strings.Contains(events[0].Text, c.want) {
			t.Errorf("%s: %s, want %s", c.text, events[0].Text, c.want)
		}
	}
}

// Heroic leaders fight with their strength beside two stacking points, in attack
// and defence; the others only defend.
func TestHeadquartersFight(t *testing.T) {
	rulestest.Cite(t, "10.2", "10.12", "10.23", "10.51", "10.53", "10.11")
	text := "allied combat 8\nru.hq-8-brusilov g0213\nru.hq-3-ruzski g0213\nah.bde-11-mountain g0313\nah.hq-kummer g0414\n"
	g := place(t, text+"ru.corps-9 g0213")
	g.Do("attack g0313")
	g.Refuses("commit ru.hq-8-brusilov", "10.23") // nobody attacks with him
	g.Do("commit ru.corps-9")
	g.Refuses("commit ru.hq-3-ruzski", "10.51")
	g.Do("commit ru.hq-8-brusilov")
	g.weighs("5:1 5:1 5:1")
	// A brigade is one stacking point only.
	g = place(t, "allied combat 8\nse.hq-3-jurisic-sturm s0705\nse.obrenovac-brigade s0705\nse.drina-ii s0705\nah.bde-11-mountain s0605")
	g.prepare("s0605", "se.obrenovac-brigade")
	g.Refuses("commit se.hq-3-jurisic-sturm", "10.23")
	g.Do("commit se.drina-ii", "commit se.hq-3-jurisic-sturm")
	g.weighs("3:1 3:1 3:1")
	// In defence.
	odds(t, "austria combat 8\nah.corps-10 g1311\nru.div-78r g1310\nru.hq-9-lechitski g1310", "g1310", "ah.corps-10", "5:4 1:1 1:1")
	odds(t, "austria combat 8\nah.corps-10 s0605\nse.uzice-brigade s0705\nse.hq-3-jurisic-sturm s0705", "s0705", "ah.corps-10", "5:1 5:1 5:1")
	// Neither supply nor command changes it.
	g = place(t, "allied combat 8\nru.hq-8-brusilov g0812 {\"commanded\":false}\nru.corps-9 g0812\nah.bde-11-mountain g0813")
	g.prepare("g0813", "ru.corps-9", "ru.hq-8-brusilov")
	g.weighs("3:1 3:1 3:1")
}
