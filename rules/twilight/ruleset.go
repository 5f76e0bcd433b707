package twilight

import (
	"fmt"
	"io/fs"
	"slices"
	"sync/atomic"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

const id = "twilight"

// Ruleset is "1914: Twilight in the East" with its data. It implements
// rules.Ruleset and never changes once it is open.
type Ruleset struct {
	core.Rulebook
	core.Games[scenario]
	units       []unit
	corps       []corps
	armies      []army
	frontOrder  []int8 // the armies in their order along the front
	rail        *railNet
	complexes   []string // names of the fortress complexes (2.1)
	tables      *tables
	roster      *codec.Roster[scope, unitState]
	ground      *occupancy.Ground
	searches    *path.Pool
	stamps      atomic.Uint64 // as many as were given to positions
	rings       rings
	ofSide      [2][]int16 // the units of each side
	escorted    []int16    // artillery and Corps Trains, which need combat units beside the enemy (9.5, 9.8)
	depots      []int16    // which are never adjacent to the enemy (9.9)
	bridgeheads []int16    // 12.5

	supplies  *ground     // of supply lines (14.1)
	special   curiosities // of the special rules (22, 24)
	magazines []board.ID  // of each complex, None for none (12.3)
	stores    []board.ID  // the hexes with magazines, in the order of the board

	country []nation // by hex, noNation for none
	owner   []side   // of the country, by hex
	terrain []*terrainRow
	ways    [2][4]func() *ways // by season and weather

	objectives []objective // by hex
	pillau     board.ID    // 8.1.5
}

// corps is a Corps Command (2.1).
type corps struct {
	name   string
	title  string // the name in full
	nation nation
	train  int16 // its Corps Train, -1 for none
	limit  int8  // divisions that it takes (3.8.3)
	riders bool  // a Cavalry Corps
	units  []int16
}

// army is an Army Command (2.1).
type army struct {
	data.ArmyDisplay
	id     string
	name   string
	nation nation
	depots [2]int16 // Major and Minor Depot, -1 for none
}

var _ rules.Ruleset = (*Ruleset)(nil)

func (rs *Ruleset) readTables(fsys fs.FS) error {
	return rs.ReadTables(fsys, rs.tables, rs.tables.check)
}

func (rs *Ruleset) readMap(fsys fs.FS) error {
	if err := rs.ReadMap(fsys, rs.readHex, id); err != nil {
		return err
	}
	rs.rings = make(rings, rs.Board().Len())
	rs.findObjectives()
	rs.findWays()
	return data.CheckMap(fsys, id, rs.Board(), func(board.ID) bool { return true })
}

func (rs *Ruleset) readHex(_ board.ID, h *board.Hex) error {
	row := rs.tables.row(h.Terrain)
	if row == nil {
		return fmt.Errorf("the terrain %q is not in tables.json", h.Terrain)
	}
	n := nationOf(h.Country)
	rs.terrain, rs.country, rs.owner = append(rs.terrain, row), append(rs.country, n), append(rs.owner, n.side())
	return nil
}

func (rs *Ruleset) readUnits(fsys fs.FS) error {
	list, err := rs.ReadUnits(fsys, sideIDs[:])
	if err != nil {
		return err
	}
	counters := make([]core.Counter, len(list))
	for i, d := range list {
		u, err := newUnit(d)
		if err != nil {
			return fmt.Errorf("%s/units.json: %s: %w", id, d.ID, err)
		}
		u.label = u.labelled()
		rs.units = append(rs.units, u)
		rs.enrol(int16(i))
	}
	for i, name := range rs.entitle() {
		counters[i] = core.Counter{ID: list[i].ID, Label: name}
	}
	rs.Enlist(counters, sideIDs[:])
	rs.ground = occupancy.NewGround(rs.Board(), len(rs.units), rs.extends)
	rs.roster = codec.NewRoster(rs.Names(), unitFields)
	return nil
}

// enrol enters a unit in the lists in which it is looked for.
func (rs *Ruleset) enrol(n int16) {
	u := &rs.units[n]
	rs.ofSide[u.side] = append(rs.ofSide[u.side], n)
	if u.kind == artillery || u.kind == train {
		rs.escorted = append(rs.escorted, n)
	}
	if u.Abandonment > 0 {
		rs.bridgeheads = append(rs.bridgeheads, n)
	}
	if u.depot() {
		rs.depots = append(rs.depots, n)
	}
	if u.Army != "" {
		u.army = rs.armyOf(u.Army, u.nation)
		if u.depot() {
			rs.armies[u.army].depots[u.kind-majorDepot] = n
		}
	}
	if u.Complex != "" {
		if u.complex = int8(slices.Index(rs.complexes, u.Complex)); u.complex < 0 {
			u.complex = int8(len(rs.complexes))
			rs.complexes = append(rs.complexes, u.Complex)
		}
	}
	if u.Corps != "" {
		u.corps = rs.corpsOf(u.Corps, u.nation)
		c := &rs.corps[u.corps]
		c.units = append(c.units, n)
		if u.kind == train {
			c.train, c.limit, c.riders = n, u.limit, slices.Contains(u.Flags, "cavalry-corps")
		}
	}
}

// armyOf is the place of an army, which is entered where it is new.
func (rs *Ruleset) armyOf(name string, n nation) int8 {
	i := slices.IndexFunc(rs.armies, func(a army) bool { return a.id == name })
	if i < 0 {
		i = len(rs.armies)
		rs.armies = append(rs.armies, army{id: name, name: armyName(name), nation: n, depots: [2]int16{-1, -1}})
	}
	return int8(i)
}

// corpsOf is the place of a corps, which is entered where it is new.
func (rs *Ruleset) corpsOf(name string, n nation) int8 {
	i := slices.IndexFunc(rs.corps, func(c corps) bool { return c.name == name && c.nation == n })
	if i < 0 {
		i = len(rs.corps)
		rs.corps = append(rs.corps, corps{name: name, title: corpsName(name, n), nation: n, train: -1})
	}
	return int8(i)
}

// unitOf is the number of a unit that is known to be there.
func (rs *Ruleset) unitOf(id string) int16 { u, _ := rs.FindUnit(id); return u }

// extends tells whether a zone of control goes into an adjacent hex: not over lakes
// and arms of the sea, nor over major and grand rivers (4.1.1).
func (rs *Ruleset) extends(from board.ID, d hex.Direction, _ board.ID) bool {
	return rs.Board().Side(from, d)&(board.Lake|board.Sea|board.Major|board.Grand) == 0
}

// nowhere is the state of a unit that takes no part: attached as it is printed.
func (rs *Ruleset) nowhere(u int16) unitState {
	return unitState{hex: board.None, gone: absent, army: rs.units[u].army, corps: rs.units[u].corps, train: onFoot}
}
