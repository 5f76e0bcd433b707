package ui

import (
	"cmp"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/rules/journal"
	"vistula/ui/question"
	"vistula/ui/start"
	"vistula/ui/typing"
)

// running are the games in progress for the start screen.
func (s *Shell) running() []start.Running {
	var list []start.Running
	for _, k := range s.kept.list() {
		list = append(list, start.Running{
			ID: k.id, Of: k.Of, Parted: parted(k.note), Entry: entry(k.note),
			Crashed: k.Playing && !k.Over && !endedAtWill(), Over: k.Over,
			Damaged: k.Damaged || !journal.LooksWhole(s.kept.save(k.id)),
		})
		list[len(list)-1].Saved = k.saved
	}
	return list
}

// entry is what the diary says of a game by its note.
func entry(n note) start.Entry {
	return start.Entry{Name: n.Name, Ruleset: n.Ruleset, Title: n.Title, Scenario: n.Scenario, Against: n.Against, Line: n.Line, Blocks: n.Blocks}
}

// parted says where a game branched off, "" for one that has not.
func parted(n note) string {
	if n.Of == "" {
		return ""
	}
	return lang.L("Branched off in turn {{.Turn}}", map[string]any{"Turn": cmp.Or(n.Then, strconv.Itoa(n.Parted))})
}

// saves are the saves used lately for the start screen.
func (s *Shell) saves() []start.Save {
	cards := s.kept.cards()
	var list []start.Save
	for _, r := range s.settings.Recent {
		x := start.Save{Path: r.Path, Entry: entry(cards[r.Path])}
		x.Title, x.Saved = r.Title, r.Used
		if x.Scenario == "" { // nothing is known but the title
			x.Scenario = r.Title
		}
		list = append(list, x)
	}
	return list
}

// The player's own saves lie wherever the player put them; what the diary says of them
// is kept in one file beside the games in progress.

func (g shelfOfGames) book() string { return filepath.Join(g.dir, "saves.json") }

// cards are the notes of saves by their paths. A book that is lost costs no more than
// names and pictures.
func (g shelfOfGames) cards() map[string]note {
	cards := map[string]note{}
	if raw, err := os.ReadFile(g.book()); err == nil && json.Unmarshal(raw, &cards) != nil {
		return map[string]note{}
	}
	return cards
}

// keepCard keeps the note of a save, and drops those of saves that the start screen does
// not list any more.
func (s *Shell) keepCard(path string, n note) error {
	cards := s.kept.cards()
	cards[path] = n
	for p := range cards {
		if !slices.ContainsFunc(s.saves(), func(x start.Save) bool { return x.Path == p }) {
			delete(cards, p)
		}
	}
	raw, err := json.MarshalIndent(cards, "", "  ")
	if err != nil {
		return err
	}
	return journal.WriteFile(s.kept.book(), append(raw, '\n'))
}

// rename asks what a game in progress is to be called.
func (s *Shell) rename(id string) {
	n := s.kept.read(id)
	s.askName(lang.L("Name of the game"), n.Name, n.Title, func(name string) error {
		n.Name = name
		return s.kept.write(id, n)
	})
}

// renameSave asks what a save is to be called in the diary; the file keeps its name.
func (s *Shell) renameSave(path string) {
	n := s.kept.cards()[path]
	s.askName(lang.L("Name of the save"), n.Name, filepath.Base(path), func(name string) error {
		n.Name = name
		return s.keepCard(path, n)
	})
}

// longestName is how many letters a name may have.
const longestName = 80

// askName asks for a name and keeps it; usual is what shows without one.
func (s *Shell) askName(head, name, usual string, keep func(string) error) {
	line := newNameEntry(name, usual)
	done := func(yes bool) {
		if !yes {
			return
		}
		words := strings.Join(strings.Fields(line.Text), " ")
		if r := []rune(words); len(r) > longestName {
			words = string(r[:longestName])
		}
		err := keep(words)
		s.showStart()
		if err != nil {
			s.tell(err)
		}
	}
	hide := question.Show(s.win, question.Question{Head: head, Content: line, Yes: lang.L("Rename"), No: lang.L("Cancel"), Width: 460 * max(1, s.settings.Scale()), Then: done})
	line.OnSubmitted = func(string) { hide(); done(true) }
	line.escape = hide
	s.win.Canvas().Focus(line)
}

// nameEntry is a line for a name that leaves its dialog with Esc.
type nameEntry struct {
	typing.Entry
	escape func()
}

func newNameEntry(name, usual string) *nameEntry {
	e := &nameEntry{}
	e.PlaceHolder = usual
	e.ExtendBaseWidget(e)
	e.SetText(name)
	return e
}

// TypedKey implements fyne.Focusable.
func (e *nameEntry) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		e.escape()
		return
	}
	e.Entry.TypedKey(k)
}
