package core

import (
	"strings"
	"testing"
)

// TestNumbersOfTablesHaveBounds names the place of a number that no rule could play by, and
// what it may be.
func TestNumbersOfTablesHaveBounds(t *testing.T) {
	type roles struct {
		Attacker int `json:"attacker"`
		Defender int `json:"defender" fits:"1..6"`
	}
	type table struct {
		Cost     int            `json:"cost"`
		Shift    int            `json:"shift,omitempty" fits:"-9..9"`
		Rates    map[string]int `json:"rates" fits:"1..36"`
		Turns    [2]int         `json:"turns"`
		Rows     []roles        `json:"rows"`
		Side     roles          `json:"side" fits:"-2..2"`
		From     *int           `json:"from" fits:"0..3"`
		Title    string         `json:"title"`
		Computed int            // not of the file
	}
	four := 4
	for want, spoil := range map[string]func(x *table){
		"":                                      func(*table) {},
		"cost: it is -1, but it must be from 0": func(x *table) { x.Cost = -1 },
		"cost: it is 100, but it must be from 0 to 99":       func(x *table) { x.Cost = 100 },
		"shift: it is -10, but it must be from -9 to 9":      func(x *table) { x.Shift = -10 },
		"rates.russia: it is 0, but it must be from 1 to 36": func(x *table) { x.Rates["russia"] = 0 },
		"rates.austria: it is 0, but it must be from 1 to 36": func(x *table) { // of several always the same
			for _, nation := range []string{"serbia", "germany", "austria", "britain"} {
				x.Rates[nation] = 0
			}
		},
		"turns[1]: it is -3, but it must be from 0 to 99":       func(x *table) { x.Turns[1] = -3 },
		"rows[1].attacker: it is 100, but it must be from 0":    func(x *table) { x.Rows[1].Attacker = 100 },
		"rows[0].defender: it is 7, but it must be from 1 to 6": func(x *table) { x.Rows[0].Defender = 7 },
		"side.attacker: it is -3, but it must be from -2 to 2":  func(x *table) { x.Side.Attacker = -3 },
		"side.defender: it is 0, but it must be from 1 to 6":    func(x *table) { x.Side.Defender = 0 },
		"from: it is 4, but it must be from 0 to 3":             func(x *table) { x.From = &four },
	} {
		x := &table{Rates: map[string]int{"russia": 12}, Rows: []roles{{0, 1}, {99, 6}}, Side: roles{-2, 1}, Computed: -5}
		spoil(x)
		err := bounded(x)
		if (err == nil) != (want == "") || err != nil && !strings.HasPrefix(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
}
