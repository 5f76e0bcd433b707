package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/data"
	"vistula/rules"
	"vistula/rules/external"
)

var checkCommand = &command{
	name:    "check",
	summary: "validates a player's own data folder",
	usage:   "DIR",
	help: `
DIR has a folder for each ruleset whose data you change, with the ruleset's name.
Files in it replace the built-in ones; new scenario-*.json and map-*.json are
added. Settings in the window opens the folder that all commands use unless
--data names another. Each error is one line with file and line number; the
command exits 1 if there are any.

example:
  vistula check mydata
  vistula play --data mydata --ruleset galicia --scenario campaign`,
	run: runCheck,
}

func runCheck(s streams, c *command, args []string) error {
	dirs, err := c.parse(s, newFlags(c), args, "a data folder")
	if err != nil {
		return err
	}
	fsys, err := data.Over(dirs[0])
	if err != nil {
		return usagef("%w", err)
	}
	set, err := fonts.Load()
	if err != nil {
		return err
	}
	list := lines(nil, data.CheckFolder(dirs[0]))
	for _, id := range rules.IDs() {
		rs, err := rules.Open(id, fsys)
		if _, none := os.Stat(filepath.Join(dirs[0], id)); err == nil && none == nil {
			err = errors.Join(drawable(rs, set), playable(rs))
		}
		list = lines(list, err)
	}
	for _, line := range list {
		fmt.Fprintln(s.out, line)
	}
	if len(list) > 0 {
		count := "1 fault"
		if len(list) > 1 {
			count = fmt.Sprintf("%d faults", len(list))
		}
		fmt.Fprintln(s.out, count)
		return errFound
	}
	fmt.Fprintf(s.out, "%s: nothing wrong for %s\n", dirs[0], strings.Join(rules.IDs(), ", "))
	return nil
}

// drawable paints the maps of a ruleset at two zooms, for what the painter cannot
// draw is a fault too.
func drawable(rs rules.Ruleset, set *fonts.Set) error {
	if err := mapart.Drawable(rs.Board(), set, 24, 60); err != nil {
		return &data.Fault{File: rs.ID(), Why: err.Error()}
	}
	return nil
}

// playable finds weights that no computer player can use.
func playable(rs rules.Ruleset) error {
	err := external.Check("level1", rs)
	if inner := errors.Unwrap(err); inner != nil {
		return inner // the fault of the file, as whoever reads the folder finds it
	}
	return err
}

// lines adds each line of an error, once: the same fault is found by whoever
// reads the file.
func lines(list []string, err error) []string {
	if err == nil {
		return list
	}
	for line := range strings.Lines(err.Error()) {
		if line = strings.TrimSpace(line); line != "" && !slices.Contains(list, line) {
			list = append(list, line)
		}
	}
	return list
}
