package greatwar_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// free turns a description into one of the free deployment campaign.
func free(t *testing.T, text string) *game {
	t.Helper()
	s := language.Describe(t, text)
	s.Scenario = "free-deployment"
	p, err := ruleset(t).SetUp(s)
	if err != nil {
		t.Fatal(err)
	}
	return at(t, p)
}

func TestArriving(t *testing.T) {
	rulestest.Cite(t, "14.0", "14.11", "14.13", "14.14", "14.24")
	g := place(t, `allied reinforcement 2
		ru.corps-14 off
		ru.cav-13-a4 off
		ru.hq-4-salza off
		ru.depot-1-4 off
		ru.corps-9 off
		ru.corps-grenadier off`)
	g.Stage("arrivals", "allied")
	g.Refuses("arrive ru.corps-grenadier g0121", "14.0") // in turn 3
	g.Refuses("arrive ah.corps-6 g1126", "4.0")
	g.Refuses("arrive ru.corps-14 g0115", "14.24")
	g.Refuses("arrive ru.corps-14 g0121 =boat", "14.12")
	g.Refuses("wait ru.corps-grenadier", "14.0")
	g.Do("take ru.corps-9")
	if got := g.Hexes("arrive", ""); got != "g0401 g0401 g0701 g0701" {
		t.Errorf("IX Corps may come on at %s, on foot or by rail", got)
	}
	g.Do("take ru.corps-14", "arrive g0121", "take ru.cav-13-a4", "arrive g0121", "take ru.hq-4-salza", "arrive g0121", "take ru.depot-1-4", "arrive g0121")
	g.Stage("arrivals", "allied")
	g.Do("wait ru.corps-9")
	// Once nobody is due the segment is over; those on foot can go their full way.
	g.Stage("command", "allied")
	g.Do("command-all")
	g.Stage("move", "allied")
	g.Do("pick ru.corps-14", "add ru.cav-13-a4", "step g0120")
	if got := g.price("step g0119"); got != "1 2" {
		t.Errorf("the second hex costs and leaves %s", got)
	}
	g.Do("step g0119", "halt", "pick ru.depot-1-4", "step g0122")
	// Who was held back may come in any later turn.
	g.until("allied", "arrivals", 4)
	g.Do("take ru.corps-9", "arrive g0701", "done")
	g.is("ru.corps-9", "g0701", "ru.corps-grenadier", "")
}

func TestArrivingByRail(t *testing.T) {
	rulestest.Cite(t, "14.12", "16.0", "17.32", "5.31", "10.35")
	g := place(t, `austria reinforcement 1
		ah.corps-6 off
		ah.div-19 off
		ah.hq-4-auffenberg off
		state {"rail":[14,0,0]}`)
	g.Do("take ah.corps-6")
	g.Throw("arrive g1126 =rail") // no die
	g.Refuses("arrive ah.div-19 g1126 =rail", "5.31")
	g.Do("take ah.hq-4-auffenberg", "arrive g1126 =rail", "take ah.div-19", "arrive g1126")
	for unit, want := range map[string]bool{"ah.corps-6": true, "ah.div-19": false, "ah.hq-4-auffenberg": true} {
		if g.flag(unit, "entrained") != want {
			t.Errorf("%s is entrained: %v", unit, !want)
		}
	}
	if got := g.railUsed(); got[0] != 18 {
		t.Errorf("they count %d", got[0])
	}
	g.Do("done")
	g.Throw("rally-all", 1, 1)
	// Entrained it rides, though out of command; on foot it stands.
	g.Refuses("pick ah.div-19", "10.31")
	g.Do("pick ah.corps-6", "step g1125")
	if got := g.price("step g1124"); got != "1 18" {
		t.Errorf("it rides for %s", got)
	}
	// No train comes where the enemy was last.
	g = place(t, `austria reinforcement 1
		ah.corps-6 off
		state {"held":[{"hex":"g1126","side":"allied"}]}`)
	g.Refuses("arrive ah.corps-6 g1126 =rail", "5.33")
	g.Do("take ah.corps-6", "arrive g1126")
}

