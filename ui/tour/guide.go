package tour

import (
	"maps"
	"slices"

	"vistula/rules"
	"vistula/ui/desk"
)

// Guide leads through the steps of a tour. It is used from one goroutine.
type Guide struct {
	desk  *desk.Desk
	steps []Step
	at    int   // len(steps) where the tour is over
	far   int   // the farthest step that was come to
	since int   // actions in the record when the step began, or fewer that were left since
	came  []int // how many actions there were when each step began
	did   map[string]bool
	shut  bool
}

// New begins a tour at a desk.
func New(d *desk.Desk, steps []Step) *Guide {
	g := &Guide{desk: d, steps: steps, came: make([]int, len(steps)+1)}
	g.begin(0)
	g.Look()
	return g
}

// begin comes to a step.
func (g *Guide) begin(at int) {
	g.at, g.far, g.since, g.did = at, max(g.far, at), g.desk.Match.Cursor(), map[string]bool{}
	g.came[at] = g.since
}

// Step is the present one, with its number from 1 and how many there are; nil where
// the tour is over or was closed.
func (g *Guide) Step() (s *Step, n, of int) {
	if g.shut || g.at >= len(g.steps) {
		return nil, len(g.steps), len(g.steps)
	}
	return &g.steps[g.at], g.at + 1, len(g.steps)
}

// Close ends the tour.
func (g *Guide) Close() { g.shut = true }

// Waits tells whether the present step waits for something the player does, rather
// than for him to have read it.
func (g *Guide) Waits() bool {
	s, _, _ := g.Step()
	return s != nil && len(s.Done) > 0 && g.at == g.far
}

// Did notes something that was done at the table; it tells whether that has led to
// another step.
func (g *Guide) Did(what string) bool {
	g.did[what] = true
	return g.Look()
}

// Look looks at the match and goes on as far as what has happened allows: steps
// that are done, and those that make no sense any more. One that the player went
// back to stays until he goes on himself. It tells whether the step is another.
func (g *Guide) Look() bool {
	from := g.at
	g.since = min(g.since, g.desk.Match.Cursor())
	for g.at < len(g.steps) && g.at == g.far && !g.shut {
		s, state := &g.steps[g.at], g.state()
		switch done, skip := anyHolds(s.Done, state), anyHolds(s.Skip, state); {
		case !done && skip && g.rewind():
			return true
		case !done && !skip:
			return g.at != from
		}
		g.begin(g.at + 1)
	}
	return g.at != from
}

// rewind goes back to the step that came before what was undone, where the present
// one began later than the game is now: it makes no sense yet, rather than no more.
// It tells whether there was one.
func (g *Guide) rewind() bool {
	n := g.desk.Match.Cursor()
	if n >= g.came[g.at] {
		return false
	}
	for at := g.at - 1; at >= 0; at-- {
		if g.came[at] <= n && !anyHolds(g.steps[at].Skip, g.state()) {
			g.far = at
			g.begin(at)
			return true
		}
	}
	return false
}

// Next goes on to the next step that makes sense.
func (g *Guide) Next() {
	if g.at >= len(g.steps) {
		return
	}
	g.begin(g.at + 1)
	for g.at < len(g.steps) && anyHolds(g.steps[g.at].Skip, g.state()) {
		g.begin(g.at + 1)
	}
	if g.at == g.far {
		g.Look()
	}
}

// Back goes back to the step before; it is false at the first.
func (g *Guide) Back() bool {
	if g.at == 0 {
		return false
	}
	g.begin(g.at - 1)
	return true
}

// state is what conditions see now.
func (g *Guide) state() *State {
	p := g.desk.Seat()
	s := &State{Status: p.Status(), Did: maps.Clone(g.did), Over: p.Outcome() != nil}
	if len(g.desk.Selected())+len(g.desk.Hand()) > 0 {
		s.Did[Selected] = true
	}
	for _, o := range g.desk.Offers() {
		if !slices.Contains(s.Verbs, o.Verb) {
			s.Verbs = append(s.Verbs, o.Verb)
		}
	}
	for n := g.since + 1; n <= g.desk.Match.Cursor(); n++ {
		deed, _ := g.desk.Deed(n)
		s.Events = append(s.Events, deed.Events...)
	}
	return s
}

// Tour is a tour that can be taken.
type Tour struct {
	Ruleset  string
	Scenario string
	Seed     uint64
	Steps    []Step
}

var tours []Tour

// register adds a tour, from an init.
func register(t Tour) { tours = append(tours, t) }

// Find is the first tour whose ruleset and scenario there are; false for none.
func Find(lend func(id string) (rules.Ruleset, error)) (Tour, bool) {
	for _, t := range tours {
		if found, ok := For(lend, t.Ruleset); ok {
			return found, true
		}
	}
	return Tour{}, false
}

// For is the tour of a ruleset whose scenario there is; false for none.
func For(lend func(id string) (rules.Ruleset, error), ruleset string) (Tour, bool) {
	for _, t := range tours {
		if t.Ruleset != ruleset {
			continue
		}
		rs, err := lend(t.Ruleset)
		if err != nil {
			continue
		}
		if _, ok := rules.FindScenario(rs, t.Scenario); ok {
			return t, true
		}
	}
	return Tour{}, false
}
