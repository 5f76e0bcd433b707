package fraction

import (
	"strings"
	"testing"
)

// Points are written as players write them, in lowest terms, and read back to the
// same number of parts.
func TestPointsAreWrittenAndReadBack(t *testing.T) {
	for _, c := range []struct {
		parts, per int
		want       string
	}{
		{0, 2, "0"}, {4, 2, "2"}, {5, 2, "2 1/2"}, {1, 2, "1/2"}, {6, 4, "1 1/2"}, {3, 4, "3/4"},
		{126, 252, "1/2"}, {918, 252, "3 9/14"}, {7, 1, "7"},
	} {
		if got := Write(c.parts, c.per); got != c.want {
			t.Errorf("%d parts of 1/%d are %q, want %q", c.parts, c.per, got, c.want)
		}
		if got, err := Read(c.want, c.per); err != nil || got != c.parts {
			t.Errorf("%q in parts of 1/%d is %d (%v), want %d", c.want, c.per, got, err, c.parts)
		}
	}
	if got := Write(-5, 2); got != "-2 1/2" {
		t.Errorf("points owed are %q", got)
	}
}

func TestWhatIsNoNumberOfPointsIsRefused(t *testing.T) {
	for _, text := range []string{"", "two", "-1", "1/0", "3/2", "1 ", " 1/2", "1 1", "1.5", "1/2/2"} {
		if n, err := Read(text, 2); err == nil || !strings.Contains(err.Error(), "is not a number of points") {
			t.Errorf("%q was read as %d (%v)", text, n, err)
		}
	}
	if _, err := Read("1/4", 2); err == nil || !strings.Contains(err.Error(), "parts of 1/2") {
		t.Errorf("a quarter in halves: %v", err)
	}
}
