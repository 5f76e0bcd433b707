package board

import (
	"fmt"
	"slices"
	"strings"

	"vistula/rules/hex"
)

// ID names a hex of a board by its place in Board.Hexes. IDs are only good for
// the board they come from and never stand in a save.
type ID int16

// None is no hex: beyond the edge of the sheet.
const None ID = -1

// Features are what lies on a hexside, one bit each.
type Features uint16

const (
	River Features = 1 << iota
	Bridge
	Ridge
	Border
	Major     // the river is a major one
	Blocked   // nothing passes
	Fortified // a fort stands on the side
	Grand     // the river is a grand one, which is a major one too
	MountainRidge
	Escarpment
	Ferry
	Causeway // a dam through a lake
	Lake     // the hexes touch across a lake
	Sea      // the hexes touch across an arm of the sea
)

var featureNames = map[string]Features{
	"river": River, "bridge": Bridge, "ridge": Ridge, "border": Border,
	"minor_river": River, "major_river": River | Major, "grand_river": River | Major | Grand,
	"blocked": Blocked, "fort": Fortified, "mountain_ridge": MountainRidge, "escarpment": Escarpment,
	"ferry": Ferry, "causeway": Causeway, "lake_side": Lake, "sea_side": Sea,
}

// Has tells whether all of the given features are there.
func (f Features) Has(want Features) bool { return f&want == want }

// Board is one or more maps, checked and indexed. It is immutable.
type Board struct {
	Maps  []*Map
	Hexes []Hex

	coords     []hex.Coord
	mapOf      []int8
	neighbours [][hex.Directions]ID
	sides      [][hex.Directions]Features
	links      [][hex.Directions]link
	sheets     []int8 // of each hex, the place in Map.Sheets; -1 for none
	byNumber   map[string]ID
	byCoord    []map[hex.Coord]ID // for each map
}

// New puts maps together to a board. The error names the map and the hex, side
// or line that is wrong.
func New(maps ...*Map) (*Board, error) {
	b := &Board{Maps: maps, byNumber: map[string]ID{}}
	n := 0
	for _, m := range maps {
		n += len(m.Hexes)
	}
	b.Hexes, b.coords = make([]Hex, 0, n), make([]hex.Coord, 0, n)
	b.mapOf, b.sheets = make([]int8, 0, n), make([]int8, 0, n)
	for i, m := range maps {
		if err := b.addHexes(i, m); err != nil {
			return nil, fmt.Errorf("map %s: %w", m.ID, err)
		}
	}
	b.shareHexes()
	b.link()
	for _, m := range maps {
		if err := b.addSides(m); err != nil {
			return nil, fmt.Errorf("map %s: %w", m.ID, err)
		}
		if err := b.addRails(m); err != nil {
			return nil, fmt.Errorf("map %s: %w", m.ID, err)
		}
		if err := b.addRoads(m); err != nil {
			return nil, fmt.Errorf("map %s: %w", m.ID, err)
		}
	}
	return b, nil
}

func (b *Board) addHexes(index int, m *Map) error {
	if err := m.Grid.Prepare(); err != nil {
		return err
	}
	places := make(map[hex.Coord]ID, len(m.Hexes))
	for _, h := range m.Hexes {
		c, err := m.Grid.Parse(h.Number)
		if err != nil {
			return fmt.Errorf("hexes: %w", err)
		}
		if _, twice := b.byNumber[h.Number]; twice {
			return fmt.Errorf("hexes: hex %s is listed twice", h.Number)
		}
		id := ID(len(b.Hexes))
		b.byNumber[h.Number] = id
		places[c] = id
		b.Hexes = append(b.Hexes, h)
		b.coords = append(b.coords, c)
		b.mapOf = append(b.mapOf, int8(index))
		b.sheets = append(b.sheets, m.sheetAt(c))
	}
	b.byCoord = append(b.byCoord, places)
	return nil
}

// shareHexes has the maps show the board's hexes: a second copy of each takes megabytes
// on large maps.
func (b *Board) shareHexes() {
	at := 0
	for _, m := range b.Maps {
		n := len(m.Hexes)
		m.Hexes = b.Hexes[at : at+n : at+n]
		at += n
	}
}

func (b *Board) link() {
	b.neighbours = make([][hex.Directions]ID, len(b.Hexes))
	b.sides = make([][hex.Directions]Features, len(b.Hexes))
	b.links = make([][hex.Directions]link, len(b.Hexes))
	for id := range b.Hexes {
		for d := range hex.Direction(hex.Directions) {
			n, ok := b.byCoord[b.mapOf[id]][b.coords[id].Neighbour(d)]
			if !ok {
				n = None
			}
			b.neighbours[id][d] = n
		}
	}
}

func (b *Board) addSides(m *Map) error {
	for _, s := range m.Sides {
		a, d, err := b.pair(s.Between[0], s.Between[1])
		if err != nil {
			return fmt.Errorf("sides: %w", err)
		}
		var f Features
		for _, name := range s.Is {
			bit, ok := featureNames[name]
			if !ok {
				return fmt.Errorf("sides: %s / %s: unknown feature %q", s.Between[0], s.Between[1], name)
			}
			f |= bit
		}
		if b.sides[a][d] != 0 {
			return fmt.Errorf("sides: %s / %s is listed twice", s.Between[0], s.Between[1])
		}
		b.sides[a][d] = f
		b.sides[b.neighbours[a][d]][d.Opposite()] = f
	}
	return nil
}

