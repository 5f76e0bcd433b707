// Package library opens the rulesets, over the program's own data or with a
// player's laid over them, and finds for a save those with which it was played.
//
// A player's folder has a folder for each ruleset. Files with a fault are left
// out, so that the ruleset is played with the program's own in their place;
// Trouble tells why, and LeftOut names them. A game that was begun with data
// which the player changes later goes on with them: Keep puts copies under
// .earlier, by fingerprint.
package library

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"sync"

	"vistula/data"
	"vistula/rules"
)

// Library lends rulesets. It may be used by several goroutines.
type Library struct {
	program fs.FS
	dir     string // the player's folder, "" for none

	// Usable is a further test that a ruleset with a player's own data must pass,
	// for example that its maps can be drawn; may be nil. Set it before use.
	Usable func(rules.Ruleset) error

	mu      sync.Mutex
	plain   map[string]rules.Ruleset // of the program's own data
	lent    map[string]*book         // as they are lent now
	earlier map[string]rules.Ruleset // by fingerprint
}

// book is a ruleset as it is lent.
type book struct {
	rs      rules.Ruleset
	left    []Left // files of the player's that are left out
	trouble error  // why they are
	made    string // fingerprint of all files when the book was opened, "" if unreadable
}

// New makes a library. The player's folder need not exist; "" is none.
func New(program fs.FS, dir string) *Library {
	return &Library{program: program, dir: dir, plain: map[string]rules.Ruleset{}, lent: map[string]*book{}, earlier: map[string]rules.Ruleset{}}
}

// Folder is where a player's own data lie on this system unless he says
// otherwise: a path that need not exist yet.
func Folder() string {
	home, err := os.UserHomeDir()
	if err != nil {
		home = filepath.Join(os.TempDir(), "vistula")
	}
	return folderFor(runtime.GOOS, os.Getenv, home)
}

func folderFor(system string, env func(string) string, home string) string {
	first := func(name string, usual ...string) string {
		if dir := env(name); filepath.IsAbs(dir) {
			return dir
		}
		return filepath.Join(append([]string{home}, usual...)...)
	}
	switch system {
	case "windows":
		return filepath.Join(first("LocalAppData", "AppData", "Local"), "Vistula", "own")
	case "darwin":
		return filepath.Join(home, "Library", "Application Support", "Vistula", "own")
	}
	return filepath.Join(first("XDG_DATA_HOME", ".local", "share"), "vistula", "own")
}

// Dir is the player's folder, "" for none.
func (l *Library) Dir() string { return l.dir }

// Program is the program's own data, as if the player had none.
func (l *Library) Program() fs.FS { return l.program }

// Data are the files with which a ruleset is opened: the program's own, with
// those of the player's that can be used laid over them.
func (l *Library) Data(id string) fs.FS {
	l.mu.Lock()
	defer l.mu.Unlock()
	if b := l.lent[id]; b != nil && b.made != "" && b.made == l.state(id) {
		return l.without(id, b.left)
	}
	_, left, _ := l.sound(id) // they have changed since, or were never lent
	return l.without(id, left)
}

func (l *Library) without(id string, left []Left) fs.FS {
	if !l.own(id) {
		return l.program
	}
	return l.layered(id, left)
}

// all are the files of a ruleset with all of the player's, sound or not.
func (l *Library) all(id string) fs.FS {
	return l.without(id, nil)
}

// Find lends a ruleset: with the player's own files where they are sound, and the
// program's in place of the others. The error names a ruleset that is unknown.
func (l *Library) Find(id string) (rules.Ruleset, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	b, err := l.book(id)
	if err != nil {
		return nil, err
	}
	return b.rs, nil
}

// Trouble tells why files of the player's are left out of a ruleset, nil where
// none is; it may have several lines.
func (l *Library) Trouble(id string) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	b, err := l.book(id)
	if err != nil {
		return err
	}
	return b.trouble
}

// Troubles is Trouble of all rulesets that the player has data of, and what is
// wrong with his folder itself.
func (l *Library) Troubles() error {
	all := []error{l.misplaced()}
	for _, id := range rules.IDs() {
		if l.own(id) {
			all = append(all, l.Trouble(id))
		}
	}
	return errors.Join(all...)
}

// own tells whether the player has a folder for a ruleset.
func (l *Library) own(id string) bool {
	if l.dir == "" {
		return false
	}
	return len(filesOf(l.dir, id)) > 0
}

// filesOf are the names of a ruleset's files in a folder, "fury/units.json",
// whatever signs of a pattern the folder's own name has in it.
func filesOf(dir, id string) []string {
	names, _ := fs.Glob(os.DirFS(dir), path.Join(id, "*.json")) // the pattern is sound
	return names
}

func (l *Library) book(id string) (*book, error) {
	if b := l.lent[id]; b != nil {
		return b, nil
	}
	b := &book{made: l.state(id)}
	if l.own(id) {
		b.rs, b.left, b.trouble = l.sound(id)
	}
	if b.rs == nil {
		var err error
		if b.rs, err = l.original(id); err != nil {
			return nil, err
		}
	}
	l.lent[id] = b
	return b, nil
}

