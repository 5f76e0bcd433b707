package twilight

import (
	"math/rand/v2"
	"testing"

	"vistula/data"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/rulestest"
)

// northernFront is the front of Russia at the start: the enemy controls Germany.
func northernFront(t testing.TB) *front {
	t.Helper()
	b, err := data.Board(data.FS(), "twilight", "twilight")
	if err != nil {
		t.Fatal(err)
	}
	return &front{board: b,
		inPlay: func(h board.ID) bool { return b.SheetOf(h) == "north" },
		enemy:  func(h board.ID) bool { return b.Hexes[h].Country == "germany" },
		land:   func(h board.ID) bool { return b.Hexes[h].Terrain != "sea" }}
}

func (f *front) at(t testing.TB, number string) board.ID {
	t.Helper()
	h, ok := f.board.Find(number)
	if !ok {
		t.Fatalf("no hex %s", number)
	}
	return h
}

func (f *front) line(t testing.TB, first, second, bearing string) boundary {
	t.Helper()
	d, ok := bearingOf(bearing)
	if !ok {
		t.Fatalf("no bearing %s", bearing)
	}
	return boundary{between: [2]board.ID{f.at(t, first), f.at(t, second)}, bearing: d}
}

// Bearings are what the page shows: columns are counted to the left, rows down.
func TestBearings(t *testing.T) {
	f := northernFront(t)
	for bearing, want := range map[string]string{"n": "40.29", "s": "40.31", "ne": "39.29", "se": "39.30", "nw": "41.29", "sw": "41.30"} {
		d, _ := bearingOf(bearing)
		if n := f.board.Number(f.board.Neighbour(f.at(t, "40.30"), d)); n != want {
			t.Errorf("%s of 40.30 is %s, want %s", bearing, n, want)
		}
	}
}

// 6.1: a boundary runs along hexsides between two rows of hexes and bends once at
// most; whatever lies on one side of it falls to one army.
func TestCourseOfABoundary(t *testing.T) {
	rulestest.Cite(t, "6.1")
	f := northernFront(t)
	l := f.line(t, "40.29", "40.30", "se")
	pairs := trace(f.board, &l, f.inPlay)
	if a, b := f.board.Number(pairs[3][0]), f.board.Number(pairs[3][1]); a != "37.30" || b != "37.31" {
		t.Errorf("after three hexes it runs between %s and %s", a, b)
	}
	for _, bent := range []struct {
		second string
		north  string // past the bend still north of the line
		south  string
	}{{"s", "36.36", "38.36"}, {"ne", "34.29", "34.31"}} {
		l.bend, l.second = 4, 0
		l.second, _ = bearingOf(bent.second)
		v := partBy(f.board, &l)
		for number, want := range map[string]int{"40.29": 0, "40.30": 1, bent.north: 0, bent.south: 1, "42.27": 0, "42.31": 1} {
			if got := v.of(f.board.Coord(f.at(t, number))); got != want {
				t.Errorf("bend to %s: hex %s falls to army %d", bent.second, number, got)
			}
		}
		// The line is where the parting is, all along.
		for i, pair := range trace(f.board, &l, f.inPlay) {
			if pair[0] == board.None || pair[1] == board.None {
				continue
			}
			if v.of(f.board.Coord(pair[0])) != 0 || v.of(f.board.Coord(pair[1])) != 1 {
				t.Errorf("bend to %s: pair %d, %s and %s, does not lie on both sides", bent.second, i, f.board.Number(pair[0]), f.board.Number(pair[1]))
			}
			if !f.board.Adjacent(pair[0], pair[1]) {
				t.Errorf("bend to %s: %s and %s are not adjacent", bent.second, f.board.Number(pair[0]), f.board.Number(pair[1]))
			}
		}
	}
}

// The hexsides on which two parts meet form one line: each part hangs together.
func TestPartsHangTogether(t *testing.T) {
	f := northernFront(t)
	l := f.line(t, "40.29", "40.30", "se")
	for i := range 18 {
		turn := i%3 - 1
		l.ahead, l.bend, l.second = int8(i/3%3-1), 5*int8(abs(turn)), turned(l.bearing, turn)
		if i >= 9 { // the other kind of hexside of the same line
			l.between[1] = f.at(t, "41.29")
		}
		v := partBy(f.board, &l)
		for army := range 2 {
			seen, queue := map[board.ID]bool{l.between[army]: true}, []board.ID{l.between[army]}
			for len(queue) > 0 {
				h := queue[0]
				queue = queue[1:]
				for _, n := range f.board.Neighbours(h) {
					if n != board.None && f.inPlay(n) && !seen[n] && v.of(f.board.Coord(n)) == army {
						seen[n] = true
						queue = append(queue, n)
					}
				}
			}
			for k := range f.board.Len() {
				if h := board.ID(k); f.inPlay(h) && !seen[h] && v.of(f.board.Coord(h)) == army {
					t.Fatalf("line %d: %s is cut off from its army", i, f.board.Number(h))
				}
			}
		}
	}
}

