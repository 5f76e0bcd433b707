package hex

import "testing"

// galiciaGrid numbers rows upward and columns to the left.
func galiciaGrid(t *testing.T) *Grid {
	t.Helper()
	g := &Grid{Orientation: Pointy, Numbering: "r.cc", Shifted: "odd", Shift: "right",
		First:  Axis{"row", "up", 1, 19},
		Second: Axis{"column", "left", 1, 26}}
	if err := g.Prepare(); err != nil {
		t.Fatal(err)
	}
	return g
}

func TestNumbersAndCoordinatesAreInverse(t *testing.T) {
	grids := []*Grid{galiciaGrid(t)}
	for _, g := range []*Grid{
		{Orientation: Flat, Numbering: "ccrr", Shifted: "odd", Shift: "down", First: Axis{"column", "right", 1, 18}, Second: Axis{"row", "down", 1, 22}},
		{Orientation: Flat, Numbering: "ccrr", Shifted: "odd", Shift: "up", First: Axis{"column", "right", 1, 38}, Second: Axis{"row", "down", 1, 46}},
		{Orientation: Flat, Numbering: "c.rr", Shifted: "odd", Shift: "down", First: Axis{"column", "left", 1, 88}, Second: Axis{"row", "down", 12, 112}},
		{Orientation: Pointy, Numbering: "gXXYY", Shifted: "odd", Shift: "right", First: Axis{"row", "down", 1, 29}, Second: Axis{"column", "left", 1, 26}},
		{Orientation: Pointy, Numbering: "rr.cc", Shifted: "even", Shift: "left", First: Axis{"row", "down", 0, 9}, Second: Axis{"column", "right", 0, 9}},
	} {
		if err := g.Prepare(); err != nil {
			t.Fatal(err)
		}
		grids = append(grids, g)
	}
	for _, g := range grids {
		seen := map[Coord]string{}
		for a := g.First.From; a <= g.First.To; a++ {
			for b := g.Second.From; b <= g.Second.To; b++ {
				n := g.Format(a, b)
				c, err := g.Parse(n)
				if err != nil {
					t.Fatalf("%s: %v", n, err)
				}
				if got := g.Number(c); got != n {
					t.Fatalf("%s came back as %s", n, got)
				}
				if other, dup := seen[c]; dup {
					t.Fatalf("%s and %s share a place", n, other)
				}
				seen[c] = n
			}
		}
	}
}

// The rulebook's example 12.1.3 says which hexes touch 13.15.
func TestGaliciaNeighbours(t *testing.T) {
	g := galiciaGrid(t)
	at := func(n string) Coord {
		c, err := g.Parse(n)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	for _, n := range []string{"14.15", "14.14", "13.14", "13.16", "12.14", "12.15"} {
		if d := Distance(at("13.15"), at(n)); d != 1 {
			t.Errorf("13.15 to %s is %d hexes, want 1", n, d)
		}
	}
	for _, p := range []struct {
		a, b string
		want int
	}{{"1.01", "19.26", 34}, {"8.05", "8.09", 4}, {"3.15", "6.15", 3}, {"13.15", "14.13", 2}} {
		if d := Distance(at(p.a), at(p.b)); d != p.want {
			t.Errorf("%s to %s is %d hexes, want %d", p.a, p.b, d, p.want)
		}
	}
}

func TestBadNumbers(t *testing.T) {
	g := galiciaGrid(t)
	for _, n := range []string{"", "7", "7.9", "07.09", "7.09x", "20.01", "7.27", "x.01", "0.01", "-1.05"} {
		if c, err := g.Parse(n); err == nil {
			t.Errorf("%q was read as %v", n, c)
		}
	}
}

func TestBadGrids(t *testing.T) {
	good := *galiciaGrid(t)
	for name, spoil := range map[string]func(*Grid){
		"orientation": func(g *Grid) { g.Orientation = "round" },
		"numbering":   func(g *Grid) { g.Numbering = "r.c.r" },
		"direction":   func(g *Grid) { g.First.Direction = "left" },
		"axes":        func(g *Grid) { g.First, g.Second = g.Second, g.First },
		"range":       func(g *Grid) { g.Second.To = 0 },
		"shifted":     func(g *Grid) { g.Shifted = "none" },
		"shift":       func(g *Grid) { g.Shift = "up" },
	} {
		g := good
		spoil(&g)
		if g.Prepare() == nil {
			t.Errorf("a grid with a bad %s was accepted", name)
		}
	}
}

func TestDirections(t *testing.T) {
	c := Coord{3, -2}
	for d := range Direction(Directions) {
		n := c.Neighbour(d)
		if back := n.Neighbour(d.Opposite()); back != c {
			t.Errorf("direction %d and back leads to %v", d, back)
		}
		if got, ok := c.DirectionTo(n); !ok || got != d {
			t.Errorf("direction to neighbour %d is %d, %v", d, got, ok)
		}
	}
	if _, ok := c.DirectionTo(c); ok {
		t.Error("a hex has no direction to itself")
	}
}

func TestDistance(t *testing.T) {
	c := Coord{1, 1}
	for d := range Direction(Directions) {
		at := c
		for n := range 5 {
			// Round the corner the way is no longer than the sum of both legs, nor shorter.
			if round := at.Neighbour((d + 1) % Directions); Distance(c, at) != n || Distance(c, round) != n+1 || Distance(round, c) != n+1 {
				t.Errorf("from %v it is %d to %v, and %d to %v", c, Distance(c, at), at, Distance(c, round), round)
			}
			at = at.Neighbour(d)
		}
	}
}
