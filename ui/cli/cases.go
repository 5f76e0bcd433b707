package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"vistula/rules"
	"vistula/rules/casebook"
)

var casesCommand = &command{
	name:    "cases",
	summary: "lists a rulebook's numbered cases and the tests that cite each",
	usage:   "R [--source DIR]",
	help: `
R is a ruleset. Tests are read from the source code in the folder rules/R of DIR
(default: the module that contains the current folder). The command exits 1 if no
test cites a case of kind "rule"; the other kinds only describe.

example:
  vistula cases galicia`,
	run: runCases,
}

func runCases(s streams, c *command, args []string) error {
	flags := newFlags(c)
	source := flags.String("source", "", "folder `DIR` with the source code")
	names, err := c.parse(s, flags, args, "the id of a ruleset")
	if err != nil {
		return err
	}
	id := names[0]
	if !slices.Contains(rules.IDs(), id) {
		return usagef("ruleset %q is unknown; there are %s", id, strings.Join(rules.IDs(), ", "))
	}
	books, err := open(s, noData)
	if err != nil {
		return err
	}
	rs, err := books.find(id)
	if err != nil {
		return err
	}
	if *source == "" {
		if *source, err = moduleFolder(); err != nil {
			return usagef("%w", err)
		}
	}
	cited, err := casebook.Scan(filepath.Join(*source, "rules", id))
	if err != nil {
		return err
	}
	return listCases(s, casebook.Join(rs.Cases(), cited))
}

// listCases prints the table. A test that cites what is no case is a fault,
// too: it is a slip of the pen, and what it meant to cite may stay uncited.
func listCases(s streams, r *casebook.Report) error {
	table := tabwriter.NewWriter(s.out, 0, 0, 2, ' ', 0)
	for _, l := range r.Lines {
		tests := strings.Join(l.Tests, " ")
		switch {
		case tests != "":
		case l.Kind == "rule":
			tests = "cited by no test"
		case l.Kind == "no-effect":
			tests = "without effect by a ruling in the README"
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\n", l.Case.Case, l.Title, l.Kind, tests)
	}
	_ = table.Flush() // out's errors are not this command's
	fmt.Fprintf(s.out, "\n%d cases, %d rules cited by no test\n", len(r.Lines), len(r.Uncited()))
	return r.Err()
}

// moduleFolder is the folder with go.mod at or above the current one.
func moduleFolder() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("the source code is not in this folder or above it; name it with --source")
		}
		dir = up
	}
}
