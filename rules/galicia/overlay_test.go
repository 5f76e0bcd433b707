package galicia_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// marks are the hexes of an overlay by kind.
func marks(o *rules.Overlay) map[string]string {
	list := map[string][]string{}
	for _, m := range o.Hexes {
		list[m.Kind] = append(list[m.Kind], m.Hex)
	}
	text := map[string]string{}
	for kind, hexes := range list {
		slices.Sort(hexes)
		text[kind] = strings.Join(hexes, " ")
	}
	return text
}

// walk tries every way a unit could go by moving it, and keeps the most points it
// can have left in each hex.
func walk(t testing.TB, p rules.Position, unit string) map[string]int {
	t.Helper()
	best := map[string]int{}
	type place struct {
		p    rules.Position
		hex  string
		left int
	}
	start := p.Clone()
	if _, err := start.Do(rules.Action{Verb: "pick", Unit: unit}); err != nil {
		return best
	}
	for todo := []place{{start, "", 0}}; len(todo) > 0; todo = todo[1:] {
		for _, o := range todo[0].p.Offers() {
			if o.Verb != "step" {
				continue
			}
			if before, ok := best[o.Hex]; ok && before >= o.Left {
				continue
			}
			best[o.Hex] = o.Left
			q := todo[0].p.Clone()
			if _, err := q.Do(o.Action); err != nil {
				t.Fatal(err)
			}
			if q.Status().Stage == "reaction" {
				if _, err := q.Do(rules.Action{Verb: "hold"}); err != nil {
					t.Fatal(err)
				}
			}
			if q.Status().Stage == "moving" {
				todo = append(todo, place{q, o.Hex, o.Left})
			}
		}
	}
	delete(best, strings.Fields(at(t, p).unit(unit))[0]) // that it may come back is not shown
	return best
}

// What the overlay promises is what the unit can do, hex by hex and point by
// point.
func TestReachIsTrue(t *testing.T) {
	for _, c := range []struct{ start, unit string }{
		{"austria movement 3\nah.25-ii 13.15\nru.17-xix 15.15\nru.7-c 13.17\nru.35-xvii 12.13", "ah.25-ii"},
		{"austria movement 3\nah.6-c 11.15\nru.17-xix 15.15\nru.7-c 13.17", "ah.6-c"},
		{"austria movement 5\nah.5-c 5.02\nru.14-viii 6.04", "ah.5-c"},
		{"austria movement 6\nah.5-c 5.02\nru.14-viii 6.04", "ah.5-c"},
		{"austria movement 6\nah.1-m 9.06\nah.4-ii 8.05\nru.14-viii 9.05\nru.7-c 10.06", "ah.1-m"},
		{"austria movement 6\nah.4-ii 9.06 {\"spent\":3}\nru.14-viii 9.05", "ah.4-ii"},
		{"austria movement 6\nah.4-ii 9.06 {\"spent\":5}\nru.14-viii 9.05", "ah.4-ii"},
		{"austria movement 6\nah.4-ii 9.06 {\"moved\":true}\nru.14-viii 9.05", "ah.4-ii"},
		{"russia movement 6\nru.7-c 2.13\nah.4-ii 3.12", "ru.7-c"},
		{"russia movement 3\nru.14-c 15.26", "ru.14-c"},
		{"russia movement 2\nru.14-c 15.26", "ru.14-c"},
		{"russia movement 3\nru.61-r 4.09\nah.4-ii 5.09\nah.1-m 5.10", "ru.61-r"},
	} {
		g := place(t, c.start)
		want := walk(t, g.P, c.unit)
		got := map[string]int{}
		from := map[string]string{}
		for _, m := range g.Overlay("", rules.Query{Kind: "reach", Unit: c.unit}).Hexes {
			got[m.Hex], from[m.Hex] = max(0, m.Value), m.From
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s:\nthe overlay says %v,\nplay %v", c.start, got, want)
		}
		for hex := range got { // From leads back to where the unit stands
			steps := 0
			for at := hex; at != strings.Fields(g.unit(c.unit))[0]; at = from[at] {
				if steps++; steps > 20 {
					t.Fatalf("%s: no way leads to %s", c.start, hex)
				}
			}
		}
	}
	// In the whole campaign too.
	g := campaign(t, 1)
	g.Do("supply")
	for _, unit := range []string{"ah.3-c", "ah.5-i", "ah.7-c", "ah.1-c", "ah.1-m", "ah.11-xi"} {
		got := map[string]int{}
		for _, m := range g.Overlay("austria", rules.Query{Kind: "reach", Unit: unit}).Hexes {
			got[m.Hex] = max(0, m.Value)
		}
		if want := walk(t, g.P, unit); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s:\nthe overlay says %v,\nplay %v", unit, got, want)
		}
	}
}

