package galicia

import (
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
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

const id = "galicia"

func init() { rules.Register(id, open) }

// Ruleset is "Battle for Galicia, 1914" with its data. It implements
// rules.Ruleset and never changes once it is open.
type Ruleset struct {
	core.Rulebook
	core.Games[scenario]
	units   []unit
	tables  *tables
	armies  [2][]int16 // units by side
	cavalry [2][]int16
	faces   [][]rules.Counter          // by unit: the sides of its counter
	rolls   [2]gallery.Roll            // orders of battle, by army and corps
	beside  [][hex.Directions]board.ID // neighbours, with the number of hexes for what is off the map
	inHex   []string                   // such as "in Przemysl (3.15)"
	roster  *codec.Roster[holder, unitState]
	level   *occupancy.Ground
	spare   sync.Pool // positions that are not needed any more

	fortress    board.ID
	objectives  []objective
	symbols     [2][]board.ID // supply symbols of a side (11.2)
	edges       [2][]board.ID // friendly map edge hexes that can be entered
	enterable   []bool
	terrainCost []int
	shutUntil   [2][]int8              // by side: the last turn in which a hex is closed to it (4.5)
	enterCost   [][hex.Directions]int8 // from a hex in a direction, without zones
}

// scenario is a set-up with its start made ready.
type scenario struct {
	*data.Scenario
	start   *Position
	release []int8     // by unit: turn from which it may move (2.1), 0 where it is free
	arrives []*arrival // by unit: nil where it does not come on later
	coming  [][]int16  // by turn: who is to come on in it
}

var _ rules.Ruleset = (*Ruleset)(nil)

func open(fsys fs.FS) (rules.Ruleset, error) {
	rs := &Ruleset{tables: &tables{}}
	var err error
	if rs.Rulebook, err = core.Open(fsys, id, "Battle for Galicia, 1914"); err != nil {
		return nil, err
	}
	return rs, core.Read(fsys, rs.readMap, rs.readUnits, rs.readTables, rs.readScenarios)
}

func (rs *Ruleset) readMap(fsys fs.FS) error {
	if err := rs.ReadTables(fsys, rs.tables, rs.tables.prepareTerrain); err != nil {
		return err
	}
	rs.fortress = board.None
	if err := rs.ReadMap(fsys, rs.readHex, "galicia"); err != nil {
		return err
	}
	if rs.fortress == board.None {
		return fmt.Errorf("%s/map-galicia.json: no hex is a fortress; Przemysl must be one", id)
	}
	rs.priceSides()
	return data.CheckMap(fsys, id, rs.Board(), func(h board.ID) bool { return rs.enterable[h] })
}

func (rs *Ruleset) readHex(at board.ID, h *board.Hex) error {
	cost, ok := rs.tables.terrainMove[h.Terrain]
	rs.enterable, rs.terrainCost = append(rs.enterable, ok), append(rs.terrainCost, cost)
	if h.Fortress {
		rs.fortress = at
	}
	for s := range rs.shutUntil {
		rs.shutUntil[s] = append(rs.shutUntil[s], 0)
	}
	if r := h.Restricted; r != nil {
		rs.shutUntil[sideOf(r.Side)][at] = int8(r.Until)
	}
	if h.VP != nil {
		o := objective{hex: at, side: sideOf(h.VP.Side), name: h.Town, capture: h.VP.Capture, occupy: h.VP.Occupy}
		o.note = sideNames[o.side] + " earns " + verb.Count(o.capture, "point", "points") + " for its capture, " + verb.Count(o.occupy, "point", "points") + " for each later turn."
		rs.objectives = append(rs.objectives, o)
	}
	for _, s := range h.Supply {
		rs.symbols[sideOf(s)] = append(rs.symbols[sideOf(s)], at)
	}
	for _, s := range h.Friendly {
		if rs.enterable[at] {
			rs.edges[sideOf(s)] = append(rs.edges[sideOf(s)], at)
		}
	}
	return nil
}

// priceSides works out what each step costs by terrain and hexside (4.2): a
// bridge takes the place of its river's cost, a ridge comes on top.
func (rs *Ruleset) priceSides() {
	b, t := rs.Board(), rs.tables
	rs.beside = make([][hex.Directions]board.ID, b.Len())
	rs.enterCost = make([][hex.Directions]int8, b.Len())
	for i := range b.Hexes {
		for d, n := range b.Neighbours(board.ID(i)) {
			if rs.beside[i][d] = n; n == board.None {
				rs.beside[i][d] = board.ID(b.Len())
				continue
			}
			cost, f := rs.terrainCost[n], b.Side(board.ID(i), direction(d))
			switch {
			case f.Has(board.River | board.Bridge):
				cost += t.sideMove["bridge"]
			case f.Has(board.River):
				cost += t.sideMove["river"]
			}
			if f.Has(board.Ridge) {
				cost += t.sideMove["ridge"]
			}
			rs.enterCost[i][d] = int8(cost)
		}
	}
}

func (rs *Ruleset) readUnits(fsys fs.FS) error {
	list, err := rs.ReadUnits(fsys, sideIDs[:])
	if err != nil {
		return err
	}
	counters := make([]core.Counter, len(list))
	for i, d := range list {
		u := newUnit(d)
		rs.units = append(rs.units, u)
		rs.armies[u.side] = append(rs.armies[u.side], int16(i))
		if u.cavalry {
			rs.cavalry[u.side] = append(rs.cavalry[u.side], int16(i))
		}
		counters[i] = core.Counter{ID: u.ID, Label: u.label()}
	}
	// Both armies have an 11th Division of the XI Corps.
	core.Distinguish(counters, func(i int) string { return sideAdjectives[rs.units[i].side] })
	rs.Enlist(counters, sideIDs[:])
	rs.printCounters()
	rs.roster, rs.level = codec.NewRoster(rs.Names(), unitFields), rs.ground()
	return nil
}

func (rs *Ruleset) readTables(fsys fs.FS) error {
	if err := rs.tables.prepare(0); err != nil {
		return fmt.Errorf("%s/tables.json: %w", id, err)
	}
	return nil
}

func (rs *Ruleset) readScenarios(fsys fs.FS) error {
	enterable := func(s string, h board.ID) bool { return rs.enterable[h] && (sideOf(s) == austria || h != rs.fortress) }
	return rs.EachScenario(fsys, enterable, func(s *data.Scenario) error {
		if err := rs.tables.prepare(s.Turns[1]); err != nil {
			return fmt.Errorf("tables.json: %w", err)
		}
		return rs.addScenario(s)
	})
}

// addScenario makes a scenario's start.
func (rs *Ruleset) addScenario(s *data.Scenario) error {
	sc := &scenario{Scenario: s, release: make([]int8, len(rs.units)), arrives: make([]*arrival, len(rs.units))}
	p := &Position{Table: core.NewTable(&rs.Rulebook), rs: rs, scenario: sc, units: make([]unitState, len(rs.units)), towns: make([]town, len(rs.objectives)), stands: *occupancy.New(rs.level)}
	for i := range p.units {
		p.units[i] = unitState{hex: board.None, absent: true}
	}
	for _, at := range s.Setup {
		u, _ := rs.FindUnit(at.Unit)
		hex, _ := rs.Board().Find(at.Hex)
		sc.release[u] = int8(at.ImmobileUntil)
		p.units[u].absent = false
		p.place(u, hex)
	}
	for _, r := range s.Reinforcements {
		u, _ := rs.FindUnit(r.Unit)
		a, err := rs.arrival(r)
		if err != nil {
			return fmt.Errorf("reinforcement %s: %w", r.Unit, err)
		}
		sc.arrives[u] = a
		for len(sc.coming) <= a.turn {
			sc.coming = append(sc.coming, nil)
		}
		sc.coming[a.turn] = append(sc.coming[a.turn], u)
		p.units[u].absent = false
	}
	for _, units := range sc.coming {
		slices.Sort(units)
	}
	for i, name := range sideIDs {
		p.base[i] = int16(s.Start.VictoryPoints[string(name)])
	}
	p.turn, p.side = int8(s.Turns[0]), rs.tables.order[s.Turns[0]-1][0]
	sc.start = p
	d := core.Describe(s, sideIDs[:], sideNames[:])
	d.First, d.Phases, d.Options = sideIDs[austria], core.Row(phases[:]), optionList
	rs.Enter(d, sc)
	return nil
}

// arrival turns a line of the schedule into hexes. "Between" two hexes are all
// hexes of the railway that leads from one to the other (14.1).
func (rs *Ruleset) arrival(r data.Reinforcement) (*arrival, error) {
	a := &arrival{turn: r.Turn, hexes: rs.Board().FindAll(r.Hexes)}
	if len(r.RailBetween) == 2 {
		ends := rs.Board().FindAll(r.RailBetween)
		search := path.New(rs.Board(), 1)
		search.Run(rs.Board().Len(), func(from path.Node, d hex.Direction, _ board.ID) (int, int8, bool) {
			return 1, 0, rs.Board().Tracks(from.Hex, d) > 0
		}, path.Seed{Node: path.Node{Hex: ends[0]}})
		way := search.Way(path.Node{Hex: ends[1]})
		if way == nil {
			return nil, fmt.Errorf("no railway leads from %s to %s", r.RailBetween[0], r.RailBetween[1])
		}
		a.hexes, a.rail = append(way, a.hexes...), true
	}
	a.text = strings.Join(rs.Board().Numbers(a.hexes), ", ")
	if r.OrLater != nil {
		a.later = &arrival{turn: r.OrLater.Turn, hexes: rs.Board().FindAll(r.OrLater.Hexes)}
		a.text += "; or in turn " + strconv.Itoa(a.later.turn) + " at one of " + strings.Join(rs.Board().Numbers(a.later.hexes), ", ")
	}
	return a, nil
}

// New begins a game. The error names an unknown scenario or option.
func (rs *Ruleset) New(name string, options rules.Options, seed uint64) (rules.Position, error) {
	s, err := rs.Choose(name, options)
	if err != nil {
		return nil, err
	}
	p := s.start.clone()
	p.Dies, p.options = rules.NewDice(seed), parseOptions(options)
	return p, nil
}
