package rules

import "slices"

// Discreet is a Position of a game in which one side does not see all that the
// other does. Where a position is not Discreet, both sides may know every action.
type Discreet interface {
	// Public is what the side that does not decide may know of an action that is
	// legal now: the action without what is hidden, or one without a verb where
	// that side may not even know that something was done.
	//
	// It may tell no more than the View and the events after the action do.
	Public(a Action) Action
}

// Public is what the side that does not decide may know of an action that is legal
// in a position.
func Public(p Position, a Action) Action {
	if d, ok := p.(Discreet); ok {
		return d.Public(a)
	}
	return a
}

// Deed is an action that was carried out, with what came of it.
type Deed struct {
	Side   Side   // who decided
	Action Action // without a verb where it is not known
	// Public is what the other side may know of Action; see Discreet.
	Public Action
	Dice   []int // forced ones; nil where the position's own dice were rolled
	Events []Event
}

// SeenBy is the deed as a side may know it; the empty side sees all. It is not to
// be told at all where ok is false. How many deeds a side is not told of is hidden
// from it too: number those that it is told of by themselves.
func (d Deed) SeenBy(side Side) (seen Deed, ok bool) {
	if side == "" {
		return d, true
	}
	seen = Deed{Side: d.Side, Action: d.Public, Public: d.Public, Events: SeenBy(d.Events, side)}
	if side == d.Side {
		seen.Action = d.Action
	}
	if seen.Action == d.Action {
		seen.Dice = slices.Clone(d.Dice)
	}
	return seen, seen.Action.Verb != "" || len(seen.Events) > 0
}

// SeenBy are the events that a side may know of, as it may know them; the empty
// side sees all.
func SeenBy(events []Event, side Side) []Event {
	list := make([]Event, 0, len(events))
	for _, e := range events {
		if e = e.SeenBy(side); e.Kind != "" {
			list = append(list, e)
		}
	}
	return list
}
