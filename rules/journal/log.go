package journal

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// A log holds what was done since a save was written: a line of JSON for what it
// belongs to, and one for each action and each undo or redo. It lies beside the save,
// so that keeping a game costs the same however long it is.

// LogExtension is what a log's name has after its save's.
const LogExtension = ".log"

// logFormat is the number of the way in which logs are written.
const logFormat = 1

// logHead is the first line of a log.
type logHead struct {
	Log    int     `json:"log"`
	Save   string  `json:"save"` // sum of the save that it goes on from
	ID     string  `json:"id"`   // random, so that no two logs are alike
	Hashes hashing `json:"hashes"`
}

// logMove is a line for an undo or a redo: the cursor stands after so many actions;
// with cut, those behind it are dropped.
type logMove struct {
	Cursor *int `json:"cursor"`
	Cut    bool `json:"cut,omitempty"`
}

// logEnd is the last line of a log whose actions are all in another save, which is
// about to take the place of the one that it goes on from.
type logEnd struct {
	Into string `json:"into"`
}

// logLine is a line of a log: an action, or else a move.
type logLine struct {
	action savedAction
	move   logMove
}

// log is one that was read, as far as it could be.
type log struct {
	head  logHead
	lines []logLine
	into  string
	torn  bool  // its last line was not written to the end
	fault error // what is wrong with the first line that is not in lines
}

// sumOf is what a log knows its save by.
func sumOf(save []byte) string {
	sum := sha256.Sum256(save)
	return hex.EncodeToString(sum[:])
}

// line is a value as a line of a log.
func line(v any) []byte {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err) // texts and numbers only
	}
	return append(b, '\n')
}

// readLog reads a log. Where a line is damaged, what stands before it counts.
func readLog(data []byte) *log {
	l := &log{}
	for n := 1; len(data) > 0; n++ {
		raw, rest, _ := bytes.Cut(data, []byte("\n"))
		data = rest
		if len(bytes.TrimSpace(raw)) == 0 {
			continue
		}
		if err := l.take(n, raw); err != nil && n > 1 && len(bytes.TrimSpace(rest)) == 0 {
			l.torn = true // not written to the end, or not all on the disk
		} else if err != nil {
			l.fault = fmt.Errorf("line %d: %w", n, err)
			l.findEnd(rest)
		}
		if l.torn || l.fault != nil {
			break
		}
	}
	if l.head.Log == 0 && l.fault == nil {
		l.fault = errors.New("it is empty")
	}
	return l
}

// findEnd looks whether the log is done with, although a line of it cannot be read.
func (l *log) findEnd(rest []byte) {
	rest = bytes.TrimSpace(rest)
	var end logEnd
	if json.Unmarshal(rest[bytes.LastIndexByte(rest, '\n')+1:], &end) == nil {
		l.into = end.Into
	}
}

// take reads a line.
func (l *log) take(n int, raw []byte) error {
	if !json.Valid(raw) {
		return errors.New("this is not JSON")
	}
	list, err := fields(raw)
	if err != nil {
		return err
	}
	has := func(name string) bool { return len(list) > 0 && list[0].name == name }
	var moved logLine
	switch {
	case n == 1:
		if err := json.Unmarshal(raw, &l.head); err != nil || l.head.Log < 1 || l.head.Save == "" {
			return errors.New("this is not the log of a game")
		}
		if l.head.Log > logFormat {
			return fmt.Errorf("it is of format %d, but this program reads formats up to %d; a newer Vistula wrote the log", l.head.Log, logFormat)
		}
	case has("into"):
		return take(list[0], &l.into, "a text")
	case has("cursor"):
		if err := json.Unmarshal(raw, &moved.move); err != nil || moved.move.Cursor == nil {
			return fmt.Errorf("want the number of an action, found %s", short(raw))
		}
		l.lines = append(l.lines, moved)
	default:
		if err := moved.action.read(raw); err != nil {
			return err
		}
		l.lines = append(l.lines, moved)
	}
	return nil
}

// play carries the lines of the log out in a match that was opened from its save, of
// which the first actions may be missing. The error tells which does not come out as
// it did; those before it count.
func (l *log) play(m *Match, missing int) error {
	for _, x := range l.lines {
		if x.move.Cursor != nil {
			n := *x.move.Cursor - missing
			if err := m.inRange(n); err != nil {
				return err
			}
			if err := m.move(n); err != nil {
				return err
			}
			if x.move.Cut {
				m.cut(n)
			}
			continue
		}
		if err := l.do(m, x.action); err != nil {
			return err
		}
	}
	return nil
}

// do carries out an action of the log on a copy, which the match takes over where it
// comes out as it did.
func (l *log) do(m *Match, a savedAction) error {
	named := name(m.cursor+1, a.Action)
	d := begun(m.now, a.Action, a.Dice)
	p, events, err := carryOut(m.now.Clone(), a.Action, a.Dice)
	if err != nil {
		return errors.New("replayed, " + named + " is refused: " + inside(err))
	}
	if !l.head.Hashes.can(p) || l.head.Hashes.of(p, &m.json) != a.Hash {
		return errors.New("replayed, " + named + " leads to another position than it did in play")
	}
	d.Events = events
	m.now = p
	m.record(d)
	return nil
}

// actions is a number of them in words.
func actions(n int) string {
	if n == 1 {
		return "1 action"
	}
	return fmt.Sprintf("%d actions", n)
}

// sentence is a text as one.
func sentence(text string) string {
	return strings.ToUpper(text[:1]) + strings.TrimSuffix(text[1:], ".") + "."
}
