package mapart

import (
	"fmt"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
	"vistula/data"
	"vistula/rules/board"
)

// tannenberg gives the sheet of the game in which rivers and frontiers run through
// hexes and forts stand on hexsides.
func tannenberg(t testing.TB) *Sheet {
	t.Helper()
	b, err := data.Board(data.FS(), "tannenberg", "tannenberg")
	if err != nil {
		t.Fatal(err)
	}
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(b, 0, set, Print{Title: "Tannenberg"})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestGoldenPicturesOfTannenberg(t *testing.T) {
	s := tannenberg(t)
	for _, c := range []struct {
		px float64
		at string
	}{{24, "1421"}, {100, "1421"}, {100, "3240"}, {300, "1825"}} {
		id, _ := s.board.Find(c.at)
		golden(t, s, fmt.Sprintf("tannenberg-%s-%v", c.at, c.px), s.Center(id), c.px, 192)
	}
}

// A player must see on the map which squares are river squares.
func TestRiversRunThroughRiverHexes(t *testing.T) {
	s := tannenberg(t)
	crossed := map[board.ID]bool{}
	for _, r := range s.rivers {
		for _, p := range r.line {
			if id, ok := s.HexAt(p); ok {
				crossed[id] = true
			}
		}
	}
	rivers := 0
	for _, id := range s.ids {
		if s.board.Hexes[id].River {
			rivers++
			if !crossed[id] {
				t.Errorf("no river is drawn through %s", s.board.Number(id))
			}
		}
	}
	if rivers < 200 {
		t.Errorf("there are only %d river hexes", rivers)
	}
}

// Every fort is drawn, with its point away from the hex that it guards.
func TestFortsOnHexsides(t *testing.T) {
	s := tannenberg(t)
	forts := 0
	for _, x := range s.plan.Sides {
		for _, is := range x.Is {
			if is == "fort" {
				forts++
			}
		}
	}
	if len(s.sideForts) != forts || forts == 0 {
		t.Fatalf("%d forts are drawn, want %d", len(s.sideForts), forts)
	}
	for i, f := range s.sideForts {
		home, _ := s.board.Find(s.plan.Sides[i].Hex)
		if at, ok := s.HexAt(between(f.from, f.to, 0.5).Sub(f.out.Mul(0.1))); !ok || at != home {
			t.Errorf("the fort of %s does not stand in its hex", s.plan.Sides[i].Hex)
		}
	}
}

// The bands of a frontier have the colours of the countries on their sides, along
// all of it.
func TestFrontiersLieBetweenTheirCountries(t *testing.T) {
	s := tannenberg(t)
	found := map[string]bool{}
	for _, f := range s.frontiers {
		found[f.left+"/"+f.right] = true
		for i := 5; i+5 < len(f.line); i++ {
			off := left(tangent(f.line, i)).Mul(0.35)
			for _, x := range []struct {
				at   pen.Point
				want string
			}{{f.line[i].Add(off), f.left}, {f.line[i].Sub(off), f.right}} {
				id, ok := s.HexAt(x.at)
				if got := s.board.Hexes[max(id, 0)].Country; ok && got != x.want && got != "" && !s.nearThird(id, f) {
					t.Fatalf("%s is in %s, and the band there is %s's", s.board.Number(id), got, x.want)
				}
			}
		}
	}
	for _, pair := range []string{"germany/russia", "austria-hungary/russia", "austria-hungary/germany"} {
		if !found[pair] {
			t.Errorf("there is no frontier %s in %v", pair, found)
		}
	}
}

// nearThird tells whether a hex belongs to neither of a frontier's countries, or
// lies on a tongue of land, where the band of one side reaches across.
func (s *Sheet) nearThird(id board.ID, f frontier) bool {
	c := s.board.Hexes[id].Country
	if c != f.left && c != f.right {
		return true
	}
	foreign := 0
	for _, n := range s.board.Neighbours(id) {
		if n != board.None && s.board.Hexes[n].Country != c {
			foreign++
		}
	}
	return foreign >= 3
}

// BenchmarkPrepareTannenberg makes the largest sheet and all that its first tile
// needs.
func BenchmarkPrepareTannenberg(b *testing.B) {
	for b.Loop() {
		tannenberg(b).Prepare(26)
	}
}

// TestSheetHasRoomForItsCards: a sheet made with its print is as large as one that
// is given the print later, and holds all of its cards.
func TestSheetHasRoomForItsCards(t *testing.T) {
	bare := tannenberg(t) // its key is long by a sign that only the surveyed map tells of
	print := Print{Title: "Tannenberg"}
	s, err := New(bare.Board(), 0, bare.fonts, print)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := s.Bounds(), bare.Printed(print).Bounds(); got != want {
		t.Errorf("a sheet made with its print covers %v, one printed later %v", got, want)
	}
	for _, p := range s.plates() {
		if p.box.Bottom() > s.Bounds().Bottom() {
			t.Errorf("a card ends at %v, the sheet at %v", p.box.Bottom(), s.Bounds().Bottom())
		}
	}
}
