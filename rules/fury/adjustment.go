package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 11.2: front adjustment. Isolated units go back one hex, or two where one does
// not help, in the order that their owner chooses; who cannot is eliminated.

// adjusting is a position in which units without a line of communication go back.
type adjusting struct{ *Position }

func adjust(p *Position) adjusting { return adjusting{p} }

// adjustmentVerbs lead isolated units back (11.2).
func adjustmentVerbs() []*verbs {
	return []*verbs{
		{Name: "withdraw", Label: "Retreat here to regain supply lines", Case: "11.2", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atAdjust, atAdjusting),
			Check: (*Position).mayWithdraw, Candidates: eachWithdrawal, Do: (*Position).withdraw},
		{Name: "abandon", Label: "Eliminate: its isolation cannot be lifted", Case: "11.2", Takes: verb.Unit, Stages: verb.Of(atAdjust),
			Check: func(p *Position, a args) *refusal {
				switch {
				case !slices.Contains(p.isolated(p.side), a.Unit):
					return refuseNotIsolated
				case len(adjust(p).escapes(a.Unit)) > 0:
					return refuseCanEscape
				}
				return nil
			},
			Candidates: func(p *Position, yield func(args)) { verb.Each(p.isolated(p.side), yield) },
			Do:         (*Position).abandon},
		{Name: "withdraw-all", Label: "Retreat all, each by the nearest way", Case: "11.2", Stages: verb.Of(atAdjust),
			Check: func(p *Position, _ args) *refusal {
				if len(p.isolated(p.side)) < 2 {
					return refuseFew
				}
				return nil
			},
			Do: (*Position).withdrawAll},
	}
}

var (
	refuseNotIsolated = &refusal{Case: "11.2", Why: "{unit} has a line of communication, or has already retreated in this phase."}
	refuseCanEscape   = &refusal{Case: "11.2", Why: "{unit} can lose its isolation by a retreat."}
	refuseNoEscape    = &refusal{Case: "11.2", Why: "{unit} cannot retreat to {hex}: it would still be isolated there, or another hex has priority."}
	refuseFew         = &refusal{Case: "11.2", Why: "At most one unit is isolated."}
	refuseOther       = &refusal{Case: "11.2", Why: "{unit} is not the unit that is retreating."}
)

func (p adjusting) beginAdjustment(s side) {
	p.side, p.phase, p.stage = s, adjustmentPhase, atAdjust
}

// proceedWithdrawal takes a unit on that has one way only, and ends a withdrawal that
// is complete or hopeless.
func (p adjusting) proceedWithdrawal() bool {
	w := &p.retreat
	if len(w.units) > 0 && w.left > 0 {
		switch ways := p.escapes(w.units[0]); len(ways) {
		case 0:
		case 1:
			p.withdraw(verb.OfUnitHex(w.units[0], ways[0]))
			return true
		default:
			return false
		}
		removing(p.Position).eliminate(w.units[0], "it is isolated and cannot retreat further", "11.2")
	}
	p.retreat = withdrawal{}
	p.stage = atAdjust
	return true
}

// escapes lists the hexes into which an isolated unit may go next: those where it
// has a line again, or where there is none, in its first step, those from which it
// comes to one; of these the best by the priorities.
func (p adjusting) escapes(u int16) []board.ID {
	near, l := p.open(u, p.at(u)), p.linesWithout(u)
	direct := slices.DeleteFunc(slices.Clone(near), func(h board.ID) bool { return p.crowd(h, u) != nil || !p.touches(l, u, h) })
	if len(direct) > 0 || p.stage == atAdjusting {
		return p.best(u, direct)
	}
	return p.best(u, slices.DeleteFunc(near, func(h board.ID) bool { return !p.leadsOut(l, u, h) }))
}

// open lists the hexes beside another that a unit could enter in a retreat; a
// headquarters does not go alone into contact.
func (p adjusting) open(u int16, from board.ID) []board.ID {
	s := p.owner(u)
	var list []board.ID
	for _, n := range p.Board().Neighbours(from) {
		switch {
		case n == board.None || !p.passable(s, n) || n == p.at(u) || slices.Contains(p.retreat.trail, n):
		case p.unit(u).hq && p.contact(s, n) && !p.friendIn(u, n) && !p.shelters(s, n):
		default:
			list = append(list, n)
		}
	}
	return list
}

