package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"strings"
	"text/tabwriter"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/analysis"
	"vistula/rules/bot"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
)

var analyseCommand = &command{
	name:    "analyse",
	summary: "judges a saved game: the chance of winning turn by turn, costly moves, luck",
	usage:   "FILE [--side S]",
	help: `
A computer player (level2, "Steady" in the window) judges the game after each player turn
from the seat of one side, by what that side may know: its chance of winning, the margin
of victory points to expect at the end, the moves that cost most whatever the dice did,
and how much the dice gave or took. This is an opinion, not a proof. With --side, the
analysis of a game in progress tells only what that side has seen.

examples:
  vistula analyse game.vistula
  vistula analyse game.vistula --side russia`,
	run: runAnalyse,
}

func runAnalyse(s streams, c *command, args []string) error {
	flags := newFlags(c)
	side := flags.String("side", "", "judge from the seat of this `SIDE`; default: the person's, or the first side")
	dir := flags.String("data", "", dataHelp)
	files, err := c.parse(s, flags, args, "the file of a saved game")
	if err != nil {
		return err
	}
	viewer := rules.Side(*side)
	m, err := openTold(s, *dir, files[0], viewer)
	if err != nil {
		return err
	}
	seat := seatOf(m, viewer)
	if m.Position().Outcome() != nil {
		viewer = ""
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	found, err := analyse(ctx, files[0], m, seat, viewer, progressOn(s.err, "weighing"))
	if err != nil {
		return err
	}
	told, err := chronicle.Tell(ctx, m, chronicle.Options{Side: viewer})
	if errors.Is(err, context.Canceled) {
		return stopped(err)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", files[0], err)
	}
	printAnalysis(s.out, found, told)
	return nil
}

// analyse judges a match from the seat of a side. viewer is who may read what was found, ""
// for everybody.
func analyse(ctx context.Context, file string, m *journal.Match, seat, viewer rules.Side, on *progress) (*analysis.Analysis, error) {
	judge, err := bot.New("level2", 1)
	if err != nil {
		return nil, err
	}
	thinker, ok := judge.(bot.Thinker)
	if !ok {
		return nil, errors.New("no computer player can judge a game")
	}
	if able, ok := judge.(bot.Preparing); ok {
		if err := able.Prepare(m.Ruleset()); err != nil {
			return nil, err
		}
	}
	defer on.clear()
	found, err := analysis.Of(ctx, m, analysis.Options{Side: seat, Viewer: viewer, Judge: thinker, Progress: on.steps})
	if errors.Is(err, context.Canceled) {
		return nil, stopped(err)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return found, nil
}

// seatOf is the seat from which a game is judged: that of the side that is named, else of
// the only one that a person plays, else of the first.
func seatOf(m *journal.Match, side rules.Side) rules.Side {
	if side != "" {
		return side
	}
	scenario, _ := rules.FindScenario(m.Ruleset(), m.Scenario())
	var people []rules.Side
	for _, side := range scenario.Sides {
		if m.Table != nil && m.Table.Seats[side] == "person" {
			people = append(people, side)
		}
	}
	if len(people) == 1 {
		return people[0]
	}
	return scenario.Sides[0]
}

// barWide is how wide a chance of 100 % is drawn.
const barWide = 30

// printAnalysis prints what was found: a line for each player turn, luck and moves.
func printAnalysis(out io.Writer, a *analysis.Analysis, told *chronicle.Chronicle) {
	tell := story.New(told, nil)
	name := tell.Power(a.Side)
	fmt.Fprintf(out, "%s, scenario %s, from the seat of %s\n\n", told.Game, told.Scenario.Title, tell.Power(a.Side))
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	chance := "chance of winning"
	if a.Par != nil {
		chance = "chance of doing better than usual"
	}
	fmt.Fprintf(w, "turn\tafter\t%s\t\tmargin\n", chance)
	for _, p := range a.Points {
		turn, mover := "-", "the start"
		if p.Mover != "" {
			turn, mover = tell.TurnName(p.Turn), tell.Power(p.Mover)
		}
		fmt.Fprintf(w, "%s\t%s\t%3.0f %%\t%s\t%s VP\n", turn, mover, 100*p.Chance, drawn(p.Chance), signed(p.Margin))
	}
	_ = w.Flush() // out's errors are not this command's
	if a.Rolls > 0 {
		what := "more"
		if a.Luck < 0 {
			what = "less"
		}
		fmt.Fprintf(out, "\nLuck: over %s the dice gave %s %.1f VP %s than expected.\n", counted(a.Rolls, "roll"), name, math.Abs(a.Luck), what)
	}
	if len(a.Costly) > 0 {
		fmt.Fprintln(out, "\nThe moves that cost most:")
	} else {
		fmt.Fprintln(out, "\nNo move cost much.")
	}
	find := func(unit string) (rules.Counter, bool) {
		if c, ok := told.Start.Find(unit); ok {
			return c, true
		}
		return told.End.Find(unit)
	}
	for i := range a.Costly {
		c := &a.Costly[i]
		fmt.Fprintf(out, "  -%.1f VP  turn %s, %s: %s\n", c.Cost, tell.TurnName(c.Turn), tell.Power(c.Side), tell.Mistake(c, find))
	}
	if a.Par != nil {
		fmt.Fprintln(out, "\n"+tell.Par(a.Side, *a.Par))
	}
	fmt.Fprintln(out, "\n"+doubt(a.Measured))
}

// signed is a margin with its sign and a digit after the point; none has no sign.
func signed(margin float64) string {
	if math.Abs(margin) < 0.05 {
		return "0.0"
	}
	return fmt.Sprintf("%+.1f", margin)
}

// doubt says how much the figures are worth.
func doubt(measured bool) string {
	if measured {
		return "This is a computer player's opinion, not a proof. The chances come from games that it played against itself; a draw counts half."
	}
	return "This is a computer player's opinion, not a proof. The chances are rough: no games of this scenario were measured. A draw counts half."
}

// drawn is a chance as a bar.
func drawn(chance float64) string {
	n := int(math.Round(barWide * chance))
	return strings.Repeat("#", n) + strings.Repeat(".", barWide-n)
}
