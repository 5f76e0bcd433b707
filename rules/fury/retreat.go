package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 10.3.2: retreat, one hex for the attacker, two for the defender. Who stands
// together goes together, led by the owner hex by hex.

// retreatVerbs lead a retreat (10.3.2).
func retreatVerbs() []*verbs {
	roll.Roll(atCohesion, "Roll for cohesion", "10.3.2", func(*Position) int { return 1 }, (*Position).testCohesion)
	return []*verbs{
		{Name: rules.VerbRetreat, Label: "Retreat into this hex", Case: "10.3.2", Takes: verb.Hex, Stages: verb.Of(atRetreat),
			Check: (*Position).mayRetreat,
			Candidates: func(p *Position, yield func(args)) {
				for _, n := range p.Board().Neighbours(p.retreat.at()) {
					if n != board.None {
						yield(verb.OfHex(n))
					}
				}
			},
			Do: (*Position).retreatStep},
		{Name: "onward", Label: "Retreat this unit farther", Case: "10.3.2", Takes: verb.Unit, Stages: verb.Of(atExcess),
			Check: func(p *Position, a args) *refusal {
				if !slices.Contains(p.retreat.units, a.Unit) || p.unit(a.Unit).hq {
					return refuseNotRetreating
				}
				return nil
			},
			Candidates: func(p *Position, yield func(args)) { verb.Each(p.retreat.units, yield) },
			Do: func(p *Position, a args) {
				p.rest(verb.Without(p.retreat.units, a.Unit))
				p.retreat.units, p.retreat.left = []int16{a.Unit}, 1
				p.stage = atRetreat
			}},
	}
}

var (
	refuseNotRetreating = &refusal{Case: "10.3.2", Why: "{unit} is not one of the retreating combat units."}
	refuseBack          = &refusal{Case: "10.3.2", Why: "The retreat has already passed through {hex}."}
	refuseNearer        = &refusal{Case: "10.3.2", Why: "{hex} is no farther from where the retreat began; another hex is."}
	refuseFreeFirst     = &refusal{Case: "10.3.2", Why: "{hex} is in an enemy zone of control; another hex is not."}
	refuseFriendFirst   = &refusal{Case: "10.3.2", Why: "{hex} is in an enemy zone of control without a friendly unit; another hex has one."}
)

// beginRetreat makes the loser go, with all who stand with him.
func (p battle) beginRetreat() {
	c := &p.combat
	at, hexes := c.from, p.rs.tables.Retreat.Attacker
	if c.loser == defender {
		at, hexes = c.target, p.rs.tables.Retreat.Defender
	}
	units := p.in(p.loserSide(), at)
	p.retreat = withdrawal{units: units, trail: []board.ID{at}, left: int8(hexes)}
	if len(p.fighters(units)) == 0 {
		p.endRetreat()
		return
	}
	p.tell(rules.Event{Kind: "must-retreat", Case: "10.3.2", Side: p.loserSide().id(), Units: p.IDs(units...), Hexes: p.Hexes(at),
		Text: fmt.Sprintf("%s must retreat %s.", p.Labels(units), hexesText(hexes))})
	p.stage = atRetreat
}

// fighters are those of some units that are not headquarters.
func (p *forces) fighters(units []int16) []int16 {
	return slices.DeleteFunc(slices.Clone(units), func(u int16) bool { return p.unit(u).hq })
}

// Ranks of hexes to retreat to, the best first (10.3.2).
const (
	rankFree = iota
	rankFriend
	rankZone
)

// rank is how good a hex is for units that retreat: who goes along with them does
// not count as a friend there.
func (p *forces) rank(s side, at board.ID, going []int16) int {
	if !p.zoc(s.enemy(), at) {
		return rankFree
	}
	for _, u := range p.forceIn(s, at) {
		if !slices.Contains(going, u) {
			return rankFriend
		}
	}
	return rankZone
}

// retreats tells for each hex around those that retreat why they cannot go there,
// nil where they can: away from where they began if that is possible, then by the
// priorities.
func (p battle) retreats() [6]*refusal {
	w := &p.retreat
	s := p.owner(w.units[0])
	var list [6]*refusal
	around := p.Board().Neighbours(w.at())
	for d, n := range around {
		switch {
		case n == board.None:
			list[d] = refuseNotBeside
		case slices.Contains(w.trail, n):
			list[d] = refuseBack
		default:
			list[d] = p.closed(s, n)
		}
	}
	prefer := func(why *refusal, is func(n board.ID) bool) {
		some := false
		for d, n := range around {
			some = some || list[d] == nil && is(n)
		}
		for d, n := range around {
			if some && list[d] == nil && !is(n) {
				list[d] = why
			}
		}
	}
	far := p.Board().Distance(w.trail[0], w.at())
	prefer(refuseNearer, func(n board.ID) bool { return p.Board().Distance(w.trail[0], n) > far })
	prefer(refuseFreeFirst, func(n board.ID) bool { return p.rank(s, n, w.units) == rankFree })
	prefer(refuseFriendFirst, func(n board.ID) bool { return p.rank(s, n, w.units) <= rankFriend })
	return list
}

