package galicia_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// The railways of 14.1, from end to end; 19.23 to 19.16 goes by Lublin and Chelm.
const (
	fromIvangorod = "16.26 16.25 16.24 16.23 16.22 17.23 18.23 19.23"
	fromLukow     = "19.23 18.23 17.23 16.22 16.21 16.20 16.19 17.19 17.18 18.17 18.16 19.16 19.17"
	fromBrest     = "19.17 18.17 18.16 19.16"
)

// schedule is what the rulebook prints: turn, unit and where it may come on. A
// railway is named by where it comes from.
const schedule = `
	russia
	2 ru.9-10-c 10.01
	2 ru.12-c-3-cn 9.01
	3 ru.13-vii 8.01 7.01
	3 ru.34-vii 8.01 7.01
	3 ru.65-r 7.01 6.01
	3 ru.12-xii 7.01 6.01
	3 ru.19-xii 7.01 6.01
	3 ru.14-viii 5.01
	3 ru.15-viii 5.01
	4 ru.23-xviii Ivangorod
	4 ru.37-xviii Ivangorod
	4 ru.80-r Ivangorod
	4 ru.4-5-d-cs Brest
	4 ru.48-xxiv 3.01 4.01
	4 ru.3-rf 3.01 4.01
	5 ru.1-gd Ivangorod
	5 ru.82-r Ivangorod
	5 ru.49-xxiv 3.01 4.01
	6 ru.gd-rf Ivangorod
	6 ru.83-r Ivangorod
	6 ru.21-iii-cn Lukow
	6 ru.4-rf 3.01
	7 ru.2-gd Ivangorod
	8 ru.52-iii-cn Lukow
	8 ru.pavlov 1.01 2.01
	austria
	2 ah.1-ls 8.24
	2 ah.36-ls 8.22
	2 ah.26-ix 5.16
	2 ah.comb-xvii 4.15
	2 ah.19-xvii 5.15
	2 ah.10-c 7.15
	2 ah.97-ls 3.15
	2 ah.23 5.12
	2 ah.20 3.03
	2 ah.12-m-plus 1.01
	3 ah.6-m-plus 4.14
	3 ah.23-m 2.11
	3 ah.108-ls 6.10
	3 ah.17-vii 3.06 1.07
	3 ah.43 1.01
	3 ah.103-ls 1.01
	4 ah.95-ls 11.25 12.25
	4 ah.100-ls 11.25 12.25
	4 ah.4-m 2.11
	4 ah.14-m 6.10
	4 ah.34-vii 3.06 1.07
	5 ah.106-ls 11.25 12.25 13.26
	5 ah.3-m 6.10 5.12
	6 ah.40-ls 1.01
	7 ge.3-lw 11.25 12.25 13.26
	7 ge.4-lw 11.25 12.25 13.26
	7 ah.31-iv 2.11 1.14
	8 ah.20-m 3.15
	8 ah.32-iv 2.11 1.14
	9 ah.102-ls-7-m 2.11 1.14`

type line struct {
	side  rules.Side
	turn  int
	unit  string
	hexes string
}

func lines() []line {
	var list []line
	side := rules.Side("")
	for _, text := range strings.Split(strings.TrimSpace(schedule), "\n") {
		f := strings.Fields(text)
		if len(f) == 1 {
			side = rules.Side(f[0])
			continue
		}
		l := line{side: side, unit: f[1], hexes: strings.Join(f[2:], " ")}
		fmt.Sscan(f[0], &l.turn)
		if rail, ok := map[string]string{"Ivangorod": fromIvangorod, "Lukow": fromLukow, "Brest": fromBrest}[l.hexes]; ok {
			l.hexes = rail
		}
		list = append(list, l)
	}
	return list
}

func sorted(hexes string) string {
	list := strings.Fields(hexes)
	slices.Sort(list)
	return strings.Join(list, " ")
}

