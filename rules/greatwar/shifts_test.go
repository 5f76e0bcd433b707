package greatwar_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// A shift of two makes 4:1 of 2:1 (V000-08); half of the attacking steps must be in
// the radius, and over half of the HQ's army.
func TestAttackShift(t *testing.T) {
	rulestest.Cite(t, "10.11", "10.2", "10.21", "18.1")
	text := "allied combat 8\nru.corps-9 g0213\nah.div-48 g0313\nah.hq-kummer g0415\nru.corps-14 g0314\n"
	g := place(t, text+"ru.hq-3-ruzski g0212")
	g.prepare("g0313", "ru.corps-9")
	g.weighs("4:2 2:1 2:1")
	g.Refuses("shift =ah.hq-kummer", "10.21")
	g.Refuses("shift =ru.corps-9", "10.21")
	g.Do("shift =ru.hq-3-ruzski")
	g.weighs("4:2 2:1 4:1")
	g.Refuses("shift =ru.hq-3-ruzski", "10.21")
	// Half of another army is too much.
	g.Do("commit ru.corps-14")
	g.Refuses("declare", "18.1")
	// The last column is the last.
	g = place(t, "allied combat 8\nru.corps-9 g0213\nah.bde-11-mountain g0313\nru.corps-10 g0213\nru.hq-3-ruzski g0212")
	g.prepare("g0313", "ru.corps-9", "ru.corps-10", "=ru.hq-3-ruzski")
	g.weighs("8:1 6:1 6:1")
	// A reduced headquarters has none, and the Kummer group has none at all.
	g = place(t, text+"ru.hq-3-ruzski g0212 {\"lost\":1}")
	g.prepare("g0313", "ru.corps-9")
	g.Refuses("shift =ru.hq-3-ruzski", "10.21")
	// Radius three: from g0111 the hex g0213 is in, from g0110 it is not.
	g = place(t, text+"ru.hq-3-ruzski g0111")
	g.prepare("g0313", "ru.corps-9", "=ru.hq-3-ruzski")
	g = place(t, text+"ru.hq-3-ruzski g0110")
	g.prepare("g0313", "ru.corps-9")
	g.Refuses("shift =ru.hq-3-ruzski", "10.21")
	// Half of the steps in it is enough, less is not.
	g = place(t, text+"ru.corps-10 g0314\nru.hq-3-ruzski g0111")
	g.prepare("g0313", "ru.corps-9", "ru.corps-10", "=ru.hq-3-ruzski")
	g = place(t, text+"ru.corps-10 g0314\nru.hq-3-ruzski g0111\nru.cav-7 g0314")
	g.prepare("g0313", "ru.corps-9", "ru.corps-10", "ru.cav-7")
	g.Refuses("shift =ru.hq-3-ruzski", "10.21")
	g = place(t, text+"ru.hq-4-salza g0212")
	g.prepare("g0313", "ru.corps-9")
	g.Refuses("shift =ru.hq-4-salza", "18.1")
	// No shift lifts an attack into the table.
	g = place(t, "austria combat 8\nah.div-9 g1311\nah.corps-10 g1311\nru.corps-25 g1310\nah.hq-5-frank g1311")
	g.prepare("g1310", "ah.div-9", "=ah.hq-5-frank")
	g.Refuses("declare", "8.8")
}

// One shift of each level, and each headquarters once a phase.
func TestShiftsPerLevelAndPhase(t *testing.T) {
	rulestest.Cite(t, "10.22", "10.11", "10.24")
	text := `allied combat 8
		ru.corps-9 g0213
		ru.corps-14 g0213 {"lost":3}
		ah.div-48 g0313
		ah.div-1 g0214
		ru.corps-10 g0114
		ru.hq-3-ruzski g0113
		ru.hq-8-brusilov g0113`
	g := place(t, text)
	g.prepare("g0313", "ru.corps-9", "ru.corps-14", "=ru.hq-3-ruzski")
	g.Refuses("shift =ru.hq-8-brusilov", "10.22")
	g.Do("declare")
	if g.P.Status().Stage == "defence" {
		g.Do("pass")
	}
	g.Throw("roll", 5)
	g.finish()
	g.Do("attack g0214", "commit ru.corps-10")
	g.Refuses("shift =ru.hq-3-ruzski", "10.11")
	// A hero who fights in one attack shifts no other, and the other way round.
	text = `allied combat 8
		ru.corps-12 g0213
		ru.corps-7 g0114
		ru.hq-8-brusilov g0114
		ah.div-48 g0313
		ah.div-1 g0214`
	g = place(t, text)
	g.prepare("g0214", "ru.corps-7", "ru.hq-8-brusilov")
	g.Do("declare")
	g.Throw("roll", 5)
	g.finish()
	g.Do("attack g0313", "commit ru.corps-12")
	g.Refuses("shift =ru.hq-8-brusilov", "10.11")
	g = place(t, text)
	g.prepare("g0313", "ru.corps-12", "=ru.hq-8-brusilov")
	g.Do("declare")
	g.Throw("roll", 5)
	g.finish()
	g.Do("attack g0214", "commit ru.corps-7")
	g.Refuses("commit ru.hq-8-brusilov", "10.24")
	// In one combat he may do both.
	g = place(t, text)
	g.prepare("g0214", "ru.corps-7", "ru.hq-8-brusilov", "=ru.hq-8-brusilov")
	g.weighs("5:2 2:1 4:1")
	g.Do("declare")
}

