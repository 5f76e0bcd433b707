package galicia_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
	"vistula/rules/verb"
)

// looks is what a side sees in a hex: the units from the top down with their
// markers, and whether more may lie beneath.
func (g *game) looks(side rules.Side, hex string) string {
	g.T.Helper()
	for _, s := range g.P.View(side).Stacks {
		if s.Hex != hex {
			continue
		}
		var words []string
		for _, c := range s.Units {
			words = append(words, marked(c))
		}
		slices.Sort(words[1:]) // beneath the top one the order means nothing
		if s.Hidden {
			words = append(words, "...")
		}
		return strings.Join(words, " ")
	}
	return ""
}

// marked is a counter's id with what 5.4 hides: its markers.
func marked(c rules.Counter) string {
	text := c.Unit
	if c.Reduced {
		text += "*"
	}
	for _, b := range c.Badges {
		if b.Kind == "ce" || b.Kind == "supply" {
			text += fmt.Sprintf("(%s%d)", b.Kind, b.Value)
		}
	}
	return text
}

func (g *game) sees(side rules.Side, hex, want string) {
	g.T.Helper()
	if got := g.looks(side, hex); got != want {
		g.T.Errorf("%q sees in %s %q, want %q", side, hex, got, want)
	}
}

// shown is all that a side can find out of a position: the view and every
// overlay it can ask for.
func shown(t testing.TB, p rules.Position, side rules.Side) string {
	t.Helper()
	queries := []rules.Query{}
	for _, s := range []rules.Side{"austria", "russia"} {
		for _, kind := range []string{"zones", "supply", "threat"} {
			queries = append(queries, rules.Query{Kind: kind, Side: s})
		}
	}
	v := p.View(side)
	for _, a := range v.Stacks {
		queries = append(queries, rules.Query{Kind: "reach", Unit: a.Units[0].Unit})
		for _, d := range v.Stacks {
			if a.Side != d.Side {
				queries = append(queries, rules.Query{Kind: "odds", Hex: d.Hex, Units: []string{a.Units[0].Unit}})
			}
		}
	}
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	all := string(text)
	for _, q := range queries {
		o, err := p.Overlay(side, q)
		text, wrong := json.Marshal(o)
		if wrong != nil {
			t.Fatal(wrong)
		}
		all += fmt.Sprintf("\n%+v %v %s", q, err, text)
	}
	return all
}

// alike asserts that a side can find no difference between two positions.
func alike(t testing.TB, side rules.Side, a, b rules.Position) {
	t.Helper()
	x, y := strings.Split(shown(t, a, side), "\n"), strings.Split(shown(t, b, side), "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			at := 0
			for at < len(x[i]) && at < len(y[i]) && x[i][at] == y[i][at] {
				at++
			}
			t.Errorf("%s can tell: %.160q / %.160q", side, x[i][max(0, at-60):], y[i][max(0, at-60):])
			return
		}
	}
	if len(x) != len(y) {
		t.Errorf("%s sees %d things, or %d", side, len(x), len(y))
	}
}

// told is what a side hears of events.
func told(events []rules.Event, side rules.Side) string {
	var words []string
	for _, e := range events {
		if e = e.SeenBy(side); e.Kind != "" {
			text, _ := json.Marshal(e)
			words = append(words, string(text))
		}
	}
	return strings.Join(words, "\n")
}

func TestTopUnit(t *testing.T) {
	rulestest.Cite(t, "5.3", "5.4")
	for _, c := range []struct{ units, want string }{
		{"ah.12-i 8.05\nah.25-ii 8.05\nah.1-m 8.05", "ah.25-ii ..."},
		{"ah.25-ii 8.05 {\"reduced\":true}\nah.12-i 8.05", "ah.12-i ..."},
		{"ah.25-ii 8.05 {\"reduced\":true}\nah.1-ls 8.05", "ah.1-ls ..."},
		// Markers do not count, only what is printed.
		{"ah.25-ii 8.05 {\"ce\":2,\"supply\":\"out\"}\nah.12-i 8.05", "ah.25-ii ..."},
		{"ah.4-ii 8.05 {\"reduced\":true}", "ah.4-ii* ..."},
	} {
		g := place(t, "austria movement 3\n"+c.units+"\nru.2-gd 12.04")
		g.sees("russia", "8.05", c.want)
	}
}

const hiddenStack = `
	ah.25-ii 8.05 {"ce":1}
	ah.20 8.05 {"ce":2,"supply":"low"}
	ah.1-m 8.05
	ah.4-ii 9.03 {"reduced":true,"ce":1,"supply":"out"}
	ru.2-gd 8.03 {"ce":2}
	ru.61-r 8.03`

