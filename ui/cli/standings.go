package cli

import (
	"fmt"
	"io"
	"math"
	"text/tabwriter"

	"vistula/rules/arena"
)

// printStandings prints how players stand, a line for each pair and scenario.
func printStandings(out io.Writer, table []arena.Standing) {
	if len(table) == 0 {
		fmt.Fprintln(out, "No game has been played.")
		return
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "players\tscenario\tgames\tscore\t95 %\twith each side\tmargin\tseconds a player turn: median, 95 %, longest\tfailed")
	for _, s := range table {
		where := s.Ruleset + " " + s.Scenario
		if s.Scenario == "" {
			where = "all together"
		}
		margin := "-"
		switch {
		case s.Pairs == 1: // of one pair nothing tells how far off it may be
			margin = fmt.Sprintf("%+.1f", s.Margin)
		case s.Pairs > 1:
			margin = fmt.Sprintf("%+.1f ± %.1f", s.Margin, s.Error)
		}
		failed := ""
		if s.Failed != [2]int{} {
			failed = fmt.Sprintf("%d : %d", s.Failed[0], s.Failed[1])
		}
		fmt.Fprintf(w, "%s : %s\t%s\t%d\t%s\t%s to %s\t%s, %s\t%s\t%s : %s\t%s\n", s.Players[0], s.Players[1], where, s.Games,
			percent(s.Score), percent(s.Low), percent(s.High), percent(s.BySide[0]), percent(s.BySide[1]), margin,
			seconds(s.Times[0]), seconds(s.Times[1]), failed)
	}
	_ = w.Flush() // out's errors are not this command's
}

func percent(share float64) string {
	if math.IsNaN(share) {
		return "-"
	}
	return fmt.Sprintf("%.1f", 100*share)
}

func seconds(t arena.Times) string {
	return fmt.Sprintf("%.2f, %.2f, %.2f", t.Median, t.Most, t.Longest)
}
