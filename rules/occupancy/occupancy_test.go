package occupancy_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
)

func sheet(t testing.TB) *board.Board {
	t.Helper()
	m := &board.Map{ID: "field", Grid: board.Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "rr.cc",
		First: hex.Axis{Axis: "row", Direction: "up", From: 1, To: 9}, Second: hex.Axis{Axis: "column", Direction: "right", From: 1, To: 9},
		Shifted: "odd", Shift: "right"}}}
	for r := range 9 {
		for c := range 9 {
			m.Hexes = append(m.Hexes, board.Hex{Number: string([]byte{'0', byte('1' + r), '.', '0', byte('1' + c)}), Terrain: "clear"})
		}
	}
	b, err := board.New(m)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// unit is what a test remembers of each unit.
type unit struct {
	side  int8
	at    board.ID
	kinds occupancy.Kinds
}

const infantry occupancy.Kinds = 2

// TestItIsWhatASearchWouldFind moves units at random and compares every look-up
// with a search through all of them.
func TestItIsWhatASearchWouldFind(t *testing.T) {
	b, rng := sheet(t), rand.New(rand.NewPCG(1, 2))
	closed := func(from board.ID, _ hex.Direction, to board.ID) bool { return from%7 != 0 || to%2 == 0 }
	units := make([]unit, 20)
	m := occupancy.New(occupancy.NewGround(b, len(units), closed))
	work := board.ID(40)
	m.Work(1, work, occupancy.Exerts, 1)
	for i := range units {
		units[i] = unit{int8(i % 2), board.None, 0}
	}
	for range 500 {
		u := rng.IntN(len(units))
		units[u].at, units[u].kinds = board.ID(rng.IntN(b.Len()/3)-1), occupancy.Kinds(rng.IntN(4))
		if m.Put(int16(u), units[u].side, units[u].at, units[u].kinds); m.Put(int16(u), units[u].side, units[u].at, units[u].kinds) {
			t.Fatalf("unit %d is where it was, but that is said to be new", u)
		}
		var c occupancy.Map
		c.CopyFrom(m)
		compare(t, b, &c, units, work, closed)
	}
}

func compare(t *testing.T, b *board.Board, m *occupancy.Map, units []unit, work board.ID, extends func(board.ID, hex.Direction, board.ID) bool) {
	t.Helper()
	for side := range int8(2) {
		zone := make([]int, b.Len())
		for h := range board.ID(b.Len()) {
			var in []int16
			of, exerts := 0, side == 1 && h == work
			for u, x := range units {
				if x.side == side && x.at == h {
					in = append(in, int16(u))
					if x.kinds&infantry != 0 {
						of++
					}
					exerts = exerts || x.kinds&occupancy.Exerts != 0
				}
			}
			for d, to := range b.Neighbours(h) {
				if exerts && to != board.None && extends(h, hex.Direction(d), to) {
					zone[to]++
				}
			}
			if got := m.AppendIn(nil, side, h); !slices.Equal(got, in) || !slices.Equal(slices.Collect(m.In(side, h)), in) {
				t.Fatalf("side %d has %v in hex %d, not %v", side, got, h, in)
			}
			if bit := m.Held(side).Has(board.ID(h)); bit != (len(in) > 0) {
				t.Fatalf("side %d, hex %d: that it holds units is told as %v", side, h, bit)
			}
			if bit := m.With(infantry, side).Has(h); bit != (of > 0) {
				t.Fatalf("side %d, hex %d: that infantry is there is told as %v", side, h, bit)
			}
			if m.Count(side, h) != len(in) || m.Holds(side, h) != (len(in) > 0) || m.Of(infantry, side, h) != of {
				t.Fatalf("side %d, hex %d: %d units, %d of them infantry, are counted as %d and %d", side, h, len(in), of, m.Count(side, h), m.Of(infantry, side, h))
			}
		}
		for h, want := range zone {
			if bit := m.Zoned(side).Has(board.ID(h)); bit != (want > 0) {
				t.Fatalf("side %d: that hex %d is in its zone is told as %v", side, h, bit)
			}
			if got := m.Zones(side, board.ID(h)); got != want || m.Zone(side, board.ID(h)) != (want > 0) {
				t.Fatalf("side %d: the zone of control in hex %d comes from %d hexes, not %d", side, h, got, want)
			}
		}
	}
}

