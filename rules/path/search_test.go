package path

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// field is an open sheet of rows x columns hexes, numbered rrcc.
func field(t testing.TB, rows, columns int) *board.Board {
	t.Helper()
	m := &board.Map{ID: "field", Grid: board.Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "rr.cc",
		First: hex.Axis{Axis: "row", Direction: "down", From: 0, To: rows - 1}, Second: hex.Axis{Axis: "column", Direction: "right", From: 0, To: columns - 1},
		Shifted: "odd", Shift: "right"}}}
	for r := range rows {
		for c := range columns {
			m.Hexes = append(m.Hexes, board.Hex{Number: fmt.Sprintf("%02d.%02d", r, c)})
		}
	}
	b, err := board.New(m)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func find(t *testing.T, b *board.Board, number string) board.ID {
	t.Helper()
	id, ok := b.Find(number)
	if !ok {
		t.Fatalf("no hex %s", number)
	}
	return id
}

func TestOpenGroundCostsTheDistance(t *testing.T) {
	b := field(t, 9, 9)
	s := New(b, 1)
	from := find(t, b, "04.04")
	s.Run(3, func(Node, hex.Direction, board.ID) (int, int8, bool) { return 1, 0, true }, Seed{Node: Node{Hex: from}})
	for id := range board.ID(b.Len()) {
		cost, ok := s.Cost(Node{Hex: id})
		if d := b.Distance(from, id); ok != (d <= 3) || ok && cost != d {
			t.Errorf("%s at distance %d was reached %v at cost %d", b.Number(id), d, ok, cost)
		}
		if way := s.Way(Node{Hex: id}); ok && (len(way) != cost+1 || way[0] != from || way[cost] != id) {
			t.Errorf("the way to %s is %v", b.Number(id), way)
		}
	}
}

func TestDearStepsAreGoneAround(t *testing.T) {
	b := field(t, 5, 5)
	s := New(b, 1)
	from, wall, to := find(t, b, "02.01"), find(t, b, "02.02"), find(t, b, "02.03")
	s.Run(20, func(_ Node, _ hex.Direction, n board.ID) (int, int8, bool) {
		if n == wall {
			return 5, 0, true
		}
		return 1, 0, true
	}, Seed{Node: Node{Hex: from}})
	if cost, _ := s.Cost(Node{Hex: to}); cost != 3 {
		t.Errorf("round the dear hex costs %d, want 3", cost)
	}
	if cost, _ := s.Cost(Node{Hex: wall}); cost != 5 {
		t.Errorf("into the dear hex costs %d, want 5", cost)
	}
}

// With two layers a way may pass one gate, but not two.
func TestLayersRememberTheWay(t *testing.T) {
	b := field(t, 1, 6)
	s := New(b, 2)
	gates := map[board.ID]bool{find(t, b, "00.02"): true, find(t, b, "00.04"): true}
	s.Run(10, func(from Node, _ hex.Direction, to board.ID) (int, int8, bool) {
		layer := from.Layer
		if gates[to] {
			layer++
		}
		return 1, layer, layer < 2
	}, Seed{Node: Node{Hex: find(t, b, "00.00")}})
	if _, _, ok := s.Best(find(t, b, "00.03")); !ok {
		t.Error("one gate must be passed")
	}
	if _, _, ok := s.Best(find(t, b, "00.04")); ok {
		t.Error("a second gate must not be passed")
	}
}

func TestNothingIsLeftOfTheSearchBefore(t *testing.T) {
	b := field(t, 3, 3)
	s := New(b, 1)
	free := func(Node, hex.Direction, board.ID) (int, int8, bool) { return 0, 0, true }
	s.Run(0, free, Seed{Node: Node{Hex: 0}})
	if _, ok := s.Cost(Node{Hex: 8}); !ok {
		t.Error("free steps must reach everywhere")
	}
	s.Run(5, func(Node, hex.Direction, board.ID) (int, int8, bool) { return 0, 0, false }, Seed{Node: Node{Hex: 0}, Cost: 2})
	if _, ok := s.Cost(Node{Hex: 8}); ok {
		t.Error("hex 8 was reached by the search before")
	}
	if cost, ok := s.Cost(Node{Hex: 0}); !ok || cost != 2 {
		t.Errorf("the seed costs %d, %v, want 2", cost, ok)
	}
}

