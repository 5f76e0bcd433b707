package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// A position in which a unit bears a marker that it may not have is refused with the
// case.
func TestMarkersOnTheWrongUnits(t *testing.T) {
	rulestest.Cite(t, "8.4.1", "9.5.1", "10.5.4", "3.6", "8.2.7", "6.4.2", "7.4", "8.3.1", "9.1", "12.5", "14.4.1")
	for unit, cas := range map[string]string{
		`ge.1-c 19.30 {"aim":1}`:          "8.4.1",
		`ge.gar-kbg 19.30 {"aim":1}`:      "8.4.1",
		`ge.train-1 19.30 {"aim":1}`:      "8.4.1",
		`ge.1-1 19.30 {"displaced":true}`: "9.5.1",
		`ge.1-1 19.30 {"given":1}`:        "10.5.4",
		`ge.1-1 19.30 {"extended":true}`:  "3.6",
		`ge.train-1 19.30 {"settling":1}`: "8.2.7",
		// A depot or a train in its normal mode has no limit to be recorded, and beyond it there is none.
		`ge.depot-8-major 19.30 {"given":1}`:                 "10.5.4",
		`ge.train-1 19.30 {"given":1}`:                       "10.5.4",
		`ge.train-1 19.30 {"given":3,"extended":true}`:       "10.5.4",
		`ge.depot-8-major 19.30 {"given":5,"extended":true}`: "10.5.4",
		`ge.1-1 19.30 {"isolated":true}`:                     "14.4.1",
		`ge.masurian 19.30 {"status":2}`:                     "6.4.2",
		`ge.fa-kbg 19.30 {"disorder":1}`:                     "7.4",
		`ge.fa-kbg 19.30 {"forced":1}`:                       "8.3.1",
		`ge.1-1 19.30 {"order":"stay"}`:                      "9.1",
		`ge.fort-kulm 19.30 {"stood":true}`:                  "12.5",
	} {
		s := language.Describe(t, "russia attack 3\nru.25-3 18.30\n"+unit)
		s.Scenario = "tannenberg"
		if _, err := ruleset(t).SetUp(s); err == nil || !strings.Contains(err.Error(), cas) || !strings.Contains(err.Error(), split(unit)[0]) {
			t.Errorf("%s: %v", unit, err)
		}
	}
}

// A position whose displays disagree with the rules, with each other or with the map is
// refused with the case.
func TestDisplaysThatDisagree(t *testing.T) {
	rulestest.Cite(t, "6.2", "6.2.1", "6.2.2", "6.2.2a", "6.2.4")
	for units, cas := range map[string]string{
		// The corps of its designation is there, and it is on the track of another one.
		`ru.25-3 36.19 {"corps":"4"}/ru.train-3 35.18/ru.train-4 34.20`: "6.2.2",
		// It is a guest of a corps of another army.
		`ru.54-r 36.20 {"corps":"15"}/ru.train-15 35.18`:             "6.2.1",
		`ru.54-r 36.20 {"corps":"3"}/ru.train-3 35.18 {"army":"2r"}`: "6.2.1",
		`ru.1-c 36.20 {"corps":"3"}/ru.train-3 35.18`:                "6.2.2a",
		`ru.54-r 36.20 {"army":"8"}`:                                 "6.2",
		`ge.6-lw 45.20 {"army":"1a"}`:                                "6.2.4",
		`ge.3-r 45.20 {"army":"1a"}/ge.1-r-1-r 45.20 {"army":"1a"}`:  "6.2.4",
		`ah.3-c 45.20 {"army":"8"}/ah.9-c 45.20 {"army":"8"}`:        "6.2.4",
		`ru.25-3 36.19/ru.27-3 36.19/ru.54-r 36.20 {"corps":"3"}/ru.57-r 36.20 {"army":"1r","corps":"3"}/ru.train-3 35.18`: "6.2.2a",
		// Six corps and one of cavalry are what the army takes.
		`ru.train-3 35.18/ru.train-4 35.18/ru.train-20 35.18/ru.train-26-r 35.18/ru.train-2 35.18 {"army":"1r"}/ru.train-6 35.18 {"army":"1r"}/ru.train-13 35.18 {"army":"1r"}/ru.train-15 35.18 {"army":"1r"}`: "6.2.1",
	} {
		s := language.Describe(t, "russia movement 3\nge.1-1 41.19\n"+strings.ReplaceAll(units, "/", "\n"))
		s.Scenario = "tannenberg"
		if _, err := ruleset(t).SetUp(s); err == nil || !strings.Contains(err.Error(), "("+cas+")") {
			t.Errorf("%s: %v, want %s", units, err, cas)
		}
	}
	// What the Attachment Phase allows is allowed.
	place(t, `russia movement 3
		ru.25-3 36.19
		ru.54-r 36.20 {"corps":"3"}
		ru.train-3 35.18
		ge.3-r 45.20 {"army":"1a"}
		ah.3-c 45.20 {"army":"8"}`)
}

// What may not be attacked is refused with the case: empty hexes, one's own, those that
// were attacked in the phase, hexes across which nobody can go, and units that an attack
// has beaten.
func TestWhatMayNotBeAttacked(t *testing.T) {
	rulestest.Cite(t, "10.1", "10.1.1", "10.1.2", "3.6.3")
	g := place(t, "russia attack 3\nge.1-1 19.30\nru.25-3 18.30\nge.2-1 26.17\nru.27-3 26.16\nge.36-17 29.20\nge.35-17 18.31\nru.28-20 18.30\nru.depot-1-army-major 16.28")
	g.Refuses("attack 17.30", "10.1") // nobody is there
	g.Refuses("attack 18.30", "10.1") // one's own
	g.Refuses("attack 29.20", "10.1") // nobody is beside it
	g.Refuses("attack 26.17", "10.1") // a grand river without a crossing
	g.announce("18.31", "ru.25-3")
	g.Do("attack 19.30")
	g.Refuses("commit ru.25-3", "10.1.1")
	g.Refuses("commit ge.1-1", "5.4")
	g.Refuses("commit ru.depot-1-army-major", "10.1.2")
}

// 9.4 gathers what is particular to cavalry: it marches six points farther, prepares no
// attack and does not fight together with infantry.
func TestCavalryElsewhere(t *testing.T) {
	rulestest.Cite(t, "9.4", "8.3", "8.4.1", "10.1.4")
	g := battlefield(t, "russia movement 3\nru.1-c 18.30\nru.27-3 18.30\nge.1-1 19.30")
	before := g.figure("ru.1-c", "left")
	g.Do("pick ru.1-c", "force ru.1-c")
	if got := g.figure("ru.1-c", "left") - before; got != 6*parts {
		t.Errorf("it marches %v points farther", got/parts)
	}
	g.Refuses("prepare 19.30", "8.4.1")
	g = battlefield(t, "russia attack 3\nru.1-c 18.30\nru.27-3 18.30\nge.1-1 19.30")
	g.Do("attack 19.30", "commit ru.27-3")
	g.Refuses("commit ru.1-c", "10.1.4")
}

// Nobody is left to hold an Improved Position: it is gone.
func TestWorksThatNobodyHolds(t *testing.T) {
	rulestest.Cite(t, "13.4")
	s := language.Describe(t, "russia movement 3\nstate {\"works\":[{\"hex\":\"19.30\",\"level\":1,\"side\":\"russia\"}]}\nru.25-3 18.30\nge.1-1 30.20")
	s.Scenario = "tannenberg"
	if _, err := ruleset(t).SetUp(s); err == nil || !strings.Contains(err.Error(), "(13.4)") {
		t.Errorf("%v, want 13.4", err)
	}
}
