package greatwar_test

import (
	"encoding/json"
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// trunk is the railway from Dembica by Przemysl to Lemberg and beyond.
var trunk = strings.Fields("g1126 g1125 g1124 g1223 g1123 g1122 g1121 g1120 g1219 g1218 g1319 g1419 g1418 g1417 g1416 g1415 g1414 g1413 g1313 g1312 g1311 g1310")

// ride steps along the trunk line from one of its hexes to another.
func (g *game) ride(from, to int) {
	g.T.Helper()
	for i := from + 1; i <= to; i++ {
		g.Do("step " + trunk[i])
	}
}

// railUsed is what counts against the rail capacities.
func (g *game) railUsed() [3]int {
	g.T.Helper()
	var p struct{ State struct{ Rail []int } }
	if err := json.Unmarshal(g.P.AppendJSON(nil), &p); err != nil {
		g.T.Fatal(err)
	}
	var used [3]int
	copy(used[:], p.State.Rail)
	return used
}

func TestRailRate(t *testing.T) {
	rulestest.Cite(t, "5.33", "16.0", "9.21")
	// Being out of supply does not touch it.
	g := place(t, `austria movement 9
		ah.corps-10 g1126 {"entrained":true,"unsupplied":true}`)
	g.Do("pick ah.corps-10")
	if got := g.price("step g1125"); got != "1 19" {
		t.Errorf("the first hex costs and leaves %s", got)
	}
	g.ride(0, 20)
	g.Refuses("step g1310", "5.33")
	g.Do("halt")
	g.is("ah.corps-10", "g1311")
	for _, c := range []struct{ side, unit, from, to, price string }{
		{"allied", "ru.div-78r", "g0101", "g0102", "1 17"},
		{"allied", "se.timok-i", "s1003", "s0903", "1 13"},
	} {
		g := place(t, c.side+" movement 9\n"+c.unit+" "+c.from+` {"entrained":true}`)
		g.Do("pick " + c.unit)
		if got := g.price("step " + c.to); got != c.price {
			t.Errorf("%s pays and has left %s, want %s", c.unit, got, c.price)
		}
	}
}

func TestWhereTrainsGo(t *testing.T) {
	rulestest.Cite(t, "5.33", "16.0")
	g := place(t, `allied movement 9
		ru.div-78r g1004 {"entrained":true}
		ru.div-69r g0108 {"entrained":true}
		ah.corps-1 g0308`)
	g.Do("pick ru.div-78r")
	g.Refuses("step g1005", "16.0") // Brody lies in Austria-Hungary
	g.Refuses("step g0905", "5.33") // no railway
	g.Do("step g0904", "halt", "pick ru.div-69r")
	g.Refuses("step g0208", "5.33") // a railway into an enemy zone
	g.Do("step g0109", "halt")
	// Where the enemy was last no train goes, until a friend has been there.
	text := `allied movement 9
		state {"held":[{"hex":"g0110","side":"austria"}]}
		ru.div-69r g0109 {"entrained":true}
		ru.cav-7 g0210`
	g = place(t, text)
	g.Do("pick ru.div-69r")
	g.Refuses("step g0110", "5.33")
	g.Do("halt", "pick ru.cav-7", "step g0110", "halt")
	g = place(t, text)
	g.Do("pick ru.cav-7", "step g0110", "halt", "pick ru.div-69r", "step g0110")
}

// A train passes a headquarters of the enemy that stands on the line alone.
func TestTrainsPassHeadquarters(t *testing.T) {
	rulestest.Cite(t, "10.52")
	g := place(t, `allied movement 9
		ru.div-69r g0109 {"entrained":true}
		ru.depot-1-8 g0109 {"entrained":true}
		ah.hq-1-dankl g0110
		ah.corps-1 g0601`)
	g.is("ah.hq-1-dankl", "g0601") // driven out as soon as the segment begins
	g = place(t, `austria movement 9
		ah.corps-1 g1124 {"entrained":true}
		ah.depot-1 g1124 {"entrained":true}
		ru.hq-8-brusilov g1122 `)
	g.Do("pick ah.depot-1", "step g1223", "step g1123")
	g.Refuses("step g1122", "10.52")
	g.Do("halt", "pick ah.corps-1", "step g1223", "step g1123", "step g1122")
	g.is("ru.hq-8-brusilov", "dead") // nobody is there to take it in
}

func TestEntraining(t *testing.T) {
	rulestest.Cite(t, "5.32", "5.4", "17.11", "17.12")
	g := place(t, `austria movement 9
		ah.corps-10 g1313
		ah.corps-1 g1313`)
	g.Do("pick ah.corps-10")
	if got := g.price("entrain"); got != "4 0" {
		t.Errorf("to entrain costs and leaves %s", got)
	}
	g.Throw("entrain", 3)
	g.Do("step g1312", "halt")
	// The die is rolled in the railway hex, and a failure counts and ends the move.
	g.Do("pick ah.corps-1")
	g.Throw("entrain", 2)
	g.Stage("move", "austria")
	g.Refuses("pick ah.corps-1", "5.14")
	if got := g.railUsed(); got != [3]int{8, 0, 0} {
		t.Errorf("the capacity used is %v", got)
	}
	// A Russian pays three, and having moved a hex first it still can.
	g = place(t, "allied movement 9\nru.div-78r g0211\nru.div-69r g0209")
	g.Do("pick ru.div-69r", "step g0109")
	if got := g.price("entrain"); got != "3 0" {
		t.Errorf("to entrain costs and leaves %s", got)
	}
	g.Throw("entrain", 6)
	g.Do("halt", "pick ru.div-78r", "step g0210", "step g0110")
	g.Refuses("entrain", "5.32") // only two points left
}

// Serbs roll no die (17.11), nor do headquarters and depots, which are taken
// aboard at no cost (17.31).
func TestWhoThrowsNoDie(t *testing.T) {
	rulestest.Cite(t, "17.11", "17.31", "5.32")
	g := place(t, "allied movement 9\nse.timok-i s1003\nse.depot s1003\nse.hq-1-bojovic s1003")
	g.Do("pick se.timok-i")
	if got := g.price("entrain"); got != "2 2" {
		t.Errorf("to entrain costs and leaves %s", got)
	}
	g.Throw("entrain")
	g.Do("step s0903", "halt", "pick se.hq-1-bojovic", "add se.depot")
	if got := g.price("entrain"); got != "0 3" {
		t.Errorf("a depot and a headquarters pay and have left %s", got)
	}
	g.Do("entrain", "halt")
	if got := g.railUsed(); got != [3]int{0, 0, 4} {
		t.Errorf("the capacity used is %v: headquarters do not count", got)
	}
	g = place(t, "austria movement 9\nah.depot-1 g1313\nah.hq-1-dankl g1313\nah.cav-6 g1313")
	g.Do("pick ah.depot-1", "add ah.hq-1-dankl", "entrain", "step g1312")
	g.is("ah.depot-1", "g1312", "ah.hq-1-dankl", "g1312")
	g.Do("halt", "pick ah.cav-6")
	g.Throw("entrain", 1)
	// A stack rolls for each, and who fails stays behind.
	g = place(t, "austria movement 9\nah.cav-6 g1313\nah.cav-4 g1313\nah.depot-1 g1313")
	g.Do("pick ah.cav-6", "add ah.cav-4", "add ah.depot-1")
	g.Throw("entrain", 2, 5)
	g.Do("step g1312")
	g.is("ah.cav-6", "g1313", "ah.cav-4", "g1312", "ah.depot-1", "g1312")
}

func TestWhoCannotEntrain(t *testing.T) {
	rulestest.Cite(t, "5.32", "10.35")
	for _, c := range []struct{ what, unit, hex, state, others, refused string }{
		{"no railway", "ah.cav-6", "g1215", "", "", ""},
		{"no railway here", "ah.cav-6", "g1216", "", "", "5.32"},
		{"another country's railway", "ah.cav-6", "g0109", "", "", "5.32"},
		{"an enemy zone", "ah.cav-6", "g1313", "", "ru.corps-7 g1314", "5.32"},
		{"out of supply", "ah.cav-6", "g1313", `{"unsupplied":true}`, "", "5.32"},
		{"too few points", "ah.cav-6", "g1313", `{"spent":3}`, "", "5.32"},
		{"a headquarters out of supply", "ah.hq-1-dankl", "g1313", `{"unsupplied":true}`, "", ""},
		{"a headquarters in an enemy zone", "ah.hq-1-dankl", "g1313", "", "ru.corps-7 g1314", "5.32"},
	} {
		g := place(t, "austria movement 9\n"+c.unit+" "+c.hex+" "+c.state+"\n"+c.others)
		g.Do("pick " + c.unit)
		switch {
		case c.refused != "":
			g.Refuses("entrain", c.refused)
		case !g.Offers("entrain"):
			t.Errorf("%s: %s cannot entrain", c.what, c.unit)
		}
	}
}

func TestRailCapacity(t *testing.T) {
	rulestest.Cite(t, "5.31", "16.0", "17.12")
	for _, c := range []struct {
		turn    string
		corps   int
		refused bool
	}{{"7", 4, false}, {"8", 3, false}, {"8", 4, true}} {
		units := []string{"ah.corps-10", "ah.corps-1", "ah.corps-5", "ah.corps-2"}
		g := place(t, "austria movement "+c.turn+"\n"+strings.Join(units, " g1313\n")+" g1313")
		for i, u := range units[:c.corps] {
			g.Do("pick " + u)
			if c.refused && i == c.corps-1 {
				g.Refuses("entrain", "5.31")
				g.Do("halt")
				continue
			}
			g.Throw("entrain", 1+i%2*4) // failures count
			if g.P.Status().Stage == "moving" {
				g.Do("halt")
			}
		}
	}
	// Five for the Serbs.
	g := place(t, `allied movement 9
		se.timok-i s1003
		se.morava-i s1003
		se.dunav-i s1003
		se.loznica s1003`)
	g.Do("pick se.timok-i", "entrain", "halt", "pick se.morava-i", "entrain", "halt", "pick se.dunav-i")
	g.Refuses("entrain", "5.31")
	g.Do("halt", "pick se.loznica", "entrain")
	// Those that are entrained already count once they ride.
	g = place(t, `allied movement 9
		se.timok-i s1003 {"entrained":true}
		se.morava-i s1003 {"entrained":true}
		se.dunav-i s1003 {"entrained":true}`)
	g.Do("pick se.timok-i", "step s0903", "halt", "pick se.morava-i", "step s0903", "halt", "pick se.dunav-i")
	g.Refuses("step s0903", "5.31")
	// Nor can it stay on its train.
	g.Refuses("halt", "5.31")
	g.Do("detrain", "step s1004")
}

// Who stays entrained without moving counts, too (5.31): the segment cannot end
// before it fits.
func TestStayingEntrainedCounts(t *testing.T) {
	rulestest.Cite(t, "5.31")
	text := `allied movement 9
		se.timok-i s1003 {"entrained":true}
		se.morava-i s1003 {"entrained":true}
		se.dunav-i s1003 {"entrained":true`
	// The phase stops for attrition of a unit that is out of supply.
	g := place(t, text+"}\nse.drina-i g0220")
	g.Refuses("done", "5.31")
	g.Do("pick se.dunav-i", "detrain", "halt", "done")
	g.Stage("attrition", "allied")
	if got := g.railUsed(); got != [3]int{0, 0, 4} {
		t.Errorf("the capacity used is %v", got)
	}
	// One out of command cannot get off, and counts from the start.
	g = place(t, text+`,"commanded":false}`)
	g.Do("pick se.timok-i", "step s0903", "halt", "pick se.morava-i")
	g.Refuses("step s0903", "5.31")
	g.Do("detrain", "halt", "done")
}

func TestDetraining(t *testing.T) {
	rulestest.Cite(t, "5.34", "5.35")
	g := place(t, "allied movement 9\nse.timok-i s1003")
	g.Do("pick se.timok-i")
	g.Refuses("detrain", "5.34")
	g.Do("entrain")
	g.Refuses("entrain", "5.32")
	g.Do("step s0903", "detrain")
	if got := g.price("step s0904"); got != "2 0" { // broken
		t.Errorf("afterwards it pays and has left %s", got)
	}
	g.Do("step s0904")
	g.is("se.timok-i", "s0904")
	if _, state := g.Record("se.timok-i"); state["entrained"] != nil || state["railed"] != true {
		t.Errorf("it is %v", state)
	}
	// Out of command it may only ride.
	g = place(t, `allied movement 9
		se.timok-i s1003 {"entrained":true,"commanded":false}
		se.morava-i s1003 {"commanded":false}`)
	g.Refuses("pick se.morava-i", "10.31")
	g.Do("pick se.timok-i")
	g.Refuses("detrain", "5.35")
	g.Refuses("step s1004", "5.33")
	g.Do("step s0903", "halt")
	g.is("se.timok-i", "s0903")
	// Without moving its points it still has its minimum move.
	g = place(t, `austria movement 9
		ah.corps-10 g1313 {"entrained":true}
		ah.corps-1 g1313`)
	g.Do("pick ah.corps-10")
	g.Refuses("add ah.corps-1", "5.33")
	g.Do("step g1312", "detrain", "step g1311", "step g1310", "step g1309", "step g1310")
	g.Stage("move", "austria")
}

func TestPutnikGoesByRail(t *testing.T) {
	rulestest.Cite(t, "19.2")
	g := place(t, "allied movement 9\nse.hq-sok-putnik s1003")
	g.Do("pick se.hq-sok-putnik")
	g.Refuses("step s1004", "19.2")
	g.Refuses("step s0903", "19.2")
	g.Do("entrain", "step s0903", "detrain")
	g.Refuses("step s1003", "19.2")
	g = place(t, "allied movement 9\nse.hq-sok-putnik s1004")
	g.Refuses("pick se.hq-sok-putnik", "19.2")
}

// Reinforcements of Austria-Hungary that come to Galicia by rail end the segment
// detrained (17.2); those that were there may stay on their trains.
func TestReinforcementsDetrainInGalicia(t *testing.T) {
	rulestest.Cite(t, "17.2", "14.12", "17.32", "5.31")
	g := place(t, `austria reinforcement 1
		ah.corps-6 off
		ah.corps-10 g1313 {"entrained":true}
		ah.div-43 g0220`)
	g.Do("take ah.corps-6")
	g.Throw("arrive g1126 =rail")
	g.Throw("rally ah.corps-6", 6)
	g.Throw("rally ah.corps-10", 6)
	g.Throw("rally ah.div-43", 6)
	g.Do("pick ah.corps-6")
	g.ride(0, 20)
	g.Do("halt", "done")
	g.Stage("attrition", "austria")
	for unit, want := range map[string]bool{"ah.corps-6": false, "ah.corps-10": true} {
		if _, state := g.Record(unit); (state["entrained"] == true) != want || state["fresh"] != nil {
			t.Errorf("%s is %v", unit, state)
		}
	}
	if got := g.railUsed(); got != [3]int{8, 0, 0} {
		t.Errorf("the capacity used is %v", got)
	}
	// A Russian one may stay aboard.
	g = place(t, "allied reinforcement 2\nru.div-78r off")
	g.Do("take ru.div-78r", "arrive g0401 =rail", "done", "done")
	if _, state := g.Record("ru.div-78r"); state["entrained"] != true {
		t.Errorf("the Russian is %v", state)
	}
}

func TestLineLimits(t *testing.T) {
	rulestest.Cite(t, "17.51", "17.52")
	units := `
		ah.corps-10 g1714 {"entrained":true}
		ah.bde-13 g1714 {"entrained":true}
		ah.div-43 g1714 {"entrained":true}
		ah.hq-1-dankl g1714 {"entrained":true}`
	units = strings.ReplaceAll(units, "g1714", "g1512") // the line Lemberg - Stryj has one track
	g := place(t, "austria movement 7\noption rail-line-limits"+units)
	g.Do("pick ah.corps-10", "step g1411", "halt", "pick ah.div-43")
	g.Refuses("step g1411", "17.51")
	g.Do("step g1612", "halt", "pick ah.bde-13", "step g1411")
	g.Do("halt", "pick ah.hq-1-dankl", "step g1411") // nothing to count
	g.Do("halt")
	// Without the option the line carries all.
	g = place(t, "austria movement 7"+units)
	g.Do("pick ah.corps-10", "step g1411", "halt", "pick ah.div-43", "step g1411")
	// Both ways count together, and the limits are those of the nation and track.
	for _, c := range []struct{ side, unit, more, from, to string }{
		{"allied", "ru.corps-7", "ru.depot-1-8", "g0702", "g0802"},
		{"allied", "ru.corps-7 ru.corps-8 ru.corps-12", "ru.depot-1-8", "g0101", "g0102"},
		{"austria", "ah.corps-10 ah.corps-1 ah.corps-5 ah.div-43", "ah.depot-1", "g1126", "g1125"},
	} {
		text := c.side + " movement 7\noption rail-line-limits"
		for _, u := range strings.Fields(c.unit + " " + c.more) {
			text += "\n" + u + " " + c.from + ` {"entrained":true}`
		}
		g := place(t, text)
		for _, u := range strings.Fields(c.unit) {
			g.Do("pick "+u, "step "+c.to, "halt")
		}
		g.Do("pick " + c.more)
		g.Refuses("step "+c.to, "17.51")
	}
}
