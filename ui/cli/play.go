package cli

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/chronicle"
	"vistula/rules/external"
	"vistula/rules/journal"
)

var playCommand = &command{
	name:    "play",
	summary: "plays the computer against itself and counts the outcomes",
	usage:   "--ruleset R --scenario S [flags]",
	help: `
The table lists how often each outcome occurred, with each side's mean points and
the mean, least and greatest number of actions; below it stands how long each side
thought about a player turn. Game n has seed SEED+n-1; the same
seed gives the same games whatever --jobs is, as long as nobody thinks by the clock:
levels need --nodes for it. A game that fails is written as a
save that "vistula replay" opens, and the command exits 1. With --keep every game
that ends is saved too, for "vistula report", "film" and "analyse". No file is
replaced: where there is one of the name, the new one gets a number.

examples:
  vistula play --ruleset galicia --scenario campaign --story
  vistula play --ruleset galicia --scenario campaign --bots random,random --games 1000 --seed 1
  vistula play --ruleset tannenberg --scenario campaign --bots level1,level3 --nodes 5000
  vistula play --ruleset fury --scenario campaign --bots level1,level1 --keep games`,
	run: runPlay,
}

// matchup is what is to be played, how often and by whom.
type matchup struct {
	rs       rules.Ruleset
	scenario rules.Scenario
	options  rules.Options
	bots     []string // by side
	make     func(name string, seed uint64) (bot.Player, error)
	games    int
	seed     uint64
	jobs     int
	limit    int // actions a game
	saveDir  string
	keepDir  string // for the saves of games that end; empty for none
	story    bool
}

func runPlay(s streams, c *command, args []string) error {
	m, err := readMatchup(s, c, args)
	if err != nil {
		return err
	}
	if m.keepDir != "" { // before hours are spent on games
		if err := os.MkdirAll(m.keepDir, 0o755); err != nil {
			return fmt.Errorf("%s cannot be made a folder for the games: %s", m.keepDir, journal.Plain(err))
		}
	}
	begun := time.Now()
	var t tally
	failed := 0
	m.playAll(func(r *result) {
		if m.story {
			fmt.Fprintf(s.out, "Game %d, seed %d\n%s\n", r.number, r.seed, r.story)
		}
		if r.err != nil {
			failed++
			m.saveFailed(s, r)
		} else if r.save != nil {
			if err := m.keep(s, r); err != nil {
				failed++
				s.fail(exitFault, "%v", err)
			}
		}
		t.add(r)
	})
	t.print(s.out, m, time.Since(begun))
	if failed > 0 {
		return errFound
	}
	return nil
}

// optionFlag collects --option k=v.
type optionFlag rules.Options

func (o optionFlag) String() string { return "" }

func (o optionFlag) Set(text string) error {
	k, v, ok := strings.Cut(text, "=")
	if !ok || k == "" {
		return errors.New("write an option as name=value")
	}
	if _, twice := o[k]; twice {
		return fmt.Errorf("the option %s is given twice", k)
	}
	o[k] = v
	return nil
}

// nodesFlag adds --nodes: 0 where it is not given.
func nodesFlag(flags *flag.FlagSet) *int {
	nodes := new(int)
	flags.Func("nodes", "have the computer judge `N` positions a turn in place of thinking by the clock, so that the same seed gives the same game", func(text string) error {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 {
			return errors.New("it must be a number of positions, at least 1")
		}
		*nodes = n
		return nil
	})
	return nodes
}

// playerNames lists what --bots takes, with the names that the window has for it.
func playerNames() string {
	w := story.New(&chronicle.Chronicle{}, nil)
	var called []string
	for _, name := range bot.Names() {
		called = append(called, w.Level(name))
	}
	return strings.Join(bot.Names(), ", ") + " (in the window: " + strings.Join(called, ", ") + "), exec:COMMAND; a level may have a style, as level2-bold: " + strings.Join(bot.Styles(), ", ") + "; and the weights in a FILE, as level2@FILE"
}

