package fury_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// face is the side of a counter that is up, and what lies on it.
func face(c rules.Counter) string {
	return strings.TrimSpace(rulestest.Face(c, "/") + " " + rulestest.Badges(c))
}

func TestCounters(t *testing.T) {
	for _, c := range []struct{ line, face string }{
		{"ge.xx 1007", "8/2 steps cadre"},
		{`ge.xx 1007 {"lost":1}`, "5/2* steps cadre"},
		{`ge.xx 1007 {"disorganised":true,"moved":true}`, "8/2 steps cadre disorder moved"},
		{"ge.th-r 0906", "4/2 steps"},
		{`ge.cadre-1 0906 {"army":"ge.hq-8"}`, "2/2"},
		{"ge.hq-8 1105", "2/1/3/3"},
		{`ge.hq-8 1105 {"active":false}`, "1/1/2/3* inactive"},
		{`ge.i 1004`, "8/2 steps cadre besieged"},
		{`ru.iii 1004`, "7/2 steps besieger"},
	} {
		g := place(t, "russia movement 3\n"+`state {"front":"north","forts":[{"hex":"1004","holder":"central","besieged":true}]}`+"\nru.iv 1004\n"+c.line)
		unit, _, _ := cut(c.line)
		if got := face(g.Counter(unit)); got != c.face {
			t.Errorf("%s: %s, want %s", c.line, got, c.face)
		}
	}
}

// The order on the table is: the stronger unit, the other, the headquarters; a
// besieger and the besieged are two stacks of one hex.
func TestStacks(t *testing.T) {
	g := place(t, `russia movement 3
		state {"front":"north","forts":[{"hex":"1004","holder":"central","besieged":true}]}
		ru.hq-1 1004
		ru.iii 1004 {"lost":1}
		ru.iv 1004
		ge.i 1004`)
	var got []string
	for _, s := range g.P.View("").Stacks {
		for _, c := range s.Units {
			got = append(got, string(c.Side)+" "+c.Unit)
		}
	}
	if n := len(g.P.View("").Stacks); n != 1 {
		t.Errorf("besieger and besieged lie in %d piles", n) // a window shows one in a hex
	}
	if want := "russia ru.iv, russia ru.iii, russia ru.hq-1, central ge.i"; strings.Join(got, ", ") != want {
		t.Errorf("the stacks are %v, want %s", got, want)
	}
}

