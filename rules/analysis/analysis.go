// Package analysis judges a game that was played: what margin was to be expected after
// each player turn and how likely that wins, which moves cost most, and what the dice gave
// or took. It looks from the seat of one side, and so tells nothing that the side does not
// know.
package analysis

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/rules/scene"
)

// Options say how a game is judged.
type Options struct {
	// Side is the one from whose seat the game is judged, and whose margin is told.
	Side rules.Side
	// Viewer is whose story the moves are told from; "" for one who knows all.
	Viewer rules.Side
	// Judge weighs the positions.
	Judge bot.Thinker
	// Progress hears how far the work is; it may be nil.
	Progress func(n, of int)
}

// Analysis is what is found out about a game.
type Analysis struct {
	Side   rules.Side
	Points []Point
	// Measured tells that the chances come from games that were played of the scenario;
	// else they are rough.
	Measured bool
	// Par is by how many points the side has to be ahead at the end for what its chances are
	// about, in a scenario that one side nearly always wins; nil where they are of winning.
	Par *float64
	// Costly are the moves that cost the side that made them most, the worst first.
	Costly []Costly
	// Luck is by how many points the dice were kinder to the side than expected, and
	// Rolls how many actions with dice that is taken from.
	Luck  float64
	Rolls int
}

// Point is the margin that was to be expected after a player turn.
type Point struct {
	Turn   int
	Mover  rules.Side // whose player turn it was; "" for the start, when both sides have set up
	At     int        // actions
	Margin float64    // by how many points the side is ahead at the end of the game
	// Chance is how likely the side wins, or ends above Par, from 0 to 1; a draw counts half.
	Chance float64
}

// Costly is a move that made its side's prospects worse, dice aside, or an attack that was
// left out.
type Costly struct {
	scene.Scene
	// Cost is by how many points it was worse than Better, or where that is nil than to
	// leave it.
	Cost float64
	// Better is what could have been done instead; nil where the judge does not tell.
	Better *Better
}

const (
	samples = 6    // throws that tell what was to be expected of dice
	most    = 8    // costly moves that are listed
	least   = 0.75 // points that a move must cost to be listed at the most
	share   = 0.05 // of the spread, where that is less: some books count few points
)

// Of judges a match up to its cursor. The match must not be used by others meanwhile.
func Of(ctx context.Context, m *journal.Match, o Options) (*Analysis, error) {
	scenes, err := scene.Between(m, o.Viewer, 0, m.Cursor())
	if err != nil {
		return nil, err
	}
	w := &walk{Options: o, m: m, rng: rand.New(rand.NewPCG(1, 2)), wanted: map[int]bool{}, worth: map[int]worth{}, luck: map[int]float64{}}
	turns := w.turns()
	for _, n := range turns {
		w.wanted[n] = true
	}
	for i := range scenes {
		w.wanted[scenes[i].First-1], w.wanted[scenes[i].Last] = true, true
	}
	if err := w.through(ctx); err != nil {
		return nil, err
	}
	a := &Analysis{Side: o.Side, Rolls: len(w.luck)}
	odds := prospectsOf(m, o.Side)
	a.Measured, a.Par = odds.measured, odds.par()
	for _, n := range turns {
		p := Point{At: n}
		p.Margin, p.Chance = odds.of(w.worth[n], m.Status(n))
		if n > turns[0] {
			st := m.Status(n - 1)
			p.Turn, p.Mover = st.Turn, st.Side
		}
		a.Points = append(a.Points, p)
	}
	if o := m.Position().Outcome(); o != nil {
		end := &a.Points[len(a.Points)-1]
		end.Margin, end.Chance = w.worth[end.At].margin, odds.ended(o)
	}
	for n := range m.Cursor() { // in one order, so that the sum is one and the same
		a.Luck += w.luck[n+1]
	}
	moves := slices.DeleteFunc(scenes, func(s scene.Scene) bool { return s.First <= turns[0] }) // not the set-up
	if a.Costly, err = w.weighed(ctx, moves); err != nil {
		return nil, err
	}
	a.Costly = append(a.Costly, w.left...)
	a.Costly = slices.DeleteFunc(a.Costly, func(c Costly) bool { return c.Cost < min(least, share*odds.Spread) })
	slices.SortStableFunc(a.Costly, func(x, y Costly) int { return cmp.Compare(y.Cost, x.Cost) })
	a.Costly = once(a.Costly)
	a.Costly = a.Costly[:min(most, len(a.Costly))]
	w.tell(w.m.Cursor() + doubted) // fewer marches may have been doubted
	return a, nil
}

