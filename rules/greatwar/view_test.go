package greatwar_test

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestCounters(t *testing.T) {
	rulestest.Cite(t, "2.0", "2.3", "2.31", "2.32", "2.33", "2.4", "8.52", "8.53")
	for _, c := range []struct{ line, face, size, kind string }{
		{"ah.corps-10 g1418", "5-7-4", "corps", "infantry"},
		{`ah.corps-10 g1418 {"lost":1}`, "4-6-4", "corps", "infantry"},
		{`ah.corps-10 g1418 {"lost":2}`, "2-4-4*", "corps", "infantry"},
		{`ah.corps-10 g1418 {"lost":3}`, "1-3-4*", "corps", "infantry"},
		{"ah.div-9 s0314", "2-3-4", "division", "infantry"},
		{`ah.div-9 s0314 {"lost":1}`, "1-2-4*", "division", "infantry"},
		{"ru.cav-11 g0702", "2-1-6", "division", "cavalry"},
		{"se.loznica s0713", "0-1-4", "regiment", "infantry"},
		{"ah.bde-1-mountain s1513", "1-1-4", "brigade", "mountain"},
		{"ah.depot-1 g1418", "0-1-3", "division", "depot"},
		{"ah.hq-1-dankl g1418", "1-16-3-1-8", "headquarters", "headquarters"},
		{`ah.hq-1-dankl g1418 {"lost":1}`, "0-8-2-1-8*", "headquarters", "headquarters"},
	} {
		g := place(t, "austria movement 3\nah.corps-5 g1419\n"+c.line)
		unit, _, _ := cut(c.line)
		got := g.Counter(unit)
		if f := rulestest.Face(got, "-"); f != c.face || got.Size != c.size || got.Type != c.kind {
			t.Errorf("%s: %s, a %s of %s; want %s, %s, %s", c.line, f, got.Type, got.Size, c.face, c.kind, c.size)
		}
	}
}

func TestBadges(t *testing.T) {
	for _, c := range []struct{ line, badges string }{
		{"ah.corps-10 g1418", "steps"},
		{`ah.corps-10 g1418 {"commanded":false}`, "steps out-of-command"},
		{`ah.corps-10 g1418 {"entrained":true}`, "steps rail"},
		{`ah.corps-10 g1418 {"unsupplied":true}`, "steps supply"},
		{`ah.cav-6 g1418 {"forages":true,"done":true}`, "steps forage moved"},
		{`ah.hq-1-dankl g1418 {"used":true}`, "used"},
		{"ru.hq-8-brusilov g0702", "hero"},
	} {
		g := place(t, "austria movement 3\nah.corps-5 g1419\n"+c.line)
		unit, _, _ := cut(c.line)
		if got := rulestest.Badges(g.Counter(unit)); got != c.badges {
			t.Errorf("%s bears %q, want %q", c.line, got, c.badges)
		}
	}
}

// Combat units lie above headquarters and depots.
func TestStackOrder(t *testing.T) {
	g := place(t, "austria movement 3\nah.hq-1-dankl g1418\nah.depot-1 g1418\nah.cav-6 g1418\nah.corps-1 g1418")
	v := g.P.View("allied")
	if len(v.Stacks) != 1 || v.For != "allied" {
		t.Fatalf("%+v", v.Stacks)
	}
	var order []string
	for _, c := range v.Stacks[0].Units {
		order = append(order, c.Unit)
	}
	if got := strings.Join(order, " "); got != "ah.corps-1 ah.cav-6 ah.hq-1-dankl ah.depot-1" {
		t.Errorf("the stack is %s", got)
	}
}

func TestMapAndScale(t *testing.T) {
	rulestest.Cite(t, "2.1", "2.5", "15.0", "16.0")
	b := ruleset(t).Board()
	if len(b.Maps) != 2 || b.Maps[0].ID != "galicia" || b.Maps[1].ID != "serbia" {
		t.Fatal("the game is played on the maps of Galicia and Serbia")
	}
	for _, m := range b.Maps {
		if m.ScaleKM != 13 {
			t.Errorf("a hex of %s has %d km", m.ID, m.ScaleKM)
		}
	}
	g, _ := b.Find("g1419")
	s, _ := b.Find("s1411")
	if b.Distance(g, s) != -1 {
		t.Error("the maps touch")
	}
}

