// Package cli holds the commands that need no window. Each is thin: it reads
// its arguments and calls the room of the house that does the work.
package cli

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"vistula/data"
	"vistula/rules"
)

// Exit codes.
const (
	exitOK    = 0
	exitFault = 1 // what was asked for was found wrong
	exitUsage = 2 // the command line was wrong
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
	summary string
	usage   string // arguments
	help    string // what the flags leave to be said, with examples
	run     func(s streams, c *command, args []string) error
}

// errFound ends a command with exit code 1; it has already said why.
var errFound = errors.New("found wrong")

// Run carries out the command line and gives the exit code: 0 when all is well,
// 1 when what was asked for is wrong, 2 when the command line is.
func Run(args []string, in io.Reader, out, err io.Writer) int {
	s := streams{in, out, err}
	if len(args) == 0 {
		overview(s.out)
		return exitOK
	}
	name, rest := args[0], args[1:]
	switch name {
	case "help", "--help", "-help", "-h":
		return help(s, rest)
	case "version", "--version", "-version":
		if len(rest) > 0 {
			return s.fail(exitUsage, "version takes no arguments")
		}
		fmt.Fprintf(s.out, "vistula %s\n", Version)
		return exitOK
	}
	c := find(name)
	if c == nil {
		return s.fail(exitUsage, "the command %q is unknown; \"vistula help\" lists what there is", name)
	}
	return s.code(c, c.run(s, c, rest))
}

// code turns a command's error into a line and an exit code.
func (s streams) code(c *command, err error) int {
	var usage wrongUsage
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, errHelp):
		return exitOK
	case errors.Is(err, errFound):
		return exitFault
	case errors.As(err, &usage):
		return s.fail(exitUsage, "%v; see \"vistula help %s\"", err, c.name)
	}
	first, rest, more := strings.Cut(err.Error(), "\n")
	if more { // all the faults of a data file
		return s.fail(exitFault, "%s (and %d more; \"vistula check\" lists all)", first, 1+strings.Count(rest, "\n"))
	}
	return s.fail(exitFault, "%s", first)
}

// shelf gives the rulesets, each opened once, with a player's own data folder
// laid over the program's where dir is not empty. It may be used by several
// goroutines.
func shelf(dir string) (func(id string) (rules.Ruleset, error), error) {
	fsys := data.FS()
	if dir != "" {
		var err error
		if fsys, err = data.Over(dir); err != nil {
			return nil, usagef("%w", err)
		}
	}
	return rules.Lender(fsys), nil
}
