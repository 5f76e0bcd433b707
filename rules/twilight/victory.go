package twilight

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/verb"
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
	o := &rules.Outcome{Winner: rules.Side(row.For), Grade: row.Level, Case: "27.1",
		Points: map[rules.Side]int{sideIDs[russia]: int(p.points[russia]), sideIDs[central]: int(p.points[central])}, Levels: levelsOf(levels)}
	o.Why = fmt.Sprintf("Russia has %s and the Central Powers %d: ", verb.Count(int(p.points[russia]), "victory point", "victory points"), p.points[central])
	s := sideOf(row.For)
	if s == nobody {
		o.Grade = ""
		o.Why += "a draw."
		return o
	}
	o.Why += fmt.Sprintf("%s %s victory.", row.Level, [2]string{russia: "Russian", central: "Central Powers"}[s])
	if (s == russia && margin >= 0) || (s == central && margin <= 0) {
		o.Why += p.expected(s)
	}
	return o
}

// levelsOf tells what lead each level of victory takes (27.1).
func levelsOf(rows []levelRow) string {
	var list []rules.Level
	for _, l := range rows {
		x := rules.Level{Title: "a draw"}
		if s := sideOf(l.For); s != nobody {
			x.Title = l.Level + " " + [2]string{russia: "Russian", central: "Central Powers"}[s] + " victory"
		}
		if l.Margin != nil {
			x.From = *l.Margin
		}
		list = append(list, x)
	}
	return rules.LevelsOf("the lead of the Central Powers", list)
}

// expected says what lead a draw takes of the side that lost to s, for who wonders at a
// side that wins without one.
func (p *Position) expected(s side) string {
	levels := p.scenario.game.Levels
	for i, l := range levels {
		switch {
		case l.For != "" || l.Margin == nil:
			continue
		case s == russia:
			return " For a draw the Central Powers need a lead of " + verb.Count(*l.Margin, "point", "points") + "."
		case i > 0:
			return " For a draw Russia needs a lead of " + verb.Count(1-*levels[i-1].Margin, "point", "points") + "."
		}
	}
	return ""
}
