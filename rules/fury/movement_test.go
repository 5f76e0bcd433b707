package fury_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestMovement(t *testing.T) {
	rulestest.Cite(t, "8", "9", "9.1", "3 note 1", "3 note 2")
	g := place(t, `russia movement 3
		state {"front":"south"}
		ru.v 1313
		ru.hq-5 1313
		ru.xvii 1214
		ru.ii 1305
		ah.i 1114
		ah.hq-1 1115`)
	g.Refuses("pick ru.ii", "8")
	g.Refuses("pick ah.i", "8")
	g.Do("pick ru.v")
	g.Refuses("step 1113", "9") // not adjacent
	g.Do("step 1213")
	g.Do("step 1113") // in the zone of the I Corps
	g.Refuses("pick ru.v", "9")
	g.is("ru.v", "1113")
	// From zone to zone only to friends: 1214 and 1113 are both beside 1114.
	g.Do("pick ru.xvii")
	g.Do("step 1113")
	g.is("ru.xvii", "1113")
	g = place(t, `russia movement 3
		state {"front":"south"}
		ru.v 1313
		ru.hq-5 1313
		ru.xvii 1214
		ah.i 1114`)
	g.Do("pick ru.xvii")
	g.Refuses("step 1113", "9.1")
	g.Refuses("step 1114", "9")
	g.Do("step 1213", "halt", "pick ru.hq-5", "step 1213")
	g.Refuses("step 1113", "9") // alone into contact
	// Mountains cost two points away from a railway.
	for from, want := range map[string]int{"1217": 1, "1018": 2} {
		g = place(t, "central movement 3\n state {\"front\":\"south\"}\n ah.i "+from+"\n ah.hq-1 "+from)
		g.Do("pick ah.i")
		if o, ok := g.Offer("step 1117"); !ok || o.Cost != want {
			t.Errorf("into the mountains from %s costs %d, want %d", from, o.Cost, want)
		}
	}
	// The sea and Romania are closed.
	g = place(t, "central movement 3\n state {\"front\":\"north\"}\n ge.i 1104\n ge.hq-8 1104")
	g.Do("pick ge.i")
	g.Refuses("step 1103", "3 note 1")
	g = place(t, "russia movement 3\n state {\"front\":\"south\"}\n ru.v 1621\n ru.hq-5 1621")
	g.Do("pick ru.v")
	g.Refuses("step 1622", "3 note 2")
}

func TestStacking(t *testing.T) {
	rulestest.Cite(t, "9.2")
	g := place(t, `russia movement 3
		state {"front":"south"}
		ru.v 1313
		ru.xvii 1413
		ru.xix 1413
		ru.hq-5 1413
		ru.gr 1312
		ru.hq-4 1312`)
	g.Do("pick ru.v", "step 1413") // through
	g.Refuses("halt", "9.2")
	g.Do("step 1513", "pick ru.xvii", "step 1313")
	g.Refuses("step 1312", "9.2")
}

func TestRail(t *testing.T) {
	rulestest.Cite(t, "9.3")
	g := place(t, `central movement 3
		state {"front":"north","rail":[5,3,1]}
		ge.i 0308
		ge.xvii 0308
		ge.hq-8 0308
		ru.iii 1305
		ru.hq-1 1305`)
	g.Do("pick ge.i")
	g.Refuses("ride 1205", "9.3") // in an enemy zone
	g.Refuses("ride 0710", "9.3") // abroad
	g.Do("ride 1004")
	g.is("ge.i", "1004")
	if g.P.Status().Stage == "moving" {
		g.Do("halt")
	}
	g.Do("pick ge.xvii")
	g.Refuses("ride 1105", "9.3") // no point left
	g.Do("halt", "pick ge.hq-8", "ride 1004")
	g.is("ge.hq-8", "1004")
	// A German unit in an Austrian army rides on Austrian railways only.
	g = place(t, `central movement 3
		state {"front":"south"}
		ge.gd-r 0615 {"army":"ah.hq-1"}
		ah.hq-1 0615`)
	g.Do("pick ge.gd-r")
	g.Refuses("ride 0514", "9.3")
	g.Do("ride 1316")
	if rail := string(g.P.AppendJSON(nil)); !strings.Contains(rail, `"rail":[5,2,3]`) {
		t.Error("the ride did not cost Austria-Hungary a point")
	}
}