func TestTracks(t *testing.T) {
	rulestest.Cite(t, "2.2", "20.1", "25.4", "16.0")
	g := place(t, `austria movement 3
		state {"score":63,"serbian_supply":7,"flotilla":true,"rail":[5,0,0]}
		ah.corps-10 g1418
		ah.corps-5 off`)
	turns := g.Track("turns")
	if len(turns.Boxes) != 13 || !turns.Boxes[2].Here || turns.Boxes[1].Here {
		t.Errorf("the turn record is %+v", turns)
	}
	if d := strings.Join(turns.Boxes[0].Details, ";"); !strings.Contains(d, "Austria-Hungary: railway capacity 18") || !strings.Contains(d, "Russia: railway capacity 0") || !strings.Contains(d, "Serbia: railway capacity 5") {
		t.Errorf("turn 1 tells %q", d)
	}
	if tot := g.Track("points").Totals; tot[0].Value != 63 || tot[0].Side != "allied" {
		t.Errorf("the points are %+v", tot)
	}
	if tot := g.Track("rail").Totals; len(tot) != 2 || tot[0].Value != 5 || tot[1].Value != 13 {
		t.Errorf("the railways are %+v", tot)
	}
	if s := g.Track("serbian-supply"); len(s.Boxes) != 10 || !s.Boxes[7].Here {
		t.Errorf("Serbian supply is %+v", s)
	}
	if f := g.Track("flotilla"); !f.Boxes[1].Here {
		t.Errorf("the flotilla is %+v", f)
	}
}

func TestDisplays(t *testing.T) {
	g := place(t, `austria movement 3
		ah.corps-10 g1418 {"hq":"ah.hq-1-dankl"}
		ah.hq-1-dankl g1418 {"used":true}
		ah.corps-1 off {"dead":2}
		ah.corps-5 off {"due":4}
		ah.corps-2 off {"link":1,"along":2,"entrained":true}`)
	command := lines(g.Display("", "command-austria"))
	for _, want := range []string{"1st Army", "Attack shift 1: used", "Command strength 16, radius 3", "4 of 16 stacking points", "ah.corps-10"} {
		if !strings.Contains(command, want) {
			t.Errorf("the command display lacks %q: %s", want, command)
		}
	}
	if order := lines(g.Display("", "order-of-battle-austria")); !strings.Contains(order, "I Corps: eliminated in turn 2") || !strings.Contains(order, "X Corps: in g1418") {
		t.Errorf("the order of battle is %s", order)
	}
	if gone := lines(g.Display("", "eliminated-austria")); !strings.Contains(gone, "ah.corps-1 ") || !strings.Contains(gone, "Turn 2") {
		t.Errorf("eliminated are %s", gone)
	}
	coming := lines(g.Display("", "coming-austria"))
	if !strings.Contains(coming, "arrives in turn 4") || !strings.Contains(coming, "on the off-map railway to") {
		t.Errorf("coming are %s", coming)
	}
}

func TestControl(t *testing.T) {
	rulestest.Cite(t, "11.14", "25.12", "25.2")
	g := place(t, `austria movement 3
		state {"forts":[{"hex":"g1419","lost":2},{"hex":"g1612","lost":4}],"held":[{"hex":"g1312","side":"allied"}]}
		ah.corps-10 g1418`)
	control := map[string]rules.Control{}
	for _, c := range g.P.View("").Control {
		control[c.Hex] = c
	}
	if c := control["g1312"]; c.Side != "allied" || c.Name != "Lemberg" || !strings.Contains(c.Note, "5 points") {
		t.Errorf("Lemberg is %+v", c)
	}
	if c := control["g1419"]; c.Side != "austria" || !strings.Contains(c.Note, "2 steps of 4, defence strength 5") {
		t.Errorf("Przemysl is %+v", c)
	}
	if c := control["g1612"]; !strings.Contains(c.Note, "destroyed") {
		t.Errorf("Mikolajow is %+v", c)
	}
	if c := control["s0307"]; c.Side != "allied" || c.Name != "Belgrade" {
		t.Errorf("Belgrade is %+v", c)
	}
	for _, c := range start(t, "september", 1).P.View("").Control {
		if c.Hex[0] == 's' {
			t.Errorf("%s is shown, but its map is not in play", c.Name)
		}
	}
}

