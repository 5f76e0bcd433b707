package start

import (
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/opponent"
	"vistula/ui/settings"
)

// Choice is the game that a player wants to begin.
type Choice struct {
	Ruleset  string
	Scenario string
	Options  rules.Options
	Seed     uint64
	Seats    map[rules.Side]desk.Seat
	Open     bool // all see everything
}

// chooser is what has been chosen for one box so far.
type chooser struct {
	game     *Game
	scenario int
	options  map[string]rules.Options // by scenario
	seats    map[rules.Side]desk.Seat
	hidden   bool
	seed     string // as typed; "" for dice of their own
}

// choose begins with what was chosen last, as far as it still exists.
func choose(g *Game, last settings.Last) *chooser {
	c := &chooser{game: g, options: map[string]rules.Options{}, seats: map[rules.Side]desk.Seat{}}
	if !g.Playable() {
		return c
	}
	known := last.Ruleset == g.ID
	if i := slices.IndexFunc(g.Scenarios, func(s rules.Scenario) bool { return s.ID == last.Scenario }); known && i >= 0 {
		c.scenario = i
	}
	for i, s := range g.Scenarios {
		c.options[s.ID] = rules.Options{}
		for _, o := range s.Options {
			if o.Idle {
				continue
			}
			c.options[s.ID][o.ID] = o.Default
			if v, ok := last.Options[o.ID]; known && i == c.scenario && ok && slices.Contains(o.Values, v) {
				c.options[s.ID][o.ID] = v
			}
		}
		for _, side := range s.Sides {
			c.seats[side] = desk.Person
			if seat := last.Seats[string(side)]; known && opponent.Known(seat) {
				c.seats[side] = desk.Seat(seat)
			}
		}
	}
	c.hidden = known && last.Hidden
	return c
}

// current is the chosen scenario.
func (c *chooser) current() *rules.Scenario { return &c.game.Scenarios[c.scenario] }

// result is the game to be begun, with an unforeseeable seed where none was
// given.
func (c *chooser) result() Choice {
	s := c.current()
	seats := map[rules.Side]desk.Seat{}
	for _, side := range s.Sides {
		seats[side] = c.seats[side]
	}
	seed, ok := readSeed(c.seed)
	if !ok {
		seed = newSeed()
	}
	return Choice{
		Ruleset: c.game.ID, Scenario: s.ID, Options: maps.Clone(c.options[s.ID]),
		Seed: seed, Seats: seats, Open: !c.hidden,
	}
}

// Last is the choice as the settings remember it.
func (c Choice) Last() settings.Last {
	l := settings.Last{Ruleset: c.Ruleset, Scenario: c.Scenario, Options: c.Options, Hidden: !c.Open, Seats: map[string]string{}}
	for side, seat := range c.Seats {
		l.Seats[string(side)] = string(seat)
	}
	return l
}

// readSeed takes a number, or any word as a seed: whoever types the same gets
// the same dice. Nothing typed is no seed.
func readSeed(typed string) (uint64, bool) {
	typed = strings.TrimSpace(typed)
	if typed == "" {
		return 0, false
	}
	if n, err := strconv.ParseUint(typed, 10, 64); err == nil {
		return n, true
	}
	h := fnv.New64a()
	h.Write([]byte(typed))
	return h.Sum64(), true
}

// newSeed is a number that nobody can foresee.
func newSeed() uint64 { return rand.Uint64() }
