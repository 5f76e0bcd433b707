package twilight

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// Case 6.1: the course of the boundary between the areas of two armies.

// The directions of a board of flat hexes as they run on the page.
const (
	southEast hex.Direction = iota
	northEast
	north
	northWest
	southWest
	south
)

// bearingIDs are the directions of the rows of hexes as actions and data name them.
var bearingIDs = [hex.Directions]string{southEast: "se", northEast: "ne", north: "n", northWest: "nw", southWest: "sw", south: "s"}

// bearingNames are the same for players.
var bearingNames = [hex.Directions]string{southEast: "south-east", northEast: "north-east", north: "north",
	northWest: "north-west", southWest: "south-west", south: "south"}

// bearingOf is the direction with an id; ok is false where there is none.
func bearingOf(id string) (d hex.Direction, ok bool) {
	i := slices.Index(bearingIDs[:], id)
	return hex.Direction(max(i, 0)), i >= 0
}

// turned is a direction so many sixths of a circle further round.
func turned(d hex.Direction, sixths int) hex.Direction {
	return (d + hex.Direction(sixths) + hex.Directions) % hex.Directions
}

// boundary is a line that starts with the hexside between two hexes, the first in
// the area of the first army and the second in that of the second, and runs between
// two rows of hexes. It may bend once, between two other rows.
type boundary struct {
	armies  [2]int8 // places in Ruleset.armies
	between [2]board.ID
	bearing hex.Direction
	bend    int8 // hexes that it runs before it bends, 0 where it does not
	second  hex.Direction
	// ahead is by how many sixths of a circle, -1 to 1, the line that tells the armies'
	// areas apart in front of the start turns off its bearing.
	ahead int8
}

// half is one of the two parts into which a line between two rows of hexes divides a
// board: a row and all beyond it.
type half struct {
	axis      hex.Direction
	row, sign int
}

// rowOf tells in which of the rows that run in a direction a hex lies.
func rowOf(axis hex.Direction, c hex.Coord) int {
	switch axis % 3 {
	case 0:
		return c.R
	case 1:
		return c.Q + c.R
	}
	return c.Q
}

// halfOf is the part with the hex in, bounded by the line between its row and that
// of the adjacent hex out.
func halfOf(axis hex.Direction, in, out hex.Coord) half {
	row := rowOf(axis, in)
	return half{axis, row, row - rowOf(axis, out)}
}

func (h half) has(c hex.Coord) bool { return h.sign*(rowOf(h.axis, c)-h.row) >= 0 }

// parting is a boundary made ready to tell on which side of it a hex lies. In front of
// its start it is prolonged, so that it divides the whole board.
type parting struct {
	at     [2]hex.Coord
	along  hex.Coord // one step on the bearing
	before half      // with the hexes of the first army
	after  half      // with those of the army inside the bend
	inside int       // that army, 0 or 1; -1 where there is no bend
	front  half      // in front of the start, with the hexes of the army first
	first  int
}

// partBy makes a boundary ready.
func partBy(b *board.Board, l *boundary) parting {
	at := [2]hex.Coord{b.Coord(l.between[0]), b.Coord(l.between[1])}
	v := parting{at: at, along: hex.Coord{}.Neighbour(l.bearing), before: halfOf(l.bearing, at[0], at[1]), inside: -1}
	v.front = v.before
	if l.ahead != 0 {
		v.face(b, l)
	}
	if l.bend == 0 {
		return v
	}
	// It bends round the last hex of the row into whose half the second bearing
	// leads.
	v.inside = 0
	if v.before.sign*(rowOf(l.bearing, at[0].Neighbour(l.second))-v.before.row) <= 0 {
		v.inside = 1
	}
	last := at[v.inside]
	for range l.bend - 1 {
		last = last.Neighbour(l.bearing)
	}
	v.after = halfOf(l.second, last, last.Neighbour(l.bearing))
	return v
}

