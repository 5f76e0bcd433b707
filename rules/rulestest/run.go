package rulestest

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"testing"

	"vistula/rules"
)

// Config tells the kit what to play.
type Config struct {
	Ruleset rules.Ruleset
	// Scenarios are the ids of those to be played; none for all of them.
	Scenarios []string
	// Options are values that every game is played with. The others are the defaults
	// in the first game of a scenario and drawn in the rest.
	Options rules.Options
	// Games is the number of random games of each scenario, 10 where it is 0.
	// The first of them is looked at most closely.
	Games int
	// Bound is the number of actions within which every game must end, 10000
	// where it is 0.
	Bound int
	// Offers is how many offers a position may list at most, 300 where it is 0: whoever
	// thinks, draws or reads has to go through them all. A choice that is larger is cut
	// into stages, first the unit, then the place. Places, 1000 where it is 0, is how many
	// there may be besides that name a hex and nothing else: once a unit has been chosen,
	// its hexes are all that is left to choose.
	Offers, Places int
	// Sample tells that one position in so many is looked at closely, besides the
	// first three of every phase and stage; 32 where it is 0.
	Sample int
	// Thorough has the first game of a scenario saved and opened at every step,
	// and not only now and then in phases that come up very often.
	Thorough bool
	// Seed is the seed of the first game; the others follow on.
	Seed uint64
	// Disguise and Invariant are called for several games at once.
	//
	// Disguise gives a copy of p in which everything that is hidden from the
	// viewer is otherwise, as far as the viewer cannot tell, and nil where
	// nothing is hidden. Hidden information is not looked at without it.
	Disguise func(p rules.Position, viewer rules.Side, seed uint64) rules.Position
	// Swaps tells that Disguise changes which unit lies where. The same action of
	// the other side may then look otherwise, and is not compared.
	Swaps bool
	// Secret are the verbs whose actions the other side is not told apart, such
	// as laying a mine somewhere; whatever is moved openly is not among them.
	Secret []string
	// Invariant tells what is wrong with a position; it is asked after every
	// action. It may be nil.
	Invariant func(p rules.Position) error
}

// Run plays random games of every scenario and fails t with everything that is
// wrong. With -short, one game of each is played.
func Run(t *testing.T, c Config) {
	t.Helper()
	c = c.complete()
	if testing.Short() {
		c.Games = 1
	}
	if err := guard(func() error { return checkRuleset(c.Ruleset) }); err != nil {
		t.Fatal(err)
	}
	for _, s := range c.scenarios() {
		t.Run(s.ID, func(t *testing.T) {
			// Rulesets are shared between games that run at once.
			t.Parallel()
			sum, err := c.play(s)
			if err != nil {
				t.Error(err)
			}
			t.Log(sum)
		})
	}
}

// Check is Run for who is no test: it plays the games of every scenario and
// tells what goes wrong first.
func Check(c Config) error {
	c = c.complete()
	if err := guard(func() error { return checkRuleset(c.Ruleset) }); err != nil {
		return err
	}
	for _, s := range c.scenarios() {
		if _, err := c.play(s); err != nil {
			return err
		}
	}
	return nil
}

func (c Config) complete() Config {
	c.Games = cmp.Or(c.Games, 10)
	c.Bound = cmp.Or(c.Bound, 10000)
	c.Sample = cmp.Or(c.Sample, 32)
	c.Offers, c.Places = cmp.Or(c.Offers, 300), cmp.Or(c.Places, 1000)
	return c
}

func (c *Config) scenarios() []rules.Scenario {
	all := c.Ruleset.Scenarios()
	if len(c.Scenarios) == 0 {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(s rules.Scenario) bool { return !slices.Contains(c.Scenarios, s.ID) })
}

// play plays all games of a scenario, up to the first that fails.
func (c *Config) play(s rules.Scenario) (*summary, error) {
	sum := &summary{outcomes: map[string]int{}}
	for n := range c.Games {
		g, err := newTrial(c, s, n)
		if err != nil {
			return sum, fmt.Errorf("%s, scenario %s: %w", c.Ruleset.ID(), s.ID, err)
		}
		if err := g.play(); err != nil {
			return sum, g.failure(err)
		}
		sum.add(g)
	}
	return sum, nil
}

// summary tells what was played, so that a test which looks at nothing does
// not go unnoticed.
type summary struct {
	games, actions, longest, close int
	offers                         int // of the position that lists most
	disguised                      int // positions whose disguise differed
	outcomes                       map[string]int
}

func (s *summary) add(g *trial) {
	s.games++
	s.actions += g.match.Len()
	s.longest = max(s.longest, g.match.Len())
	s.close += g.close
	s.offers = max(s.offers, g.most)
	s.disguised += g.disguised
	o := g.match.Position().Outcome()
	s.outcomes[fmt.Sprintf("%s %s", cmp.Or(string(o.Winner), "draw"), o.Grade)]++
}

func (s *summary) String() string {
	text := fmt.Sprintf("%d games, %d actions, at most %d in a game; at most %d offers; %d positions looked at closely, %d disguises", s.games, s.actions, s.longest, s.offers, s.close, s.disguised)
	names := make([]string, 0, len(s.outcomes))
	for name := range s.outcomes {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		text += fmt.Sprintf("; %s: %d", name, s.outcomes[name])
	}
	return text
}

// checkRuleset looks at what a ruleset says of itself.
func checkRuleset(rs rules.Ruleset) error {
	data := rs.Fingerprint()
	if rs.ID() == "" || rs.Title() == "" || data == "" {
		return errors.New("the ruleset has no id, no title or no fingerprint")
	}
	if rs.Fingerprint() != data {
		return errors.New("the fingerprint changes by itself")
	}
	seen := map[string]bool{}
	for _, c := range rs.Cases() {
		if c.Case == "" || c.Title == "" || seen["case "+c.Case] {
			return fmt.Errorf("case %q has no title, or stands there twice", c.Case)
		}
		seen["case "+c.Case] = true
	}
	for _, s := range rs.Scenarios() {
		if err := checkScenario(rs, s); err != nil {
			return fmt.Errorf("scenario %q: %w", s.ID, err)
		}
		if seen["scenario "+s.ID] {
			return fmt.Errorf("scenario %q stands there twice", s.ID)
		}
		seen["scenario "+s.ID] = true
	}
	if _, err := rs.New("no such scenario", nil, 1); err == nil {
		return errors.New("an unknown scenario can be started")
	}
	return nil
}

func checkScenario(rs rules.Ruleset, s rules.Scenario) error {
	if s.Title == "" || len(s.Sides) != 2 || s.Sides[0] == s.Sides[1] || slices.Contains(s.Sides, "") {
		return errors.New("it has no title, or not two sides")
	}
	for _, o := range s.Options {
		if !slices.Contains(o.Values, o.Default) {
			return fmt.Errorf("the default of option %q is none of its values", o.ID)
		}
		if _, err := rs.New(s.ID, rules.Options{o.ID: "no such value"}, 1); err == nil {
			return fmt.Errorf("option %q takes any value", o.ID)
		}
	}
	if _, err := rs.New(s.ID, rules.Options{"no such option": "x"}, 1); err == nil {
		return errors.New("it accepts an unknown option")
	}
	return nil
}
