package data

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"vistula/rules/board"
	"vistula/rules/hex"
)

func tannenberg(t *testing.T) (*board.Board, map[string]Unit, *Scenario) {
	b, err := Board(FS(), "tannenberg", "tannenberg")
	if err != nil {
		t.Fatal(err)
	}
	list, err := Units(FS(), "tannenberg")
	if err != nil {
		t.Fatal(err)
	}
	units := map[string]Unit{}
	for _, u := range list {
		units[u.ID] = u
	}
	s, err := ReadScenario(FS(), "tannenberg", "campaign")
	if err != nil {
		t.Fatal(err)
	}
	return b, units, s
}

// printed is what stands on a counter: "6-2", "3a2", "8d3".
func printed(u *Unit) string {
	f := u.Faces[0]
	letter := "-"
	switch {
	case f.Defense == 0:
		letter = "a"
	case f.Attack == 0:
		letter = "d"
	}
	return fmt.Sprint(max(f.Attack, f.Defense), letter, f.Movement)
}

// The totals at the start of the game add up only with Posen at 15 and Riga at 25.
func TestTannenbergPlacesAddUp(t *testing.T) {
	b, _, s := tannenberg(t)
	sum := map[string]int{}
	for i, h := range b.Hexes {
		sum[h.Country] += h.Points
		if h.Points > 0 && (h.Town == "" || h.Forbidden || !b.HasRail(board.ID(i))) {
			t.Errorf("%s is worth %d points", h.Number, h.Points)
		}
	}
	if sum["germany"] != 110 || sum["russia"] != 195 || sum["austria-hungary"] != 125 || len(sum) != 5 {
		t.Errorf("the points are %v", sum) // of Rumania and the sea, too
	}
	if got := s.Start.VictoryPoints; got["central"] != 110+125 || got["russia"] != 195 {
		t.Errorf("the game begins with %v", got)
	}
}

// The initial forces and the option table count these units.
func TestTannenbergForcesFollowTheTables(t *testing.T) {
	_, units, s := tannenberg(t)
	kinds := func(ids []string) map[string]int {
		n := map[string]int{}
		for _, id := range ids {
			u := units[id]
			if u.Type == "engineer" {
				n["EB"]++
				continue
			}
			n[printed(&u)]++
		}
		return n
	}
	for _, want := range []struct {
		nation string
		kinds  []string
		counts [5][]int
	}{
		{"germany", []string{"9-3", "6-3", "3-2", "3-3", "1-2", "4d4", "EB"},
			[5][]int{{3, 1, 1, 1, 6, 1, 1}, {5, 1, 1, 1, 6, 1, 1}, {7, 3, 1, 1, 6, 2, 1}, {13, 4, 1, 1, 6, 3, 2}, {15, 9, 1, 1, 6, 7, 2}}},
		{"austria-hungary", []string{"6-2", "4-2", "4d3", "2d3", "2-2", "EB"},
			[5][]int{{19, 3, 4, 1, 0, 1}, {21, 3, 5, 1, 2, 1}, {23, 2, 5, 1, 0, 1}, {24, 2, 5, 1, 3, 1}, {25, 3, 5, 1, 0, 1}}},
	} {
		for i, id := range []string{"original", "a", "b", "c", "d"} {
			at := slices.IndexFunc(s.Orders, func(o Order) bool { return o.ID == id && o.Nation == want.nation })
			if at < 0 {
				t.Fatalf("no order of battle %s of %s", id, want.nation)
			}
			got := kinds(s.Orders[at].Units)
			for k, kind := range want.kinds {
				if got[kind] != want.counts[i][k] {
					t.Errorf("%s, %s: %d of %s, want %d", want.nation, id, got[kind], kind, want.counts[i][k])
				}
			}
		}
	}
	pool := kinds(s.Orders[slices.IndexFunc(s.Orders, func(o Order) bool { return o.ID == "two-front" })].Units)
	for kind, n := range map[string]int{"9-3": 24, "10-3": 2, "6-3": 15, "3-2": 3, "3-3": 1, "1-2": 24, "4d4": 11, "8a2": 4, "8a1": 2, "10a1": 1} {
		if pool[kind] != n {
			t.Errorf("two fronts: %d of %s, want %d", pool[kind], kind, n)
		}
	}
	var russians []string
	for _, p := range s.Setup {
		if units[p.Unit].Nation == "russia" {
			russians = append(russians, p.Unit)
		}
	}
	got := kinds(russians)
	for kind, n := range map[string]int{"6-2": 26, "4-2": 4, "3a2": 5, "8d3": 4, "4d3": 1, "2d3": 1, "1d3": 1} {
		if got[kind] != n {
			t.Errorf("russia: %d of %s, want %d", got[kind], kind, n)
		}
	}
}