func TestDisplacement(t *testing.T) {
	rulestest.Cite(t, "9")
	g := place(t, `russia movement 3
		state {"front":"south"}
		ru.v 1313
		ru.hq-5 1313
		ah.i 1015
		ah.hq-1 1114`)
	g.Do("pick ru.v", "step 1214")
	g.Stage("displace", "central")
	g.Refuses("displace ah.hq-1 1213", "9")
	g.Do("displace ah.hq-1 1015")
	g.Stage("moving", "russia")
	// Nobody leaves his headquarters alone with the enemy.
	g = place(t, "russia movement 3\n state {\"front\":\"south\"}\n ru.v 1214\n ru.hq-5 1214\n ah.i 1114")
	g.Refuses("pick ru.v", "9")
	g.Do("pick ru.hq-5", "step 1313", "halt", "pick ru.v")
}

func TestDutyToAttack(t *testing.T) {
	rulestest.Cite(t, "2.2")
	// The 1st Army must attack: the movement does not end while a unit could come to it.
	const near = "russia movement 3\n state {\"front\":\"north\"}\n ru.hq-1 1505\n ru.iii 1405\n ge.koe-r 1205"
	g := place(t, near)
	g.Refuses("done", "2.2")
	g.Do("pick ru.iii", "step 1305", "pick ru.hq-1", "step 1405", "halt", "declare 1205 1305")
	// So must the headquarters, where nobody is in its range.
	g = place(t, "russia movement 3\n state {\"front\":\"north\"}\n ru.hq-1 1605\n ru.iii 1305\n ge.koe-r 1205")
	g.Do("pick ru.iii", "halt")
	g.Refuses("done", "2.2")
	g.Do("pick ru.hq-1", "step 1505", "halt", "declare 1205 1305")
	// An inactive one owes nothing, but in the first turn it does.
	g = place(t, strings.Replace(near, "1505", `1505 {"active":false}`, 1))
	g.Do("done")
	g = place(t, strings.Replace(strings.Replace(near, "1505", `1405 {"active":false}`, 1), "movement 3", "movement 1", 1))
	g.Refuses("done", "2.2")
}

// Nobody dodges the duty: the last unit that could attack neither marches off nor
// stays where it cannot, and the headquarters neither rides nor walks away from it.
func TestNoMoveForfeitsTheDuty(t *testing.T) {
	rulestest.Cite(t, "2.2")
	const near = "russia movement 1\n state {\"front\":\"north\"}\n ru.hq-1 1505\n ru.iii 1405\n ge.koe-r 1205"
	g := place(t, near)
	g.Do("pick ru.iii")
	g.Refuses("step 1504", "2.2")
	g.Refuses("halt", "2.2")
	owed := g.P.View("russia").Prompt.Owed
	if len(owed) != 1 || owed[0].Case != "2.2" || !slices.Contains(owed[0].Hexes, "1305") || owed[0].Overlay.Kind != "command" {
		t.Errorf("the march cannot end, and what is owed is %+v", owed)
	}
	if got := marks(g.Overlay("russia", rules.Query{Kind: "reach", Unit: "ru.iii"}), "reach"); strings.Contains(got, "1504") {
		t.Errorf("the unit is shown to reach %s", got)
	}
	if got := marks(g.Overlay("russia", rules.Query{Kind: "choice"}), "closed"); !strings.Contains(got, "1504") {
		t.Errorf("closed are %q", got)
	}
	g.Do("step 1305")
	// The headquarters commands two hexes: it can neither go out of reach nor stay there.
	g.Do("pick ru.hq-1")
	g.Refuses("ride 1806", "2.2")
	g.Do("step 1606", "step 1607")
	g.Refuses("halt", "2.2")
	g.Refuses("step 1707", "2.2")
	g.Do("step 1506", "declare 1205 1305")
	// Another unit that can attack sets both free.
	g = place(t, near+"\n ru.iv 1305")
	g.Do("pick ru.iii", "step 1504")
	// Nobody is bound who has nothing to attack.
	g = place(t, "russia movement 1\n state {\"front\":\"north\"}\n ru.hq-1 1605\n ru.iii 1604\n ge.koe-r 0705")
	g.Do("pick ru.iii", "step 1704")
}

