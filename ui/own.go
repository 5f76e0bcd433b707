package ui

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/guard"
	"vistula/canvas/palette"
	"vistula/rules"
	"vistula/rules/journal"
	"vistula/ui/editor"
	"vistula/ui/question"
)

// noOwn names no folder of own data, as the command line does.
const noOwn = "none"

// ownFolder is where the player's own data lie.
func ownFolder(c *Config) string {
	switch c.Own {
	case noOwn:
		return ""
	case "":
		return c.Folders.Own()
	}
	return c.Own
}

// ownButtons are those of the settings that concern the player's own data.
func (s *Shell) ownButtons(hide, escape func()) fyne.CanvasObject {
	folder := question.NewButton(s.win, lang.L("Open the folder …"), false, func() { hide(); s.openOwn() }, escape)
	edit := question.NewButton(s.win, lang.L("Edit …"), false, func() { hide(); s.edit(s.chosenRuleset()) }, escape)
	if s.library.Dir() == "" {
		folder.Disable()
		edit.Disable()
	}
	if runtime.GOOS == "js" { // nothing but the program can look into it
		folder.Disable()
	}
	return container.NewHBox(folder, edit)
}

// chosenRuleset is that of the table, or of the game that was played last.
func (s *Shell) chosenRuleset() string {
	if s.game != nil {
		return s.game.note.Ruleset
	}
	if id := s.settings.Last.Ruleset; id != "" {
		return id
	}
	return rules.IDs()[0]
}

// ownReadme explains the folder to whoever opens it.
const ownReadme = `This folder holds your own data for Vistula.

Make a folder for a ruleset (%s) and put into
it the files that are to take the place of the program's: map-*.json,
units.json, scenario-*.json. The editor in the window writes them for you.
"vistula check" followed by this folder's name says what is wrong in them, with
file and line; a ruleset with faulty files is played with the program's own.
`

// openOwn shows the folder in the system's file manager.
func (s *Shell) openOwn() {
	dir := s.library.Dir()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		s.tell(errors.New(lang.L("the folder {{.Folder}} for your own data cannot be created", map[string]any{"Folder": dir})))
		return
	}
	readme := filepath.Join(dir, "README.md")
	if _, err := os.Stat(readme); err != nil {
		_ = journal.WriteFile(readme, []byte(fmt.Sprintf(ownReadme, strings.Join(rules.IDs(), ", ")))) // it only helps
	}
	to, err := address(dir)
	if err == nil {
		err = s.App.OpenURL(to)
	}
	if err != nil {
		s.say(lang.L("Own data"), lang.L("No file manager could be opened. Your own data are in {{.Folder}}.", map[string]any{"Folder": dir}))
	}
}

// watchOwn takes up what was changed in the folder while another window was in
// front.
func (s *Shell) watchOwn() {
	if s.library.Dir() == "" || s.Now {
		return
	}
	s.App.Lifecycle().SetOnEnteredForeground(func() {
		fyne.Do(guard.Func(func() {
			if s.game == nil && len(s.library.Refresh()) > 0 {
				s.showStart()
				s.tellOwn()
			}
		}))
	})
}

// tellOwn says which of the player's data are left out, and why.
func (s *Shell) tellOwn() {
	err := s.library.Troubles()
	if err == nil {
		return
	}
	first, rest, more := strings.Cut(err.Error(), "\n")
	words := lang.L("{{.Fault}}. The built-in data are used until this is fixed.", map[string]any{"Fault": strings.TrimSuffix(first, ".")})
	if more {
		n := 1 + strings.Count(rest, "\n")
		words += " " + lang.N("There are {{.Count}} more faults; “vistula check” lists all.", n, map[string]any{"Count": n})
	}
	s.say(lang.L("Your own data are not used"), words)
}

// finderFor finds the ruleset of a save: with the data it was played with where
// they are still there.
func (s *Shell) finderFor(save []byte) func(string) (rules.Ruleset, error) {
	s.library.Refresh()
	of, fingerprint := journal.MadeWith(save)
	return func(id string) (rules.Ruleset, error) {
		if id == of {
			if rs, ok := s.library.With(id, fingerprint); ok {
				return rs, nil
			}
		}
		return s.find(id)
	}
}

// aboutData is what a player should know about the data of a save, "" where they
// are those of new games.
func (s *Shell) aboutData(save []byte, m *journal.Match, drift *journal.Drift) string {
	id, fingerprint := journal.MadeWith(save)
	now, err := s.find(id)
	values := map[string]any{"Game": m.Ruleset().Title()}
	switch is := m.Ruleset().Fingerprint(); {
	case err != nil, drift != nil: // which says so itself
		return ""
	case is != fingerprint:
		return lang.L("This save was made with different {{.Game}} data. It was replayed with the current data, and every action gave the same result.", values)
	case is != now.Fingerprint():
		return lang.L("This game keeps the {{.Game}} data it was started with; new games use the current data.", values)
	}
	return ""
}

// tellData tells what aboutData has found.
func (s *Shell) tellData(sentence string) {
	if sentence != "" {
		s.say(lang.L("Other data"), sentence)
	}
}

// edit opens the editor of a ruleset's data, or brings it to the front.
func (s *Shell) edit(ruleset string) {
	if s.library.Dir() == "" {
		s.say(lang.L("Own data"), lang.L("The program was started with “--data none”, so there are no data of your own to edit."))
		return
	}
	if s.editor != nil && !s.editor.Closed() {
		s.editor.Show(ruleset)
		return
	}
	e, err := editor.New(editor.Config{
		App: s.App, Fonts: s.fonts, Theme: s.theme(), Library: s.library, Ruleset: ruleset, Now: s.Now, Period: s.settings.Period, Colors: palette.ID(s.settings.Palette),
		Saved: s.ownSaved,
	})
	if err != nil {
		s.tell(err)
		return
	}
	s.editor = e
}

// ownSaved shows what the editor has written.
func (s *Shell) ownSaved() {
	s.library.Refresh()
	if s.game == nil {
		s.showStart()
	}
}