// waysBack lists the hexes that those who retreat may enter next.
func (p battle) waysBack() []board.ID {
	var ways []board.ID
	for d, why := range p.retreats() {
		if why == nil {
			ways = append(ways, p.Board().Neighbours(p.retreat.at())[d])
		}
	}
	return ways
}

func (p *Position) mayRetreat(a args) *refusal {
	d, ok := p.Board().DirectionTo(p.retreat.at(), a.Hex)
	if !ok {
		return refuseNotBeside
	}
	return battleIn(p).retreats()[d]
}

// retreatStep leads the stack one hex back; alone in an enemy zone it tests its
// cohesion.
func (p *Position) retreatStep(a args) {
	w := &p.retreat
	s, from := p.owner(w.units[0]), w.at()
	test := p.rank(s, a.Hex, w.units) == rankZone
	w.trail = append(w.trail, a.Hex)
	w.left--
	p.tell(rules.Event{Kind: rules.EventRetreat, Case: "10.3.2", Side: s.id(), Units: p.IDs(w.units...), Hexes: p.Hexes(from, a.Hex),
		Text: fmt.Sprintf("%s %s to %s.", p.Labels(w.units), verb.Conjugate(w.units, "retreats", "retreat"), p.HexName(a.Hex))})
	for _, u := range slices.Clone(w.units) {
		p.place(u, a.Hex)
	}
	if test {
		p.stage = atCohesion
	}
}

// testCohesion is the die of a stack in an enemy zone without friends (10.3.2).
func (p *Position) testCohesion() {
	w := &p.retreat
	die := p.Dies.D6()
	text := "holds together"
	lost := die <= p.rs.tables.Cohesion
	if lost {
		text = "suffers one more loss"
	}
	s := p.owner(w.units[0])
	p.tell(rules.Event{Kind: "cohesion", Case: "10.3.2", Side: s.id(), Units: p.IDs(w.units...), Hexes: p.Hexes(w.at()), Dice: []int{die},
		Text: fmt.Sprintf("Cohesion of %s: %d, it %s.", p.Labels(w.units), die, text)})
	p.after = atRetreat
	if p.phase == adjustmentPhase {
		p.after = atAdjusting
	}
	if lost {
		battleIn(p).demand(s, w.units, 1)
	}
	p.stage = atLoss
}

// proceedRetreat ends a retreat that is complete or hopeless, and sends on who finds
// no room.
func (p battle) proceedRetreat() bool {
	if p.stage == atExcess {
		return false
	}
	w := &p.retreat
	if len(p.fighters(w.units)) == 0 {
		p.endRetreat()
		return true
	}
	if w.left == 0 {
		return p.settleRetreat()
	}
	switch ways := p.waysBack(); len(ways) {
	case 0:
	case 1:
		p.retreatStep(args{Unit: -1, Hex: ways[0], From: board.None})
		return true
	default:
		return false
	}
	if len(w.trail) > 1 && p.crowd(w.at(), w.units...) == nil {
		w.left = 0 // it stays where it has come to
		return true
	}
	for _, u := range p.fighters(w.units) {
		removing(p.Position).eliminate(u, "it cannot retreat", "10.3.2")
	}
	return true
}

// settleRetreat finds room for a stack that has gone far enough. What is over the
// stacking limit goes one hex further (10.3.2).
func (p battle) settleRetreat() bool {
	w := &p.retreat
	if p.crowd(w.at(), w.units...) == nil {
		p.endRetreat()
		return true
	}
	going := p.fighters(w.units)
	if stay := verb.Without(p.in(p.owner(going[0]), w.at()), going[0]); len(going) == 2 && p.fits(p.armyOf(going[0]), stay) == nil {
		p.stage = atExcess
		return true
	}
	w.left = 1
	return true
}

// rest puts the markers on units whose retreat is over.
func (p *forces) rest(units []int16) {
	for _, u := range units {
		p.units[u].retreated = true
		p.units[u].disorganised = !p.unit(u).hq
	}
}

// endRetreat ends a retreat after combat. A fortress whose defenders have left
// surrenders (10.4).
func (p battle) endRetreat() {
	p.rest(p.retreat.units)
	p.retreat = withdrawal{}
	c := &p.combat
	if c.loser == attacker {
		p.endCombat()
		return
	}
	if f := p.fortIn(c.target); len(c.attackers) > 0 && p.bastion(p.side.enemy(), c.target) && !p.stands(p.side.enemy(), c.target) {
		p.take(f, p.side)
	}
	p.beginAdvance()
}
