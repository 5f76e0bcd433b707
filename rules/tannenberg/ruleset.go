package tannenberg

import (
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
	"vistula/rules/gallery"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/path"
	"vistula/rules/verb"
)

const id = "tannenberg"

func init() { rules.Register(id, open) }

// Ruleset is "Tannenberg" with its data. It implements rules.Ruleset and never
// changes once it is open.
type Ruleset struct {
	core.Rulebook
	core.Games[scenario]
	units     []unit
	engineers []int16    // the EB units
	depots    []int16    // the supply units
	armies    [2][]int16 // by side: its units
	ground    *occupancy.Ground
	orders    []data.Order // of battle, of all scenarios
	tables    *tables
	roster    *codec.Roster[unitOf, unitState]

	country      []nation      // by hex; noNation for the sea and Rumania
	homes        [3][]board.ID // by nation: the hexes of its country that can be entered
	closed       []closure
	rough        []bool
	river        []bool
	forts        []fort
	fortAt       [][hex.Directions]int16 // index of forts, -1 for none
	rails        []board.ID              // hexes with a railway
	ways, tracks [][]way                 // by hex: to the adjacent ones that units can enter, on foot and by rail
	objectives   []objective
	objectiveOf  []int16         // by hex: index of objectives, -1 for none
	stations     [2][]board.ID   // rail hexes at the edge that a side comes from
	edges        [2][]board.ID   // all hexes of that edge
	rolls        [2]gallery.Roll // orders of battle, by nation and kind
	dueTexts     [2][][]string   // what may come on, by fronts and turn
	downNames    func() [][]string
	emptyHexes   [2][]rules.HexFacts // by side, on a map without units
	limits       [2]int8             // units of a side in a hex (Stacking 1)

	// Memory that serves again.
	lines    sync.Pool // of *lines, for findSupply
	searches path.Pool
	sights   sync.Pool // of *sight, by borrowSight
}

// closure tells why nobody may enter a hex.
type closure int8

const (
	openHex closure = iota
	sea
	rumania
)

// objective is a place that yields points.
type objective struct {
	hex    board.ID
	home   side
	points int16
	name   string
	worth  string // a note on it
}

// fort stands on the side between two hexes and guards the one inside.
type fort struct {
	inside, outside board.ID
	side            side
	name            string
	stands, fallen  string // on the planning chart
}

var _ rules.Ruleset = (*Ruleset)(nil)

func open(fsys fs.FS) (rules.Ruleset, error) {
	book, err := core.Open(fsys, id, "Tannenberg")
	if err != nil {
		return nil, err
	}
	rs := &Ruleset{Rulebook: book, tables: &tables{}}
	if err := core.Read(fsys, rs.readTables, rs.readMap, rs.readUnits, rs.readScenarios); err != nil {
		return nil, err
	}
	rs.lines.New = func() any { return newLines(rs.Board()) }
	rs.dueTexts = [2][][]string{rs.dueTextsOf(false), rs.dueTextsOf(true)}
	rs.downNames = sync.OnceValue(rs.nameDown)
	for s := range rs.emptyHexes {
		rs.emptyHexes[s] = rs.emptyHexFacts(side(s))
	}
	return rs, nil
}

func (rs *Ruleset) readTables(fsys fs.FS) error {
	if err := rs.ReadTables(fsys, rs.tables, rs.tables.check); err != nil {
		return err
	}
	for n, name := range nationIDs { // the nations of a side have the same
		rs.limits[nation(n).side()] = int8(rs.tables.Stacking[name])
	}
	return nil
}

func (rs *Ruleset) readMap(fsys fs.FS) error {
	if err := rs.ReadMap(fsys, rs.readHex, id); err != nil {
		return err
	}
	for _, s := range rs.Board().Maps[0].Sides {
		if err := rs.readFort(&s); err != nil {
			return fmt.Errorf("%s/map-%s.json: side %v: %w", id, id, s.Between, err)
		}
	}
	rs.layWays()
	return data.CheckMap(fsys, id, rs.Board(), func(h board.ID) bool { return rs.closed[h] == openHex })
}

// way leads to an adjacent hex.
type way struct {
	to board.ID
	d  hex.Direction
}

