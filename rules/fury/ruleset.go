package fury

import (
	"fmt"
	"io/fs"
	"slices"
	"strconv"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/path"
	"vistula/rules/verb"
)

const id = "fury"

func init() { rules.Register(id, open) }

// Ruleset is "1914: Fury in the East" with its data. It implements rules.Ruleset
// and never changes once it is open.
type Ruleset struct {
	core.Rulebook
	core.Games[scenario]
	units  []unit
	armies []army
	tables *tables
	roster *codec.Roster[scope, unitState]
	ground *occupancy.Ground

	terrain []*terrainRow    // by hex, nil where units cannot enter (3)
	country []nation         // by hex
	runs    [3][]bool        // by nation and hex: its trains run there, Russia's also through Romania (3 note 2)
	rails   []path.Links     // by nations: the railways of all of them taken together
	land    occupancy.Area   // the hexes that units can enter
	around  []occupancy.Area // those of them that lie next to each
	forts   []fort
	fortAt  []int8           // by hex: index of forts, -1 for none
	entries [3][]board.ID    // by nation
	inHex   []string         // "in Lemberg (1505)"
	empty   []rules.HexFacts // of a board without anybody, where nobody asks for room
	roomy   []rules.HexFacts // and with all the room that there is
}

// fort is a printed fortress (3, 10.4).
type fort struct {
	hex   board.ID
	side  side
	class *fortressRow
	name  string
}

// options are the choices made before the game.
type options struct {
	pflanzer bool // the optional headquarters takes part
}

var _ rules.Ruleset = (*Ruleset)(nil)

func open(fsys fs.FS) (rules.Ruleset, error) {
	book, err := core.Open(fsys, id, "1914: Fury in the East")
	if err != nil {
		return nil, err
	}
	rs := &Ruleset{Rulebook: book, tables: &tables{}}
	return rs, core.Read(fsys, rs.readTables, rs.readMap, rs.readUnits, rs.readScenarios)
}

func (rs *Ruleset) readTables(fsys fs.FS) error {
	return rs.ReadTables(fsys, rs.tables, rs.tables.check)
}

func (rs *Ruleset) readMap(fsys fs.FS) error {
	if err := rs.ReadMap(fsys, rs.readHex, id); err != nil {
		return err
	}
	rs.layRails()
	hexes := rs.Board().Len()
	rs.land, rs.around = occupancy.Emptied(nil, hexes), make([]occupancy.Area, hexes)
	for h := range board.ID(hexes) {
		if rs.enterable(h) {
			rs.land.Add(h)
		}
		rs.around[h] = occupancy.Emptied(nil, hexes)
		for _, to := range rs.Board().Neighbours(h) {
			if to != board.None && rs.enterable(to) {
				rs.around[h].Add(to)
			}
		}
		rs.inHex, rs.empty = append(rs.inHex, "in "+rs.HexName(h)), append(rs.empty, rules.HexFacts{Owner: int8(nobody)})
		if rs.roomy = append(rs.roomy, rs.empty[h]); rs.land.Has(h) {
			rs.roomy[h].Room = int16(rs.tables.Stacking.Units)
		}
	}
	return data.CheckMap(fsys, id, rs.Board(), rs.enterable)
}

// entryLetters are those of the arrows of each nation (3).
var entryLetters = [...]string{russia: "R", austria: "A", germany: "G"}

func (rs *Ruleset) readHex(at board.ID, h *board.Hex) error {
	rs.fortAt = append(rs.fortAt, -1)
	country := nationOf(h.Country)
	rs.country = append(rs.country, country)
	for n := range rs.runs {
		rs.runs[n] = append(rs.runs[n], country == nation(n) || nation(n) == russia && h.Country == "romania")
	}
	row, ok := rs.tables.terrain(h.Terrain)
	if !ok && h.Terrain != "sea" {
		return fmt.Errorf("the terrain %q is not in tables.json", h.Terrain)
	}
	if country == noNation { // the sea and Romania (3)
		row = nil
	}
	rs.terrain = append(rs.terrain, row)
	if f := h.Fort; f != nil {
		class, ok := rs.tables.fortress(f.Strength)
		if !ok || sideOf(f.Side) == nobody {
			return fmt.Errorf("the fortress has neither a known strength nor a side")
		}
		rs.fortAt[at] = int8(len(rs.forts))
		rs.forts = append(rs.forts, fort{hex: at, side: sideOf(f.Side), class: class, name: h.Town})
	}
	for _, letter := range h.Entry {
		n := slices.Index(entryLetters[:], letter)
		if n < 0 {
			return fmt.Errorf("the entry %q is none of %v", letter, entryLetters)
		}
		rs.entries[n] = append(rs.entries[n], at)
	}
	return nil
}

