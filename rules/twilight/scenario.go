package twilight

import (
	"fmt"
	"slices"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
	"vistula/rules/occupancy"
)

// scenario is a set-up with its start made ready (28, 29).
type scenario struct {
	*data.Scenario
	start  *Position
	opens  side // begins the first turn
	game   *gameRow
	inPlay []bool           // by hex: it lies on a sheet in play
	sheets occupancy.Area   // the same hexes
	rails  []board.ID       // those of them with railways on which trains run
	empty  []rules.HexFacts // what computer players are told of the board without units
	// By unit:
	due       []int8        // turn of its arrival, 0 for one that is set up or takes no part
	entries   [][]board.ID  // where it may arrive
	byRail    []bool        // it arrives by train
	until     []int8        // turn from which it may move (3.3.5), 0 for free
	garrison  []bool        // it begins as a garrison (3.3.5, 12.4)
	released  []int8        // turn that ends that duty, 0 for never
	home      []board.ID    // where it is set up, None for one that is not
	walled    []bool        // it is set up in a fortress or a fortress complex, which it guards as a garrison (12.4)
	wards     []int8        // by hex: the fortress complex of which a unit is set up there, -1 for none
	withdrawn []int8        // turn of its withdrawal (3.3.6), 0 for never
	armies    []bool        // by army: it has a display
	leaders   []leader      // markers on units (25)
	closed    []closure     // what is closed to some units (3.3.5)
	rims      [2][]board.ID // hexes of friendly map edges (1.2.1)
	exits     [2][]board.ID // railways that leave by a friendly map edge (14.2.1)
	bukowina  [2][]board.ID // half-hexes that lead to the Bukowina (14.7)
}

// begin is the start of a scenario without units.
func (rs *Ruleset) begin(sc *scenario) *Position {
	p := &Position{Table: core.NewTable(&rs.Rulebook), rs: rs, scenario: sc, units: make([]unitState, len(rs.units)),
		draft: noBoundary, marker: -1, rider: -1, held: make([]side, rs.Board().Len()), turn: int8(sc.Turns[0]), side: sc.opens,
		combat: noCombat(), repulse: noRepulse(), fording: noFording()}
	copy(p.held, rs.owner)
	for i := range p.units {
		p.units[i] = rs.nowhere(int16(i))
	}
	for s, name := range sideIDs {
		p.points[s] = int16(sc.Start.VictoryPoints[string(name)])
	}
	for i, name := range railAccounts {
		p.rail[i] = int16(2 * sc.Start.RailPoints[name])
	}
	return p
}

// railAccounts are the accounts of rail points (4.7) as the data name them.
var railAccounts = [accounts]string{germanRail: "germany", austrianRail: "austria-hungary", broadRail: "russia-russian", europeanRail: "russia-standard"}

// fill puts the units of a scenario where they begin.
func (rs *Ruleset) fill(sc *scenario) error {
	p := sc.start
	for _, at := range sc.Setup {
		u := rs.unitOf(at.Unit)
		h, ok := rs.Board().Find(at.Hex)
		if !ok {
			return fmt.Errorf("setup: %s: there is no hex %q", at.Unit, at.Hex)
		}
		st := &p.units[u]
		sc.home[u] = h
		if c := rs.units[u].complex; c >= 0 {
			sc.wards[h] = c
		}
		st.hex, st.gone, st.lost, st.ce = h, onBoard, int8(at.StepLosses), int8(at.Status)
		sc.until[u], sc.garrison[u], sc.released[u] = int8(at.ImmobileUntil), at.Garrison, int8(at.GarrisonUntil)
	}
	for _, at := range sc.Setup {
		u := rs.unitOf(at.Unit)
		sc.walled[u] = slices.ContainsFunc(sc.Setup, func(x data.Placement) bool { return x.Hex == at.Hex && rs.units[rs.unitOf(x.Unit)].works() })
	}
	for _, r := range sc.Reinforcements {
		u := rs.unitOf(r.Unit)
		sc.entries[u] = rs.Board().FindAll(r.Hexes)
		if len(sc.entries[u]) == 0 {
			return fmt.Errorf("reinforcements: %s: there is no hex to come in by", r.Unit)
		}
		sc.due[u], sc.byRail[u] = int8(r.Turn), r.Rail
		p.units[u].gone = waiting
	}
	for _, w := range sc.Withdrawals {
		sc.withdrawn[rs.unitOf(w.Unit)] = int8(w.Turn)
	}
	for s, name := range sideIDs {
		for _, h := range rs.Board().FindAll(sc.Start.Held[string(name)]) {
			p.hold(h, side(s))
		}
	}
	for _, w := range sc.Start.Works {
		h, ok := rs.Board().Find(w.Hex)
		if !ok {
			return fmt.Errorf("start: works: there is no hex %q", w.Hex)
		}
		p.works = append(p.works, work{hex: h, level: int8(w.Level), side: sideOf(w.Side)})
	}
	slices.SortFunc(p.works, func(a, b work) int { return int(a.hex) - int(b.hex) })
	return nil
}

// curiosities are the units and places of the special rules, found once by the ids
// that they have in the data.
type curiosities struct {
	boyen, loetzen int16 // -1 where there is none
	ofBoyen        []int16
	towns          []int16 // Landsturm of a town
	reserves       []int16 // main reserves of fortresses
	incomplete     []int16
	koenigsberg    []int16   // units of the Königsberg Corps
	corps          int8      // that corps, -1 for none
	landwehr       int16     // who else may be attached to it (22.5)
	slips          []int16   // detachments that a Prepared Attack does not pin (6.4.4)
	parents        [][]int16 // by detachment: the units that it may be integrated into (6.4.3a)
}

// closure keeps some units out of a country before a turn (28, 29).
type closure struct {
	nation, country nation
	army            int8 // -1 for all of the nation
	kinds           []kind
	before          int8
}

// leader is a leader marker that lies on a unit (25).
type leader struct {
	id          string
	on          int16
	from, until int8 // the turns in which it has an effect
	optional    bool // it has one only where the players have chosen so
}