func (l *Library) original(id string) (rules.Ruleset, error) {
	if rs := l.plain[id]; rs != nil {
		return rs, nil
	}
	rs, err := rules.Open(id, l.program)
	if err == nil {
		l.plain[id] = rs
	}
	return rs, err
}

// Prepare opens all of the program's own rulesets that are not open yet, beside one another:
// whoever asks for one meanwhile waits no longer than the slowest takes. What is wrong with
// one Find tells.
func (l *Library) Prepare() {
	l.mu.Lock()
	defer l.mu.Unlock()
	ids := rules.IDs()
	opened := make([]rules.Ruleset, len(ids))
	var all sync.WaitGroup
	for i, id := range ids {
		if l.plain[id] == nil {
			all.Go(func() { opened[i], _ = rules.Open(id, l.program) })
		}
	}
	all.Wait()
	for i, id := range ids {
		if opened[i] != nil {
			l.plain[id] = opened[i]
		}
	}
}

// state is the fingerprint of a ruleset's files with all of the player's, "" where
// they cannot be read.
func (l *Library) state(id string) string {
	print, err := data.Fingerprint(l.all(id), id)
	if err != nil {
		return ""
	}
	return print
}

// Refresh looks whether the player's data have changed since they were opened,
// and tells of which rulesets; these are opened anew when they are next lent.
// Games that are being played keep theirs.
func (l *Library) Refresh() (changed []string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, id := range rules.IDs() {
		was := l.lent[id]
		if was == nil {
			continue
		}
		if now := l.state(id); now != "" && now == was.made {
			continue
		}
		delete(l.lent, id)
		if b, err := l.book(id); err != nil || b.rs.Fingerprint() != was.rs.Fingerprint() {
			changed = append(changed, id)
		}
	}
	return changed
}

// With finds the ruleset with the data of a fingerprint: as it is lent now, the
// program's own, or an earlier state of the player's. ok is false where those
// data are no more.
func (l *Library) With(id, fingerprint string) (rs rules.Ruleset, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if b, err := l.book(id); err == nil && b.rs.Fingerprint() == fingerprint {
		return b.rs, true
	}
	if rs, err := l.original(id); err == nil && rs.Fingerprint() == fingerprint {
		return rs, true
	}
	if rs := l.earlier[fingerprint]; rs != nil {
		return rs, true
	}
	if l.dir == "" || !isFingerprint(fingerprint) {
		return nil, false
	}
	kept := l.keptAt(fingerprint)
	if _, err := os.Stat(filepath.Join(kept, id)); err != nil {
		return nil, false
	}
	rs, err := rules.Open(id, data.Layer(os.DirFS(kept), l.program))
	if err != nil || rs.Fingerprint() != fingerprint {
		return nil, false
	}
	l.earlier[fingerprint] = rs
	return rs, true
}

// isFingerprint tells whether a word out of a save may name a folder.
func isFingerprint(s string) bool {
	for _, c := range s {
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return s != ""
}

func (l *Library) keptAt(fingerprint string) string {
	return filepath.Join(l.dir, ".earlier", fingerprint)
}

// Keep copies the player's data of a ruleset that a game is begun with, so that
// the game can go on with them after they are changed. The error is a sentence;
// the game can be played all the same.
func (l *Library) Keep(rs rules.Ruleset) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	plain, err := l.original(rs.ID())
	if err != nil || plain.Fingerprint() == rs.Fingerprint() || !l.own(rs.ID()) {
		return nil
	}
	kept := l.keptAt(rs.Fingerprint())
	if _, err := os.Stat(kept); err == nil {
		return nil
	}
	b, err := l.book(rs.ID())
	if err != nil {
		return nil
	}
	if now, err := data.Fingerprint(l.without(rs.ID(), b.left), rs.ID()); err != nil || now != rs.Fingerprint() {
		return nil // they have changed meanwhile; what the game began with is gone
	}
	if err := copyFiles(kept, l.dir, rs.ID(), names(b.left)); err != nil {
		return fmt.Errorf("your own data could not be kept for this game, which may later be opened with others: %w", err)
	}
	return nil
}

// copyFiles copies the files of a ruleset, but some, from one folder to another,
// which comes to be as a whole or not at all.
func copyFiles(to, from, id string, without []string) error {
	temp := to + ".tmp"
	if err := os.RemoveAll(temp); err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	if err := os.MkdirAll(filepath.Join(temp, id), 0o755); err != nil {
		return err
	}
	for _, name := range filesOf(from, id) {
		if slices.Contains(without, name) {
			continue
		}
		raw, err := os.ReadFile(filepath.Join(from, name))
		if err == nil {
			err = os.WriteFile(filepath.Join(temp, name), raw, 0o644)
		}
		if err != nil {
			return err
		}
	}
	return os.Rename(temp, to)
}
