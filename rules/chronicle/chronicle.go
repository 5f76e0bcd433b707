package chronicle

import (
	"slices"

	"vistula/rules"
)

// Knowledge tells whose eyes a chronicle was written with.
type Knowledge string

// What a chronicle may know.
const (
	OfSide    Knowledge = "side"    // what Chronicle.For has seen
	OfAll     Knowledge = "all"     // everything, for the game is over
	OfReferee Knowledge = "referee" // everything, of a game that goes on
)

// Chronicle is the story of a match up to where it stands.
type Chronicle struct {
	Game     string // the ruleset's title
	Ruleset  rules.Ruleset
	Scenario rules.Scenario
	Options  []Choice // as chosen, and by default where nothing was
	Sides    []Side
	For      rules.Side // who is told, "" for all
	Knows    Knowledge
	Actions  int // that are known
	// Midway tells that the match began at a position of its own; the options are
	// then unknown.
	Midway bool
	// AsPrinted tells that it was played from the scenario's beginning, with all options as
	// the rulebook has them by default.
	AsPrinted bool
	Outcome   *rules.Outcome // nil while the game goes on
	Start     *rules.View    // before the first action
	End       *rules.View    // after the last
	Turns     []Turn
	Battles   []*Battle // in their order
	Points    []Series
	Losses    map[rules.Side]Toll
	Dice      map[rules.Side]*Throws
	Luck      map[rules.Side]*Luck
	// Histories are those of all units that did or suffered anything, by unit.
	Histories map[string]*History
	names     map[string]string // of units
}

// Choice is an option of the scenario with the value that was chosen.
type Choice struct {
	Title, Value string
}

// Side is one of the two sides with who played it.
type Side struct {
	ID     rules.Side
	Name   string
	Nation string // that most of its counters belong to, for its colour
	Player string // "person", a computer player's name, or "" where nobody has said
}

// Turn is one game turn.
type Turn struct {
	Number int
	Label  string // of the turn record, where that is not the number
	Dates  string
	Parts  []Part
	Losses map[rules.Side]Toll
	Hexes  []string // where it was decided: battles, losses, places taken
	Moved  []string // where units marched and arrived
	Totals []rules.Total
	Gains  []rules.Entry // what points were earned for in this turn
	View   *rules.View   // when the turn was done
	Whole  bool          // false for the turn in which the chronicle ends, and the first of one begun midway
}

// Part is a player turn, or what else of a turn belongs to one side.
type Part struct {
	Side   rules.Side
	Phases []Phase
}

// Phase is a phase of a part. A phase in which nothing happened is left out.
type Phase struct {
	ID, Title string
	Lines     []Line
	// Before and After are the counters on the map when the phase began and when it
	// ended, as far as they are in view.
	Before, After []rules.Stack
	Totals        []rules.Total // of the points, after it
}

// Class is what a line tells of.
type Class string

// The classes of lines.
const (
	March   Class = "march"   // units went from hex to hex
	Retreat Class = "retreat" // units had to go back
	Advance Class = "advance" // units went into a hex for which they fought
	Arrival Class = "arrival" // units that were not on the map came onto it
	Fight   Class = "battle"  // a Battle
	Loss    Class = "loss"
	Taken   Class = "taken" // a place changed hands
	Points  Class = "points"
	Supply  Class = "supply"
	Throw   Class = "throw" // dice fell
	Other   Class = "other"
)

// Line is something that happened.
type Line struct {
	Class  Class
	Text   string // a sentence; "" for Fight, Taken and a Supply that names Units
	Case   string
	Side   rules.Side
	Units  []string
	Hexes  []string
	Dice   []int
	Score  int // victory points of Side, as the event tells
	Tolls  []UnitToll
	Battle *Battle  // of a Fight
	Place  *Capture // of a Taken
	// First and Last are the actions of the match that the line tells of, counted
	// from 1. They count what is hidden too, and so are not to be shown to a side.
	First, Last int
	kind        string // of the event
	attack      string // that the event belongs to: rules.Event.Battle
}

// Capture is a place that changed hands. From is "" where nobody had held it yet.
type Capture struct {
	Hex, Name string
	From, To  rules.Side
}

// Toll is what was lost: steps, whole units, and grades of effectiveness. The
// steps of whole units are among the steps.
type Toll struct {
	Steps, Units, Grades int
}

// Hits are steps and grades together: what tables of losses count.
func (t Toll) Hits() int { return t.Steps + t.Grades }

// None tells that nothing was lost.
func (t Toll) None() bool { return t == Toll{} }

// Plus is both together.
func (t Toll) Plus(o Toll) Toll {
	return Toll{t.Steps + o.Steps, t.Units + o.Units, t.Grades + o.Grades}
}

// UnitToll is what one unit lost, or a fortress, whose name stands in place of the unit.
type UnitToll struct {
	Unit, Name string
	Side       rules.Side
	Hex        string // where it stood
	Cause      Cause  // "" where no event tells it
	Toll
}

// Series is how one total of the track of points went: Values[i] after Turns[i]
// of the chronicle.
type Series struct {
	Side   rules.Side
	Name   string
	Start  int // before the first turn that is told
	Values []int
}

// OfTurn tells whether a phase is one of those that a turn consists of, and not a set-up.
func (c *Chronicle) OfTurn(p *Phase) bool {
	return slices.ContainsFunc(c.Scenario.Phases, func(x rules.Phase) bool { return x.ID == p.ID })
}

// UnitName is what a unit is called on its counter.
func (c *Chronicle) UnitName(unit string) string {
	if n := c.names[unit]; n != "" {
		return n
	}
	return unit
}

// SideName is what a side is called, "" for nobody.
func (c *Chronicle) SideName(s rules.Side) string { return c.Scenario.SideName(s) }

// Nation is the nation of a side, "" for nobody.
func (c *Chronicle) Nation(side rules.Side) string {
	for i := range c.Sides {
		if c.Sides[i].ID == side {
			return c.Sides[i].Nation
		}
	}
	return ""
}

// HexName is a hex with the name of what lies there: "Lemberg (7.09)".
func (c *Chronicle) HexName(hex string) string {
	b := c.Ruleset.Board()
	if id, ok := b.Find(hex); ok {
		return b.Name(id)
	}
	return hex
}
