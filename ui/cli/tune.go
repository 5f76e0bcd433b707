package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"os/signal"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/arena"
	"vistula/rules/bot"
	"vistula/rules/journal"
)

var tuneCommand = &command{
	name:    "tune",
	summary: "searches for better weights for the computer players",
	usage:   "--ruleset R --study FILE [flags]",
	help: `
Each round changes all weights at once, each up or down at random. Two players with
opposite changes play two games on the same dice, with the sides exchanged, and the
weights move towards the winner's by the margin of points (SPSA). The study is saved in
--study after each round, and the same command resumes where it was interrupted.

--weights writes the weights found so far as a file that can replace
data/<ruleset>/bot.json. Measure them before you trust them: a level with a file behind it
plays by that file, so that "vistula ladder" can have it play the level as it is.

examples:
  vistula tune --ruleset galicia --study galicia.json --rounds 200 --nodes 20000
  vistula tune --ruleset galicia --study galicia.json --rounds 400 --nodes 20000 --weights bot.json
  vistula ladder --ruleset galicia --bots level2@bot.json,level2 --pairs 50`,
	run: runTune,
}

// tuning is what is tuned, and how.
type tuning struct {
	study   arena.Study
	rs      rules.Ruleset
	rounds  int
	limit   int
	file    string
	weights string
}

func runTune(s streams, c *command, args []string) error {
	t, err := readTune(s, c, args)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	for t.study.Rounds < t.rounds {
		if err := t.study.Round(ctx, t.meet); err != nil {
			if ctx.Err() != nil {
				return errors.New("interrupted; the same command resumes")
			}
			return err
		}
		if err := t.study.Keep(t.file); err != nil {
			return err
		}
	}
	return t.print(s)
}

// meet plays a pair of games.
func (t *tuning) meet(ctx context.Context, scenario string, seed uint64, plus, minus map[string]float64) (float64, error) {
	sc, _ := rules.FindScenario(t.rs, scenario)
	contest := arena.Contest{Ruleset: t.rs, Scenario: sc, Players: []string{"plus", "minus"}, Pairs: 1, Seed: seed}
	field := arena.Field{Jobs: 2, Limit: t.limit, Make: func(name string, seed uint64) (bot.Player, error) {
		factors := plus
		if name == "minus" {
			factors = minus
		}
		p, err := bot.Tuned(t.study.Player, factors, seed)
		if k, ok := p.(bot.Thinker); ok && t.study.Nodes > 0 {
			k.Limit(t.study.Nodes)
		}
		return p, err
	}}
	var results []arena.Result
	err := field.Play(ctx, contest.Games(0, 1), nil, func(r *arena.Result) error {
		if r.Why != "" {
			return fmt.Errorf("scenario %s, seed %d: %s", scenario, seed, r.Why)
		}
		results = append(results, *r)
		return nil
	})
	if err != nil {
		return 0, err
	}
	standing := arena.Table(results, "plus", "minus")[0]
	if standing.Players[0] == "minus" {
		return -standing.Margin, nil
	}
	return standing.Margin, nil
}

// print writes what was found, also to the file of weights.
func (t *tuning) print(s streams) error {
	names, now, err := bot.Weights(t.rs)
	if err != nil {
		return err
	}
	named, _ := t.rs.(rules.Weighted).Weights() // they were sound a moment ago
	found := map[string]float64{}
	for name, w := range named {
		found[name] = w
		if by, ok := t.study.Mean[bot.TermOf(name)]; ok { // what a side has of its own is changed with the rest
			found[name] = math.Round(w*by*1000) / 1000
		}
	}
	fmt.Fprintf(s.out, "%s\n%-12s %8s %8s\n", counted(t.study.Rounds, "round"), "weight", "now", "found")
	for _, name := range names {
		if by, ok := t.study.Mean[name]; ok {
			found[name] = math.Round(now[name]*by*1000) / 1000
			fmt.Fprintf(s.out, "%-12s %8.3f %8.3f\n", name, now[name], found[name])
		}
	}
	if t.weights == "" {
		return nil
	}
	raw, err := json.MarshalIndent(found, "", "  ")
	if err != nil {
		return err
	}
	return journal.WriteFile(t.weights, append(raw, '\n'))
}