// layWays writes down where one can go from each hex, as far as the map tells.
func (rs *Ruleset) layWays() {
	b := rs.Board()
	rs.ways, rs.tracks = make([][]way, b.Len()), make([][]way, b.Len())
	for h := range board.ID(b.Len()) {
		for d, to := range b.Neighbours(h) {
			if to == board.None || rs.closed[to] != openHex {
				continue
			}
			w := way{to, hex.Direction(d)}
			rs.ways[h] = append(rs.ways[h], w)
			if b.Tracks(h, w.d) > 0 && b.HasRail(to) {
				rs.tracks[h] = append(rs.tracks[h], w)
			}
		}
	}
}

func (rs *Ruleset) readHex(at board.ID, h *board.Hex) error {
	why := openHex
	switch {
	case h.Terrain == "sea":
		why = sea
	case h.Forbidden:
		why = rumania
	}
	country := nationOf(h.Country)
	if why == openHex && country == noNation {
		return fmt.Errorf("the country %q is none of %v", h.Country, nationIDs)
	}
	rs.closed, rs.country = append(rs.closed, why), append(rs.country, country)
	if why == openHex {
		rs.homes[country] = append(rs.homes[country], at)
	}
	rs.rough, rs.river = append(rs.rough, h.Terrain == "rough"), append(rs.river, h.River)
	if rs.Board().HasRail(at) {
		rs.rails = append(rs.rails, at)
	}
	none := [hex.Directions]int16{}
	for d := range none {
		none[d] = -1
	}
	rs.fortAt = append(rs.fortAt, none)
	rs.objectiveOf = append(rs.objectiveOf, -1)
	if h.Points > 0 && why == openHex {
		rs.objectiveOf[at] = int16(len(rs.objectives))
		rs.objectives = append(rs.objectives, objective{hex: at, home: country.side(), points: int16(h.Points), name: h.Town,
			worth: "Worth " + verb.Count(h.Points, "point", "points") + " to whoever holds it at the end."})
	}
	for _, name := range h.Friendly {
		if s := sideOf(name); s != nobody && why == openHex {
			rs.edges[s] = append(rs.edges[s], at)
			if len(h.Entry) > 0 {
				rs.stations[s] = append(rs.stations[s], at)
			}
		}
	}
	return nil
}

// readFort notes a fort on a hexside.
func (rs *Ruleset) readFort(s *board.Hexside) error {
	if !slices.Contains(s.Is, "fort") {
		return nil
	}
	a, _ := rs.Board().Find(s.Between[0])
	b, _ := rs.Board().Find(s.Between[1])
	switch s.Hex {
	case s.Between[0]:
	case s.Between[1]:
		a, b = b, a
	default:
		return fmt.Errorf("the fort guards neither of the hexes")
	}
	f := fort{inside: a, outside: b, side: rs.country[a].side(), name: rs.Board().Hexes[a].Town,
		stands: "Towards " + rs.HexName(b) + ": stands", fallen: "Towards " + rs.HexName(b) + ": destroyed"}
	if f.side == nobody {
		return fmt.Errorf("the fort belongs to nobody")
	}
	n := int16(len(rs.forts))
	rs.forts = append(rs.forts, f)
	d, _ := rs.Board().DirectionTo(a, b)
	rs.fortAt[a][d], rs.fortAt[b][d.Opposite()] = n, n
	return nil
}

func (rs *Ruleset) readUnits(fsys fs.FS) error {
	list, err := rs.ReadUnits(fsys, sideIDs[:])
	if err != nil {
		return err
	}
	var counters []core.Counter
	for i, d := range list {
		u, ok := newUnit(d, rs.tables)
		if !ok {
			return fmt.Errorf("%s/units.json: %s: the nation, side, size or combat factor is wrong", id, d.ID)
		}
		counters = append(counters, core.Counter{ID: d.ID, Label: nationAdjectives[u.nation] + " " + u.named()})
		rs.units = append(rs.units, u)
		rs.armies[u.side] = append(rs.armies[u.side], int16(i))
		rs.rolls[u.side].Enrol(int16(i), nationNames[u.nation], u.kind())
		if u.engineer {
			rs.engineers = append(rs.engineers, int16(i))
		}
		if u.supply {
			rs.depots = append(rs.depots, int16(i))
		}
	}
	rs.Enlist(counters, sideIDs[:])
	rs.ground = occupancy.NewGround(rs.Board(), len(rs.units), func(board.ID, hex.Direction, board.ID) bool { return true })
	rs.roster = codec.NewRoster(rs.Names(), unitRecord)
	return nil
}

// number is the number of a unit that the data are known to have.
func (rs *Ruleset) number(id string) int16 {
	u, _ := rs.FindUnit(id)
	return u
}
