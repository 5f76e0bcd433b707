package journal_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// sample is a save of 6 actions, the cursor before the last.
func sample(t testing.TB) string {
	m := newMatch(t, 4)
	playOn(t, m, 1, 6)
	m.Friendly = true
	if err := m.GoTo(5); err != nil {
		t.Fatal(err)
	}
	m.Friendly = false
	return string(save(t, m))
}

// swap replaces the first old in a save, which must have one.
func swap(t testing.TB, save, old, new string) string {
	t.Helper()
	if !strings.Contains(save, old) {
		t.Fatalf("the save has no %s", old)
	}
	return strings.Replace(save, old, new, 1)
}

// TestDamagedDataAreNotTheFaultOfTheSave: the sentence names the file that is.
func TestDamagedDataAreNotTheFaultOfTheSave(t *testing.T) {
	damaged := func(string) (rules.Ruleset, error) { return nil, errors.New("toy/units.json:1: this is not JSON") }
	const want = "save: the data of its game cannot be used: toy/units.json:1: this is not JSON"
	if _, _, err := journal.Open([]byte(sample(t)), damaged); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestBadSavesAreNamed(t *testing.T) {
	good := sample(t)
	line := func(n int) string { return strings.Split(good, "\n")[n-1] }
	firstHash := line(12)[strings.Index(line(12), `"hash"`) : len(line(12))-2]
	cases := []struct{ want, data string }{
		{"save: the file is empty", ""},
		{"save: the file is empty", " \n"},
		{"save: this is not a save of Vistula", "PK\x03\x04"},
		{"save: line 2, column 4: this is not text in UTF-8", "{\n  \"\xff\": 1}"},
		{"save: this is JSON, but not a save of Vistula", "[1,2]"},
		{"save: this is JSON, but not a save of Vistula", "null"},
		{`save: this is JSON, but not a save of Vistula: field "format" is missing`, `{"name":"other"}`},
		{"save: line 5, column 7: the file ends too early", good[:strings.Index(good, "scenario")+3]},
		{"save: line 3, column 14: the character 'x' does not belong here", swap(t, good, `"program": "`, `"program": x"`)},
		{"something stands behind its end: the character 'x'", good + "x"},
		{`save: field "format": it is 3, but this program reads formats up to 2; a newer Vistula wrote the save`, swap(t, good, `"format": 2`, `"format": 3, "new": 1`)},
		{`save: field "format": format 0 does not exist`, swap(t, good, `"format": 2`, `"format": 0`)},
		{`save: field "format": want a whole number, found "1"`, swap(t, good, `"format": 2`, `"format": "1"`)},
		{`save: this is JSON, but not a save of Vistula`, swap(t, good, `"format": 2`, `"format": 2, "format": 2`)},
		{`save: field "extra" is unknown`, swap(t, good, `"format": 2`, `"format": 2, "extra": 1`)},
		{`save: field "Seed" is unknown`, swap(t, good, `"seed"`, `"Seed"`)},
		{`save: field "data" is missing`, swap(t, good, line(8)+"\n", "")},
		{`save: there must be either a field "seed" or a field "start"`, swap(t, good, line(7)+"\n", "")},
		{`save: there must be either a field "seed" or a field "start"`, swap(t, good, `"seed": 4`, `"seed": 4, "start": {}`)},
		{`save: fields "options" and "start" cannot both`, swap(t, good, `"seed": 4`, `"start": {}`)},
		{`save: field "seed": want a whole number from 0 to 18446744073709551615, found -1`, swap(t, good, `"seed": 4`, `"seed": -1`)},
		{`save: field "seed": want a whole number from 0 to 18446744073709551615, found null`, swap(t, good, `"seed": 4`, `"seed": null`)},
		{`save: field "ruleset": ruleset "chess" is unknown`, swap(t, good, `"toy"`, `"chess"`)},
		{`save: field "scenario": "siege" is unknown in ruleset "toy"`, swap(t, good, `"skirmish"`, `"siege"`)},
		{`save: field "options": option "length" cannot be "huge"; it is one of short, long`, swap(t, good, `"long"`, `"huge"`)},
		{`save: field "options": want an object of texts, found [1]`, swap(t, good, `{"length":"long"}`, `[1]`)},
		{`save: field "cursor": it is 7, but there are 6 actions`, swap(t, good, `"cursor": 5`, `"cursor": 7`)},
		{`save: field "cursor": want a whole number, found 1.5`, swap(t, good, `"cursor": 5`, `"cursor": 1.5`)},
		{`save: field "cursor": it is -1`, swap(t, good, `"cursor": 5`, `"cursor": -1`)},
		{`save: action 1: field "verb" is missing or empty`, swap(t, good, line(12), `{"hash":"0123456789abcdef"},`)},
		{`save: action 1: field "hash" is missing or empty`, swap(t, good, line(12), `{"verb":"end"},`)},
		{`save: action 1: field "hash": want 16 hex digits, found "0123456789ABCDEF"`, swap(t, good, firstHash, `"hash":"0123456789ABCDEF"`)},
		{`save: action 1: field "Verb" is unknown`, swap(t, good, `"verb"`, `"Verb"`)},
		{`save: action 1: field "verb" appears twice`, swap(t, good, `{"verb"`, `{"verb":"a","verb"`)},
		{`save: action 1: field "dice": want a list of numbers from 1 to 6, found [7]`, swap(t, good, firstHash, `"dice":[7],`+firstHash)},
		{`save: action 1: field "dice": want a list of numbers from 1 to 6, found []`, swap(t, good, firstHash, `"dice":[],`+firstHash)},
		{`save: action 1: field "dice": want a list of numbers from 1 to 6, found "6"`, swap(t, good, firstHash, `"dice":"6",`+firstHash)},
		{`save: action 1: want an object in braces, found 3`, swap(t, good, line(12), `3,`)},
		{`save: action 2: field "unit": want a text, found 3`, swap(t, good, line(13), `{"verb":"end","unit":3},`)},
		{`save: field "actions": want a list of actions, found {}`, good[:strings.Index(good, `"actions"`)] + `"actions": {}` + good[strings.Index(good, ",\n  \"position\""):]},
		{`save: field "position": want an object in braces, found []`, good[:strings.Index(good, `"position"`)] + `"position": []}`},
		{`save: field "position": the key "odd" is unknown here`, swap(t, good, `"position": {`, `"position": {"odd":1,`)},
		{`save: field "position": it belongs to scenario "duel", not "skirmish"`, swap(t, good, `"scenario":"skirmish"`, `"scenario":"duel"`)},
	}
	for _, c := range cases {
		m, drift, err := journal.Open([]byte(c.data), toy.Find)
		if m != nil || drift != nil || err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %s", err, c.want)
		}
		if err != nil && (strings.ContainsRune(err.Error(), '\n') || !strings.HasPrefix(err.Error(), "save: ")) {
			t.Errorf("this is no sentence: %v", err)
		}
	}
}

