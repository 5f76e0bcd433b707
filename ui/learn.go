package ui

import (
	"vistula/rules"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/tour"
)

// learnGame is the ruleset of the guided first turn, "" for none.
func (s *Shell) learnGame() string {
	t, _ := tour.Find(s.find)
	return t.Ruleset
}

// learner begins the guided first turn; nil where there is none.
func (s *Shell) learner() func() {
	if s.learnGame() == "" {
		return nil
	}
	return s.learn
}

// learn begins the guided first turn of the first game that has one.
func (s *Shell) learn() { s.learnOf(s.learnGame()) }

// guides tells whether a game has a guided first turn.
func (s *Shell) guides(ruleset string) bool {
	_, ok := tour.For(s.find, ruleset)
	return ok
}

// learnOf puts a new game on the table, both sides played here and all open, with a
// tour through its first turn.
func (s *Shell) learnOf(ruleset string) {
	s.library.Refresh()
	t, ok := tour.For(s.find, ruleset)
	if !ok {
		return
	}
	rs, err := s.find(t.Ruleset)
	if err != nil {
		s.tell(err)
		return
	}
	m, err := journal.New(rs, t.Scenario, nil, t.Seed)
	if err != nil {
		s.tell(err)
		return
	}
	seats := map[rules.Side]desk.Seat{}
	for _, side := range sidesOf(m) {
		seats[side] = desk.Person
	}
	s.guided = t.Steps
	s.begin(m, "", note{Title: rs.Title(), Seats: seatNames(seats), Open: true})
}
