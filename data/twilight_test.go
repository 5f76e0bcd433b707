package data

import (
	"encoding/json"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"vistula/rules/board"
	"vistula/rules/fraction"
	"vistula/rules/hex"
)

func twilight(t testing.TB) *board.Board {
	t.Helper()
	b, err := Board(FS(), "twilight", "twilight")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func twilightGame(t *testing.T, id string) (*Scenario, map[string]Unit) {
	t.Helper()
	list, err := Units(FS(), "twilight")
	if err != nil {
		t.Fatal(err)
	}
	s, err := ReadScenario(FS(), "twilight", id)
	if err != nil {
		t.Fatal(err)
	}
	units := map[string]Unit{}
	for _, u := range list {
		units[u.ID] = u
	}
	return s, units
}

// BenchmarkTwilightBoard reads the largest map of the house.
func BenchmarkTwilightBoard(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		twilight(b)
	}
}

// The sheets are regions of one board: ways and neighbours lead from one to the
// next.
func TestTwilightSheetsHangTogether(t *testing.T) {
	b := twilight(t)
	seen, across := map[string]int{}, map[string]bool{}
	for i := range b.Hexes {
		id := board.ID(i)
		seen[b.SheetOf(id)]++
		for d := range hex.Direction(hex.Directions) {
			if n := b.Neighbour(id, d); n != board.None && b.SheetOf(n) != b.SheetOf(id) && b.Tracks(id, d) > 0 {
				across[b.SheetOf(id)+"-"+b.SheetOf(n)] = true
			}
		}
	}
	if len(seen) != 5 || seen["north"] != 76*47 || len(b.Hexes) != 8866 {
		t.Errorf("hexes of the sheets: %v, %d in all", seen, len(b.Hexes))
	}
	for _, pair := range []string{"north-east", "north-central", "north-west", "west-central", "central-south"} {
		if !across[pair] {
			t.Errorf("no railway leads over the edge %s", pair)
		}
	}
}

// 1.2.1: the northern edge is nobody's from 46.12 to 53.12; every other edge
// belongs to the side in whose country it lies.
func TestTwilightFriendlyEdges(t *testing.T) {
	b := twilight(t)
	nobodys := []string{"46.12", "47.12", "48.12", "49.12", "50.12", "51.12", "52.12", "53.12"}
	for i := range b.Hexes {
		h := &b.Hexes[i]
		want := ""
		switch {
		case len(h.Edge) == 0 || h.Terrain == "sea" || slices.Contains(h.Edge, "frontier"):
			continue
		case slices.Contains(nobodys, h.Number):
		case h.Country == "russia":
			want = "russia"
		case h.Country != "":
			want = "central"
		}
		if got := strings.Join(h.Friendly, " "); got != want {
			t.Errorf("%s in %q is friendly to %q, want %q", h.Number, h.Country, got, want)
		}
	}
}

// 8.1.6: there are three causeways, and all enter one hex, by Lötzen.
func TestTwilightCauseways(t *testing.T) {
	b := twilight(t)
	loetzen, _ := b.Find("49.27")
	n := 0
	for d := range hex.Direction(hex.Directions) {
		if b.Side(loetzen, d).Has(board.Causeway | board.Lake) {
			n++
		}
	}
	all := 0
	for _, s := range b.Maps[0].Sides {
		if slices.Contains(s.Is, "causeway") {
			all++
		}
	}
	if n != 3 || all != 3 || b.Hexes[loetzen].Town != "Lötzen" {
		t.Errorf("%d of %d causeways enter %s", n, all, b.Name(loetzen))
	}
}

// 2.2: a bridge stands wherever a road or a railway crosses a river, and 8.1.3: no
// ferry beside it.
func TestTwilightBridges(t *testing.T) {
	b := twilight(t)
	for i := range b.Hexes {
		id := board.ID(i)
		for d := range hex.Direction(hex.Directions) {
			f := b.Side(id, d)
			way := b.Tracks(id, d) > 0 || b.Road(id, d) != board.NoRoad
			if f.Has(board.River) && f.Has(board.Bridge) != way {
				t.Errorf("%s to %s: bridge %v, way %v", b.Number(id), b.Number(b.Neighbour(id, d)), f.Has(board.Bridge), way)
			}
			if f.Has(board.Bridge | board.Ferry) {
				t.Errorf("%s to %s has both a bridge and a ferry", b.Number(id), b.Number(b.Neighbour(id, d)))
			}
		}
	}
}