func TestBlockedEntry(t *testing.T) {
	rulestest.Cite(t, "14.21", "14.22", "14.23")
	text := `austria reinforcement 1
		ah.corps-6 off
		ah.corps-10 g1419
		`
	for what, enemy := range map[string]string{"occupied": "ru.hq-8-brusilov g1126", "a zone": "ru.cav-7 g1125"} {
		g := place(t, text+enemy)
		g.Refuses("arrive ah.corps-6 g1126", "14.21")
		g.Refuses("arrive ah.corps-6 g1126 =rail", "14.21")
		g.Refuses("arrive ah.corps-6 g1326", "14.24")
		if !g.Offers("wait ah.corps-6") {
			t.Errorf("%s: it cannot wait", what)
		}
	}
	// The next hexes of the edge on either side are g1026 and g1226; Przemysl lies
	// to the south-east.
	g := place(t, text+"ru.hq-8-brusilov g1126")
	g.Do("take ah.corps-6")
	if got := g.Hexes("divert", ""); got != "g1226 g1426 g2024 s0110 s0102" {
		t.Errorf("it may be diverted to %s", got)
	}
	g.Refuses("divert ah.corps-6 g1026", "14.24")
	g.Refuses("divert ah.corps-6 g2218 =rail", "14.23")
	g.Refuses("arrive ah.corps-6 g1226", "14.22")
	h := at(t, g.P.Clone())
	g.Do("divert g1226")
	g.until("austria", "arrivals", 2)
	g.Refuses("arrive ah.corps-6 g1226 =rail", "14.12")
	g.Do("take ah.corps-6", "arrive g1226")
	g.is("ah.corps-6", "g1226")
	// By rail it goes round off the map, at once and against the capacity.
	h.Do("divert g1426 =rail")
	if got, used := h.off("ah.corps-6"), h.railUsed(); got != "11 11" || used[0] != 4 {
		t.Errorf("it is at %s and counts %d", got, used[0])
	}
	h.until("austria", "move", 1)
	h.Do("pick ah.corps-6", "return", "step g1425")
	h.is("ah.corps-6", "g1425")
	// From a hex that was chosen before, too.
	g = place(t, `austria reinforcement 2
		ah.corps-6 off {"due":2,"entry":"g1426"}
		ru.hq-8-brusilov g1426`)
	g.Do("take ah.corps-6", "divert g1126 =rail")
	if got := g.off("ah.corps-6"); got != "11 11" {
		t.Errorf("it is at %s", got)
	}
	// Without need nobody goes round.
	g = place(t, text)
	g.Refuses("divert ah.corps-6 g1426 =rail", "14.23")
	g.Refuses("divert ah.corps-6 g1226", "14.24")
	g.Refuses("divert ah.corps-6 g1426", "14.24")
}

func TestOtherEntryHexes(t *testing.T) {
	rulestest.Cite(t, "26.24", "16.0")
	text := "austria reinforcement 1\nah.corps-6 off\nah.corps-10 g1419"
	g := free(t, text)
	for hex, turn := range map[string]int{"g1426": 2, "g2024": 4, "g2910": 4, "s0110": 4, "s1416": 4} {
		g := free(t, text)
		g.Do("take ah.corps-6", "divert "+hex)
		if _, state := g.Record("ah.corps-6"); state["due"] != float64(turn) || state["entry"] != hex {
			t.Errorf("to %s: it is %v", hex, state)
		}
		g.until("austria", "arrivals", turn)
		g.Refuses("arrive ah.corps-6 g1126", "14.24")
		g.Do("take ah.corps-6", "arrive "+hex+" =rail")
	}
	g.Refuses("divert ah.corps-6 g0121", "14.24") // in Russia
	g.Refuses("divert ah.corps-6 g1226", "14.24") // no railway
	g.Refuses("divert ah.corps-6 g1126", "14.24") // its own
	// K lies at both edges that meet in the corner.
	for hex, turn := range map[string]int{"g0109": 3, "g0101": 3, "g0401": 5, "g0701": 5} {
		g := free(t, "allied reinforcement 2\nru.corps-14 off")
		g.Do("take ru.corps-14", "divert "+hex)
		if _, state := g.Record("ru.corps-14"); state["due"] != float64(turn) {
			t.Errorf("to %s: it is %v", hex, state)
		}
	}
}