func TestACopyGoesItsOwnWay(t *testing.T) {
	b := sheet(t)
	m := occupancy.New(occupancy.NewGround(b, 2, func(board.ID, hex.Direction, board.ID) bool { return true }))
	m.Put(0, 0, 10, occupancy.Exerts)
	var c occupancy.Map
	c.CopyFrom(m)
	c.Put(0, 0, 50, occupancy.Exerts)
	if !m.Holds(0, 10) || m.Holds(0, 50) || !m.Zone(0, 11) || c.Zone(0, 11) {
		t.Error("what happens on a copy is seen on the original")
	}
	if n := testing.AllocsPerRun(100, func() { c.CopyFrom(m) }); n != 0 {
		t.Errorf("a copy into used memory allocates %v times", n)
	}
}

// A copy in used memory counts kinds that the original has not met yet.
func TestACopyOfOneWithoutAKindCountsThatKind(t *testing.T) {
	ground := occupancy.NewGround(sheet(t), 2, func(board.ID, hex.Direction, board.ID) bool { return true })
	plain, used := occupancy.New(ground), occupancy.New(ground)
	used.Put(0, 0, 10, infantry)
	used.CopyFrom(plain)
	if n := used.Of(infantry, 0, 10); n != 0 {
		t.Errorf("the copy counts %d of a kind, and the original none", n)
	}
	used.Put(1, 0, 10, infantry)
	if n := used.Of(infantry, 0, 10); n != 1 {
		t.Errorf("the copy counts %d of a kind, want 1", n)
	}
}

// Stacks are all hexes in which a side has units, in their order.
func TestStacks(t *testing.T) {
	b := sheet(t)
	m := occupancy.New(occupancy.NewGround(b, 4, func(board.ID, hex.Direction, board.ID) bool { return true }))
	for u, at := range []board.ID{7, 3, 3, 7} {
		m.Put(int16(u), int8(u%2), at, 0)
	}
	m.Put(3, 1, board.None, 0)
	var got [][2]int
	for h, s := range m.Stacks() {
		got = append(got, [2]int{int(h), int(s)})
	}
	if !slices.Equal(got, [][2]int{{3, 0}, {3, 1}, {7, 0}}) {
		t.Errorf("the stacks are %v", got)
	}
	for range m.Stacks() {
		break // the rest is not asked for
	}
}

// A watch minds what changes where a search has looked, and nothing else.
func TestWatch(t *testing.T) {
	b := sheet(t)
	m := occupancy.New(occupancy.NewGround(b, 2, func(board.ID, hex.Direction, board.ID) bool { return true }))
	var w occupancy.Watch
	if w.Same(m.Held(0), m.Zoned(1)) {
		t.Error("what nobody has searched is said to be the same")
	}
	m.Put(0, 0, 40, occupancy.Exerts)
	w.Begin(m.Held(0), m.Zoned(1))
	w.Saw(40)
	w.SawBeside(b, 40)
	for at, same := range map[board.ID]bool{41: false, 40: true, 5: false, board.None: false} {
		if m.Put(0, 0, at, occupancy.Exerts); w.Same(m.Held(0), m.Zoned(1)) != same {
			t.Errorf("with the unit in %d it is said to be the same: %v", at, !same)
		}
	}
	m.Put(0, 0, 40, occupancy.Exerts)
	for at, same := range map[board.ID]bool{5: true, 42: false} {
		if m.Put(1, 1, at, occupancy.Exerts); w.Same(m.Held(0), m.Zoned(1)) != same {
			t.Errorf("with the other side's unit in %d it is said to be the same: %v", at, !same)
		}
	}
	if got := slices.Collect(occupancy.Less(nil, m.Held(0), m.Held(1)).All()); !slices.Equal(got, []board.ID{40}) {
		t.Errorf("side 0 alone holds %v", got)
	}
}