func TestSchedule(t *testing.T) {
	rulestest.Cite(t, "14.0", "14.1")
	known := map[string]bool{}
	for _, l := range lines() {
		known[l.unit] = true
		g := place(t, fmt.Sprintf("%s reinforcement %d\n%s off", l.side, l.turn, l.unit))
		g.Stage("arrivals", l.side)
		if got := sorted(g.Hexes("place", l.unit)); got != sorted(l.hexes) {
			t.Errorf("%s comes on at %s, want %s", l.unit, got, l.hexes)
		}
		if l.unit != "ah.40-ls" {
			g.Refuses("wait "+l.unit, "14.0")
		}
		for _, o := range g.P.Offers() {
			if o.Verb == "place" && (o.Cost != 0 || o.Left <= 0) {
				t.Errorf("%s pays %d at %s and has %d left", l.unit, o.Cost, o.Hex, o.Left)
			}
		}
		// Not before its turn, and not in the enemy's.
		g = place(t, fmt.Sprintf("%s reinforcement %d\n%s off", l.side, l.turn-1, l.unit))
		g.Stage("move", l.side)
		enemy := map[rules.Side]string{"russia": "austria", "austria": "russia"}[l.side]
		g = place(t, fmt.Sprintf("%s reinforcement %d\n%s off", enemy, l.turn, l.unit))
		g.Stage("move", rules.Side(enemy))
	}
	// The scenario has no others.
	for _, d := range campaign(t, 1).P.View("").Displays {
		if !strings.HasPrefix(d.ID, "coming-") {
			continue
		}
		for _, row := range d.Rows {
			for _, box := range row.Boxes {
				for _, c := range box.Units {
					if !known[c.Unit] {
						t.Errorf("%s comes on in %s but is not on the schedule", c.Unit, row.Title)
					}
					delete(known, c.Unit)
				}
			}
		}
	}
	if len(known) > 0 {
		t.Errorf("the scenario lacks %v", known)
	}
}

// A reinforcement that comes on moves in the same turn, with all its points, and
// over the stacking limit if need be.
func TestArrivalsMove(t *testing.T) {
	rulestest.Cite(t, "14.0", "5.1")
	g := place(t, `russia reinforcement 3
		ru.65-r off
		ru.12-xii off
		ru.19-xii off
		ru.31-x 7.01
		ru.13-c 7.01`)
	g.Refuses("place ru.65-r 5.01", "14.0")
	g.Refuses("place ru.31-x 7.01", "14.0")
	g.Do("place ru.65-r 7.01", "place ru.12-xii 7.01")
	g.Refuses("place ru.12-xii 6.01", "14.0")
	g.Refuses("done", "3.2")
	g.Do("place ru.19-xii 7.01")
	g.Stage("move", "russia")
	g.Do("pick ru.19-xii", "step 8.01", "step 9.01", "step 10.01", "step 11.01", "step 12.01")
	g.is("ru.19-xii", "12.01") // five points, all of them
	g.Do("done")
	g.Stage("crowded", "russia")
}

// Where all hexes of a line are occupied the unit comes on at the nearest edge
// hex of its side that is not, and pays for it; or it waits.
func TestBlockedEntry(t *testing.T) {
	rulestest.Cite(t, "14.0")
	for _, c := range []struct{ start, unit, hexes, costs string }{
		// One of two hexes is left: it must be that one.
		{"russia reinforcement 3\nru.13-vii off\nah.4-ii 8.01", "ru.13-vii", "7.01", "0"},
		// In the zone of the enemy in 10.01 entering costs one more.
		{"russia reinforcement 2\nru.9-10-c off\nah.4-ii 10.01", "ru.9-10-c", "11.01 9.01", "2 2"},
		// 9.01 is taken as well: only the other neighbour is as near.
		{"russia reinforcement 2\nru.9-10-c off\nah.4-ii 10.01\nah.1-m 9.01", "ru.9-10-c", "11.01", "2"},
		// Both hexes of a line are taken: the nearest to either.
		{"russia reinforcement 3\nru.13-vii off\nah.4-ii 8.01\nah.1-m 7.01", "ru.13-vii", "6.01 9.01", "2 2"},
		// A hex inland: the nearest of the bottom edge. 2.02 shields nobody.
		{"austria reinforcement 2\nah.20 off\nru.7-c 3.03", "ah.20", "1.02 1.03 1.04", "1 1 1"},
		{"austria reinforcement 2\nah.20 off\nru.7-c 3.03\nru.14-viii 1.03", "ah.20", "1.02 1.04", "2 2"},
		{"austria reinforcement 2\nah.20 off\nru.7-c 3.03\nru.14-viii 2.03", "ah.20", "1.02 1.03 1.04", "1 2 2"},
		// 1.01 belongs to both sides. No zone reaches over the river into 3.01.
		{"austria reinforcement 2\nah.12-m-plus off\nru.7-c 1.01", "ah.12-m-plus", "1.02", "2"},
		{"russia reinforcement 8\nru.pavlov off\nah.1-m 1.01\nah.5-m 2.01", "ru.pavlov", "3.01", "1"},
		// On the left edge Austria-Hungary ends below 6.25.
		{"austria reinforcement 4\nah.95-ls off\nru.7-c 11.25\nru.14-c 12.25", "ah.95-ls", "5.26", ""},
	} {
		g := place(t, c.start)
		if got := sorted(g.Hexes("place", c.unit)); got != c.hexes {
			t.Errorf("%s: it comes on at %q, want %q", c.start, got, c.hexes)
		}
		costs := map[string]string{}
		for _, o := range g.P.Offers() {
			if o.Verb == "place" {
				costs[o.Hex] = fmt.Sprint(o.Cost)
			}
		}
		var paid []string
		for _, hex := range strings.Fields(sorted(g.Hexes("place", c.unit))) {
			paid = append(paid, costs[hex])
		}
		if got := strings.Join(paid, " "); c.costs != "" && got != c.costs {
			t.Errorf("%s: it pays %s, want %s", c.start, got, c.costs)
		}
		if g.Offers("wait "+c.unit) != (c.costs != "0") {
			t.Errorf("%s: it may wait: %v", c.start, g.Offers("wait "+c.unit))
		}
	}
}

