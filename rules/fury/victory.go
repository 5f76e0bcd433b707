package fury

import (
	"fmt"
	"strings"

	"vistula/rules"
	"vistula/rules/verb"
)

// Chapter 4 and case 11.1: victory.

// scoring is a position whose points are counted, and from them the initiative.
type scoring struct{ *Position }

func scoreOf(p *Position) scoring { return scoring{p} }

// checkVictory ends the game where a side leads by as much as wins automatically
// (11.1).
func (p scoring) checkVictory() bool {
	for _, s := range []side{russian, central} {
		if p.lead(s) >= p.rs.tables.Lead {
			p.finish()
			return true
		}
	}
	return false
}

// finish ends the game.
func (p scoring) finish() {
	p.stage = atEnd
	o := p.Outcome()
	p.tell(rules.Event{Kind: rules.EventEnd, Case: o.Case, Side: o.Winner, Text: o.Why})
}

// Outcome is nil until the game is over.
func (p *Position) Outcome() *rules.Outcome {
	if p.stage != atEnd {
		return nil
	}
	winner, lead := russian, p.lead(russian)
	if lead < 0 {
		winner, lead = central, -lead
	}
	row := scoreOf(p).grade(lead)
	o := &rules.Outcome{Winner: winner.id(), Grade: row.Grade, Case: "4",
		Points: map[rules.Side]int{sideIDs[0]: scoreOf(p).gains(russian), sideIDs[1]: scoreOf(p).gains(central)}, Levels: p.rs.tables.levels()}
	if lead == 0 {
		o.Winner = ""
		o.Why = "Neither side is ahead in fortresses."
		return o
	}
	if p.activation == 0 && p.phase == combatPhase { // before the fronts are adjusted
		o.Case = "11.1"
	}
	o.Why = fmt.Sprintf("%s for %s: ahead by %s.", row.Title, sidePowers[winner], verb.Spelled(lead, "fortress", "fortresses"))
	return o
}

// levels tells what lead each level of victory takes (4).
func (t *tables) levels() string {
	var list []rules.Level
	for i := range t.Victory {
		r := &t.Victory[i]
		list = append(list, rules.Level{From: r.From, Title: strings.ToLower(r.Title)})
	}
	list[len(list)-1].Span = "no lead"
	return rules.LevelsOf("the lead in fortresses", list)
}

// grade is the row of a difference (4).
func (p scoring) grade(lead int) *victoryRow {
	rows := p.rs.tables.Victory
	for i := range rows {
		if lead >= rows[i].From {
			return &rows[i]
		}
	}
	return &rows[len(rows)-1]
}

// gains is the number of enemy fortresses that a side occupies with a unit.
func (p scoring) gains(s side) int {
	n := 0
	for i := range p.forts {
		if f := &p.forts[i]; f.holder == s && p.rs.forts[i].side != s && p.stands(s, p.rs.forts[i].hex) {
			n++
		}
	}
	return n
}
