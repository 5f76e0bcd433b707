package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/arena"
	"vistula/rules/journal"
)

var balanceCommand = &command{
	name:    "balance",
	summary: "tells which side each scenario favours, from games of a player against itself",
	usage:   "FILES [--write DIR]",
	help: `
FILES are results that "vistula ladder --out" kept, separated by commas. Only games of a
player against itself count, and only those without changed optional rules. The command
prints a table for the README of the data. With --write it also updates
DIR/<ruleset>/balance.json, which the start screen and the analysis of games read; other
scenarios in the file stay as they are.

examples:
  vistula ladder --ruleset tannenberg --bots level2,level2 --pairs 100 --nodes 4000 --out results.jsonl
  vistula balance results.jsonl --write data`,
	run: runBalance,
}

func runBalance(s streams, c *command, args []string) error {
	flags := newFlags(c)
	write := flags.String("write", "", "folder `DIR` with a folder for each ruleset, in which balance.json is written")
	dir := flags.String("data", "", dataHelp)
	files, err := c.parse(s, flags, args, "the files of results")
	if err != nil {
		return err
	}
	results, err := arena.Merge(strings.Split(files[0], ","))
	if err != nil {
		return err
	}
	books, err := open(s, *dir)
	if err != nil {
		return err
	}
	measures, err := arena.Measures(results, func(ruleset, id string) (rules.Scenario, error) {
		rs, err := books.find(ruleset)
		if err != nil {
			return rules.Scenario{}, err
		}
		sc, ok := rules.FindScenario(rs, id)
		if !ok {
			err = fmt.Errorf("%s: scenario %q of %s is unknown", files[0], id, ruleset)
		}
		return sc, err
	})
	if err != nil {
		return err
	}
	if len(measures) == 0 {
		return fmt.Errorf("%s: there is no game of a player against itself", files[0])
	}
	printBalance(s.out, measures)
	if *write == "" {
		return nil
	}
	return writeBalance(*write, measures)
}

// printBalance prints the table as the README of the data has it.
func printBalance(out io.Writer, list []arena.Measure) {
	fmt.Fprintln(out, "| scenario | players | games | won | drawn | share of the first side, 95 %; ahead by | even at, at the end; a point in hand; spread |")
	fmt.Fprintln(out, "|---|---|---|---|---|---|---|")
	for i := range list {
		m := &list[i]
		share, low, high := m.Score(m.Sides[0])
		curve, ahead := "-", ""
		if m.Ahead != nil {
			ahead = fmt.Sprintf("; %+.1f", *m.Ahead)
		}
		if m.Chance != nil {
			curve = fmt.Sprintf("%+.1f, %+.1f; %.1f; %.1f", m.Chance.Middle, m.Chance.End, m.Chance.Late, m.Chance.Spread)
		}
		fmt.Fprintf(out, "| %s %s | %s | %d | %s %d, %s %d | %d | %s (%s to %s)%s | %s |\n", m.Ruleset, m.Scenario, m.Players, m.Games,
			m.Sides[0], m.Won[m.Sides[0]], m.Sides[1], m.Won[m.Sides[1]], m.Drawn(), percent(share), percent(low), percent(high), ahead, curve)
	}
}

// again is the line that plays the games of a measure again.
func again(m *arena.Measure) string {
	line := fmt.Sprintf("vistula ladder --ruleset %s --scenario %s --bots %s,%s --pairs %d", m.Ruleset, m.Scenario, m.Player, m.Player, m.Games)
	if m.Nodes > 0 {
		line += fmt.Sprintf(" --nodes %d", m.Nodes)
	}
	return line
}

// writeBalance writes measures into the folders of their rulesets.
func writeBalance(dir string, list []arena.Measure) error {
	for i := range list {
		m := &list[i]
		there, err := data.Balances(os.DirFS(dir), m.Ruleset)
		if err != nil {
			return err
		}
		if there == nil {
			there = map[string]data.Balance{}
		}
		b := data.Balance{Players: m.Players, Command: again(m), Games: m.Games, Won: map[string]int{}, Ahead: m.Ahead, Scored: string(m.Scored)}
		for _, side := range m.Sides {
			b.Won[string(side)] = m.Won[side]
		}
		if m.Chance != nil {
			b.Chance = &data.Chance{Middle: m.Chance.Middle, End: &m.Chance.End, Tempo: m.Chance.Tempo, Late: m.Chance.Late, Spread: m.Chance.Spread, Par: m.Chance.Par, Turns: m.Turns}
		}
		there[m.Scenario] = b
		raw, err := json.MarshalIndent(there, "", "  ")
		if err != nil {
			return err
		}
		if err := journal.WriteFile(filepath.Join(dir, m.Ruleset, "balance.json"), append(raw, '\n')); err != nil {
			return err
		}
	}
	return nil
}
