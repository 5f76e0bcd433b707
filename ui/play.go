package ui

import (
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas"
	"vistula/canvas/guard"
	"vistula/rules"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/files"
	"vistula/ui/start"
	"vistula/ui/table"
	"vistula/ui/tour"
)

// play begins a game.
func (s *Shell) play(c start.Choice) {
	s.library.Refresh()
	rs, err := s.find(c.Ruleset)
	if err != nil {
		s.tell(err)
		return
	}
	m, err := journal.New(rs, c.Scenario, c.Options, c.Seed)
	if err != nil {
		s.tell(err)
		return
	}
	s.settings.Last = c.Last()
	s.keepSettings()
	s.begin(m, "", note{Title: rs.Title(), Seats: seatNames(c.Seats), Open: c.Open})
}

// begin puts a match on the table. id is that of a game in progress, "" for one
// that is not kept yet.
func (s *Shell) begin(m *journal.Match, id string, n note) {
	s.endGame()
	n.Ruleset, n.Title, n.Playing = m.Ruleset().ID(), m.Ruleset().Title(), true
	if id == "" {
		id = s.kept.newID(n.Ruleset, time.Now())
	}
	if n.Vantages == nil {
		n.Vantages = map[rules.Side]canvas.Vantage{}
	}
	g := &session{id: id, note: n}
	g.desk = desk.New(m, seats(n.Seats, sidesOf(m)), n.Open)
	m.Table = tableOf(g.desk)
	if s.guided != nil {
		g.tour, s.guided = tour.New(g.desk, s.guided), nil
	}
	if err := s.library.Keep(m.Ruleset()); err != nil {
		s.tell(err)
	}
	g.saver = journal.NewAutosaver(s.kept.save(id), s.saveFailed(g))
	if s.start != nil {
		s.start.Close()
		s.start = nil
		s.Maps.Keep(n.Ruleset) // the table needs the memory
		if !s.Now {
			time.AfterFunc(4*time.Second, debug.FreeOSMemory)
		}
	}
	s.game = g
	s.panics.note(s.kept.save(id))
	g.note.Line = "" // so that it is written now
	whole := g.desk.Match.Unread() == 0
	g.table = s.newTable(g)
	s.win.SetTitle(n.Title + " – Vistula")
	s.win.SetContent(g.table.Content())
	s.changed()
	s.tellAbsent(n.Seats, g.desk)
	s.readOn(g, whole)
}

// tellAbsent says of a computer player that there is not, but that the game names, that a
// person has its side.
func (s *Shell) tellAbsent(names map[string]string, d *desk.Desk) {
	for _, side := range d.Sides() {
		if name := names[string(side)]; name != "" && name != string(d.Seats[side]) {
			s.say(lang.L("A computer player is missing"), lang.L("There is no computer player “{{.Name}}”, so a person plays {{.Side}}. You can choose another in the menu, under Players.",
				map[string]any{"Name": name, "Side": d.SideName(side)}))
		}
	}
}

// readOn shows the whole record of a long game, and tells what is wrong with it, once
// it has been read in the background. whole tells that the table has shown all of it
// already.
func (s *Shell) readOn(g *session, whole bool) {
	m := g.desk.Match
	read := func() {
		if s.game != g {
			return
		}
		drift := m.Wait()
		g.desk.Match.Unread() // should the player have gone on with a branch
		s.tellDrift(drift)
		g.table.Refresh()
	}
	switch {
	case whole:
		s.tellDrift(m.Wait())
	case s.Now:
		read()
	default:
		go func() {
			<-m.Past()
			fyne.Do(guard.Func(read))
		}()
	}
}

// newTable is a table for a game.
func (s *Shell) newTable(g *session) Table {
	return s.Tables(s.App, s.win, g.desk, table.Hooks{
		Save: s.save, SaveAs: s.saveAs, Report: s.report, Film: s.film, Open: s.open, Leave: s.leave, Preferences: s.preferences, Edit: func() { s.edit(g.note.Ruleset) }, Changed: s.changed, Branch: s.branch, Settings: s.settings, Print: s.print, Appear: s.Appear,
		Fonts: s.fonts, Sheet: s.Maps.Sheet, Tour: g.tour, Vantages: g.note.Vantages,
	})
}

