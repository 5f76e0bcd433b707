package counter

import (
	"testing"

	"vistula/rules"
)

// The arrow of a prepared attack points as the map counts directions: the first one leads to
// the right, or to the lower right where the hexes lie on a side.
func TestTheArrowOfAPreparedAttackPointsAsTheMapCounts(t *testing.T) {
	pt := painter(t)
	c := unit("austria", "46 lw", "infantry", "division", "IX", "4", [4]int{3, 4, 1, 5})
	height := func(st Style) float64 { // where what the arrow adds lies, from the top down
		bare := pt.Image(c, 96, st)
		with := c
		with.Badges = []rules.Badge{badge(Prepared, 0)}
		img := pt.Image(with, 96, st)
		sum, n := 0.0, 0
		for y := range img.Bounds().Dy() {
			for x := range img.Bounds().Dx() {
				at := img.Bounds().Min
				if img.At(at.X+x, at.Y+y) != bare.At(at.X+x, at.Y+y) {
					sum, n = sum+float64(at.Y+y), n+1
				}
			}
		}
		if n == 0 {
			t.Fatal("there is no arrow")
		}
		return sum / float64(n)
	}
	if right, lower := height(Style{}), height(Style{Lying: true}); lower < right+20 {
		t.Errorf("on hexes that lie it points to the height %.0f, on those that stand to %.0f", lower, right)
	}
}
