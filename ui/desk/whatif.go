package desk

import (
	"errors"
	"math/rand/v2"
	"slices"

	"vistula/rules"
	"vistula/rules/journal"
)

// WhatIf is a desk of its own on which anything may be tried, beginning after n actions of
// the match. It lies open, for it begins at what the viewer may believe: what is hidden
// from the viewer is drawn anew, and so are the dice. What happens there happens nowhere
// else.
func (d *Desk) WhatIf(n int) (*Desk, error) {
	seat := d.Seat()
	if n != d.Match.Cursor() {
		var err error
		if seat, err = d.SeatAt(n); err != nil {
			return nil, err
		}
	}
	x := onTrial(seat.Guess(rand.New(rand.NewPCG(1, 1))), d.Sides())
	x.Words, x.colours.lent = d.Words, d.Nation
	x.guessed = guessed(seat.View(), x.Seat().View())
	return x, nil
}

// guessed are the units that stand on the map of a guess and that the view it is made from
// does not show there, or not in the state in which they are believed to be.
func guessed(seen, guess *rules.View) map[string]bool {
	type place struct {
		hex string
		rules.Counter
	}
	shown := map[string]place{}
	for _, s := range seen.Stacks {
		for _, c := range s.Units {
			shown[c.Unit] = place{s.Hex, c}
		}
	}
	list := map[string]bool{}
	for _, s := range guess.Stacks {
		for _, c := range s.Units {
			x, ok := shown[c.Unit]
			if !ok || x.hex != s.Hex || x.Steps != c.Steps || x.Reduced != c.Reduced || !slices.Equal(x.Badges, c.Badges) {
				list[c.Unit] = true
			}
		}
	}
	return list
}

// onTrial is a desk on which both sides are played from a position, with nothing hidden.
func onTrial(p rules.Position, sides []rules.Side) *Desk {
	seats := map[rules.Side]Seat{}
	for _, s := range sides {
		seats[s] = Person
	}
	d := New(trialMatch(p), seats, true)
	d.trying = true
	return d
}

// trialMatch is a match in which everything can be taken back.
func trialMatch(p rules.Position) *journal.Match {
	m := journal.From(p)
	m.Friendly, m.Table = true, &journal.Table{}
	return m
}

// Put puts a unit into a hex by hand, whatever the rules say of how it may get there, and
// begins a match of its own with the position that comes of it. Only a desk for trials may
// do so. The error is a sentence for the player.
func (d *Desk) Put(unit, hex string) error {
	if unit == "" || hex == "" {
		return errors.New(d.say("choose a unit, then the hex"))
	}
	if c, ok := d.Counter(unit); ok && c.Hex == hex {
		return nil
	}
	p, err := rules.Place(d.trial(), unit, hex)
	if err != nil {
		return errors.New(d.say("{{.Unit}} cannot be put into {{.Hex}}: {{.Why}}", "Unit", d.UnitName(unit), "Hex", hex, "Why", unsound(err)))
	}
	d.Match = trialMatch(p)
	d.moved()
	return nil
}

// TakeOff takes a unit off the map by hand, as Put puts it somewhere.
func (d *Desk) TakeOff(unit string) error {
	p, err := rules.Remove(d.trial(), unit)
	if err != nil {
		return errors.New(d.say("{{.Unit}} cannot be taken off the map: {{.Why}}", "Unit", d.UnitName(unit), "Why", unsound(err)))
	}
	d.Match = trialMatch(p)
	d.moved()
	return nil
}

// unsound is what is wrong with a position by hand, without where in a save that stands.
func unsound(err error) string {
	if e, ok := errors.AsType[*rules.Unsound](err); ok {
		return e.Why
	}
	return err.Error()
}
