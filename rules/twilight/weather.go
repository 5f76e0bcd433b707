package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
)

// Chapter 20: weather.

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
