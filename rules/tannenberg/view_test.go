package tannenberg_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// box is the box of a display with a label, of the row with a title.
func box(d rules.Display, row, label string) rules.Box {
	for _, r := range d.Rows {
		for _, b := range r.Boxes {
			if r.Title == row && b.Label == label {
				return b
			}
		}
	}
	return rules.Box{}
}

func ids(units []rules.Counter) []string {
	var list []string
	for _, c := range units {
		list = append(list, c.Unit)
	}
	return list
}

func TestTimeRecord(t *testing.T) {
	rulestest.Cite(t, "Record", "Forces 2")
	g := begin(t, 1, "german-order", "c", "two-front", "off")
	g.Do("auto =historical", "done", "auto =historical", "done")
	turns := g.Track("turns")
	if len(turns.Boxes) != 25 || !turns.Boxes[0].Here || turns.Boxes[1].Here || turns.Boxes[0].Note != "17-19 August" || turns.Boxes[24].Note != "28-30 October" {
		t.Errorf("the time record is %+v", turns.Boxes)
	}
	if got := ids(turns.Boxes[0].Units); !slices.Equal(got, []string{"ge.eb-2", "ru.sup-1", "ru.r-27"}) {
		t.Errorf("in turn 1 come %v", got)
	}
	if got := turns.Boxes[4].Details; !slices.Contains(got, "Austria-Hungary: replacements of 6 factors") || !slices.Contains(got, "Germany: replacements of 14 factors") {
		t.Errorf("turn 5 has %v", got)
	}
	if got := turns.Boxes[16].Details[0]; !strings.HasSuffix(got, "destroyed ones too") || strings.HasSuffix(turns.Boxes[15].Details[0], "destroyed ones too") {
		t.Errorf("turn 17 has %q", got)
	}
}

func TestPointsTrack(t *testing.T) {
	rulestest.Cite(t, "Victory 1")
	g := begin(t, 1)
	if russia, central := g.points(); russia != 195 || central != 235 {
		t.Errorf("the game begins with %d to %d", russia, central)
	}
	g = place(t, `russia movement 3
		ru.xx 2432
		ru.sup-1 2432
		ah.i 0944`)
	g.Do("pick ru.xx", "step 2533")
	if russia, central := g.points(); russia != 195+20 || central != 235-20 {
		t.Errorf("with Lemberg it is %d to %d", russia, central)
	}
	entries := g.Track("points").Entries
	if n := len(entries); n != 4 || entries[2].Hex != "2533" || entries[2].Points != 20 || entries[3].Points != -20 {
		t.Errorf("the account is %+v", entries)
	}
	for _, c := range g.P.View("").Control {
		if c.Name == "Lemberg" && c.Side != "russia" {
			t.Errorf("Lemberg is held by %q", c.Side)
		}
	}
}

func TestDisplays(t *testing.T) {
	g := place(t, `central arrival 3
		option two-front
		state {"destroyed":[["1411","1412"]]}
		ge.i 1912
		ge.xx off {"dead":2}
		ge.xvii off {"front":"west"}
		ge.v off {"front":"westward","due":4}
		ge.vi off {"front":"eastward","due":5}
		ru.xx 2111
		ru.vi-s off`)
	chart := g.Display("", "planning-chart")
	if b := box(chart, "Forts: Central Powers", "Konigsberg"); b.Note != "3 of 4" {
		t.Errorf("the planning chart has %+v", b)
	}
	if got := ids(box(g.Display("", "destroyed-central"), "Germany", "Turn 2").Units); !slices.Equal(got, []string{"ge.xx"}) {
		t.Errorf("destroyed are %v", got)
	}
	if got := ids(box(g.Display("", "coming-russia"), "Turn 16", "Turn 16").Units); !slices.Equal(got, []string{"ru.vi-s"}) {
		t.Errorf("to come are %v", got)
	}
	if got := ids(box(g.Display("", "coming-central"), "Turn 5", "Turn 5").Units); !slices.Equal(got, []string{"ge.vi"}) {
		t.Errorf("from the west come %v", got)
	}
	for title, want := range map[[2]string]string{{"In the west", "Corps"}: "ge.xvii", {"On the way to the west", "Turn 4"}: "ge.v", {"On the way to the east", "Turn 5"}: "ge.vi"} {
		if got := ids(box(g.Display("", "west"), title[0], title[1]).Units); !slices.Equal(got, []string{want}) {
			t.Errorf("%v: %v", title, got)
		}
	}
	corps := box(g.Display("", "order-of-battle-central"), "Germany", "Corps")
	for _, line := range []string{"I A: in Gumbinnen (1912)", "XX A: destroyed in turn 2", "XVII A: in the west", "V A: on its way to the west, there in turn 4", "VI A: comes in turn 5"} {
		if !slices.Contains(corps.Details, line) {
			t.Errorf("%q is not among %q", line, corps.Details)
		}
	}
	if corps.Units[0].Hex != "1912" {
		t.Errorf("the I Corps is in %q", corps.Units[0].Hex)
	}
}