// leadsOut tells whether a unit that goes to a hex comes from there, by one more, to
// one where it has a line.
func (p adjusting) leadsOut(l *lines, u int16, by board.ID) bool {
	return p.rs.tables.Lines.Retreat > 1 && slices.ContainsFunc(p.open(u, by), func(h board.ID) bool { return p.crowd(h, u) == nil && p.touches(l, u, h) })
}

// best keeps the hexes of the best rank.
func (p adjusting) best(u int16, hexes []board.ID) []board.ID {
	rank := rankZone + 1
	for _, h := range hexes {
		rank = min(rank, p.rank(p.owner(u), h, []int16{u}))
	}
	return slices.DeleteFunc(hexes, func(h board.ID) bool { return p.rank(p.owner(u), h, []int16{u}) != rank })
}

func eachWithdrawal(p *Position, yield func(args)) {
	units := p.retreat.units
	if p.stage == atAdjust {
		units = p.isolated(p.side)
	}
	for _, u := range units {
		for _, h := range adjust(p).escapes(u) {
			yield(verb.OfUnitHex(u, h))
		}
	}
}

func (p *Position) mayWithdraw(a args) *refusal {
	switch {
	case p.stage == atAdjusting && a.Unit != p.retreat.units[0]:
		return refuseOther
	case p.stage == atAdjust && !slices.Contains(p.isolated(p.side), a.Unit):
		return refuseNotIsolated
	case !slices.Contains(adjust(p).escapes(a.Unit), a.Hex):
		return refuseNoEscape
	}
	return nil
}

func (p *Position) abandon(a args) {
	removing(p).eliminate(a.Unit, "it is isolated and cannot retreat", "11.2")
}

// withdrawAll leads all isolated units of the side back, in the order of the
// counters' list and each into the first of its best hexes, until nobody is isolated
// or one has to test its cohesion. Whom the others' retreat does not help is lost.
func (p *Position) withdrawAll(args) {
	for p.stage != atCohesion && p.stage != atDisplace && !p.openDisplacement() {
		list := p.isolated(p.side)
		if p.stage == atAdjusting {
			if !adjust(p).proceedWithdrawal() {
				p.withdraw(verb.OfUnitHex(p.retreat.units[0], adjust(p).escapes(p.retreat.units[0])[0]))
			}
			continue
		}
		if len(list) == 0 {
			return
		}
		i := slices.IndexFunc(list, func(u int16) bool { return len(adjust(p).escapes(u)) > 0 })
		if i < 0 {
			p.abandon(verb.OfUnit(list[0]))
			continue
		}
		p.withdraw(verb.OfUnitHex(list[i], adjust(p).escapes(list[i])[0]))
	}
}

// withdraw takes an isolated unit one hex back; alone in an enemy zone it tests its
// cohesion.
func (p *Position) withdraw(a args) {
	u, from := a.Unit, p.at(a.Unit)
	if p.stage == atAdjust {
		p.retreat = withdrawal{units: []int16{u}, trail: []board.ID{from}, left: 1}
		if p.crowd(a.Hex, u) != nil || !p.touches(p.linesWithout(u), u, a.Hex) {
			p.retreat.left = 2
		}
	}
	w := &p.retreat
	test := p.rank(p.side, a.Hex, []int16{u}) == rankZone && !p.unit(u).hq
	w.trail = append(w.trail, a.Hex)
	w.left--
	p.units[u].adjusted = true
	p.tell(rules.Event{Kind: "withdraw", Case: "11.2", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(from, a.Hex),
		Text: fmt.Sprintf("%s is isolated and retreats to %s.", p.Label(u), p.HexName(a.Hex))})
	p.place(u, a.Hex)
	p.stage = atAdjusting
	if test {
		p.stage = atCohesion
	}
}
