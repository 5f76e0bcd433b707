package tannenberg

import (
	"testing"

	"vistula/data"
)

// TestPiecesAreNamedForWhatTheyAre: no sentence speaks of "Supply 1", as the counter does.
func TestPiecesAreNamedForWhatTheyAre(t *testing.T) {
	for _, c := range []struct {
		unit unit
		want string
	}{
		{unit{Unit: data.Unit{Name: "Supply 1"}, supply: true}, "supply unit 1"},
		{unit{Unit: data.Unit{Name: "EB 2"}, engineer: true}, "EB unit 2"},
		{unit{Unit: data.Unit{Name: "XX Corps"}}, "XX Corps"},
	} {
		if got := c.unit.named(); got != c.want {
			t.Errorf("%s is called %q, want %q", c.unit.Name, got, c.want)
		}
	}
}
