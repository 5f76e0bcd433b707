package twilight

import (
	"fmt"

	"vistula/rules"
)

// Chapter 27: victory.

// Outcome is nil as long as the game goes on (27).
func (p *Position) Outcome() *rules.Outcome {
	if p.stage != atEnd {
		return nil
	}
	margin := int(p.points[central] - p.points[russia])
	levels := p.scenario.game.Levels
	row := levels[len(levels)-1]
	for _, l := range levels[:len(levels)-1] {
		if margin >= *l.Margin {
			row = l
			break
		}
	}
	o := &rules.Outcome{Winner: rules.Side(row.For), Grade: row.Level, Case: "5.3",
		Points: map[rules.Side]int{sideIDs[russia]: int(p.points[russia]), sideIDs[central]: int(p.points[central])}}
	o.Why = fmt.Sprintf("Russia has %d victory points and the Central Powers %d: ", p.points[russia], p.points[central])
	if s := sideOf(row.For); s != nobody {
		o.Why += fmt.Sprintf("%s victory (%s).", sideNames[s], row.Level)
	} else {
		o.Grade = ""
		o.Why += "a draw."
	}
	return o
}
