package tannenberg

import (
	"fmt"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// Heading "How to Win", with what "Two Front Game" says of victory. The points of
// places are kept as a running account of who holds them; only what is held at the
// end counts.

// scoring is a position whose points are counted, those of the west too.
type scoring struct{ *Position }

func scoreOf(p *Position) scoring { return scoring{p} }

// hold notes that a side has come to a hex: a place is controlled by the side
// whose unit was there last (Victory 1).
func (p scoring) hold(s side, h board.ID) {
	i := p.rs.objectiveOf[h]
	if i < 0 || p.held[i] == s {
		return
	}
	o := &p.rs.objectives[i]
	p.held[i] = s
	why := sideNames[s] + " takes " + o.name
	p.awards = append(p.awards, award{p.turn, s, o.points, why, "Victory 1", h, -1}, award{p.turn, s.enemy(), -o.points, why, "Victory 1", h, -1})
	text := why
	if s == central {
		text = "The Central Powers take " + o.name
	}
	p.Tell(rules.Event{Kind: "points", Case: "Victory 1", Side: s.id(), Hexes: p.Hexes(h), Points: int(o.points), Text: text + "."})
}

// kill destroys a unit; the other side has points for it (Victory 2).
func (p scoring) kill(u int16, cas string) {
	unit, at, hidden := p.unit(u), p.at(u), p.masked(russia, u)
	p.uncover(u)
	s := unit.side.enemy()
	why := nationAdjectives[unit.nation] + " " + unit.Name + " is destroyed" // as it stands in saves
	p.kills[s] += int16(unit.points)
	p.awards = append(p.awards, award{p.turn, s, int16(unit.points), why, "Victory 2", at, u})
	p.Tell(rules.Event{Kind: rules.EventLoss, Case: cas, Side: unit.side.id(), Units: p.IDs(u), Hexes: p.Hexes(at), Text: p.Label(u) + " is destroyed.", Reveals: hidden})
	p.leadLine(u, board.None)
	p.place(u, board.None)
	p.units[u] = unitState{hex: board.None, dead: p.turn}
}

// score are the points of a side: places that it holds and units that it destroyed.
func (p scoring) score(s side) int {
	n := int(p.kills[s])
	for i := range p.rs.objectives {
		if p.held[i] == s {
			n += int(p.rs.objectives[i].points)
		}
	}
	return n
}

// grade tells who wins with so many points, and how (Victory 3): nobody where both
// have as many.
func (rs *Ruleset) grade(points [2]int) (winner side, row *victoryRow) {
	winner = russia
	if points[central] > points[russia] {
		winner = central
	}
	more, less := points[winner], points[winner.enemy()]
	if more == less {
		return nobody, nil
	}
	for i := range rs.tables.Victory {
		if r := &rs.tables.Victory[i]; more >= r.Times*less {
			return winner, r
		}
	}
	return nobody, nil
}

// Outcome is nil until the game is over.
func (p *Position) Outcome() *rules.Outcome {
	if p.stage != atEnd {
		return nil
	}
	cas := "Victory 3"
	if p.options.twoFront {
		cas = "Two Fronts 2"
	}
	points, winner, row := scoreOf(p).reckon()
	o := &rules.Outcome{Winner: winner.id(), Points: map[rules.Side]int{russia.id(): points[russia], central.id(): points[central]}, Case: cas, Levels: p.rs.tables.levels()}
	if winner == nobody {
		o.Why = fmt.Sprintf("Both sides have %d points: a draw.", points[russia])
		return o
	}
	o.Grade = row.Grade
	words := "Russia has %d points and the Central Powers %d: a %s victory."
	if winner == central {
		words = "The Central Powers have %d points and Russia %d: a %s victory."
	}
	o.Why = fmt.Sprintf(words, points[winner], points[winner.enemy()], row.Grade)
	return o
}

// levels tells how many times the points of the other side each level of victory takes
// (Victory 3).
func (t *tables) levels() string {
	var parts []string
	for i := range t.Victory {
		r := &t.Victory[i]
		switch {
		case r.Times <= 1:
			parts = append(parts, "more, "+r.Grade)
		case r.Times == 2:
			parts = append(parts, "twice as many, "+r.Grade)
		case r.Times == 3:
			parts = append(parts, "three times as many, "+r.Grade)
		default:
			parts = append(parts, fmt.Sprintf("%d times as many, %s", r.Times, r.Grade))
		}
	}
	return "Against the points of the other side: " + strings.Join(parts, "; ") + "."
}

// reckon is what both sides are graded by, and how.
func (p scoring) reckon() (points [2]int, winner side, row *victoryRow) {
	points = [2]int{p.score(russia), p.score(central)}
	winner, row = p.rs.grade(points)
	if p.options.twoFront {
		return p.combined(winner, row)
	}
	return points, winner, row
}

// combined adds what the victory in the east is worth to the points of the west,
// and grades the sums as the east is graded (Two Fronts 2).
func (p scoring) combined(winner side, row *victoryRow) ([2]int, side, *victoryRow) {
	sum := [2]int{int(p.western[russia]), int(p.western[central])}
	if winner != nobody {
		sum[winner] += row.West
	}
	winner, row = p.rs.grade(sum)
	return sum, winner, row
}

// fallen tells whether a unit was lost in the west. What becomes of it is the other
// game's matter: it yields no points here and is not replaced here.
func (p scoring) fallen(u int16) bool { return p.units[u].front == west && p.units[u].dead > 0 }
