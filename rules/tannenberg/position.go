package tannenberg

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
	"vistula/rules/occupancy"
	"vistula/rules/verb"
)

// Position is one state of a game. It implements rules.Position.
type Position struct {
	forces
	scenario *scenario
	options  options

	turn  int8
	side  side // phasing player
	phase phase
	stage stage

	held    []side   // who held each of Ruleset.objectives last
	kills   [2]int16 // points of each side for units destroyed
	awards  []award  // running account
	western [2]int16 // points of the western front that the players entered (Two Fronts 2)

	// Of this player turn:
	rail      [3]int8    // brigades that have moved by railroad, by nation (Railroads 4 to 6)
	brought   [3]int16   // combat factors brought on, by nation (Replacements)
	supplies  int8       // Russian supply units brought on
	transfers int16      // German factors sent between the fronts (Two Fronts 1)
	struck    []board.ID // hexes in which a unit was attacked (Stacking 8)
	stormed   []int16    // forts that were attacked
	supports  []support  // who supports forts whose first supporter fell (Forts 6)

	moving []int16 // units in hand, in the order of their stack; in the set-up the one to be placed
	combat combat

	digest digest   // derived, of what was written last
	shown  *[3]kept // to nobody, who sees all, and to each side: for the next view
}

var (
	_ rules.Reusable  = (*Position)(nil)
	_ rules.Countable = (*Position)(nil)
)

// Ruleset is the rulebook with its data.
func (p *forces) Ruleset() rules.Ruleset { return p.rs }

// Clone is an independent copy.
func (p *Position) Clone() rules.Position { return p.clone() }

func (p *Position) clone() *Position {
	q := &Position{forces: forces{rs: p.rs}, scenario: p.scenario}
	q.CopyFrom(p)
	return q
}

// CopyFrom makes the position an independent copy of another one, in the memory
// that it has; it tells false, and does nothing, where that is of another scenario.
func (p *Position) CopyFrom(from rules.Position) bool {
	q, ok := from.(*Position)
	if !ok || p.rs != q.rs || p.scenario != q.scenario {
		return false
	}
	if p == q {
		return true
	}
	if p.stands != nil {
		p.findPassages(&q.forces)
	}
	was := *p
	*p = *q
	p.Table = q.Copied()
	p.units, p.forts, p.held = append(was.units[:0], q.units...), append(was.forts[:0], q.forts...), append(was.held[:0], q.held...)
	p.awards = slices.Clip(q.awards) // entries are only ever appended
	p.trails = core.Renew(was.trails, q.trails, func(to, from *[]board.ID) { *to = append((*to)[:0], *from...) })
	p.struck, p.stormed, p.moving = append(was.struck[:0], q.struck...), append(was.stormed[:0], q.stormed...), append(was.moving[:0], q.moving...)
	p.supports = append(was.supports[:0], q.supports...)
	p.combat.attackers = append(was.combat.attackers[:0], q.combat.attackers...)
	p.combat.retreats, p.combat.vacated = append(was.combat.retreats[:0], q.combat.retreats...), append(was.combat.vacated[:0], q.combat.vacated...)
	p.stands, p.sources, p.digest, p.shown = was.stands, was.sources, was.digest, was.shown
	if p.stands == nil {
		p.stands = &occupancy.Map{}
	}
	p.stands.CopyFrom(q.stands)
	p.sources.copyFrom(&q.sources)
	p.takePassages()
	p.digest.copyFrom(&q.digest)
	return true
}

// Status tells the turn, the phase and who is to decide.
func (p *Position) Status() rules.Status {
	return rules.Status{Scenario: p.scenario.ID, Turn: int(p.turn), Side: p.side.id(), Phase: phaseIDs[p.phase],
		Stage: stageIDs[p.stage], ToAct: p.toAct().id(), Over: p.stage == atEnd}
}

// toAct is who decides next.
func (p *Position) toAct() side {
	switch p.stage {
	case atChoose, atLoss, atRetreat:
		return p.sideOfRole(p.combat.role)
	case atAdvance:
		return p.sideOfRole(1 - p.combat.role)
	case atSupport:
		return p.side.enemy()
	case atEnd:
		return nobody
	}
	return p.side
}

// sideOfRole is who attacks or defends in the attack in hand.
func (p *Position) sideOfRole(role int8) side {
	if role == defender {
		return p.side.enemy()
	}
	return p.side
}

// Short forms for the chapters.

func (p *forces) unit(u int16) *unit  { return &p.rs.units[u] }
func (p *forces) at(u int16) board.ID { return p.units[u].hex }
func (p *forces) onMap(u int16) bool  { return p.units[u].hex != board.None }
func (p *forces) owner(u int16) side  { return p.rs.units[u].side }

// all lists the units for which a condition holds, in the order of the counters'
// list.
func (p *forces) all(is func(u int16) bool) []int16 { return verb.Where(len(p.units), is) }