// What a barred unit has paid it cannot spend in its movement.
func TestBlockedEntryIsPaid(t *testing.T) {
	rulestest.Cite(t, "14.0", "4.1")
	g := place(t, `russia reinforcement 3
		ru.13-vii off
		ah.4-ii 8.01
		ah.1-m 7.01`)
	g.Refuses("place ru.13-vii 7.01", "14.0")
	g.Do("place ru.13-vii 9.01", "pick ru.13-vii") // 1 and 1 for the zone
	for hex, want := range map[string][2]int{"10.01": {2, 1}, "9.02": {3, 0}} {
		for _, o := range g.P.Offers() {
			if o.Verb == "step" && o.Hex == hex && [2]int{o.Cost, o.Left} != want {
				t.Errorf("to %s costs %d and leaves %d, want %v", hex, o.Cost, o.Left, want)
			}
		}
	}
	g.Do("step 10.01", "step 11.01")
	g.Stage("move", "russia")
}

// A barred unit may be held back; it is due again in the next turn, and then
// must come on if the way is free.
func TestHeldBack(t *testing.T) {
	rulestest.Cite(t, "14.0")
	g := place(t, `russia reinforcement 3
		ru.14-viii off
		ru.7-c 12.12
		ah.4-ii 5.01
		ah.25-ii 12.10`)
	g.Do("wait ru.14-viii")
	g.Stage("move", "russia")
	g.is("ru.14-viii", "")
	g.Refuses("place ru.14-viii 6.01", "3.2")
	g.Do("done", "done", "supply", "pick ah.4-ii", "step 5.02", "halt", "done", "done", "supply")
	g.Stage("arrivals", "russia")
	if got := g.Hexes("place", "ru.14-viii"); got != "5.01" {
		t.Errorf("it may come on at %s", got)
	}
	g.Refuses("wait ru.14-viii", "14.0")
	g.Refuses("place ru.14-viii 6.01", "14.0")
}

