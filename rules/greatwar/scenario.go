package greatwar

import (
	"io/fs"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
)

// scenario is a set-up with its start made ready (26.0).
type scenario struct {
	*data.Scenario
	start   *Position
	sitsOut side // has no player turn in the first turn
	opens   side // begins the first turn
	maps    [2]bool
	// unplayed are the hexes of a map that is not in play.
	unplayed []board.ID
	// By unit:
	due     []int8       // turn of its arrival, 0 for one that is set up
	entry   []board.ID   // where it arrives, None for one that is set up
	area    []int8       // area in which it is set up freely, -1 for a fixed hex
	home    []int8       // map that it may not leave, plus one; 0 for none (17.41, 17.42)
	homeTo  []int8       // turn from which it may, 0 for never
	propose []board.ID   // hex that is proposed for it
	entries [][]board.ID // all hexes where it may arrive; entry is the first
	regions []region     // areas of a free set-up
}

func (rs *Ruleset) readScenarios(fsys fs.FS) error { return rs.EachScenario(fsys, nil, rs.addScenario) }

// optionsOf are the optional rules of a scenario.
func optionsOf(s *scenario) []rules.Option {
	yes := func(id, title, help string) rules.Option {
		return rules.Option{ID: id, Title: title, Help: help, Values: []string{"off", "on"}, Default: "off"}
	}
	list := []rules.Option{
		yes("attack-imperative", "Attack imperative (23.0)", "Austria-Hungary must make at least four attacks in each of turns 2, 3 and 4."),
		yes("cavalry-forage", "Cavalry forage (24.0)", "Unsupplied cavalry away from other units may forage."),
		yes("rail-line-limits", "Railway line limits (17.5)", "Each railway line carries a limited number of stacking points per phase."),
		yes("unlimited-command", "Unlimited command (10.32)", "A headquarters commands all units within its radius."),
	}
	list[0].Idle = s.Turns[0] > imperativeTo
	switch s.ID {
	case "campaign":
		list = append(list, yes("wrong-envelope", "The wrong envelope (22.0)", "A die roll decides whether the Austro-Hungarian 2nd Army goes to Serbia or to Galicia."))
	case "free-deployment":
		list = append(list, yes("extra-deployment", "Twelve more stacking points (26.23)", "Austria-Hungary sets up twelve stacking points of its reinforcements."))
	}
	return list
}

// list names the options that are in force, in a fixed order.
func (o options) list() []string {
	var names []string
	for _, x := range []struct {
		on   bool
		name string
	}{{o.envelope, "wrong-envelope"}, {o.imperative, "attack-imperative"}, {o.forage, "cavalry-forage"}, {o.lines, "rail-line-limits"},
		{o.unlimited, "unlimited-command"}, {o.extra, "extra-deployment"}} {
		if x.on {
			names = append(names, x.name)
		}
	}
	return names
}

func parseOptions(o rules.Options) options {
	on := func(id string) bool { return o[id] == "on" }
	return options{envelope: on("wrong-envelope"), imperative: on("attack-imperative"), forage: on("cavalry-forage"),
		lines: on("rail-line-limits"), unlimited: on("unlimited-command"), extra: on("extra-deployment")}
}

// usesSerbia tells whether the Serbian map is in play.
func (p *Position) usesSerbia() bool {
	for i, m := range p.Board().Maps {
		if m.ID == "serbia" {
			return p.scenario.maps[i]
		}
	}
	return false
}

// region is an area of a free set-up as hexes.
type region struct {
	side   side
	title  string
	line   []board.ID // the hexes of a start line (26.31)
	in     []bool     // by hex: where units may stand
	behind []bool     // where only headquarters and depots may
}

// overlayKinds are the kinds of query about a side that other games do not know.
var overlayKinds = []rules.OverlayKind{{ID: "command", Title: "Command",
	Help: "The command radius of each headquarters, and the units outside all of them."}}

// The attack imperative (23.0).
const (
	imperativeFrom    = 2
	imperativeTo      = 4
	imperativeAttacks = 4
)
