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
	"vistula/ui/desk"
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
	folder := question.NewButton(s.win, lang.L("Open folder …"), false, func() { hide(); s.openOwn() }, escape)
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

Make a folder for a ruleset (%s) and put the
files in it that replace the built-in ones: map-*.json, units.json,
scenario-*.json. The editor in the program writes them for you.
"vistula check" followed by the name of this folder lists what is wrong in them,
with file and line. A file with a fault is not used; the built-in one is used in
its place. A file whose name ends in .aside is never read.
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
	s.openFolder(dir)
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

// tellOwn says which of the player's files are left out, and why, and offers to set
// them aside or to open their folder.
func (s *Shell) tellOwn() {
	err := s.library.Troubles()
	if err == nil {
		return
	}
	var hide func()
	shut := func() { hide() }
	rows := container.NewVBox()
	for _, id := range rules.IDs() {
		for _, f := range s.library.LeftOut(id) {
			rows.Add(wrapped(strings.TrimSuffix(f.Why, ".") + ".")) // it begins with the file's name
			aside := question.NewButton(s.win, lang.L("Set {{.File}} aside", map[string]any{"File": f.Name}), false, func() { hide(); s.setAside(f.Name) }, shut)
			rows.Add(container.NewHBox(aside))
		}
	}
	if len(rows.Objects) == 0 { // what is wrong is in none of the files
		first, _, _ := strings.Cut(err.Error(), "\n")
		rows.Add(wrapped(desk.Sentence(first)))
	}
	rows.Add(wrapped(lang.L("Until this is fixed, the game uses its built-in data instead. Your other files stay in use.")))
	folder := question.NewButton(s.win, lang.L("Open folder"), false, func() { hide(); s.openOwn() }, shut)
	if runtime.GOOS == "js" { // nothing but the program can look into it
		folder.Disable()
	}
	rows.Add(container.NewHBox(folder))
	scroll := container.NewVScroll(rows)
	scroll.SetMinSize(fyne.NewSize(300, min(rows.MinSize().Height+90, 0.6*s.win.Canvas().Size().Height)))
	hide = s.show(lang.L("Some of your own data cannot be used"), scroll, lang.L("Close"), nil)
}

// setAside renames a file of the player's and goes on without it.
func (s *Shell) setAside(name string) {
	to, err := s.library.SetAside(name)
	s.library.Refresh()
	if s.game == nil {
		s.showStart()
	}
	if err != nil {
		s.tell(err)
		return
	}
	if s.library.Troubles() != nil {
		s.tellOwn()
		return
	}
	s.say(lang.L("Own data"), lang.L("The file is now called {{.File}}. Nothing reads it under this name.", map[string]any{"File": to}))
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
		s.notice(lang.L("Different data"), sentence)
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
		Saved: s.ownSaved, Appear: s.Appear, Room: s.win.Canvas().Size(),
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