// rows is a display in words: each row with its boxes and their units.
func rows(d rules.Display) string {
	var lines []string
	for _, r := range d.Rows {
		line := r.Title + ":"
		for _, b := range r.Boxes {
			line += " [" + b.Label
			for _, c := range b.Units {
				line += " " + c.Unit
			}
			line += "]"
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

func TestTracks(t *testing.T) {
	rulestest.Cite(t, "4", "7")
	g := place(t, `central movement 3
		state {"front":"south","initiative":"russia","activation":3,"first":["north","north"],"rail":[5,2,0],"forts":[{"hex":"0606","holder":"russia","taken":true,"since":2},{"hex":"0607","holder":"russia","taken":true,"since":2}]}
		ru.iii 0606
		ru.hq-1 0605
		ah.i 1015
		ah.v off {"box":"to-come","due":4}
		ah.hq-1 1015`)
	turns := g.Track("turns")
	if len(turns.Boxes) != 9 || turns.Boxes[2].Label != "S2" || !turns.Boxes[2].Here || len(turns.Boxes[3].Units) != 1 {
		t.Errorf("the turn counter is %+v", turns)
	}
	order := ""
	for _, b := range g.Track("activations").Boxes {
		order += fmt.Sprintf("%s %s %v; ", b.Label, b.Note, b.Here)
	}
	if want := "Russia Northern Front false; Central Powers Northern Front false; Central Powers Southern Front true; Russia Southern Front false; "; order != want {
		t.Errorf("the activations are %s", order)
	}
	points := g.Track("points")
	if len(points.Entries) != 2 || points.Entries[0].Points+points.Entries[1].Points != 1 || points.Entries[0].Turn != 2 {
		t.Errorf("one of two fortresses is occupied: %+v", points.Entries)
	}
	totals := ""
	for _, x := range points.Totals {
		totals += fmt.Sprint(x.Name, " ", x.Value, "; ")
	}
	if totals != "Russia 1; Central Powers 0; " { // the one of the two that is occupied
		t.Errorf("the totals are %s", totals)
	}
	if rail := g.Track("rail").Totals; rail[0].Value != 5 || rail[1].Value != 2 || rail[2].Value != 0 {
		t.Errorf("the rail points are %+v", rail)
	}
}

func TestDisplays(t *testing.T) {
	rulestest.Cite(t, "7 note 1")
	g := place(t, `central movement 5
		state {"front":"south","fronts":[{"army":"ru.hq-9","front":"south"}]}
		ah.i 1015
		ah.x off {"box":"eliminated","lost":2}
		ah.vii off {"box":"reinforcement","army":"ah.hq-2"}
		ah.hofmann-ls off {"box":"reinforcement","reformed":true,"army":"ah.hq-1"}
		ah.hq-1 1015
		ah.hq-2 0116 {"active":false}
		ge.xx 1007
		ge.hq-8 1006
		ge.hq-9 off {"box":"reinforcement"}
		ru.gd 1213
		ru.hq-9 1213`)
	for id, want := range map[string]string{
		"fronts":             "Northern Front: [German 8th Army ge.hq-8 ge.xx]\nSouthern Front: [Russian 9th Army ru.hq-9 ru.gd] [Austrian 1st Army ah.hq-1 ah.i] [Austrian 2nd Army ah.hq-2]\nNot yet posted: [German 9th Army ge.hq-9]",
		"command-central":    "Active: [German 8th Army ge.hq-8] [Austrian 1st Army ah.hq-1]\nInactive: [Austrian 2nd Army ah.hq-2]\nOff the map: [German 9th Army ge.hq-9]",
		"arrivals-central":   "Space of reinforcements: [Arrived ah.vii ge.hq-9] [Reformed ah.hofmann-ls]\nCadres: [Germany ge.cadre-1 ge.cadre-2 ge.cadre-3 ge.cadre-4] [Austria-Hungary ah.cadre-1 ah.cadre-2]",
		"eliminated-central": "Austria-Hungary: [Austrian 1st Army ah.x]",
	} {
		if got := rows(g.Display("", id)); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", id, got, want)
		}
	}
	// The first detail tells where a headquarters is, for the tray shows just that.
	for _, r := range g.Display("", "command-central").Rows {
		for _, b := range r.Boxes {
			if want := map[string]string{"ge.hq-8": "in 1006", "ah.hq-1": "in 1015", "ah.hq-2": "in 0116", "ge.hq-9": "waits to enter"}[b.Units[0].Unit]; !strings.HasPrefix(b.Details[0], want) {
				t.Errorf("%s: the first detail is %q, want %q", b.Label, b.Details[0], want)
			}
		}
	}
	if oob := rows(g.Display("", "order-of-battle-russia")); oob != "Russian 9th Army: [Units ru.gd] [Headquarters ru.hq-9]" {
		t.Errorf("the Russian order of battle is %s", oob)
	}
}

// The charts are the rulebook's tables.
func TestCharts(t *testing.T) {
	cells := map[string]string{}
	for _, c := range ruleset(t).Charts() {
		var lines []string
		for _, r := range c.Rows {
			if len(r.Cells) != len(c.Columns) {
				t.Errorf("%s: the row %s has %d cells for %d columns", c.ID, r.Head, len(r.Cells), len(c.Columns))
			}
			lines = append(lines, r.Head+" "+strings.Join(r.Cells, " "))
		}
		cells[c.ID] = strings.Join(lines, "; ")
	}
	for id, want := range map[string]string{
		"crt":      "Losses, attacker - defender 1-0 0-0 1-1 0-0 1-1 1-2; Retreat AR AR - DR DR DR",
		"ratios":   "1/2 -2; 2/3 -1; 1/1 0; 3/2 +1; 2/1 +2; 3/1 +3",
		"planning": "1 2 1 1; 2 2 2 1; 3 3 2 2; 4 3 2 2; 5 3 3 2; 6 4 3 2",
		"nations":  "Rail movement points 5 3 3; Replacement points +6 +4 +4",
		"victory":  "5 or more Strategic victory; 3 to 4 Operational victory; 1 to 2 Tactical victory; 0 Tie",
		"terrain":  "Clear 1 1 0; Difficult 1 1 -1; Mountain 2 1 -2",
	} {
		if cells[id] != want {
			t.Errorf("the chart %s is %q, want %q", id, cells[id], want)
		}
	}
}

// marks lists the hexes of an overlay that have a kind.
func marks(o *rules.Overlay, kind string) string {
	var list []string
	for _, m := range o.Hexes {
		if m.Kind == kind {
			list = append(list, m.Hex)
		}
	}
	return strings.Join(list, " ")
}

// A view is what a position that was never looked at shows, and one that was given
// away stays as it was.
func TestViewsKeepOnlyWhatHolds(t *testing.T) {
	n := 0
	var given *rules.View
	var was []byte
	playOut(t, start(t, "campaign", 12).P, 12, func(p rules.Position) {
		if n++; n%5 != 0 {
			return
		}
		v := p.View("russia")
		now, _ := json.Marshal(v)
		fresh, _ := json.Marshal(p.Clone().View("russia"))
		if !bytes.Equal(now, fresh) {
			t.Fatalf("after %d actions the view is\n%s\nnot\n%s", n, now, fresh)
		}
		if n%35 == 0 {
			if then, _ := json.Marshal(given); given != nil && !bytes.Equal(then, was) {
				t.Fatalf("after %d actions a view of before has changed", n)
			}
			given, was = v, now
		}
	})
}
