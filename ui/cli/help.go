package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
)

// commands lists what there is in the order of the overview.
func commands() []*command {
	return []*command{openCommand, playCommand, ladderCommand, balanceCommand, tuneCommand, analyseCommand, replayCommand, printCommand, reportCommand, filmCommand, refereeCommand, casesCommand, checkCommand, helpCommand(), versionCommand}
}

// find finds the command of a name.
func find(name string) (*command, error) {
	for _, c := range commands() {
		if c.name == name || slices.Contains(c.also, name) {
			return c, nil
		}
	}
	return nil, unknown(name)
}

// unknown is the error of a command that is not there, by its name.
type unknown string

func (u unknown) Error() string {
	return fmt.Sprintf("unknown command %q; \"vistula help\" lists all commands", string(u))
}

func overview(w io.Writer) {
	fmt.Fprintf(w, `Vistula %s: hex-and-counter wargames of 1914, fully refereed.

usage: vistula                      opens the window
       vistula open FILE            opens a save in the window
       vistula --data DIR           opens the window with another folder of your own data
       vistula COMMAND [arguments]

`, Version)
	for _, c := range commands() {
		fmt.Fprintf(w, "  %-9s %s\n", c.name, c.summary)
	}
	fmt.Fprint(w, `
To begin, let the computer play itself:
  vistula play --ruleset galicia --scenario campaign --story

Commands exit 0 on success, 1 if their input is invalid, and 2 if the command
line is wrong.
`)
}

// helpCommand is made when it is asked for: it reads the list of the commands that it is in.
func helpCommand() *command {
	return &command{
		name:    "help",
		also:    []string{"--help", "-help", "-h"},
		summary: "explains a command: vistula help play",
		usage:   "[COMMAND]",
		help:    "Without a command, all of them are listed.",
		run:     runHelp,
	}
}

func runHelp(s streams, c *command, args []string) error {
	names, err := c.parse(s, newFlags(c), args, []string{"the name of a command"}[:min(1, len(args))]...)
	if err != nil {
		return err
	}
	if len(names) == 0 {
		overview(s.out)
		return nil
	}
	of, err := find(names[0])
	if err != nil {
		return err
	}
	return of.run(s, of, []string{"--help"})
}

// errHelp ends a command that has printed its help.
var errHelp = errors.New("help was asked for")

// parse reads flags and other arguments in any order. names are what the other
// arguments are called; there must be as many of them.
func (c *command) parse(s streams, flags *flag.FlagSet, args []string, names ...string) ([]string, error) {
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	var others []string
	for {
		if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
			c.explain(s.out, flags)
			return nil, errHelp
		} else if err != nil {
			return nil, usagef("%s", plainly(flags, err))
		}
		if flags.NArg() == 0 {
			break
		}
		if slices.Contains(args[:len(args)-flags.NArg()], "--") { // all that follows is no flag
			others = append(others, flags.Args()...)
			break
		}
		others, args = append(others, flags.Arg(0)), flags.Args()[1:]
	}
	if len(others) > len(names) {
		return nil, usagef("unexpected argument %q for %s", others[len(names)], c.name)
	}
	if len(others) < len(names) {
		return nil, usagef("%s needs %s", c.name, names[len(others)])
	}
	return others, nil
}

// unread is how the flag package says that a value cannot be read.
var unread = regexp.MustCompile(`^(.* for (?:flag )?-([\w-]+)): (parse error|value out of range)$`)

// plainly says what is wrong with a flag in the words of a player.
func plainly(flags *flag.FlagSet, err error) string {
	if name, ok := strings.CutPrefix(err.Error(), "flag provided but not defined: -"); ok {
		return "there is no flag --" + strings.TrimPrefix(name, "-")
	}
	m := unread.FindStringSubmatch(err.Error())
	if m == nil {
		return strings.Replace(err.Error(), "flag needs an argument: -", "a value is missing after --", 1)
	}
	must := "it must be a whole number"
	if f, ok := flags.Lookup(m[2]).Value.(flag.Getter); ok {
		switch f.Get().(type) {
		case bool:
			must = "it must be true or false"
		case float64:
			must = "it must be a number"
		}
	}
	if m[3] == "value out of range" {
		must = "it is too large or too small"
	}
	return m[1] + ": " + must
}

func (c *command) explain(w io.Writer, flags *flag.FlagSet) {
	fmt.Fprintf(w, "vistula %s: %s\n\nusage: %s\n\n", c.name, c.summary, strings.TrimSpace("vistula "+c.name+" "+c.usage))
	any := false
	flags.VisitAll(func(f *flag.Flag) {
		any = true
		kind, usage := flag.UnquoteUsage(f)
		head := "--" + f.Name
		if kind != "" {
			head += " " + kind
		}
		fmt.Fprintf(w, "  %-18s %s", head, usage)
		if f.DefValue != "" && f.DefValue != "false" && f.DefValue != "0" {
			fmt.Fprintf(w, " (%s)", f.DefValue)
		}
		fmt.Fprintln(w)
	})
	if any {
		fmt.Fprintln(w)
	}
	fmt.Fprintln(w, strings.TrimSpace(c.help))
}

func newFlags(c *command) *flag.FlagSet { return flag.NewFlagSet(c.name, flag.ContinueOnError) }

const dataHelp = "folder `DIR` of your own data, which override the built-in data; \"none\" for the built-in data alone (default: the window's folder)"