// face turns the line in front of the start off the bearing. Where it runs along the
// first two hexes, it passes between the hex at its foot and the one that it runs in
// front of.
func (v *parting) face(b *board.Board, l *boundary) {
	to := turned(l.bearing.Opposite(), int(l.ahead))
	across, _ := b.DirectionTo(l.between[0], l.between[1])
	if turned(to, -int(across))%3 != 0 {
		v.front = halfOf(to, v.at[0], v.at[1])
		return
	}
	at, _ := foot(b, l.between, l.bearing)
	if to == across {
		v.first = 1
	}
	if at != board.None {
		v.front = halfOf(to, v.at[v.first], b.Coord(at))
	}
}

// ahead tells whether a hex lies in front of the start.
func (v *parting) ahead(c hex.Coord) bool {
	return dot(c.Sub(v.at[0]), v.along) < 0 && dot(c.Sub(v.at[1]), v.along) < 0
}

// dot is the scalar product of two vectors, in some unit.
func dot(a, b hex.Coord) int { return a.Q*b.Q + a.R*b.R + (a.Q+a.R)*(b.Q+b.R) }

// of tells to which of the two armies a hex falls, 0 or 1.
func (v *parting) of(c hex.Coord) int {
	if v.ahead(c) {
		if v.front.has(c) {
			return v.first
		}
		return 1 - v.first
	}
	first := v.before.has(c)
	switch {
	case v.inside < 0 && first:
		return 0
	case v.inside < 0:
		return 1
	case v.after.has(c) && first == (v.inside == 0):
		return v.inside
	}
	return 1 - v.inside
}

// plan is how the board is divided between the armies of a side.
type plan struct {
	armies []int8 // in their order along the front
	parts  []parting
}

// of is the army to which a hex falls: the first that has it on its side of the
// boundary with the next. So no hex falls to two (6.1).
func (a *plan) of(c hex.Coord) int8 {
	if len(a.armies) == 0 {
		return -1
	}
	for i := range a.parts {
		if a.parts[i].of(c) == 0 {
			return a.armies[i]
		}
	}
	return a.armies[len(a.armies)-1]
}

// keptPlan is a plan with what it was made of. A list of boundaries is never changed
// in place once it is on the map, so that the same list makes the same plan.
type keptPlan struct {
	plan
	lines []boundary
	turn  int8 // 0 where there is no plan yet
}

// trace lists the pairs of hexes between which a boundary runs, from its start to
// where it leaves the hexes in play.
func trace(b *board.Board, l *boundary, inPlay func(board.ID) bool) [][2]board.ID {
	return traceTo(b, l, inPlay, b.Len(), nil)
}

// traceTo appends the first pairs of those that trace lists, at most so many.
func traceTo(b *board.Board, l *boundary, inPlay func(board.ID) bool, most int, pairs [][2]board.ID) [][2]board.ID {
	v := partBy(b, l)
	at := [2]board.ID{l.between[0], l.between[1]}
	d := l.bearing
	on := func(h board.ID) bool { return h != board.None && inPlay(h) }
	next := func(h board.ID) board.ID {
		if h == board.None {
			return h
		}
		return b.Neighbour(h, d)
	}
	for len(pairs) < most && (on(at[0]) || on(at[1])) {
		pairs = append(pairs, at)
		if v.inside >= 0 && len(pairs) == int(l.bend) {
			// Past the bend the line runs between the last hex inside it and the
			// one before that in the old direction.
			at[1-v.inside] = next(at[v.inside])
			d = l.second
		}
		at[0], at[1] = next(at[0]), next(at[1])
	}
	return pairs
}

// foot is the hex at which a line starts that begins with the hexside between two
// adjacent hexes: the one that touches that hexside's near end. ok is false where no
// line can run along the hexside on this bearing.
func foot(b *board.Board, between [2]board.ID, bearing hex.Direction) (at board.ID, ok bool) {
	if between[0] == board.None || between[1] == board.None {
		return board.None, false
	}
	across, ok := b.DirectionTo(between[0], between[1])
	if !ok {
		return board.None, false
	}
	switch turned(bearing, -int(across)) {
	case 1, 2:
		return b.Neighbour(between[0], turned(across, -1)), true
	case 4, 5:
		return b.Neighbour(between[0], turned(across, 1)), true
	}
	return board.None, false
}