// enterable tells whether units may enter a hex at all (3 note 1, 3 note 2).
func (rs *Ruleset) enterable(at board.ID) bool { return rs.terrain[at] != nil }

// closed is why units may not enter a hex that is not enterable.
func (rs *Ruleset) closed(at board.ID) *refusal {
	if rs.Board().Hexes[at].Terrain == "sea" {
		return refuseSea
	}
	return refuseRomania
}

func (rs *Ruleset) readUnits(fsys fs.FS) error {
	list, err := rs.ReadUnits(fsys, sideIDs[:])
	if err != nil {
		return err
	}
	var counters []core.Counter
	for i, d := range list {
		u := newUnit(d)
		if u.nation == noNation {
			return fmt.Errorf("%s/units.json: %s: the nation %q is unknown", id, d.ID, d.Nation)
		}
		counters = append(counters, core.Counter{ID: d.ID, Label: nationAdjectives[u.nation] + " " + d.Name})
		rs.units = append(rs.units, u)
		if u.hq {
			name := nationAdjectives[u.nation] + " " + armyName(d.Army)
			rs.armies = append(rs.armies, army{id: d.ID, hq: int16(i), name: name, nation: u.nation, front: frontOf(d.Front),
				forfeits: &refusal{Case: "2.2", Why: "The " + name + " must attack in this activation, and no unit of it could after this move."}})
		}
	}
	rs.Enlist(counters, sideIDs[:])
	rs.roster = codec.NewRoster(rs.Names(), unitFields)
	rs.ground = occupancy.NewGround(rs.Board(), len(rs.units), func(board.ID, hex.Direction, board.ID) bool { return true })
	for i := range rs.units {
		if err := rs.assign(&rs.units[i]); err != nil {
			return fmt.Errorf("%s/units.json: %s: %w", id, rs.units[i].ID, err)
		}
	}
	return nil
}

// assign finds the armies of a counter.
func (rs *Ruleset) assign(u *unit) error {
	find := func(name string) (int8, error) {
		i := slices.IndexFunc(rs.armies, func(a army) bool { return a.nation == u.nation && rs.units[a.hq].Army == name })
		if i < 0 {
			return -1, fmt.Errorf("there is no army %q of this nation", name)
		}
		return int8(i), nil
	}
	var err error
	if u.Army != "" {
		if u.army, err = find(u.Army); err != nil {
			return err
		}
	}
	for _, b := range u.Bands {
		a, err := find(b)
		if err != nil {
			return err
		}
		u.bands = append(u.bands, a)
	}
	if u.hq || u.cadre {
		return nil
	}
	cost, ok := rs.tables.Replacements.Halves[u.Class]
	if !ok {
		return fmt.Errorf("no step of the class %q has a price in tables.json", u.Class)
	}
	u.cost = int8(cost)
	return nil
}

// Charts are the rulebook's tables, for display.
func (rs *Ruleset) Charts() []rules.Chart { return rs.tables.charts() }

// layRails finds for every set of nations which hexes its railways join. Russia also
// uses the line through Romania (3 note 2).
func (rs *Ruleset) layRails() {
	rs.rails = make([]path.Links, 1<<len(nationIDs))
	for of := range rs.rails {
		links := make(path.Links, rs.Board().Len())
		for from := range board.ID(rs.Board().Len()) {
			if !rs.carries(nations(of), from) {
				continue
			}
			for d, to := range rs.Board().Neighbours(from) {
				if to != board.None && rs.Board().Tracks(from, hex.Direction(d)) > 0 && rs.carries(nations(of), to) {
					links[from] = append(links[from], to)
				}
			}
		}
		rs.rails[of] = links
	}
}

// carries tells whether the trains of one of some nations run in a hex.
func (rs *Ruleset) carries(of nations, at board.ID) bool {
	for n := range rs.runs {
		if of&nation(n).only() != 0 && rs.runs[n][at] {
			return true
		}
	}
	return false
}

// armyName is the name of an army from its designation: "4th Army", "PB Army".
func armyName(a string) string {
	if n, err := strconv.Atoi(a); err == nil {
		a = verb.Ordinal(n)
	}
	return a + " Army"
}