func BenchmarkReachOnALargeBoard(bench *testing.B) {
	b := field(bench, 88, 100)
	s := New(b, 1)
	for bench.Loop() {
		s.Run(12, func(from Node, d hex.Direction, to board.ID) (int, int8, bool) { return 1 + int(to)%2, 0, true }, Seed{Node: Node{Hex: 4450}})
	}
}

// A flood reaches what a search reaches over the same links, at the same cost.
func TestFloodIsASearchOverLinks(t *testing.T) {
	b := field(t, 9, 9)
	links, rng := make(Links, b.Len()), rand.New(rand.NewPCG(1, 2))
	joined, shut := map[[2]board.ID]bool{}, map[board.ID]bool{}
	for from := range board.ID(b.Len()) {
		shut[from] = rng.IntN(6) == 0
		for _, to := range b.Neighbours(from) {
			if to != board.None && rng.IntN(3) > 0 {
				joined[[2]board.ID{from, to}] = true
				links[from] = append(links[from], to)
			}
		}
	}
	s, f := New(b, 1), &Flood{}
	for limit := range 12 {
		from := board.ID(rng.IntN(b.Len()))
		s.Run(limit, func(at Node, _ hex.Direction, to board.ID) (int, int8, bool) {
			return 1, 0, joined[[2]board.ID{at.Hex, to}] && !shut[to]
		}, Seed{Node: Node{Hex: from}})
		f.Run(links, limit, func(to board.ID) bool { return !shut[to] }, from, from)
		want := board.ID(rng.IntN(b.Len()))
		var other Flood
		came := other.Comes(links, limit, func(to board.ID) bool { return !shut[to] }, func(to board.ID, _ int) bool { return to == want }, from)
		if came != (f.Reached(want) && want != from) {
			t.Errorf("from %s within %d: it comes to %s %v", b.Number(from), limit, b.Number(want), came)
		}
		n := 0
		for h := range board.ID(b.Len()) {
			cost, ok := s.Cost(Node{Hex: h})
			if got, reached := f.Cost(h); reached != ok || ok && got != cost {
				t.Errorf("from %s within %d: %s is reached %v at %d, not %v at %d", b.Number(from), limit, b.Number(h), reached, got, ok, cost)
			}
			if ok {
				n++
			}
		}
		if len(f.All()) != n {
			t.Errorf("from %s within %d: %d hexes are listed, not %d", b.Number(from), limit, len(f.All()), n)
		}
	}
}

// Reached yields every hex that was reached once, at its cost and the nearest first.
func TestReached(t *testing.T) {
	b := field(t, 9, 9)
	rng := rand.New(rand.NewPCG(3, 4))
	costs := make([]int, b.Len())
	s := New(b, 2)
	for range 20 {
		for h := range costs {
			costs[h] = rng.IntN(4)
		}
		s.Run(rng.IntN(9), func(from Node, d hex.Direction, to board.ID) (int, int8, bool) {
			return costs[to], int8(int(to+from.Hex) % 2), costs[from.Hex] != 3 || d%2 == 0
		}, Seed{Node: Node{Hex: board.ID(rng.IntN(b.Len()))}})
		seen, last := map[Node]bool{}, 0
		for n, cost := range s.Reached {
			if want, ok := s.Cost(n); !ok || want != cost || cost < last || seen[n] {
				t.Fatalf("%v is reached at %d after %d, not at %d %v", n, cost, last, want, ok)
			}
			seen[n], last = true, cost
		}
		for h := range board.ID(b.Len()) {
			for layer := range int8(2) {
				if _, ok := s.Cost(Node{h, layer}); ok != seen[Node{h, layer}] {
					t.Fatalf("%v is listed %v, but reached %v", Node{h, layer}, seen[Node{h, layer}], ok)
				}
			}
		}
	}
}
