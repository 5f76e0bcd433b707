package greatwar_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// All that is due comes on with one action: by rail the largest first, as far as the
// trains go, the others on foot; or all on foot. Who is held back stays off.
func TestAllArriveAtOnce(t *testing.T) {
	rulestest.Cite(t, "14.12", "14.13", "5.31")
	text := `austria reinforcement 9
		ah.corps-6 off {"due":9}
		ah.corps-14 off {"due":9}
		ah.corps-3 off {"due":9}
		ah.div-19 off {"due":9}
		ah.hq-4-auffenberg off {"due":9}`
	g := place(t, text)
	g.Do("arrive-rail-all")
	points := 0
	for unit, n := range map[string]int{"ah.corps-6": 4, "ah.corps-14": 4, "ah.corps-3": 4, "ah.div-19": 2} {
		hex, state := g.Record(unit)
		if hex == "" {
			t.Errorf("%s has not come on", unit)
		}
		if state["entrained"] == true {
			points += n
		}
	}
	if points < 12 || points > 13 {
		t.Errorf("%d stacking points ride, of the 13 that the railway of turn 9 carries", points)
	}
	g = place(t, text)
	g.Do("wait ah.div-19", "arrive-all")
	g.Refuses("arrive-all", "4.0") // nobody is left to come
	for _, unit := range []string{"ah.corps-6", "ah.corps-14", "ah.corps-3", "ah.hq-4-auffenberg"} {
		if hex, state := g.Record(unit); hex == "" || state["entrained"] != nil {
			t.Errorf("%s is in %q, %v", unit, hex, state)
		}
	}
	if hex, _ := g.Record("ah.div-19"); hex != "" {
		t.Errorf("the 19th Division was held back, but is in %s", hex)
	}
}

// A blocked hex of entry stops those who come by it, and nobody else (14.21).
func TestWhoIsBlockedDoesNotArriveWithTheOthers(t *testing.T) {
	rulestest.Cite(t, "14.21")
	g := place(t, `austria reinforcement 9
		ah.corps-6 off {"due":9}
		ru.corps-7 g1126`)
	g.Refuses("arrive-all", "14.21")
	g.Refuses("arrive-rail-all", "14.21")
	if g.Offers("arrive-all") || g.Offers("arrive-rail-all") {
		t.Error("an arrival is offered that cannot be")
	}
}

// All victors go forward with one action, as many as find room.
func TestAllAdvanceAtOnce(t *testing.T) {
	rulestest.Cite(t, "8.71", "6.11")
	g := place(t, rear+`ru.corps-11 g0314
		ah.div-9 g0313
		ah.corps-1 g0412
		ah.corps-5 g0513`)
	g.rout("g0313", "ru.corps-9 ru.corps-10 ru.corps-11", 1, "2")
	g.finishRetreat()
	g.Stage("advance", "allied")
	g.Do("advance-all")
	in := 0
	for _, u := range []string{"ru.corps-9", "ru.corps-10", "ru.corps-11"} {
		if hex, _ := g.Record(u); hex == "g0313" {
			in++
		}
	}
	if in != 2 {
		t.Errorf("%d corps have advanced, want the two that find room", in)
	}
	if g.P.Status().Stage == "advance" {
		t.Error("nobody finds room any more, and still an advance is asked for")
	}
}

// Where many dice fall at once their sum is told after them.
func TestManyThrowsAreSummedUp(t *testing.T) {
	rulestest.Cite(t, "10.41", "9.22")
	g := place(t, "austria command 3\nah.corps-10 g0506\nah.corps-1 g0507\nah.corps-2 g0809")
	events := g.Throw("rally-all", 5, 1, 6)
	if e := last(events, "tally"); e.Text != "2 of 3 units out of command can act." {
		t.Errorf("of the throws for command it is said: %q", e.Text)
	}
	for _, x := range []struct {
		first, second int
		want          string
	}{{6, 6, "2 units are out of supply; none loses steps."}, {1, 6, "2 units are out of supply; 1 loses steps."}} {
		g = place(t, "austria movement 3\nah.corps-10 g0305\nah.corps-1 g0307")
		g.Do("done")
		g.Stage("attrition", "austria")
		if e := last(g.Throw("roll", x.first, x.second), "tally"); e.Text != x.want {
			t.Errorf("of the throws for attrition it is said: %q, want %q", e.Text, x.want)
		}
	}
}

func last(events []rules.Event, kind string) (e rules.Event) {
	for _, x := range events {
		if x.Kind == kind {
			e = x
		}
	}
	return e
}

// Cavalry on its way back sees which hexes are open, and why the others are not.
func TestTheWayBackOfCavalryIsMarked(t *testing.T) {
	g := place(t, `allied withdrawal 3
		ru.corps-7 g0505
		ah.cav-6 g0506
		ah.corps-10 g0604`)
	g.Throw("withdraw ah.cav-6", 5)
	o, err := g.P.Overlay("austria", rules.Query{Kind: "choice"})
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]string{}
	for _, m := range o.Hexes {
		kinds[m.Hex] = m.Kind
	}
	for _, hex := range strings.Fields(g.Hexes("back", "")) {
		if kinds[hex] != "open" && kinds[hex] != "costly" {
			t.Errorf("%s can be chosen, but is marked %q", hex, kinds[hex])
		}
		delete(kinds, hex)
	}
	if kinds["g0506"] != "here" {
		t.Errorf("the cavalry's own hex is marked %q", kinds["g0506"])
	}
	delete(kinds, "g0506")
	for hex, kind := range kinds {
		if kind != "closed" {
			t.Errorf("%s cannot be chosen, but is marked %q", hex, kind)
		}
	}
}

// A headquarters that must give way sees its refuges.
func TestRefugesAreMarked(t *testing.T) {
	rulestest.Cite(t, "10.52")
	g := place(t, `austria movement 9
		ah.cav-6 g0510
		ru.hq-8-brusilov g0508
		ru.corps-7 g0505
		ru.div-78r g0306`)
	g.Do("pick ah.cav-6", "step g0509")
	o, err := g.P.Overlay("allied", rules.Query{Kind: "choice"})
	if err != nil || len(o.Hexes) != 3 || o.Hexes[0].Hex != "g0508" || o.Hexes[0].Kind != "here" || o.Hexes[1].Kind != "open" {
		t.Errorf("the choice is marked %+v, %v", o, err)
	}
}

// Who ends the movement with too many in a hex is told before it costs units.
func TestOverfullHexesAreTold(t *testing.T) {
	rulestest.Cite(t, "6.11")
	text := "allied movement 3\nru.corps-7 g0304\nru.corps-8 g0304"
	if ask := place(t, text).P.View("").Prompt.Ask; strings.Contains(ask, "limit") {
		t.Errorf("two corps have room, but it is said: %q", ask)
	}
	if ask := place(t, text+"\nru.corps-12 g0304").P.View("").Prompt.Ask; !strings.Contains(ask, "g0304 is over the stacking limit") {
		t.Errorf("three corps have no room, but it is said: %q", ask)
	}
}

// The scenarios say which maps they are played on.
func TestScenariosNameTheirMaps(t *testing.T) {
	rulestest.Cite(t, "26.0", "26.3")
	for id, want := range map[string]string{"campaign": "galicia serbia", "free-deployment": "galicia serbia", "september": "galicia"} {
		s, ok := rules.FindScenario(ruleset(t), id)
		if !ok {
			t.Errorf("there is no scenario %s", id)
		}
		if got := strings.Join(s.Maps, " "); got != want {
			t.Errorf("%s is played on %q, want %q", id, got, want)
		}
	}
}