// changed keeps the game after every action.
func (s *Shell) changed() {
	g := s.game
	if g == nil {
		return
	}
	g.reseat()
	if err := g.saver.Keep(g.desk.Match); err != nil {
		s.notKept(g, err)
	}
	if s.Now {
		if err := g.saver.Flush(); err != nil {
			s.notKept(g, err)
		}
	}
	if g.describe() {
		if err := s.keepNote(g); err != nil {
			s.notKept(g, err)
		}
	}
}

// keepNote writes what a game's save does not tell, in the background.
func (s *Shell) keepNote(g *session) error {
	if s.Now {
		return s.kept.write(g.id, g.note)
	}
	return s.kept.writeSoon(g.id, g.note, s.saveFailed(g))
}

// saveFailed brings a failure of the autosaver to the window; a shell that works
// at once asks for it itself, for there is nobody to bring it.
func (s *Shell) saveFailed(g *session) func(error) {
	if s.Now {
		return nil
	}
	return func(err error) { fyne.Do(guard.Func(func() { s.notKept(g, err) })) }
}

// notKept tells the player, once for each cause, that the game is not on the
// disk.
func (s *Shell) notKept(g *session, err error) {
	if s.game != g || g.told == err.Error() {
		return
	}
	g.told = err.Error()
	s.say(lang.L("The game is not being saved automatically"), lang.L("{{.Why}}; you can play on, and save it elsewhere.", map[string]any{"Why": err.Error()}))
}

// leave waits until the game is on the disk, as an ordinary save, and notes that it was left as it
// should be. Where that fails the game is still being played: should the program end now,
// the next start is to notice.
func (g *session) leave(k shelfOfGames, most time.Duration) (err error) {
	g.note.Playing = false
	defer func() {
		if err != nil {
			g.note.Playing = true
		}
	}()
	g.describe()
	if err := g.saver.Finish(g.desk.Match); err != nil {
		return err
	}
	if err := flushed(g.saver, most); err != nil {
		return err
	}
	return k.write(g.id, g.note)
}

// leave goes back to the start screen; the game is kept.
func (s *Shell) leave() {
	if s.game != nil {
		if err := s.game.leave(s.kept, patience); err != nil {
			s.say(lang.L("The game could not be saved automatically"), lang.L("{{.Why}}; save it elsewhere before you leave.", map[string]any{"Why": err.Error()}))
			return
		}
	}
	s.endGame()
	s.showStart()
}

// endGame clears the table.
func (s *Shell) endGame() {
	if s.game == nil {
		return
	}
	s.game.table.Close()
	s.game = nil
	s.panics.note("")
}

// save writes the player's own copy where it was written before.
func (s *Shell) save() {
	switch {
	case s.game == nil:
	case s.game.note.File == "":
		s.saveAs()
	default:
		s.saveTo(files.At(s.game.note.File))
	}
}

// saveAs asks where the player's own copy shall be.
func (s *Shell) saveAs() {
	if s.game == nil {
		return
	}
	m := s.game.desk.Match
	name := files.Suggest(m.Ruleset().Title(), m.Position().Status().Turn)
	s.files.SaveAs(name, s.saveTo, s.tell)
}

// saveTo writes the player's own copy.
func (s *Shell) saveTo(p files.Place) {
	g := s.game
	if g == nil {
		return
	}
	data, err := g.desk.Match.Save()
	if err == nil {
		err = p.Write(data)
	}
	if err != nil {
		s.tell(err)
		return
	}
	g.note.File = p.Path
	if err := s.kept.write(g.id, g.note); err != nil {
		s.notKept(g, err)
	}
	s.remember(p)
	s.win.SetTitle(p.Name() + " – " + g.note.Title + " – Vistula")
}

// keepSettings writes the settings.
func (s *Shell) keepSettings() {
	if err := s.settings.Save(); err != nil {
		s.tell(err)
	}
}
