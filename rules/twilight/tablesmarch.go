package twilight

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// What the charts say of the weather and of forced marches.

// weatherTable is what the Record Track says of the weather.
type weatherTable struct {
	Spans  []weatherSpan `json:"spans"`
	Source string        `json:"source,omitempty"`
}

// weatherSpan is some turns, from and to, with their weather, or with that of each roll
// of the die.
type weatherSpan struct {
	Turns   [2]int   `json:"turns"`
	Weather string   `json:"weather,omitempty"`
	Rolls   []string `json:"rolls,omitempty"` // from 1
}

// span is that of a turn, nil where the table has none.
func (t *weatherTable) span(turn int) *weatherSpan {
	if i := slices.IndexFunc(t.Spans, func(s weatherSpan) bool { return s.Turns[0] <= turn && turn <= s.Turns[1] }); i >= 0 {
		return &t.Spans[i]
	}
	return nil
}

// check tells what is wrong with the table for some turns.
func (t *weatherTable) check(turns int) error {
	for turn := 1; turn <= turns; turn++ {
		s := t.span(turn)
		if s == nil || s.Weather == "" && len(s.Rolls) != 6 {
			return fmt.Errorf("weather: turn %d has neither a weather nor a roll of six", turn)
		}
		for _, name := range append(s.Rolls[:len(s.Rolls):len(s.Rolls)], s.Weather) {
			if name != "" && !slices.Contains(weatherIDs, name) {
				return fmt.Errorf("weather: turn %d: the weather %q is unknown", turn, name)
			}
		}
	}
	return nil
}

// How many points a forced march adds (8.3).
const (
	forcedFoot   = 3
	forcedRiders = 6
)

// toll of a forced march that went wrong: levels of effectiveness and steps lost, and
// whether a Prepared Attack marker goes.
type strain struct {
	levels, steps int
	unprepared    bool
}

// strainFor is the result of the Forced March Table for a check failed by so much.
func (t *tables) strainFor(column, by int) strain {
	for i := range t.ForcedMarch {
		r := &t.ForcedMarch[i]
		low, high, _ := failedBy(r.FailedBy)
		if by >= low && by <= high {
			s, _ := parseStrain([]string{r.Small, r.Large, r.Cavalry}[column])
			return s
		}
	}
	return strain{}
}

// failedBy reads "4-5" or "10+".
func failedBy(text string) (low, high int, err error) {
	if first, ok := strings.CutSuffix(text, "+"); ok {
		low, err = strconv.Atoi(first)
		return low, nobodyNearby, err
	}
	first, second, _ := strings.Cut(text, "-")
	if low, err = strconv.Atoi(first); err == nil {
		high, err = strconv.Atoi(second)
	}
	return low, high, err
}

// parseStrain reads "2E,1S*".
func parseStrain(text string) (s strain, err error) {
	body, starred := strings.CutSuffix(text, "*")
	s.unprepared = starred
	for _, part := range strings.Split(body, ",") {
		n, err := strconv.Atoi(strings.TrimRight(part, "ES"))
		switch {
		case err != nil || len(part) < 2:
			return s, fmt.Errorf("%q is not a result such as 2E,1S*", text)
		case strings.HasSuffix(part, "E"):
			s.levels = n
		default:
			s.steps = n
		}
	}
	return s, nil
}

const nobodyNearby = 99
