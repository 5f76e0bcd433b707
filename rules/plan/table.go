package plan

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Table is where plans are made: a *rules.Seat, or something that remembers what a
// seat has answered. Its offers are those of the side that sits there.
type Table interface {
	Ruleset() rules.Ruleset
	Status() rules.Status
	Offers() []rules.Offer
	View() *rules.View
	Overlay(q rules.Query) (*rules.Overlay, error)
}

// Offered tells whether an action is offered.
func Offered(t Table, a rules.Action) bool {
	return slices.ContainsFunc(t.Offers(), func(o rules.Offer) bool { return o.Action == a })
}

// After lists what would be offered to the same side after some actions; nil where
// one of them is refused, or the other side has its say. The position stays as it is.
func After(p rules.Position, actions []rules.Action) []rules.Offer {
	p, me := p.Clone(), p.Status().ToAct
	for _, a := range actions {
		if _, err := p.Do(a); err != nil || p.Status().ToAct != me {
			return nil
		}
	}
	return slices.Clone(p.Offers())
}

// Beside tells whether a unit is seen to stand next to a hex.
func Beside(t Table, hex, unit string) bool {
	target, at, ok := between(t, hex, unit)
	return ok && t.Ruleset().Board().Adjacent(at, target)
}

// between are a hex and the one in which a unit is seen.
func between(t Table, hex, unit string) (target, at board.ID, ok bool) {
	b := t.Ruleset().Board()
	c, seen := t.View().Find(unit)
	target, ok = b.Find(hex)
	if !seen || !ok {
		return board.None, board.None, false
	}
	at, ok = b.Find(c.Hex)
	return target, at, ok
}

func appendNew(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}