// The proposed deployment of every order of battle keeps the stacking limits, and
// the proposed schedule the limit of each turn.
func TestTannenbergProposalsKeepTheLimits(t *testing.T) {
	b, units, s := tannenberg(t)
	count := map[string]int{}
	for _, p := range s.Setup {
		count[p.Hex+" "+units[p.Unit].Side]++
		id, _ := b.Find(p.Hex)
		if h := b.Hexes[id]; h.Forbidden || h.Terrain == "sea" || h.Country != units[p.Unit].Nation {
			t.Errorf("%s is set up in %s", p.Unit, p.Hex)
		}
		if most := map[string]int{"russia": 2, "central": 3}[units[p.Unit].Side]; count[p.Hex+" "+units[p.Unit].Side] > most {
			t.Errorf("%d units in %s", count[p.Hex+" "+units[p.Unit].Side], p.Hex)
		}
	}
	factors, supply := map[int]int{}, map[int]int{}
	for _, r := range s.Reinforcements {
		u := units[r.Unit]
		switch {
		case u.Nation != "russia":
		case u.Type == "supply":
			supply[r.Turn]++
		default:
			factors[r.Turn] += max(u.Faces[0].Attack, u.Faces[0].Defense)
		}
	}
	for turn := 1; turn <= 25; turn++ {
		if supply[turn] > 1 || factors[turn] > 12-6*supply[turn] || turn > 16 && factors[turn]+supply[turn] > 0 {
			t.Errorf("turn %d brings %d factors and %d supply units", turn, factors[turn], supply[turn])
		}
	}
}

// The rulebook's example: the border railway square south of Ivangorod supplies
// Russians up to Tarnow, but not in it: it lies four squares away.
func TestTannenbergTarnowLiesBeyondSupply(t *testing.T) {
	b, _, _ := tannenberg(t)
	from, _ := b.Find("1730")
	to, _ := b.Find("1533")
	if h := b.Hexes[from]; !h.Border || h.Country != "russia" || !b.HasRail(from) || b.Hexes[to].Town != "Tarnow" {
		t.Errorf("1730 is %+v, 1533 is %s", h, b.Hexes[to].Town)
	}
	if d := b.Distance(from, to); d != 4 {
		t.Errorf("Tarnow is %d squares away", d)
	}
}

// Railways of each nation lead from its edge to all of its scoring places.
func TestTannenbergRailwaysReachTheEdges(t *testing.T) {
	b, _, _ := tannenberg(t)
	from := map[string][]string{"russia": {"russia"}, "germany": {"germany", "austria-hungary"}, "austria-hungary": {"germany", "austria-hungary"}}
	for i, h := range b.Hexes {
		if h.Points == 0 {
			continue
		}
		seen := map[board.ID]bool{board.ID(i): true}
		reached := false
		for queue := []board.ID{board.ID(i)}; len(queue) > 0 && !reached; queue = queue[1:] {
			at := &b.Hexes[queue[0]]
			reached = slices.ContainsFunc(at.Entry, func(n string) bool { return slices.Contains(from[h.Country], n) })
			for d, n := range b.Neighbours(queue[0]) {
				if n != board.None && b.Tracks(queue[0], hex.Direction(d)) > 0 && !seen[n] && slices.Contains(from[h.Country], b.Hexes[n].Country) {
					seen[n] = true
					queue = append(queue, n)
				}
			}
		}
		if !reached {
			t.Errorf("no railway leads from %s (%s) to the edge", h.Number, h.Town)
		}
	}
}

// What is wrong with forts and rivers is told with the line.
func TestForts(t *testing.T) {
	for spoil, want := range map[string]string{
		`"is": ["fort"], "hex": "0221"|"is": ["fort"], "hex": "0321"`:              "guards neither of the two",
		`"is": ["fort"], "hex": "0221"|"is": [], "hex": "0221"`:                    "has no fort that could guard 0221",
		`"hexes": ["0834", "0833"|"hexes": ["0834", "0832"`:                        "hexes 0834 and 0832 are not adjacent",
		`"country": "austria-hungary", "river": true|"country": "austria-hungary"`: "which is no river hex",
	} {
		old, now, _ := strings.Cut(spoil, "|")
		raw, err := fs.ReadFile(FS(), "tannenberg/map-tannenberg.json")
		if err != nil {
			t.Fatal(err)
		}
		files := fstest.MapFS{"tannenberg/map-tannenberg.json": {Data: []byte(strings.Replace(string(raw), old, now, 1))}}
		b, err := Board(files, "tannenberg", "tannenberg")
		if err == nil {
			err = CheckMap(files, "tannenberg", b, nil)
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want a fault with %q, got %v", want, err)
		}
	}
}

// TestOrdersOfBattle spoils an order of battle.
func TestOrdersOfBattle(t *testing.T) {
	b, list, s := tannenberg(t)
	var units []Unit
	for _, p := range append(slices.Clone(s.Setup), Placement{Unit: "ge.eb-2"}) {
		units = append(units, list[p.Unit])
	}
	for want, spoil := range map[string]func(o *Order){
		"orders_of_battle[0]: an order":                      func(o *Order) { o.Title = "" },
		`"ge.zz" is not in units.json`:                       func(o *Order) { o.Units[1] = "ge.zz" },
		"ah.i is not of the nation":                          func(o *Order) { o.Units[1] = "ah.i" },
		"ge.i is listed twice":                               func(o *Order) { o.Units[1] = "ge.i" },
		`no unit is of the nation "serbia"`:                  func(o *Order) { o.Nation = "serbia" },
		`the order of battle "a" of germany is listed twice`: func(o *Order) { o.ID = "a" },
		"ge.eb-2 is neither set up nor a reinforcement":      func(o *Order) { o.Units[1] = "ge.eb-2" },
	} {
		bad := *s
		bad.Reinforcements = nil
		bad.Orders = slices.Clone(s.Orders[:2])
		for i := range bad.Orders {
			bad.Orders[i].Units = slices.Clone(bad.Orders[i].Units)
		}
		spoil(&bad.Orders[0])
		if err := CheckScenario(FS(), "tannenberg", &bad, units, b, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want a fault with %q, got %v", want, err)
		}
	}
}
