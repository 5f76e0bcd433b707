package twilight

import (
	"encoding/json"
	"io/fs"
	"sync"
	"testing"

	"vistula/data"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/path"
	"vistula/rules/rulestest"
)

// theGround is the printed map with the costs of the Terrain Effects Chart.
var theGround = sync.OnceValue(func() *ground {
	b, err := data.Board(data.FS(), "twilight", "twilight")
	if err != nil {
		panic(err)
	}
	raw, err := fs.ReadFile(data.FS(), "twilight/tables.json")
	if err != nil {
		panic(err)
	}
	var charts struct {
		Terrain []terrainRow `json:"terrain"`
	}
	if err := json.Unmarshal(raw, &charts); err != nil {
		panic(err)
	}
	costs, ridge, err := supplyCosts(charts.Terrain)
	if err != nil {
		panic(err)
	}
	return newGround(b, costs, ridge)
})

// country is that ground, on which lines pass everywhere and no railway runs.
func country() *tracing {
	g := theGround()
	hexes := g.b.Len()
	tr := &tracing{ground: g, open: occupancy.Emptied(nil, hexes), rail: occupancy.Emptied(nil, hexes), slow: occupancy.Emptied(nil, hexes), pillau: board.None}
	for at := range board.ID(hexes) {
		tr.open.Add(at)
	}
	return tr
}

// place is a hex by its number.
func (t *tracing) place(number string) board.ID {
	at, ok := t.ground.b.Find(number)
	if !ok {
		panic("no hex " + number)
	}
	return at
}

func (t *tracing) run(into occupancy.Area, numbers ...string) {
	for _, n := range numbers {
		into.Add(t.place(n))
	}
}

func TestWhatAStepOfASupplyLineCounts(t *testing.T) {
	rulestest.Cite(t, "14.1.1", "14.1.2")
	for _, c := range []struct {
		what, from, to string
		want           int // quarters, 0 where no line leads
	}{
		{"clear", "13.12", "13.13", 4},
		{"rough", "13.19", "13.20", 6},
		{"rough by road", "30.23", "31.23", 4},
		{"wetlands", "13.44", "13.45", 8},
		{"wetlands by road", "40.41", "41.41", 4},
		{"a lake hex", "35.27", "36.28", 0},
		{"the Baltic", "53.12", "54.12", 0},
		{"a minor river", "13.21", "13.22", 4},
		{"a major river", "13.16", "13.17", 0},
		{"a bridge over it", "28.16", "29.15", 4},
		{"a ferry over it", "41.50", "42.51", 4},
		{"a grand river", "25.16", "26.17", 0},
		{"a bridge over that", "28.16", "28.17", 4},
		{"a ferry over that", "26.27", "27.26", 4},
		{"a lake side", "30.24", "31.24", 0},
		{"a dam through a lake", "49.28", "49.27", 4},
		{"an arm of the sea", "59.13", "59.14", 0},
		{"a mountain ridge", "33.102", "33.103", 12},
		{"a mountain ridge by road", "24.108", "25.108", 4},
		{"high mountain", "22.111", "22.112", 0},
	} {
		tr := country()
		a, b := tr.place(c.from), tr.place(c.to)
		d, ok := tr.ground.b.DirectionTo(a, b)
		if !ok {
			t.Fatalf("%s: %s and %s are not adjacent", c.what, c.from, c.to)
		}
		if got, ok := tr.step(a, d, b); got != c.want || ok != (c.want > 0) {
			t.Errorf("%s, %s to %s: %d quarters, %v, want %d", c.what, c.from, c.to, got, ok, c.want)
		}
	}
}

