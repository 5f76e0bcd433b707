package rules

import (
	"math"
	"slices"
)

// Measured is a Ruleset of whose scenarios many games of computer players against
// themselves were played.
type Measured interface {
	Ruleset
	// Balance is what they tell of a scenario; false where none were played.
	Balance(scenario string) (Balance, bool)
}

// Balance is how games between equals end in a scenario.
type Balance struct {
	// Players are who played, in words.
	Players string
	Games   int
	// Won are the games that each side won; the others were drawn.
	Won map[Side]int
	// Ahead is by how many victory points the scenario's first side was ahead when the games
	// ended, in the mean; nil where that is not known.
	Ahead *float64
	// Scored is whose score the points are, where the rulebook keeps one for both sides that
	// need not be above 0 to win; empty where each side has points of its own.
	Scored Side
	// Chance turns margins into chances; nil where that could not be measured.
	Chance *Prospects
}

// Drawn are the games that nobody won.
func (b *Balance) Drawn() int {
	n := b.Games
	for _, won := range b.Won {
		n -= won
	}
	return n
}

// Score is the share of a side, a draw counting half, with its 95 % interval.
func (b *Balance) Score(side Side) (share, low, high float64) {
	share = (float64(b.Won[side]) + float64(b.Drawn())/2) / float64(b.Games)
	low, high = Wilson(share, b.Games)
	return share, low, high
}

// Wilson is the 95 % interval of a share of n; NaN where n is 0.
func Wilson(share float64, n int) (low, high float64) {
	if n == 0 {
		return math.NaN(), math.NaN()
	}
	const z = 1.96
	of := float64(n)
	mid := (share + z*z/(2*of)) / (1 + z*z/of)
	half := z / (1 + z*z/of) * math.Sqrt(share*(1-share)/of+z*z/(4*of*of))
	return max(0, mid-half), min(1, mid+half)
}

// Lopsided tells whether one side wins nearly always, so that a chance of winning tells
// nothing.
func (b *Balance) Lopsided(first Side) bool {
	share, _, _ := b.Score(first)
	return share < 0.1 || share > 0.9
}

// Prospects tell how likely a side wins whose margin at the end is expected to be so many
// victory points: a logistic curve that grows steeper as the end comes near.
type Prospects struct {
	// Middle is the margin of the scenario's first side at which both sides win as often, at
	// the start of the game, and End at its end. What lies between them is what the other
	// side will still gain as a rule; it fades as the game goes on.
	Middle, End float64
	// Tempo is by how many points a side looks better than it is when the other is to
	// move, and worse when it is to move itself.
	Tempo float64
	// Late is as how many more points of the margin each point in hand counts at the end of
	// the game; at its start they count for none.
	Late float64
	// Par is by how many points the first side has to be ahead at the end for what the chance
	// is about, where that is not to win: to do better than the mean of games of a scenario
	// that one side nearly always wins; nil where it is to win.
	Par *float64
	// Spread is how many points more make a chance of 50 % one of 73 % at the start of
	// the game.
	Spread float64
}

// Outlook is how a game stands for the first side of its scenario.
type Outlook struct {
	Margin float64 // by how many victory points it is expected to be ahead in the end
	Lead   float64 // by how many it is ahead now
	Moves  int     // 1 where it is to move, -1 where the other side is, 0 for nobody
	Left   float64 // share of the game that is still to come, 0 to 1
}

// Beats is what it counts to end so many points ahead where so many are par: 1 for more, half
// for as many, 0 for less.
func Beats(lead, par float64) float64 {
	switch d := lead - par; {
	case d > 0.5:
		return 1
	case d < -0.5:
		return 0
	}
	return 0.5
}

// Lead is by how many points the first of two sides is ahead, and whose score that is where a
// rulebook keeps but one for both; ok is false where no points are told.
func Lead(points map[Side]int, sides []Side) (lead int, scored Side, ok bool) {
	first, one := points[sides[0]]
	second, other := points[sides[1]]
	switch {
	case one && !other:
		scored = sides[0]
	case other && !one:
		scored = sides[1]
	}
	return first - second, scored, one || other
}

// RoughProspects are those of a scenario that was not measured. Their spread is an assumption:
// about what the rulebooks have in which it was.
var RoughProspects = Prospects{Spread: 15}

// nearEnd is the share of the spread that is left in the last turn, squared.
const nearEnd = 0.05

// Narrowing is by what the spread is multiplied when a share of the game is still to
// come. What is still to happen adds up as steps of a random walk do.
func Narrowing(left float64) float64 { return math.Sqrt(min(1, max(0, left)) + nearEnd) }

// Even is the margin of the first side as it would be if nobody were to move next.
func (c Prospects) Even(o Outlook) float64 { return o.Margin + c.Tempo*float64(o.Moves) }

// Chance is that of the scenario's first side, a draw counting half.
func (c Prospects) Chance(o Outlook) float64 {
	middle := c.End + (c.Middle-c.End)*o.Left
	ahead := c.Even(o) + c.Late*(1-o.Left)*o.Lead - middle
	return 1 / (1 + math.Exp(-ahead/(c.Spread*Narrowing(o.Left))))
}

// Moves is 1 where the first side of the scenario is to move, -1 where the other is, and
// 0 where it is nobody's turn.
func (s *Scenario) Moves(st Status) int {
	switch i := slices.Index(s.Sides, st.Side); i {
	case 0:
		return 1
	case 1:
		return -1
	}
	return 0
}

// Left is the share of a scenario's turns that is still to come when a turn begins.
func (s *Scenario) Left(turn int) float64 {
	all := s.Turns[1] - s.Turns[0] + 1
	if all < 1 {
		return 0
	}
	return min(1, max(0, float64(s.Turns[1]-turn+1)/float64(all)))
}
