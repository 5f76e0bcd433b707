package twilight_test

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// supplied announces an attack on 19.30 by some units and comes to the allocation of its
// Ammunition Points. The First Army's depots stand where the text says.
func supplied(t *testing.T, text string, units ...string) *game {
	t.Helper()
	g := place(t, "russia attack 3\nge.1-1 19.30\n"+text)
	g.announce("19.30", units...)
	g.Do("done")
	return g
}

// A point serves all units of a corps, or one stack of independent ones; a combat takes
// two, and nobody is given one twice.
func TestAPointServesACorpsOrAStack(t *testing.T) {
	rulestest.Cite(t, "10.5.1")
	const depot = "\nru.depot-1-army-major 16.28"
	g := supplied(t, "ru.25-3 18.30\nru.27-3 19.29"+depot, "ru.25-3", "ru.27-3")
	g.Do("ap ru.25-3 =ru.depot-1-army-major")
	g.Refuses("ap ru.27-3 =ru.depot-1-army-major", "10.5.1")
	g.Refuses("ap ru.25-3 =ru.depot-1-army-major", "10.5.1")
	g = supplied(t, "ru.54-r 18.30\nru.57-r 18.30"+depot, "ru.54-r", "ru.57-r")
	g.Do("ap ru.54-r =ru.depot-1-army-major")
	g.Refuses("ap ru.57-r =ru.depot-1-army-major", "10.5.1")
	g = supplied(t, "ru.54-r 18.30\nru.57-r 19.29\nru.25-3 20.30"+depot, "ru.54-r", "ru.57-r", "ru.25-3")
	g.Do("ap ru.54-r =ru.depot-1-army-major", "ap ru.57-r =ru.depot-1-army-major")
	g.Refuses("ap ru.25-3 =ru.depot-1-army-major", "10.5.1")
	g.Refuses("ap ge.1-1 =ru.depot-1-army-major", "5.4")
}

// An Asset Unit that is stacked with a formation shares its point, wherever it was
// attached before.
func TestAnAssetSharesThePointOfItsFormation(t *testing.T) {
	rulestest.Cite(t, "10.5.1", "6.4.1")
	g := supplied(t, "ru.25-3 18.30\nru.1-hv 18.30 {\"corps\":\"\"}\nru.depot-1-army-major 16.28", "ru.25-3", "ru.1-hv")
	g.Do("ap ru.25-3 =ru.depot-1-army-major", "done")
	g.through("roll", "russia")
	if got := g.sheet().Attacker.Artillery; got != 9 {
		t.Errorf("division and guns fire with %d", got)
	}
}

// Who has no artillery, or bears a marker of half strength or displacement, is given none.
func TestWhoIsGivenAmmunition(t *testing.T) {
	rulestest.Cite(t, "10.5", "9.5.1a")
	g := place(t, "russia attack 3\nge.1-1 19.30 {\"half\":1}\nge.fa-kbg 19.30 {\"displaced\":true}\nge.masurian 19.30\nru.25-3 18.30\nge.depot-8-major 21.31\nru.27-3 30.30")
	g.announce("19.30", "ru.25-3")
	g.Do("done")
	if g.P.Status().Stage == "ammunition" {
		t.Errorf("there are %v", g.All())
	}
}

// The ultimate source is a depot of the army, which neither relocates nor consolidates nor
// bears an Out of Supply marker; the train of the corps may pass a point on, even where
// it is out of supply itself.
func TestSourcesOfAmmunition(t *testing.T) {
	rulestest.Cite(t, "10.5.2")
	far := "ru.25-3 18.30\nru.train-3 17.30 {\"supply\":\"out\"}\nru.depot-2-army-major 16.29\nru.depot-1-army-major 16.25 "
	g := supplied(t, far, "ru.25-3")
	g.Do("ap ru.25-3 =ru.train-3+ru.depot-1-army-major")
	g = supplied(t, far, "ru.25-3")
	g.Refuses("ap ru.25-3 =ru.depot-2-army-major", "10.5.2")
	g.Refuses("ap ru.25-3 =ru.train-20+ru.depot-1-army-major", "10.5.2")
	g.Refuses("ap ru.25-3 =nobody", "10.5.2")
	g.Refuses("ap ru.25-3 =magazine", "10.5.5")
	for _, state := range []string{`{"settling":1}`, `{"settling":2}`, `{"supply":"out"}`} {
		g := place(t, "russia attack 3\nge.1-1 19.30\nru.54-r 19.29\nru.25-3 18.30\nru.depot-1-army-minor 18.28\nru.depot-1-army-major 16.28 "+state)
		g.announce("19.30", "ru.25-3")
		g.Do("done")
		g.Refuses("ap ru.25-3 =ru.depot-1-army-major", "10.5.2")
	}
}