// walk goes through a game action by action and judges where it is wanted.
type walk struct {
	Options
	m      *journal.Match
	rng    *rand.Rand
	wanted map[int]bool
	worth  map[int]worth   // by the number of actions
	luck   map[int]float64 // of an action with dice, for the side
	left   []Costly        // attacks that were left out
	offers []rules.Offer   // of the position in hand
}

// turns are the numbers of actions after which a player turn was over, beginning with the
// one after which both sides had set up, and ending with where the game stands.
func (w *walk) turns() []int {
	scenario, _ := rules.FindScenario(w.m.Ruleset(), w.m.Status(0).Scenario)
	start := 0
	for n := 1; n <= w.m.Cursor() && w.m.Status(n-1).Turn == scenario.Turns[0]; n++ {
		if scenario.SetsUp(w.m.Status(n-1), w.m.Entry(n).Events) {
			start = n
		}
	}
	list := []int{start}
	for n := start + 1; n <= w.m.Cursor(); n++ {
		was, is := w.m.Status(n-1), w.m.Status(n)
		if n == w.m.Cursor() || was.Turn != is.Turn || was.Side != is.Side {
			list = append(list, n)
		}
	}
	return list
}

// tell tells how far the work is: so many actions are judged, or marches thereafter.
func (w *walk) tell(n int) {
	if w.Progress != nil {
		w.Progress(n, w.m.Cursor()+doubted)
	}
}

// through goes through the game and judges it.
func (w *walk) through(ctx context.Context) error {
	p, err := w.m.At(0)
	if err != nil {
		return err
	}
	for n := 0; ; n++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		w.tell(n)
		if w.wanted[n] {
			if w.worth[n], err = w.weigh(p); err != nil {
				return err
			}
		}
		if n == w.m.Cursor() {
			return nil
		}
		e := w.m.Entry(n + 1)
		if err := w.leaves(ctx, p, n, e.Action); err != nil {
			return err
		}
		expected, ok := 0.0, false
		if rolled(&e) {
			expected, ok = w.expected(p, e.Action)
		}
		if _, err := rules.DoRecorded(p, e.Action); err != nil { // the record knows how it went
			if p, err = w.m.At(n + 1); err != nil {
				return err
			}
		}
		if ok {
			came, err := w.weigh(p)
			if err != nil {
				return err
			}
			w.luck[n+1] = came.margin - expected
		}
	}
}

// rolled tells whether dice fell.
func rolled(e *journal.Entry) bool {
	return slices.ContainsFunc(e.Events, func(x rules.Event) bool { return len(x.Dice) > 0 })
}

// worth is by how many points a side is expected to be ahead in the end, and is ahead now.
type worth struct{ margin, lead float64 }

func (w *walk) weigh(p rules.Position) (worth, error) {
	seat := rules.Sit(p, w.Side)
	if seat.Outcome() != nil {
		n := final(seat)
		return worth{n, n}, nil
	}
	v, err := w.Judge.Weigh(seat)
	return worth{v.Margin, v.Lead}, err
}

// final is the margin of a game that is over, in which nothing is left to be expected.
func final(seat *rules.Seat) float64 {
	facts := seat.Facts(nil)
	me := max(0, facts.SideIndex(seat.Side()))
	return float64(facts.Points[me] - facts.Points[1-me])
}

// expected is the mean margin after an action over several throws of other dice; ok is
// false where the side cannot tell, for it does not know what the action was about.
func (w *walk) expected(p rules.Position, a rules.Action) (mean float64, ok bool) {
	seat := rules.Sit(p, w.Side)
	for range samples {
		g := seat.Guess(w.rng)
		if _, err := g.Do(a); err != nil {
			return 0, false
		}
		came, err := w.weigh(g)
		if err != nil {
			return 0, false
		}
		mean += came.margin / samples
	}
	return mean, true
}

// cost is what a move cost its side by itself, what the dice did aside.
func (w *walk) cost(s *scene.Scene) float64 {
	gain := w.worth[s.Last].margin - w.worth[s.First-1].margin
	for n := s.First; n <= s.Last; n++ {
		gain -= w.luck[n]
	}
	if s.Side != w.Side {
		return gain
	}
	return -gain
}
