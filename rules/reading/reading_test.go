package reading_test

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/reading"
)

// strip is a position on a strip of three hexes with two units, the second off the map.
type strip struct{ b *board.Board }

func (strip) FindUnit(id string) (int16, bool) {
	u := slices.Index([]string{"ru.i", "ru.ii"}, id)
	return int16(u), u >= 0
}
func (strip) Label(int16) string    { return "II Corps" }
func (s strip) Board() *board.Board { return s.b }

func ground(t *testing.T) strip {
	t.Helper()
	grid := board.Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "rr.cc", Shifted: "odd", Shift: "right",
		First:  hex.Axis{Axis: "row", Direction: "down", From: 1, To: 1},
		Second: hex.Axis{Axis: "column", Direction: "right", From: 1, To: 3}}}
	b, err := board.New(&board.Map{ID: "strip", Grid: grid, Hexes: []board.Hex{{Number: "01.01"}, {Number: "01.02"}, {Number: "01.03"}}})
	if err != nil {
		t.Fatal(err)
	}
	return strip{b}
}

// A query names what is on the map, or is answered with a sentence.
func TestQueries(t *testing.T) {
	p := ground(t)
	sides := []rules.Side{"red", "blue"}
	unit := func(id string) error {
		_, err := reading.QueryUnit(p, id, func(u int16) bool { return u == 0 })
		return err
	}
	if err := unit("ru.i"); err != nil {
		t.Error(err)
	}
	if s, err := reading.QuerySide[int8]("blue", sides); s != 1 || err != nil {
		t.Errorf("blue is side %d: %v", s, err)
	}
	_, noHex := reading.QueryHex(p.b, "01.04")
	_, noSide := reading.QuerySide[int8]("green", sides)
	for want, err := range map[string]error{`query: there is no unit "ru.v"`: unit("ru.v"), "query: II Corps is not on the map": unit("ru.ii"),
		`query: there is no hex "01.04"`: noHex, `query: side "green" is unknown; the sides are red and blue`: noSide} {
		if err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

// An attack is made on a hex by units of one side, none of them twice.
func TestQueryAttack(t *testing.T) {
	p := ground(t)
	find := func(name string) (int16, error) { return reading.QueryUnit(p, name, func(int16) bool { return true }) }
	both := []string{"ru.ii", "ru.i"}
	alike, apart := func(int16) bool { return true }, func(u int16) bool { return u == 0 }
	target, attackers, err := reading.QueryAttack(p, rules.Query{Hex: "01.02", Units: both}, find, alike)
	if err != nil || p.b.Number(target) != "01.02" || !slices.Equal(attackers, []int16{1, 0}) {
		t.Errorf("%v attack %v: %v", attackers, target, err)
	}
	for want, q := range map[string]rules.Query{
		`query: there is no hex "01.04"`:       {Hex: "01.04", Units: both},
		"query: odds need units that attack":   {Hex: "01.02"},
		`query: there is no unit "ru.v"`:       {Hex: "01.02", Units: []string{"ru.i", "ru.v"}},
		"query: II Corps is named twice":       {Hex: "01.02", Units: []string{"ru.i", "ru.i"}},
		"query: II Corps is on the other side": {Hex: "01.02", Units: both},
	} {
		if _, _, err := reading.QueryAttack(p, q, find, apart); err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}
