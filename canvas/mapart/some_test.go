package mapart_test

import (
	"testing"

	"vistula/canvas/mapart"
	"vistula/rules/board"
)

// Some of the maps are those that are named, in the order of the board; all where
// none is.
func TestSomeMapsOfASpread(t *testing.T) {
	all := twoMaps(t)
	for _, c := range []struct {
		maps []string
		want int
	}{{nil, 2}, {[]string{"serbia", "galicia"}, 2}, {[]string{"galicia"}, 1}, {[]string{"serbia"}, 1}, {[]string{"nowhere"}, 2}} {
		s := mapart.Some(all, c.maps)
		if got := len(s.Parts()); got != c.want {
			t.Errorf("%v: %d maps lie there, want %d", c.maps, got, c.want)
		}
		b := s.Board()
		for i := range b.Hexes {
			id := board.ID(i)
			if !s.Has(id) {
				continue
			}
			if got, ok := s.HexAt(s.Center(id)); !ok || got != id {
				t.Fatalf("%v: the centre of %s lies in %v", c.maps, b.Number(id), got)
			}
		}
	}
}