// 14.1: only hexes that are supply sources, and none in an enemy zone while there
// is another.
func TestRailEntry(t *testing.T) {
	rulestest.Cite(t, "14.1", "11.2")
	for _, c := range []struct{ name, unit, units, hexes string }{
		{"free", "ru.2-gd", "ah.4-ii 12.12", fromIvangorod},
		{"an enemy on the line, the ends hold", "ru.2-gd", "ah.4-ii 16.22", "16.26 16.25 16.24 18.23 19.23"},
		{"a zone bars as well", "ru.2-gd", "ah.4-ii 15.22", "16.26 16.25 16.24 16.23 17.23 18.23 19.23"},
		{"a symbol in a zone is a source, but others are better", "ru.2-gd", "ah.4-ii 15.26", "16.24 16.23 16.22 17.23 18.23 19.23"},
		{"a friend in a zone keeps the line open, but others are better", "ru.2-gd", "ah.4-ii 15.22\nru.7-c 16.22", "16.26 16.25 16.24 16.23 17.23 18.23 19.23"},
		{"only the end is left", "ru.2-gd", "ah.4-ii 15.26\nah.25-ii 17.24\nah.13-ii 17.22", "19.23"},
		// 16.19 lies in no zone, but no source feeds it.
		{"a gap", "ru.21-iii-cn", "ah.4-ii 16.21\nah.25-ii 17.18", "19.23 18.23 17.23 18.16 19.16 19.17"},
	} {
		g := place(t, "russia reinforcement 7\n"+c.unit+" off\n"+c.units)
		if got := sorted(g.Hexes("place", c.unit)); got != sorted(c.hexes) {
			t.Errorf("%s: it comes on at %s, want %s", c.name, got, sorted(c.hexes))
		}
	}
	// Both ends of a short line in enemy zones: there is no other hex, so either.
	g := place(t, "russia reinforcement 4\nru.4-5-d-cs off\nah.4-ii 18.16")
	if got := sorted(g.Hexes("place", "ru.4-5-d-cs")); got != "19.16 19.17" {
		t.Errorf("from Brest it comes on at %s", got)
	}
	g.Refuses("place ru.4-5-d-cs 18.17", "14.1")
	g.Refuses("wait ru.4-5-d-cs", "14.0")
	// Some free of the zone: only those.
	g = place(t, "russia reinforcement 4\nru.4-5-d-cs off\nah.4-ii 18.15")
	if got := sorted(g.Hexes("place", "ru.4-5-d-cs")); got != "18.17 19.17" {
		t.Errorf("from Brest it comes on at %s", got)
	}
	g.Refuses("place ru.4-5-d-cs 19.16", "14.1")
	// All taken: the nearest edge.
	g = place(t, "russia reinforcement 4\nru.4-5-d-cs off\nah.4-ii 19.16\nah.25-ii 19.17")
	if got := sorted(g.Hexes("place", "ru.4-5-d-cs")); got != "19.15 19.18" {
		t.Errorf("from Brest it comes on at %s", got)
	}
	if !g.Offers("wait ru.4-5-d-cs") {
		t.Error("it must come on")
	}
}

// 40 ls comes in turn 6 at 1.01 or in turn 7 at three other hexes, as its owner
// likes; in turn 7 it must.
func TestLandsturm40(t *testing.T) {
	rulestest.Cite(t, "14.0")
	g := place(t, `austria reinforcement 6
		ah.40-ls off
		ah.4-ii 8.05`)
	g.Refuses("place ah.40-ls 1.03", "14.0")
	g.Do("wait ah.40-ls")
	g.Stage("move", "austria")
	g.Do("done", "done", "supply", "done", "done", "supply")
	g.Stage("arrivals", "austria")
	if got := sorted(g.Hexes("place", "ah.40-ls")); got != "1.03 1.05 1.07" {
		t.Errorf("in turn 7 it comes on at %s", got)
	}
	g.Refuses("wait ah.40-ls", "14.0")
	g.Refuses("place ah.40-ls 1.01", "14.0")

	// 1.01 is barred in turn 6: it arrives in turn 7.
	g = place(t, `austria reinforcement 6
		ah.40-ls off
		ru.7-c 1.01`)
	g.Stage("move", "austria")
	g = place(t, `austria reinforcement 7
		ah.40-ls off
		ru.7-c 1.01
		ru.1-d-cs 1.03
		ru.3-d-cs 1.07`)
	if got := g.Hexes("place", "ah.40-ls"); got != "1.05" {
		t.Errorf("it comes on at %s", got)
	}
	// Having come on in turn 6 it does not come twice.
	g = place(t, `austria reinforcement 6
		ah.40-ls off
		ah.4-ii 8.05`)
	g.Do("place ah.40-ls 1.01", "done", "done", "supply", "done", "done", "supply")
	g.Stage("move", "austria")
}

// The dead do not come back, and a unit that fell before its turn does not come.
func TestDeadDoNotArrive(t *testing.T) {
	g := place(t, `austria reinforcement 7
		ah.40-ls off {"lost":6}
		ah.4-ii 8.05`)
	g.Stage("move", "austria")
}
