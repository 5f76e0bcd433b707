package greatwar

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 25: victory conditions. One total is kept, that of the Allies; what
// Austria-Hungary earns is taken from it (25.0).

// pointsOfStep are the points for each step lost in combat, by nation (25.2).
var pointsOfStep = [3]int16{austriaHungary: 2, russia: -1, serbia: -2}

// pointsOfStacking are the points for each stacking point of a unit entirely
// eliminated (25.2).
var pointsOfStacking = [3]int16{austriaHungary: 1, russia: -1, serbia: -1}

// scoring keeps the account of victory points (25).
type scoring struct{ *Position }

func scoreOf(p *Position) scoring { return scoring{p} }

// award enters points in the account; it is made as they are earned (25.14).
func (p scoring) award(a award) {
	a.turn = p.turn
	p.score += a.points
	p.awards = append(p.awards, a)
	side, points := allied, int(a.points)
	if points < 0 {
		side, points = austria, -points
	}
	e := rules.Event{Kind: "points", Case: a.cas, Side: side.id(), Points: points,
		Text: fmt.Sprintf("%s: %s for %s; the total is %d.", sideNames[side], verb.Count(points, "victory point", "victory points"), a.why, p.score)}
	if a.hex != board.None {
		e.Hexes = p.Hexes(a.hex)
	}
	if a.unit >= 0 {
		e.Units = p.IDs(a.unit)
	}
	p.Tell(e)
}

// awardSteps counts steps of a unit lost in combat.
func (p scoring) awardSteps(u int16, n int8) {
	p.award(award{points: pointsOfStep[p.unit(u).nation] * int16(n), why: verb.Count(int(n), "step", "steps") + " of " + p.Label(u), cas: "25.2", hex: p.at(u), unit: u})
}

// awardUnit counts the stacking points of a unit that is entirely eliminated, in
// combat or by attrition; what is lost before the game begins earns nothing
// (26.32; see Rulings).
func (p scoring) awardUnit(u int16) {
	if n := p.unit(u).points; n > 0 && p.phase != deploymentPhase {
		p.award(award{points: pointsOfStacking[p.unit(u).nation] * int16(n), why: "the elimination of " + p.Label(u), cas: "25.2", hex: p.at(u), unit: u})
	}
}

// awardFort counts a fortress step like any other that Austria-Hungary loses
// (25.0; see Rulings).
func (p scoring) awardFort(f int) {
	p.award(award{points: pointsOfStep[austriaHungary], why: "a step of the fortress " + p.rs.forts[f].name, cas: "25.0", hex: p.rs.forts[f].hex, unit: -1})
}

// controls tells whether a side controls a hex for victory points: its units were
// the last there, and it is in supply (25.12). That of the Allies is Russian.
func (p scoring) controls(s side, at board.ID, net *network) bool {
	return p.held[at] == s && net.reaches(at)
}

// interphase counts the towns, once in each game turn (25.13).
func (p scoring) interphase() {
	nets := [2]*network{allied: supplyOf(p.Position).network(russia), austria: supplyOf(p.Position).network(austriaHungary)}
	for _, o := range p.rs.objectives {
		if !p.scenario.maps[p.Board().MapOf(o.hex)] || !p.controls(o.side, o.hex, nets[o.side]) {
			continue
		}
		points := o.points
		if o.side == austria {
			points = -points
		}
		p.award(award{points: points, why: "control of " + o.name, cas: "25.13", hex: o.hex, unit: -1})
	}
}

// settleEnd counts what is left of the Serbian army (25.2).
func (p scoring) settleEnd() {
	if !p.scenario.maps[1] {
		return
	}
	if t := p.rs.tables.SerbianRemnant; p.serbsLeft() <= t.Stacking {
		p.award(award{points: int16(t.Points), why: fmt.Sprintf("no more than %d Serbian stacking points left", t.Stacking), cas: "25.2", hex: board.None, unit: -1})
	}
}

// serbsLeft are the stacking points of the Serbian army on the map.
func (p scoring) serbsLeft() int {
	left := 0
	for i := range p.units {
		if u := &p.rs.units[i]; u.nation == serbia && p.onMap(int16(i)) {
			left += int(u.points)
		}
	}
	return left
}

// Outcome is nil as long as the game goes on (25.3).
func (p *Position) Outcome() *rules.Outcome {
	if p.stage != atEnd {
		return nil
	}
	rows := p.rs.tables.Victory
	row := rows[len(rows)-1]
	for _, r := range rows[:len(rows)-1] {
		if int(p.score) >= r.From {
			row = r
			break
		}
	}
	return &rules.Outcome{Winner: rules.Side(row.Winner), Grade: row.Grade, Points: map[rules.Side]int{sideIDs[allied]: int(p.score)}, Case: "25.3", Levels: p.rs.tables.levels(),
		Why: fmt.Sprintf("The Allied victory point total is %d: %s.", p.score, row.Title)}
}

// levels tells what total each level of victory takes (25.3).
func (t *tables) levels() string {
	var list []rules.Level
	for i := range t.Victory {
		list = append(list, rules.Level{From: t.Victory[i].From, Title: t.Victory[i].Title})
	}
	return rules.LevelsOf("the total of the Allies", list)
}
