package mapart

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
	"vistula/data"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// northern is the North sheet of the map of five, which all tests share.
var northern = sync.OnceValues(func() (*Sheet, error) {
	b, err := data.Board(data.FS(), "twilight", "twilight")
	if err != nil {
		return nil, err
	}
	set, err := fonts.Load()
	if err != nil {
		return nil, err
	}
	return NewPart(b, 0, []string{"north"}, set, Print{Title: "Twilight in the East"})
})

func north(t *testing.T) *Sheet {
	t.Helper()
	s, err := northern()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestGoldenPicturesOfTwilight(t *testing.T) {
	s := north(t)
	for _, c := range []struct {
		px float64
		at string
	}{{24, "58.52"}, {52, "39.19"}, {110, "49.28"}, {300, "66.18"}} {
		id, _ := s.board.Find(c.at)
		golden(t, s, fmt.Sprintf("twilight-%s-%v", c.at, c.px), s.Center(id), c.px, 192)
	}
}

// Of a map of several sheets only those named are drawn: nothing reaches further
// than a river or road that leaves them, and the hexes beyond are not on it.
func TestOnlyTheNamedSheetsAreDrawn(t *testing.T) {
	s := north(t)
	for _, c := range []struct {
		hex string
		on  bool
	}{{"13.58", true}, {"88.12", true}, {"12.40", false}, {"49.59", false}} {
		id, _ := s.board.Find(c.hex)
		if _, found := s.HexAt(s.Center(id)); s.Has(id) != c.on || found != c.on {
			t.Errorf("%s is on the sheet: %v", c.hex, s.Has(id))
		}
	}
	in := s.frame.Grow(1)
	check := func(what string, line []pen.Point) {
		for _, p := range line {
			if !in.Has(p) {
				t.Fatalf("%s runs out of the frame", what)
			}
		}
	}
	for _, r := range s.rivers {
		check("the "+r.name, r.line)
	}
	for _, r := range s.rails {
		check("a railway from "+s.board.Name(r.hexes[0]), r.line)
	}
	for _, r := range s.roads {
		check("a road", r.line)
	}
	for _, w := range s.woods {
		check("a wood", w.line)
	}
}

// Each railway is drawn in the ink of its gauge, and on a map whose key tells none
// apart in black.
func TestRailwaysShowTheirGauge(t *testing.T) {
	s := north(t)
	seen := map[board.Gauge]int{}
	for _, r := range s.rails {
		seen[r.gauge]++
		for i := 1; i < len(r.hexes); i++ {
			d, _ := s.board.DirectionTo(r.hexes[i-1], r.hexes[i])
			if s.board.TracksOf(r.hexes[i-1], d, r.gauge) == 0 {
				t.Fatalf("%s - %s has no track of the gauge drawn", s.board.Name(r.hexes[i-1]), s.board.Name(r.hexes[i]))
			}
		}
	}
	if seen[board.Standard] == 0 || seen[board.Russian] == 0 || seen[board.Narrow] == 0 {
		t.Errorf("gauges drawn: %v", seen)
	}
	for _, r := range tannenberg(t).rails {
		if r.gauge != board.Standard {
			t.Fatal("the map of Tannenberg tells gauges apart, but its key does not")
		}
	}
}

// Every ferry and causeway is drawn on its hexside, and water on every side of a lake.
func TestCrossingsAndLakeSidesAreDrawn(t *testing.T) {
	s := north(t)
	count := map[board.Features]int{}
	for _, id := range s.ids {
		for d := range hex.Direction(3) {
			if s.neighbour(id, d) == board.None {
				continue
			}
			f := s.board.Side(id, d)
			from, to := s.SideEnds(id, d)
			middle := between(from, to, 0.5)
			for _, kind := range []board.Features{board.Ferry, board.Causeway, board.Lake, board.Sea} {
				if f.Has(kind) {
					count[kind]++
				}
			}
			wet := slices.ContainsFunc(s.lakeSides, func(r river) bool { return r.line[nearest(r.line, middle)].Sub(middle).Len() < 0.25 })
			if (f.Has(board.Lake) || f.Has(board.Sea)) && !wet {
				t.Errorf("no water lies by %s", s.board.Name(id))
			}
			dam := slices.ContainsFunc(s.bridges, func(b bridge) bool { return b.at.Sub(middle).Len() < 0.01 })
			if f.Has(board.Causeway) && !dam {
				t.Errorf("no causeway is drawn by %s", s.board.Name(id))
			}
			crossed := slices.ContainsFunc(s.ferries, func(b ferry) bool { return b.at.Sub(middle).Len() < 0.35 })
			if f.Has(board.Ferry) && !crossed {
				t.Errorf("no ferry is drawn by %s", s.board.Name(id))
			}
		}
	}
	if count[board.Causeway] != 3 || count[board.Ferry] == 0 || count[board.Sea] == 0 || len(s.ferries) != count[board.Ferry] {
		t.Errorf("sides: %v, ferries drawn: %d", count, len(s.ferries))
	}
}

// A grand river is drawn wider than a major one, and that wider than a minor one.
func TestRanksOfRiversShow(t *testing.T) {
	s := north(t)
	at := func(a, b string) float64 {
		e, ok := s.sideBetween([2]string{a, b})
		if !ok {
			t.Fatalf("%s and %s are not adjacent", a, b)
		}
		r, _ := s.riverBeside(e.id, e.d)
		return r.half[nearest(r.line, between(e.from, e.to, 0.5))]
	}
	vistula, bug, guber := at("77.29", "77.30"), at("41.50", "42.51"), at("52.26", "53.26")
	if vistula < 1.2*bug || bug < 1.8*guber {
		t.Errorf("half widths: Vistula %.3f, Bug %.3f, Guber %.3f", vistula, bug, guber)
	}
}

// On each sheet a river has one name.
func TestARiverHasOneNameOnASheet(t *testing.T) {
	named := map[string]int{}
	for _, n := range north(t).PlaceNames(60, nil) {
		if n.River() {
			named[n.Text]++
		}
	}
	if named["Vistula"] != 1 || named["Pregel"] != 1 {
		t.Errorf("names of rivers: %v", named)
	}
}

// An escarpment has teeth on one side only, a mountain ridge hachures on both.
func TestAnEscarpmentIsNoRidge(t *testing.T) {
	line := evenly([]pen.Point{{}, {X: 2}}, ridgeStep)
	for _, scarp := range []bool{false, true} {
		up, down := 0, 0
		for _, w := range newRidge(line, scarp).wedges {
			if w.tip.Y < 0 {
				up++
			} else {
				down++
			}
		}
		if scarp != (up == 0 || down == 0) || up+down == 0 {
			t.Errorf("escarpment %v: %d strokes on one side, %d on the other", scarp, up, down)
		}
	}
}

// The teeth of an escarpment stand on the lower side, whichever way its hexsides are
// listed.
func TestEscarpmentsFallToTheLowerSide(t *testing.T) {
	b, err := data.Board(data.FS(), "twilight", "twilight")
	if err != nil {
		t.Fatal(err)
	}
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewPart(b, 0, []string{"central"}, set, Print{})
	if err != nil {
		t.Fatal(err)
	}
	scarps := 0
	for _, r := range s.ridges {
		if !r.scarp {
			continue
		}
		scarps++
		down := 0
		for _, w := range r.wedges {
			fall := w.tip.Sub(w.at).Mul(3)
			high, ok1 := s.HexAt(w.at.Sub(fall))
			low, ok2 := s.HexAt(w.at.Add(fall))
			if ok1 && ok2 {
				down += looks[b.Hexes[high].Terrain].level - looks[b.Hexes[low].Terrain].level
			}
		}
		if down < 0 {
			t.Errorf("an escarpment at %v falls uphill", r.line[0])
		}
	}
	if scarps < 3 {
		t.Errorf("%d escarpments", scarps)
	}
}

// The key explains each sign of the North sheet once, and none that is not on it.
func TestTheKeyOfTwilight(t *testing.T) {
	var names []string
	for _, m := range north(t).keySamples() {
		names = append(names, m.name)
	}
	want := []string{"Clear", "Wetlands", "Rough", "Lake", "Sea", "Woods", "Minor river", "Major river", "Grand river", "Bridge", "Ferry", "Lake side", "Causeway",
		"Railway", "Railway", "Russian gauge", "Narrow gauge", "Primary road", "Secondary road", "Frontier", "City", "Towns", "Fortress", "Printed works", "Magazine"}
	if !slices.Equal(names, want) {
		t.Errorf("the key shows %q, want %q", names, want)
	}
}

// The sea does not end where the hexes do: it runs on to the frame, but not before a
// coast, and no further.
func TestTheSeaRunsToTheFrame(t *testing.T) {
	s := north(t)
	wet := s.areaMask(s.waters)
	at := func(number string, off pen.Point) bool {
		id, _ := s.board.Find(number)
		p := s.Center(id).Add(off)
		return wet.at(p.X, p.Y)
	}
	if !at("78.12", pen.Point{Y: -1}) || !at("88.13", pen.Point{X: -1.1}) {
		t.Error("the Baltic ends before the frame")
	}
	if at("88.20", pen.Point{X: -1.1}) || at("50.12", pen.Point{Y: -1}) {
		t.Error("there is sea beyond land")
	}
	for _, c := range s.watersAndBeyond() {
		if p := Center(s.grid.Orientation, c); !s.frame.Grow(1.2).Has(p) {
			t.Errorf("the sea runs out of the frame at %v", p)
		}
	}
}
