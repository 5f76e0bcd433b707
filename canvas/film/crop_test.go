package film

import (
	"testing"

	"vistula/canvas/pen"
	"vistula/canvas/print"
	"vistula/rules/chronicle"
)

// TestAFilmShowsWhatWasFoughtOver: where a war stays in a corner of the map the film shows
// that corner, with every battle; where it goes all over the map it shows all of it.
func TestAFilmShowsWhatWasFoughtOver(t *testing.T) {
	s, err := newStudio(told(t, "tannenberg", 400, ""), options(t, 330))
	if err != nil {
		t.Fatal(err)
	}
	whole := (&print.Scene{Map: s.sheet, Fonts: s.set}).Whole()
	battle := func(hexes ...string) {
		b := &chronicle.Battle{}
		b.Targets = hexes
		s.shots = []shot{{phases: []*chronicle.Phase{{Lines: []chronicle.Line{{Battle: b}}}}}}
	}
	board := s.sheet.Board()
	var first, last string
	for i := range board.Hexes {
		if id, ok := board.Find(board.Hexes[i].Number); ok && s.sheet.Has(id) {
			if last = board.Hexes[i].Number; first == "" {
				first = last
			}
		}
	}
	battle(first)
	part := s.crop()
	id, _ := board.Find(first)
	at := s.sheet.Center(id)
	if part.W*part.H > whole.W*whole.H/2 || !part.Has(pen.Point{X: at.X, Y: at.Y}) {
		t.Errorf("a battle at %v is shown in %v of %v", at, part, whole)
	}
	if battle(first, last); s.crop() != whole {
		t.Errorf("battles in two corners are shown in %v of %v", s.crop(), whole)
	}
	if s.shots = nil; s.crop() != whole {
		t.Errorf("a game without battles is shown in %v of %v", s.crop(), whole)
	}
}
