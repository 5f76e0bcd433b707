package cli

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"

	"vistula/canvas/report"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
)

var reportCommand = &command{
	name:    "report",
	summary: "writes a saved game as an after-action report, with a map for each turn",
	usage:   "FILE -o OUT.html|OUT.pdf [--side S] [--analyse]",
	help: `
The report describes the game turn by turn: battles with odds, dice and losses,
places taken, a chart of the victory points, the luck of the dice, and maps of the
turning points. OUT.html is a single file for any browser, with details that
unfold; OUT.pdf is for printing. With --side it contains only what that side has
seen; with --analyse a computer player adds a chart of the chance of winning, and the
moves that cost most. A game that is still being played at a hidden table is told to a side alone.

examples:
  vistula report game.vistula -o game.html --analyse
  vistula report game.vistula -o game.pdf --side russia`,
	run: runReport,
}

func runReport(s streams, c *command, args []string) error {
	flags := newFlags(c)
	out := flags.String("o", "", "`FILE` to write, ending in .html or .pdf")
	side := flags.String("side", "", "include only what this `SIDE` has seen")
	judged := flags.Bool("analyse", false, "add what a computer player makes of the game; takes longer")
	dir := flags.String("data", "", dataHelp)
	files, err := c.parse(s, flags, args, "the file of a saved game")
	if err != nil {
		return err
	}
	if *out == "" {
		return usagef("-o is missing: the file to write, ending in .html or .pdf")
	}
	format, err := report.FormatOf(*out)
	if err != nil {
		return usagef("%w", err)
	}
	told, err := readChronicle(s, files[0], rules.Side(*side), *dir)
	if err != nil {
		return err
	}
	if err := journal.MayWrite(*out); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	options := report.Options{}
	if *judged {
		quiet := streams{s.in, s.out, io.Discard} // what is to be said of the file was said above
		m, err := openTold(quiet, *dir, files[0], told.For)
		if err != nil {
			return err
		}
		if options.Analysis, err = analyse(ctx, files[0], m, seatOf(m, told.For), told.For, progressOn(s.err, "weighing")); err != nil {
			return err
		}
	}
	page, err := report.Write(ctx, told, format, options)
	if err != nil {
		return stopped(err)
	}
	head, err := put(*out, page)
	if err != nil {
		return err
	}
	fmt.Fprintf(s.out, "%s: %s, %s\n", head, counted(len(told.Turns), "turn"), counted(len(told.Battles), "battle"))
	return nil
}

// counted is a number of things: "1 turn", "2 turns".
func counted(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}

// readChronicle tells the story of a save.
func readChronicle(s streams, file string, side rules.Side, dir string) (*chronicle.Chronicle, error) {
	m, err := openTold(s, dir, file, side)
	if err != nil {
		return nil, err
	}
	told, err := chronicle.Tell(context.Background(), m, chronicle.Options{Side: side})
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s: %w", file, err)
	case told.Actions == 0 && side != "":
		return nil, fmt.Errorf("%s: %s has seen nothing of this game yet, so there is nothing to tell", file, told.SideName(side))
	case told.Actions == 0:
		return nil, fmt.Errorf("%s: nothing has happened in this game yet, so there is nothing to tell", file)
	}
	return told, nil
}