// front is what a boundary has to heed of the position: which hexes are in play, and
// which of them the enemy controls.
type front struct {
	board  *board.Board
	inPlay func(board.ID) bool
	enemy  func(board.ID) bool
	land   func(board.ID) bool // what is not open sea
	// right tells that the first army of a boundary lies to the right of its
	// bearing: the armies of both sides are counted from the north.
	right bool
	rear  []hex.Coord // all hexes behind one's own front line, once they were asked for
}

// behindFront is how many hexes a boundary runs at least past its own side's front
// line.
const behindFront = 7

// Refusals of boundaries.
var (
	refuseNoStart = &refusal{Case: "6.1", Why: "A boundary starts with a hexside between two hexes in play that the enemy does not control."}
	refuseNoFront = &refusal{Case: "6.1", Why: "A boundary starts at the enemy's front line: no hex at that end of the hexside is under enemy control."}
	refuseAskew   = &refusal{Case: "6.1", Why: "The boundary cannot run along that hexside on this bearing."}
	refuseBend    = &refusal{Case: "6.1", Why: "A boundary has one bend at most, into a neighbouring bearing."}
	refuseShort   = &refusal{Case: "6.1", Why: "A boundary runs at least seven hexes behind your front line."}
	refuseLost    = &refusal{Case: "6.1", Why: "Seven hexes behind the front line the boundary must not have touched a hex under enemy control."}
	refuseCross   = &refusal{Case: "6.1", Why: "No hex can lie in two areas: the boundary crosses another."}
)

// behind tells whether a hex lies behind one's own front line, as far as there is
// land.
func (f *front) behind(h board.ID) bool { return f.inPlay(h) && f.land(h) && !f.enemy(h) }

// startsWell asks that a boundary starts at the enemy's front line, on a bearing
// that leads away from it.
func (f *front) startsWell(l *boundary) *refusal {
	for _, h := range l.between {
		if h == board.None || !f.behind(h) {
			return refuseNoStart
		}
	}
	at, ok := foot(f.board, l.between, l.bearing)
	switch {
	case !ok:
		return refuseAskew
	case at == board.None || !f.enemy(at):
		return refuseNoFront
	}
	return nil
}

// wrong tells why a boundary by itself cannot be drawn.
func (f *front) wrong(l *boundary) *refusal {
	if r := f.startsWell(l); r != nil {
		return r
	}
	return f.strays(l)
}

// strays tells why a boundary that starts well does not run as it should.
func (f *front) strays(l *boundary) *refusal {
	if l.bend < 0 || l.bend > 0 && l.second != turned(l.bearing, 1) && l.second != turned(l.bearing, -1) {
		return refuseBend
	}
	var room [4 * behindFront][2]board.ID
	pairs := traceTo(f.board, l, f.inPlay, max(behindFront, int(l.bend)+1), room[:0]) // what lies beyond is not asked for
	if len(pairs) < behindFront {
		return refuseShort
	}
	if int(l.bend) >= len(pairs) {
		return refuseBend // it has left the sheets before
	}
	for _, pair := range pairs[:behindFront] {
		for _, h := range pair {
			if h != board.None && f.enemy(h) {
				return refuseLost
			}
		}
	}
	return nil
}

// crosses tells whether two boundaries, the first of them nearer to the beginning of
// the chain, give a hex behind the front line to two armies.
func (f *front) crosses(one, two parting) bool {
	if f.rear == nil {
		for h := range board.ID(f.board.Len()) {
			if f.behind(h) {
				f.rear = append(f.rear, f.board.Coord(h))
			}
		}
	}
	for _, c := range f.rear {
		if one.of(c) == 0 && two.of(c) == 1 {
			return true
		}
	}
	return false
}

