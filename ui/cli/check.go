package cli

import (
	"fmt"
	"slices"
	"strings"

	"vistula/data"
	"vistula/rules"
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
	list := lines(nil, data.CheckFolder(dirs[0]))
	for _, id := range rules.IDs() {
		if _, err := rules.Open(id, fsys); err != nil {
			list = lines(list, err)
		}
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
