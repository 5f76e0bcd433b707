package greatwar_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// aboard is a position with units on trains at g1126, out of command, and whatever
// else is named.
func aboard(t *testing.T, turn, units, more string) *game {
	t.Helper()
	text := "austria movement " + turn
	for _, u := range strings.Fields(units) {
		text += "\n" + u + ` g1126 {"entrained":true,"commanded":false}`
	}
	return place(t, text+"\n"+more)
}

const fourCorps = "ah.corps-10 ah.corps-1 ah.corps-5 ah.corps-2"

// Sixteen points were within the capacity of turn 7, but turn 8 has thirteen. Out
// of command no corps can detrain (5.35): three ride, whichever their owner likes,
// and the fourth stays aboard where it is.
func TestUnitsOverCapacityStayAboard(t *testing.T) {
	rulestest.Cite(t, "5.31", "5.35", "16.0")
	corps := strings.Fields(fourCorps)
	for left := range corps {
		g := aboard(t, "8", fourCorps, "")
		for i, u := range corps {
			if i != left {
				g.Do("pick "+u, "step g1125", "halt")
			}
		}
		g.Refuses("pick "+corps[left], "5.31")
		if got := g.railUsed(); got != [3]int{12, 0, 0} {
			t.Errorf("the capacity used is %v", got)
		}
		g.Do("done")
		g.is(corps[left], "g1126")
		if _, state := g.Record(corps[left]); state["entrained"] != true {
			t.Errorf("%s has got off its train: %v", corps[left], state)
		}
	}
	// In turn 7 all four ride.
	g := aboard(t, "7", fourCorps, "")
	for _, u := range corps {
		g.Do("pick "+u, "step g1125", "halt")
	}
}

// Fourteen points do not ride on a capacity of thirteen, together or one by one.
func TestStackOverCapacity(t *testing.T) {
	rulestest.Cite(t, "5.31", "5.35")
	g := aboard(t, "8", "ah.corps-10 ah.corps-1 ah.corps-5 ah.div-43", "")
	g.Do("pick ah.corps-10", "add ah.corps-1", "add ah.corps-5", "add ah.div-43")
	g.Refuses("step g1125", "5.31")
	g.Do("drop ah.div-43", "step g1125", "step g1124")
	g.is("ah.corps-5", "g1124", "ah.div-43", "g1126")
	// The corps that is left behind makes room for the division and another.
	g = aboard(t, "8", "ah.corps-10 ah.corps-1 ah.corps-5 ah.div-43", "")
	g.Do("pick ah.corps-10", "add ah.corps-1", "add ah.corps-5", "add ah.div-43", "drop ah.corps-1", "step g1125")
	if got := g.railUsed(); got != [3]int{10, 0, 0} {
		t.Errorf("the capacity used is %v", got)
	}
	// A brigade fits exactly.
	g = aboard(t, "8", "ah.corps-10 ah.corps-1 ah.corps-5 ah.bde-13", "")
	g.Do("pick ah.corps-10", "add ah.corps-1", "add ah.corps-5", "add ah.bde-13", "step g1125")
}

// Whoever is bound to remain aboard takes his room before others entrain, even
// when he stays where he is; what is left goes to others to the last point.
func TestBoundUnitsComeFirst(t *testing.T) {
	rulestest.Cite(t, "5.31", "5.35")
	g := aboard(t, "8", "ah.corps-10 ah.corps-1 ah.corps-5", "ah.cav-6 g1313\nah.bde-13 g1313")
	g.Do("pick ah.cav-6")
	g.Refuses("entrain", "5.31") // twelve and two
	g.Do("halt", "pick ah.bde-13")
	g.Throw("entrain", 6) // twelve and one
	g.Do("step g1312", "halt", "pick ah.corps-10", "step g1125")
	// Over the capacity they still leave nothing to others, and headquarters never
	// count.
	g = aboard(t, "8", fourCorps, "ah.bde-13 g1313\nah.hq-1-dankl g1313")
	g.Do("pick ah.bde-13")
	g.Refuses("entrain", "5.31")
	g.Do("halt", "pick ah.hq-1-dankl", "entrain", "step g1312")
	if tot := g.Track("rail").Totals; tot[0].Value != 13 || tot[1].Value != 0 {
		t.Errorf("the track shows %+v", tot)
	}
}