// Supply units go over to extended mode where they have to; what is farther off gives
// nothing.
func TestAmmunitionInExtendedMode(t *testing.T) {
	rulestest.Cite(t, "10.5.3", "10.5.4")
	for hex, want := range map[string]struct{ can, extended bool }{"18.24": {true, false}, "18.22": {true, true}, "18.16": {false, false}} {
		g := supplied(t, "ru.25-3 18.30\nru.54-r 19.29\nru.depot-1-army-minor 18.28\nru.depot-1-army-major "+hex, "ru.25-3", "ru.54-r")
		if !want.can {
			g.Refuses("ap ru.25-3 =ru.depot-1-army-major", "10.5.3")
			continue
		}
		g.Do("ap ru.25-3 =ru.depot-1-army-major")
		if got := g.flag("ru.depot-1-army-major", "extended"); got != want.extended {
			t.Errorf("from %s: extended %v", hex, got)
		}
		if n := g.figure("ru.depot-1-army-major", "given"); (n == 1) != want.extended {
			t.Errorf("from %s: %v points are recorded", hex, n)
		}
	}
}

// Points are recorded of extended trains and Major Depots and of Minor Depots; a Minor
// Depot that goes over to extended mode has two less on its marker (V002-16).
func TestWhichPointsAreRecorded(t *testing.T) {
	rulestest.Cite(t, "10.5.4")
	both := "ru.25-3 18.30\nru.54-r 19.29\nru.train-3 17.30 {\"extended\":true%s}\nru.depot-1-army-minor 17.29 %s"
	g := supplied(t, fmt.Sprintf(both, `,"given":1`, `{"given":1}`), "ru.25-3", "ru.54-r")
	g.Do("ap ru.25-3 =ru.train-3+ru.depot-1-army-minor")
	if a, b := g.figure("ru.train-3", "given"), g.figure("ru.depot-1-army-minor", "given"); a != 2 || b != 2 {
		t.Errorf("the train has %v on its marker, the depot %v", a, b)
	}
	g = supplied(t, fmt.Sprintf(both, `,"given":2`, `{"given":1}`), "ru.25-3", "ru.54-r")
	g.Refuses("ap ru.25-3 =ru.train-3+ru.depot-1-army-minor", "10.5.4")
	g = supplied(t, fmt.Sprintf(both, ``, `{"given":4}`), "ru.25-3")
	if g.P.Status().Stage == "ammunition" && g.P.Status().ToAct == "russia" {
		t.Errorf("the Minor Depot has given four and can give more: %v", g.All())
	}
	for given, left := range map[string]float64{"3": 2, "2": 1, "1": 1} { // 18.25 is five hexes off
		g := supplied(t, "ru.25-3 18.30\nru.depot-1-army-minor 18.25 {\"given\":"+given+"}", "ru.25-3")
		g.Do("ap ru.25-3 =ru.depot-1-army-minor")
		if got := g.figure("ru.depot-1-army-minor", "given"); got != left || !g.flag("ru.depot-1-army-minor", "extended") {
			t.Errorf("after %s and one more in extended mode the marker shows %v, want %v", given, got, left)
		}
	}
}

// Until they are announced points can be taken back, with all that they did.
func TestPointsAreTakenBack(t *testing.T) {
	rulestest.Cite(t, "10.2.1", "10.5.3")
	g := supplied(t, "ru.25-3 18.30\nru.27-3 18.30\nru.depot-1-army-minor 18.25 {\"given\":3}", "ru.25-3")
	g.Refuses("ap-back", "10.5")
	for _, e := range g.Do("ap ru.25-3 =ru.depot-1-army-minor") {
		if e.SeenBy("central").Text != "" {
			t.Errorf("the enemy hears of it before it is announced: %+v", e)
		}
	}
	g.Stage("ammunition", "russia")
	g.Do("ap-back")
	if g.flag("ru.depot-1-army-minor", "extended") || g.figure("ru.depot-1-army-minor", "given") != 3 || !g.Offers("ap ru.25-3 =ru.depot-1-army-minor") {
		t.Error("the point is not back")
	}
	g.Do("ap ru.25-3 =ru.depot-1-army-minor", "done")
	g.Refuses("ap-back", "5.4")
}

// An incomplete train gives two points a turn, one in extended mode, and records them.
func TestIncompleteTrainsRecordTheirPoints(t *testing.T) {
	rulestest.Cite(t, "10.5.4", "24.3")
	for state, can := range map[string]bool{`{}`: true, `{"given":1}`: true, `{"given":2}`: false, `{"extended":true}`: true, `{"extended":true,"given":1}`: false} {
		g := supplied(t, "ru.56-r-26-r 18.30 {\"corps\":\"26 R\"}\nru.54-r 19.29\nru.train-26-r 17.30 "+state+"\nru.depot-1-army-major 17.28", "ru.56-r-26-r", "ru.54-r")
		const point = "ap ru.56-r-26-r =ru.train-26-r+ru.depot-1-army-major"
		if !can {
			g.Refuses(point, "10.5.4")
			continue
		}
		before := g.figure("ru.train-26-r", "given")
		g.Do(point)
		if got := g.figure("ru.train-26-r", "given"); got != before+1 {
			t.Errorf("%s: its marker shows %v", state, got)
		}
	}
}

