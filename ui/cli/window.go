package cli

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"vistula/data"
)

// Request is what the window is asked to show.
type Request struct {
	File string // a save, "" for none
	Data string // folder of the player's own data, "" for the usual one
}

// openCommand is Window's; Run explains it.
var openCommand = &command{
	name:    "open",
	summary: "opens a saved game in the window",
	usage:   "FILE [--data DIR]",
	help: `
A game in progress goes on with its last action. Without a command, "vistula" opens the
window with the start screen.

examples:
  vistula open my-game.vistula
  vistula open my-game.vistula --data my-data`,
	run: explainOpen,
}

func explainOpen(s streams, c *command, args []string) error {
	flags := newFlags(c)
	flags.String("data", "", dataHelp)
	_, err := c.parse(s, flags, args, "a saved game")
	return err
}

// Window tells whether a command line asks for the window, and with what in it.
// All other commands, and help, are Run's.
func Window(args []string) (r Request, window bool, err error) {
	if r.Data, args, err = dataFlag(args); err != nil || len(args) == 0 {
		return r, err == nil, err
	}
	if args[0] != "open" {
		if r.Data != "" {
			return Request{}, false, fmt.Errorf("--data comes after the command %q", args[0])
		}
		return Request{}, false, nil
	}
	args, err = args[1:], nil
	if slices.ContainsFunc(args, func(a string) bool { return a == "--help" || a == "-help" || a == "-h" }) {
		return Request{}, false, nil
	}
	if r.Data == "" && len(args) > 1 { // open FILE --data DIR
		if args[0] == "--data" || args[1] == "--data" {
			r, args, err = openWithData(args)
		}
	}
	switch {
	case err != nil:
	case len(args) == 0:
		err = errors.New("open needs a saved game, for example \"vistula open my-game.vistula\"")
	case len(args) > 1:
		err = fmt.Errorf("unexpected argument %q for open", args[1])
	default:
		r.File = args[0]
		return r, true, nil
	}
	return Request{}, false, err
}

// dataFlag takes --data DIR from the front of a command line.
func dataFlag(args []string) (dir string, rest []string, err error) {
	if len(args) == 0 {
		return "", args, nil
	}
	if dir, ok := strings.CutPrefix(args[0], "--data="); ok {
		return checked(dir, args[1:])
	}
	if args[0] != "--data" {
		return "", args, nil
	}
	if len(args) == 1 {
		return "", nil, errors.New("--data needs a folder")
	}
	return checked(args[1], args[2:])
}

// checked refuses a folder that is not there: a slip of the pen must not be
// played over for an evening.
func checked(dir string, rest []string) (string, []string, error) {
	if dir == noData {
		return dir, rest, nil
	}
	_, err := data.Over(dir)
	return dir, rest, err
}

// openWithData reads what follows open where a folder is named before or after
// the file.
func openWithData(args []string) (Request, []string, error) {
	var files []string
	if args[0] != "--data" {
		files, args = args[:1:1], args[1:]
	}
	dir, rest, err := dataFlag(args)
	return Request{Data: dir}, append(files, rest...), err
}