func TestWhoSeesWhat(t *testing.T) {
	rulestest.Cite(t, "5.4")
	g := place(t, "austria movement 3"+hiddenStack)
	g.sees("russia", "8.05", "ah.25-ii ...")
	g.sees("russia", "9.03", "ah.4-ii* ...")
	g.sees("russia", "8.03", "ru.2-gd(ce-2) ru.61-r")
	g.sees("austria", "8.03", "ru.2-gd ...")
	g.sees("austria", "8.05", "ah.25-ii(ce-1) ah.1-m ah.20(ce-2)(supply-1)")
	g.sees("", "8.05", "ah.25-ii(ce-1) ah.1-m ah.20(ce-2)(supply-1)")
	g.sees("", "8.03", "ru.2-gd(ce-2) ru.61-r")

	v := g.P.View("russia")
	for _, d := range v.Displays {
		if d.ID != "order-of-battle-austria" {
			continue
		}
		for _, row := range d.Rows {
			for _, box := range row.Boxes {
				for i, c := range box.Units {
					hidden := c.Unit == "ah.20" || c.Unit == "ah.1-m"
					if hidden != (c.Hex == "") || hidden != strings.Contains(box.Details[i], "somewhere") || strings.Contains(marked(c), "(") {
						t.Errorf("Russia is shown %s in %q: %s", marked(c), c.Hex, box.Details[i])
					}
				}
			}
		}
	}
	for side, totals := range map[rules.Side]int{"austria": 3, "russia": 3, "": 6} {
		for _, track := range g.P.View(side).Tracks {
			if track.ID != "supply" {
				continue
			}
			if len(track.Totals) != totals {
				t.Errorf("%q sees supply of %+v", side, track.Totals)
			}
			for _, total := range track.Totals {
				if side != "" && total.Side != side {
					t.Errorf("%q sees supply of %s", side, total.Side)
				}
			}
		}
	}
}

// Two positions that differ only beneath the top counters look the same to the
// other side, whatever it asks, and to the owner they do not.
func TestHiddenStaysHidden(t *testing.T) {
	rulestest.Cite(t, "5.4")
	tops := "\nah.25-ii 8.05\nah.28-iii 9.03\nru.2-gd 8.03\nru.61-r 9.04"
	fresh := "\nah.4-ii 8.05\nah.1-m 9.03\nru.1-gd 12.12"
	for name, other := range map[string]string{
		"a marker":        "\nah.4-ii 8.05 {\"ce\":1}\nah.1-m 9.03\nru.1-gd 12.12",
		"a supply marker": "\nah.4-ii 8.05 {\"supply\":\"out\"}\nah.1-m 9.03\nru.1-gd 12.12",
		"a reduced side":  "\nah.4-ii 8.05 {\"reduced\":true}\nah.1-m 9.03\nru.1-gd 12.12",
		"a move":          "\nah.4-ii 8.05 {\"spent\":4,\"recovered\":true,\"moved\":true}\nah.1-m 9.03\nru.1-gd 12.12",
		"another hex":     "\nah.4-ii 9.03\nah.1-m 8.05\nru.1-gd 12.12",
	} {
		for _, phase := range []string{"supply", "movement", "combat"} {
			a, b := place(t, "austria "+phase+" 3"+tops+fresh), place(t, "austria "+phase+" 3"+tops+other)
			alike(t, "russia", a.P, b.P)
			if shown(t, a.P, "austria") == shown(t, b.P, "austria") {
				t.Errorf("%s: Austria-Hungary does not know its own units", name)
			}
			if phase == "movement" {
				// Which way the top unit goes tells nothing either.
				x, y := a.Do("pick ah.25-ii", "step 7.05", "halt"), b.Do("pick ah.25-ii", "step 7.05", "halt")
				if told(x, "russia") != told(y, "russia") {
					t.Errorf("%s: the events differ", name)
				}
			}
		}
	}
	a := place(t, "austria combat 3"+tops+fresh+"\nah.6-iii 7.06 {\"ce\":2,\"supply\":\"low\"}")
	b := place(t, "austria combat 3"+tops+fresh+"\nah.6-iii 7.06")
	alike(t, "russia", a.P, b.P)
}

