package bot

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"vistula/rules"
)

// Level is how much a computer player thinks.
type level struct {
	name string
	// turn is how long it may think over a player turn, before the three eighths more that
	// many decisions may take.
	turn time.Duration
	// effort is how closely it looks, in percent: at how many places a unit could go to,
	// with how many throws of the dice.
	effort int
	// exact tells that it judges a fight by every roll of the dice in place of some, deep that
	// it also weighs what either side does with the losses, retreats and advances.
	exact, deep bool
	// concert tells that it thinks of where all units go before the first of them marches.
	concert bool
	// search tells that it weighs whole turns against each other.
	search bool
	// taste is how it weighs terms.
	taste taste
	// forgets is how many of a hundred units it overlooks in a turn: such as fight, and
	// headquarters and depots only where it strands them.
	forgets int
	strands bool
}

var levels = []level{
	// The first two play as who knows the rules of a book well and has played it little.
	{name: "level1", turn: 650 * time.Millisecond, effort: 20, forgets: 10, taste: taste{general: 0.7}},
	{name: "level2", turn: 1400 * time.Millisecond, effort: 25, forgets: 5, taste: taste{general: 0.55}},
	{name: "level3", turn: 8 * time.Second, effort: 150, exact: true, deep: true, concert: true, search: true},
	// A beginner sees what can be won and not what can be lost, and leaves the trains
	// behind.
	{name: "beginner", turn: 650 * time.Millisecond, effort: 20, forgets: 25, strands: true, taste: taste{general: 0.85, style: map[string]float64{"threat": 0.2, "chance": 1.6, "supply": 0.3, "support": 0.2, "safety": 0.2}}},
}

// styles are ways to play that a level can have: they multiply the weights of terms.
var styles = map[string]map[string]float64{
	"cautious": {"threat": 1.6, "chance": 0.8, "material": 1.3, "supply": 1.2},
	"bold":     {"threat": 0.7, "chance": 1.3, "material": 0.85, "approach": 1.5},
}

// Styles lists the styles that a level can have, written behind its name: level2-bold.
func Styles() []string { return []string{"bold", "cautious"} }

func init() {
	for _, l := range levels {
		Register(l.name, func(seed uint64) Player { return newMind(l, "", seed) })
	}
}

// styled makes a player of a level with a style; nil where there is no such thing.
func styled(name string, seed uint64) Player {
	base, style, ok := strings.Cut(name, "-")
	i := slices.IndexFunc(levels, func(l level) bool { return l.name == base })
	if !ok || i < 0 || styles[style] == nil {
		return nil
	}
	return newMind(levels[i], style, seed)
}

// Thinker is a Player that thinks, and can tell what it thinks.
type Thinker interface {
	Player
	// Limit bounds what the player thinks over a player turn by a number of positions
	// that it judges, in place of time: the same seed and the same limit then play the
	// same game. It ends the search, after which the turn is played without more ado;
	// 0 is to think by the clock again.
	Limit(nodes int)
	// Plan says in a few sentences what the player is about in this turn.
	Plan() []string
	// Consider lists what the side that sits at the seat could do now, the best first,
	// as far as the player has looked into it. Where units can be moved and some are
	// named, it is about their marches alone: none where they had better stay. It changes
	// nothing.
	Consider(ctx context.Context, seat *rules.Seat, units ...string) ([]Idea, error)
	// Weigh judges the position as the side that sits at the seat may see it.
	Weigh(seat *rules.Seat) (Verdict, error)
}

// Idea is something that could be done now.
type Idea struct {
	// Actions are what does it, one after the other.
	Actions []rules.Action
	// Words say what it is.
	Words string
	// Gain is how many victory points it is better than to leave it.
	Gain float64
}

// Verdict is what a position is worth to a side.
type Verdict struct {
	// Margin is by how many victory points the side is expected to be ahead in the end.
	Margin float64
	// Lead is by how many it is ahead now, with what is as good as won.
	Lead float64
	// Terms are what it is made of, those that matter most first.
	Terms []Share
}

// Share is what one term adds to a verdict.
type Share struct {
	rules.Term
	Value float64 // in victory points
}

// Preparing is a Player that can find out beforehand whether it is able to play.
type Preparing interface {
	Player
	// Prepare tells in one sentence what keeps the player from playing by a rulebook.
	Prepare(rs rules.Ruleset) error
}

// mind is a player of some level.
type mind struct {
	level
	full     string        // name with the style
	prepared rules.Ruleset // which it is known to be able to play
	rng      *rand.Rand
	limit    int
	judge    *judge
	taste    taste
	at       key             // the phase that is thought about
	done     map[string]bool // units that have been thought about in it
	taken    map[rules.Action]int
	queue    []rules.Action
	words    []string
	told     Intention // of this turn
	why      *Attack   // that was just thought of; nil for none
	lab      lab
	began    turnKey
	begun    time.Time      // when the decision was asked for
	used     time.Duration  // in this turn, by the decisions before
	left     int            // nodes in this turn
	played   toll           // what this turn took so far, without the search for its intent
	need     toll           // what turns took lately
	quick    bool           // stands in for a side in what is foreseen
	excused  time.Duration  // what may still be waited for a window without being counted
	late     time.Duration  // taken by attacks after the time for the turn was used up
	course   []int          // of this turn: the intent of each army group; none to play plainly
	fair     int            // which throw the fight just begun is to have in what is foreseen; less than 0 for any
	meant    key            // the phase that it was found for
	stage    rules.Position // what is foreseen is played on it
	doubles  [2]*mind
}

// key names a phase of a turn.
type key struct {
	turn  int
	side  rules.Side
	phase string
}

// toll is what it takes to play: time, or positions that are judged.
type toll struct {
	time  time.Duration
	nodes int
}

type turnKey struct {
	turn int
	side rules.Side
}

func newMind(l level, style string, seed uint64) *mind {
	m := &mind{level: l, full: l.name, rng: rand.New(rand.NewPCG(seed, 0xb07)), taste: l.taste}
	if style != "" {
		m.full += "-" + style
		m.taste = m.taste.with(styles[style])
	}
	return m
}

func (m *mind) Name() string { return m.full }

func (m *mind) Limit(nodes int) { m.limit = nodes }

func (m *mind) Plan() []string { return slices.Clone(m.words) }

// Prepare reads the weights of a rulebook.
func (m *mind) Prepare(rs rules.Ruleset) error {
	if m.prepared == rs {
		return nil
	}
	_, _, err := weightsOf(rs, m.taste)
	if err == nil {
		m.prepared = rs
	}
	return err
}
