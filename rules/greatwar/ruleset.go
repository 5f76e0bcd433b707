package greatwar

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
	"vistula/rules/gallery"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

const id = "greatwar"

func init() { rules.Register(id, open) }

// Ruleset is "The Great War in the East: Serbia/Galicia" with its data. It
// implements rules.Ruleset and never changes once it is open.
type Ruleset struct {
	core.Rulebook
	core.Games[scenario]
	units     []unit
	tables    *tables
	par       int // the middle of a draw (25.3)
	roster    *codec.Roster[scope, unitState]
	ground    *occupancy.Ground
	searches  *path.Pool
	rails     [3][][]board.ID      // by nation and hex: where its railways lead
	railHexes [3][]board.ID        // by nation: the hexes that its railways touch
	carries   [3]*occupancy.Spread // by nation: over the hexsides that its lines of supply may cross
	navigable occupancy.Area       // what the monitors reach (21.0)
	exits     [3]occupancy.Area    // by nation: where its railways leave the map
	ofSide    [2][]int16           // the units of each side
	staffs    []int16              // all headquarters
	depots    []int16              // all supply depots
	rolls     [2]gallery.Roll      // the order of battle of each side

	country    []nation       // by hex
	serbian    occupancy.Area // the hexes of Serbia, where Serbs are always in supply (16.0 [9.1])
	owner      []side         // of the country, by hex
	terrain    []*terrainRow
	forts      []fort
	fortAt     []int8 // by hex: index of forts, -1 for none
	objectives []objective
	places     []place                 // objectives and fortresses, by hex
	near       map[board.ID][]board.ID // the hexes around each place, the closest first
	links      []link
	edges      [2][]board.ID       // friendly map edge hexes of a side (16.0 [9.0])
	entries    map[string]board.ID // by letter
	letters    []string            // of the entries, in order
}

// objective is a hex that yields victory points each turn (25.13).
type objective struct {
	hex    board.ID
	side   side // who earns them
	points int16
	name   string
	note   string // what it earns, in a sentence
}

// place is a hex that earns points.
type place struct {
	hex             board.ID
	objective, fort int // indexes, -1 for none
}

// link is a way off the map in one direction (5.37, 17.4).
type link struct {
	from, to board.ID
	hexes    int16
	side     side // who may travel it
	intermap bool
}

// options are the optional rules that are in force.
type options struct {
	envelope   bool // 22.0
	imperative bool // 23.0
	forage     bool // 24.0
	lines      bool // 17.5
	unlimited  bool // 10.32: command strength without limit
	extra      bool // 26.23
}

var _ rules.Ruleset = (*Ruleset)(nil)

func open(fsys fs.FS) (rules.Ruleset, error) {
	rs := &Ruleset{tables: &tables{}, searches: &path.Pool{}, entries: map[string]board.ID{}}
	var err error
	if rs.Rulebook, err = core.Open(fsys, id, "The Great War in the East: Serbia/Galicia"); err != nil {
		return nil, err
	}
	return rs, core.Read(fsys, rs.readTables, rs.readMaps, rs.readUnits, rs.readScenarios)
}

func (rs *Ruleset) readTables(fsys fs.FS) error {
	if err := rs.ReadTables(fsys, rs.tables, rs.tables.check); err != nil {
		return err
	}
	rs.par = rs.tables.draw()
	return nil
}

func (rs *Ruleset) readMaps(fsys fs.FS) error {
	if err := rs.ReadMap(fsys, rs.readHex, "galicia", "serbia"); err != nil {
		return err
	}
	rs.lookAround()
	if err := rs.readLinks(); err != nil {
		return err
	}
	rs.letters = slices.Sorted(maps.Keys(rs.entries))
	rs.layRails()
	rs.findRivers()
	return data.CheckMap(fsys, id, rs.Board(), func(board.ID) bool { return true })
}

func (rs *Ruleset) readHex(at board.ID, h *board.Hex) error {
	name := h.Terrain
	if h.Class == "city" {
		name = "city"
	}
	row, ok := rs.tables.terrain(name)
	if !ok {
		return fmt.Errorf("the terrain %q is not in tables.json", name)
	}
	rs.terrain = append(rs.terrain, row)
	country := nationOf(h.Country)
	if country == noNation {
		return fmt.Errorf("the country %q is none of %v", h.Country, nationIDs)
	}
	rs.country, rs.owner = append(rs.country, country), append(rs.owner, country.side())
	rs.fortAt = append(rs.fortAt, -1)
	if f := h.Fort; f != nil {
		if rs.terrain[at], ok = rs.tables.terrain("fortress"); !ok {
			return fmt.Errorf("the terrain \"fortress\" is not in tables.json")
		}
		rs.fortAt[at] = int8(len(rs.forts))
		rs.forts = append(rs.forts, fort{hex: at, side: sideOf(f.Side), strength: int8(f.Strength), weakened: int8(f.Weakened), steps: int8(f.Steps), name: h.Town})
	}
	if h.VP != nil {
		place := h.Town
		if h.Pass != "" {
			place = h.Pass
		}
		rs.objectives = append(rs.objectives, objective{hex: at, side: sideOf(h.VP.Side), points: int16(h.VP.Occupy), name: place,
			note: sideOf(h.VP.Side).earnsFor(int(h.VP.Occupy))})
	}
	if h.Fort != nil || h.VP != nil {
		o := place{hex: at, objective: -1, fort: int(rs.fortAt[at])}
		if h.VP != nil {
			o.objective = len(rs.objectives) - 1
		}
		rs.places = append(rs.places, o)
	}
	for _, s := range h.Friendly {
		rs.edges[sideOf(s)] = append(rs.edges[sideOf(s)], at)
	}
	for _, letter := range h.Entry {
		rs.entries[letter] = at
	}
	return nil
}

