package fury

import "testing"

// TestAPlanningRollIsToldAsASum, with what is counted where the table ends.
func TestAPlanningRollIsToldAsASum(t *testing.T) {
	for _, c := range []struct {
		die, modifier, sum int
		want               string
	}{{4, 0, 4, "4"}, {4, 2, 6, "4+2 = 6"}, {1, -1, 1, "1-1 = 0, counted as 1,"}, {5, 2, 6, "5+2 = 7, counted as 6,"}} {
		if got := planSum(c.die, c.modifier, c.sum); got != c.want {
			t.Errorf("%d with %+d is told as %q, want %q", c.die, c.modifier, got, c.want)
		}
	}
}
