package arena

import (
	"fmt"
	"slices"

	"vistula/rules"
)

// Contest is who meets where.
type Contest struct {
	Ruleset  rules.Ruleset
	Scenario rules.Scenario // of two sides
	Options  rules.Options
	// Players are the names of all who meet, each every other; the same name twice is
	// a mirror.
	Players []string
	// Pairs is how often two players meet on a scenario: each time two games with the
	// same dice, the sides exchanged.
	Pairs int
	// Seed is the seed of the first pair; the next pair has the next.
	Seed uint64
	// Nodes is how many positions the players judge a turn; 0 where they think by the
	// clock.
	Nodes int
}

// Game is one game of a contest.
type Game struct {
	contest *Contest
	seed    uint64
	players []string // by side, in the order of the scenario's sides
}

// Games lists the games of a contest, those of one pair next to each other. Of
// several shards, numbered from 0, it lists those of one: all shards together play
// every game once, and a pair is never torn apart.
func (c *Contest) Games(shard, shards int) []Game {
	var list []Game
	n := 0
	for pair := range c.Pairs {
		for i, a := range c.Players {
			for _, b := range c.Players[i+1:] {
				if n++; n%shards != shard {
					continue
				}
				seed := c.Seed + uint64(pair)
				list = append(list, Game{c, seed, []string{a, b}}, Game{c, seed, []string{b, a}})
			}
		}
	}
	return list
}

// key tells games apart.
func (g Game) key() string {
	return key(g.contest.Ruleset.ID(), g.contest.Scenario.ID, g.contest.Options, g.contest.Nodes, g.seed, g.players)
}

func key(ruleset, scenario string, options rules.Options, nodes int, seed uint64, players []string) string {
	names := make([]string, 0, len(options))
	for name := range options {
		names = append(names, name)
	}
	slices.Sort(names)
	text := fmt.Sprintf("%s %s %d %q", ruleset, scenario, seed, players)
	if nodes > 0 {
		text += fmt.Sprintf(" %d nodes", nodes)
	}
	for _, name := range names {
		text += fmt.Sprintf(" %q=%q", name, options[name])
	}
	return text
}
