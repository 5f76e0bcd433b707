package reading_test

import (
	"reflect"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/reading"
)

func reader(t *testing.T) *reading.Reader {
	t.Helper()
	grid := board.Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "rr.cc", Shifted: "odd", Shift: "right",
		First:  hex.Axis{Axis: "row", Direction: "down", From: 1, To: 1},
		Second: hex.Axis{Axis: "column", Direction: "right", From: 1, To: 3}}}
	b, err := board.New(&board.Map{ID: "strip", Grid: grid, Hexes: []board.Hex{{Number: "01.01"}, {Number: "01.02"}, {Number: "01.03"}}})
	if err != nil {
		t.Fatal(err)
	}
	return &reading.Reader{Board: b, Units: map[string]int16{"ru.i": 0, "ru.ii": 1}}
}

// What is right is read, and nothing is found wrong with it.
func TestRightThings(t *testing.T) {
	r := reader(t)
	got := []any{r.Within("turn", 3, 1, 9), r.Index("phase", "b", []string{"a", "b"}), r.Side("side", "blue", []rules.Side{"red", "blue"}),
		r.Hex("hex", "01.03"), r.HexList("way", []string{"01.02", "01.01", "01.02"}), r.Unit("unit", "ru.ii"), r.UnitList("units", []string{"ru.ii", "ru.i"})}
	want := []any{3, 1, 1, board.ID(2), []board.ID{1, 0, 1}, int16(1), []int16{1, 0}}
	if !reflect.DeepEqual(got, want) || r.Err != nil {
		t.Errorf("got %v, want %v; %v", got, want, r.Err)
	}
}

// What is wrong is named in one sentence with its field.
func TestWrongThings(t *testing.T) {
	for want, do := range map[string]func(r *reading.Reader){
		"turn: 10 is not from 1 to 9":                               func(r *reading.Reader) { r.Within("turn", 10, 1, 9) },
		`phase: "c" is unknown`:                                     func(r *reading.Reader) { r.Index("phase", "c", []string{"a", "b"}) },
		`side: side "green" is unknown; the sides are red and blue`: func(r *reading.Reader) { r.Side("side", "green", []rules.Side{"red", "blue"}) },
		`at: there is no hex "01.04"`:                               func(r *reading.Reader) { r.Hex("at", "01.04") },
		`way: there is no hex "x"`:                                  func(r *reading.Reader) { r.HexList("way", []string{"01.01", "x"}) },
		`units: there is no unit "ru.v"`:                            func(r *reading.Reader) { r.UnitList("units", []string{"ru.i", "ru.v"}) },
		`units: unit "ru.ii" is missing`: func(r *reading.Reader) {
			r.AllUnits([]rules.UnitState{{ID: "ru.i"}}, func(int16, rules.UnitState) {})
		},
		`units: unit "ru.ii" is listed twice`: func(r *reading.Reader) {
			r.AllUnits([]rules.UnitState{{ID: "ru.ii"}, {ID: "ru.ii"}}, func(int16, rules.UnitState) {})
		},
		`units: unit "ru.i" is listed twice`: func(r *reading.Reader) { r.UnitList("units", []string{"ru.i", "ru.i"}) },
	} {
		r := reader(t)
		do(r)
		r.Fail("later: nobody needs to know")
		if r.Err == nil || r.Err.Error() != want {
			t.Errorf("%v, want %s", r.Err, want)
		}
	}
}

// A query names what is on the map, or is answered with a sentence.
func TestQueries(t *testing.T) {
	r := reader(t)
	sides := []rules.Side{"red", "blue"}
	unit := func(id string) error {
		_, err := reading.QueryUnit(r.Units, id, func(u int16) bool { return u == 0 }, func(int16) string { return "II Corps" })
		return err
	}
	if err := unit("ru.i"); err != nil {
		t.Error(err)
	}
	if s, err := reading.QuerySide("blue", sides); s != 1 || err != nil {
		t.Errorf("blue is side %d: %v", s, err)
	}
	_, noHex := reading.QueryHex(r.Board, "01.04")
	_, noSide := reading.QuerySide("green", sides)
	for want, err := range map[string]error{`query: there is no unit "ru.v"`: unit("ru.v"), "query: II Corps is not on the map": unit("ru.ii"),
		`query: there is no hex "01.04"`: noHex, `query: side "green" is unknown; the sides are red and blue`: noSide} {
		if err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}