// A moving stack is known by its top unit only: neither the prompt nor the events
// tell the enemy who goes with it and who stays.
func TestMovingStackIsHidden(t *testing.T) {
	rulestest.Cite(t, "5.4")
	start := `austria movement 3
		ah.25-ii 8.05
		ah.4-ii 8.05
		ah.1-m 8.05
		ah.5-m 8.05
		ru.7-c 8.02`
	a, b := place(t, start), place(t, start)
	for _, acts := range [][2]string{{"pick ah.4-ii", "pick ah.4-ii"}, {"add ah.1-m", "add ah.5-m"}, {"step 8.04", "step 8.04"}} {
		x, y := a.Do(acts[0]), b.Do(acts[1])
		if told(x, "russia") != told(y, "russia") {
			t.Errorf("%v: Russia hears %s or %s", acts, told(x, "russia"), told(y, "russia"))
		}
		if told(x, "russia") != "" && strings.Contains(told(x, "russia"), "1-m") {
			t.Errorf("Russia hears of a hidden unit: %s", told(x, "russia"))
		}
		alike(t, "russia", a.P, b.P)
		for _, unit := range a.P.View("russia").Prompt.Units {
			if unit != "ah.4-ii" {
				t.Errorf("after %v the prompt tells Russia of %s", acts, unit)
			}
		}
		if got := a.P.View("austria").Prompt.Units; acts[0] != "pick ah.4-ii" && !slices.Contains(got, "ah.1-m") {
			t.Errorf("after %v the prompt tells Austria-Hungary of %v only", acts, got)
		}
	}
	if x := a.Do("step 8.03"); !strings.Contains(told(x, "austria"), "ah.1-m") {
		t.Errorf("Austria-Hungary hears %s", told(x, "austria"))
	}
	// It has come next to cavalry: that changes nothing.
	a.Stage("reaction", "russia")
	b.Do("step 8.03")
	alike(t, "russia", a.P, b.P)
	a.sees("russia", "8.03", "ah.4-ii ...")
}

// Recovery, supply and attrition concern markers, which the enemy does not see.
func TestQuietEventsAreHidden(t *testing.T) {
	rulestest.Cite(t, "5.4")
	g := place(t, `austria movement 3
		ah.25-ii 6.05 {"ce":1}
		ah.4-ii 6.05 {"ce":2}
		ru.2-gd 12.04`)
	before := shown(t, g.P, "russia")
	if x := g.Do("recover ah.4-ii"); told(x, "russia") != "" || told(x, "austria") == "" {
		t.Errorf("Russia hears %s", told(x, "russia"))
	}
	if shown(t, g.P, "russia") != before {
		t.Error("Russia can see a recovery")
	}

	starving := "ah.25-ii 16.26 {\"supply\":\"out\"}\nah.4-ii 16.26 {\"supply\":\"%s\"}"
	a, b := pocket(t, fmt.Sprintf(starving, "out")), pocket(t, fmt.Sprintf(starving, "in"))
	x, y := a.Do("supply"), b.Do("supply")
	a.is("ah.25-ii", "16.26 ce2 out", "ah.4-ii", "16.26 ce2 out")
	b.is("ah.25-ii", "16.26 ce2 out", "ah.4-ii", "16.26 out")
	if told(x, "russia") != told(y, "russia") || strings.Contains(told(x, "russia"), "25") || strings.Contains(told(x, "russia"), "out of supply") {
		t.Errorf("Russia hears %s or %s", told(x, "russia"), told(y, "russia"))
	}
	alike(t, "russia", a.P, b.P)
}