// A railway that is not operational is no roadway either; weather and bridges of the
// side change what a line counts.
func TestWhatChangesAStepOfASupplyLine(t *testing.T) {
	rulestest.Cite(t, "14.1.1", "14.1.2")
	set := func(change func(*tracing)) func(*tracing) { return change }
	plain := set(func(*tracing) {})
	for _, c := range []struct {
		what, from, to string
		as             func(*tracing)
		want           int
	}{
		{"wetlands in freeze", "13.44", "13.45", set(func(tr *tracing) { tr.frozen = true }), 4},
		{"rough in freeze", "13.19", "13.20", set(func(tr *tracing) { tr.frozen = true }), 6},
		{"a bridge in high water", "28.16", "29.15", set(func(tr *tracing) { tr.swollen = true }), 8},
		{"a minor river in high water", "13.21", "13.22", set(func(tr *tracing) { tr.swollen = true }), 4},
		{"double track", "13.16", "14.17", set(func(tr *tracing) { tr.run(tr.rail, "13.16", "14.17") }), 1},
		{"double track over a river in high water", "13.16", "14.17",
			set(func(tr *tracing) { tr.run(tr.rail, "13.16", "14.17"); tr.swollen = true }), 1},
		{"single track", "44.31", "45.30", set(func(tr *tracing) { tr.run(tr.rail, "44.31", "45.30") }), 2},
		{"double track of another gauge", "13.16", "14.17",
			set(func(tr *tracing) { tr.run(tr.rail, "13.16", "14.17"); tr.run(tr.slow, "14.17") }), 2},
		{"a narrow line", "41.29", "42.30", set(func(tr *tracing) { tr.run(tr.rail, "41.29", "42.30") }), 4},
		{"a line that does not work", "51.26", "51.25", plain, 6},
		{"a line that works at one end", "51.26", "51.25", set(func(tr *tracing) { tr.run(tr.rail, "51.26") }), 6},
		{"a river without a bridge", "13.16", "13.17", plain, 0},
		{"a river with a pontoon bridge", "13.16", "13.17",
			set(func(tr *tracing) { tr.pontoon = func(board.ID, hex.Direction) bool { return true } }), 4},
		{"Pillau is not ours", "66.18", "67.18", plain, 0},
		{"Pillau is ours", "66.18", "67.18", set(func(tr *tracing) { tr.pillau = tr.place("66.18") }), 4},
		{"Pillau is ours, and the sea elsewhere", "72.22", "72.23", set(func(tr *tracing) { tr.pillau = tr.place("66.18") }), 0},
		{"an enemy or his zone", "13.12", "13.13", set(func(tr *tracing) { tr.open.Remove(tr.place("13.13")) }), 0},
	} {
		tr := country()
		c.as(tr)
		a, b := tr.place(c.from), tr.place(c.to)
		d, _ := tr.ground.b.DirectionTo(a, b)
		if got, ok := tr.step(a, d, b); got != c.want || ok != (c.want > 0) {
			t.Errorf("%s, %s to %s: %d quarters, %v, want %d", c.what, c.from, c.to, got, ok, c.want)
		}
	}
}

// The source's own hex counts nothing and the receiver's counts (4.6), and the line
// takes the cheapest way.
func TestHowFarASourceReaches(t *testing.T) {
	rulestest.Cite(t, "4.6", "14.1")
	tr := country()
	search := path.New(tr.ground.b, 1)
	tr.from(search, tr.place("45.17"), 2*aHex)
	for number, want := range map[string]int{"45.17": 0, "45.18": 4, "45.19": 8, "46.17": 4} {
		if got, ok := search.Cost(path.Node{Hex: tr.place(number)}); !ok || got != want {
			t.Errorf("%s: %d quarters, %v, want %d", number, got, ok, want)
		}
	}
	if _, ok := search.Cost(path.Node{Hex: tr.place("45.20")}); ok {
		t.Error("three hexes are within two")
	}
}

// grodno is the railway from the Russian edge towards Grodno.
var grodno = []string{"13.16", "14.17", "14.18", "15.18", "15.19", "16.20", "17.19", "18.20", "18.21", "19.21"}

