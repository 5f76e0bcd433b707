package desk

import (
	"vistula/rules"
	"vistula/rules/journal"
)

// Seat is who plays a side.
type Seat string

const (
	Person Seat = "person"
	// Any other seat is the name of a computer player of package bot.
)

// Session is a match with those who play it and the one who looks: whose turn it is
// at the table, and what can be undone.
type Session struct {
	Language
	Match *journal.Match
	Seats map[rules.Side]Seat
	// Open shows everything to whoever looks: for one who plays both sides.
	Open bool

	viewer rules.Side
	moved  func() // the game is not where it was: what was chosen is chosen no more
}

func newSession(m *journal.Match, seats map[rules.Side]Seat, open bool) *Session {
	to := rules.SitAt(m, "").Status().ToAct
	if seats[to] != Person {
		to = ""
		for s, seat := range seats {
			if seat == Person {
				to = max(to, s) // one and the same whatever the order of the map
			}
		}
	}
	return &Session{Match: m, Seats: seats, Open: open, viewer: to}
}

// Viewer is who looks at the table: nobody in particular in an open game.
func (d *Session) Viewer() rules.Side {
	if d.Open {
		return ""
	}
	return d.viewer
}

// Concerned is the side whose fortunes are told where one must be chosen: whoever
// looks, or in an open game the first that a person plays.
func (d *Session) Concerned() rules.Side {
	if v := d.Viewer(); v != "" {
		return v
	}
	sides := d.Sides()
	for _, s := range sides {
		if d.Seats[s] == Person {
			return s
		}
	}
	return sides[0]
}

// HandOver is the side to which the table must be handed before the game can go
// on; "" where it need not be.
func (d *Session) HandOver() rules.Side {
	to := d.status().ToAct
	if d.Open || to == "" || to == d.viewer || d.Seats[to] != Person {
		return ""
	}
	return to
}

// TakeOver makes the side that is to decide the one that looks.
func (d *Session) TakeOver() {
	if to := d.HandOver(); to != "" {
		d.viewer = to
		d.moved()
	}
}

// Computer tells whether a computer player is to decide.
func (d *Session) Computer() bool {
	to := d.status().ToAct
	return to != "" && d.Seats[to] != Person
}

// Played tells whether a person plays any side.
func (d *Session) Played() bool {
	for _, s := range d.Sides() {
		if d.Seats[s] == Person {
			return true
		}
	}
	return false
}

// SideName is what a side is called.
func (d *Session) SideName(s rules.Side) string {
	scenario := d.scenario()
	return scenario.SideName(s)
}

// Sides are the sides of the scenario.
func (d *Session) Sides() []rules.Side { return d.scenario().Sides }

// Other is the enemy of a side.
func (d *Session) Other(s rules.Side) rules.Side {
	for _, o := range d.Sides() {
		if o != s {
			return o
		}
	}
	return ""
}

// Me is the side whose affairs are looked at: the viewer's, or in an open game
// that of whoever is to decide.
func (d *Session) Me() rules.Side {
	if v := d.Viewer(); v != "" {
		return v
	}
	st := d.status()
	if st.ToAct != "" {
		return st.ToAct
	}
	return st.Side
}

// LastTurn is the turn in which the scenario ends.
func (d *Session) LastTurn() int { return d.scenario().Turns[1] }

// Maps are the IDs of the maps that the scenario is played on, nil for all.
func (d *Session) Maps() []string { return d.scenario().Maps }

// scenario is the one that is played; its zero value where the ruleset does not
// know it any more.
func (d *Session) scenario() rules.Scenario {
	s, _ := rules.FindScenario(d.Match.Ruleset(), d.status().Scenario)
	return s
}

// Overlays are the kinds of overlay that only this ruleset knows.
func (d *Session) Overlays() []rules.OverlayKind { return d.scenario().Overlays }

// Answers tells whether a kind of overlay that all games know shows anything in this one.
func (d *Session) Answers(kind string) bool {
	s := d.scenario()
	return s.Answers(kind)
}

func (d *Session) status() rules.Status { return d.Seat().Status() }
