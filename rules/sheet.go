package rules

import (
	"fmt"
	"slices"
	"strconv"
)

// Sheet is an attack with all that goes into it.
type Sheet struct {
	Target   string     `json:"target"` // hex
	Attacker Force      `json:"attacker"`
	Defender Force      `json:"defender"`
	Ratio    string     `json:"ratio,omitempty"`   // before shifts: "1.5:1"
	Rounded  *Modifier  `json:"rounded,omitempty"` // how the strengths became the ratio or, without one, the column; nil where they are it
	Shifts   []Modifier `json:"shifts,omitempty"`
	Column   string     `json:"column,omitempty"` // after shifts
	// Chart is the ID of the chart that Column is a column of, "" for "crt"; Row is
	// the head of the row that was thrown, "" for the sum of the dice.
	Chart string `json:"chart,omitempty"`
	Row   string `json:"row,omitempty"`
	// Targets are all hexes under attack where they are more than Target.
	Targets   []string      `json:"targets,omitempty"`
	Forbidden *Modifier     `json:"forbidden,omitempty"`
	Magnitude string        `json:"magnitude,omitempty"`
	Chances   []Chance      `json:"chances,omitempty"`
	Losses    []LossChances `json:"losses,omitempty"`
	Checks    []CheckChance `json:"checks,omitempty"` // the attacker's first
	Result    string        `json:"result,omitempty"` // once the dice have fallen
	Dice      []int         `json:"dice,omitempty"`
	// Aside is how many of the first dice were not for the result, but for a modifier.
	Aside int `json:"aside,omitempty"`
	// Certain is false where hidden units may change the figures.
	Certain bool `json:"certain"`
}

// Apart parts dice into the first so many, which were for a modifier, and those that were
// for the result. A number that there are not so many dice for takes all of them.
func Apart(dice []int, aside int) (modifier, result []int) {
	n := min(max(0, aside), len(dice))
	return dice[:n], dice[n:]
}

// Net is the sum of all modifiers, in a book that rolls with them on a table without
// columns; ok is false where there are columns.
func (s *Sheet) Net() (sum int, ok bool) {
	n, err := strconv.Atoi(s.Column)
	return n, err == nil
}

// Modified is the sheet with modifiers that the dice brought. A column that is the sum of
// all modifiers changes with them.
func (s *Sheet) Modified(by []Modifier) *Sheet {
	c := *s
	c.Shifts = append(slices.Clone(s.Shifts), by...)
	if n, ok := s.Net(); ok {
		c.Column = fmt.Sprintf("%+d", n+SumOf(by))
	}
	return &c
}

// Force is one side of an attack.
type Force struct {
	Side      Side          `json:"side"`
	Units     []Participant `json:"units"`
	Withheld  []Participant `json:"withheld,omitempty"`
	Strength  int           `json:"strength"`
	Artillery int           `json:"artillery"`
	Steps     int           `json:"steps"`
	// Support is how much of the strength is that of artillery.
	Support int `json:"support,omitempty"`
	// Whole are modifiers of the strength that no unit of it has alone.
	Whole     []Modifier `json:"whole,omitempty"`
	Modifiers []Modifier `json:"modifiers,omitempty"` // of the loss roll
}

// Participant is a unit in an attack, or beside it.
type Participant struct {
	Counter
	Strength  int        `json:"strength"` // that counts
	Artillery int        `json:"artillery"`
	Modifiers []Modifier `json:"modifiers,omitempty"`
	Why       string     `json:"why,omitempty"` // it is withheld
	Case      string     `json:"case,omitempty"`
}

// Modifier is a change of a strength, a column or a die, with its reason.
type Modifier struct {
	What  string `json:"what"`
	Value int    `json:"value"`
	Case  string `json:"case"`
}

// SumOf is what modifiers come to.
func SumOf(list []Modifier) int {
	n := 0
	for _, m := range list {
		n += m.Value
	}
	return n
}

// Chance is a result and how many of the equally likely throws give it.
type Chance struct {
	Result string `json:"result"`
	Means  string `json:"means,omitempty"` // in a sentence, where the result is a code
	// Retreat tells who retreats by it, where the result is a code that only its
	// rulebook can read; "" leaves it to the reader.
	Retreat string `json:"retreat,omitempty"`
	Of      int    `json:"of"`
	In      int    `json:"in"`
}

// Who retreats by a result.
const (
	RetreatNobody   = "nobody"
	RetreatAttacker = "attacker"
	RetreatDefender = "defender"
	RetreatBoth     = "both"
)

// LossChances are the chances of each number of losses of a side, over all
// throws; the expected loss is Sum / In.
type LossChances struct {
	Side Side  `json:"side"`
	Of   []int `json:"of"` // index: number of losses
	In   int   `json:"in"`
	Sum  int   `json:"sum"`
}

// CheckChance is how many of the equally likely throws have a force fail the check that
// it makes after the attack.
type CheckChance struct {
	Side Side    `json:"side"`
	Lead Counter `json:"lead"` // the unit by whose level it is made
	// Level is what the roll must not exceed. Where it is not Known to the reader, it is the
	// best that the unit can have, and the chance the least.
	Level int  `json:"level"`
	Known bool `json:"known"`
	// Modifiers are those that hold whatever is thrown.
	Modifiers []Modifier `json:"modifiers,omitempty"`
	Case      string     `json:"case"`
	Of        int        `json:"of"`
	In        int        `json:"in"`
}

// Expected is the mean number of losses, in hundredths.
func (l *LossChances) Expected() int {
	if l.In == 0 {
		return 0
	}
	return (100*l.Sum + l.In/2) / l.In
}