// Every prompt names a case of the rulebook, and the charts show the tables.
func TestCharts(t *testing.T) {
	charts := ruleset(t).Charts()
	known := map[string]bool{}
	for _, c := range ruleset(t).Cases() {
		known[c.Case] = true
	}
	for _, c := range charts {
		if !known[c.Case] || len(c.Rows) == 0 {
			t.Errorf("chart %s has %d rows and the case %q", c.ID, len(c.Rows), c.Case)
		}
		for _, r := range c.Rows {
			if len(r.Cells) != len(c.Columns) {
				t.Errorf("chart %s, %s: %d cells under %d columns", c.ID, r.Head, len(r.Cells), len(c.Columns))
			}
		}
	}
	crt := charts[0]
	if crt.Rows[0].Cells[2] != "DB" || crt.Rows[7].Cells[6] != "EX" || crt.Columns[3] != "2-1" {
		t.Errorf("the table is %+v", crt)
	}
}

// With limited intelligence Russia sees a German stack, but not who is in it, until
// it attacks.
func TestLimitedIntelligence(t *testing.T) {
	rulestest.Cite(t, "Limited Intelligence")
	g := place(t, `russia combat 3
		option limited-intelligence
		ge.i 1912
		ge.lw-2 1912
		ge.xx 1712
		ah.i 1533
		ru.xx 2012
		ru.iii 2012`)
	for _, s := range g.P.View("russia").Stacks {
		for _, c := range s.Units {
			if hidden := c.Nation == "germany"; hidden != strings.HasPrefix(c.Unit, "face-down-") || hidden && (len(c.Values) > 0 || c.Name != "?") {
				t.Errorf("Russia sees %+v in %s", c, s.Hex)
			}
		}
	}
	if got := g.shown("central"); !slices.Contains(got, "ge.lw-2") {
		t.Errorf("Blue sees %v", got)
	}
	text, _ := json.Marshal(g.Display("russia", "order-of-battle-central"))
	if strings.Contains(string(text), `"hex":"1912"`) || !strings.Contains(string(text), "face down on the map") {
		t.Errorf("the order of battle tells Russia %s", text)
	}
	if _, err := g.P.Overlay("russia", rules.Query{Kind: "reach", Unit: "ge.i"}); err == nil {
		t.Error("Russia learns how far a unit reaches that it does not know")
	}
	if _, err := g.P.Overlay("central", rules.Query{Kind: "reach", Unit: "ge.i"}); err != nil {
		t.Error(err)
	}
	g.Do("attack 1912", "commit ru.xx", "commit ru.iii")
	g.Throw("roll", 6) // 12 to 9
	if _, state := g.Record("ge.i"); state["known"] != true {
		t.Error("the I Corps was attacked and is not known")
	}
	if got := g.shown("russia"); !slices.Contains(got, "ge.i") || slices.Contains(got, "ge.xx") || slices.Contains(got, "ge.lw-2") {
		t.Errorf("Russia sees %v after its attack", got)
	}
}

// What a side asks of the map is answered from what it knows.
func TestOverlays(t *testing.T) {
	g := begin(t, 1)
	g.Do("auto =historical")
	for _, kind := range []string{"supply", "threat", "zones"} {
		a, err1 := g.P.Overlay("russia", rules.Query{Kind: kind, Side: "central"})
		h := begin(t, 1)
		b, err2 := h.P.Overlay("russia", rules.Query{Kind: kind, Side: "central"})
		x, _ := json.Marshal(a)
		y, _ := json.Marshal(b)
		if err1 != nil || err2 != nil || string(x) != string(y) {
			t.Errorf("%s tells Russia of the plan: %v %v", kind, err1, err2)
		}
	}
	for _, q := range []rules.Query{{Kind: "reach", Unit: "ge.zz"}, {Kind: "reach", Unit: "ge.xi"}, {Kind: "supply", Side: "prussia"}, {Kind: "odds", Hex: "9999"}, {Kind: "weather"}} {
		if _, err := g.P.Overlay("", q); err == nil {
			t.Errorf("%+v is answered", q)
		}
	}
}

// What a view keeps of the one before is what a ruleset that never showed anything
// shows, and what was given away stays as it was.
func TestViewsKeepOnlyWhatHolds(t *testing.T) {
	for _, on := range [][]string{{"limited-intelligence", "on"}, {"two-front", "on"}} {
		n := 0
		var given *rules.View
		var was []byte
		playOut(t, begin(t, 9, on...).P, 9, func(p rules.Position) {
			if n++; n%251 != 0 {
				return
			}
			side := []rules.Side{"russia", "central"}[n%2]
			v := p.View(side)
			now, _ := json.Marshal(v)
			other := rulestest.Open(t, "tannenberg")
			q, err := other.Load(p.AppendJSON(nil))
			if err != nil {
				t.Fatal(err)
			}
			if fresh, _ := json.Marshal(q.View(side)); !bytes.Equal(now, fresh) {
				t.Fatalf("after %d actions %s sees\n%s\nnot\n%s", n, side, now, fresh)
			}
			if then, _ := json.Marshal(given); given != nil && !bytes.Equal(then, was) {
				t.Fatalf("after %d actions a view of before has changed", n)
			}
			given, was = v, now
		})
	}
}
