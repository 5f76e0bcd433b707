package rules

import (
	"iter"
	"slices"
	"strings"
)

// View is everything that one side may see of a position, as data: what is not
// in it is not known to that side. A window draws a View and nothing else.
type View struct {
	Ruleset  string    `json:"ruleset"`
	For      Side      `json:"for"` // who looks; "" for an open game
	Status   Status    `json:"status"`
	Prompt   Prompt    `json:"prompt"`
	Stacks   []Stack   `json:"stacks"`             // by hex, in the board's order
	Control  []Control `json:"control,omitempty"`  // towns and the like
	Tracks   []Track   `json:"tracks,omitempty"`   // turn record, victory points ...
	Displays []Display `json:"displays,omitempty"` // orders of battle, boxes off the map
	Combat   *Sheet    `json:"combat,omitempty"`   // the attack in hand
	Battle   string    `json:"battle,omitempty"`   // what goes on of a fight that has no sheet any more, by the Battle of its events
	Declared []Way     `json:"declared,omitempty"` // attacks that are declared and still to be resolved
	Laid     []Way     `json:"laid,omitempty"`     // what lies on the map besides counters: bridges
	Outcome  *Outcome  `json:"outcome,omitempty"`
	// Phases are those of this game, in order, where they are not all of the
	// scenario's: an option may switch some off. It is nil for all.
	Phases []Phase `json:"phases,omitempty"`
}

// Nation is the nation that most counters of a side in view belong to, on the map
// or in a display: whose colours stand for the side. It is "" where there are
// none, and of nations with as many counters the first by name.
func (v *View) Nation(side Side) string {
	count := map[string]int{}
	note := func(c *Counter) {
		if c.Side == side {
			count[c.Nation]++
		}
	}
	for i := range v.Stacks {
		for u := range v.Stacks[i].Units {
			note(&v.Stacks[i].Units[u])
		}
	}
	for i := range v.Displays {
		for c := range v.Displays[i].Counters() {
			note(c)
		}
	}
	best := ""
	for n, k := range count { // the order does not matter
		if k > count[best] || k == count[best] && n < best {
			best = n
		}
	}
	return best
}

// Points is the account of victory points, nil where a view has none.
func (v *View) Points() *Track {
	if v == nil {
		return nil
	}
	i := slices.IndexFunc(v.Tracks, func(t Track) bool { return t.ID == TrackPoints })
	if i < 0 {
		return nil
	}
	return &v.Tracks[i]
}

// Totals are those of the victory points, none where a view has no account of them.
func (v *View) Totals() []Total {
	if t := v.Points(); t != nil {
		return t.Totals
	}
	return nil
}

// Find finds a unit among what is seen: on the map first, then in displays and
// tracks. Its Hex is where it stands, "" where it is off the map.
func (v *View) Find(unit string) (c Counter, ok bool) {
	for i := range v.Stacks {
		s := &v.Stacks[i]
		for u := range s.Units {
			if s.Units[u].Unit == unit {
				c = s.Units[u]
				c.Hex = s.Hex
				return c, true
			}
		}
	}
	for i := range v.Displays {
		for c := range v.Displays[i].Counters() {
			if c.Unit == unit {
				return *c, true
			}
		}
	}
	for _, t := range v.Tracks {
		for _, b := range t.Boxes {
			if u := slices.IndexFunc(b.Units, func(c Counter) bool { return c.Unit == unit }); u >= 0 {
				return b.Units[u], true
			}
		}
	}
	return Counter{}, false
}

// Prompt tells a player what is asked.
type Prompt struct {
	Title string   `json:"title"` // "Movement Phase"
	Case  string   `json:"case"`
	Ask   string   `json:"ask"`             // one sentence
	Units []string `json:"units,omitempty"` // whom it concerns
	Hexes []string `json:"hexes,omitempty"`
	// Owed is what keeps the step from ending: why "done", or "halt" with units in
	// hand, belongs to this step and is not offered. Warn is what ending it would
	// bring about. Both are empty for a side that does not decide.
	Owed []Duty `json:"owed,omitempty"`
	Warn []Duty `json:"warn,omitempty"`
	// Idle tells why nothing that could be done here is worth being asked for: a window
	// may end the step by itself, with "done". It is "" where the decision matters, and
	// for a side that does not decide.
	Idle string `json:"idle,omitempty"`
	// Overlay is the question whose answer a window shows for as long as this is
	// asked: what is to be decided about.
	Overlay *Query `json:"overlay,omitempty"`
}

