package tour

import (
	"slices"

	"vistula/rules"
)

// Target is what a step speaks of, for the window to point at.
type Target string

// The targets.
const (
	Nothing  Target = ""
	Map      Target = "map"
	Glowing  Target = "glowing" // hexes that glow by themselves
	Bar      Target = "bar"
	Main     Target = "main" // the main button of the bar
	Undo     Target = "undo"
	Overlays Target = "overlays"
	Combat   Target = "combat"
	Journal  Target = "journal"
	Charts   Target = "charts"
	Menu     Target = "menu"
)

// Things that a player does at the table which no event tells of.
const (
	Zoomed    = "zoom"
	Panned    = "pan"
	Fanned    = "fan"     // a stack was laid out
	Selected  = "select"  // a unit is chosen or picked up
	Refused   = "refused" // a click that the rules refuse
	Undid     = "undo"
	Overlaid  = "overlay" // an overlay was turned on or off
	Looked    = "odds"    // at the odds of an attack
	Charted   = "charts"  // a sheet was opened
	Recounted = "journal" // a line of the journal was clicked
)

// When is a condition: all that it names must be so.
type When struct {
	Did    []string   // one of these was done since the step began
	Events []string   // an event of one of these kinds came since then
	Phases []string   // it is one of these phases
	Not    []string   // it is none of these phases
	Side   rules.Side // it is this side's turn
	Verbs  []string   // one of these can be done
	Turn   int        // it is this turn or a later one
	Over   bool       // the game is over
}

// Step is one step of a tour.
type Step struct {
	ID    string
	Title string // in English, for the window to translate
	Words string
	At    Target
	// Hexes, and those where Units stand, are shown on the map as well.
	Hexes, Units []string
	// Done are the conditions any of which ends the step; with none it waits for
	// the player to say so.
	Done []When
	// Skip are those any of which makes it senseless.
	Skip []When
}

// State is what conditions are about.
type State struct {
	Status rules.Status
	Verbs  []string      // of what can be done
	Events []rules.Event // that came since the step began
	Did    map[string]bool
	Over   bool
}

// holds tells whether the condition is so.
func (w *When) holds(s *State) bool {
	switch {
	case len(w.Did) > 0 && !slices.ContainsFunc(w.Did, func(d string) bool { return s.Did[d] }),
		len(w.Events) > 0 && !slices.ContainsFunc(s.Events, func(e rules.Event) bool { return slices.Contains(w.Events, e.Kind) }),
		len(w.Phases) > 0 && !slices.Contains(w.Phases, s.Status.Phase),
		slices.Contains(w.Not, s.Status.Phase),
		w.Side != "" && w.Side != s.Status.Side,
		len(w.Verbs) > 0 && !slices.ContainsFunc(w.Verbs, func(v string) bool { return slices.Contains(s.Verbs, v) }),
		w.Turn > s.Status.Turn,
		w.Over && !s.Over:
		return false
	}
	return true
}

func anyHolds(list []When, s *State) bool {
	return slices.ContainsFunc(list, func(w When) bool { return w.holds(s) })
}
