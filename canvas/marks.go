package canvas

import (
	"slices"
	"sync/atomic"

	"vistula/canvas/overlay"
	"vistula/canvas/tiles"
	"vistula/rules"
	"vistula/rules/board"
)

// answers is what the rules answered about the map. The painters read a picture of
// it that nobody changes.
type answers struct {
	now  overlayState
	show atomic.Pointer[overlayState]
}

// overlayState is one state of the overlay.
type overlayState struct {
	version int
	marks   []mark
	titles  []overlay.Title
	ways    []way
	lit     []board.ID
}

// mark is a rules.Mark on this map.
type mark struct {
	id    board.ID
	kind  string
	value int
	per   int // parts of a point in the value
	label string
	warn  bool
	from  board.ID
	area  string // the name of the area that it lies in, "" for none
}

// way is a rules.Way on this map.
type way struct {
	kind string
	ids  []board.ID
}

func (s *answers) init() { s.show.Store(&overlayState{}) }

// blank tells whether the overlay is empty.
func (s *answers) blank() bool {
	return len(s.now.marks) == 0 && len(s.now.ways) == 0 && len(s.now.lit) == 0
}

// changed publishes the answers and has it painted.
func (sc *scene) changed() {
	s := &sc.answers
	s.now.version++
	o := s.now
	s.show.Store(&o)
	sc.land.version = o.version
	if s.blank() {
		sc.land.version = 0
	}
	sc.land.cache.Drop(func(k tiles.Key) bool { return k.Version != 0 && k.Version < o.version })
	sc.wantTiles()
	sc.pills.paint()
	sc.beacons.choose()
	sc.tilesReady()
}

// SetMarks shows what the rules answered about the map, in place of what was
// shown before. The kinds of rules.Mark are drawn each in a way of its own, and
// besides them those that a window makes: own-zone and own-zone-negated, zones
// of the side that looks; control-own and control-enemy, places that count. Any
// other kind is a plain outline with its value.
func (sc *scene) SetMarks(list ...rules.Mark) {
	marks := make([]mark, 0, len(list))
	for _, m := range list {
		id, ok := sc.onSheet(m.Hex)
		if !ok {
			continue
		}
		from, ok := sc.onSheet(m.From)
		if !ok {
			from = board.None
		}
		marks = append(marks, mark{id, m.Kind, m.Value, m.Per, m.Label, m.Warn != "", from, areaOf(&m)})
	}
	if slices.Equal(marks, sc.answers.now.marks) {
		return
	}
	sc.answers.now.marks = marks
	sc.answers.now.titles = overlay.Titles(sc.sheet, sc.answers.now.drawn().Marks)
	sc.changed()
}

// areaOf is the name of the area that a mark belongs to.
func areaOf(m *rules.Mark) string {
	if rules.Area(m.Kind) {
		return m.Note
	}
	return ""
}

// SetWays shows lines from hex to hex, in place of those before. Kinds drawn in
// a way of their own are in, low and out (supply), attack, and cut; any other
// kind is a plain line.
func (sc *scene) SetWays(list ...rules.Way) {
	ways := make([]way, 0, len(list))
	for _, w := range list {
		if ids := sc.known(w.Hexes); len(ids) > 0 {
			ways = append(ways, way{w.Kind, ids})
		}
	}
	same := func(a, o way) bool { return a.kind == o.kind && slices.Equal(a.ids, o.ids) }
	if slices.EqualFunc(ways, sc.answers.now.ways, same) {
		return
	}
	sc.answers.now.ways = ways
	sc.changed()
	sc.signs.setArrows(ways)
}

// SetLit makes hexes glow that can be clicked, in place of those before.
func (sc *scene) SetLit(hexes ...string) {
	ids := sc.known(hexes)
	slices.Sort(ids)
	ids = slices.Compact(ids)
	if slices.Equal(ids, sc.answers.now.lit) {
		return
	}
	sc.answers.now.lit = ids
	sc.changed()
}
