package tannenberg

import (
	"fmt"
	"io/fs"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
)

// scenario is a set-up with its start made ready.
type scenario struct {
	*data.Scenario
	start *Position
	// By unit:
	propose []board.ID // hex of the historical deployment, None for those that come later
	arrives []int8     // turn in which history has it arrive, 0 for those that are set up
}

// options are what was chosen before the game.
type options struct {
	orders   [3]string // order of battle, by nation; russia has only "original"
	limited  bool      // Limited Intelligence
	twoFront bool      // Two Fronts
}

// orderIDs are the orders of battle of West Front, of Germany and of
// Austria-Hungary. The German one of the two-front game is "two-front".
var orderIDs = []string{"original", "a", "b", "c", "d"}

func (rs *Ruleset) readScenarios(fsys fs.FS) error {
	return rs.EachScenario(fsys, func(_ string, h board.ID) bool { return rs.closed[h] == openHex }, rs.addScenario)
}

// addScenario makes the start ready, with every unit off the map.
func (rs *Ruleset) addScenario(d *data.Scenario) error {
	s := &scenario{Scenario: d, propose: make([]board.ID, len(rs.units)), arrives: make([]int8, len(rs.units))}
	for u := range s.propose {
		s.propose[u] = board.None
	}
	for _, x := range d.Setup {
		s.propose[rs.number(x.Unit)], _ = rs.Board().Find(x.Hex)
	}
	for _, x := range d.Reinforcements {
		s.arrives[rs.number(x.Unit)] = int8(x.Turn)
	}
	if d.Turns[1] > len(rs.tables.Turns) {
		return fmt.Errorf("turns: the time record has only %d", len(rs.tables.Turns))
	}
	p := &Position{forces: forces{Table: core.NewTable(&rs.Rulebook), rs: rs, units: make([]unitState, len(rs.units)), forts: make([]bool, len(rs.forts)),
		trails: make([][]board.ID, len(rs.engineers))}, scenario: s, turn: int8(d.Turns[0]), side: central, phase: planPhase, stage: atPlan}
	for u := range p.units {
		p.units[u] = unitState{hex: board.None, absent: true}
	}
	for i := range rs.objectives {
		p.held = append(p.held, rs.objectives[i].home)
	}
	p.refresh()
	s.start = p
	described := core.Describe(d, sideIDs[:], sideNames[:])
	described.First, described.Phases, described.Options = sideIDs[russia], phaseRow, gameOptions
	described.Lacks = []string{rules.QueryZones} // there are no zones of control
	rs.Enter(described, s)
	rs.orders = append(rs.orders, d.Orders...)
	return nil
}

var gameOptions = []rules.Option{
	{ID: "german-order", Title: "German order of battle", Help: "West Front: how much of the army is in the east. C and D have one more EB unit.",
		Values: orderIDs, Default: orderIDs[0]},
	{ID: "austrian-order", Title: "Austro-Hungarian order of battle", Help: "West Front: how much of the army is here and not in Serbia.",
		Values: orderIDs, Default: orderIDs[0]},
	{ID: "limited-intelligence", Title: "Limited intelligence", Help: "Russia does not see which German unit is which until it fights.",
		Values: []string{"off", "on"}, Default: "off"},
	{ID: "two-front", Title: "Two-front game", Help: "You divide the whole German army between this map and the west, and transfer units between them.",
		Values: []string{"off", "on"}, Default: "off"},
}

func parseOptions(o rules.Options) options {
	order := func(id string) string {
		if v := o[id]; v != "" {
			return v
		}
		return orderIDs[0]
	}
	return options{orders: [3]string{orderIDs[0], order("german-order"), order("austrian-order")},
		limited: o["limited-intelligence"] == "on", twoFront: o["two-front"] == "on"}
}