// 2.2: a station is where a railway meets a place; 17.2: at some of them two gauges
// meet, and trains are changed.
func TestTwilightStations(t *testing.T) {
	b := twilight(t)
	var both []string
	for i := range b.Hexes {
		id, h := board.ID(i), &b.Hexes[i]
		if h.Station != (b.HasRail(id) && h.Town != "") {
			t.Errorf("%s: station %v", b.Name(id), h.Station)
		}
		if h.Station && b.HasGauge(id, board.Standard) && b.HasGauge(id, board.Russian) {
			both = append(both, h.Town)
		}
		if h.RailExit && !b.HasRail(id) {
			t.Errorf("no railway leaves the map at %s", b.Name(id))
		}
	}
	if len(both) != 12 || !slices.Contains(both, "Eydtkuhnen") || !slices.Contains(both, "Warsaw") {
		t.Errorf("gauges meet at %v", both)
	}
}

// 8.2 example: from 49.24 it is 4 hexes by a single track to the double one, and on
// that 43 to 86.38, by Thorn.
func TestTwilightRailwayOfTheExample(t *testing.T) {
	b := twilight(t)
	single := railHexes(t, b, 1, "49.24", "52.27")
	double := railHexes(t, b, 2, "52.27", "80.40") + railHexes(t, b, 2, "80.40", "86.38")
	if single != 4 || double != 43 {
		t.Errorf("%d hexes of single track and %d of double", single, double)
	}
}

// railHexes is the length of the shortest way by links of so many tracks.
func railHexes(t *testing.T, b *board.Board, tracks int, from, to string) int {
	t.Helper()
	start, _ := b.Find(from)
	end, _ := b.Find(to)
	far := map[board.ID]int{start: 0}
	for queue := []board.ID{start}; len(queue) > 0; queue = queue[1:] {
		for d := range hex.Direction(hex.Directions) {
			n := b.Neighbour(queue[0], d)
			if _, seen := far[n]; !seen && b.TracksOf(queue[0], d, board.Standard) == tracks {
				far[n] = far[queue[0]] + 1
				queue = append(queue, n)
			}
		}
	}
	return far[end]
}

// 10.9, 8.2 and 6.2.2: what examples tell of counters.
func TestTwilightCounters(t *testing.T) {
	_, units := twilightGame(t, "tannenberg")
	first := units["ge.1-1"]
	if f := first.Faces[0]; f.Defense != 16 || f.Artillery != 7 || first.BaseEffectiveness != 11 {
		t.Errorf("German 1/1: %+v", first)
	}
	for _, id := range []string{"ru.25-3", "ru.27-3", "ru.29-20"} {
		if u := units[id]; u.Steps != 10 || u.Faces[0].Artillery != 5 || u.BaseEffectiveness != 10 {
			t.Errorf("%s: %+v", id, u)
		}
	}
	if u := units["ge.20-lw"]; u.RailCost != "2" || u.Faces[0].Movement != 7 {
		t.Errorf("20 lw: %+v", u)
	}
	for id, u := range units {
		if trained := slices.Contains([]string{"corps-train", "major-depot", "minor-depot"}, u.Type); trained != (u.Faces[0].SupplyRange > 0) {
			t.Errorf("%s: a supply unit and no other has a supply range", id)
		}
	}
}

// Fortress units lie in the hexes printed on them; 4.2.1: nobody begins with more
// than three divisions and two artillery units in a hex, and 8.0: no enemies share one.
func TestTwilightSetUpsAreLegal(t *testing.T) {
	for _, id := range []string{"tannenberg", "masurian-lakes"} {
		s, units := twilightGame(t, id)
		halves, guns, side := map[string]int{}, map[string]int{}, map[string]string{}
		for _, p := range s.Setup {
			u := units[p.Unit]
			if u.Hex != "" && u.Hex != p.Hex {
				t.Errorf("%s: %s lies in %s, but %s is printed on it", id, p.Unit, p.Hex, u.Hex)
			}
			if side[p.Hex] != "" && side[p.Hex] != u.Side {
				t.Errorf("%s: enemies share %s", id, p.Hex)
			}
			side[p.Hex] = u.Side
			switch {
			case u.Type == "artillery":
				guns[p.Hex]++
			case u.Type == "infantry" && u.Size == "division" && p.StepLosses < (u.Steps+1)/2:
				halves[p.Hex] += 2
			case u.Type == "infantry" && (u.Size == "division" || u.Size == "brigade"), u.Type == "cavalry" && u.Size == "division", u.Faces[0].SupplyRange > 0:
				halves[p.Hex]++
			}
		}
		for h := range side {
			if halves[h] > 6 || guns[h] > 2 {
				t.Errorf("%s: %d half divisions and %d artillery units in %s", id, halves[h], guns[h], h)
			}
		}
	}
}

