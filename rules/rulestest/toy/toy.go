// Package toy is a whole ruleset on sixteen hexes: the worked example for whoever
// writes a new one, and what the tests of the kit, the journal and the referee play.
// It is small, but has everything that the kit of package rulestest looks at: two
// sides, hidden information, dice, a decision of the other side within an action, an
// option and a few turns. Only tests import it.
//
// Red and blue move their units, whose strengths nobody but their owner knows until
// they fight, and each side may lay one mine. A beaten unit retreats or yields, and
// the victor may advance.
//
// Read the files in this order:
//
//   - toy.go: the Ruleset, which never changes once it is open.
//   - position.go: the Position: what it holds, and how it is copied.
//   - fields.go: the fields of a position, from which saves, hashes and the referee's
//     custom positions follow.
//   - play.go: the verbs. Each says in one place when it is legal.
//   - view.go: what a side may see, the answers to queries, and the disguise with which
//     the kit makes sure that nothing hidden shows.
package toy

import (
	"embed"
	"fmt"
	"io/fs"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
)

// ID is the id of the ruleset.
const ID = "toy"

// The two sides.
const (
	Red  rules.Side = "red"
	Blue rules.Side = "blue"
)

// side is a side as a position keeps it, an index of sideIDs.
type side int8

const (
	red side = iota
	blue
)

var sideIDs = []rules.Side{red: Red, blue: Blue}

func (s side) enemy() side { return 1 - s }

// name is what sentences call a side.
func (s side) name() string { return sideNames[s] }

var sideNames = []string{red: "Red", blue: "Blue"}

// files are the toy's data. Those of a real ruleset stand in the data folder of the
// program; Register hands them to its open, with the player's own laid over them.
//
//go:embed data
var files embed.FS

func init() { rules.Register(ID, func(fs.FS) (rules.Ruleset, error) { return New(), nil }) }

// Ruleset is the toy's rulebook. Rulebook gives it its id, title, cases, fingerprint,
// board and the names of units and hexes, Games its scenarios.
type Ruleset struct {
	core.Rulebook
	core.Games[scenario]
	roster *codec.Roster[*position, unitState]
	ground *occupancy.Ground
}

// scenario is what is made ready of a scenario: the position that its games begin with,
// but for the dice and what they decide.
type scenario struct {
	id    string
	start *position
}

// each is the number of units of a side; those of unit u are of side u%2.
const each = 3

// New makes the ruleset.
func New() *Ruleset {
	own, err := fs.Sub(files, "data")
	if err != nil {
		panic(err)
	}
	rs, err := open(own)
	if err != nil {
		panic(err)
	}
	return rs
}

// open reads the ruleset from its data. The units and the scenarios of the toy are so
// few that they stand here; a real ruleset reads its own with ReadUnits and
// EachScenario, and its tables with ReadTables.
func open(fsys fs.FS) (*Ruleset, error) {
	bookOf, err := core.Open(fsys, ID, "Toy")
	if err != nil {
		return nil, err
	}
	rs := &Ruleset{Rulebook: bookOf}
	field, err := data.Board(fsys, ID, "field")
	if err != nil {
		return nil, err
	}
	rs.Lay(field, func(h board.ID) string { return "hex " + field.Number(h) })

	var counters []core.Counter
	for u := range 2 * each {
		s := side(u % 2)
		counters = append(counters, core.Counter{ID: fmt.Sprintf("%s-%d", sideIDs[s], u/2+1), Label: fmt.Sprintf("%s-%d", s.name(), u/2+1)})
	}
	rs.Enlist(counters, sideIDs)
	rs.roster = codec.NewRoster(rs.Names(), unitFields)
	noZones := func(board.ID, hex.Direction, board.ID) bool { return false }
	rs.ground = occupancy.NewGround(field, len(counters), noZones)

	rs.enter("skirmish", "Skirmish", each)
	rs.enter("duel", "Duel", 1)
	return rs, nil
}

// enter adds a scenario in which each side has so many units.
func (rs *Ruleset) enter(id, title string, units int) {
	sc := &scenario{id: id}
	sc.start = &position{Table: core.NewTable(&rs.Rulebook), rs: rs, scenario: sc, turn: 1, last: 3,
		units: make([]unitState, 2*each), mines: [2]mine{{at: board.None}, {at: board.None}}}
	for u := range sc.start.units {
		s := &sc.start.units[u]
		s.at = board.None
		if n := u/2 + 1; n <= units {
			s.at, _ = rs.Board().Find(fmt.Sprintf("%d.%d", []int{red: 1, blue: 3}[u%2], n))
			s.strength = 1
		}
	}
	sc.start.muster()
	rs.Enter(rules.Scenario{ID: id, Title: title, Turns: [2]int{1, 5}, Sides: sideIDs, Names: sideNames, First: Red,
		Phases:  []rules.Phase{{ID: phase, Title: "Action"}},
		Options: []rules.Option{{ID: "length", Title: "Length", Values: []string{"short", "long"}, Default: "short"}}}, sc)
}

// phase is the only one of a turn.
const phase = "action"

// Find is the ruleset by its id, as journal.Open asks for it.
func Find(id string) (rules.Ruleset, error) {
	if id != ID {
		return nil, fmt.Errorf("ruleset %q is unknown; there is only %s", id, ID)
	}
	return New(), nil
}

// Charts are none.
func (rs *Ruleset) Charts() []rules.Chart { return nil }

// New begins a game.
func (rs *Ruleset) New(name string, options rules.Options, seed uint64) (rules.Position, error) {
	sc, err := rs.Choose(name, options)
	if err != nil {
		return nil, err
	}
	p := sc.start.clone()
	p.Dies = rules.NewDice(seed)
	if options["length"] == "long" {
		p.last = 5
	}
	for u := range p.units {
		if p.onMap(int16(u)) {
			p.units[u].strength = int8(p.Dies.D6()+1) / 2
		}
	}
	return p, nil
}
