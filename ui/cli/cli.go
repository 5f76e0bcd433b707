// Package cli holds the commands that need no window. Each is thin: it reads
// its arguments and calls the room of the house that does the work.
package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
	"vistula/rules/library"
)

// Exit codes.
const (
	exitOK    = 0
	exitFault = 1 // the input is invalid
	exitUsage = 2 // the command line is wrong
)

// streams are what a command reads and writes.
type streams struct {
	in       io.Reader
	out, err io.Writer
}

// fail writes one line and gives code back.
func (s streams) fail(code int, format string, args ...any) int {
	fmt.Fprintf(s.err, "vistula: "+format+"\n", args...)
	return code
}

// wrongUsage is an error of the command line.
type wrongUsage struct{ error }

func usagef(format string, args ...any) error { return wrongUsage{fmt.Errorf(format, args...)} }

// command is one word of the command line.
type command struct {
	name    string
	also    []string // other words for it
	summary string
	usage   string // arguments
	help    string // what the flags leave to be said, with examples
	run     func(s streams, c *command, args []string) error
}

// errFound ends a command with exit code 1; it has already said why.
var errFound = errors.New("found wrong")

// Run carries out the command line and returns the exit code: 0 on success,
// 1 if the input is invalid, 2 if the command line is wrong.
func Run(args []string, in io.Reader, out, err io.Writer) int {
	s := streams{in, out, err}
	if len(args) == 0 {
		overview(s.out)
		return exitOK
	}
	c, wrong := find(args[0])
	if wrong != nil {
		return s.code(nil, wrong)
	}
	return s.code(c, c.run(s, c, args[1:]))
}

// code turns a command's error into a line and an exit code.
func (s streams) code(c *command, err error) int {
	var usage wrongUsage
	var missing unknown
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, errHelp):
		return exitOK
	case errors.Is(err, errFound):
		return exitFault
	case errors.As(err, &missing):
		return s.fail(exitUsage, "%v", err)
	case errors.As(err, &usage):
		return s.fail(exitUsage, "%v; see \"vistula help %s\"", err, c.name)
	}
	first, rest, more := strings.Cut(err.Error(), "\n")
	if more { // all the faults of a data file
		return s.fail(exitFault, "%s (and %d more; \"vistula check\" lists all)", first, 1+strings.Count(rest, "\n"))
	}
	return s.fail(exitFault, "%s", first)
}

// books opens rulesets for the headless commands.
type books struct {
	find func(id string) (rules.Ruleset, error)
	// own is nil where a folder was named, whose faults are errors.
	own  *library.Library
	told map[string]bool
	err  io.Writer
	mu   sync.Mutex
}

// noData names no folder: only the program's own data count.
const noData = "none"

// open makes a shelf over the data of a folder; "" is the one that the window
// uses too, whose faults are told of and left out. They may be used by
// several goroutines.
func open(s streams, dir string) (*books, error) {
	switch dir {
	case noData:
		return &books{find: rules.Lender(data.FS())}, nil
	case "":
		b := &books{own: library.New(data.FS(), library.Folder()), told: map[string]bool{}, err: s.err}
		b.find = b.lend
		return b, nil
	}
	fsys, err := data.Over(dir)
	if err != nil {
		return nil, usagef("%w", err)
	}
	return &books{find: rules.Lender(fsys)}, nil
}

// lend gives a ruleset and tells, once, which of the player's files are left out
// of it and why.
func (b *books) lend(id string) (rules.Ruleset, error) {
	rs, err := b.own.Find(id)
	if err != nil {
		return nil, err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if !b.told[id] {
		b.told[id] = true
		for _, f := range b.own.LeftOut(id) {
			fmt.Fprintf(b.err, "vistula: your own %s is not used: %s (\"vistula check %s\" lists all faults)\n", f.Name, f.Why, b.own.Dir())
		}
	}
	return rs, nil
}

// of finds the ruleset of a save, with the data that it was played with where
// they are still there.
func (b *books) of(save []byte) func(id string) (rules.Ruleset, error) {
	if b.own == nil {
		return b.find
	}
	of, fingerprint := journal.MadeWith(save)
	return func(id string) (rules.Ruleset, error) {
		if rs, ok := b.own.With(id, fingerprint); ok && id == of {
			return rs, nil
		}
		return b.find(id)
	}
}

// openSave opens the save in a file, with the data that it was played with where
// they are still there, and with what stands in the log of a game in progress.
func openSave(s streams, dir, file string) (*journal.Match, *journal.Drift, error) {
	b, err := open(s, dir)
	if err != nil {
		return nil, nil, err
	}
	raw, err := readSave(file)
	if err != nil {
		return nil, nil, err
	}
	m, drift, err := journal.Open(raw, b.of(raw))
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", file, err)
	}
	if drift == nil {
		if note := journal.LookOn(file, raw, m); note != "" {
			s.fail(0, "%s: %s", file, note)
		}
		if _, fingerprint := journal.MadeWith(raw); m.Ruleset().Fingerprint() != fingerprint {
			s.fail(0, "%s was made with different %s data; it was replayed with the current data, and every action gave the same result", file, m.Ruleset().Title())
		}
	}
	return m, drift, nil
}

// readSave reads the file of a save, with what is wrong in plain words.
func readSave(file string) ([]byte, error) {
	raw, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("the save %s cannot be read: %s", file, journal.Plain(err))
	}
	return raw, nil
}

// openSound is openSave of a save that must replay as it was played: of another there
// is nothing that could be told or printed.
func openSound(s streams, dir, file string) (*journal.Match, error) {
	m, drift, err := openSave(s, dir, file)
	if err != nil {
		return nil, err
	}
	if drift != nil {
		return nil, drifted(file, drift)
	}
	return m, nil
}

// openTold is openSound of a save that is told to a side, "" for everybody. A game that is
// still being played at a hidden table is told to a side alone.
func openTold(s streams, dir, file string, side rules.Side) (*journal.Match, error) {
	m, err := openSound(s, dir, file)
	if err != nil {
		return nil, err
	}
	scenario, ok := rules.FindScenario(m.Ruleset(), m.Scenario())
	switch {
	case !ok || len(scenario.Sides) == 0:
		return nil, fmt.Errorf("%s: its scenario is unknown", file)
	case side != "" && !slices.Contains(scenario.Sides, side):
		return nil, usagef("--side: %w", &chronicle.UnknownSide{Side: side, There: scenario.Sides})
	case side == "" && m.Table != nil && m.Table.Hidden && m.Position().Outcome() == nil:
		return nil, usagef("%s is still being played, and its table hides from each side what it may not see: choose the side with --side", file)
	}
	return m, nil
}