// The prompt says what an army owes: who could attack, from where, and that the
// headquarters is too far.
func TestOwedMoves(t *testing.T) {
	rulestest.Cite(t, "2.2", "10.1")
	g := place(t, "russia movement 3\n state {\"front\":\"north\"}\n ru.hq-1 1605\n ru.iii 1305\n ge.koe-r 1205")
	for side, want := range map[rules.Side]int{"": 1, "russia": 1, "central": 0} {
		if owed := g.P.View(side).Prompt.Owed; len(owed) != want {
			t.Errorf("%q is told that %d attacks are owed, want %d", side, len(owed), want)
		}
	}
	d := g.P.View("russia").Prompt.Owed[0]
	if !strings.Contains(d.Text, "bring its headquarters closer") || !slices.Contains(d.Units, "ru.hq-1") || !slices.Contains(d.Hexes, "1305") {
		t.Errorf("what is owed is %+v", d)
	}
	g.Do("pick ru.iii", "halt", "pick ru.hq-1", "step 1505", "halt")
	d = g.P.View("russia").Prompt.Owed[0]
	if !strings.Contains(d.Text, "declare an attack") || strings.Join(d.Units, " ") != "ru.iii" || strings.Join(d.Hexes, " ") != "1205 1206" {
		t.Errorf("what is owed is %+v", d)
	}
	g.Do("declare 1205 1305")
	if owed := g.P.View("russia").Prompt.Owed; len(owed) > 0 {
		t.Errorf("the attack is declared, and what is owed is %+v", owed)
	}
}

func TestHeadquartersInFortress(t *testing.T) {
	rulestest.Cite(t, "9")
	// In a fortress that was never taken it is not alone, in another it is.
	const line = "russia movement 3\n state {\"front\":\"north\"%s}\n ru.iii 1204\n ru.hq-1 1405 {\"active\":false}\n ge.hq-8 1004\n"
	g := place(t, strings.Replace(line, "%s", "", 1))
	g.Do("pick ru.iii", "step 1104")
	g.is("ge.hq-8", "1004")
	g = place(t, strings.Replace(line, "%s", `,"forts":[{"hex":"1004","holder":"central","taken":true}]`, 1))
	g.Do("pick ru.iii", "step 1104")
	if hex, _ := g.Record("ge.hq-8"); hex == "1004" {
		g.Stage("displace", "central")
	}
}

func TestLiftedSiegeStops(t *testing.T) {
	rulestest.Cite(t, "10.5", "9.1", "9.2")
	// Who lifts a siege stops in the zone of the fortress: he cannot pass through units
	// of another army there, to be left without room.
	const line = `central movement 3
		state {"front":"south","forts":[{"hex":"1012","holder":"russia","besieged":true}]}
		ah.hq-1 0813 {"active":false}
		ah.i 1012
		ah.ii 0912
		ah.hq-4 0814 {"active":false}`
	g := place(t, line)
	g.Do("pick ah.i")
	g.Refuses("step 0912", "9.2")
	g.Do("step 0911")
	g.Stage("move", "central") // it has stopped
	h := place(t, line+"\n ah.v 1012")
	h.Do("pick ah.i", "step 0912") // the other keeps the siege up
	h.Stage("moving", "central")
}
