package ui

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas"
	"vistula/rules"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/files"
	"vistula/ui/opponent"
	"vistula/ui/start"
)

// shelfOfGames is the folder where games in progress are kept: for each a save with
// its log, in which every action is written, and a note of what a save does not tell.
type shelfOfGames struct {
	dir   string
	notes *notes
}

// shelfIn is the shelf in a folder.
func shelfIn(dir string) shelfOfGames { return shelfOfGames{dir, &notes{}} }

// patience is how long is waited for a disk at most: one that hangs must not keep the
// window from closing.
const patience = 5 * time.Second

// note is what is known of a game in progress without opening it. The save
// alone is the game; a note that is lost costs no more than the list's words.
type note struct {
	Ruleset  string `json:"ruleset"`
	Title    string `json:"title"`
	Name     string `json:"name,omitempty"` // as the player calls it
	Scenario string `json:"scenario,omitempty"`
	Against  string `json:"against,omitempty"` // who plays
	Line     string `json:"line"`              // turn and side
	// Of is the game that this one branched off from, and Parted the turn in which it
	// did.
	Of     string `json:"of,omitempty"`
	Parted int    `json:"parted,omitempty"`
	// Then is what the turn record calls that turn, "" in notes of earlier versions.
	Then  string            `json:"then,omitempty"`
	Seats map[string]string `json:"seats,omitempty"`
	Open  bool              `json:"open"`
	File  string            `json:"file,omitempty"` // the player's own copy
	Over  bool              `json:"over,omitempty"`
	// Damaged notes that the save could not be opened when it was last tried.
	Damaged bool `json:"damaged,omitempty"`
	// Playing is true as long as the game is on the table: where it is found so
	// at the start, the program has not ended as it should.
	Playing bool          `json:"playing,omitempty"`
	Blocks  []start.Block `json:"blocks,omitempty"`
	// Vantages are where each player looks from. They are no part of the game.
	Vantages map[rules.Side]canvas.Vantage `json:"vantages,omitempty"`
}

// kept is a game in the folder.
type kept struct {
	id    string
	saved time.Time
	note
}

func (g shelfOfGames) save(id string) string { return filepath.Join(g.dir, id+files.Extension) }
func (g shelfOfGames) log(id string) string  { return g.save(id) + journal.LogExtension }
func (g shelfOfGames) note(id string) string { return filepath.Join(g.dir, id+".json") }

// idOf is the game in progress whose save lies at a path; ok is false where that is the
// path of something else.
func (g shelfOfGames) idOf(path string) (id string, ok bool) {
	g.notes.settle(patience)
	id, ok = strings.CutSuffix(filepath.Base(path), files.Extension)
	return id, ok && filepath.Dir(path) == filepath.Clean(g.dir) && exists(g.note(id))
}

// newID names a game after the time at which it began.
func (g shelfOfGames) newID(ruleset string, now time.Time) string {
	id := now.Format("2006-01-02-150405") + "-" + ruleset
	for n := 2; ; n++ {
		if !exists(g.save(id)) && !exists(g.log(id)) || n > 99 {
			return id
		}
		id = fmt.Sprintf("%s-%s-%d", now.Format("2006-01-02-150405"), ruleset, n)
	}
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return !errors.Is(err, fs.ErrNotExist)
}

// prepare makes the folder.
func (g shelfOfGames) prepare() error {
	if err := os.MkdirAll(g.dir, 0o755); err != nil {
		return errors.New(lang.L("the folder {{.Folder}} cannot be created, so games are not saved automatically; save them yourself", map[string]any{"Folder": g.dir}))
	}
	return nil
}

// write keeps the note of a game.
func (g shelfOfGames) write(id string, n note) error {
	if !g.notes.settle(patience) {
		return errSlow()
	}
	text, err := n.text()
	if err != nil {
		return err
	}
	return journal.WriteFile(g.note(id), text)
}

// writeSoon keeps the note of a game without waiting for the disk; failed is called on
// another goroutine.
func (g shelfOfGames) writeSoon(id string, n note, failed func(error)) error {
	text, err := n.text()
	if err == nil {
		g.notes.put(g.note(id), text, failed)
	}
	return err
}

