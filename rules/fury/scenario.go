package fury

import (
	"fmt"
	"io/fs"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
)

// scenario is a set-up with its start made ready (6).
type scenario struct {
	*data.Scenario
	start *Position
	// By unit:
	area     []int8     // in which it is set up, -1 for none
	proposal []board.ID // hex that is proposed for it
	regions  []region
}

// region is where an army is set up (6).
type region struct {
	title   string
	side    side
	country nation
	around  []board.ID
}

// setUpOrder is who sets up first (6).
var setUpOrder = [2]side{central, russian}

func (rs *Ruleset) readScenarios(fsys fs.FS) error {
	return rs.EachScenario(fsys, func(_ string, at board.ID) bool { return rs.enterable(at) }, rs.addScenario)
}

// addScenario makes the position from which a scenario starts: nobody stands on the
// map yet.
func (rs *Ruleset) addScenario(s *data.Scenario) error {
	sc := &scenario{Scenario: s}
	for _, a := range s.Areas {
		r := region{title: a.Title, side: sideOf(a.Side), country: nationOf(a.Country)}
		for _, n := range a.Around {
			at, _ := rs.Board().Find(n)
			r.around = append(r.around, at)
		}
		if r.country == noNation || len(r.around) == 0 {
			return fmt.Errorf("areas: %s names neither a country nor the hexes round which it lies", a.ID)
		}
		sc.regions = append(sc.regions, r)
	}
	if len(s.Setup) == 0 || s.Turns[1] > len(rs.tables.Turns) {
		return fmt.Errorf("nobody is set up, or the turn track is too short")
	}
	sc.start = rs.blank(sc)
	for range rs.units {
		sc.area, sc.proposal = append(sc.area, -1), append(sc.proposal, board.None)
	}
	for _, p := range s.Setup {
		u, _ := rs.FindUnit(p.Unit)
		for i, a := range s.Areas {
			if a.ID == p.Area {
				sc.area[u] = int8(i)
			}
		}
		at, ok := rs.Board().Find(p.Hex)
		if !ok || sc.area[u] < 0 {
			return fmt.Errorf("setup: %s has neither an area nor a hex that is proposed", p.Unit)
		}
		sc.proposal[u] = at
		st := &sc.start.units[u]
		st.box, st.active = onMap, rs.units[u].hq && !p.Back
	}
	for _, r := range s.Reinforcements {
		u, _ := rs.FindUnit(r.Unit)
		st := &sc.start.units[u]
		st.box, st.due = toCome, int8(r.Turn)
		if rs.units[u].reduced {
			st.lost = 1
		}
	}
	d := core.Describe(s, sideIDs[:], sideNames[:])
	d.First, d.Phases, d.Options, d.Overlays = rules.Side(s.Opens), core.Row(phases[:]), optionList, overlayKinds
	rs.Enter(d, sc)
	return nil
}

// blank is a position before anybody is set up.
func (rs *Ruleset) blank(sc *scenario) *Position {
	p := &Position{network: network{forces{Table: core.NewTable(&rs.Rulebook), rs: rs, turn: int8(sc.Turns[0]), field: &field{}}}, scenario: sc, initiative: russian, first: [2]front{noFront, noFront}, front: noFront,
		side: setUpOrder[0], phase: deploymentPhase, stage: atDeploy, nation: noNation}
	for i := range rs.units {
		st := unitState{hex: board.None, box: absent, army: rs.units[i].army}
		if rs.units[i].cadre {
			st.box = inPool
		}
		p.units = append(p.units, st)
	}
	for i := range rs.forts {
		p.forts = append(p.forts, fortState{holder: rs.forts[i].side})
	}
	for _, a := range rs.armies {
		p.fronts = append(p.fronts, a.front)
	}
	for n := range p.rail {
		p.rail[n] = int8(rs.tables.RailPoints[nationIDs[n]])
	}
	p.combat = noCombat
	p.muster()
	return p
}

// optionList is what is chosen before a game.
var optionList = []rules.Option{{ID: "pflanzer-baltin", Title: "Pflanzer-Baltin's headquarters", Values: []string{"off", "on"}, Default: "off",
	Help: "Austria-Hungary receives a fifth headquarters in early October."}}

func parseOptions(o rules.Options) options { return options{pflanzer: o["pflanzer-baltin"] == "on"} }

// New begins a game. The error names an unknown scenario or option.
func (rs *Ruleset) New(name string, o rules.Options, seed uint64) (rules.Position, error) {
	s, err := rs.Choose(name, o)
	if err != nil {
		return nil, err
	}
	p := s.start.clone()
	p.Dies, p.options = rules.NewDice(seed), parseOptions(o)
	p.leaveOut()
	return p, nil
}

// leaveOut takes out what the options leave at home.
func (p *Position) leaveOut() {
	for i := range p.units {
		if p.unit(int16(i)).optional && !p.options.pflanzer {
			p.units[i] = unitState{hex: board.None, box: absent, army: p.units[i].army, lost: p.units[i].lost}
		}
	}
}

// overlayKinds are the kinds of query about a side that other games do not know.
var overlayKinds = []rules.OverlayKind{{ID: "command", Title: "Command", Help: "How far each headquarters commands, and which units it cannot reach."}}