// oriented is a straight boundary from a hexside on a bearing, with the hexes in the
// order of the armies; ok is false where none can run that way.
func (f *front) oriented(between [2]board.ID, bearing hex.Direction) (l boundary, ok bool) {
	across, ok := f.board.DirectionTo(between[0], between[1])
	if !ok {
		return l, false
	}
	turn := turned(bearing, -int(across))
	if turn%3 == 0 {
		return l, false
	}
	// To the left of the bearing lies the hex from which the other is reached by
	// turning the bearing to the right.
	if left := turn < 3; left == f.right {
		between[0], between[1] = between[1], between[0]
	}
	return boundary{between: between, bearing: bearing}, true
}

// completable tells why a boundary of which hexside and bearing are known cannot be
// drawn, whether it bends or not.
func (f *front) completable(l *boundary) *refusal {
	if r := f.startsWell(l); r != nil {
		return r
	}
	straight := *l
	straight.bend = 0
	why := f.wrong(&straight)
	if why == nil {
		return nil
	}
	for n := range trace(f.board, &straight, f.inPlay) {
		for _, turn := range []int{1, -1} {
			bent := *l
			bent.bend, bent.second = int8(n), turned(l.bearing, turn)
			if n > 0 && f.wrong(&bent) == nil {
				return nil
			}
		}
	}
	return why
}

// slide moves the start of a boundary along its own line to where the front is now,
// by the fewest hexes; ok is false where the line meets the front nowhere.
func (f *front) slide(l boundary) (moved boundary, ok bool) {
	if f.wrong(&l) == nil {
		return l, true
	}
	for far := range f.board.Len() {
		on := false
		for _, by := range []int{far, -far} {
			for _, x := range f.shifted(&l, by) {
				on = true
				if f.wrong(&x) == nil {
					return x, true
				}
			}
		}
		if !on {
			break
		}
	}
	return l, false
}

// shifted are the boundaries that run along the same line, but start so many hexes
// further on, or further back where by is negative; none past the edge of the sheets.
func (f *front) shifted(l *boundary, by int) []boundary {
	step := l.bearing
	if by < 0 {
		step = step.Opposite()
	}
	at := l.between
	for range abs(by) {
		for i := range at {
			if at[i] == board.None {
				return nil
			}
			at[i] = f.board.Neighbour(at[i], step)
		}
	}
	if at[0] == board.None || at[1] == board.None || !f.inPlay(at[0]) && !f.inPlay(at[1]) {
		return nil
	}
	x := *l
	if l.bend > 0 {
		if x.bend = l.bend - int8(by); x.bend <= 0 {
			return []boundary{*l} // the front has come past the bend
		}
	}
	x.between = at
	list := []boundary{x}
	// The other hexsides of the same two hexes that lie on the line.
	for i := range at {
		other := at[1-i]
		for d := range hex.Direction(hex.Directions) {
			if n := f.board.Neighbour(at[i], d); n != other && n != board.None && rowOf(l.bearing, f.board.Coord(n)) == rowOf(l.bearing, f.board.Coord(other)) {
				y := x
				y.between[1-i] = n
				list = append(list, y)
			}
		}
	}
	return list
}

// beside tells whether a hex touches one under enemy control.
func (f *front) beside(h board.ID) bool {
	return f.board.AnyBeside(h, func(n board.ID) bool { return f.enemy(n) })
}

// starts lists the hexsides at which a boundary can start on some bearing, each with
// the hex of the lower number first.
func (f *front) starts() [][2]board.ID {
	var list [][2]board.ID
	for i := range f.board.Len() {
		a := board.ID(i)
		if !f.behind(a) || !f.beside(a) {
			continue
		}
		for d, c := range f.board.Neighbours(a) {
			if c <= a || !f.behind(c) {
				continue
			}
			for _, turn := range []int{1, 2, 4, 5} {
				l := boundary{between: [2]board.ID{a, c}, bearing: turned(hex.Direction(d), turn)}
				if f.startsWell(&l) == nil {
					list = append(list, l.between)
					break
				}
			}
		}
	}
	return list
}

func abs(n int) int { return max(n, -n) }
