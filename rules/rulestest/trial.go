package rulestest

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"vistula/rules"
	"vistula/rules/journal"
)

// trial is one random game that is being looked at.
type trial struct {
	*Config
	scenario rules.Scenario
	seed     uint64
	first    bool // the first game of a scenario is looked at most closely
	dense    bool // the position at hand is to be saved and opened
	rng      *rand.Rand
	match    *journal.Match
	cases    map[string]bool // that the rulebook has; nil where it lists none
	pool     *pool
	reader   *reader
	near     map[string]int // positions looked at, by phase and stage

	start  []byte         // JSON of the first position
	text   []byte         // of the one that is looked at
	again  []byte         // memory for the same
	loaded rules.Position // the position before an action, read from its JSON, in which the action is done as well
	recent *journal.Match // the last few actions, for saving at every step

	digests map[uint64][32]byte // of the positions so far: the hash of the JSON
	texts   map[[32]byte]uint64 // and the other way round
	used    rules.Position      // a copy of an earlier position
	given   given               // the last view that was looked at
	facts   *rules.Facts        // likewise, whose memory serves again
	viewed  rules.Position      // a position that is viewed and copied over

	close, disguised, most int // counts for the summary
}

// newTrial begins the n-th game of a scenario. The first one has the options'
// defaults, the others have drawn ones.
func newTrial(c *Config, s rules.Scenario, n int) (*trial, error) {
	g := &trial{Config: c, scenario: s, seed: c.Seed + uint64(n), first: n == 0, near: map[string]int{}}
	g.rng = rand.New(rand.NewPCG(g.seed, 0x7e57))
	options := rules.Options{}
	for _, o := range s.Options {
		options[o.ID] = o.Default
		if n > 0 {
			options[o.ID] = o.Values[g.rng.IntN(len(o.Values))]
		}
		if v, ok := c.Options[o.ID]; ok {
			options[o.ID] = v
		}
	}
	err := guard(func() (err error) {
		g.match, err = journal.New(c.Ruleset, s.ID, options, g.seed)
		return err
	})
	if err != nil {
		return nil, err
	}
	g.match.Friendly = true
	g.start = g.match.Position().AppendJSON(nil)
	g.pool, g.reader = newPool(c.Ruleset), &reader{Ruleset: c.Ruleset}
	for _, c := range c.Ruleset.Cases() {
		if g.cases == nil {
			g.cases = map[string]bool{}
		}
		g.cases[c.Case] = true
	}
	return g, nil
}

// check is one way of looking at a position and its offers.
type check struct {
	name string
	run  func(g *trial, p rules.Position, offers []rules.Offer) error
}

// everywhere are the checks of every position, closely those of a sample.
var (
	everywhere = []check{
		{"status", (*trial).checkStatus},
		{"offers", (*trial).checkOffers},
		{"invariant", (*trial).checkInvariant},
		{"digest", (*trial).checkDigest},
	}
	closely = []check{
		{"load", (*trial).checkLoad},
		{"views", (*trial).checkViews},
		{"roles", (*trial).checkRoles},
		{"overlays", (*trial).checkOverlays},
		{"clone", (*trial).checkClone},
		{"copies", (*trial).checkCopies},
		{"offered is accepted", (*trial).checkAccepted},
		{"not offered is refused", (*trial).checkRefused},
		{"hidden information", (*trial).checkHidden},
		{"secret verbs", (*trial).checkSecrets},
		{"record", (*trial).checkRecord},
		{"silence", (*trial).checkSilence},
	}
	// nowAndThen are the checks of every few positions, whatever they are.
	nowAndThen = []check{
		{"kept", (*trial).checkKept},
		{"room", (*trial).checkRoom},
	}
	// besides are checks of the positions that are looked at closely that play on from
	// them, after all others, which say more.
	besides = []check{
		{"guess", (*trial).checkGuess},
	}
	afterwards = []check{
		{"played twice", (*trial).checkTwice},
		{"undo and redo", (*trial).checkUndo},
		{"save and open", (*trial).checkSaves},
		{"resume", (*trial).checkResume},
	}
)

// every is how many actions lie between two positions that are looked at now and then.
const every = 8

// play plays the game to its end.
func (g *trial) play() error {
	for {
		p := g.match.Position()
		offers, err := g.look(p)
		if err != nil {
			return err
		}
		if len(offers) == 0 {
			return g.run(afterwards, p, nil)
		}
		if g.match.Len() == g.Bound {
			return fmt.Errorf("bound: the game is not over after %d actions", g.Bound)
		}
		if err := g.step(offers[g.rng.IntN(len(offers))]); err != nil {
			return err
		}
	}
}

// look runs the checks of a position, in the order from the simplest, so that
// what fails first says most.
func (g *trial) look(p rules.Position) (offers []rules.Offer, err error) {
	if offers, err = g.glance(p); err != nil {
		return nil, err
	}
	g.pool.add(offers, g.rng)
	g.dense = g.first && g.isDense(p)
	near := g.isNear(p)
	if near {
		g.close++
		err = g.run(closely, p, offers)
	} else if g.dense {
		err = g.run(closely[:1], p, offers)
	}
	if err == nil && g.match.Len()%every == 0 {
		err = g.run(nowAndThen, p, offers)
	}
	if err == nil && near {
		err = g.run(besides, p, offers)
	}
	return offers, err
}

// isNear draws whether a position is to be looked at closely.
func (g *trial) isNear(p rules.Position) bool {
	s := p.Status()
	key := s.Phase + "/" + s.Stage
	if g.near[key] >= 3 && g.rng.IntN(g.Sample) != 0 {
		return false
	}
	g.near[key]++
	return true
}