func TestZonesOverlay(t *testing.T) {
	rulestest.Cite(t, "6.0", "6.1")
	g := place(t, `austria movement 3
		ah.25-ii 13.15
		ah.4-ii 12.15
		ru.17-xix 14.15`)
	if got := marks(g.Overlay("russia", rules.Query{Kind: "zones", Side: "austria"})); got["zone"] != "11.15 11.16 12.14 12.15 12.16 13.15 13.16 14.14" || got["zone-negated"] != "14.15" {
		t.Errorf("Austria-Hungary's zones are %v", got)
	}
	if got := marks(g.Overlay("austria", rules.Query{Kind: "zones", Side: "russia"})); got["zone"] != "13.16 14.14 14.16 15.15 15.16" || got["zone-negated"] != "13.15" {
		t.Errorf("Russia's zones are %v", got)
	}
}

// The overlay foretells what a Supply Phase will find.
func TestSupplyOverlay(t *testing.T) {
	rulestest.Cite(t, "11.4")
	checked := map[string]int{}
	randomPlay(t, 11, func(p rules.Position) {
		s := p.Status()
		if s.Stage != "supply" {
			return
		}
		o, err := p.Overlay(s.Side, rules.Query{Kind: "supply", Side: s.Side})
		if err != nil {
			t.Fatal(err)
		}
		g := at(t, p.Clone())
		g.Do("supply")
		for _, w := range o.Ways {
			after := g.unit(w.Unit)
			if after == "lost" || w.Kind == "cut" {
				continue
			}
			checked[w.Kind]++
			is := "in"
			for _, word := range strings.Fields(after)[1:] {
				if word == "low" || word == "out" {
					is = word
				}
			}
			if is != w.Kind {
				t.Errorf("turn %d: %s is foretold %s and is %s", s.Turn, w.Unit, w.Kind, after)
			}
			if length := len(w.Hexes) - 1; w.Hexes[0] != strings.Fields(after)[0] || w.Kind == "in" && length > 8 || w.Kind == "low" && (length < 9 || length > 12) || w.Kind == "out" && length > 0 {
				t.Errorf("turn %d: the line of %s, %s, goes by %v", s.Turn, w.Unit, w.Kind, w.Hexes)
			}
		}
	})
	if checked["in"] == 0 || checked["out"] == 0 {
		t.Errorf("checked only %v", checked)
	}
	// Sources and distances.
	g := place(t, "austria movement 3\nah.4-ii 8.05\nru.14-viii 3.26")
	got := marks(g.Overlay("austria", rules.Query{Kind: "supply", Side: "austria"}))
	if strings.Contains(got["source"], "3.26") || !strings.Contains(got["source"], "1.26") {
		t.Errorf("the sources are %s", got["source"])
	}
}

// The odds of an attack that might be made are those of the attack that is.
func TestOddsOverlay(t *testing.T) {
	rulestest.Cite(t, "8.1")
	g := place(t, `austria combat 8
		ah.4-ii 8.05 {"ce":1}
		ah.25-ii 8.05
		ah.20 9.05 {"supply":"low"}
		ru.61-r 8.04`)
	o := g.Overlay("austria", rules.Query{Kind: "odds", Hex: "8.04", Units: []string{"ah.4-ii", "ah.25-ii", "ah.20"}})
	g.Do("attack 8.04", "from 8.05", "from 9.05", "declare", "commit ah.4-ii", "commit ah.25-ii", "commit ah.20", "ready")
	for _, side := range []rules.Side{"", "austria"} {
		got, want := o.Sheet, g.P.View(side).Combat
		if got.Column != want.Column || got.Ratio != want.Ratio || got.Attacker.Strength != want.Attacker.Strength || got.Defender.Strength != want.Defender.Strength || got.Magnitude != want.Magnitude {
			t.Errorf("the overlay says %+v, the attack is %+v", got, want)
		}
	}
	// The enemy reckons with printed strengths only, and may look at it the
	// other way about.
	g = place(t, `austria combat 8
		ah.25-ii 8.05 {"ce":2}
		ah.4-ii 8.05
		ru.61-r 8.04 {"ce":1}`)
	for _, c := range []struct {
		side, unit, hex string
		attack, defence int
	}{
		{"", "ah.25-ii", "8.04", 3, 4}, {"austria", "ah.25-ii", "8.04", 3, 5}, {"russia", "ah.25-ii", "8.04", 5, 4},
		{"", "ru.61-r", "8.05", 2, 9}, {"russia", "ru.61-r", "8.05", 2, 6}, {"austria", "ru.61-r", "8.05", 3, 9},
	} {
		s := g.Overlay(rules.Side(c.side), rules.Query{Kind: "odds", Hex: c.hex, Units: []string{c.unit}}).Sheet
		if s.Attacker.Strength != c.attack || s.Defender.Strength != c.defence || s.Certain {
			t.Errorf("%q reckons %d against %d for %s (certain: %v), want %d against %d", c.side, s.Attacker.Strength, s.Defender.Strength, c.unit, s.Certain, c.attack, c.defence)
		}
	}
}