// What lies in the hexes of an attack is named when it is declared; strengths and
// markers lie open from when it is resolved until it is over.
func TestAttackReveals(t *testing.T) {
	rulestest.Cite(t, "5.4", "8.1")
	g := place(t, `austria combat 8
		ah.16-xii 8.05 {"ce":1}
		ah.35-xii 8.05
		ah.1-m 8.05 {"supply":"low"}
		ah.25-ii 9.05
		ah.4-ii 9.05
		ru.2-gd 8.04 {"ce":1}
		ru.61-r 8.04 {"supply":"low"}
		ru.7-c 8.04
		ru.11-xi 8.03
		ru.32-xi 8.03 {"ce":2}`)
	hidden := func() {
		t.Helper()
		g.sees("russia", "8.05", "ah.16-xii ...")
		g.sees("russia", "9.05", "ah.25-ii ...")
		g.sees("austria", "8.04", "ru.2-gd ...")
		g.sees("austria", "8.03", "ru.11-xi ...")
	}
	hidden()
	g.Do("attack 8.04", "from 8.05")
	hidden()
	events := g.Do("declare")
	if !rules.Fence(events) {
		t.Error("a declaration can be taken back")
	}
	named := func() {
		t.Helper()
		g.sees("russia", "8.05", "ah.16-xii ah.1-m ah.35-xii ...")
		g.sees("austria", "8.04", "ru.2-gd ru.61-r ru.7-c ...")
		g.sees("russia", "9.05", "ah.25-ii ...")
		g.sees("austria", "8.03", "ru.11-xi ...")
		for side, enemy := range map[rules.Side]rules.Side{"austria": "russia", "russia": "austria"} {
			s := g.P.View(side).Combat
			if s.Certain {
				t.Errorf("%s takes the odds for certain", side)
			}
			for _, f := range []rules.Force{s.Attacker, s.Defender} {
				for _, u := range append(slices.Clone(f.Units), f.Withheld...) {
					if f.Side == enemy && (strings.Contains(marked(u.Counter), "(") || len(u.Modifiers) > 0) {
						t.Errorf("%s is shown %s with %v before the attack is resolved", side, marked(u.Counter), u.Modifiers)
					}
				}
			}
		}
	}
	named()
	g.Do("commit ah.16-xii")
	named()
	g.Do("commit ah.35-xii")
	g.Do("ready")
	g.Stage("withhold", "russia")
	named()
	if got := g.P.View("austria").Combat.Defender.Strength; got != 8+5 && got != 8 {
		t.Errorf("Austria-Hungary reckons with a defence of %d; printed are 8 and 5", got)
	}
	for g.P.Status().Stage == "withhold" {
		g.Do(g.first("withhold"))
	}
	g.Stage("roll", "austria")
	open := func() {
		t.Helper()
		for _, side := range []rules.Side{"austria", "russia", ""} {
			dots := map[rules.Side]string{"austria": " ...", "russia": "", "": ""}[side]
			g.sees(side, "8.04", "ru.2-gd(ce-1) ru.61-r(supply-1) ru.7-c"+dots)
			dots = map[rules.Side]string{"austria": "", "russia": " ...", "": ""}[side]
			g.sees(side, "8.05", "ah.16-xii(ce-1) ah.1-m(supply-1) ah.35-xii"+dots)
		}
		g.sees("russia", "9.05", "ah.25-ii ...")
		g.sees("austria", "8.03", "ru.11-xi ...")
		x, y := g.P.View("austria").Combat, g.P.View("russia").Combat
		if !x.Certain || x.Attacker.Strength != y.Attacker.Strength || x.Defender.Strength != y.Defender.Strength || x.Column != y.Column {
			t.Errorf("the sides see different odds: %+v / %+v", x, y)
		}
	}
	open()
	g.roll(4, 5)
	open()
	g.roll(1, 1)
	for g.P.Status().Stage == "loss" {
		g.Do(g.first("lose"))
	}
	g.Stage("attack", "austria")
	hidden()
	if g.P.View("russia").Combat != nil {
		t.Error("the combat sheet stays after the attack")
	}
}

// first is the first action offered with a verb, in words.
func (g *game) first(verb string) string {
	g.T.Helper()
	for _, o := range g.P.Offers() {
		if o.Verb == verb {
			return strings.Join(strings.Fields(strings.Join([]string{o.Verb, o.Unit, o.Hex, o.From}, " ")), " ")
		}
	}
	g.T.Fatalf("%q is not offered at %+v", verb, g.P.Status())
	return ""
}

// While a revealed stack retreats it stays open; the one it joins does not.
func TestRetreatStaysOpen(t *testing.T) {
	rulestest.Cite(t, "5.4")
	g := place(t, `austria combat 8
		ah.25-ii 8.05
		ah.4-ii 8.05
		ru.61-r 8.04 {"ce":1}
		ru.69-r 8.04 {"ce":2}
		ru.11-xi 8.03
		ru.32-xi 8.03 {"ce":2}`)
	g.Do("attack 8.04", "from 8.05", "declare", "commit ah.25-ii", "commit ah.4-ii", "ready")
	g.roll(2, 1)
	g.Stage("retreat", "russia")
	g.Do("retreat 8.03 8.04")
	if got := g.looks("austria", "8.03"); !strings.Contains(got, "ru.61-r(ce-1)") || !strings.Contains(got, "ru.69-r(ce-2)") || strings.Contains(got, "ru.32-xi") {
		t.Errorf("Austria-Hungary sees %q", got)
	}
}