// Each prompt has a case of the rulebook and a sentence.
func TestPrompts(t *testing.T) {
	cases := map[string]bool{}
	for _, c := range ruleset(t).Cases() {
		cases[c.Case] = true
	}
	seen := map[string]bool{}
	for seed, scenario := range []string{"campaign", "september"} {
		playOut(t, start(t, scenario, uint64(seed)).P, uint64(seed), func(p rules.Position) {
			if s := p.Status().Stage; !seen[s] {
				seen[s] = true
				pr := p.View("").Prompt
				if !cases[pr.Case] || pr.Title == "" || !strings.HasSuffix(strings.TrimSuffix(pr.Ask, "?"), ".") && !strings.HasSuffix(pr.Ask, "?") {
					t.Errorf("at %s: %+v", s, pr)
				}
			}
		})
	}
}

// TestWhereSerbiaIsNotInPlayNobodyRollsForItsSupply: nor is anybody asked to.
func TestWhereSerbiaIsNotInPlayNobodyRollsForItsSupply(t *testing.T) {
	for scenario, want := range map[string]bool{"campaign": true, "september": false} {
		asked := false
		playOut(t, start(t, scenario, 1).P, 1, func(p rules.Position) {
			asked = asked || strings.Contains(p.View("").Prompt.Ask, "roll for Serbian supply")
		})
		if asked != want {
			t.Errorf("%s: somebody is asked to roll for Serbian supply: %v", scenario, asked)
		}
	}
}

func TestCharts(t *testing.T) {
	rulestest.Cite(t, "2.2", "5.4", "8.8", "25.3")
	charts := map[string]rules.Chart{}
	for _, c := range ruleset(t).Charts() {
		charts[c.ID] = c
		for _, r := range c.Rows {
			if len(r.Cells) != len(c.Columns) {
				t.Errorf("%s: %s has %d cells under %d columns", c.ID, r.Head, len(r.Cells), len(c.Columns))
			}
		}
	}
	for _, want := range []struct {
		chart, row string
		column     int
		cell       string
	}{
		{"crt", "Rating 4", 2, "2-1"}, {"crt", "Rating 2", 3, "2-1"}, {"crt", "Die 1", 3, "-/2"}, {"crt", "Die 8", 7, "1/1"},
		{"terrain", "Broken", 0, "2"}, {"terrain", "River hexside", 1, "+1"},
		{"victory", "15 to 20", 0, "Draw"}, {"turns", "1", 1, "18"}, {"rail", "Serbia", 0, "14"}, {"rail", "Austria-Hungary", 2, "14"},
		{"objectives", "Lemberg (g1312)", 1, "5"},
	} {
		found := false
		for _, r := range charts[want.chart].Rows {
			if r.Head == want.row {
				found = true
				if r.Cells[want.column] != want.cell {
					t.Errorf("%s, %s: %q, want %q", want.chart, want.row, r.Cells[want.column], want.cell)
				}
			}
		}
		if !found {
			t.Errorf("%s has no row %q", want.chart, want.row)
		}
	}
}

func TestOverlays(t *testing.T) {
	g := place(t, "austria movement 3\nah.corps-10 g1210\nah.hq-1-dankl g1210\nru.corps-21 g1109")
	for _, kind := range []string{"zones", "supply", "command", "threat"} {
		for _, side := range []rules.Side{"allied", "austria"} {
			o, err := g.P.Overlay("austria", rules.Query{Kind: kind, Side: side})
			if err != nil || o.Kind != kind || o.Side != side {
				t.Errorf("%s of %s: %+v, %v", kind, side, o, err)
			}
		}
		if _, err := g.P.Overlay("", rules.Query{Kind: kind, Side: "prussia"}); err == nil {
			t.Errorf("%s of prussia is answered", kind)
		}
	}
	for _, q := range []rules.Query{{Kind: "reach", Unit: "nobody"}, {Kind: "weather"}, {}} {
		if _, err := g.P.Overlay("", q); err == nil {
			t.Errorf("%+v is answered", q)
		}
	}
	// A zone that a force of the other side stands in is negated for supply (7.24).
	o, _ := g.P.Overlay("", rules.Query{Kind: "zones", Side: "allied"})
	kinds := map[string]string{}
	for _, m := range o.Hexes {
		kinds[m.Hex] = m.Kind
	}
	if kinds["g1108"] != "zone" {
		t.Errorf("the zone is %v", kinds)
	}
}

// lines are all that a display says.
func lines(d rules.Display) string { return fmt.Sprintf("%+v", d.Rows) }