// text is the note as it stands in its file.
func (n *note) text() ([]byte, error) {
	raw, err := json.MarshalIndent(n, "", "  ")
	return append(raw, '\n'), err
}

// errSlow says that the disk does not answer.
func errSlow() error { return errors.New(lang.L("saving is taking unusually long")) }

// list gives the games in the folder, unfinished ones first, each kind with the
// latest first.
func (g shelfOfGames) list() []kept {
	entries, err := os.ReadDir(g.dir)
	if err != nil {
		return nil // no folder, no games
	}
	var list []kept
	for _, e := range entries {
		// A log whose save is gone is listed too: opening it says what is the matter.
		id, ok := strings.CutSuffix(strings.TrimSuffix(e.Name(), journal.LogExtension), files.Extension)
		info, err := e.Info()
		if !ok || strings.HasPrefix(id, ".") || err != nil || !info.Mode().IsRegular() {
			continue
		}
		i := slices.IndexFunc(list, func(k kept) bool { return k.id == id })
		switch at := info.ModTime(); {
		case i < 0:
			list = append(list, kept{id, at, g.read(id)})
		case at.After(list[i].saved):
			list[i].saved = at
		}
	}
	slices.SortStableFunc(list, func(a, b kept) int {
		if a.Over != b.Over {
			if a.Over {
				return 1
			}
			return -1
		}
		return b.saved.Compare(a.saved)
	})
	return list
}

// read reads the note of a game. One that is lost or damaged is made up from
// the file's name: everybody at this screen, all open.
func (g shelfOfGames) read(id string) note {
	g.notes.settle(patience)
	var n note
	raw, err := os.ReadFile(g.note(id))
	if err == nil && json.Unmarshal(raw, &n) == nil && n.Title != "" {
		return n
	}
	return note{Title: id, Open: true}
}

// remove forgets a game. What branched off from it then hangs on what it branched off
// from itself.
func (g shelfOfGames) remove(id string) error {
	if !g.notes.settle(patience) {
		return errSlow()
	}
	g.adopt(id)
	err := errors.Join(ignoreMissing(os.Remove(g.save(id))), ignoreMissing(os.Remove(g.log(id))), ignoreMissing(os.Remove(g.note(id))))
	if err != nil {
		return errors.New(lang.L("{{.Name}} cannot be removed", map[string]any{"Name": g.save(id)}))
	}
	return nil
}

// adopt gives the branches of a game that goes to the game that it branched off from.
func (g shelfOfGames) adopt(id string) {
	of := g.read(id)
	for _, k := range g.list() {
		if k.Of == id && k.id != id {
			k.Of = of.Of
			if of.Parted < k.Parted {
				k.Parted, k.Then = of.Parted, of.Then
			}
			// A note that cannot be written leaves the branch a tree of its own.
			_ = g.write(k.id, k.note)
		}
	}
}

func ignoreMissing(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// seats reads who plays which side; a computer player that there is not leaves its seat
// to a person.
func seats(names map[string]string, sides []rules.Side) map[rules.Side]desk.Seat {
	m := map[rules.Side]desk.Seat{}
	for _, side := range sides {
		m[side] = desk.Person
		if opponent.Known(names[string(side)]) {
			m[side] = desk.Seat(names[string(side)])
		}
	}
	return m
}

// tableOf is what a save tells of who sits at the table.
func tableOf(d *desk.Desk) *journal.Table {
	t := &journal.Table{Hidden: !d.Open, Seats: map[rules.Side]string{}}
	for side, seat := range d.Seats {
		t.Seats[side] = string(seat)
	}
	return t
}

// seat notes who sits at the table, where the save tells it.
func (n *note) seat(t *journal.Table) {
	if t == nil {
		return
	}
	n.Open, n.Seats = !t.Hidden, map[string]string{}
	for side, seat := range t.Seats {
		n.Seats[string(side)] = seat
	}
}

// seatNames is the same the other way round.
func seatNames(m map[rules.Side]desk.Seat) map[string]string {
	names := map[string]string{}
	for side, seat := range m {
		names[string(side)] = string(seat)
	}
	return names
}