func TestEveryTruncatedSaveIsRefused(t *testing.T) {
	good := sample(t)
	for n := range len(good) - 2 { // the last brace and line feed
		if m, _, err := journal.Open([]byte(good[:n]), toy.Find); m != nil || err == nil {
			t.Fatalf("cut off after %d bytes the save opens", n)
		}
	}
}

// TestDamageIsNoticed changes every byte of the record and of the position.
func TestDamageIsNoticed(t *testing.T) {
	good := []byte(sample(t))
	for i := bytes.Index(good, []byte(`"seed"`)); i < len(good)-1; i++ {
		for _, b := range []byte("7x") {
			if bad := bytes.Clone(good); bad[i] != b && bad[i] > ' ' {
				bad[i] = b
				m, drift, err := journal.Open(bad, toy.Find)
				if (m == nil) == (err == nil) {
					t.Fatalf("byte %d as %c: match %v, error %v", i, b, m, err)
				}
				data := bytes.Contains(good[:i], []byte(`"data": "`)) && !bytes.Contains(good[:i], []byte(`"cursor"`))
				if err == nil && drift == nil && !data {
					t.Fatalf("byte %d as %c goes unnoticed:\n%s", i, b, bad)
				}
			}
		}
	}
}

// otherData is the toy with changed data.
type otherData struct{ *toy.Ruleset }