// A magazine gives points to stacks on fortress units of its complex, or in its hex, each
// to one stack, whatever its units are attached to. A fortress that is no complex has
// none; Boyen gives to Lötzen alone.
func TestMagazines(t *testing.T) {
	rulestest.Cite(t, "10.5.5", "12.3")
	for text, guns := range map[string]int{
		"ru.fort-kowno-2 40.20\nru.25-3 40.20\nru.27-3 40.20": 6 + 5 + 5,
		"ru.fortress-grodno-1 40.20\nru.25-3 40.20":           8,
		"ru.fort-kowno-2 40.21\nru.25-3 40.20":                0,
		"ge.fa-kbg 30.20\nru.25-3 40.20":                      0,
	} {
		g := place(t, "central attack 3\nge.1-1 41.20\nru.29-20 14.20\n"+text)
		g.announce("40.20", "ge.1-1")
		g.Do("done")
		if s := g.P.Status(); s.Stage == "ammunition" && s.ToAct == "russia" {
			g.Do("ap ru.25-3 =magazine", "done")
		}
		if got := g.sheet().Defender.Artillery; got != guns {
			t.Errorf("%q: the defenders fire with %d, want %d", text, got, guns)
		}
	}
}

func TestBoyenArmsLoetzen(t *testing.T) {
	rulestest.Cite(t, "10.5.5a")
	for hex, can := range map[string]bool{"49.27": true, "51.28": true, "53.27": false} {
		g := place(t, "russia attack 3\nge.loetzen "+hex+"\nge.1-1 "+hex+"\nge.fortress-boyen 49.27\nru.25-3 52.28\nru.26-2 48.27\nru.27-3 30.20")
		attacker := "ru.25-3"
		if hex == "49.27" {
			attacker = "ru.26-2"
		}
		g.announce(hex, attacker)
		g.Do("done")
		if got := g.Offers("ap ge.loetzen =magazine"); got != can {
			t.Errorf("in %s: Lötzen can be given ammunition: %v", hex, got)
		}
		if g.Offers("ap ge.1-1 =magazine") {
			t.Errorf("in %s: others can as well", hex)
		}
	}
}

// Before ammunition is allocated the sheet counts the artillery that two points can serve:
// of three corps two fire, where there is no depot nobody does, and of the enemy's, whose
// depots are not known, the two commands with most of it.
func TestTheSheetCountsTwoPoints(t *testing.T) {
	rulestest.Cite(t, "10.5", "10.5.1", "10.5.3")
	const near = "\nru.depot-1-army-major 16.28"
	for _, c := range []struct {
		name, text   string
		mine, theirs int
	}{
		{"three corps", "ru.25-3 18.30\nru.30-4 18.30\nru.28-20 19.29\nge.1-1 19.30" + near, 10, 7},
		{"two divisions of one corps and another's", "ru.25-3 18.30\nru.27-3 18.30\nru.28-20 19.29\nge.1-1 19.30" + near, 15, 7},
		{"no depot", "ru.25-3 18.30\nru.30-4 18.30\nge.1-1 19.30", 0, 7},
	} {
		g := place(t, "russia attack 3\n"+c.text)
		g.Do("attack 19.30", "commit-all")
		if s := g.P.View("russia").Combat; s.Attacker.Artillery != c.mine || s.Defender.Artillery != c.theirs {
			t.Errorf("%s: %d against %d guns, want %d against %d", c.name, s.Attacker.Artillery, s.Defender.Artillery, c.mine, c.theirs)
		}
	}
}

// The same for an attack that the enemy could make.
func TestAnEnemyAttackIsExpectedWithTwoPoints(t *testing.T) {
	rulestest.Cite(t, "10.5.1")
	g := place(t, "central movement 3\nru.25-3 19.30\nge.1-1 18.30\nge.35-17 19.29\nge.1-r-1-r 20.30")
	o := g.Overlay("russia", rules.Query{Kind: "threat", Side: "central"})
	if len(o.Hexes) != 1 || !strings.Contains(o.Hexes[0].Note, "48 against 13") { // 12, 12 and 10, and 14 of 18 guns
		t.Errorf("the threat is %+v", o.Hexes)
	}
}

// While points are allocated by hand the sheet still counts what could be given; once the
// defender is asked, the attacker's guns are those that he has armed.
func TestTheSheetWhilePointsAreAllocated(t *testing.T) {
	rulestest.Cite(t, "10.2.1", "10.5")
	g := place(t, "russia attack 3\nru.25-3 18.30\nru.30-4 19.29\nge.1-1 19.30\nru.depot-1-army-major 16.28\nge.depot-8-major 23.32")
	g.announce("19.30", "ru.25-3", "ru.30-4")
	guns := func(want int) {
		t.Helper()
		if got := g.Sheet().Attacker.Artillery; got != want {
			t.Errorf("the attacker's guns are %d, want %d", got, want)
		}
	}
	g.Do("done")
	guns(10)
	g.Do("ap ru.25-3 =ru.depot-1-army-major")
	guns(10)
	g.Do("done")
	guns(5)
}