func TestLinesOfCommunication(t *testing.T) {
	rulestest.Cite(t, "14.2.1", "14.2.2")
	tr := country()
	var flood path.Flood
	tr.run(tr.rail, grodno...)
	edges := []board.ID{tr.place("13.16"), tr.place("13.44")}
	joined := tr.joined(&flood, edges, nil)
	for _, n := range grodno {
		if !joined.Has(tr.place(n)) {
			t.Errorf("%s is not joined to the edge", n)
		}
	}
	if joined.Has(tr.place("13.44")) {
		t.Error("an edge without an operational railway is a source")
	}
	tr.open.Remove(tr.place("15.19"))
	joined = tr.joined(&flood, edges, joined)
	if joined.Has(tr.place("15.19")) || joined.Has(tr.place("19.21")) || !joined.Has(tr.place("15.18")) {
		t.Error("the enemy in 15.19 does not cut the line there")
	}
	tr.open.Add(tr.place("15.19"))
	tr.open.Remove(tr.place("13.16"))
	if joined = tr.joined(&flood, edges, joined); joined.Has(tr.place("14.17")) {
		t.Error("the line leads to an edge hex that the enemy holds")
	}
}

// The first counter of V002-26: a line from the railway is counted from its nearest
// hex, however far that is from the edge.
func TestSupplyFromARailwayIsCountedFromIt(t *testing.T) {
	rulestest.Cite(t, "14.2.3")
	tr := country()
	var flood path.Flood
	tr.run(tr.rail, grodno...)
	search := path.New(tr.ground.b, 1)
	joined := tr.joined(&flood, []board.ID{tr.place("13.16")}, nil)
	tr.near(search, joined, 6*aHex)
	for number, want := range map[string]int{"19.21": 0, "20.22": 1, "20.23": 2, "20.24": 3, "20.25": 4, "20.26": 5, "20.27": 6} {
		cost, ok := search.Cost(path.Node{Hex: tr.place(number)})
		if !ok || cost < want*aHex {
			t.Errorf("%s: %d quarters, %v, want at least %d hexes", number, cost, ok, want)
		}
	}
	if cost, ok := search.Cost(path.Node{Hex: tr.place("20.28")}); ok {
		t.Errorf("20.28 is %d quarters from the railway, more than six hexes", cost)
	}
	tr.near(search, occupancy.Emptied(nil, tr.ground.b.Len()), 6*aHex)
	if _, ok := search.Cost(path.Node{Hex: tr.place("19.21")}); ok {
		t.Error("a railway that is joined to no edge is a source")
	}
}

// ring bars all hexes around one.
func (t *tracing) ring(free occupancy.Area, number string) {
	for _, n := range t.ground.b.Neighbours(t.place(number)) {
		free.Remove(n)
	}
}

func TestIsolationGoesByALineOfAnyLengthThroughSixEnemyHexes(t *testing.T) {
	rulestest.Cite(t, "14.4.1")
	tr := country()
	tr.run(tr.rail, "13.16")
	search := path.New(tr.ground.b, 1)
	free := occupancy.Emptied(nil, tr.ground.b.Len())
	for at := range tr.open.All() {
		free.Add(at)
	}
	unit := tr.place("40.25")
	never := func(board.ID) bool { return false }
	if tr.reach(search, free, never); !reached(search, unit) {
		t.Error("no line leads over the whole map")
	}
	band := func(columns int) func(board.ID) bool { // enemy country of some columns in between
		return func(at board.ID) bool {
			first, _ := tr.ground.b.Maps[0].Grid.Counts(tr.ground.b.Coord(at))
			return first >= 20 && first < 20+columns
		}
	}
	if tr.reach(search, free, band(6)); !reached(search, unit) {
		t.Error("six enemy hexes isolate")
	}
	if tr.reach(search, free, band(7)); reached(search, unit) {
		t.Error("seven enemy hexes do not isolate")
	}
	tr.ring(free, "40.25")
	if tr.reach(search, free, never); reached(search, unit) {
		t.Error("a ring of enemies does not isolate")
	}
}

func reached(search *path.Search, at board.ID) bool {
	_, ok := search.Cost(path.Node{Hex: at})
	return ok
}

// The supply of a side is a score of searches over railways and roads.
func BenchmarkTrace(b *testing.B) {
	tr := country()
	for at := range tr.ground.rails {
		if len(tr.ground.rails[at]) > 0 {
			tr.rail.Add(board.ID(at))
		}
	}
	search := path.New(tr.ground.b, 1)
	at := tr.place("48.19")
	for b.Loop() {
		tr.from(search, at, 9*aHex)
	}
}
