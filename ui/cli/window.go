package cli

import (
	"errors"
	"fmt"
)

// Window tells whether a command line asks for the window, and for which save in
// it. All other commands are Run's.
func Window(args []string) (file string, window bool, err error) {
	if len(args) == 0 {
		return "", true, nil
	}
	if args[0] != "open" {
		return "", false, nil
	}
	switch {
	case len(args) == 1:
		return "", false, errors.New("open needs the name of a save, for example \"vistula open my-game.vistula\"")
	case len(args) > 2:
		return "", false, fmt.Errorf("%q is one argument too many for open", args[2])
	case args[1] == "--help", args[1] == "-h":
		return "", false, errors.New("\"vistula open FILE\" opens a save in the window")
	}
	return args[1], true, nil
}
