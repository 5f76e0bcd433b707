package ui

import (
	"errors"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2/lang"

	"vistula/rules/journal"
	"vistula/ui/files"
	"vistula/ui/settings"
)

// read is what came of opening a save.
type read struct {
	match *journal.Match
	drift *journal.Drift
	data  string // a sentence about the data it was played with; may be ""
	lost  string // a sentence about actions that are missing; may be ""
	err   error
}

// read opens a save in whichever place it is.
func (s *Shell) read(p files.Place) read {
	data, err := p.Read()
	if err != nil {
		return read{err: err}
	}
	m, drift, err := journal.Resume(data, s.finderFor(data))
	if err != nil {
		return read{err: named{p.Name(), err}}
	}
	return read{match: m, drift: drift, data: s.aboutData(data, m, drift)}
}

// readKept opens a game in progress, with the last action.
func (s *Shell) readKept(id string) read {
	k, err := journal.OpenKept(s.kept.save(id), s.finderFor)
	if inner := errors.Unwrap(err); inner != nil {
		err = named{filepath.Base(s.kept.save(id)), inner} // without the folder
	}
	if err != nil {
		return read{err: err}
	}
	return read{match: k.Match, drift: k.Drift, data: s.aboutData(k.Save, k.Match, k.Drift), lost: k.Note}
}

// named is an error of a file.
type named struct {
	file string
	err  error
}

func (n named) Error() string {
	if d, ok := errors.AsType[*journal.Damage](n.err); ok {
		return lang.L("this save is damaged and cannot be opened: {{.Name}}, {{.Why}}", map[string]any{"Name": n.file, "Why": d.Why})
	}
	return lang.L("the save {{.Name}} cannot be opened: {{.Why}}", map[string]any{"Name": n.file, "Why": strings.TrimPrefix(n.err.Error(), "save: ")})
}
func (n named) Unwrap() error { return n.err }

// open asks for a save and opens it.
func (s *Shell) open() { s.files.Open(s.openPlace, s.tell) }

// OpenFile opens the save of a path, as the command line names it.
func (s *Shell) OpenFile(path string) {
	s.openPlace(files.At(absolute(path)))
}

// openPlace opens a save. The game on the table stays there until the save has
// proved sound, and is kept.
func (s *Shell) openPlace(p files.Place) {
	if id, ok := s.kept.idOf(p.Path); ok {
		s.openKept(id)
		return
	}
	work(s, s.reading(p.Path, func() read { return s.read(p) }), func(r read) {
		if r.err != nil {
			s.failed(r.err)
			return
		}
		if s.game != nil {
			if err := s.game.leave(s.kept, patience); err != nil {
				s.tell(err)
				return
			}
		}
		n := note{Open: true, File: p.Path}
		n.seat(r.match.Table)
		s.begin(r.match, "", n)
		s.remember(p)
		s.tellDrift(r.drift)
		s.tellData(r.data)
	})
}

// openKept goes on with a game in progress that was opened by the name of its file.
func (s *Shell) openKept(id string) {
	if s.game != nil {
		if s.game.id == id {
			return
		}
		if err := s.game.leave(s.kept, patience); err != nil {
			s.tell(err)
			return
		}
	}
	s.resume(id)
}

// remember notes a save for the start screen, where it can be opened again.
func (s *Shell) remember(p files.Place) {
	if p.Lasting() {
		s.settings.Remember(settings.Recent{Path: p.Path, Title: s.game.note.Title, Used: time.Now()})
		s.keepSettings()
		card := s.game.note
		card.Name, card.Vantages = s.kept.cards()[p.Path].Name, nil
		if err := s.keepCard(p.Path, card); err != nil {
			s.tell(err)
		}
	}
}

// resume goes on with a game in progress, at the very action.
func (s *Shell) resume(id string) {
	work(s, s.reading(s.kept.save(id), func() read { return s.readKept(id) }), func(r read) {
		if r.err != nil {
			s.noteDamage(id, r.err)
			s.failed(r.err)
			return
		}
		n := s.kept.read(id)
		n.Damaged = false
		n.seat(r.match.Table)
		s.begin(r.match, id, n)
		s.tellDrift(r.drift)
		s.tellData(r.data)
		if r.lost != "" {
			s.say(lang.L("The last actions could not be restored"), r.lost)
		}
	})
}

// noteDamage notes of a game in progress that its save cannot be opened, and shows it so
// in the diary. A note that cannot be written is no loss: the next try says the same.
func (s *Shell) noteDamage(id string, err error) {
	if _, damaged := errors.AsType[*journal.Damage](err); !damaged {
		return
	}
	n := s.kept.read(id)
	if n.Damaged {
		return
	}
	n.Damaged = true
	if s.kept.write(id, n) == nil && s.start != nil {
		s.showStart()
	}
}

// tellDrift says that a save replays otherwise than it was played.
func (s *Shell) tellDrift(d *journal.Drift) {
	if d != nil {
		s.notice(lang.L("The record could not be replayed"), lang.L("{{.Why}} The game continues from the saved position.", map[string]any{"Why": d.Why}))
	}
}