// 6.1: the demands on a boundary, one by one.
func TestDemandsOnABoundary(t *testing.T) {
	rulestest.Cite(t, "6.1")
	f := northernFront(t)
	var start *boundary
	for _, between := range f.starts() {
		for d := range hex.Direction(hex.Directions) {
			l := boundary{between: between, bearing: d}
			if f.wrong(&l) == nil && len(trace(f.board, &l, f.inPlay)) > 20 {
				start = &l
				break
			}
		}
		if start != nil {
			break
		}
	}
	if start == nil {
		t.Fatal("no boundary can be drawn at the start")
	}
	spoil := func(change func(l *boundary)) *refusal { l := *start; change(&l); return f.wrong(&l) }
	for name, c := range map[string]struct {
		change func(l *boundary)
		want   *refusal
	}{
		"behind the front": {func(l *boundary) { *l = f.line(t, "30.30", "30.31", "se") }, refuseNoFront},
		"the enemy's":      {func(l *boundary) { *l = f.line(t, "50.25", "50.26", "se") }, refuseNoStart},
		"towards him":      {func(l *boundary) { l.bearing = turned(l.bearing, 3) }, refuseNoFront},
		"askew": {func(l *boundary) {
			d, _ := f.board.DirectionTo(l.between[0], l.between[1])
			l.bearing = d
		}, refuseAskew},
		"sharp bend": {func(l *boundary) { l.bend, l.second = 5, turned(l.bearing, 2) }, refuseBend},
		"late bend":  {func(l *boundary) { l.bend, l.second = 100, turned(l.bearing, 1) }, refuseBend},
	} {
		if r := spoil(c.change); r != c.want {
			t.Errorf("%s: %+v, want %+v", name, r, c.want)
		}
	}
	short, lost := 0, 0
	for _, between := range f.starts() {
		for d := range hex.Direction(hex.Directions) {
			l := boundary{between: between, bearing: d}
			switch f.wrong(&l) {
			case refuseShort:
				short++
				if len(trace(f.board, &l, f.inPlay)) >= behindFront {
					t.Errorf("%v is not short", f.board.Numbers(between[:]))
				}
			case refuseLost:
				lost++
			}
		}
	}
	if short == 0 || lost == 0 {
		t.Errorf("%d boundaries at the corners of the sheets are too short, %d come back to the enemy's hexes", short, lost)
	}
}

// 6.1: no hex lies in two areas.
func TestBoundariesMustNotCross(t *testing.T) {
	rulestest.Cite(t, "6.1")
	f := northernFront(t)
	north, south := f.line(t, "36.24", "36.25", "se"), f.line(t, "45.36", "45.37", "se")
	if f.crosses(partBy(f.board, &north), partBy(f.board, &south)) {
		t.Error("parallel boundaries do not cross")
	}
	south.bearing, _ = bearingOf("ne")
	if !f.crosses(partBy(f.board, &north), partBy(f.board, &south)) {
		t.Error("boundaries that run into one another cross")
	}
}

// The list of hexsides at which a boundary may start is never longer than a hundred.
func TestStartsAreFew(t *testing.T) {
	if n := len(northernFront(t).starts()); n == 0 || n > 100 {
		t.Errorf("%d starts", n)
	}
}

// No boundary that may be drawn is left out of those that are drawn by themselves.
func TestSketchesLeaveNoneOut(t *testing.T) {
	f := northernFront(t)
	want := 0
	for _, between := range f.starts() {
		for d := range hex.Direction(hex.Directions) {
			l, ok := f.oriented(between, d)
			for bend := int8(0); ok && bend <= longestRun; bend++ {
				for _, turn := range []int{1, -1} {
					if l.bend = bend; bend > 0 {
						l.second = turned(d, turn)
					}
					if bend != 1 && (bend > 0 || turn > 0) && f.wrong(&l) == nil {
						want++
					}
				}
			}
		}
	}
	if n := len(f.sketches(nil)); n != want {
		t.Errorf("there are %d sketches of the %d boundaries that may be drawn", n, want)
	}
}

// Boundaries that are drawn by themselves are weighed as each of them is by itself.
func TestSketchesAreWeighedAsBoundariesAre(t *testing.T) {
	f := northernFront(t)
	rng := rand.New(rand.NewPCG(1, 2))
	var pulls []pull
	for range 80 {
		if h := board.ID(rng.IntN(f.board.Len())); f.inPlay(h) {
			pulls = append(pulls, pull{f.board.Coord(h), rng.IntN(2), 1 + rng.IntN(6)})
		}
	}
	list := f.sketches(pulls)
	if len(list) < 1000 {
		t.Fatalf("there are %d sketches", len(list))
	}
	turns := map[int8]int{}
	for _, x := range list {
		line := x.line
		line.ahead = 0
		if best := f.facing(line, pulls); best != x.line || f.against(&best, pulls) != x.cost {
			t.Fatalf("%+v counts %d; by itself it is %+v and counts %d", x.line, x.cost, best, f.against(&best, pulls))
		}
		turns[x.line.ahead]++
	}
	if len(turns) != len(aheads) {
		t.Errorf("the lines in front of the start turn %v", turns)
	}
}