// finish takes whatever is offered first until the attack is over, without an
// advance.
func (g *game) finish() {
	g.T.Helper()
	for range 50 {
		switch g.P.Status().Stage {
		case "option", "affect", "loss", "retreat", "displace":
			if _, err := g.P.Do(g.P.Offers()[0].Action); err != nil {
				g.T.Fatal(err)
			}
		case "advance":
			g.Do("done")
		default:
			return
		}
	}
}

func TestDefensiveShift(t *testing.T) {
	rulestest.Cite(t, "18.2", "18.1", "10.24")
	text := "allied combat 8\nru.corps-9 g0213\nru.corps-10 g0213\nah.hq-6-potiorek g0414\n"
	attack := func(more string) *game {
		g := place(t, text+more)
		g.prepare("g0313", "ru.corps-9", "ru.corps-10")
		g.Do("declare")
		return g
	}
	g := attack("ah.div-9 g0313\nah.hq-5-frank g0413")
	g.Stage("defence", "austria")
	g.weighs("8:3 2:1 2:1")
	g.Refuses("shift =ah.hq-6-potiorek", "10.21") // its shift is nothing
	g.Do("shift =ah.hq-5-frank")
	g.weighs("8:3 2:1 1:1")
	g.Stage("roll", "allied")
	// The defender need not.
	g = attack("ah.div-9 g0313\nah.hq-5-frank g0413")
	g.Do("pass")
	g.weighs("8:3 2:1 2:1")
	for _, c := range []struct{ more, hq, cas string }{
		{"ah.div-9 g0313\nah.corps-1 g0313\nah.hq-5-frank g0413", "ah.hq-5-frank", "18.1"},                                                // mostly 1st Army
		{"ah.div-9 g0313\nah.div-21 g0313\nah.div-36 g0313\nah.bde-13 g0313\nah.hq-5-frank g0413 {\"lost\":1}", "ah.hq-5-frank", "10.21"}, // no shift left
		{"ah.div-9 g0313\nah.hq-5-frank g0613", "ah.hq-5-frank", ""},                                                                      // three hexes
		{"ah.div-9 g0313\nah.hq-5-frank g0713", "ah.hq-5-frank", "18.2"},                                                                  // four
		{"ah.div-9 g0313\nah.hq-5-frank g0413 {\"used\":true}", "ah.hq-5-frank", "10.11"},                                                 // used
		{"ah.corps-9 g0313\nah.corps-4 g0313\nah.hq-2-boehm-ermolli g0413", "ah.hq-2-boehm-ermolli", ""},                                  // 8 points of 14
		{"ah.div-9 g0313\nah.div-21 g0313\nah.div-36 g0313\nah.div-42 g0313\nah.bde-13 g0313\nah.hq-5-frank g0413", "ah.hq-5-frank", ""},  // 9 of 10
	} {
		g := place(t, text+c.more+"\nah.hq-4-auffenberg g0414\nah.corps-2 g0415\nah.corps-6 g0214")
		g.prepare("g0313", "ru.corps-9", "ru.corps-10")
		if c.cas == "" {
			g.Do("declare", "shift ="+c.hq)
			continue
		}
		g.Do("declare")
		if g.P.Status().Stage == "defence" {
			g.Refuses("shift ="+c.hq, c.cas)
		}
	}
	// Command strength 4 cannot cover six stacking points, though it can four.
	serbs := "austria combat 8\nah.corps-10 s0605\nah.corps-1 s0605\nse.hq-2-stepanovic s0805\nse.dunav-i s0705\nse.morava-i s0705\n"
	g = place(t, serbs+"se.sumadija-i s0705\nse.timok-ii s0804")
	g.prepare("s0705", "ah.corps-10", "ah.corps-1")
	g.Do("declare")
	if g.P.Status().Stage == "defence" {
		t.Error("six stacking points are covered by a command strength of four")
	}
	g = place(t, serbs)
	g.prepare("s0705", "ah.corps-10", "ah.corps-1")
	g.Do("declare", "shift =se.hq-2-stepanovic")
	// Not below the first column, and after the attacker's shifts.
	g = place(t, "austria combat 8\nah.corps-9 g1311\nah.hq-2-boehm-ermolli g1311\nru.corps-12 g1310\nru.hq-8-brusilov g1309\nah.div-20 g1311")
	g.prepare("g1310", "ah.corps-9", "ah.div-20", "=ah.hq-2-boehm-ermolli")
	g.weighs("7:8 1:2 1:1")
	g.Do("declare", "shift =ru.hq-8-brusilov")
	g.weighs("7:8 1:2 1:2")
	// A hero who has shifted elsewhere adds no strength.
	g = place(t, "austria combat 8\nah.corps-9 g1311\nah.corps-4 g1309\nru.corps-12 g1310\nah.corps-7 g1311\nru.corps-7 g1409\nru.hq-8-brusilov g1409")
	g.prepare("g1310", "ah.corps-9", "ah.corps-7")
	g.Do("declare", "shift =ru.hq-8-brusilov")
	g.Throw("roll", 6)
	g.finish()
	g.prepare("g1409", "ah.corps-4")
	g.weighs("5:8 1:2 1:2")
	// And one who has defended elsewhere does not shift.
	g = place(t, "austria combat 8\nah.corps-9 g1311\nah.corps-4 g1309\nru.corps-12 g1310\nah.corps-7 g1311\nru.corps-7 g1409\nru.hq-8-brusilov g1409")
	g.prepare("g1409", "ah.corps-4")
	g.Do("declare", "pass")
	g.Throw("roll", 6)
	g.finish()
	g.prepare("g1310", "ah.corps-9", "ah.corps-7")
	g.Do("declare")
	g.Stage("roll", "austria")
}

