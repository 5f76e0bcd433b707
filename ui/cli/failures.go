package cli

import (
	"slices"
	"strings"

	"vistula/rules/arena"
)

// failures are the reasons for which games failed. Each is told once, for a player that
// cannot be started fails in every game.
type failures struct {
	list []string
	more []int // games that failed for the same reason later
}

// tell says why a game failed, if that was not said of another.
func (f *failures) tell(s streams, r *arena.Result) {
	if i := slices.Index(f.list, r.Why); i >= 0 {
		f.more[i]++
		return
	}
	f.list, f.more = append(f.list, r.Why), append(f.more, 0)
	s.fail(exitFault, "%s, scenario %s, seed %d, %s: %s", r.Ruleset, r.Scenario, r.Seed, strings.Join(r.Players, " against "), r.Why)
}

// close says how many games failed like those that were told of.
func (f *failures) close(s streams) {
	for i, n := range f.more {
		if n > 0 {
			s.fail(exitFault, "%s failed for the same reason: %s", counted(n, "more game"), f.list[i])
		}
	}
}