func readMatchup(s streams, c *command, args []string) (*matchup, error) {
	m := &matchup{options: rules.Options{}}
	flags := newFlags(c)
	ruleset := flags.String("ruleset", "", "rulebook `R`: "+strings.Join(rules.IDs(), ", "))
	scenario := flags.String("scenario", "", "scenario `S` of the ruleset; leave it out to list them")
	bots := flags.String("bots", "random,random", "players `A,B` in the order of the scenario's sides, from "+playerNames())
	flags.IntVar(&m.games, "games", 1, "number `N` of games")
	flags.Uint64Var(&m.seed, "seed", 1, "`SEED` of the first game")
	flags.IntVar(&m.jobs, "jobs", runtime.GOMAXPROCS(0), "`J` games at a time")
	flags.IntVar(&m.limit, "limit", 100_000, "number of `ACTIONS` after which an unfinished game counts as failed")
	flags.StringVar(&m.saveDir, "save", ".", "folder `DIR` for the saves of games that fail")
	flags.StringVar(&m.keepDir, "keep", "", "folder `DIR` for the saves of all games that end; default: they are not kept")
	flags.BoolVar(&m.story, "story", false, "print what happens in each game")
	dir := flags.String("data", "", dataHelp)
	flags.Var(optionFlag(m.options), "option", "an optional rule of the scenario as `K=V`; may be repeated")
	nodes := nodesFlag(flags)
	if _, err := c.parse(s, flags, args); err != nil {
		return nil, err
	}
	m.make = external.Limited(*nodes)
	if *ruleset == "" {
		return nil, usagef("--ruleset is missing; there are %s", strings.Join(rules.IDs(), ", "))
	}
	if !slices.Contains(rules.IDs(), *ruleset) {
		return nil, usagef("ruleset %q is unknown; there are %s", *ruleset, strings.Join(rules.IDs(), ", "))
	}
	books, err := open(s, *dir)
	if err != nil {
		return nil, err
	}
	if m.rs, err = books.find(*ruleset); err != nil {
		return nil, err
	}
	return m, m.check(*scenario, *bots)
}

// check completes the matchup and finds what cannot be.
func (m *matchup) check(scenario, bots string) error {
	list := m.rs.Scenarios()
	ids := make([]string, len(list))
	for i, s := range list {
		ids[i] = s.ID
	}
	i := slices.Index(ids, scenario)
	switch {
	case scenario == "":
		return usagef("--scenario is missing; %s has %s", m.rs.ID(), strings.Join(ids, ", "))
	case i < 0:
		return usagef("scenario %q is unknown; %s has %s", scenario, m.rs.ID(), strings.Join(ids, ", "))
	case m.games < 1:
		return usagef("--games %d: it must be at least 1", m.games)
	case m.jobs < 1:
		return usagef("--jobs %d: it must be at least 1", m.jobs)
	case m.limit < 1:
		return usagef("--limit %d: it must be at least 1", m.limit)
	}
	m.scenario = list[i]
	if err := m.scenario.Check(m.options); err != nil {
		return usagef("%w", err)
	}
	m.bots = strings.Split(bots, ",")
	if len(m.bots) != len(m.scenario.Sides) {
		return usagef("--bots names %s, but there are %d sides", counted(len(m.bots), "player"), len(m.scenario.Sides))
	}
	for _, name := range m.bots {
		if err := external.Check(name, m.rs); err != nil {
			return usagef("--bots: %w", err)
		}
	}
	m.jobs = min(m.jobs, m.games)
	return nil
}

// saveFailed writes a game that failed and says where, in a folder that is made if it is
// not there: a long game is not lost for want of one.
func (m *matchup) saveFailed(s streams, r *result) {
	s.fail(exitFault, "game %d, seed %d: %v", r.number, r.seed, r.err)
	if r.save == nil {
		return
	}
	if err := os.MkdirAll(m.saveDir, 0o755); err != nil {
		s.fail(exitFault, "%s cannot be made a folder for the game: %s", m.saveDir, journal.Plain(err))
		return
	}
	path := filepath.Join(m.saveDir, fmt.Sprintf("failed-%s-%s-%d.json", m.rs.ID(), m.scenario.ID, r.seed))
	path, err := writeBeside(path, r.save)
	if err != nil {
		s.fail(exitFault, "%v", err)
		return
	}
	s.fail(exitFault, "the game was saved as %s; \"vistula open\" goes on with it, with a person in place of the one that failed", path)
}

// keep writes the save of a game that ended, and says where if not under its usual name.
func (m *matchup) keep(s streams, r *result) error {
	usual := filepath.Join(m.keepDir, fmt.Sprintf("%s-%s-%d.vistula", m.rs.ID(), m.scenario.ID, r.seed))
	path, err := writeBeside(usual, r.save)
	if err == nil && path != usual {
		s.fail(exitOK, "game %d, seed %d: %s is there already, so the game was saved as %s", r.number, r.seed, usual, path)
	}
	return err
}
