package mapart

import (
	"image"
	"math"
	"slices"
	"strings"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
	"vistula/data"
	"vistula/rules/board"
	"vistula/rules/hex"
)

func surveyed(t *testing.T) *Sheet {
	t.Helper()
	b, err := data.Board(data.FS(), "galicia", "galicia")
	if err != nil {
		t.Fatal(err)
	}
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(b, 0, set, Print{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What is drawn as a smooth curve must still be told as the hexside it is.
func TestCurvesKeepToTheirHexsides(t *testing.T) {
	s := surveyed(t)
	for _, id := range s.ids {
		for d := range hex.Direction(3) {
			if s.board.Neighbour(id, d) == board.None {
				continue
			}
			from, to := s.SideEnds(id, d)
			middle := between(from, to, 0.5)
			f := s.board.Side(id, d)
			check := func(kind string, limit float64, lines ...[]pen.Point) {
				least := math.Inf(1)
				for _, l := range lines {
					least = min(least, l[nearest(l, middle)].Sub(middle).Len())
				}
				if least > limit {
					t.Errorf("the %s between %s and %s is drawn %.2f away", kind, s.board.Number(id), s.board.Number(s.board.Neighbour(id, d)), least)
				}
			}
			if f.Has(board.River) {
				check("river", 0.26, lines(s.rivers, func(r river) []pen.Point { return r.line })...)
			}
			if f.Has(board.Ridge) {
				check("ridge", 0.22, lines(s.ridges, func(r ridge) []pen.Point { return r.line })...)
			}
			if f.Has(board.Border) {
				check("frontier", 0.12, lines(s.frontiers, func(f frontier) []pen.Point { return f.line })...)
			}
		}
	}
}

func lines[T any](list []T, line func(T) []pen.Point) [][]pen.Point {
	var out [][]pen.Point
	for _, v := range list {
		out = append(out, line(v))
	}
	return out
}

func TestRailwaysRunThroughTheirHexes(t *testing.T) {
	s := surveyed(t)
	for _, r := range s.rails {
		for _, id := range r.hexes {
			p := r.line[nearest(r.line, s.node(id))]
			if gap := p.Sub(s.node(id)).Len(); gap > 0.03 {
				t.Errorf("the line passes %s at %.3f", s.board.Number(id), gap)
			}
		}
		for _, p := range r.line {
			if id, ok := s.HexAt(p); ok && s.railEnds(id) == 0 {
				t.Errorf("a railway is drawn through %s, which has none", s.board.Number(id))
				break
			}
		}
	}
	steps, drawn := 0, 0
	for _, id := range s.ids {
		steps += s.railEnds(id)
	}
	for _, r := range s.rails {
		drawn += len(r.hexes) - 1
	}
	if drawn != steps/2 {
		t.Errorf("%d steps of railway are drawn, the board has %d", drawn, steps/2)
	}
}

func TestEveryBridgeIsDrawn(t *testing.T) {
	s := surveyed(t)
	n := 0
	for _, id := range s.ids {
		for d := range hex.Direction(3) {
			if s.board.Neighbour(id, d) != board.None && s.board.Side(id, d).Has(board.Bridge) {
				n++
			}
		}
	}
	if len(s.bridges) != n {
		t.Errorf("%d bridges are drawn of %d", len(s.bridges), n)
	}
}

func TestWoodsCoverTheirHexes(t *testing.T) {
	s := surveyed(t)
	for _, id := range s.ids {
		c := s.Center(id)
		terrain := s.board.Hexes[id].Terrain
		if s.woodMask.at(c.X, c.Y) != (terrain == "woods") || s.swampMask.at(c.X, c.Y) != (terrain == "swamp") {
			t.Errorf("%s: the middle is not drawn as %s", s.board.Number(id), terrain)
		}
	}
}

func TestTownsStandInTheirHexes(t *testing.T) {
	s := surveyed(t)
	for _, town := range s.towns {
		if gap := town.at.Sub(s.Center(town.id)).Len(); gap > maxShift+1e-9 {
			t.Errorf("%s stands %.2f from the middle of its hex", town.name, gap)
		}
	}
}

func TestNorthIsWhereTheSheetHasIt(t *testing.T) {
	n := surveyed(t).north()
	if angle := math.Atan2(n.X, -n.Y) * 180 / math.Pi; math.Abs(angle+27) > 2 {
		t.Errorf("north is %.1f degrees right of up, want 27 left", angle)
	}
}

func TestNamesKeepApart(t *testing.T) {
	s := surveyed(t)
	for _, px := range []float64{26, 52, 110, 200, 420} {
		names := townNames(s.PlaceNames(px, nil))
		for i, a := range names {
			if !s.frame.Has(pen.Point{X: a.Box.X, Y: a.Box.Y}) || !s.frame.Has(pen.Point{X: a.Box.Right(), Y: a.Box.Bottom()}) {
				t.Errorf("at %v pixels %s hangs over the frame", px, a.Text)
			}
			for _, b := range names[i+1:] {
				if a.Box.Grow(-0.02).Meets(b.Box) {
					t.Errorf("at %v pixels %s stands on %s", px, a.Text, b.Text)
				}
			}
			if h := a.Box.H * px; h < 0.7*smallest {
				t.Errorf("at %v pixels %s is only %v high", px, a.Text, h)
			}
		}
	}
}

// A name gives way to a counter on its town.
func TestNamesKeepOffCounters(t *testing.T) {
	s := surveyed(t)
	var counters []pen.Rect
	for _, town := range s.towns {
		counters = append(counters, pen.Rect{X: s.Center(town.id).X, Y: s.Center(town.id).Y}.Grow(0.31))
	}
	hidden := 0
	for _, n := range townNames(s.PlaceNames(110, counters)) {
		for _, c := range counters {
			if c.Grow(-0.12).Meets(n.Box) {
				hidden++
				break
			}
		}
	}
	if hidden > len(s.towns)/10 {
		t.Errorf("%d of %d names stand on counters", hidden, len(s.towns))
	}
}

// A map with flat hexes, no relief and hardly anything on it is a sheet too.
func TestBareFlatMap(t *testing.T) {
	m := &board.Map{ID: "bare", Title: "Bare", ScaleKM: 10}
	m.Grid.Grid = hex.Grid{Orientation: hex.Flat, Numbering: "ccrr", Shifted: "odd", Shift: "down",
		First: hex.Axis{Axis: "column", Direction: "right", From: 1, To: 3}, Second: hex.Axis{Axis: "row", Direction: "down", From: 1, To: 2}}
	for _, n := range strings.Fields("0101 0102 0201 0202 0301 0302") {
		m.Hexes = append(m.Hexes, board.Hex{Number: n, Terrain: "clear"})
	}
	b, err := board.New(m)
	if err != nil {
		t.Fatal(err)
	}
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(b, 0, set, Print{Title: "Bare"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := New(b, 1, set, Print{}); err == nil {
		t.Error("a map that is not there was made")
	}
	paint(s, s.Bounds(), 40)
}

func TestACutRailwayHasAGap(t *testing.T) {
	s := surveyed(t)
	r := s.rails[0]
	a, b := r.hexes[0], r.hexes[1]
	i := (nearest(r.line, s.node(a)) + nearest(r.line, s.node(b))) / 2
	c := newCanvas(s.page, nil, pen.Rect{}, 110, Options{Cut: []Cut{{b, a}}})
	for _, part := range c.uncut(r) {
		if gap := part[nearest(part, r.line[i])].Sub(r.line[i]).Len(); gap < cutLength/2-1e-9 {
			t.Errorf("the line still passes its cut at %.3f", gap)
		}
	}
	if len(c.uncut(r)) != 2 {
		t.Errorf("the line is in %d pieces", len(c.uncut(r)))
	}
}

// townNames leaves out the rivers, whose boxes are mostly empty.
func townNames(names []Name) []Name {
	return slices.DeleteFunc(slices.Clone(names), func(n Name) bool { return n.river != nil })
}

// A plain drawing, as the sketch is with which a table opens, waits for nothing that takes
// long to find: no masks, no relief, no places for numbers and names.
func TestAPlainDrawingIsQuicklyDone(t *testing.T) {
	s := surveyed(t)
	for _, m := range []*mask{s.woodMask, s.swampMask, s.hillMask[1], s.hillMask[2], s.bare} {
		if m != nil {
			m.in = func() turns { t.Error("a mask is drawn"); return turns{ends: make([]int, m.rows)} }
		}
	}
	s.regions = func() []region { t.Error("names of regions are placed"); return nil }
	s.numbers = func() map[board.ID]pen.Point { t.Error("numbers of hexes are placed"); return nil }
	img := image.NewRGBA(image.Rect(0, 0, 400, 300))
	view := pen.Rect{X: s.frame.X, Y: s.frame.Y, W: 400.0 / 18, H: 300.0 / 18}
	pen.Paint(img, func(p pen.Pen) {
		s.Draw(p, view, 18, Options{Layers: Woods | Swamps | Frontier | Rivers | Rails | Towns | Frame, Over: true, Plain: true})
	})
	if s.image.levels[0].light.cols > 0 {
		t.Error("the relief is shaded")
	}
}