// isDense draws whether the position is to be read from JSON and its record to
// be saved and opened, which is slow: always at first, and of every phase and
// stage that has come up often enough only now and then.
func (g *trial) isDense(p rules.Position) bool {
	s := p.Status()
	key := "dense " + s.Phase + "/" + s.Stage
	g.near[key]++
	return g.Thorough || g.near[key] <= 64 || g.rng.IntN(8) == 0
}

// run runs checks of the position that was glanced at last, and sees after each whether
// it has changed it.
func (g *trial) run(checks []check, p rules.Position, offers []rules.Offer) error {
	for _, c := range checks {
		if err := g.ask(c, p, offers); err != nil {
			return err
		}
		if err := g.untouched(p); err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
	}
	return nil
}

// glance lists the offers, runs the checks of every position and sees only in the end
// whether they have changed it.
func (g *trial) glance(p rules.Position) (offers []rules.Offer, err error) {
	g.text = p.AppendJSON(g.text[:0])
	if err := guard(func() error { offers = p.Offers(); return nil }); err != nil {
		return nil, fmt.Errorf("offers: %w", err)
	}
	for _, c := range everywhere {
		if err := g.ask(c, p, offers); err != nil {
			return nil, err
		}
	}
	return offers, g.untouched(p)
}

func (g *trial) ask(c check, p rules.Position, offers []rules.Offer) error {
	if err := guard(func() error { return c.run(g, p, offers) }); err != nil {
		return fmt.Errorf("%s: %w", c.name, err)
	}
	return nil
}

// untouched compares the position with what it was before it was looked at.
func (g *trial) untouched(p rules.Position) error {
	if g.again = p.AppendJSON(g.again[:0]); !bytes.Equal(g.again, g.text) {
		return errors.New("looking at the position has changed it")
	}
	return nil
}

// step carries an offer out in the match and wherever it is played along.
func (g *trial) step(o rules.Offer) error {
	return guard(func() error {
		before := g.match.Position()
		if g.first {
			g.follow(before)
		}
		events, err := g.match.Do(o.Action)
		if err != nil {
			return fmt.Errorf("offered is accepted: %s is refused: %w", show(o.Action), err)
		}
		if err := g.checkEvents(o, events); err != nil {
			return fmt.Errorf("events of %s: %w", show(o.Action), err)
		}
		if g.loaded != nil {
			if _, err := g.loaded.Do(o.Action); err != nil {
				return fmt.Errorf("load: %s is refused in the position read from JSON: %w", show(o.Action), err)
			}
			if got, want := g.loaded.AppendJSON(nil), g.match.Position().AppendJSON(nil); !bytes.Equal(got, want) {
				return fmt.Errorf("load: %s comes out otherwise in the position read from JSON: %s", show(o.Action), differ(got, want))
			}
			g.loaded = nil
		}
		if !g.first {
			return nil
		}
		if _, err := g.recent.Do(o.Action); err != nil {
			return fmt.Errorf("clone: %s is refused in a clone: %w", show(o.Action), err)
		}
		if !g.dense {
			return nil
		}
		if err := g.reopen(g.recent); err != nil {
			return fmt.Errorf("save and open: %w", err)
		}
		return nil
	})
}

// follow keeps a short record beside the match, for opening a save costs as much
// as its record is long.
func (g *trial) follow(p rules.Position) {
	if g.recent == nil || g.recent.Len() == 16 {
		g.recent = journal.From(p)
	}
}

func (g *trial) checkInvariant(p rules.Position, _ []rules.Offer) error {
	if g.Invariant == nil {
		return nil
	}
	return g.Invariant(p)
}

func (g *trial) checkStatus(p rules.Position, offers []rules.Offer) error {
	s := p.Status()
	switch {
	case s.Scenario != g.scenario.ID:
		return fmt.Errorf("the scenario is %q", s.Scenario)
	case p.Ruleset() != g.Ruleset:
		return errors.New("the position is of another ruleset")
	case s != p.Status():
		return errors.New("the status is another when it is asked for again")
	case s.Over != (len(offers) == 0):
		return fmt.Errorf("over is %v, but there are %d offers", s.Over, len(offers))
	case s.Over != (p.Outcome() != nil):
		return fmt.Errorf("over is %v, but the outcome is %v", s.Over, p.Outcome())
	case s.Over && s.ToAct != "":
		return fmt.Errorf("the game is over, but %s is to act", s.ToAct)
	case !s.Over && !slices.Contains(g.scenario.Sides, s.ToAct):
		return fmt.Errorf("%q is to act", s.ToAct)
	case !slices.Contains(g.scenario.Sides, s.Side) && s.Side != "":
		return fmt.Errorf("it is the turn of %q", s.Side)
	case !s.Over && s.Phase == "":
		return errors.New("there is no phase")
	}
	if o := p.Outcome(); o != nil {
		return g.checkOutcome(o)
	}
	return nil
}

func (g *trial) checkOutcome(o *rules.Outcome) error {
	if o.Winner != "" && !slices.Contains(g.scenario.Sides, o.Winner) {
		return fmt.Errorf("outcome: the winner is %q", o.Winner)
	}
	if !sentence(o.Why) {
		return fmt.Errorf("outcome: %q is not a sentence", o.Why)
	}
	if o.Case == "" {
		return errors.New("outcome: it cites no case")
	}
	return g.known("outcome", o.Case)
}

// known checks that a case is in the rulebook.
func (g *trial) known(what, number string) error {
	if number != "" && g.cases != nil && !g.cases[number] {
		return fmt.Errorf("%s cites case %q, which is not in the rulebook", what, number)
	}
	return nil
}