// The enemy knows who is dead and who is still to come, as the counters lie
// beside the map and the schedule is printed; who is held back is not hidden.
func TestDisplays(t *testing.T) {
	g := place(t, `austria movement 4
		ah.25-ii off {"lost":3}
		ah.4-ii 8.05
		ah.20 8.05
		ah.31-iv off
		ah.40-ls off
		ru.2-gd 8.03`)
	listed := map[string]string{}
	for _, d := range g.P.View("russia").Displays {
		for _, row := range d.Rows {
			for _, box := range row.Boxes {
				for i, c := range box.Units {
					listed[d.ID+" "+c.Unit] = row.Title
					if len(box.Details) > i {
						listed[d.ID+" "+c.Unit] += "; " + box.Details[i]
					}
				}
			}
		}
	}
	for what, want := range map[string]string{
		"eliminated-austria ah.25-ii":      "Turn 3",
		"coming-austria ah.31-iv":          "Turn 7; 31/IV: 2.11, 1.14",
		"coming-austria ah.40-ls":          "Turn 6; 40th Landsturm Brigade: 1.01; or in turn 7 at one of 1.03, 1.05, 1.07",
		"order-of-battle-austria ah.20":    army(t, "ah.20") + " Army; 20th Division: somewhere on the map",
		"order-of-battle-austria ah.25-ii": "4th Army; 25/II: eliminated in turn 3",
		"order-of-battle-austria ah.31-iv": army(t, "ah.31-iv") + " Army; 31/IV: comes in turn 7",
	} {
		if listed[what] != want {
			t.Errorf("%s is listed as %q, want %q", what, listed[what], want)
		}
	}
	if _, ok := listed["order-of-battle-austria ah.12-i"]; ok {
		t.Error("a unit that takes no part is listed")
	}
}

func army(t testing.TB, unit string) string {
	for _, d := range campaign(t, 1).P.View("").Displays {
		for _, row := range d.Rows {
			for _, box := range row.Boxes {
				for _, c := range box.Units {
					if n, err := strconv.Atoi(c.Army); c.Unit == unit && err == nil {
						return verb.Ordinal(n)
					}
				}
			}
		}
	}
	return ""
}

// Every stage has a prompt whose case the rulebook has.
func TestPrompts(t *testing.T) {
	cases := map[string]bool{}
	for _, c := range ruleset(t).Cases() {
		cases[c.Case] = true
	}
	asked := map[string]bool{}
	randomPlay(t, 3, func(p rules.Position) {
		s := p.Status()
		if asked[s.Stage] {
			return
		}
		asked[s.Stage] = true
		for _, side := range []rules.Side{"", "austria", "russia"} {
			pr := p.View(side).Prompt
			if pr.Title == "" || !strings.HasSuffix(pr.Ask, ".") || !cases[pr.Case] {
				t.Errorf("at %s the prompt is %+v", s.Stage, pr)
			}
		}
		for _, o := range p.Offers() {
			if o.Label == "" || !cases[o.Case] {
				t.Errorf("the offer %+v has no label or an unknown case", o)
			}
		}
	})
	if len(asked) < 12 {
		t.Errorf("only %v were reached", asked)
	}
}

// Charts hold the printed values.
func TestCharts(t *testing.T) {
	cells := map[string]string{}
	for _, c := range ruleset(t).Charts() {
		for _, r := range c.Rows {
			if len(r.Cells) != len(c.Columns) {
				t.Errorf("%s: the row %s has %d cells for %d columns", c.ID, r.Head, len(r.Cells), len(c.Columns))
			}
			cells[c.ID+" "+r.Head] += strings.Join(r.Cells, " | ") + ";"
		}
	}
	for what, want := range map[string]string{
		"crt 2":                     "+1/R1 | -/R1 | +1/R2 | +1/R2 | -/R2 | -/R3 | -/R3 | -1/R3 | -/R4;",
		"crt 9":                     "+1.R1/-2 | +2/-2 | +2/-1 | +2/-1 | +2/-1 | +1/-1 | +1/- | -/-1.R1 | +1/-1.R1;",
		"losses 0 reductions":       "4 or less | 1 or less;",
		"losses 3 reductions":       "11 or more | 8 to 10;",
		"losses 5 reductions":       "- | 14 or more;",
		"terrain river":             "+2 | halved;",
		"terrain bridge":            "+1 | as river;",
		"terrain woods":             "2 | none;",
		"terrain swamp":             "prohibited | none;",
		"stacking infantry brigade": "full | 1;",
		"supply low supply":         "9 to 12 | -1 | full;",
		"supply out of supply":      "more than 12, or none | -2 | 0;",
		"victory Lublin":            "Austria-Hungary | 10 | 2;",
		"victory Lemberg":           "Russia | 10 | 1;",
		"loss-modifiers artillery value 14 or more": "+4;",
	} {
		if cells[what] != want {
			t.Errorf("%s reads %q, want %q", what, cells[what], want)
		}
	}
}
