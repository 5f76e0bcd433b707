package board

import (
	"strings"
	"testing"
)

// Lines of two gauges can share a link, each with its own tracks; a rule that knows
// no gauges sees the better one.
func TestLinksOfTwoGauges(t *testing.T) {
	m := small()
	m.Rails = []Line{
		{Name: "home", Tracks: 1, Gauge: "standard", Hexes: []string{"2.01", "2.02"}},
		{Name: "foreign", Tracks: 2, Gauge: "russian", Hexes: []string{"2.02", "2.01"}},
		{Name: "light", Gauge: "narrow", Hexes: []string{"2.02", "2.03"}},
	}
	b, err := New(m)
	if err != nil {
		t.Fatal(err)
	}
	one, _ := b.Find("2.01")
	two, _ := b.Find("2.02")
	three, _ := b.Find("2.03")
	d, _ := b.DirectionTo(one, two)
	if b.Tracks(one, d) != 2 || b.TracksOf(one, d, Standard) != 1 || b.TracksOf(two, d.Opposite(), Russian) != 2 || b.TracksOf(one, d, Narrow) != 0 {
		t.Error("the two gauges of one link are not told apart")
	}
	if !b.HasGauge(three, Narrow) || b.HasGauge(three, Standard) || !b.HasRail(three) {
		t.Error("2.03 has a narrow line and no other")
	}
}

// Where roads of two classes share a link, the better one is travelled.
func TestTheBestRoadCounts(t *testing.T) {
	m := small()
	m.Roads = []Line{
		{Class: "secondary", Hexes: []string{"2.01", "2.02", "2.03"}}, {Class: "primary", Hexes: []string{"2.02", "2.01"}},
		{Class: "track", Hexes: []string{"2.02", "2.03"}},
	}
	b, err := New(m)
	if err != nil {
		t.Fatal(err)
	}
	one, _ := b.Find("2.01")
	two, _ := b.Find("2.02")
	three, _ := b.Find("2.03")
	d, _ := b.DirectionTo(one, two)
	e, _ := b.DirectionTo(three, two)
	if b.Road(one, d) != Primary || b.Road(two, d.Opposite()) != Primary || b.Road(three, e) != Secondary {
		t.Errorf("roads: %v, %v", b.Road(one, d), b.Road(three, e))
	}
}

func TestUnknownWaysAreNamed(t *testing.T) {
	for want, spoil := range map[string]func(*Map){
		`rails: line "main": unknown gauge "wide"`:   func(m *Map) { m.Rails[0].Gauge = "wide" },
		`roads: line "": unknown class "lane"`:       func(m *Map) { m.Roads = []Line{{Class: "lane"}} },
		`roads: line "": hexes 2.01 and 2.03 are no`: func(m *Map) { m.Roads = []Line{{Hexes: []string{"2.01", "2.03"}}} },
	} {
		m := small()
		spoil(m)
		if _, err := New(m); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want an error with %q, got %v", want, err)
		}
	}
}

// A sheet is a region of its map: its hexes are told apart, and neighbours on two
// sheets stay neighbours.
func TestSheetsAreRegions(t *testing.T) {
	m := small()
	m.Sheets = []Sheet{{ID: "lower", First: [2]int{1, 2}, Second: [2]int{1, 4}}, {ID: "upper", First: [2]int{3, 3}, Second: [2]int{2, 4}}}
	b, err := New(m)
	if err != nil {
		t.Fatal(err)
	}
	two, _ := b.Find("2.02")
	three, _ := b.Find("3.02")
	lost, _ := b.Find("3.01")
	if b.SheetOf(two) != "lower" || b.SheetOf(three) != "upper" || b.SheetOf(lost) != "" || !b.Adjacent(two, three) {
		t.Errorf("sheets %q, %q and %q", b.SheetOf(two), b.SheetOf(three), b.SheetOf(lost))
	}
	if !b.OnSheets(two, nil) || !b.OnSheets(two, []string{"lower"}) || b.OnSheets(two, []string{"upper"}) {
		t.Error("2.02 lies on the lower sheet, and none named means all")
	}
}

// A grand river is a major one too, which is a river.
func TestAGrandRiverIsAMajorOne(t *testing.T) {
	m := small()
	m.Sides[0].Is = []string{"grand_river", "ferry"}
	b, err := New(m)
	if err != nil {
		t.Fatal(err)
	}
	a, _ := b.Find("2.02")
	c, _ := b.Find("2.03")
	d, _ := b.DirectionTo(a, c)
	if !b.Side(a, d).Has(River | Major | Grand | Ferry) {
		t.Errorf("the side is %b", b.Side(a, d))
	}
}