// Duty is something that must be done before a step can end, or that ending the
// step would bring about.
type Duty struct {
	Text  string   `json:"text"` // what is wrong, and what would settle it
	Case  string   `json:"case"`
	Units []string `json:"units,omitempty"` // whom it concerns, or who could settle it
	Hexes []string `json:"hexes,omitempty"` // where
	// Overlay is the question whose answer explains it on the map.
	Overlay *Query `json:"overlay,omitempty"`
}

// Stack is what is seen in one hex, the top unit first.
type Stack struct {
	Hex   string    `json:"hex"`
	Side  Side      `json:"side"`
	Units []Counter `json:"units"`
	// Hidden tells that the hex may hold more than is shown.
	Hidden bool `json:"hidden,omitempty"`
}

// Counter is one counter as it lies on the table.
type Counter struct {
	Unit    string  `json:"unit"`
	Name    string  `json:"name"`
	Short   string  `json:"short,omitempty"` // what is printed on the counter where that is not the name
	Side    Side    `json:"side"`
	Nation  string  `json:"nation"`
	Type    string  `json:"type"`
	Size    string  `json:"size"`
	Corps   string  `json:"corps,omitempty"`
	Army    string  `json:"army,omitempty"`
	Values  []Value `json:"values"`            // as printed on the face that is up
	Reduced bool    `json:"reduced,omitempty"` // the reduced side is up
	Badges  []Badge `json:"badges,omitempty"`
	Steps   int     `json:"steps"`
	Hex     string  `json:"hex,omitempty"`     // in displays: where it is, if that is known
	Belongs string  `json:"belongs,omitempty"` // its corps and army in words, where Corps and Army are abbreviations
}

// Grade is how many levels of effectiveness the unit has lost, by its badge.
func (c *Counter) Grade() int {
	for _, b := range c.Badges {
		if b.Kind == "ce" {
			return max(0, -b.Value)
		}
	}
	return 0
}

// Value is one printed figure.
type Value struct {
	Name  string `json:"name"`
	Value int    `json:"value"`
}

// Badge is a state shown on a counter. Windows draw these kinds, and name any
// other in words on the unit's card:
//
//	ce               effectiveness, Value -1 or -2
//	supply           Value -1 low, -2 out of supply
//	held             until turn Value
//	moved, attacked  in this player turn
//	disorder         Value is its degree, 0 in a rulebook that has none: disorganised
//	demoralized
//	rail             entrained, or on its way by rail
//	steps            Value is the steps of the full unit
//	prepared         an attack over the hexside Value
//	white, ersatz    printed: a white symbol, a ringed attack value
//	out-of-command   no headquarters commands it
//	forage           lives off the land
//	beaten           lost a combat this turn
//	retreated        retreated this turn and does not defend
//	used             a headquarters whose shift is spent this turn
//	ammunition       Value is the points of ammunition that it can still give
//	hero             printed: a heroic leader
//	cadre            printed: an asterisk, a Cadre takes its place when it is lost
type Badge struct {
	Kind  string `json:"kind"`
	Value int    `json:"value,omitempty"`
}

// Badges are the markers on a counter, in the order in which they lie.
type Badges []Badge

// Add lays a marker where it is shown.
func (list *Badges) Add(kind string, value int, shown bool) {
	if shown {
		*list = append(*list, Badge{Kind: kind, Value: value})
	}
}

// Control tells who holds a place that counts.
type Control struct {
	Hex  string `json:"hex"`
	Name string `json:"name"`
	Side Side   `json:"side"` // "" for nobody
	Note string `json:"note,omitempty"`
}

// Track is a row of numbered boxes with markers, or an account.
type Track struct {
	ID      string  `json:"id"`
	Title   string  `json:"title"`
	Case    string  `json:"case,omitempty"`
	Boxes   []Box   `json:"boxes,omitempty"`
	Entries []Entry `json:"entries,omitempty"` // account, oldest first
	Totals  []Total `json:"totals,omitempty"`
	Lines   []Line  `json:"lines,omitempty"`
	// Now tells that the decision in hand turns on the track: a window keeps it in
	// sight beside the map.
	Now bool `json:"now,omitempty"`
}

