package rules

import (
	"fmt"

	"vistula/rules/board"
)

// Arranging is a Position in which units can be put elsewhere by hand, not moved. What it
// notes down need not be what the rules allow, nor follow from where the units were before:
// it is written and read anew before anything else is asked of it. See Place and Remove.
type Arranging interface {
	Position
	// FindUnit is the number of the unit with an id.
	FindUnit(id string) (u int16, ok bool)
	// Put notes that a unit is in a hex, where it lies lowest if its stack has an order.
	// What else is noted of it, such as what it has spent or when it is to come, is kept,
	// or forgotten where it is put there afresh.
	Put(u int16, at board.ID, afresh bool)
	// TakeOff notes that a unit is off the map and stays away, or where it is unplaced, that
	// it is still to be set up.
	TakeOff(u int16, unplaced bool)
}

// Place is a position like another but for one unit, which stands in another hex: put there
// by hand, not moved. What the rules had noted about how it got where it was, such as what
// it has spent, is kept where it may be. The error says in a sentence why the unit cannot
// stand there; the position itself stays as it is.
func Place(p Position, unit, hex string) (Position, error) {
	at, ok := p.Ruleset().Board().Find(hex)
	if !ok {
		return nil, fmt.Errorf("there is no hex %q", hex)
	}
	q, why := arranged(p, unit, func(q Arranging, u int16) { q.Put(u, at, false) })
	if why == nil {
		return q, nil
	}
	// What is noted of it may say that it is off the map.
	if q, err := arranged(p, unit, func(q Arranging, u int16) { q.Put(u, at, true) }); err == nil {
		return q, nil
	}
	return nil, why
}

// Remove is a position like another but for one unit, which was taken off the map by hand.
// The error says in a sentence why it cannot be; the position itself stays as it is.
func Remove(p Position, unit string) (Position, error) {
	if c, _ := p.View("").Find(unit); c.Hex == "" {
		return nil, fmt.Errorf("%s is not on the map", unit)
	}
	q, why := arranged(p, unit, func(q Arranging, u int16) { q.TakeOff(u, false) })
	if why == nil {
		return q, nil
	}
	// While its side sets it up, it must stay in the game.
	if q, err := arranged(p, unit, func(q Arranging, u int16) { q.TakeOff(u, true) }); err == nil {
		return q, nil
	}
	return nil, why
}

// arranged is a position in which one unit is elsewhere, made sound again by being written
// and read.
func arranged(p Position, unit string, change func(q Arranging, u int16)) (Position, error) {
	q, ok := p.Clone().(Arranging)
	if !ok {
		return nil, fmt.Errorf("units of %s cannot be put by hand", p.Ruleset().Title())
	}
	u, ok := q.FindUnit(unit)
	if !ok {
		return nil, fmt.Errorf("there is no unit %q", unit)
	}
	change(q, u)
	sound, err := p.Ruleset().Load(q.AppendJSON(nil))
	if err != nil {
		return nil, fmt.Errorf("the unit cannot stand there: %w", err)
	}
	return sound, nil
}
