package twilight

import (
	"fmt"
	"io/fs"
	"slices"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

func init() { rules.Register(id, open) }

// open reads the rulebook with its data.
func open(fsys fs.FS) (rules.Ruleset, error) {
	rs := &Ruleset{tables: &tables{}, searches: &path.Pool{}}
	var err error
	if rs.Rulebook, err = core.Open(fsys, id, "1914: Twilight in the East"); err != nil {
		return nil, err
	}
	return rs, core.Read(fsys, rs.readTables, rs.readMap, rs.readUnits, rs.readDisplays, rs.readRail, rs.prepareSupply, rs.readScenarios)
}

// readScenarios reads the scenarios, which are listed as they follow one another in the
// war.
func (rs *Ruleset) readScenarios(fsys fs.FS) error {
	var list []*data.Scenario
	err := rs.EachScenario(fsys, nil, func(s *data.Scenario) error {
		list = append(list, s)
		return nil
	})
	slices.SortStableFunc(list, func(a, b *data.Scenario) int { return a.Turns[0] - b.Turns[0] })
	for _, s := range list {
		if err == nil {
			err = rs.addScenario(s)
		}
	}
	return err
}

// addScenario makes a scenario's start.
func (rs *Ruleset) addScenario(s *data.Scenario) error {
	n := len(rs.units)
	sc := &scenario{Scenario: s, opens: sideOf(s.Opens), game: rs.tables.game(s.ID), inPlay: make([]bool, rs.Board().Len()), sheets: occupancy.Emptied(nil, rs.Board().Len()),
		empty: make([]rules.HexFacts, rs.Board().Len()),
		due:   make([]int8, n), entries: make([][]board.ID, n), byRail: make([]bool, n), until: make([]int8, n), garrison: make([]bool, n), walled: make([]bool, n),
		released: make([]int8, n), home: make([]board.ID, n), withdrawn: make([]int8, n), armies: make([]bool, len(rs.armies))}
	switch {
	case s.Turns[1] > len(rs.tables.Turns):
		return fmt.Errorf("turns: the turn record of tables.json ends with turn %d", len(rs.tables.Turns))
	case sc.game == nil:
		return fmt.Errorf("tables.json tells nothing of the scenario %q", s.ID)
	case sc.opens == nobody:
		sc.opens = russia
	}
	rs.layOut(sc)
	for _, name := range s.Armies {
		i := rs.armyOf(name, noNation)
		if int(i) >= len(sc.armies) {
			return fmt.Errorf("armies: no unit belongs to the army %q", name)
		}
		sc.armies[i] = true
	}
	for s := range sc.exits {
		sc.exits[s], sc.rims[s], sc.bukowina[s] = rs.exits(sc, side(s)), rs.rims(sc, side(s)), rs.bukowina(sc, side(s))
	}
	sc.closed = rs.closures(sc)
	var err error
	if sc.leaders, err = rs.leaders(sc); err != nil {
		return err
	}
	if err := rs.setUp(sc); err != nil {
		return err
	}
	d := core.Describe(s, sideIDs[:], sideNames[:])
	d.Maps, d.First, d.Phases, d.Options, d.Overlays = s.Maps, sideIDs[sc.opens], phaseRow, sc.options(), overlayKinds
	rs.Enter(d, sc)
	return nil
}

// layOut lays the sheets that a scenario is played on, with nobody on them.
func (rs *Ruleset) layOut(sc *scenario) {
	for h := range sc.inPlay {
		if sc.inPlay[h] = rs.Board().OnSheets(board.ID(h), sc.Sheets); sc.inPlay[h] {
			sc.sheets.Add(board.ID(h))
			if rs.country[h] != noNation {
				sc.empty[h].Room = mostHalves
			}
			if len(rs.supplies.rails[h]) > 0 {
				sc.rails = append(sc.rails, board.ID(h))
			}
		}
	}
	for u := range sc.home {
		sc.home[u] = board.None
	}
	sc.wards = slices.Repeat([]int8{-1}, rs.Board().Len())
}

// setUp makes the position that a scenario begins with.
func (rs *Ruleset) setUp(sc *scenario) error {
	sc.start = rs.begin(sc)
	if err := rs.fill(sc); err != nil {
		return err
	}
	sc.start.rebuild()
	controlOf(sc.start).settle()
	if err := rs.readRailheads(sc); err != nil {
		return err
	}
	if err := rs.readBoundaries(sc); err != nil {
		return err
	}
	armiesOf(sc.start).muster()
	sc.start.cut = nil
	sc.start.towns = accountOf(sc.start).taken()
	return nil
}

// New begins a game. The error names an unknown scenario or option.
func (rs *Ruleset) New(name string, o rules.Options, seed uint64) (rules.Position, error) {
	s, err := rs.Choose(name, o)
	if err != nil {
		return nil, err
	}
	p := s.start.clone()
	p.Dies, p.options = rules.NewDice(seed), parseOptions(o)
	turnOf(p).beginGame()
	for turnOf(p).proceed() { // until somebody has to decide
	}
	p.Begin()
	return p, nil
}