// 2.1: a complex is two or more fortress units with one name, in hexes that touch.
func TestTwilightComplexes(t *testing.T) {
	b := twilight(t)
	_, units := twilightGame(t, "tannenberg")
	parts := map[string][]board.ID{}
	for _, u := range units {
		if u.Complex != "" {
			at, _ := b.Find(u.Hex)
			parts[u.Complex] = append(parts[u.Complex], at)
		}
	}
	for name, hexes := range parts {
		for _, h := range hexes {
			if len(hexes) < 2 || !slices.ContainsFunc(hexes, func(o board.ID) bool { return b.Adjacent(h, o) }) {
				t.Errorf("%s: %s stands alone", name, b.Number(h))
			}
		}
	}
	if len(parts["Königsberg"]) != 4 {
		t.Errorf("Königsberg has %d works", len(parts["Königsberg"]))
	}
}

// twilightTables is what the tests look at of the tables.
type twilightTables struct {
	Terrain []struct {
		ID        string            `json:"id"`
		MP        map[string]string `json:"mp"`
		HighWater map[string]string `json:"high_water"`
		Supply    string            `json:"supply"`
	} `json:"terrain"`
	CRT struct {
		Columns []string      `json:"columns"`
		Summer  []twilightRow `json:"summer"`
		Autumn  []twilightRow `json:"autumn"`
	} `json:"crt"`
	Turns []struct {
		RailRate   int  `json:"rail_rate"`
		InterPhase bool `json:"inter_phase"`
	} `json:"turns"`
	Towns []struct {
		Town string `json:"town"`
	} `json:"towns"`
}

type twilightRow struct {
	Dice  int      `json:"dice"`
	Cells []string `json:"cells"`
}

func readTwilightTables(t *testing.T) (tables twilightTables) {
	t.Helper()
	raw, err := fs.ReadFile(FS(), "twilight/tables.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(raw, &tables); err != nil {
		t.Fatal(err)
	}
	return tables
}

// Every cost can be counted in quarters, and those of the examples of 4.1.4 stand
// there.
func TestTwilightCosts(t *testing.T) {
	for _, row := range readTwilightTables(t).Terrain {
		for _, figures := range []map[string]string{row.MP, row.HighWater, {"supply": row.Supply}} {
			for of, text := range figures {
				if _, err := fraction.Read(text, 4); err != nil && text != "" {
					t.Errorf("%s, %s: %v", row.ID, of, err)
				}
			}
		}
		if row.ID == "clear" && row.MP["summer"] != "2" || row.ID == "primary" && row.MP["summer"] != "1 1/2" {
			t.Errorf("%s costs %s", row.ID, row.MP["summer"])
		}
	}
}

// 10.9: a 7 at 1:1 in summer is +1/-, and no place of the table is empty.
func TestTwilightCombatTable(t *testing.T) {
	crt := readTwilightTables(t).CRT
	for _, rows := range [][]twilightRow{crt.Summer, crt.Autumn} {
		for i, r := range rows {
			if r.Dice != i+2 || len(r.Cells) != len(crt.Columns) || slices.Contains(r.Cells, "") {
				t.Errorf("row %d: %v", i, r)
			}
		}
		if len(rows) != 11 {
			t.Errorf("%d rows", len(rows))
		}
	}
	if got := crt.Summer[7-2].Cells[slices.Index(crt.Columns, "1:1")]; got != "+1/-" {
		t.Errorf("7 at 1:1 is %s", got)
	}
}

// 5.2: every third turn an Inter-Phase follows; 8.2: trains make 12 hexes a point in
// turn 9 and 14 in turn 16.
func TestTwilightTurns(t *testing.T) {
	turns := readTwilightTables(t).Turns
	for i, turn := range turns {
		if turn.InterPhase != (i%3 == 2) {
			t.Errorf("turn %d: Inter-Phase %v", i+1, turn.InterPhase)
		}
	}
	if turns[9-1].RailRate != 12 || turns[16-1].RailRate != 14 {
		t.Errorf("rail rates %d and %d", turns[9-1].RailRate, turns[16-1].RailRate)
	}
}

// Every town that is worth points is on the map, once.
func TestTwilightTowns(t *testing.T) {
	places := map[string]string{}
	for _, h := range twilight(t).Hexes {
		for _, town := range append(slices.Clone(h.Also), h.Town) {
			places[town] = h.Number
		}
	}
	seen := map[string]bool{}
	for _, row := range readTwilightTables(t).Towns {
		if places[row.Town] == "" || seen[row.Town] {
			t.Errorf("%s is not on the map, or twice in the table", row.Town)
		}
		seen[row.Town] = true
	}
}
