package mapart

import (
	"slices"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// frontier is a stretch of border between two countries: a line with the one
// country on its left and the other on its right.
type frontier struct {
	line        []pen.Point
	left, right string
	box         pen.Rect
}

// findFrontiers walks the sides between countries into lines. A line keeps the
// same country on its left, so it changes only where a third country begins.
func (s *survey) findFrontiers() {
	s.crossed = slices.ContainsFunc(s.ids, func(id board.ID) bool { return s.board.Hexes[id].Border })
	next := map[corner][]side{}
	var order []side
	for _, id := range s.ids {
		for d := range hex.Direction(hex.Directions) {
			n := s.neighbour(id, d)
			if n == board.None || !s.parts(id, n, d) {
				continue
			}
			if s.board.Hexes[id].Country < s.board.Hexes[n].Country {
				from, to := s.SideEnds(id, d)
				e := side{from, to, id, d}
				next[cornerOf(from)] = append(next[cornerOf(from)], e)
				order = append(order, e)
			}
		}
	}
	// Begin where nothing leads to; what is left are circles.
	leads := map[corner]bool{}
	for _, e := range order {
		leads[cornerOf(e.to)] = true
	}
	slices.SortStableFunc(order, func(a, b side) int {
		switch x, y := leads[cornerOf(a.from)], leads[cornerOf(b.from)]; {
		case x == y:
			return 0
		case y:
			return -1
		}
		return 1
	})
	for _, e := range order {
		if s.takeSide(next, e) {
			s.addFrontier(next, e)
		}
	}
}

// parts tells whether a frontier runs along a side: one that the map draws there,
// or where frontiers run through hexes one between two countries' hexes, which is
// what counts in play.
func (s *survey) parts(a, b board.ID, d hex.Direction) bool {
	if s.board.Side(a, d).Has(board.Border) {
		return true
	}
	x, y := s.board.Hexes[a].Country, s.board.Hexes[b].Country
	return s.crossed && x != "" && y != "" && x != y
}

// takeSide removes a side from the map; it gives false if it was gone.
func (s *survey) takeSide(next map[corner][]side, e side) bool {
	key := cornerOf(e.from)
	for i, o := range next[key] {
		if o == e {
			next[key] = slices.Delete(next[key], i, i+1)
			return true
		}
	}
	return false
}

func (s *survey) addFrontier(next map[corner][]side, e side) {
	inside := s.board.Hexes[e.id].Country
	outside := s.board.Hexes[s.neighbour(e.id, e.d)].Country
	vs := []pen.Point{e.from, e.to}
	for {
		on := next[cornerOf(vs[len(vs)-1])]
		i := slices.IndexFunc(on, func(e side) bool {
			return s.board.Hexes[e.id].Country == inside && s.board.Hexes[s.neighbour(e.id, e.d)].Country == outside
		})
		if i < 0 {
			break
		}
		vs = append(vs, on[i].to)
		s.takeSide(next, on[i])
	}
	if s.atEdge(vs[0]) {
		vs = append([]pen.Point{s.beyondFrame(vs[0], vs[1])}, vs...)
	}
	if n := len(vs); s.atEdge(vs[n-1]) {
		vs = append(vs, s.beyondFrame(vs[n-1], vs[n-2]))
	}
	line := evenly(catmullRom(chaikin(softened(vs, 0.20, 0.015, 131), false), 3), 0.04)
	// Sides run counter-clockwise round their hex, which keeps it on the left.
	s.frontiers = append(s.frontiers, frontier{line, inside, outside, boxOf(line)})
}
