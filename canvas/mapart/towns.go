package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// town is one town as it is drawn. Classes run from 1, a village, to 5.
type town struct {
	id       board.ID
	name     string
	at       pen.Point
	class    int
	fortress bool
	strength int // of a fortress that defends by itself
	weakened int
	points   *board.Points
}

// passClass is the class by which the name of a pass is written.
const passClass = 6

// maxShift is how far a town may stand from its hex's centre: a counter has to
// leave it visible and no town may seem to lie in the next hex.
const maxShift = 0.17

// findTowns places the towns of the map as near to their true places as their
// hexes allow.
func (s *survey) findTowns() {
	places := map[string]int{}
	if s.ground != nil {
		for i, p := range s.ground.Places {
			places[p.Hex+p.Town] = i
		}
	}
	for _, id := range s.ids {
		h := &s.board.Hexes[id]
		if h.Town == "" {
			continue
		}
		c := s.Center(id)
		t := town{id: id, name: h.Town, at: c, fortress: h.Fortress, points: h.VP}
		if h.Points > 0 {
			t.points = &board.Points{Capture: h.Points}
		}
		size := 1
		if i, ok := places[h.Number+h.Town]; ok && s.ground != nil {
			p := s.ground.Places[i]
			off := pen.Point{X: p.At[0], Y: p.At[1]}.Sub(c)
			if n := off.Len(); n > maxShift {
				off = off.Mul(maxShift / n)
			}
			t.at, size = c.Add(off), p.Size
		}
		t.class = townClass(h.Class, size)
		if h.Fort != nil {
			t.fortress, t.strength, t.weakened = true, h.Fort.Strength, h.Fort.Weakened
		}
		if h.Pass != "" {
			t.points = nil // they stand beside the pass
		}
		s.nodes[id] = t.at
		s.towns = append(s.towns, t)
		for _, name := range h.Also {
			s.addNeighbour(id, name, places)
		}
	}
}

// addNeighbour places a further town of a hex, clear of its first.
func (s *survey) addNeighbour(id board.ID, name string, places map[string]int) {
	t := town{id: id, name: name, at: s.beside(id), class: 1}
	if i, ok := places[s.board.Hexes[id].Number+name]; ok {
		p := s.ground.Places[i]
		at, c := pen.Point{X: p.At[0], Y: p.At[1]}, s.Center(id)
		if off := at.Sub(c); off.Len() > maxShift {
			at = c.Add(unit(off).Mul(maxShift))
		}
		if at.Sub(s.nodes[id]).Len() > 0.18 {
			t.at = at
		}
		t.class = townClass("village", p.Size)
	}
	s.towns = append(s.towns, t)
}

func townClass(class string, size int) int {
	switch class {
	case "big city":
		return 5
	case "city":
		return 4 + min(1, max(0, size-3))
	case "town":
		return 3
	}
	return min(2, size)
}

// radius is how far a town's mark reaches from its place.
func (t town) radius() float64 {
	if t.fortress {
		return t.fortSize()
	}
	return t.ringSize()
}

// ringSize is the same for the town without its works.
func (t town) ringSize() float64 {
	return [passClass + 1]float64{0, 0.042, 0.058, 0.082, 0.175, 0.20, 0.15}[t.class]
}

// rank is the order in which names find their places: a pass gives way to towns,
// and of towns of one class those that matter in the game come first.
func (t town) rank() int {
	switch {
	case t.class == passClass:
		return 2 * 2
	case t.fortress || t.points != nil:
		return 2*t.class + 1
	}
	return 2 * t.class
}
