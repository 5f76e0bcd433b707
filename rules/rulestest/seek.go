package rulestest

import (
	"context"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
)

// In search of an end that no game at random came to.
const (
	seekTries   = 24   // games that are steered towards it
	seekEndings = 30   // last turns that are played over of each
	seekWays    = 6    // ways in which each turn of some of these games is played
	seekNodes   = 1500 // what the stronger player thinks over in a turn
	seekMargin  = 128  // points by which a side is ahead at most, as is assumed at first
	seekGiveWay = 0.3  // how often the weaker player ends a step where it can
)

// seek steers games of a scenario towards an end: whoever is behind a margin of points
// is played by a computer player in the next turn, the other at random and lazily. The
// margin is narrowed down by how the games end. Whatever else turns up on the way and
// is still wanted is kept.
func (n Net) seek(s rules.Scenario, want string) error {
	low, high := -float64(seekMargin), float64(seekMargin)
	for try := range uint64(seekTries) {
		ways := 1
		if try >= seekTries/4 {
			ways = seekWays
		}
		g, err := n.steered(s, (low+high)/2, try, ways)
		if err != nil {
			return err
		}
		got, err := n.endings(g, want)
		if err != nil || got == want {
			return err
		}
		switch i, w := slices.Index(n.Ends, got), slices.Index(n.Ends, want); {
		case i < 0 || high-low < 2: // once more, with other dice and a little more room
			more := (high-low)/2 + 0.5
			low, high = low-more, high+more
		case i < w:
			high = (low + high) / 2
		default:
			low = (low + high) / 2
		}
	}
	return nil // the test that asks for it says that it is missing
}

// steering is a game that is steered towards a margin.
type steering struct {
	*journal.Match
	scenario rules.Scenario
	margin   float64 // of the first side over the second, in the end
	better   bot.Player
	seats    map[rules.Side]*rules.Seat
	rng      *rand.Rand
	facts    *rules.Facts
}

// steered plays a game, each turn in several ways, of which the one is kept that comes
// closest to the margin.
func (n Net) steered(s rules.Scenario, margin float64, seed uint64, ways int) (*steering, error) {
	m, err := journal.New(n.Ruleset, s.ID, drawn(s, seed), seed)
	if err != nil {
		return nil, err
	}
	m.Friendly = true
	better, err := bot.New("level1", seed)
	if err != nil {
		return nil, err
	}
	better.(bot.Thinker).Limit(seekNodes)
	g := &steering{Match: m, scenario: s, margin: margin, better: better, seats: map[rules.Side]*rules.Seat{}, rng: rand.New(rand.NewPCG(seed, 0x5ee4))}
	for _, side := range s.Sides {
		g.seats[side] = rules.SitAt(m, side)
	}
	for m.Position().Outcome() == nil {
		if err := g.turn(ways); err != nil {
			return nil, err
		}
	}
	return g, nil
}

// behind is how many points the first side has too few, for the turn that it is.
func (g *steering) behind() float64 {
	g.facts = rules.Sit(g.Position(), "").Facts(g.facts)
	turns := g.scenario.Turns
	due := g.margin * float64(g.facts.Status.Turn-turns[0]+1) / float64(turns[1]-turns[0]+1)
	return due - float64(g.facts.Points[0]-g.facts.Points[1])
}

// turn plays a turn of the game, or what is left of it.
func (g *steering) turn(ways int) error {
	from, closest := g.Len(), math.Inf(1)
	var best []rules.Action
	for range ways {
		if err := g.GoTo(from); err != nil {
			return err
		}
		if err := g.once(); err != nil {
			return err
		}
		if off := math.Abs(g.behind()); off < closest {
			closest, best = off, nil
			for i := from + 1; i <= g.Len(); i++ {
				best = append(best, g.Entry(i).Action)
			}
		}
	}
	if err := g.GoTo(from); err != nil {
		return err
	}
	for _, a := range best {
		if _, err := g.Do(a); err != nil {
			return err
		}
	}
	return nil
}

// once plays the turn once.
func (g *steering) once() error {
	var now, strong rules.Side
	for turn := g.Position().Status().Turn; g.Position().Outcome() == nil && g.Position().Status().Turn == turn; {
		st := g.Position().Status()
		if now != st.Side || strong == "" {
			now, strong = st.Side, g.scenario.Sides[0]
			if g.behind() < 0 {
				strong = g.scenario.Sides[1]
			}
		}
		a := lazily(g.Position(), g.rng)
		if st.ToAct == strong {
			var err error
			if a, err = bot.Ask(context.Background(), g.better, g.seats[strong]); err != nil {
				return err
			}
		}
		if _, err := g.Do(a); err != nil {
			return err
		}
	}
	return nil
}

