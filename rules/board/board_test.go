package board

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules/hex"
)

// small is a sheet of three rows of four hexes, numbered like the Galicia map.
func small() *Map {
	m := &Map{ID: "small", Grid: Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "r.cc",
		First: hex.Axis{Axis: "row", Direction: "up", From: 1, To: 3}, Second: hex.Axis{Axis: "column", Direction: "left", From: 1, To: 4},
		Shifted: "odd", Shift: "right"}}}
	for _, n := range strings.Fields("1.01 1.02 1.03 1.04 2.01 2.02 2.03 2.04 3.01 3.02 3.03 3.04") {
		m.Hexes = append(m.Hexes, Hex{Number: n, Terrain: "clear"})
	}
	m.Sides = []Hexside{{Between: [2]string{"2.02", "2.03"}, Is: []string{"river", "bridge"}}}
	m.Rails = []Line{{Name: "main", Tracks: 2, Hexes: []string{"2.01", "2.02", "2.03"}}}
	return m
}

func TestBoardKnowsItsHexes(t *testing.T) {
	b, err := New(small())
	if err != nil {
		t.Fatal(err)
	}
	a, _ := b.Find("2.02")
	c, _ := b.Find("2.03")
	d, ok := b.DirectionTo(a, c)
	if !ok || !b.Side(a, d).Has(River|Bridge) || b.Side(c, d.Opposite()) != b.Side(a, d) {
		t.Error("the river is not seen from both sides")
	}
	if far, _ := b.Find("1.04"); b.Between(c, a) != River|Bridge || b.Between(a, far) != 0 {
		t.Errorf("between them lies %v, and between hexes that are not adjacent %v", b.Between(c, a), b.Between(a, far))
	}
	if b.Tracks(a, d) != 2 || b.Tracks(c, d.Opposite()) != 2 || !b.HasRail(c) {
		t.Error("the railway is not seen from both sides")
	}
	corner, _ := b.Find("1.01")
	var beyond int
	for _, n := range b.Neighbours(corner) {
		if n == None {
			beyond++
		}
	}
	if beyond != 4 {
		t.Errorf("the corner 1.01 has %d neighbours beyond the sheet, want 4", beyond)
	}
	if b.Number(None) != "" || b.Name(None) != "off the map" {
		t.Error("None has no number")
	}
}

// There is one copy of the hexes, however large the map.
func TestMapsShareTheHexesOfTheBoard(t *testing.T) {
	b, err := New(small())
	if err != nil {
		t.Fatal(err)
	}
	if &b.Maps[0].Hexes[0] != &b.Hexes[0] || len(b.Maps[0].Hexes) != len(b.Hexes) {
		t.Error("the map has hexes of its own")
	}
}

func TestBadMapsAreNamed(t *testing.T) {
	for want, spoil := range map[string]func(*Map){
		"hex 2.02 is listed twice":               func(m *Map) { m.Hexes[0].Number = "2.02" },
		"hex 9.01 lies outside the map":          func(m *Map) { m.Hexes[0].Number = "9.01" },
		"hexes 2.02 and 2.04 are not adjacent":   func(m *Map) { m.Sides[0].Between[1] = "2.04" },
		"hex 5.05 is not on the map":             func(m *Map) { m.Rails[0].Hexes[1] = "5.05" },
		`unknown feature "wall"`:                 func(m *Map) { m.Sides[0].Is[0] = "wall" },
		"2.03 / 2.02 is listed twice":            func(m *Map) { m.Sides = append(m.Sides, Hexside{Between: [2]string{"2.03", "2.02"}}) },
		`line "main": hexes 2.01 and 2.03`:       func(m *Map) { m.Rails[0].Hexes = []string{"2.01", "2.03"} },
		"orientation \"\" is neither pointy nor": func(m *Map) { m.Grid.Orientation = "" },
	} {
		m := small()
		spoil(m)
		if _, err := New(m); err == nil || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "map small: ") {
			t.Errorf("want an error with %q, got %v", want, err)
		}
	}
}

func TestAFortStandsOnASide(t *testing.T) {
	m := small()
	m.Sides = append(m.Sides, Hexside{Between: [2]string{"1.02", "1.03"}, Name: "Posen", Is: []string{"fort"}, Hex: "1.02"})
	b, err := New(m)
	if err != nil {
		t.Fatal(err)
	}
	a, _ := b.Find("1.02")
	c, _ := b.Find("1.03")
	d, _ := b.DirectionTo(c, a)
	if b.Side(c, d) != Fortified || b.Side(a, d.Opposite()) != Fortified {
		t.Error("the fort is not seen from both sides")
	}
}

// The nearest hexes are all that are as near as the nearest, in their order, and only
// hexes that are on the map are found by their numbers.
func TestNearestAndFindAll(t *testing.T) {
	m := &Map{ID: "row", Grid: Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "rr.cc", Shifted: "odd", Shift: "right",
		First: hex.Axis{Axis: "row", Direction: "down", From: 1, To: 1}, Second: hex.Axis{Axis: "column", Direction: "right", From: 1, To: 6}}}}
	for _, n := range []string{"01.01", "01.02", "01.03", "01.04", "01.05", "01.06"} {
		m.Hexes = append(m.Hexes, Hex{Number: n})
	}
	b, err := New(m)
	if err != nil {
		t.Fatal(err)
	}
	if got := b.Nearest(2, func(id ID) bool { return id == 0 || id == 4 || id == 5 }); !slices.Equal(got, []ID{0, 4}) {
		t.Errorf("nearest to the third are %v", got)
	}
	if got := b.Nearest(2, func(ID) bool { return false }); got != nil {
		t.Errorf("none is %v", got)
	}
	if got := b.FindAll([]string{"01.06", "09.09", "01.01"}); !slices.Equal(got, []ID{5, 0}) {
		t.Errorf("found %v", got)
	}
}
