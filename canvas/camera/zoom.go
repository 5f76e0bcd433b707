package camera

import (
	"math"
	"slices"
)

// levels are the zooms at which wheel and keys stop, in pixels a hex width:
// eight for play, more at the ends for small and for very large screens.
var levels = []float64{16, 24, 34, 48, 68, 96, 136, 192, 272, 384, 544, 768}

// Stops are the zooms at which one stops between two limits, from the smallest
// up: the fixed levels, and the whole sheet (home) in place of the level next
// to it. Scale is the number of pixels in a unit of the window.
func Stops(l Limits, home, scale float64) []float64 {
	list := []float64{home}
	for _, p := range levels {
		px := p / scale
		if px >= l.Least && px <= l.Most && math.Abs(math.Log(px/home)) > 0.17 {
			list = append(list, px)
		}
	}
	slices.Sort(list)
	return list
}

// Next is the stop so many steps up (or down, if steps is negative) from a zoom
// that may lie between two; the last stop if there are no more.
func Next(stops []float64, px float64, steps int) float64 {
	if len(stops) == 0 {
		return px
	}
	for ; steps > 0; steps-- {
		i := slices.IndexFunc(stops, func(s float64) bool { return s > px && !near(s, px) })
		if i < 0 {
			return stops[len(stops)-1]
		}
		px = stops[i]
	}
	for ; steps < 0; steps++ {
		i := len(stops) - 1
		for i >= 0 && (stops[i] >= px || near(stops[i], px)) {
			i--
		}
		if i < 0 {
			return stops[0]
		}
		px = stops[i]
	}
	return px
}

// Nearest is the stop nearest to a zoom.
func Nearest(stops []float64, px float64) float64 {
	best, least := px, math.Inf(1)
	for _, s := range stops {
		if d := math.Abs(math.Log(s / px)); d < least {
			best, least = s, d
		}
	}
	return best
}
