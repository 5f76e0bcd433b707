package mapart

import (
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
	"vistula/data"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// greatwar gives the two sheets of that game.
func greatwar(t testing.TB) [2]*Sheet {
	t.Helper()
	b, err := data.Board(data.FS(), "greatwar", "galicia", "serbia")
	if err != nil {
		t.Fatal(err)
	}
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	var list [2]*Sheet
	for i := range list {
		if list[i], err = New(b, i, set, Print{Title: "Serbia and Galicia"}); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

func golden(t *testing.T, s *Sheet, name string, middle pen.Point, px, size float64) {
	t.Helper()
	view := pen.Rect{X: math.Round(middle.X*px-size/2) / px, Y: math.Round(middle.Y*px-size/2) / px, W: size / px, H: size / px}
	got := paint(s, view, px)
	file := filepath.Join("testdata", name+".png")
	if *update {
		write(t, file, got)
		return
	}
	compare(t, file, got)
}

func TestGoldenPicturesOfTheGreatWar(t *testing.T) {
	sheets := greatwar(t)
	for _, c := range []struct {
		sheet int
		px    float64
		at    string
	}{
		{0, 24, "g2315"}, {0, 48, "g1817"}, {0, 100, "g2218"}, {0, 100, "g1419"}, {0, 400, "g1613"}, {1, 100, "s0306"}, {1, 60, "s0116"},
	} {
		id, ok := sheets[c.sheet].board.Find(c.at)
		if !ok {
			t.Fatalf("there is no hex %s", c.at)
		}
		golden(t, sheets[c.sheet], fmt.Sprintf("greatwar-%s-%v", c.at, c.px), sheets[c.sheet].Center(id), c.px, 192)
	}
	for _, p := range sheets[1].plates() {
		if p.box.W > 15 { // the key has the whole row
			golden(t, sheets[1], "greatwar-key", pen.Point{X: p.box.X + 4.5, Y: p.box.Center().Y}, 40, 192)
		}
	}
}

// wild is a map with every terrain that the games know.
func wild(t *testing.T) *Sheet {
	t.Helper()
	m := &board.Map{ID: "wild", Title: "Wild", ScaleKM: 10}
	m.Grid.Grid = hex.Grid{Orientation: hex.Flat, Numbering: "ccrr", Shifted: "odd", Shift: "down",
		First: hex.Axis{Axis: "column", Direction: "right", From: 1, To: 4}, Second: hex.Axis{Axis: "row", Direction: "down", From: 1, To: 3}}
	terrain := strings.Fields("sea sea lake clear high_mountain mountain rough difficult wetlands forest broken woods")
	for i, name := range terrain {
		m.Hexes = append(m.Hexes, board.Hex{Number: fmt.Sprintf("%02d%02d", i/3+1, i%3+1), Terrain: name})
	}
	m.Sides = []board.Hexside{{Between: [2]string{"0201", "0301"}, Is: []string{"blocked"}}}
	b, err := board.New(m)
	if err != nil {
		t.Fatal(err)
	}
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(b, 0, set, Print{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestGoldenPictureOfLaterTerrain(t *testing.T) {
	s := wild(t)
	golden(t, s, "wild", s.Playable().Center(), 62, 240)
}

func TestHillsCoverTheirHexes(t *testing.T) {
	for _, s := range greatwar(t) {
		for _, id := range s.ids {
			if got, want := s.hillAt(s.Center(id)), looks[s.board.Hexes[id].Terrain].level; got != want {
				t.Errorf("%s is drawn as hills of level %d, want %d", s.board.Number(id), got, want)
			}
		}
	}
}

// A player tells the rank of a river by its width, on every hexside.
func TestMajorRiversAreBroad(t *testing.T) {
	for _, s := range greatwar(t) {
		for _, id := range s.ids {
			for d := range hex.Direction(3) {
				f := s.board.Side(id, d)
				if s.board.Neighbour(id, d) == board.None || !f.Has(board.River) {
					continue
				}
				a, b := s.SideEnds(id, d)
				r, ok := s.riverBeside(id, d)
				if !ok {
					t.Errorf("no river is drawn between %s and %s", s.board.Number(id), s.board.Number(s.board.Neighbour(id, d)))
					continue
				}
				half := r.half[nearest(r.line, between(a, b, 0.5))]
				if broad := half > 0.04; broad != f.Has(board.Major) {
					t.Errorf("the %s beside %s is drawn %.3f wide, major is %v", r.name, s.board.Number(id), 2*half, f.Has(board.Major))
				}
			}
		}
	}
}

func TestTheKeyShowsWhatOccurs(t *testing.T) {
	sheets := greatwar(t)
	names := func(s *Sheet) string {
		var list []string
		for _, m := range s.keySamples() {
			list = append(list, m.name)
		}
		return strings.Join(list, " ")
	}
	if got, want := names(sheets[0]), "Clear Forest Swamp Broken Rough Mountain Minor river Major river Bridge Railway Railway Frontier City Towns Fortress Pass Entry Friendly edge"; got != want {
		t.Errorf("the key of the north shows %s, want %s", got, want)
	}
	if got := names(sheets[1]); strings.Contains(got, "Pass") || strings.Contains(got, "Fortress") || strings.Count(got, "Railway") != 1 {
		t.Errorf("the key of the south shows %s", got)
	}
	if got, want := names(surveyed(t)), "Woods Swamp Ridge River Bridge Railway Railway Frontier Towns Fortress"; got != want {
		t.Errorf("the key of the first game shows %s, want %s", got, want)
	}
}

func TestKeyNotes(t *testing.T) {
	for _, c := range []struct{ legend, want string }{
		{"1 movement point", "1 point"},
		{"1 movement point with rating 1 or 2, 2 with 3 or 4", "1·1·2·2"},
		{"1 movement point with rating 1, 2 with 2 to 4", "1·2·2·2"},
		{"2 movement points with rating 1 or 2, 3 with 3 or 4; defender doubled", "2·2·3·3, defence ×2"},
		{"hexside: as a minor river, and 2 added to the die where all attack across major rivers", "as a minor river, die +2"},
		{"2 with rating 3 or 4, 1 with 1", "2 with rating 3 or 4"},
	} {
		if got := (&Print{}).keyNote(c.legend); got != c.want {
			t.Errorf("%q is told as %q, want %q", c.legend, got, c.want)
		}
	}
}

func TestEntriesAndLinksReachTheEdge(t *testing.T) {
	for _, s := range greatwar(t) {
		for _, e := range s.entries {
			if _, inside := s.HexAt(e.at); inside || !s.frame.Has(e.at) {
				t.Errorf("the entry %s stands at %v", e.letter, e.at)
			}
			for _, o := range s.supplies {
				if o.at.Sub(e.at).Len() < 0.4 {
					t.Errorf("the entry %s covers a supply symbol", e.letter)
				}
			}
		}
		for _, l := range s.plan.OffMap {
			for _, number := range [2]string{l.From, l.To} {
				id, _ := s.board.Find(number)
				if s.board.MapOf(id) == s.index && s.railEnds(id) > 0 && !s.leadsOut(id) {
					t.Errorf("no railway leaves the sheet at %s", number)
				}
			}
		}
	}
}

// leadsOut tells whether a drawn railway ends beyond the hexes from a hex.
func (s *Sheet) leadsOut(id board.ID) bool {
	for _, r := range s.rails {
		for _, end := range [2]pen.Point{r.line[0], r.line[len(r.line)-1]} {
			if _, inside := s.HexAt(end); !inside && r.line[nearest(r.line, s.node(id))].Sub(s.node(id)).Len() < 0.05 {
				return true
			}
		}
	}
	return false
}

func TestEveryReliefBelongsToItsGrid(t *testing.T) {
	for _, s := range append([]*Sheet{surveyed(t)}, func() []*Sheet { l := greatwar(t); return l[:] }()...) {
		if s.ground == nil {
			t.Fatalf("the map %s has no heights", s.plan.ID)
		}
		for _, p := range s.ground.Places {
			if _, ok := s.board.Find(p.Hex); !ok {
				t.Errorf("the relief of %s knows a hex %s", s.plan.Title, p.Hex)
			}
		}
	}
}