// lazily chooses at random, but often what ends a step or leaves it to the program.
func lazily(p rules.Position, rng *rand.Rand) rules.Action {
	return OneOf(p, func(offers []rules.Offer) rules.Action {
		if rng.Float64() < seekGiveWay {
			for _, verb := range []string{rules.VerbAuto, rules.VerbDone, rules.VerbHalt} {
				if i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == verb }); i >= 0 {
					return offers[i].Action
				}
			}
		}
		return offers[rng.IntN(len(offers))].Action
	})
}

// endings keeps how a game ended, and plays its last turn over, steered and at random by
// turns, until it ends as wanted. It gives how it ended at first.
func (n Net) endings(g *steering, want string) (first string, err error) {
	last, from := g.Status(g.Len()).Turn, g.Len()
	for from > 0 && g.Status(from-1).Turn == last {
		from--
	}
	first = endOf(g.scenario, g.Match)
	near := slices.Index(n.Ends, first) - slices.Index(n.Ends, want)
	for try := range seekEndings {
		got := endOf(g.scenario, g.Match)
		if slices.Contains(n.Ends, got) {
			if err := n.keep("games", g.scenario.ID+"-"+got, func() (*journal.Match, error) { return g.Match, nil }); err != nil {
				return got, err
			}
		}
		if got == want || near < -1 || near > 1 {
			return got, nil
		}
		if err := g.GoTo(from); err != nil {
			return got, err
		}
		if try%2 == 0 {
			if err := g.once(); err != nil {
				return got, err
			}
		}
		for g.Position().Outcome() == nil {
			if _, err := g.Do(n.next(g.Position(), g.rng)); err != nil {
				return got, err
			}
		}
	}
	return first, nil
}

// missing are the ends of a scenario of which no game is recorded.
func (n Net) missing(s rules.Scenario) []string {
	var list []string
	for _, e := range n.Ends {
		if _, err := os.Stat(filepath.Join(netFolder, "games", s.ID+"-"+e+".json.gz")); err != nil {
			list = append(list, e)
		}
	}
	return list
}

// drawn are the options of a game: the defaults in the first, others in those that
// follow.
func drawn(s rules.Scenario, seed uint64) rules.Options {
	options := rules.Options{}
	for i, o := range s.Options {
		options[o.ID] = o.Default
		if seed > 0 {
			options[o.ID] = o.Values[(int(seed)>>i)%len(o.Values)]
		}
	}
	return options
}

// endOf is how a game ended, as a part of a file's name: who won and how clearly, and
// whether that was before the last turn.
func endOf(s rules.Scenario, m *journal.Match) string {
	text := end(m.Position().Outcome())
	if m.Position().Status().Turn < s.Turns[1] {
		text += "-early"
	}
	return text
}

// everyEnd fails t where an end has no recorded game, or a game no end that is listed.
func (n Net) everyEnd(t *testing.T) {
	var missing []string
	for _, s := range n.Ruleset.Scenarios() {
		for _, e := range n.missing(s) {
			missing = append(missing, s.ID+"-"+e)
		}
	}
	if len(missing) > 0 {
		t.Errorf("no game is recorded that ends as %q", missing)
	}
	files, err := filepath.Glob(filepath.Join(netFolder, "games", "*.json.gz"))
	if err != nil {
		t.Error(err)
	}
	if list := n.unlisted(files); len(list) > 0 {
		t.Errorf("games are recorded whose end is not among Ends: %q", list)
	}
}

// unlisted are the files of games that belong to no scenario with an end that is listed.
func (n Net) unlisted(files []string) (list []string) {
	known := map[string]bool{}
	for _, s := range n.Ruleset.Scenarios() {
		for _, e := range n.Ends {
			known[s.ID+"-"+e+".json.gz"] = true
		}
	}
	for _, f := range files {
		if !known[filepath.Base(f)] {
			list = append(list, filepath.Base(f))
		}
	}
	return list
}

// name is the file that a game belongs in by how it ended.
func (n Net) name(m *journal.Match) string {
	s, _ := rules.FindScenario(n.Ruleset, m.Scenario())
	return s.ID + "-" + endOf(s, m) + ".json.gz"
}
