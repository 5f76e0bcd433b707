package twilight

import (
	"slices"
	"testing"

	"vistula/data"
	"vistula/rules/board"
	"vistula/rules/path"
	"vistula/rules/rulestest"
)

func northernRail(t testing.TB) *railNet {
	t.Helper()
	b, err := data.Board(data.FS(), "twilight", "twilight")
	if err != nil {
		t.Fatal(err)
	}
	off, err := data.ReadOffMapRail(data.FS(), "twilight", b)
	if err != nil {
		t.Fatal(err)
	}
	n, err := newRailNet(b, off)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// ride is the shortest way between two stops over everything that is open.
func (n *railNet) ride(t testing.TB, a account, from, to string, open func(board.ID) bool) []board.ID {
	t.Helper()
	start, ok := n.find(from)
	end, found := n.find(to)
	if !ok || !found {
		t.Fatalf("no stop %s or %s", from, to)
	}
	var f path.Flood
	f.Run(n.links[a], len(n.links[a]), open, start)
	return n.way(&f, a, end)
}

// The comprehensive example of 8.2: the 20th Landwehr from Angerburg to Bromberg, 4
// single-track hexes and 43 of double track, 51 hexes in all, takes 3.64 of the 5
// movement points that it has left after entraining.
func TestComprehensiveRailExample(t *testing.T) {
	rulestest.Cite(t, "8.2.2", "8.2.3")
	n := northernRail(t)
	way := n.ride(t, germanRail, "49.24", "86.38", func(h board.ID) bool {
		return n.half(h) || n.offMap(h) || n.board.Hexes[h].Country == "germany"
	})
	if len(way)-1 != 51 {
		t.Fatalf("the way counts %d hexes, want 51", len(way)-1)
	}
	hexes := 0
	through := map[string]bool{}
	for _, h := range way {
		if !n.offMap(h) {
			hexes++
			through[n.board.Hexes[h].Town] = true
		}
	}
	if hexes-1 != 47 {
		t.Errorf("%d hexes, want 4 and 43", hexes-1)
	}
	for _, town := range []string{"Rastenburg", "Allenstein", "Deutsch-Eylau", "Thorn"} {
		if !through[town] {
			t.Errorf("it does not lead through %s", town)
		}
	}
	const rate, left = 14, 5 * parts
	if got := n.ridden(way, left, rate); got != 51 {
		t.Errorf("it comes %d hexes far", got)
	}
	if rest := left - 51*parts/rate; rest/parts != 1 || rest%parts == 0 {
		t.Errorf("%d parts are left, want a whole point and a fraction", rest)
	}
}

// The Central Powers' trains use each other's lines off the map, and nobody else's.
func TestWhoUsesWhichLinesOffTheMap(t *testing.T) {
	rulestest.Cite(t, "8.2.8")
	n := northernRail(t)
	for _, c := range []struct {
		place string
		users map[account]bool
	}{
		{"Prerau", map[account]bool{germanRail: true, austrianRail: true}},
		{"Breslau", map[account]bool{germanRail: true, austrianRail: true}},
		{"Minsk", map[account]bool{broadRail: true}},
	} {
		at, _ := n.find(c.place)
		for a := range account(accounts) {
			if got := len(n.links[a][at]) > 0; got != c.users[a] {
				t.Errorf("trains on account %s come to %s: %v", railAccounts[a], c.place, got)
			}
		}
	}
}

// The example of 8.2.8: at 12 hexes a point, 16 hexes off the map cost 1 1/3, and 40
// more to Kreuzburg 3 1/3.
func TestOffMapExample(t *testing.T) {
	rulestest.Cite(t, "8.2.8")
	n := northernRail(t)
	open := func(h board.ID) bool { return n.offMap(h) && !n.half(h) && n.ownerOf(h) == german }
	for _, leg := range []struct {
		from, to string
		hexes    int
	}{{"88.29", "88.38", 16}, {"88.38", "88.65", 40}} {
		to, _ := n.find(leg.to)
		way := n.ride(t, germanRail, leg.from, leg.to, func(h board.ID) bool { return h == to || open(h) })
		if len(way)-1 != leg.hexes {
			t.Errorf("from %s to %s: %d hexes, want %d", leg.from, leg.to, len(way)-1, leg.hexes)
		}
	}
	if got := 16 * parts / 12; got != parts+parts/3 {
		t.Errorf("16 hexes cost %d parts", got)
	}
	// 46.12 is no friendly edge: no train leaves the map there.
	memel, _ := n.find("Memel")
	if len(n.links[germanRail][memel]) != 0 {
		t.Error("a line leads off the map by Tilsit")
	}
	for at := range n.links[germanRail] {
		if id := board.ID(at); n.offMap(id) && !n.half(id) {
			if back, ok := n.find(n.name(id)); !ok || back != id {
				t.Errorf("the stop %q is not found again", n.name(id))
			}
		}
	}
}

// A train that cannot come through a single-track hex stays before it.
func TestATrainEndsOnNoHalf(t *testing.T) {
	rulestest.Cite(t, "8.2.2")
	n := northernRail(t)
	way := n.ride(t, germanRail, "49.24", "52.27", func(board.ID) bool { return true })
	if len(way)-1 != 8 {
		t.Fatalf("%d", len(way)-1)
	}
	for left, want := range map[int]int{parts: 8, parts / 4: 2, parts / 12: 0, 0: 0} {
		if got := n.ridden(way, left, 12); got != want {
			t.Errorf("with %d parts it comes %d hexes far, want %d", left, got, want)
		}
	}
}

// 8.2.1, 8.2.3: each account runs on its own gauge, none on narrow tracks.
func TestGauges(t *testing.T) {
	rulestest.Cite(t, "8.2.1", "8.2.3")
	n := northernRail(t)
	all := func(board.ID) bool { return true }
	for _, c := range []struct {
		a        account
		from, to string
		want     bool
	}{
		{germanRail, "49.24", "58.52", true},    // to Warsaw, on whatever lies there
		{broadRail, "13.19", "58.52", true},     // Wilna to Warsaw
		{europeanRail, "13.19", "58.52", false}, // there is no European line from Wilna
		{broadRail, "49.24", "52.27", false},
		{europeanRail, "58.52", "70.58", true}, // the Vienna line
	} {
		if got := n.ride(t, c.a, c.from, c.to, all) != nil; got != c.want {
			t.Errorf("%d from %s to %s: %v", c.a, c.from, c.to, got)
		}
	}
	for i := range n.board.Len() {
		if id := board.ID(i); n.board.HasGauge(id, board.Narrow) && !n.board.HasGauge(id, board.Standard) && !n.board.HasGauge(id, board.Russian) {
			for a := range n.links {
				if len(n.links[a][id]) > 0 {
					t.Errorf("%s has narrow tracks only and is served", n.board.Number(id))
				}
			}
		}
	}
}

// Near a hex with a railway are the hexes of the board that are closer than the gap.
func TestNearARailway(t *testing.T) {
	n := northernRail(t)
	for h := range board.ID(n.board.Len()) {
		if !n.board.HasRail(h) || int(h)%23 != 0 {
			continue // a sample of them: each is compared with the whole board
		}
		for other := range board.ID(n.board.Len()) {
			if near := slices.Contains(n.near[h], other); near != (n.board.Distance(h, other) < gap) {
				t.Fatalf("%s is near %s: %v", n.board.Number(other), n.board.Number(h), near)
			}
		}
	}
}

// Around a hex are all hexes of the board that are nearby, the nearest first.
func TestAroundAHex(t *testing.T) {
	b := northernRail(t).board
	s := make(rings, b.Len())
	for h := board.ID(0); int(h) < b.Len(); h += 61 {
		list := s.around(b, h)
		if !slices.IsSortedFunc(list, func(c, d board.ID) int { return b.Distance(h, c) - b.Distance(h, d) }) {
			t.Fatalf("around %s the nearest do not come first", b.Number(h))
		}
		for other := range board.ID(b.Len()) {
			if near := slices.Contains(list, other); near != (b.Distance(h, other) <= nearby) {
				t.Fatalf("%s is around %s: %v", b.Number(other), b.Number(h), near)
			}
		}
	}
}
