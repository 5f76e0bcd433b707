package table

import (
	"slices"
	"testing"

	"vistula/data"
	"vistula/rules/board"
)

// A hex is described with all that defends in it.
func TestCitiesAndFortressesAreNamed(t *testing.T) {
	b, err := data.Board(data.FS(), "greatwar", "galicia", "serbia")
	if err != nil {
		t.Fatal(err)
	}
	for hex, want := range map[string][]string{"s0307": {"clear", "city"}, "g1419": {"broken", "fortress"}, "g1126": {"clear"}} {
		id, _ := b.Find(hex)
		if got := groundWords(&b.Hexes[id]); !slices.Equal(got, want) {
			t.Errorf("of %s it is said %v, want %v", hex, got, want)
		}
	}
	if got := groundWords(&board.Hex{}); got != nil {
		t.Errorf("of a hex without terrain it is said %v", got)
	}
}
