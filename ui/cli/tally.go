package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"vistula/rules/arena"
)

// tally adds results up.
type tally struct {
	rows   map[string]*row
	all    row
	hashes strings.Builder
	turns  [][]int // milliseconds thought about each turn, by side
}

// row is one line of the table.
type row struct {
	games, actions int
	least, most    int
	points         map[string]int
}

func (t *tally) add(r *result) {
	name := "failed"
	if r.outcome != nil {
		name = nameOf(r.outcome)
	}
	if t.rows == nil {
		t.rows = map[string]*row{}
	}
	if t.rows[name] == nil {
		t.rows[name] = &row{}
	}
	t.rows[name].add(r)
	t.all.add(r)
	for i, list := range r.turns {
		if len(t.turns) <= i {
			t.turns = append(t.turns, nil)
		}
		t.turns[i] = append(t.turns[i], list...)
	}
	fmt.Fprintln(&t.hashes, r.seed, r.actions, r.hash)
}

func (w *row) add(r *result) {
	w.least, w.most = min(w.least, r.actions), max(w.most, r.actions)
	if w.games == 0 {
		w.least, w.points = r.actions, map[string]int{}
	}
	w.games++
	w.actions += r.actions
	if r.outcome != nil {
		for side, n := range r.outcome.Points {
			w.points[string(side)] += n
		}
	}
}

func (t *tally) print(out io.Writer, m *matchup, took time.Duration) {
	sides := make([]string, len(m.scenario.Sides))
	players := make([]string, len(sides))
	for i, s := range m.scenario.Sides {
		sides[i] = string(s)
		players[i] = sides[i] + " " + m.bots[i]
	}
	fmt.Fprintf(out, "%s, scenario %s: %s\n\n", m.rs.Title(), m.scenario.ID, strings.Join(players, ", "))
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	// The table is set to the right, but for the names.
	width := len("outcome")
	names := make([]string, 0, len(t.rows))
	for name := range t.rows {
		names = append(names, name)
		width = max(width, len(name))
	}
	slices.Sort(names)
	fmt.Fprintf(table, "%-*s\tgames\tshare\t", width, "outcome")
	for _, s := range sides {
		fmt.Fprintf(table, "%s points\t", s)
	}
	fmt.Fprint(table, "actions\tleast\tmost\t\n")
	for _, name := range names {
		t.rows[name].print(table, fmt.Sprintf("%-*s", width, name), sides, t.all.games)
	}
	t.all.print(table, fmt.Sprintf("%-*s", width, "all"), sides, t.all.games)
	_ = table.Flush() // out's errors are not this command's
	fmt.Fprintln(out)
	for i, turns := range t.turns {
		x := arena.TimesOf(turns)
		fmt.Fprintf(out, "%s: half of %s took up to %.2f s, 95 %% up to %.2f s, the longest %.2f s\n", players[i], counted(len(turns), "player turn"), x.Median, x.Most, x.Longest)
	}
	sum := sha256.Sum256([]byte(t.hashes.String()))
	fmt.Fprintf(out, "\n%s, %s in %.1f s, %.0f actions a second, %d at a time; results %s\n",
		counted(t.all.games, "game"), counted(t.all.actions, "action"), took.Seconds(), float64(t.all.actions)/max(took.Seconds(), 1e-9), m.jobs, hex.EncodeToString(sum[:])[:16])
}

func (w *row) print(table io.Writer, name string, sides []string, games int) {
	of := func(sum, n int) float64 { return float64(sum) / float64(n) }
	fmt.Fprintf(table, "%s\t%d\t%.1f %%\t", name, w.games, 100*of(w.games, games))
	for _, s := range sides {
		fmt.Fprintf(table, "%.1f\t", of(w.points[s], w.games))
	}
	fmt.Fprintf(table, "%.1f\t%d\t%d\t\n", of(w.actions, w.games), w.least, w.most)
}