func readTune(s streams, c *command, args []string) (*tuning, error) {
	t := &tuning{}
	flags := newFlags(c)
	ruleset := flags.String("ruleset", "", "rulebook `R`: "+strings.Join(rules.IDs(), ", "))
	scenarios := flags.String("scenario", "", "scenarios `S,S` of the ruleset, taken in turn; default: all of them")
	terms := flags.String("terms", "", "weights `W,W` to change; default: all of them")
	flags.StringVar(&t.study.Player, "bot", "level1", "`LEVEL` that plays")
	nodes := nodesFlag(flags)
	flags.IntVar(&t.rounds, "rounds", 100, "number `N` of rounds, those of the study so far included")
	flags.IntVar(&t.limit, "limit", 100_000, "number of `ACTIONS` after which an unfinished game has failed")
	flags.Uint64Var(&t.study.Seed, "seed", 1, "`SEED` of the first round")
	flags.StringVar(&t.file, "study", "", "`FILE` in which the study is kept, and from which it is taken up again")
	flags.StringVar(&t.weights, "weights", "", "`FILE` to write the weights found to")
	dir := flags.String("data", "", dataHelp)
	if _, err := c.parse(s, flags, args); err != nil {
		return nil, err
	}
	switch {
	case *ruleset == "":
		return nil, usagef("--ruleset is missing; there are %s", strings.Join(rules.IDs(), ", "))
	case !slices.Contains(rules.IDs(), *ruleset):
		return nil, usagef("ruleset %q is unknown; there are %s", *ruleset, strings.Join(rules.IDs(), ", "))
	case t.file == "":
		return nil, usagef("--study names the file in which the study is kept")
	case t.rounds < 1 || t.limit < 1:
		return nil, usagef("--rounds and --limit must be at least 1")
	}
	t.study.Nodes = *nodes
	if err := t.mayWrite(); err != nil { // before hours are spent on games
		return nil, err
	}
	books, err := open(s, *dir)
	if err != nil {
		return nil, err
	}
	if t.rs, err = books.find(*ruleset); err != nil {
		return nil, err
	}
	return t, t.choose(*scenarios, *terms)
}

// mayWrite tells why the study or the weights cannot be written: of what is there only a
// file of weights is replaced by another.
func (t *tuning) mayWrite() error {
	if err := journal.MayWrite(t.file); err != nil || t.weights == "" {
		return err
	}
	raw, err := os.ReadFile(t.weights)
	var weights map[string]float64
	if err == nil && (json.Unmarshal(raw, &weights) != nil || len(weights) == 0) {
		return fmt.Errorf("%s is there already and is no file of weights; name another file", t.weights)
	}
	return journal.MayWrite(t.weights)
}

// choose sets what a study is of, and takes it up.
func (t *tuning) choose(scenarios, terms string) error {
	if _, err := bot.Tuned(t.study.Player, nil, 1); err != nil {
		return usagef("--bot: %w", err)
	}
	names, _, err := bot.Weights(t.rs)
	if err != nil {
		return err
	}
	var known []string
	for _, sc := range t.rs.Scenarios() {
		known = append(known, sc.ID)
	}
	pick := func(flag, list string, from []string) ([]string, error) {
		if list == "" {
			return from, nil
		}
		chosen := strings.Split(list, ",")
		for _, name := range chosen {
			if !slices.Contains(from, name) {
				return nil, usagef("%s: there is no %q; there are %s", flag, name, strings.Join(from, ", "))
			}
		}
		return chosen, nil
	}
	t.study.Ruleset = t.rs.ID()
	if t.study.Scenarios, err = pick("--scenario", scenarios, known); err != nil {
		return err
	}
	if names, err = pick("--terms", terms, names); err != nil {
		return err
	}
	t.study.Begin(names)
	return t.study.TakeUp(t.file)
}