// Line is one line of a track: a journey, a store, something that is demanded. One
// without anything but a Text is a heading.
type Line struct {
	Text  string    `json:"text"`
	Note  string    `json:"note,omitempty"`  // a few words more
	Value string    `json:"value,omitempty"` // a word or two at its end: "turn 4"
	Case  string    `json:"case,omitempty"`
	State string    `json:"state,omitempty"` // LineMet, LineUnmet, LineOpen; "" where nothing is demanded
	Units []Counter `json:"units,omitempty"`
	Hexes []string  `json:"hexes,omitempty"` // where it is, or goes
	// Left and Most are how much is left of what there is at most, to be shown as a
	// row of boxes; Most is 0 where nothing is counted. Per is into how many parts a
	// point of Left is divided, 0 for whole points.
	Left int `json:"left,omitempty"`
	Most int `json:"most,omitempty"`
	Per  int `json:"per,omitempty"`
}

// Heading tells whether a line heads those that follow.
func (l *Line) Heading() bool {
	return l.Note == "" && l.Value == "" && l.Case == "" && l.State == "" && l.Most == 0 && len(l.Units)+len(l.Hexes) == 0
}

// Change is what points of a side do to the totals of an account. Where one total decides,
// what the other side earns is taken from it.
func (t *Track) Change(side Side, points int) int {
	if len(t.Totals) == 1 && t.Totals[0].Side != side {
		return -points
	}
	return points
}

// Box is one box of a track or a display.
type Box struct {
	Label   string    `json:"label"`
	Note    string    `json:"note,omitempty"`
	Here    bool      `json:"here,omitempty"` // the marker stands here
	Units   []Counter `json:"units,omitempty"`
	Details []string  `json:"details,omitempty"`
}

// Entry is one line of an account.
type Entry struct {
	Turn   int    `json:"turn"`
	Side   Side   `json:"side"`
	Points int    `json:"points"`
	Why    string `json:"why"`
	Case   string `json:"case,omitempty"`
	Hex    string `json:"hex,omitempty"`
	Unit   string `json:"unit,omitempty"`
}

// Total is a sum shown beside a track.
type Total struct {
	Side  Side   `json:"side"`
	Name  string `json:"name"`
	Value int    `json:"value"`
}

// Display is a sheet with rows of boxes: an order of battle, the dead, those
// still to come. The ID of one that lists the dead begins with "eliminated" or
// "destroyed"; see Dead.
type Display struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Side  Side   `json:"side,omitempty"`
	Rows  []Row  `json:"rows"`
}

// Row is the first row with a title; where there is none it is added at the end.
// It holds until the next one is added.
func (d *Display) Row(title string) *Row {
	for i := range d.Rows {
		if d.Rows[i].Title == title {
			return &d.Rows[i]
		}
	}
	d.Rows = append(d.Rows, Row{Title: title})
	return &d.Rows[len(d.Rows)-1]
}

// Dead tells whether a display lists the units that are lost.
func (d *Display) Dead() bool {
	return strings.HasPrefix(d.ID, "eliminated") || strings.HasPrefix(d.ID, "destroyed")
}

// Counters are those in all boxes of a display, in their order.
func (d *Display) Counters() iter.Seq[*Counter] {
	return func(yield func(*Counter) bool) {
		for r := range d.Rows {
			for b := range d.Rows[r].Boxes {
				units := d.Rows[r].Boxes[b].Units
				for u := range units {
					if !yield(&units[u]) {
						return
					}
				}
			}
		}
	}
}

// Row is one line of a display.
type Row struct {
	Title string `json:"title"`
	Boxes []Box  `json:"boxes"`
	// Put is how a counter of the display is put into the row; nil where that is not
	// for players to do.
	Put *Put `json:"put,omitempty"`
}

// Put is two actions: Take with the unit, then Verb with Choice. They are refused as any
// others are.
type Put struct {
	Take   string `json:"take"`
	Verb   string `json:"verb"`
	Choice string `json:"choice"`
}

// Box is the first box with a label; where there is none it is added at the end.
// It holds until the next one is added.
func (r *Row) Box(label string) *Box {
	for i := range r.Boxes {
		if r.Boxes[i].Label == label {
			return &r.Boxes[i]
		}
	}
	r.Boxes = append(r.Boxes, Box{Label: label})
	return &r.Boxes[len(r.Boxes)-1]
}

// Chart is a table of the rulebook.
type Chart struct {
	ID      string     `json:"id"`
	Title   string     `json:"title"`
	Case    string     `json:"case,omitempty"`
	Columns []string   `json:"columns"`
	Rows    []ChartRow `json:"rows"`
	Notes   []string   `json:"notes,omitempty"`
}

// ChartRow is one row of a chart.
type ChartRow struct {
	Head  string   `json:"head"`
	Cells []string `json:"cells"`
}
