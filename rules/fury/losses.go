package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 10.3.1: losses. A loss reduces a full unit and eliminates a reduced one or a
// Cadre; a unit with an asterisk becomes a Cadre instead (2.1).

// lossVerbs take losses (10.3.1).
func lossVerbs() []*verbs {
	return []*verbs{
		{Name: rules.VerbLose, Label: "Take the loss", Case: "10.3.1", Takes: verb.Unit, Stages: verb.Of(atLoss),
			Words: func(p *Position, a args) string {
				switch st := &p.units[a.Unit]; {
				case !p.survives(a.Unit):
					return "Eliminate the unit"
				case st.lost == 0:
					return "Reduce the unit"
				}
				return "Reduce the unit to a Cadre"
			},
			Check: func(p *Position, a args) *refusal {
				d := &p.demands[0]
				switch {
				case !slices.Contains(d.units, a.Unit) || !p.onMap(a.Unit):
					return refuseNotAmong
				case !slices.Contains(p.losers(d.units), a.Unit) && p.units[a.Unit].retreated:
					return refuseSpared
				case !slices.Contains(p.losers(d.units), a.Unit):
					return refuseFullFirst
				}
				return nil
			},
			Candidates: func(p *Position, yield func(args)) { verb.Each(p.demands[0].units, yield) },
			Do: func(p *Position, a args) {
				battleIn(p).takeLoss(a.Unit)
			}},
	}
}

var (
	refuseNotAmong  = &refusal{Case: "10.3.1", Why: "{unit} is not one of the units that can take the loss."}
	refuseFullFirst = &refusal{Case: "10.3.1", Why: "Full units take losses first: {unit} is reduced."}
	refuseSpared    = &refusal{Case: "10.3.1", Why: "{unit} retreated after another combat and takes no losses now."}
)

// losers lists which units may take the next loss: full ones first, headquarters
// and those that have just retreated never.
func (p *forces) losers(units []int16) []int16 {
	var full, rest []int16
	for _, u := range units {
		switch st := &p.units[u]; {
		case !p.onMap(u) || p.unit(u).hq || st.retreated:
		case !p.unit(u).cadre && st.lost == 0:
			full = append(full, u)
		default:
			rest = append(rest, u)
		}
	}
	if len(full) > 0 {
		return full
	}
	return rest
}

// canPay tells whether units can take an additional loss without all of those in
// the hex being eliminated: at least a Cadre must remain (10.3.1).
func (p *forces) canPay(units []int16) bool {
	list := p.losers(units)
	if len(list) == 0 {
		return false
	}
	alive := 0
	for _, u := range units {
		if p.onMap(u) && !p.unit(u).hq {
			alive++
		}
	}
	return alive > 1 || slices.ContainsFunc(list, func(u int16) bool { return p.survives(u) })
}

// survives tells whether something of a unit is left after one more loss.
func (p *forces) survives(u int16) bool {
	unit, st := p.unit(u), &p.units[u]
	return !unit.cadre && (st.lost == 0 || unit.asterisk && p.freeCadre(unit.nation) >= 0)
}

// freeCadre is a Cadre of a nation that is not in use, -1 for none.
func (p *forces) freeCadre(n nation) int16 {
	for i := range p.units {
		if u := p.unit(int16(i)); u.cadre && u.nation == n && p.units[i].box == inPool {
			return int16(i)
		}
	}
	return -1
}

// demand asks a side for losses from among some units; what goes on afterwards is
// p.after.
func (p battle) demand(s side, units []int16, n int8) {
	if n > 0 && len(p.losers(units)) > 0 {
		p.demands = append(p.demands, demand{side: s, units: slices.Clone(units), n: n})
	}
}

// proceedLosses takes losses that leave no choice and goes on when all are taken.
func (p battle) proceedLosses() bool {
	if len(p.demands) == 0 {
		p.stage, p.after = p.after, 0
		return true
	}
	d := &p.demands[0]
	list := p.losers(d.units)
	switch {
	case d.n == 0 || len(list) == 0:
		p.demands = slices.Delete(p.demands, 0, 1)
	case len(list) == 1:
		p.takeLoss(list[0])
	default:
		return false
	}
	return true
}

// takeLoss takes the next loss that is demanded from a unit. The demand goes first,
// for a headquarters that is left alone may give way before the others are met.
func (p battle) takeLoss(u int16) {
	if p.demands[0].n--; p.demands[0].n == 0 {
		p.demands = slices.Delete(p.demands, 0, 1)
	}
	if p.phase == adjustmentPhase { // it was isolated, and gave way
		p.lose(u, "its loss of cohesion", "10.3.2")
		return
	}
	p.lose(u, "its loss in combat", "10.3.1")
}

// lose takes one step from a unit.
func (p battle) lose(u int16, why, cas string) {
	unit, st := p.unit(u), &p.units[u]
	if !unit.cadre && st.lost == 0 {
		st.lost = 1
		p.tell(rules.Event{Kind: rules.EventLoss, Case: cas, Side: unit.side.id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Text: fmt.Sprintf("%s is reduced: %s.", p.Label(u), why)})
		return
	}
	if c := p.freeCadre(unit.nation); unit.asterisk && c >= 0 {
		p.skeleton(u, c)
		return
	}
	removing(p.Position).eliminate(u, why, cas)
}

// skeleton puts a Cadre in the place of a unit; whatever the unit was part of, the
// Cadre is now.
func (p battle) skeleton(u, c int16) {
	st, at := p.units[u], p.at(u)
	p.units[c] = unitState{hex: board.None, box: onMap, army: st.army, disorganised: st.disorganised, retreated: st.retreated, spent: st.spent, moved: st.moved,
		stopped: st.stopped, adjusted: st.adjusted}
	p.place(c, at)
	p.exchangeIn(u, c)
	p.tell(rules.Event{Kind: "cadre", Case: "2.1", Side: p.owner(u).id(), Units: p.IDs(u, c), Hexes: p.Hexes(at), Text: fmt.Sprintf("%s is reduced to a Cadre.", p.Label(u))})
	removing(p.Position).toBox(u, eliminated)
}

// exchangeIn puts one unit in the place of another in all that is in hand.
func (p battle) exchangeIn(old, with int16) {
	swap := func(units []int16) {
		if i := slices.Index(units, old); i >= 0 {
			units[i] = with
		}
	}
	swap(p.combat.attackers)
	swap(p.retreat.units)
	for i := range p.demands {
		swap(p.demands[i].units)
	}
	for i := range p.attacks {
		swap(p.attacks[i].units)
	}
}
