package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
)

// Chapter 20: weather.

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

func addWeather() {
	course[weatherPhase].begin = func(p *Position) {
		if s := p.rs.tables.Weather.span(int(p.turn)); s.Weather != "" {
			p.weather = weather(slices.Index(weatherIDs, s.Weather))
		}
	}
	course[weatherPhase].open = func(p *Position) bool { return len(p.rs.tables.Weather.span(int(p.turn)).Rolls) > 0 }
	roll.Roll(atWeather, "Roll for the weather", "20.0", func(*Position) int { return 1 }, rollWeather)
}

// weatherNames are what players call the weathers, and what they bring about.
var weatherNames = [...][2]string{
	normalWeather: {"Normal weather", "no effect"},
	highWater:     {"High Water", "rivers are harder to cross, for movement and for supply"},
	summerHeat:    {"Summer heat", "+1 to every check of a forced march"},
	freeze:        {"Freeze", "wetlands are clear, and minor rivers cost nothing"},
}

// rollWeather rolls for the weather of the turn, which lasts as long as the turn.
func rollWeather(p *Position) {
	die := p.Dies.D6()
	p.weather = weather(slices.Index(weatherIDs, p.rs.tables.Weather.span(int(p.turn)).Rolls[die-1]))
	name := weatherNames[p.weather]
	p.Tell(rules.Event{Kind: "weather", Case: "20.0", Side: russia.id(), Dice: []int{die},
		Text: fmt.Sprintf("Roll of %d: %s (%s).", die, name[0], name[1])})
	turnOf(p).endPhase()
}
