package cli

import (
	"fmt"

	"vistula/rules"
)

// Version is the program's version.
const Version = rules.Version

var versionCommand = &command{
	name:    "version",
	also:    []string{"--version", "-version"},
	summary: "prints the version",
	help: `
example:
  vistula version`,
	run: runVersion,
}

func runVersion(s streams, c *command, args []string) error {
	if _, err := c.parse(s, newFlags(c), args); err != nil {
		return err
	}
	fmt.Fprintf(s.out, "vistula %s\n", Version)
	return nil
}