// In command units over the capacity must detrain, which frees the capacity as long
// as they have not ridden.
func TestTakingARiderOff(t *testing.T) {
	rulestest.Cite(t, "5.31", "5.34")
	text := "austria movement 8"
	for _, u := range strings.Fields(fourCorps) {
		text += "\n" + u + ` g1126 {"entrained":true}`
	}
	g := place(t, text)
	g.Refuses("done", "5.31")
	g.Do("pick ah.corps-10", "step g1125", "halt", "pick ah.corps-1", "step g1125", "halt", "pick ah.corps-5", "detrain", "halt")
	g.Do("pick ah.corps-2", "step g1125", "detrain", "halt") // it has ridden and counts
	if got := g.railUsed(); got != [3]int{12, 0, 0} {
		t.Errorf("the capacity used is %v", got)
	}
	g.Do("done")
}

// Arrivals by rail count in the turn in which they come. A corps that is still
// aboard from the turn before gets off, or, if it is out of command, stays where
// it is.
func TestArrivalsBesideACorpsAboard(t *testing.T) {
	rulestest.Cite(t, "14.12", "16.0", "5.31", "5.35")
	text := "austria reinforcement 8\nah.corps-6 off\nah.corps-3 off\nah.corps-14 off\nah.div-19 off\nah.corps-10 g1419 "
	arrive := func(g *game) {
		g.Do("take ah.corps-6", "arrive g1126 =rail", "take ah.corps-3", "arrive g1126 =rail", "take ah.corps-14", "arrive g1126 =rail")
		g.Refuses("arrive ah.div-19 g1126 =rail", "5.31")
		g.Do("take ah.div-19", "arrive g1126")
	}
	g := place(t, text+`{"entrained":true}`)
	arrive(g)
	g.Throw("rally-all", 1, 1, 1, 1, 1)
	g.Refuses("pick ah.corps-10", "5.31")
	g.Do("pick ah.corps-6", "step g1125", "halt", "done")
	g.is("ah.corps-10", "g1419")
	if got := g.railUsed(); got != [3]int{12, 0, 0} {
		t.Errorf("the capacity used is %v", got)
	}
	g = place(t, text+`{"entrained":true}`)
	arrive(g)
	g.Throw("rally-all", 6, 6, 6, 6, 6)
	g.Do("pick ah.corps-10")
	g.Refuses("step g1418", "5.31")
	g.Refuses("halt", "5.31")
	g.Do("detrain", "step g1418", "halt", "done")
}

// Units on their way off the map cannot detrain either: what finds no room halts,
// and leaves none to others.
func TestTravellersOverCapacity(t *testing.T) {
	rulestest.Cite(t, "5.38", "5.31")
	text := "austria movement 7\nah.bde-13 g1313"
	for _, u := range strings.Fields(fourCorps) {
		text += "\n" + u + ` g1126 {"entrained":true}`
	}
	g := place(t, text)
	for _, u := range strings.Fields(fourCorps) {
		g.Do("pick "+u, "leave g2024")
	}
	g.until("austria", "move", 8)
	if got := g.railUsed(); got != [3]int{12, 0, 0} {
		t.Errorf("the capacity used is %v", got)
	}
	halted := 0
	for _, u := range strings.Fields(fourCorps) {
		switch got := g.off(u); got {
		case "36 16":
		case "20 0":
			halted++
		default:
			t.Errorf("%s is at %s", u, got)
		}
	}
	if halted != 1 {
		t.Errorf("%d corps have halted", halted)
	}
	if g.Offers("pick ah.bde-13") {
		g.Do("pick ah.bde-13")
		g.Refuses("entrain", "5.31")
	}
}

// A unit that waits off the map before a blocked hex counts until it comes on on
// foot elsewhere.
func TestComingOnFootFreesCapacity(t *testing.T) {
	rulestest.Cite(t, "5.31", "14.22")
	g := place(t, "allied movement 9\nru.div-78r g0101 {\"entrained\":true}\nah.corps-1 g0402")
	g.Do("pick ru.div-78r", "leave g0401", "halt")
	g.until("allied", "arrivals", 10)
	if got := g.railUsed(); got != [3]int{0, 2, 0} {
		t.Errorf("while it waits the capacity used is %v", got)
	}
	g.Do("take ru.div-78r", "arrive g0301")
	if got := g.railUsed(); got != [3]int{} {
		t.Errorf("on foot it counts %v", got)
	}
}