// pair finds two adjacent hexes by their numbers.
func (b *Board) pair(from, to string) (ID, hex.Direction, error) {
	a, ok := b.byNumber[from]
	if !ok {
		return None, 0, fmt.Errorf("hex %s is not on the map", from)
	}
	c, ok := b.byNumber[to]
	if !ok {
		return None, 0, fmt.Errorf("hex %s is not on the map", to)
	}
	d, ok := b.DirectionTo(a, c)
	if !ok {
		return None, 0, fmt.Errorf("hexes %s and %s are not adjacent", from, to)
	}
	return a, d, nil
}

// Len is the number of hexes.
func (b *Board) Len() int { return len(b.Hexes) }

// Find is the hex with the given printed number; ok is false where the board
// has no such hex.
func (b *Board) Find(number string) (ID, bool) {
	id, ok := b.byNumber[number]
	return id, ok
}

// FindAll lists the hexes with printed numbers, without those that are not there.
func (b *Board) FindAll(numbers []string) []ID {
	var ids []ID
	for _, n := range numbers {
		if h, ok := b.Find(n); ok {
			ids = append(ids, h)
		}
	}
	return ids
}

// Nearest lists the hexes for which a condition holds that are nearest to a hex.
func (b *Board) Nearest(to ID, is func(id ID) bool) []ID {
	var list []ID
	nearest := -1
	for id := range ID(b.Len()) {
		n := b.Distance(to, id)
		if n < 0 || nearest >= 0 && n > nearest || !is(id) {
			continue
		}
		if n != nearest {
			nearest, list = n, list[:0]
		}
		list = append(list, id)
	}
	return list
}

// Number is the printed number of a hex, "" for None.
func (b *Board) Number(id ID) string {
	if id == None {
		return ""
	}
	return b.Hexes[id].Number
}

// Numbers are the printed numbers of hexes.
func (b *Board) Numbers(ids []ID) []string {
	numbers := make([]string, len(ids))
	for i, id := range ids {
		numbers[i] = b.Number(id)
	}
	return numbers
}

// IsTrail tells whether hexes lead one to the next and none comes twice; no hex
// is no trail.
func (b *Board) IsTrail(ids []ID) bool {
	for i := range ids {
		if i > 0 && !b.Adjacent(ids[i-1], ids[i]) || slices.Contains(ids[:i], ids[i]) {
			return false
		}
	}
	return len(ids) > 0
}

// Name is the hex with its town, for sentences: "Lemberg (7.09)".
func (b *Board) Name(id ID) string {
	if id == None {
		return "off the map"
	}
	h := &b.Hexes[id]
	if h.Town == "" {
		return h.Number
	}
	return strings.Join([]string{h.Town, " (", h.Number, ")"}, "")
}

// Coord is where a hex lies on its own map.
func (b *Board) Coord(id ID) hex.Coord { return b.coords[id] }

// MapOf is the index in Maps of the map that a hex lies on.
func (b *Board) MapOf(id ID) int { return int(b.mapOf[id]) }

// Neighbour is the adjacent hex in direction d, None beyond the sheet.
func (b *Board) Neighbour(id ID, d hex.Direction) ID { return b.neighbours[id][d] }

// Neighbours are the six adjacent hexes by direction, None beyond the sheet.
func (b *Board) Neighbours(id ID) *[hex.Directions]ID { return &b.neighbours[id] }

// AnyBeside tells whether something is so of a hex of the board next to another one.
func (b *Board) AnyBeside(id ID, is func(ID) bool) bool {
	for _, n := range b.neighbours[id] {
		if n != None && is(n) {
			return true
		}
	}
	return false
}

// Side is what lies on the hexside of a hex in direction d.
func (b *Board) Side(id ID, d hex.Direction) Features { return b.sides[id][d] }

// DirectionTo tells in which direction of hex a the adjacent hex c lies; ok is
// false where they are not adjacent.
func (b *Board) DirectionTo(a, c ID) (d hex.Direction, ok bool) {
	for d, n := range b.neighbours[a] {
		if n == c && n != None {
			return hex.Direction(d), true
		}
	}
	return 0, false
}

// Between is what lies on the hexside between two adjacent hexes; nothing does between
// others.
func (b *Board) Between(from, to ID) Features {
	d, ok := b.DirectionTo(from, to)
	if !ok {
		return 0
	}
	return b.Side(from, d)
}

// Adjacent tells whether two hexes share a hexside.
func (b *Board) Adjacent(a, c ID) bool {
	_, ok := b.DirectionTo(a, c)
	return ok
}

// Distance is the number of hexes from a to c as the crow flies, -1 between
// different maps.
func (b *Board) Distance(a, c ID) int {
	if b.mapOf[a] != b.mapOf[c] {
		return -1
	}
	return hex.Distance(b.coords[a], b.coords[c])
}
