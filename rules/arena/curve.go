package arena

import (
	"math"

	"vistula/rules"
)

// The curve that turns a margin into a chance, fitted to what came of the turns of many games.

// sample is how a game stood at the start of a player turn, what the first side got of it,
// and how much the turn counts.
type sample struct {
	rules.Outlook
	score, weight float64
}

// tellsOf is as how many turns those of one game count together, for they are far from
// independent of one another.
const tellsOf = 3.0

// least is how many games a curve is fitted to at the least.
const least = 10

// curve is what the log-odds of the first side are, all over the narrowing: slope times
// the margin, a shift, so much for whoever is to move, a drift by what is left of the game,
// and so much for the points in hand by what is over of it.
type curve [parts]float64

const (
	slope = iota
	shift
	tempo
	drift
	late
	parts // their number
)

// usual is the curve that is believed in without any game, and doubt how far from it one
// may lie before that is unlikely.
var (
	usual = curve{slope: 1 / rules.RoughProspects.Spread}
	doubt = curve{1 / rules.RoughProspects.Spread, 3, 1, 3, 1}
)

// of are the numbers that the parts of a curve are multiplied by.
func (c *curve) of(s *sample) curve {
	list := curve{s.Margin, 1, float64(s.Moves), s.Left, (1 - s.Left) * s.Lead}
	for i := range list {
		list[i] /= rules.Narrowing(s.Left)
	}
	return list
}

// odds are the log-odds of the first side.
func (c *curve) odds(s *sample) (sum float64) {
	for i, x := range c.of(s) {
		sum += c[i] * x
	}
	return sum
}

// likelihood is the logarithm of how likely a curve is, and what came of the turns by it.
func (c *curve) likelihood(samples []sample) (sum float64) {
	for i := range c {
		d := (c[i] - usual[i]) / doubt[i]
		sum -= d * d / 2
	}
	for i := range samples {
		s := &samples[i]
		z := c.odds(s)
		sum -= s.weight * (max(z, 0) + math.Log1p(math.Exp(-math.Abs(z))) - s.score*z)
	}
	return sum
}

// step is the step of Newton's from a curve towards one that is more likely.
func (c *curve) step(samples []sample) curve {
	var gain curve
	var bend [parts]curve
	for i := range c {
		gain[i] = (usual[i] - c[i]) / (doubt[i] * doubt[i])
		bend[i][i] = 1 / (doubt[i] * doubt[i])
	}
	for n := range samples {
		s := &samples[n]
		x, p := c.of(s), 1/(1+math.Exp(-c.odds(s)))
		for i := range x {
			gain[i] += s.weight * (s.score - p) * x[i]
			for j := range x {
				bend[i][j] += s.weight * p * (1 - p) * x[i] * x[j]
			}
		}
	}
	return solve(bend, gain)
}

// fit finds the curve that makes what came of the turns most likely. It is held by a
// weak belief in the curve of a scenario that was not measured, so that few games, or
// games that all end alike, make no certainty. It is nil where a better margin does
// not mean a better chance.
func fit(samples []sample) *rules.Prospects {
	by := usual
	for range 50 {
		step, now := by.step(samples), by.likelihood(samples)
		next, part := by, 1.0
		for ; part > 1e-9; part /= 2 { // a whole step may go too far
			for i := range by {
				next[i] = by[i] + part*step[i]
			}
			if next.likelihood(samples) > now {
				break
			}
		}
		if part <= 1e-9 {
			break
		}
		by = next
	}
	if !(by[slope] > 1e-3) {
		return nil
	}
	return &rules.Prospects{Middle: round(-(by[shift] + by[drift]) / by[slope]), End: round(-by[shift] / by[slope]),
		Tempo: round(by[tempo] / by[slope]), Late: math.Round(100*by[late]/by[slope]) / 100, Spread: max(0.1, round(1/by[slope]))}
}

// solve finds x with ax = b. The matrix is symmetric and positive, so that no pivot is 0.
func solve(a [parts]curve, b curve) (x curve) {
	for i := range b {
		for k := i + 1; k < len(b); k++ {
			f := a[k][i] / a[i][i]
			for j := i; j < len(b); j++ {
				a[k][j] -= f * a[i][j]
			}
			b[k] -= f * b[i]
		}
	}
	for i := len(b) - 1; i >= 0; i-- {
		x[i] = b[i]
		for j := i + 1; j < len(b); j++ {
			x[i] -= a[i][j] * x[j]
		}
		x[i] /= a[i][i]
	}
	return x
}

func round(x float64) float64 { return math.Round(x*10)/10 + 0 } // which makes -0 a 0
