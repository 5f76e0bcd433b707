package desk

import (
	"slices"

	"vistula/rules"
	"vistula/rules/journal"
)

// Seat is who plays a side.
type Seat string

const (
	Person Seat = "person"
	// Any other seat is the name of a computer player of package bot.
)

// Desk is a match with what a player has selected. It is used from one
// goroutine.
type Desk struct {
	Match *journal.Match
	Seats map[rules.Side]Seat
	// Open shows everything to whoever looks: for one who plays both sides.
	Open bool
	// Words puts a text that the player sees into the player's language; nil leaves it.
	Words func(text string, values map[string]any) string

	viewer   rules.Side
	selected []string
	study    []string
	cache    cache
	fought   map[rolledKey]*Fought
	gestures []gesture
}

// New puts a match on the desk. In a game that is not open, the first person to
// decide looks first; one who plays alone against computers looks always, and
// where only computers play, all is seen.
func New(m *journal.Match, seats map[rules.Side]Seat, open bool) *Desk {
	d := &Desk{Match: m, Seats: seats, Open: open}
	to := m.Position().Status().ToAct
	if seats[to] != Person {
		to = ""
		for s, seat := range seats {
			if seat == Person {
				to = max(to, s) // one and the same whatever the order of the map
			}
		}
	}
	d.viewer = to
	return d
}

// Position is the current one; it must not be changed.
func (d *Desk) Position() rules.Position { return d.Match.Position() }

// Viewer is who looks at the table: nobody in particular in an open game.
func (d *Desk) Viewer() rules.Side {
	if d.Open {
		return ""
	}
	return d.viewer
}

// HandOver is the side to which the table must be handed before the game can go
// on; "" where it need not be.
func (d *Desk) HandOver() rules.Side {
	to := d.Position().Status().ToAct
	if d.Open || to == "" || to == d.viewer || d.Seats[to] != Person {
		return ""
	}
	return to
}

// TakeOver makes the side that is to decide the one that looks.
func (d *Desk) TakeOver() {
	if to := d.HandOver(); to != "" {
		d.viewer, d.selected, d.study = to, nil, nil
	}
}

// Computer tells whether a computer player is to decide.
func (d *Desk) Computer() bool {
	to := d.Position().Status().ToAct
	return to != "" && d.Seats[to] != Person
}

// Change is what came of something the player did.
type Change struct {
	Events []rules.Event
	// Why says in a sentence why nothing happened; "" where something did.
	Why string
	// Choose lists what the player must choose between.
	Choose []Choice
	// Confirm asks before units are lost; nothing has happened yet. It is nil where
	// there is nothing to ask.
	Confirm *Confirm
}

// Do carries one action out.
func (d *Desk) Do(a rules.Action) Change {
	events, err := d.Match.Do(a)
	if err != nil {
		return Change{Why: d.plain(err)}
	}
	d.tidy()
	return Change{Events: events}
}

// tidy forgets selected units that can no longer do anything.
func (d *Desk) tidy() {
	offers := d.Offers()
	d.selected = slices.DeleteFunc(d.selected, func(u string) bool {
		return !slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Unit == u })
	})
}

// Selected lists the units selected by the player, those in hand first.
func (d *Desk) Selected() []string { return d.selected }

// Deselect drops the selection.
func (d *Desk) Deselect() { d.selected = nil }

// Left counts what could still be done before a phase is ended: units that have
// not moved, hexes that could be attacked, or whatever else is offered.
func (d *Desk) Left() (units, hexes int) {
	seen := map[string]bool{}
	for _, o := range d.Offers() {
		if o.Verb == rules.VerbRecall { // that hex is attacked already
			seen[o.Hex] = true
		}
	}
	for _, o := range d.Offers() {
		switch {
		case o.Verb == rules.VerbPick && !seen[o.Unit]:
			units++
			seen[o.Unit] = true
		case o.Unit == "" && o.Hex != "" && !seen[o.Hex]:
			hexes++
			seen[o.Hex] = true
		}
	}
	return units, hexes
}

// NextUnit is the next unit after the selected one that has not moved yet, in the
// order of the offers; "" where there is none.
func (d *Desk) NextUnit() string { return d.unitAfter(1) }

// UnitBefore is the same the other way round.
func (d *Desk) UnitBefore() string { return d.unitAfter(-1) }

func (d *Desk) unitAfter(step int) string {
	var units []string
	for _, o := range d.Offers() {
		if o.Unit != "" && o.Hex == "" && !slices.Contains(units, o.Unit) {
			units = append(units, o.Unit)
		}
	}
	if len(units) == 0 {
		return ""
	}
	at := -1
	if len(d.selected) > 0 {
		at = slices.Index(units, d.selected[len(d.selected)-1])
	}
	if at < 0 && step < 0 {
		at = 0
	}
	return units[(at+step+len(units))%len(units)]
}
