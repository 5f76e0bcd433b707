package ui

import (
	"time"

	"vistula/rules/journal"
	"vistula/ui/desk"
)

// branch lays the game on the table aside as it is, and begins a game of its own with
// the same actions up to the n-th. An error leaves the game as it was.
func (s *Shell) branch(n int) error {
	g := s.game
	if n > g.desk.Match.Cursor() { // it lies among what was undone
		return g.desk.PlayFrom(n)
	}
	if err := g.leave(s.kept, patience); err != nil {
		return err
	}
	was := g.desk.Match.Status(n)
	if err := g.desk.PlayFrom(n); err != nil {
		g.note.Playing = true
		return err
	}
	of := g.id
	g.id = s.kept.newID(g.note.Ruleset, time.Now())
	g.note.Playing, g.note.Of, g.note.Parted, g.note.File = true, of, was.Turn, ""
	g.note.Then = desk.TurnName(g.desk.View(), was.Turn)
	g.saver = journal.NewAutosaver(s.kept.save(g.id), s.saveFailed(g))
	g.note.Line = "" // so that it is written now
	s.panics.note(s.kept.save(g.id))
	s.changed()
	return nil
}
