package film

import (
	"image"
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

// TestTheSentenceStandsInTheFreePlaceBesideTheMaps: where one of two maps is lower than the
// other, and nowhere else; then the strip below them is low.
func TestTheSentenceStandsInTheFreePlaceBesideTheMaps(t *testing.T) {
	for _, c := range []struct {
		ruleset string
		wide    int
		beside  bool
	}{{"greatwar", 960, true}, {"greatwar", 330, false}, {"galicia", 960, false}} {
		s, err := newStudio(told(t, c.ruleset, 120, ""), options(t, c.wide))
		if err != nil {
			t.Fatal(err)
		}
		st := s.stage(c.wide)
		if st.blank.Empty() == c.beside {
			t.Errorf("%s, %d pixels wide: the free place is %v", c.ruleset, c.wide, st.blank)
		}
		for _, f := range st.frames() {
			if f.Add(st.field.Min).Overlaps(st.blank) || !st.blank.In(st.field) {
				t.Errorf("%s: the free place %v is not beside the map at %v", c.ruleset, st.blank, f)
			}
		}
		if !c.beside {
			continue
		}
		frame := image.NewRGBA(st.base.Rect)
		x := s.shots[len(s.shots)-1]
		x.caption = "The sentence of this frame."
		st.paint(frame, &x)
		if foot := frame.Rect.Dy() - st.field.Max.Y; foot > 20 || !written(frame, st.blank) {
			t.Errorf("the strip below the maps is %d pixels high, and the free place is empty: %v", foot, !written(frame, st.blank))
		}
	}
}

// written tells whether a part of a picture is not all paper.
func written(img *image.RGBA, r image.Rectangle) bool {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if c := img.RGBAAt(x, y); c.R < 128 {
				return true
			}
		}
	}
	return false
}
