package mapart_test

import (
	"errors"
	"image"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/data"
	"vistula/data/edit"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// editable are the rulesets whose maps a player can edit.
var editable = []string{"galicia", "greatwar", "tannenberg", "fury"}

// FuzzWhatIsLawfulIsDrawn edits a map at random the way a player does in the
// editor and has it drawn. The editor draws before anything is checked, so every
// edit that it does not refuse must leave a map that can be drawn. A plain test
// run goes through the seeds below.
func FuzzWhatIsLawfulIsDrawn(f *testing.F) {
	for seed := range uint64(2) {
		for ruleset := range editable {
			f.Add(uint8(ruleset), seed, uint8(80))
		}
	}
	f.Fuzz(func(t *testing.T, ruleset uint8, seed uint64, edits uint8) {
		id := editable[int(ruleset)%len(editable)]
		s, err := edit.Open(data.FS(), data.FS(), id)
		if err != nil {
			t.Fatal(err)
		}
		p := newScribbler(s, seed)
		for range edits % 100 {
			if err := p.edit(); err != nil {
				if _, refused := errors.AsType[*edit.Refusal](err); !refused {
					t.Fatalf("an edit ends in no sentence: %v", err)
				}
			}
		}
		drawAround(t, s.FS(), id, s.Maps(), p.spots)
	})
}

// FuzzWhatCanBeReadIsDrawn spoils the lists of a map as a player with a text
// editor may: lines are cut short, turned round, doubled and emptied. The editor
// opens whatever is a board, so that all of it must be drawn.
func FuzzWhatCanBeReadIsDrawn(f *testing.F) {
	for seed := range uint64(3) {
		for ruleset := range editable {
			f.Add(uint8(ruleset), seed)
		}
	}
	f.Fuzz(func(t *testing.T, ruleset uint8, seed uint64) {
		id := editable[int(ruleset)%len(editable)]
		names := mapsOf(t, id)
		rng := rand.New(rand.NewPCG(seed, 7))
		maps := make([]*board.Map, len(names))
		for i, name := range names {
			m, err := data.Map(data.FS(), id, name)
			if err != nil {
				t.Fatal(err)
			}
			spoil(rng, m)
			maps[i] = m
		}
		b, err := board.New(maps...)
		if err != nil {
			return
		}
		draw(t, b, []board.ID{board.ID(rng.IntN(b.Len())), board.ID(rng.IntN(b.Len()))})
	})
}

// TestARiverOfOneHexIsDrawn lays rivers of a single hex in the middle of the
// map, at its edge, beside another river and on the shore.
func TestARiverOfOneHexIsDrawn(t *testing.T) {
	m, err := data.Map(data.FS(), "tannenberg", "tannenberg")
	if err != nil {
		t.Fatal(err)
	}
	before := len(m.RiversThrough)
	for i := range m.Hexes {
		if h := &m.Hexes[i]; !h.River && i%7 == 0 || h.Number == "2217" {
			h.River = true
			m.RiversThrough = append(m.RiversThrough, board.Course{Name: "Brook", Hexes: []string{h.Number}})
		}
	}
	b, err := board.New(m)
	if err != nil {
		t.Fatal(err)
	}
	if err := data.CheckMap(data.FS(), "tannenberg", b, nil); err != nil {
		t.Fatalf("a river of one hex is lawful: %v", err)
	}
	if len(m.RiversThrough) < before+100 {
		t.Fatalf("only %d rivers were added", len(m.RiversThrough)-before)
	}
	var at []board.ID
	for i := 0; i < b.Len(); i += 300 {
		at = append(at, board.ID(i))
	}
	draw(t, b, at)
}

func mapsOf(t *testing.T, ruleset string) []string {
	t.Helper()
	s, err := edit.Open(data.FS(), data.FS(), ruleset)
	if err != nil {
		t.Fatal(err)
	}
	return s.Maps()
}

// scribbler makes random edits, most of them close together so that they meet.
type scribbler struct {
	s     *edit.Session
	rng   *rand.Rand
	board *board.Board
	maps  []string
	spots []string // hexes where it is at work
}

func newScribbler(s *edit.Session, seed uint64) *scribbler {
	p := &scribbler{s: s, rng: rand.New(rand.NewPCG(seed, 1)), maps: s.Maps()}
	p.board, _ = data.Board(s.FS(), s.Ruleset(), p.maps...)
	for range 3 {
		p.spots = append(p.spots, p.board.Number(board.ID(p.rng.IntN(p.board.Len()))))
	}
	return p
}

// place is a hex near one of the spots, a neighbour on the same map, and the map.
func (p *scribbler) place() (mapID, a, b string) {
	id, _ := p.board.Find(pick(p.rng, p.spots))
	for range p.rng.IntN(4) {
		if n := p.board.Neighbour(id, hex.Direction(p.rng.IntN(hex.Directions))); n != board.None {
			id = n
		}
	}
	n := board.None
	for n == board.None {
		n = p.board.Neighbour(id, hex.Direction(p.rng.IntN(hex.Directions)))
	}
	return p.board.Maps[p.board.MapOf(id)].ID, p.board.Number(id), p.board.Number(n)
}

func pick[T any](rng *rand.Rand, list []T) T {
	var none T
	if len(list) == 0 {
		return none
	}
	return list[rng.IntN(len(list))]
}

// edit makes one of the edits that the window offers.
func (p *scribbler) edit() error {
	m, a, b := p.place()
	pal, on := p.s.Palette(m), p.rng.IntN(3) > 0
	switch p.rng.IntN(12) {
	case 0, 1:
		return p.s.SetTerrain(m, a, pick(p.rng, pal.Terrains))
	case 2, 3, 4:
		return p.s.SetSide(m, a, b, pick(p.rng, pal.Sides), on)
	case 5:
		return p.s.SetTracks(m, a, b, p.rng.IntN(pal.Tracks+1))
	case 6:
		return p.s.SetRoad(m, a, b, on)
	case 7, 8:
		if len(pal.Flags) == 0 {
			return nil
		}
		return p.s.SetFlag(m, a, pick(p.rng, pal.Flags), on)
	case 9:
		return p.s.SetHex(m, a, "country", pick(p.rng, append([]string{""}, pal.Countries...)))
	case 10:
		return p.s.SetHex(m, a, pick(p.rng, append([]string{"town", "class", "pass"}, pal.Fields...)), p.word(pal))
	}
	return p.again()
}

// word is something that may be typed into a field of a hex.
func (p *scribbler) word(pal edit.Palette) string {
	return pick(p.rng, []string{"", "", "0", "3", "-2", "12", "Groß-Łódź upon the Vistula", "x", pick(p.rng, pal.Classes), pick(p.rng, pal.Owners)})
}

// again steps back and forth in the history, or sets a change back.
func (p *scribbler) again() error {
	switch p.rng.IntN(3) {
	case 0:
		p.s.Undo()
	case 1:
		p.s.Redo()
	default:
		if list := slices.DeleteFunc(p.s.Changes(), func(c edit.Change) bool { return !c.Resets() }); len(list) > 0 {
			return p.s.Reset(pick(p.rng, list))
		}
	}
	return nil
}

// spoil changes a few lists of a map.
func spoil(rng *rand.Rand, m *board.Map) {
	for range 1 + rng.IntN(4) {
		switch rng.IntN(8) {
		case 0:
			c := &m.RiversThrough
			if len(*c) > 0 {
				x := &(*c)[rng.IntN(len(*c))]
				x.Hexes = cutShort(rng, x.Hexes)
			}
		case 1:
			m.RiversThrough = append(m.RiversThrough, board.Course{Name: "Brook", Hexes: cutShort(rng, []string{pick(rng, m.Hexes).Number})})
		case 2:
			spoilLines(rng, m.Rails)
		case 3:
			spoilLines(rng, m.Roads)
		case 4:
			m.Rivers = spoiltChains(rng, m.Rivers)
		case 5:
			m.Ridges = spoiltChains(rng, m.Ridges)
		case 6:
			if len(m.Labels) > 0 {
				x := &m.Labels[rng.IntN(len(m.Labels))]
				x.Along = cutShort(rng, x.Along)
			}
		default:
			h := &m.Hexes[rng.IntN(len(m.Hexes))]
			h.Class, h.Country, h.Town = pick(rng, []string{"", "metropolis"}), pick(rng, []string{"", "atlantis"}), strconv.Itoa(rng.IntN(9))
		}
	}
}

func spoilLines(rng *rand.Rand, list []board.Line) {
	if len(list) > 0 {
		x := &list[rng.IntN(len(list))]
		x.Hexes, x.Tracks = cutShort(rng, x.Hexes), rng.IntN(4)
	}
}

// spoiltChains may take all chains away, so that they are found by the painter.
func spoiltChains(rng *rand.Rand, list []board.Chain) []board.Chain {
	if len(list) == 0 || rng.IntN(3) == 0 {
		return nil
	}
	list = slices.Clone(list)
	x := &list[rng.IntN(len(list))]
	x.Sides = cutShort(rng, x.Sides)
	if rng.IntN(2) == 0 {
		list = append(list, board.Chain{Name: "Empty"})
	}
	return list
}

// cutShort gives none, a few, or all of a list, sometimes the other way round or
// there and back again.
func cutShort[T any](rng *rand.Rand, list []T) []T {
	n := rng.IntN(len(list) + 1)
	switch rng.IntN(4) {
	case 0:
		n = min(n, 2)
	case 1:
		n = len(list)
	}
	list = slices.Clone(list[:n])
	if rng.IntN(2) == 0 {
		slices.Reverse(list)
	}
	if rng.IntN(3) == 0 && len(list) > 1 {
		back := slices.Clone(list[:len(list)-1])
		slices.Reverse(back)
		list = append(list, back...)
	}
	return list
}

func drawAround(t *testing.T, fsys fs.FS, ruleset string, maps, spots []string) {
	t.Helper()
	b, err := data.Board(fsys, ruleset, maps...)
	if err != nil {
		t.Fatalf("edits that were not refused leave what cannot be read: %v", err)
	}
	var at []board.ID
	for _, n := range spots {
		id, _ := b.Find(n)
		at = append(at, id)
	}
	draw(t, b, at)
}

var types = func() *fonts.Set {
	set, err := fonts.Load()
	if err != nil {
		panic(err)
	}
	return set
}()

// draw lays the maps of a board and paints a piece round each hex at two zooms.
func draw(t *testing.T, b *board.Board, at []board.ID) {
	t.Helper()
	m, err := mapart.Lay(b, types, mapart.Print{Title: "A title"})
	if err != nil {
		t.Fatalf("what is lawful cannot be laid: %v", err)
	}
	const side = 256
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	for _, px := range []float64{30, 120} {
		m.PlaceNames(px, nil)
		for _, id := range at {
			c, w := m.Center(id), side/px
			view := pen.Rect{X: c.X - w/2, Y: c.Y - w/2, W: w, H: w}
			pen.Paint(img, func(p pen.Pen) { m.Draw(p, view, px, mapart.Options{Over: true}) })
		}
	}
}

func TestDrawableNamesWhatCannotBeDrawn(t *testing.T) {
	b, err := data.Board(data.FS(), "fury", "fury")
	if err != nil {
		t.Fatal(err)
	}
	if err := mapart.Drawable(b, types, 30); err != nil {
		t.Error(err)
	}
	b.Maps = nil // a board that makes the painter panic or fail, whichever
	if err := mapart.Drawable(b, types); err == nil || !strings.Contains(err.Error(), "cannot be drawn") {
		t.Errorf("got %v", err)
	}
}
