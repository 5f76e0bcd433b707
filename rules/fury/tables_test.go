package fury

import (
	"encoding/json"
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules/rulestest"
)

func readTables(t *testing.T) *tables {
	t.Helper()
	tt := &tables{}
	if err := data.Tables(data.FS(), "fury", tt); err != nil {
		t.Fatal(err)
	}
	return tt
}

// Strengths are compared in the defender's favour: the ratio is the highest one
// of the table that the attacker reaches.
func TestRatios(t *testing.T) {
	rulestest.Cite(t, "10.2.1")
	tt := readTables(t)
	for _, c := range []struct {
		attacker, defender int
		text               string // "" where the attack is prohibited
		modifier           int
	}{
		{13, 8, "3/2", 1}, {10, 8, "1/1", 0}, {16, 10, "3/2", 1}, {14, 10, "1/1", 0},
		{7, 8, "2/3", -1}, {6, 9, "2/3", -1}, {5, 8, "1/2", -2}, {4, 8, "1/2", -2}, {3, 8, "", 0}, {5, 11, "", 0},
		{8, 8, "1/1", 0}, {12, 8, "3/2", 1}, {11, 8, "1/1", 0}, {15, 8, "3/2", 1}, {16, 8, "2/1", 2}, {23, 8, "2/1", 2}, {24, 8, "3/1", 3}, {60, 8, "3/1", 3},
	} {
		row, ok := tt.ratio(c.attacker, c.defender)
		if ok != (c.text != "") || ok && (row.text() != c.text || row.Modifier != c.modifier) {
			t.Errorf("%d against %d gives %+v, want %s", c.attacker, c.defender, row, c.text)
		}
	}
}

// The modified throw is never below 1, and 9 is the last column.
func TestResultsOfTheTable(t *testing.T) {
	rulestest.Cite(t, "10.1", "10.3.1")
	tt := readTables(t)
	for sum, want := range map[int]string{-4: "1-0 AR", 1: "1-0 AR", 2: "1-0 AR", 3: "0-0 AR", 4: "0-0 AR", 5: "1-1", 6: "0-0 DR", 7: "1-1 DR", 8: "1-1 DR", 9: "1-2 DR", 14: "1-2 DR"} {
		if got := tt.result(sum).text(); got != want {
			t.Errorf("a throw of %d gives %s, want %s", sum, got, want)
		}
	}
}

func TestFaultsInTables(t *testing.T) {
	if err := readTables(t).check(); err != nil {
		t.Fatal(err)
	}
	raw, err := data.FS().Open("fury/tables.json")
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	var whole map[string]json.RawMessage
	if err := json.NewDecoder(raw).Decode(&whole); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ key, old, new, want string }{
		{"crt", `"most": 4`, `"most": 1`, "crt: the column 3-4 does not follow"},
		{"crt", `"attacker": 1`, `"attacker": 5`, "crt: the column 1-2 costs more than two steps"},
		{"crt", `"retreat": "attacker"`, `"retreat": "both"`, `crt: the column 1-2 lets "both" retreat`},
		{"ratios", `"attacker": 1, "defender": 2`, `"attacker": 4, "defender": 2`, "ratios: 2/3 does not follow 4/2"},
		{"ratios", `"attacker": 1, "defender": 2`, `"attacker": 1, "defender": 0`, "ratios: 1/0 is none"},
		{"planning", `"germany"`, `"france"`, "planning: germany is missing"},
		{"rail_points", `5`, `0`, "rail_points and replacements: points: russia is missing"},
		{"victory", `"from": 0`, `"from": 1`, "victory: the last grade begins with 0"},
		{"victory", `"from": 3`, `"from": 5`, "victory: Operational victory does not follow"},
		{"stacking", `2`, `0`, "terrain, fortresses, stacking"},
	} {
		tt := readTables(t)
		spoilt := strings.Replace(string(whole[c.key]), c.old, c.new, 1)
		whole2 := map[string]json.RawMessage{c.key: json.RawMessage(spoilt)}
		text, _ := json.Marshal(whole2)
		switch c.key {
		case "planning":
			tt.Planning = nil
		case "rail_points":
			tt.RailPoints = nil
		case "crt":
			tt.CRT = nil
		case "ratios":
			tt.Ratios = nil
		case "victory":
			tt.Victory = nil
		}
		if err := json.Unmarshal(text, tt); err != nil {
			t.Fatal(err)
		}
		if err := tt.check(); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %s: got %v, want %s", c.key, c.new, err, c.want)
		}
	}
}
