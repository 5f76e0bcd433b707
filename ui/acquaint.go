package ui

import (
	"os"

	"fyne.io/fyne/v2"

	"vistula/canvas/guard"
	"vistula/rules/journal"
	"vistula/ui/desk"
)

// A save that was copied into the folder of the games in progress has no note. It is read
// once for one, so that the diary says of it what it says of the others, and lists it where
// it belongs.

// acquaint makes the notes that are missing: in the background, after which the start
// screen shows them.
func (s *Shell) acquaint() {
	var ids []string
	for _, k := range s.kept.list() {
		if k.Ruleset == "" && !s.met[k.id] {
			ids = append(ids, k.id)
		}
	}
	if len(ids) == 0 {
		return
	}
	if s.met == nil {
		s.met = map[string]bool{}
	}
	for _, id := range ids { // one that cannot be read is not tried again
		s.met[id] = true
	}
	if s.Now {
		s.introduce(s.notesOf(ids))
		return
	}
	go func() {
		var found map[string]note
		guard.Catch(func() { found = s.notesOf(ids) })
		fyne.Do(guard.Func(func() {
			if s.introduce(found) && s.start != nil && s.win.Canvas().Overlays().Top() == nil {
				s.showStart()
			}
		}))
	}()
}

// notesOf reads games for their notes. What is wrong with one is said when it is opened.
func (s *Shell) notesOf(ids []string) map[string]note {
	found := map[string]note{}
	for _, id := range ids {
		save, err := os.ReadFile(s.kept.save(id))
		if err != nil {
			continue
		}
		m, _, err := journal.Resume(save, s.finderFor(save))
		if err != nil {
			continue
		}
		journal.LookOn(s.kept.save(id), save, m)
		n := note{Open: true, Ruleset: m.Ruleset().ID(), Title: m.Ruleset().Title()}
		n.seat(m.Table)
		g := &session{desk: desk.New(m, seats(n.Seats, sidesOf(m)), n.Open), note: n}
		g.describe()
		found[id] = g.note
	}
	return found
}

// introduce keeps notes and tells whether there is one; it leaves alone what was written
// meanwhile.
func (s *Shell) introduce(found map[string]note) bool {
	any := false
	for id, n := range found {
		// A note that cannot be written is made anew the next time.
		if s.kept.read(id).Ruleset == "" && exists(s.kept.save(id)) && s.kept.write(id, n) == nil {
			any = true
		}
	}
	return any
}
