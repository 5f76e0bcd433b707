package mapart_test

import (
	"image"
	"math"
	"slices"
	"sync"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/data"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// twoMaps is the spread that these tests draw.
func twoMaps(t testing.TB) *mapart.Spread {
	t.Helper()
	s, err := twoMapsOnce()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

var twoMapsOnce = sync.OnceValues(func() (*mapart.Spread, error) {
	b, err := data.Board(data.FS(), "greatwar", "galicia", "serbia")
	if err != nil {
		return nil, err
	}
	set, err := fonts.Load()
	if err != nil {
		return nil, err
	}
	return mapart.NewSpread(b, set, mapart.Print{Over: "The", Title: "Great War in the East", Year: "1914"})
})

func TestPlacesOnTheSpreadAndHexesAreInverse(t *testing.T) {
	s := twoMaps(t)
	b := s.Board()
	for i := range b.Hexes {
		id := board.ID(i)
		c := s.Center(id)
		if got, ok := s.HexAt(c); !ok || got != id {
			t.Fatalf("the centre of %s lies in %v", b.Number(id), got)
		}
		if box := s.HexPath(id, 0.5).Bounds(); box.Center().Sub(c).Len() > 1e-9 || !s.Playable().Has(c) || !s.Has(id) {
			t.Fatalf("the outline of %s lies round %v, not %v", b.Number(id), box.Center(), c)
		}
		for d := range hex.Direction(hex.Directions) {
			from, to := s.SideEnds(id, d)
			near := from.Add(to).Mul(0.45).Add(c.Mul(0.1))
			if got, side, far, ok := s.SideAt(near); !ok || got != id || side != d || far > 0.06 {
				t.Fatalf("%s: the point by side %d gives %v %d at %v", b.Number(id), d, got, side, far)
			}
		}
	}
	if s.Has(board.None) {
		t.Error("no hex is on the spread")
	}
	papers := s.Papers()
	middle := pen.Point{X: (papers[0].X + papers[1].Right()) / 2, Y: papers[1].Center().Y}
	if _, ok := s.HexAt(middle); ok {
		t.Error("a point between the maps lies in a hex")
	}
}

func TestSheetsLieApartAndWithinTheBounds(t *testing.T) {
	s := twoMaps(t)
	papers := s.Papers()
	if len(papers) != 3 {
		t.Fatalf("there are %d sheets, want two maps and the cards", len(papers))
	}
	for i, a := range papers {
		if u := s.Bounds().Union(a); u != s.Bounds() {
			t.Errorf("sheet %d %v lies beyond %v", i, a, s.Bounds())
		}
		for _, b := range papers[:i] {
			if a.Grow(0.5).Meets(b.Grow(0.5)) {
				t.Errorf("%v and %v touch", a, b)
			}
		}
	}
	if g, v := papers[0], papers[1]; v.Right() > g.X || math.Abs(v.Bottom()-g.Bottom()) > 1e-9 {
		t.Errorf("Serbia at %v does not lie south-west of Galicia at %v", v, g)
	}
	if w := s.Bounds().W / s.Bounds().H; w < 1.4 || w > 2 {
		t.Errorf("the table is %v times as wide as high", w)
	}
	if f := s.Frame(); !f.Has(s.Parts()[0].Frame().Center()) || !f.Has(s.Parts()[1].Frame().Center()) {
		t.Errorf("the frame %v does not hold both maps", f)
	}
}

func TestASpreadWithoutPrintHasNoCards(t *testing.T) {
	s := twoMaps(t)
	bare := s.Reprinted(mapart.Print{})
	if len(bare.Papers()) != 2 || len(s.Papers()) != 3 {
		t.Errorf("%d sheets without print", len(bare.Papers()))
	}
	if bare.Center(0) != s.Center(0) || bare.Bounds().W != s.Bounds().W {
		t.Error("the print moves the maps")
	}
}

// Each map must look, to the last bit, as it does alone, and tiles must meet.
func TestTheSpreadDrawsItsSheetsAsTheyAre(t *testing.T) {
	s := twoMaps(t)
	b := s.Board()
	for _, c := range []struct {
		px float64
		at string
	}{{52, "s0307"}, {110.0625, "s0810"}, {26, "g1312"}} {
		id, _ := b.Find(c.at)
		part := s.Parts()[b.MapOf(id)]
		corner := func(p pen.Point) pen.Point {
			return pen.Point{X: math.Round(p.X*c.px) / c.px, Y: math.Round(p.Y*c.px) / c.px}
		}
		on := corner(s.Center(id))
		own := on.Sub(corner(part.At))
		side := 200 / c.px
		got := drawnOn(s, pen.Rect{X: on.X, Y: on.Y, W: side, H: side}, c.px)
		want := drawnOn(part.Sheet, pen.Rect{X: own.X, Y: own.Y, W: side, H: side}, c.px)
		if !slices.Equal(got, want) {
			t.Errorf("%s at %v looks different on the spread", c.at, c.px)
		}
	}
}

func TestNamesOnTheSpreadStandOnTheirMaps(t *testing.T) {
	s := twoMaps(t)
	for _, town := range []string{"LEMBERG", "BELGRADE"} {
		names := s.PlaceNames(96, nil)
		i := slices.IndexFunc(names, func(n mapart.Name) bool { return n.Text == town })
		if i < 0 {
			t.Fatalf("%s is not named", town)
		}
		n := names[i]
		id, _ := s.HexAt(n.Box.Center())
		if id == board.None || s.Board().MapOf(id) != map[string]int{"LEMBERG": 0, "BELGRADE": 1}[town] {
			t.Errorf("%s stands at %v", town, n.Box)
		}
		view := n.Box.Grow(0.2)
		view.X, view.Y = math.Floor(view.X*96)/96, math.Floor(view.Y*96)/96
		img := blank(view, 96)
		pen.Paint(img, func(p pen.Pen) { s.DrawNames(p, view, 96, names) })
		if !slices.ContainsFunc(img.Pix, func(v uint8) bool { return v != 0 }) {
			t.Errorf("%s is not written where it stands", town)
		}
	}
}

func TestOneMapIsASheet(t *testing.T) {
	b, err := data.Board(data.FS(), "galicia", "galicia")
	if err != nil {
		t.Fatal(err)
	}
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	m, err := mapart.Lay(b, set, mapart.Print{})
	if _, one := m.(*mapart.Sheet); err != nil || !one {
		t.Errorf("a board of one map is drawn by %T (%v)", m, err)
	}
}

func blank(view pen.Rect, px float64) *image.RGBA {
	return image.NewRGBA(image.Rect(0, 0, int(math.Round(view.W*px)), int(math.Round(view.H*px))))
}

// drawnOn is the pixels of a view of any map.
func drawnOn(m mapart.Map, view pen.Rect, px float64) []uint8 {
	img := blank(view, px)
	pen.Paint(img, func(p pen.Pen) { m.Draw(p, view, px, mapart.Options{}) })
	return img.Pix
}
