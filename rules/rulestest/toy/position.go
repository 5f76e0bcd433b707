package toy

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
	"vistula/rules/occupancy"
	"vistula/rules/verb"
)

// position is one state of a game: plain data, its dice inside. Table gives it the
// dice, the words of sentences and the events of the action in hand.
type position struct {
	core.Table
	rs       *Ruleset
	scenario *scenario

	turn, last int32 // the option has done its work when it has set the last turn
	side       side  // whose player turn it is
	stage      stage
	units      []unitState
	mines      [2]mine
	fight      fight // at atRetreat and atAdvance, else its zero value

	// What follows from the rest, and is in no save.
	who   occupancy.Map          // who stands where
	tally codec.Tally[unitState] // of the digest
}

// stage is what is being decided. A decision inside another is a stage of its own, so
// that all that can be done now can be listed, and a game can be saved in between.
type stage int8

const (
	atAction  stage = iota // the side moves, attacks, lays its mine or ends its turn
	atRetreat              // the owner of a beaten unit has it retreat or yield (2.2)
	atAdvance              // the victor advances or stays (2.3)
	atEnd                  // the game is over
)

var stageIDs = []string{atAction: "", atRetreat: "retreat", atAdvance: "advance", atEnd: "end"}

// unitState is a unit. It has to be comparable for the digest.
type unitState struct {
	at       board.ID // board.None once it is lost, or where it takes no part
	strength int8     // 1 to 3, 0 where it takes no part
	seen     bool     // its strength is known to the enemy
	spent    bool     // it has moved or attacked in this turn
}

// mine is the one that a side may lay.
type mine struct {
	at     board.ID // where it lies hidden, board.None for nowhere
	sprung bool     // a unit was lost on it
}

// fight is an attack that has succeeded.
type fight struct {
	attacker, defender int16
	at                 board.ID // where the defender stood
}

func (p *position) Ruleset() rules.Ruleset { return p.rs }

// Clone is an independent copy.
func (p *position) Clone() rules.Position { return p.clone() }

func (p *position) clone() *position {
	q := &position{}
	q.copy(p)
	return q
}

// CopyFrom makes the position a copy of another in the memory that it has, which
// programs that search several moves deep do very often.
func (p *position) CopyFrom(from rules.Position) bool {
	q, ok := from.(*position)
	if !ok || q.rs != p.rs || q.scenario != p.scenario {
		return false
	}
	if q != p {
		p.copy(q)
	}
	return true
}

// copy copies everything and keeps the memory of the lists. A field that is added to
// the position is copied by the assignment, unless it is a list or a map: these need a
// line of their own, or both positions would share them.
func (p *position) copy(from *position) {
	used := *p
	*p = *from
	p.Table = from.Copied()
	p.units = append(used.units[:0], from.units...)
	p.who, p.tally = used.who, used.tally
	p.who.CopyFrom(&from.who)
	p.tally.CopyFrom(&from.tally)
}

// Status tells where the game stands and who decides.
func (p *position) Status() rules.Status {
	s := rules.Status{Scenario: p.scenario.id, Turn: int(p.turn), Side: sideIDs[p.side], Phase: phase, Stage: stageIDs[p.stage], Over: p.stage == atEnd}
	if !s.Over {
		s.ToAct = sideIDs[p.decides()]
	}
	return s
}

// decides is the side to act.
func (p *position) decides() side {
	if p.stage == atRetreat {
		return p.side.enemy()
	}
	return p.side
}

// Outcome is how the game ended, nil as long as it goes on (4.1).
func (p *position) Outcome() *rules.Outcome {
	if p.stage != atEnd {
		return nil
	}
	r, b := p.count(red), p.count(blue)
	o := &rules.Outcome{Points: map[rules.Side]int{Red: r, Blue: b}, Why: fmt.Sprintf("Red has %s left and blue %d.", verb.Count(r, "unit", "units"), b), Case: "4.1"}
	switch {
	case r > b:
		o.Winner = Red
	case b > r:
		o.Winner = Blue
	}
	return o
}

// Short forms for the chapters.

func owner(u int16) side                  { return side(u % 2) }
func (p *position) at(u int16) board.ID   { return p.units[u].at }
func (p *position) onMap(u int16) bool    { return p.at(u) != board.None }
func (p *position) empty(h board.ID) bool { return p.standing(h) < 0 }

// standing is the unit in a hex, -1 for none: there is never more than one.
func (p *position) standing(h board.ID) int16 {
	for s := range sideIDs {
		for u := range p.who.In(int8(s), h) {
			return u
		}
	}
	return -1
}

// count is the number of units that a side has left.
func (p *position) count(s side) int {
	return len(verb.Where(len(p.units), func(u int16) bool { return owner(u) == s && p.onMap(u) }))
}

// place has a unit stand in a hex, board.None for nowhere. Everything that moves a unit
// does it by place, so that position and occupancy agree.
func (p *position) place(u int16, h board.ID) {
	p.units[u].at = h
	p.who.Put(u, int8(owner(u)), h, 0)
}

// muster finds out who stands where, after the units were read.
func (p *position) muster() {
	p.who = *occupancy.New(p.rs.ground)
	for u := range p.units {
		p.place(int16(u), p.units[u].at)
	}
}
