package mapart

import (
	"slices"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// findCourses draws the rivers of a map on which they run through hexes, the
// longest first, so that a lesser one can end in a greater.
func (s *survey) findCourses() {
	passed := map[board.ID]int{} // the river that runs through a hex
	for _, i := range s.courseOrder() {
		c := &s.plan.RiversThrough[i]
		ids := s.upToMouth(s.hexesOf(c.Hexes), passed)
		if len(ids) == 0 {
			continue
		}
		r := river{name: c.Name, seed: i, full: fullWidth(len(ids), false)}
		r.great = r.full >= 0.08
		source := len(ids) > 1 && s.atRim(ids[0])
		r.line = s.wander(s.courseLine(ids, source), i, r.great)
		last := ids[len(ids)-1]
		if into, ok := passed[last]; ok {
			r.line = joinedTo(r.line, s.rivers[into].line, false)
		}
		if from, ok := passed[ids[0]]; ok {
			r.line = joinedTo(r.line, s.rivers[from].line, true)
		}
		r.half = widths(r, source)
		r.box = boxOf(r.line)
		for _, id := range ids {
			if _, taken := passed[id]; !taken {
				passed[id] = len(s.rivers)
			}
		}
		s.rivers = append(s.rivers, r)
	}
}

// courseOrder lists the courses with the longest first.
func (s *survey) courseOrder() []int {
	order := make([]int, len(s.plan.RiversThrough))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return len(s.plan.RiversThrough[b].Hexes) - len(s.plan.RiversThrough[a].Hexes)
	})
	return order
}

func (s *survey) hexesOf(numbers []string) []board.ID {
	var ids []board.ID
	for _, n := range numbers {
		if id, ok := s.board.Find(n); ok {
			ids = append(ids, id)
		}
	}
	return ids
}

// upToMouth ends a course in the first hex of the greater river that it goes on
// with, or adds the hex of one that passes next to its mouth.
func (s *survey) upToMouth(ids []board.ID, passed map[board.ID]int) []board.ID {
	if len(ids) == 0 {
		return nil
	}
	has := func(id board.ID) bool { _, ok := passed[id]; return ok }
	for len(ids) > 2 && has(ids[len(ids)-1]) && has(ids[len(ids)-2]) {
		ids = ids[:len(ids)-1]
	}
	last := ids[len(ids)-1]
	if has(last) || s.atRim(last) || s.onShore(last) {
		return ids
	}
	before := ids[max(0, len(ids)-2)]
	best, far := board.None, 0
	for _, n := range s.board.Neighbours(last) { // straight on rather than back
		if n != board.None && has(n) && s.board.Distance(n, before) > far {
			best, far = n, s.board.Distance(n, before)
		}
	}
	if best == board.None {
		return ids
	}
	return append(ids, best)
}

// atRim tells whether a hex lies at the edge of the map.
func (s *survey) atRim(id board.ID) bool {
	n := s.board.Neighbours(id)
	return slices.Contains(n[:], board.None)
}

// onShore tells whether a hex is water or has some beside it.
func (s *survey) onShore(id board.ID) bool {
	wet := func(id board.ID) bool { return id != board.None && looks[s.board.Hexes[id].Terrain].texture == water }
	n := s.board.Neighbours(id)
	return wet(id) || slices.ContainsFunc(n[:], wet)
}

// brook is a river of a single hex: across it, and out over the edge of the map
// or into the water where the hex has one of them.
func (s *survey) brook(id board.ID) []pen.Point {
	c := s.Center(id)
	out := hex.Direction(int(chance(int(c.X*16), int(c.Y*16), 145)*hex.Directions) % hex.Directions)
	switch {
	case s.atRim(id):
		n := s.board.Neighbours(id)
		out = hex.Direction(slices.Index(n[:], board.None))
	case s.onShore(id):
		return []pen.Point{c, s.toWater(id, c)}
	}
	end := func(d hex.Direction) pen.Point {
		a, b := s.SideEnds(id, d)
		return between(c, between(a, b, 0.5), 0.9)
	}
	return []pen.Point{end(out.Opposite()), c, end(out)}
}

// courseLine is a river as the places that it passes: it crosses the sides near
// their middle and keeps off the middle of hexes in which a town or a railway is.
func (s *survey) courseLine(ids []board.ID, fromRim bool) []pen.Point {
	if len(ids) == 1 {
		return s.brook(ids[0])
	}
	var line []pen.Point
	for i, id := range ids {
		c := s.Center(id)
		before, after := c, c
		if i > 0 {
			before = s.Center(ids[i-1])
			line = append(line, between(before, c, 0.5))
		}
		if i+1 < len(ids) {
			after = s.Center(ids[i+1])
		}
		way := left(unit(after.Sub(before)))
		off := 0.16 * (2*noise(1.9*c.X, 1.9*c.Y, 141) - 1)
		if s.board.HasRail(id) || s.board.Hexes[id].Town != "" {
			off = 0.24
		}
		line = append(line, c.Add(way.Mul(off)))
	}
	n := len(line)
	if fromRim {
		line = append([]pen.Point{s.beyondFrame(line[0], line[1])}, line...)
		n++
	}
	switch last := ids[len(ids)-1]; {
	case s.atRim(last):
		line = append(line, s.beyondFrame(line[n-1], line[n-2]))
	case s.onShore(last):
		line = append(line, s.toWater(last, line[n-1]))
	}
	return line
}

// toWater is where a river that comes to a hex on the shore runs into the water:
// a little way beyond the side that leads most nearly straight on.
func (s *survey) toWater(id board.ID, from pen.Point) pen.Point {
	best, far := from, 9.0
	for d := range hex.Direction(hex.Directions) {
		n := s.neighbour(id, d)
		if n == board.None || looks[s.board.Hexes[n].Terrain].texture != water {
			continue
		}
		a, b := s.SideEnds(id, d)
		middle := between(a, b, 0.5)
		p := middle.Add(s.Center(n).Sub(middle).Mul(0.35))
		if l := p.Sub(from).Len(); l < far {
			best, far = p, l
		}
	}
	return best
}
