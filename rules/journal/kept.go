package journal

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Kept is a game as an Autosaver left it.
type Kept struct {
	Match *Match
	Drift *Drift
	Save  []byte // the file, without what the log adds
	// Note says in a sentence what of the log could not be used; "" where nothing is
	// missing.
	Note string

	looks bool // the log belongs to a program that may still write it
}

// OpenKept opens a game at the very action after which the program ended: the save,
// as Resume does, and what stands in the log beside it. find gives the finder of
// rulesets for a save. A log that cannot be used to its end is kept under another
// name; the error names the file.
func OpenKept(path string, find func(save []byte) Finder) (*Kept, error) {
	raw, missing := os.ReadFile(path + LogExtension)
	save, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) && missing == nil {
		return nil, &Damage{fmt.Sprintf("%s is missing, and without it the %s in %s cannot be played on",
			path, actions(readLog(raw).count()), filepath.Base(path+LogExtension))}
	}
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: %s", path, Plain(err))
	}
	m, drift, err := Resume(save, find(save))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	k := &Kept{Match: m, Drift: drift, Save: save}
	switch {
	case missing == nil:
		k.goOn(path+LogExtension, readLog(raw))
	case !errors.Is(missing, fs.ErrNotExist):
		k.Note = fmt.Sprintf("The last actions are missing: %s cannot be read: %s.", path+LogExtension, Plain(missing))
	}
	return k, nil
}

// LookOn does in a match that was opened from a save what stands in the log beside
// that, as when the game is still on the table of a program that runs: nothing is
// renamed. It says in a sentence what of the log could not be used, "" where there is
// none or nothing is missing.
func LookOn(path string, save []byte, m *Match) string {
	raw, err := os.ReadFile(path + LogExtension)
	if err != nil {
		return ""
	}
	k := &Kept{Match: m, Save: save, looks: true}
	k.goOn(path+LogExtension, readLog(raw))
	return k.Note
}

// count is the number of actions in the log.
func (l *log) count() int {
	n := 0
	for _, x := range l.lines {
		if x.move.Cursor == nil {
			n++
		}
	}
	return n
}

// goOn does what stands in the log.
func (k *Kept) goOn(path string, l *log) {
	sum := sumOf(k.Save)
	switch {
	case l.into == sum: // the program ended before it could remove the log
		return
	case l.fault != nil && l.head.Log == 0:
		k.aside(path, "The last actions are missing: the log of the game is damaged: "+l.fault.Error())
		return
	case l.head.Save != sum:
		k.aside(path, "The log found beside the game belongs to another save and was not used")
		return
	}
	missing := 0
	if k.Drift != nil { // the match begins at the stored position
		missing = cursorOf(k.Save) - k.Match.Cursor()
	}
	if err := l.play(k.Match, missing); err != nil {
		k.aside(path, "The last actions are missing: "+err.Error())
		return
	}
	switch {
	case l.fault != nil:
		k.aside(path, "The last actions are missing: the log of the game is damaged: "+l.fault.Error())
	case l.torn:
		k.Note = "The last action was not completely saved and is missing."
	}
}

// aside gives a log that is of no use another name, so that nothing is lost, and says
// so.
func (k *Kept) aside(path, why string) {
	if k.looks {
		k.Note = sentence(why)
		return
	}
	to := path + ".unused"
	for n := 2; n < 100; n++ {
		if _, err := os.Lstat(to); errors.Is(err, fs.ErrNotExist) {
			break
		}
		to = fmt.Sprintf("%s.unused-%d", path, n)
	}
	if err := os.Rename(path, to); err != nil {
		to = path
	}
	k.Note = sentence(fmt.Sprintf("%s; it was kept as %s", why, filepath.Base(to)))
}