func (otherData) Fingerprint() string { return "toy-2" }

func TestDrift(t *testing.T) {
	good := sample(t)
	hash := func(n int) string {
		line := strings.Split(good, "\n")[n+10]
		return line[strings.Index(line, `"hash":"`)+8:][:16]
	}
	const other = "0123456789abcdef"
	cases := []struct {
		name, data  string
		action      int
		why         string
		begins, len int // actions before the cursor and in all
	}{
		{"another hash", swap(t, good, hash(3), other), 3, "leads to another position than it did in play.", 0, 0},
		{"another hash beyond the cursor", swap(t, good, hash(6), other), 6, "leads to another position than it did in play.", 5, 5},
		{"a refused action", swap(t, good, `{"verb":"`, `{"verb":"un`), 1, "is refused: There is no action \"unend\" in this game.", 0, 0},
		{"another seed", swap(t, good, `"seed": 4`, `"seed": 5`), 1, "leads to another position", 0, 0},
		{"another position", swap(t, good, `"last":5`, `"last":4`), 5,
			"The stored position is not the one that action 5", 0, 0},
	}
	for _, c := range cases {
		m, drift, err := journal.Open([]byte(c.data), toy.Find)
		if err != nil || drift == nil {
			t.Errorf("%s: error %v, drift %+v", c.name, err, drift)
			continue
		}
		if drift.Action != c.action || drift.Verb == "" || drift.Want == drift.Got || !strings.Contains(drift.Why, c.why) {
			t.Errorf("%s: %+v", c.name, drift)
		}
		if m.Cursor() != c.begins || m.Len() != c.len {
			t.Errorf("%s: the match has %d actions, cursor %d", c.name, m.Len(), m.Cursor())
		}
		if want := good[strings.Index(good, `"position": `)+12:]; c.action < 5 && string(m.Position().AppendJSON(nil))+"\n}\n" != want {
			t.Errorf("%s: the match does not begin at the stored position", c.name)
		}
		reopen(t, m)
	}
}

func TestDriftTellsOfChangedData(t *testing.T) {
	find := func(string) (rules.Ruleset, error) { return otherData{toy.New()}, nil }
	bad := swap(t, sample(t), `"seed": 4`, `"seed": 5`)
	_, drift, err := journal.Open([]byte(bad), find)
	if err != nil || drift == nil || !strings.HasSuffix(drift.Why, "; the data of Toy have changed since the match was saved.") {
		t.Errorf("error %v, drift %+v", err, drift)
	}
	if _, drift, err := journal.Open([]byte(sample(t)), find); drift != nil || err != nil {
		t.Errorf("changed data that change nothing: error %v, drift %+v", err, drift)
	}
}

func TestDriftOfTheStart(t *testing.T) {
	good := string(save(t, newMatch(t, 4)))
	m, drift, err := journal.Open([]byte(swap(t, good, `"seed": 4`, `"seed": 5`)), toy.Find)
	if err != nil || drift == nil || drift.Action != 0 || drift.Why != "The stored position is not the one that the match begins with." {
		t.Fatalf("error %v, drift %+v", err, drift)
	}
	reopen(t, m)
}

func TestVerify(t *testing.T) {
	good := sample(t)
	var seen []string
	progress := func(n int, ok bool) { seen = append(seen, fmt.Sprint(n, ok)) }
	if n, drift, err := journal.Verify([]byte(good), toy.Find, progress); n != 6 || drift != nil || err != nil {
		t.Errorf("%d actions, drift %v, error %v", n, drift, err)
	}
	if got := strings.Join(seen, ", "); got != "1 true, 2 true, 3 true, 4 true, 5 true, 6 true" {
		t.Errorf("the progress is %s", got)
	}
	seen = nil
	bad := swap(t, good, `{"verb":"`, `{"verb":"un`)
	if n, drift, err := journal.Verify([]byte(bad), toy.Find, progress); n != 0 || drift == nil || err != nil || len(seen) != 1 {
		t.Errorf("%d actions, drift %v, error %v, progress %v", n, drift, err, seen)
	}
	if _, _, err := journal.Verify(nil, toy.Find, nil); err == nil {
		t.Error("an empty file is verified")
	}
}
