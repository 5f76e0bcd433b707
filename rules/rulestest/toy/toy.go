// Package toy is the smallest ruleset that has everything which the kit of
// package rulestest looks at: two sides, hidden information, dice, decisions of
// the other side within an action, an optional rule and a few turns. Only tests
// import it.
//
// On sixteen hexes red and blue move their units, whose strengths nobody but
// their owner knows until they fight, and each side may lay one mine. A beaten
// unit retreats or yields, and the victor may advance.
package toy

import (
	"fmt"
	"io/fs"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// ID is the id of the ruleset.
const ID = "toy"

// The two sides.
const (
	Red  rules.Side = "red"
	Blue rules.Side = "blue"
)

func init() { rules.Register(ID, func(fs.FS) (rules.Ruleset, error) { return New(), nil }) }

// Ruleset is the toy's rulebook.
type Ruleset struct{ board *board.Board }

// New makes the ruleset.
func New() *Ruleset {
	m := &board.Map{ID: "field", Grid: board.Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "r.c",
		First: hex.Axis{Axis: "row", Direction: "down", From: 1, To: 4}, Second: hex.Axis{Axis: "column", Direction: "right", From: 1, To: 4},
		Shifted: "even", Shift: "right"}}}
	for row := range 4 {
		for column := range 4 {
			m.Hexes = append(m.Hexes, board.Hex{Number: fmt.Sprintf("%d.%d", row+1, column+1), Terrain: "clear"})
		}
	}
	b, err := board.New(m)
	if err != nil {
		panic(err)
	}
	return &Ruleset{b}
}

// Find is the ruleset by its id, as journal.Open asks for it.
func Find(id string) (rules.Ruleset, error) {
	if id != ID {
		return nil, fmt.Errorf("ruleset %q is unknown; there is only %s", id, ID)
	}
	return New(), nil
}

// ID is "toy".
func (r *Ruleset) ID() string { return ID }

// Title is the game's name.
func (r *Ruleset) Title() string { return "Toy" }

// Board is the field of four rows of four hexes.
func (r *Ruleset) Board() *board.Board { return r.board }

// Charts are none.
func (r *Ruleset) Charts() []rules.Chart { return nil }

// Fingerprint is that of data which never change.
func (r *Ruleset) Fingerprint() string { return "toy-1" }

// Scenarios are a skirmish and a duel.
func (r *Ruleset) Scenarios() []rules.Scenario {
	length := []rules.Option{{ID: "length", Title: "Length", Values: []string{"short", "long"}, Default: "short"}}
	sides, names := []rules.Side{Red, Blue}, []string{"Red", "Blue"}
	phases := []rules.Phase{{ID: "action", Title: "Action"}}
	return []rules.Scenario{
		{ID: "skirmish", Title: "Skirmish", Turns: [2]int{1, 5}, Sides: sides, Names: names, First: Red, Phases: phases, Options: length},
		{ID: "duel", Title: "Duel", Turns: [2]int{1, 5}, Sides: sides, Names: names, First: Red, Phases: phases, Options: length},
	}
}

// Cases are the rulebook's.
func (r *Ruleset) Cases() []rules.Case {
	return []rules.Case{
		{Case: "1", Title: "What the toy is", Kind: "definition"},
		{Case: "1.1", Title: "Units move once a turn, to an empty hex", Kind: "rule"},
		{Case: "1.2", Title: "A player turn ends when its side says so", Kind: "rule"},
		{Case: "2.1", Title: "A unit attacks an adjacent enemy instead of moving", Kind: "rule"},
		{Case: "2.2", Title: "A beaten unit retreats or yields", Kind: "rule"},
		{Case: "2.3", Title: "The victor may advance", Kind: "rule"},
		{Case: "3.1", Title: "Each side lays one mine", Kind: "rule"},
		{Case: "4.1", Title: "The side with more units wins", Kind: "rule"},
	}
}

// New begins a game.
func (r *Ruleset) New(scenario string, options rules.Options, seed uint64) (rules.Position, error) {
	i := slices.IndexFunc(r.Scenarios(), func(s rules.Scenario) bool { return s.ID == scenario })
	if i < 0 {
		return nil, fmt.Errorf("scenario %q is unknown", scenario)
	}
	if err := r.Scenarios()[i].Check(options); err != nil {
		return nil, err
	}
	p := &position{rs: r, dice: rules.NewDice(seed)}
	p.Scenario, p.Turn, p.Last, p.Side = scenario, 1, 3, Red
	if options["length"] == "long" {
		p.Last = 5
	}
	for n := 1; n <= unitsOf(scenario); n++ {
		for _, side := range []rules.Side{Red, Blue} {
			p.Units = append(p.Units, unit{ID: fmt.Sprintf("%s-%d", side, n), Side: side, Hex: start(side, n), Strength: (p.dice.D6() + 1) / 2})
		}
	}
	return p, nil
}

func unitsOf(scenario string) int {
	if scenario == "duel" {
		return 1
	}
	return 3
}

func start(side rules.Side, n int) string {
	if side == Red {
		return fmt.Sprintf("1.%d", n)
	}
	return fmt.Sprintf("3.%d", n)
}
