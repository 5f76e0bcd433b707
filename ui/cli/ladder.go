package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/arena"
	"vistula/rules/external"
)

var ladderCommand = &command{
	name:    "ladder",
	summary: "plays computer players against each other and ranks them",
	usage:   "--ruleset R --bots A,B [flags]",
	help: `
Each player plays every other in pairs of games: the same dice, the sides exchanged. The
table gives the share of points (1 for a win, 1/2 for a draw) with its 95 % interval, the
mean margin of points over both games, and the seconds that a player turn takes. A player
against itself (A,A) shows which side is favoured.

A player may be a program of your own: exec:./mine starts ./mine, which speaks the
referee protocol from its seat (see rules/README.md). A program that fails loses its game.

With --nodes each player judges N positions a turn and does not look at the clock: the
same seed then gives the same game on every machine.

With --out the results are kept as lines of JSON, and the same command resumes where it
was interrupted. --shard 1/4 plays the first of four parts, so that four machines share
the games; --merge combines their results.

examples:
  vistula ladder --ruleset galicia --bots level2,level1 --pairs 50 --out galicia.jsonl
  vistula ladder --ruleset fury --scenario campaign --bots level1,exec:./mine
  vistula ladder --merge one.jsonl,two.jsonl --out both.jsonl`,
	run: runLadder,
}

// ladder is what is to be played and where it is kept.
type ladder struct {
	contests      []arena.Contest
	field         arena.Field
	out           string
	shard, shards int
	merge         []string
	players       []string // in the order in which they were named
}

func runLadder(s streams, c *command, args []string) error {
	l, err := readLadder(s, c, args)
	if err != nil {
		return err
	}
	if l.merge != nil {
		return l.mergeAll(s)
	}
	kept, err := arena.Keep(l.out)
	if err != nil {
		return err
	}
	defer kept.Close()
	var games []arena.Game
	for i := range l.contests {
		games = append(games, l.contests[i].Games(l.shard, l.shards)...)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	var failed failures
	err = l.field.Play(ctx, games, kept.Results(), func(r *arena.Result) error {
		if r.Why != "" {
			failed.tell(s, r)
		}
		return kept.Add(r)
	})
	broken := errors.Is(err, context.Canceled)
	if err != nil && !broken {
		return err
	}
	failed.close(s)
	printStandings(s.out, arena.Table(kept.Results(), l.players...))
	switch {
	case broken:
		return errors.New("interrupted; the same command with --out resumes")
	case len(failed.list) > 0:
		return errFound
	}
	return nil
}

// mergeAll puts files of results together and prints how the players stand.
func (l *ladder) mergeAll(s streams) error {
	list, err := arena.Merge(l.merge)
	if err != nil {
		return err
	}
	if l.out != "" {
		if _, err := os.Stat(l.out); !errors.Is(err, fs.ErrNotExist) {
			return usagef("--out: %s is there already", l.out)
		}
		kept, err := arena.Keep(l.out)
		if err != nil {
			return err
		}
		defer kept.Close()
		for i := range list {
			if err := kept.Add(&list[i]); err != nil {
				return err
			}
		}
	}
	printStandings(s.out, arena.Table(list))
	return nil
}

func readLadder(s streams, c *command, args []string) (*ladder, error) {
	l := &ladder{}
	options := rules.Options{}
	flags := newFlags(c)
	rulesets := flags.String("ruleset", "", "rulebooks `R,R`, or \"all\": "+strings.Join(rules.IDs(), ", "))
	scenarios := flags.String("scenario", "", "scenarios `S,S` of the ruleset; default: all of them")
	bots := flags.String("bots", "", "players `A,B` or more, from "+playerNames())
	pairs := flags.Int("pairs", 10, "number `N` of pairs of games that two players play on a scenario")
	seed := flags.Uint64("seed", 1, "`SEED` of the first pair")
	flags.IntVar(&l.field.Jobs, "jobs", runtime.GOMAXPROCS(0), "`J` games at a time")
	flags.IntVar(&l.field.Limit, "limit", 100_000, "number of `ACTIONS` after which an unfinished game counts as failed")
	flags.StringVar(&l.out, "out", "", "`FILE` in which the results are kept, and from which they are taken up again")
	shard := flags.String("shard", "1/1", "`I/N`: play only the Ith of N parts")
	merge := flags.String("merge", "", "print the results in `FILES`, separated by commas, and play nothing")
	dir := flags.String("data", "", dataHelp)
	flags.Var(optionFlag(options), "option", "an optional rule of the scenario as `K=V`; may be repeated")
	nodes := nodesFlag(flags)
	if _, err := c.parse(s, flags, args); err != nil {
		return nil, err
	}
	l.field.Make = external.Limited(*nodes)
	if *merge != "" {
		l.merge = strings.Split(*merge, ",")
		return l, nil
	}
	if _, err := fmt.Sscanf(*shard+"\n", "%d/%d\n", &l.shard, &l.shards); err != nil || l.shard < 1 || l.shard > l.shards {
		return nil, usagef("--shard %s: write 2/4 for the second of four parts", *shard)
	}
	l.shard--
	if *pairs < 1 || l.field.Jobs < 1 || l.field.Limit < 1 {
		return nil, usagef("--pairs, --jobs and --limit must be at least 1")
	}
	players := strings.Split(*bots, ",")
	if *bots == "" || len(players) < 2 {
		return nil, usagef("--bots names at least two players, such as level1,random")
	}
	l.players = players
	pattern := arena.Contest{Options: options, Players: players, Pairs: *pairs, Seed: *seed, Nodes: *nodes}
	return l, l.find(s, *dir, *rulesets, *scenarios, pattern)
}

// find lists the scenarios that are played.
func (l *ladder) find(s streams, dir, rulesets, scenarios string, pattern arena.Contest) error {
	ids := strings.Split(rulesets, ",")
	switch rulesets {
	case "":
		return usagef("--ruleset is missing; there are %s", strings.Join(rules.IDs(), ", "))
	case "all":
		ids = rules.IDs()
	}
	books, err := open(s, dir)
	if err != nil {
		return err
	}
	var wanted []string
	if scenarios != "" {
		wanted = strings.Split(scenarios, ",")
	}
	var known []string
	for _, id := range ids {
		if !slices.Contains(rules.IDs(), id) {
			return usagef("ruleset %q is unknown; there are %s", id, strings.Join(rules.IDs(), ", "))
		}
		rs, err := books.find(id)
		if err != nil {
			return err
		}
		for _, name := range pattern.Players {
			if err := external.Check(name, rs); err != nil {
				return usagef("--bots: %w", err)
			}
		}
		for _, sc := range rs.Scenarios() {
			known = append(known, sc.ID)
			if wanted != nil && !slices.Contains(wanted, sc.ID) {
				continue
			}
			if err := sc.Check(pattern.Options); err != nil {
				return usagef("%s, %s: %w", id, sc.ID, err)
			}
			contest := pattern
			contest.Ruleset, contest.Scenario = rs, sc
			l.contests = append(l.contests, contest)
		}
	}
	for _, id := range wanted {
		if !slices.Contains(known, id) {
			return usagef("scenario %q is unknown; there are %s", id, strings.Join(known, ", "))
		}
	}
	return nil
}
