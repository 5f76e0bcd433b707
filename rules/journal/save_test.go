package journal_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

func save(t testing.TB, m *journal.Match) []byte {
	t.Helper()
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// reopen saves and opens a match and checks that it is the same.
func reopen(t *testing.T, m *journal.Match) *journal.Match {
	t.Helper()
	data := save(t, m)
	o, drift, err := journal.Open(data, toy.Find)
	if err != nil || drift != nil {
		t.Fatalf("%v %+v\n%s", err, drift, data)
	}
	if again := save(t, o); !bytes.Equal(again, data) {
		t.Fatalf("saved again, the match is another:\n%s\n%s", data, again)
	}
	if journal.Hash(o.Position()) != journal.Hash(m.Position()) {
		t.Fatal("the match opens at another position")
	}
	return o
}

func TestSaveOpensAtEveryPoint(t *testing.T) {
	m := longGame(t)
	m.Friendly = true
	for n := range m.Len() + 1 {
		if err := m.GoTo(n); err != nil {
			t.Fatal(err)
		}
		o := reopen(t, m)
		if o.Len() != m.Len() || o.Cursor() != n || !o.Friendly {
			t.Fatalf("%d actions, cursor %d, friendly %v", o.Len(), o.Cursor(), o.Friendly)
		}
		reopen(t, m.Branch())
	}
}

func TestAnOpenedMatchPlaysOnAlike(t *testing.T) {
	m := newMatch(t, 2)
	playOn(t, m, 2, 12)
	o := reopen(t, m)
	playOn(t, m, 3, 500)
	playOn(t, o, 3, 500)
	if journal.Hash(m.Position()) != journal.Hash(o.Position()) {
		t.Error("the opened match plays otherwise")
	}
	for n := 1; n <= m.Len(); n++ {
		if len(m.Entry(n).Events) != len(o.Entry(n).Events) || m.Entry(n).Side != o.Entry(n).Side {
			t.Fatalf("entry %d is another", n)
		}
	}
}

func TestAMatchFromAPositionSavesItsStart(t *testing.T) {
	m := newMatch(t, 2)
	playOn(t, m, 2, 12)
	f := journal.From(m.Position())
	playOn(t, f, 3, 12)
	reopen(t, f)
	if data := save(t, f); !bytes.Contains(data, []byte("\n  \"start\": {")) {
		t.Errorf("the save is\n%s", data)
	}
}

func TestASaveIsALineAnAction(t *testing.T) {
	m := newMatch(t, 2)
	do(t, m, "move", "red-1", "2.1")
	do(t, m, "end", "", "")
	lines := strings.Split(string(save(t, m)), "\n")
	// The program's version varies, and the hashes need not be known here.
	want := []string{
		`{`, `  "format": 2,`, lines[2], `  "ruleset": "toy",`, `  "scenario": "skirmish",`, `  "options": {"length":"long"},`,
		`  "seed": 2,`, `  "data": "` + toy.New().Fingerprint() + `",`, `  "cursor": 2,`, `  "hashes": "digest",`, `  "actions": [`,
		`    {"verb":"move","unit":"red-1","hex":"2.1","hash":"` + m.Entry(1).Hash + `"},`,
		`    {"verb":"end","hash":"` + m.Entry(2).Hash + `"}`, `  ],`, `  "position": ` + string(m.Position().AppendJSON(nil)), `}`, ``,
	}
	if !slices.Equal(lines, want) {
		t.Errorf("the save is\n%s\nwant\n%s", strings.Join(lines, "\n"), strings.Join(want, "\n"))
	}
	if !strings.HasPrefix(lines[2], `  "program": "vistula `) {
		t.Errorf("the program is %s", lines[2])
	}
}

func TestAnEmptyMatchCanBeSaved(t *testing.T) {
	reopen(t, newMatch(t, 1))
	m, err := journal.New(toy.New(), "duel", nil, 1<<64-1)
	if err != nil {
		t.Fatal(err)
	}
	if o := reopen(t, m); o.Seed() != 1<<64-1 || len(o.Options()) != 0 {
		t.Error("the seed is lost")
	}
}

func TestForcedDiceAreSaved(t *testing.T) {
	m := newMatch(t, 1)
	do(t, m, "move", "red-1", "2.1")
	if _, err := m.DoForced(rules.Action{Verb: "attack", Unit: "red-2", Hex: "3.1"}, []int{6, 1}); err == nil {
		t.Fatal("red-2 attacks from afar")
	}
	do(t, m, "end", "", "")
	dice := []int{6, 1}
	if _, err := m.DoForced(rules.Action{Verb: "attack", Unit: "blue-1", Hex: "2.1"}, dice); err != nil {
		t.Fatal(err)
	}
	dice[0] = 1 // the record keeps its own
	o := reopen(t, m)
	if got := o.Entry(3).Dice; len(got) != 2 || got[0] != 6 {
		t.Errorf("the dice are %v", got)
	}
}

func TestSaveTellsWhoPlays(t *testing.T) {
	m := longGame(t)
	m.Table = &journal.Table{Seats: map[rules.Side]string{toy.Red: "person", toy.Blue: "random"}, Hidden: true}
	o := reopen(t, m)
	if o.Table == nil || !o.Table.Hidden || o.Table.Seats[toy.Blue] != "random" {
		t.Errorf("the table is %+v", o.Table)
	}
	for field, want := range map[string]string{
		`"table": []`:                 `field "table": want an object in braces, found []`,
		`"table": {"seats":["a"]}`:    `field "table": field "seats": want an object of texts, found ["a"]`,
		`"table": {"hidden":"yes"}`:   `field "table": field "hidden": want true or false, found "yes"`,
		`"table": {"weather":"rain"}`: `field "table": field "weather" is unknown`,
	} {
		m.Table = nil
		data := bytes.Replace(save(t, m), []byte(`"cursor"`), []byte(field+`, "cursor"`), 1)
		if _, _, err := journal.Open(data, toy.Find); err == nil || err.Error() != "save: "+want {
			t.Errorf("%s: %v, want %s", field, err, want)
		}
	}
}