func TestPutnik(t *testing.T) {
	rulestest.Cite(t, "19.1", "19.11", "19.12", "19.13")
	text := `allied combat 8
		se.hq-sok-putnik s1003
		se.timok-i s0705
		se.drina-i s0705
		ah.div-1 s0605
		ah.div-48 s0506
		se.morava-i s0606
		state {"serbian_supply":9}
		`
	g := place(t, text)
	g.prepare("s0605", "se.timok-i")
	g.Refuses("shift =se.hq-sok-putnik", "19.12") // alone
	// Bojović has no shift of his own, and passes on Putnik's, to any army.
	g = place(t, text+"se.hq-1-bojovic s0805")
	g.prepare("s0605", "se.timok-i", "se.drina-i")
	g.weighs("2:2 1:1 1:1")
	g.Do("shift =se.hq-sok-putnik")
	g.weighs("2:2 1:1 4:1")
	g.Do("declare")
	g.Throw("roll", 6)
	g.finish()
	if _, state := g.Record("se.hq-1-bojovic"); state["used"] != true {
		t.Error("the second headquarters is not bound to the attack")
	}
	g.prepare("s0506", "se.morava-i")
	g.Refuses("shift =se.hq-sok-putnik", "10.11") // one attack a turn
	// Both shifts together.
	g = place(t, text+"se.hq-2-stepanovic s0805\nse.dunav-i s0705")
	g.prepare("s0605", "se.timok-i", "se.dunav-i", "=se.hq-sok-putnik")
	g.Refuses("shift =se.hq-2-stepanovic", "18.1") // half is not over half
	g = place(t, text+"se.hq-2-stepanovic s0805\nse.dunav-i s0705")
	g.prepare("s0605", "se.dunav-i", "=se.hq-sok-putnik", "=se.hq-2-stepanovic")
	g.weighs("1:2 1:2 4:1")
	// The second headquarters has used its own in another attack.
	g = place(t, text+"se.hq-2-stepanovic s0805")
	g.prepare("s0506", "se.morava-i", "=se.hq-2-stepanovic")
	g.Do("declare")
	g.Throw("roll", 6)
	g.finish()
	g.prepare("s0605", "se.timok-i")
	g.Refuses("shift =se.hq-sok-putnik", "19.12")
	// Out of Putnik's radius of four, or itself too far from the attackers.
	g = place(t, text+"se.hq-1-bojovic s0808")
	g.prepare("s0605", "se.timok-i")
	g.Refuses("shift =se.hq-sok-putnik", "19.12")
	g = place(t, text+"se.hq-1-bojovic s1205")
	g.prepare("s0605", "se.timok-i")
	g.Refuses("shift =se.hq-sok-putnik", "19.12")
	// Never for the defence.
	g = place(t, "austria combat 8\nah.corps-10 s0605\nse.hq-sok-putnik s1003\nse.hq-2-stepanovic s0805\nse.dunav-i s0705\nse.morava-i s0705")
	g.prepare("s0705", "ah.corps-10")
	g.Do("declare")
	g.Stage("defence", "allied")
	g.Refuses("shift =se.hq-sok-putnik", "19.13")
}
