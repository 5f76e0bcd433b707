package ui

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/start"
	"vistula/ui/tour"
)

// session is the game on the table, with how it is kept.
type session struct {
	id    string
	desk  *desk.Desk
	table Table
	saver *journal.Autosaver
	tour  *tour.Guide // of a first turn; nil for none
	note  note
	told  string // the failure to keep it that the player was told of last
}

// summary is a game in a line: turn and side.
func (g *session) summary() string {
	m := g.desk.Match
	p := m.Position()
	if o := p.Outcome(); o != nil {
		return lang.L("Finished")
	}
	st := p.Status()
	s, _ := rules.FindScenario(m.Ruleset(), m.Scenario())
	last := s.Turns[1]
	number, name := strconv.Itoa(st.Turn), desk.TurnName(g.desk.View(), st.Turn)
	values := map[string]any{"Turn": number, "Name": name, "Last": strconv.Itoa(last), "Side": start.SideNames(&s).SideName(st.ToAct)}
	switch {
	case last == 0:
		return lang.L("Turn {{.Name}} · {{.Side}} to decide", values)
	case name != number:
		return lang.L("Turn {{.Name}}: {{.Turn}} of {{.Last}} · {{.Side}} to decide", values)
	}
	return lang.L("Turn {{.Turn}} of {{.Last}} · {{.Side}} to decide", values)
}

// sidesOf are the sides of a match.
func sidesOf(m *journal.Match) []rules.Side {
	s, _ := rules.FindScenario(m.Ruleset(), m.Scenario())
	return s.Sides
}

// reseat notes who plays, where that has changed at the table.
func (g *session) reseat() {
	for side, seat := range g.desk.Seats {
		if g.note.Seats[string(side)] != string(seat) {
			g.note.Seats, g.note.Line = seatNames(g.desk.Seats), "" // so that it is written now
			g.desk.Match.Table = tableOf(g.desk)
			return
		}
	}
}

// describe brings the note up to date and tells whether it says something new.
func (g *session) describe() bool {
	m := g.desk.Match
	line, over := g.summary(), m.Position().Outcome() != nil
	if line == g.note.Line && over == g.note.Over {
		return false
	}
	g.note.Line, g.note.Over = line, over
	g.portray()
	return true
}

// flushed waits for the disk, but not for ever: a disk that hangs must not keep
// the window from closing. The error is the last write's.
func flushed(a *journal.Autosaver, most time.Duration) error {
	done := make(chan error, 1)
	go func() { done <- a.Flush() }()
	select {
	case err := <-done:
		return err
	case <-time.After(most):
		return errSlow()
	}
}