// readLinks makes of each way off the map two, one in each direction.
func (rs *Ruleset) readLinks() error {
	for _, m := range rs.Board().Maps {
		for _, l := range m.OffMap {
			from, ok1 := rs.Board().Find(l.From)
			to, ok2 := rs.Board().Find(l.To)
			if !ok1 || !ok2 || l.Hexes < 1 || sideOf(l.Side) == nobody {
				return fmt.Errorf("%s/map-%s.json: offmap: from %s to %s: want two hexes, a side and a length", id, m.ID, l.From, l.To)
			}
			across := rs.Board().MapOf(from) != rs.Board().MapOf(to)
			way := link{from: from, to: to, hexes: int16(l.Hexes), side: sideOf(l.Side), intermap: across}
			back := way
			back.from, back.to = to, from
			rs.links = append(rs.links, way, back)
		}
	}
	return nil
}

func (rs *Ruleset) readUnits(fsys fs.FS) error {
	list, err := rs.ReadUnits(fsys, sideIDs[:])
	if err != nil {
		return err
	}
	counters := make([]core.Counter, len(list))
	for i, d := range list {
		u := newUnit(d)
		if u.nation == noNation || u.rating < 1 || u.rating > 4 {
			return fmt.Errorf("%s/units.json: %s: the nation or the tactical competence is unknown", id, d.ID)
		}
		counters[i] = core.Counter{ID: d.ID, Label: d.Name}
		rs.units = append(rs.units, u)
	}
	core.Distinguish(counters, func(i int) string { return nationAdjectives[rs.units[i].nation] })
	rs.Enlist(counters, sideIDs[:])
	rs.ground = occupancy.NewGround(rs.Board(), len(rs.units), rs.extends)
	for i := range rs.units {
		rs.enrol(int16(i))
	}
	rs.roster = codec.NewRoster(rs.Names(), unitFields)
	return nil
}

// enrol enters a unit in the lists in which it is looked for.
func (rs *Ruleset) enrol(u int16) {
	unit := &rs.units[u]
	unit.print()
	rs.ofSide[unit.side] = append(rs.ofSide[unit.side], u)
	rs.rolls[unit.side].Enrol(u, unit.title, unit.kind())
	switch {
	case unit.hq:
		unit.staff = int8(len(rs.staffs))
		rs.staffs = append(rs.staffs, u)
	case unit.depot:
		rs.depots = append(rs.depots, u)
	}
}

// unitOf is the number of a unit that is known to be there.
func (rs *Ruleset) unitOf(id string) int16 { u, _ := rs.FindUnit(id); return u }

// railOf tells whether a railway of a nation joins a hex to the next one in a
// direction: units use only the railways in their own country (16.0 [5.3]).
func (rs *Ruleset) railOf(n nation, from board.ID, d hex.Direction) bool {
	to := rs.Board().Neighbour(from, d)
	return to != board.None && rs.Board().Tracks(from, d) > 0 && rs.country[from] == n && rs.country[to] == n
}

// layRails writes down where the railways of each nation lead, and its supply: Serbs are
// always in supply at home.
func (rs *Ruleset) layRails() {
	b := rs.Board()
	rs.serbian = occupancy.Emptied(nil, b.Len())
	for h, n := range rs.country {
		if n == serbia {
			rs.serbian.Add(board.ID(h))
		}
	}
	for n := range nation(len(nationIDs)) {
		carries := make([][]board.ID, b.Len())
		rs.rails[n], rs.exits[n] = make([][]board.ID, b.Len()), occupancy.Emptied(nil, b.Len())
		for h := range board.ID(b.Len()) {
			for d, to := range b.Neighbours(h) {
				if rs.railOf(n, h, hex.Direction(d)) {
					rs.rails[n][h] = append(rs.rails[n][h], to)
				}
				if to != board.None && !closesSupply(n, b.Side(h, hex.Direction(d))) {
					carries[h] = append(carries[h], to)
				}
			}
			if rs.railHex(n, h) {
				rs.railHexes[n] = append(rs.railHexes[n], h)
			}
			if rs.railExit(n, h) {
				rs.exits[n].Add(h)
			}
		}
		rs.carries[n] = occupancy.NewSpread(carries)
	}
}

// closesSupply tells whether lines of supply of a nation do not cross a hexside with
// such features: prohibited ones, and for Serbs the great rivers (16.0 [9.1]).
func closesSupply(n nation, f board.Features) bool {
	return f.Has(board.Blocked) || n == serbia && f.Has(board.Major)
}

// railHex tells whether a railway of a nation touches a hex.
func (rs *Ruleset) railHex(n nation, at board.ID) bool {
	return rs.country[at] == n && rs.Board().HasRail(at)
}

// railExit tells whether a railway of a nation leaves the map in an edge hex: at a
// lettered entry, or where the line comes to its end there.
func (rs *Ruleset) railExit(n nation, at board.ID) bool {
	if !rs.railHex(n, at) {
		return false
	}
	ways := 0
	for d := range hex.Direction(hex.Directions) {
		if rs.railOf(n, at, d) {
			ways++
		}
	}
	return len(rs.Board().Hexes[at].Entry) > 0 || ways == 1
}

// findRivers marks the hexes that the monitors reach.
func (rs *Ruleset) findRivers() {
	b := rs.Board()
	rs.navigable = occupancy.Emptied(nil, b.Len())
	for h := range board.ID(b.Len()) {
		for d := range b.Neighbours(h) {
			if b.Maps[b.MapOf(h)].ID == "serbia" && b.Side(h, directionOf(d)).Has(board.Major) {
				rs.navigable.Add(h)
			}
		}
	}
}