func TestThreatOverlay(t *testing.T) {
	rulestest.Cite(t, "7.2", "7.5")
	g := place(t, `austria combat 8
		ah.16-xii 8.05
		ah.35-xii 8.05
		ah.25-ii 9.05
		ah.41 9.05
		ah.3-c 9.05
		ru.61-r 8.04
		ru.69-r 9.04
		ru.7-c 12.12`)
	notes := func(side rules.Side) string {
		var list []string
		for _, m := range g.Overlay("", rules.Query{Kind: "threat", Side: side}).Hexes {
			list = append(list, m.Hex+" "+m.Label+": "+m.Note)
		}
		return strings.Join(list, "; ")
	}
	// Two of XII Corps and one more; on 9.04 two of 9.05.
	if got := notes("austria"); got != "8.04 2.5:1: Austria-Hungary can attack at 2.5:1, 13 against 5.; 9.04 1.5:1: Austria-Hungary can attack at 1.5:1, 9 against 5." {
		t.Errorf("Austria-Hungary threatens %s", got)
	}
	// 3 to 11 on 8.05 is not allowed.
	if got := notes("russia"); got != "9.05 1:2: Russia can attack at 1:2, 7 against 11." {
		t.Errorf("Russia threatens %s", got)
	}
	// Who has attacked, and what has been attacked, is out of it.
	g.Do("attack 9.04", "from 9.05", "declare", "commit ah.25-ii", "ready")
	g.roll(6, 4)
	g.roll(1, 1)
	for g.P.Status().Stage == "loss" {
		g.Do(g.first("lose"))
	}
	if got := notes("austria"); got != "8.04 2:1: Austria-Hungary can attack at 2:1, 12 against 5." {
		t.Errorf("after an attack Austria-Hungary threatens %s", got)
	}
}

func TestQueriesThatAreWrong(t *testing.T) {
	g := place(t, `austria combat 8
		ah.4-ii 8.05
		ah.20 8.05
		ah.3-c 8.05
		ah.1-m 8.05 {"ce":1,"supply":"low"}
		ah.6-iii 9.05
		ah.41 9.05
		ah.31-iv off
		ru.61-r 8.04
		ru.7-c 8.04
		ru.2-gd 8.03`)
	for _, c := range []struct {
		side string
		q    rules.Query
		want string
	}{
		{"", rules.Query{Kind: "weather"}, `kind "weather" is unknown`},
		{"", rules.Query{}, `kind "" is unknown`},
		{"", rules.Query{Kind: "reach"}, `there is no unit ""`},
		{"", rules.Query{Kind: "reach", Unit: "ah.99"}, `there is no unit "ah.99"`},
		{"", rules.Query{Kind: "reach", Unit: "ah.31-iv"}, "31/IV is not on the map"},
		{"austria", rules.Query{Kind: "reach", Unit: "ru.7-c"}, "Russian 7th Cavalry Division is not"},
		{"russia", rules.Query{Kind: "odds", Hex: "8.04", Units: []string{"ah.20"}}, "20th Division is not"},
		{"", rules.Query{Kind: "zones"}, `side "" is unknown`},
		{"", rules.Query{Kind: "supply", Side: "turkey"}, `side "turkey" is unknown`},
		{"", rules.Query{Kind: "threat", Side: "Austria"}, `side "Austria" is unknown`},
		{"", rules.Query{Kind: "odds", Hex: "99.99", Units: []string{"ah.20"}}, `no hex "99.99"`},
		{"", rules.Query{Kind: "odds", Hex: "8.04"}, "odds need units that attack"},
		{"", rules.Query{Kind: "odds", Hex: "8.04", Units: []string{"ah.20", "ah.20"}}, "20th Division is named twice"},
		{"", rules.Query{Kind: "odds", Hex: "8.04", Units: []string{"ah.20", "ru.2-gd"}}, "on the other side"},
		{"", rules.Query{Kind: "odds", Hex: "8.03", Units: []string{"ah.20"}}, "not adjacent to 8.03"},
		{"", rules.Query{Kind: "odds", Hex: "9.06", Units: []string{"ah.20"}}, "no enemy in 9.06"},
		{"", rules.Query{Kind: "odds", Hex: "8.04", Units: []string{"ah.20", "ah.3-c"}}, "(7.5)"},
		{"", rules.Query{Kind: "odds", Hex: "8.04", Units: []string{"ah.20", "ah.4-ii", "ah.6-iii"}}, "(7.2)"},
		{"", rules.Query{Kind: "odds", Hex: "8.04", Units: []string{"ah.1-m"}}, "(7.4)"},
	} {
		o, err := g.P.Overlay(rules.Side(c.side), c.q)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: got %+v, %v; want %q", c.q, o, err, c.want)
		}
	}
}

// Odds are those of an attack that can be made: a unit attacks once a phase (7.0).
func TestOddsRefuseAUnitThatHasAttacked(t *testing.T) {
	g := place(t, "austria combat 8\nah.4-ii 8.05 {\"attacked\":true}\nah.25-ii 8.05\nru.2-gd 8.04")
	rulestest.Cite(t, "7.0")
	q := rules.Query{Kind: "odds", Hex: "8.04", Units: []string{"ah.4-ii", "ah.25-ii"}}
	if _, err := g.P.Overlay("", q); err == nil || !strings.Contains(err.Error(), "has already attacked") {
		t.Errorf("got %v", err)
	}
	q.Units = q.Units[1:]
	if _, err := g.P.Overlay("", q); err != nil {
		t.Error(err)
	}
}
