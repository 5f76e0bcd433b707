package greatwar

import (
	"fmt"

	"vistula/data"
	"vistula/rules/board"
	"vistula/rules/core"
)

// addScenario makes a scenario's start (3.0, 26.0).
func (rs *Ruleset) addScenario(s *data.Scenario) error {
	n := len(rs.units)
	sc := &scenario{Scenario: s, sitsOut: sideOf(s.SitsOut), opens: sideOf(s.Opens), due: make([]int8, n), entry: make([]board.ID, n),
		entries: make([][]board.ID, n), area: make([]int8, n), home: make([]int8, n), homeTo: make([]int8, n), propose: make([]board.ID, n)}
	if sc.opens == nobody {
		sc.opens = allied // 16.0 [4.0]
		if sc.sitsOut == allied {
			sc.opens = austria
		}
	}
	if err := rs.chooseMaps(sc); err != nil {
		return err
	}
	if s.Turns[1] > len(rs.tables.Turns) {
		return fmt.Errorf("turns: the turn record of tables.json ends with turn %d", len(rs.tables.Turns))
	}
	p := &Position{Table: core.NewTable(&rs.Rulebook), rs: rs, scenario: sc, units: make([]unitState, n), forts: make([]int8, len(rs.forts)), held: make([]side, rs.Board().Len()),
		turn: int8(s.Turns[0]), side: sc.opens, phase: supplyPhase, stage: atSupply,
		score: int16(s.Start.VictoryPoints[string(sideIDs[allied])]), serbia: int8(s.Start.SupplyPoints[nationIDs[serbia]])}
	copy(p.held, rs.owner)
	for i := range p.units {
		p.units[i] = unitState{hex: board.None, entry: board.None, absent: true}
		sc.entry[i], sc.area[i], sc.propose[i] = board.None, -1, board.None
	}
	for _, at := range s.Setup {
		if err := rs.setUp(sc, p, at); err != nil {
			return fmt.Errorf("setup: %s: %w", at.Unit, err)
		}
	}
	if err := rs.readReinforcements(sc, p); err != nil {
		return err
	}
	if err := rs.readAreas(sc); err != nil {
		return err
	}
	p.rebuild()
	sc.start = p
	d := core.Describe(s, sideIDs[:], sideNames[:])
	d.Maps, d.First, d.Phases, d.Options, d.Overlays = s.Maps, sideIDs[sc.opens], core.Row(phases[:]), optionsOf(sc), overlayKinds
	rs.Enter(d, sc)
	return nil
}

// chooseMaps notes the maps that a scenario is played on.
func (rs *Ruleset) chooseMaps(sc *scenario) error {
	for _, name := range sc.Maps {
		i := rs.mapIndex(name)
		if i < 0 {
			return fmt.Errorf("maps: there is no map %q", name)
		}
		sc.maps[i] = true
	}
	for h := range board.ID(rs.Board().Len()) {
		if !sc.maps[rs.Board().MapOf(h)] {
			sc.unplayed = append(sc.unplayed, h)
		}
	}
	return nil
}

// readReinforcements notes when units arrive, and by which hexes.
func (rs *Ruleset) readReinforcements(sc *scenario, p *Position) error {
	for _, r := range sc.Reinforcements {
		u := rs.unitOf(r.Unit)
		sc.entries[u] = rs.Board().FindAll(r.Hexes)
		if len(sc.entries[u]) == 0 {
			return fmt.Errorf("reinforcements: %s: there is no hex to come in by", r.Unit)
		}
		sc.due[u], sc.entry[u] = int8(r.Turn), sc.entries[u][0]
		p.units[u].absent, p.units[u].due = false, int8(r.Turn)
	}
	return nil
}

func (rs *Ruleset) mapIndex(name string) int {
	for i, m := range rs.Board().Maps {
		if m.ID == name {
			return i
		}
	}
	return -1
}

// setUp reads a line of the set-up: a fixed hex, or an area with the hex that is
// proposed.
func (rs *Ruleset) setUp(sc *scenario, p *Position, at data.Placement) error {
	u := rs.unitOf(at.Unit)
	hex, ok := rs.Board().Find(at.Hex)
	if !ok {
		return fmt.Errorf("there is no hex %q", at.Hex)
	}
	if at.Map != "" {
		i := rs.mapIndex(at.Map)
		if i < 0 {
			return fmt.Errorf("there is no map %q", at.Map)
		}
		sc.home[u], sc.homeTo[u] = int8(i+1), int8(at.MapUntil)
	}
	p.units[u].absent = false
	sc.propose[u] = hex
	if at.Area == "" {
		p.units[u].hex = hex
		return nil
	}
	for i, a := range sc.Areas {
		if a.ID == at.Area {
			sc.area[u] = int8(i)
			return nil
		}
	}
	return fmt.Errorf("there is no area %q", at.Area)
}

// readAreas turns the areas of a free set-up into hexes.
func (rs *Ruleset) readAreas(sc *scenario) error {
	for _, a := range sc.Areas {
		r := region{side: sideOf(a.Side), title: a.Title, in: make([]bool, rs.Board().Len()), behind: make([]bool, rs.Board().Len())}
		if r.side == nobody {
			return fmt.Errorf("areas: %s: side %q is unknown", a.ID, a.Side)
		}
		r.line = rs.Board().FindAll(a.Hexes)
		if len(r.line) != len(a.Hexes) {
			return fmt.Errorf("areas: %s: one of its hexes is not on the map", a.ID)
		}
		for _, h := range r.line {
			r.in[h] = true
		}
		for _, h := range rs.Board().FindAll(a.Behind) {
			r.behind[h] = true
		}
		if a.Country != "" {
			c := nationOf(a.Country)
			if c == noNation {
				return fmt.Errorf("areas: %s: country %q is unknown", a.ID, a.Country)
			}
			for h := range r.in {
				r.in[h] = r.in[h] || rs.country[h] == c && rs.onMaps(a.Maps, board.ID(h))
			}
		}
		sc.regions = append(sc.regions, r)
	}
	for u, hex := range sc.propose {
		if n := sc.area[u]; n >= 0 && !sc.regions[n].takes(&rs.units[u], hex) {
			return fmt.Errorf("setup: %s: hex %s is not in the area %q", rs.units[u].ID, rs.Board().Number(hex), sc.Areas[n].ID)
		}
	}
	return nil
}

// onMaps tells whether a hex lies on one of the maps named, or on any where none
// is.
func (rs *Ruleset) onMaps(maps []string, h board.ID) bool {
	for _, name := range maps {
		if rs.Board().Maps[rs.Board().MapOf(h)].ID == name {
			return true
		}
	}
	return len(maps) == 0
}

// takes tells whether a unit may be set up in a hex of the area.
func (r *region) takes(u *unit, h board.ID) bool {
	return h != board.None && (r.in[h] || r.behind[h] && (u.hq || u.depot))
}
