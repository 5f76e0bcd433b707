package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// road is a road from hex to hex: a highroad, a road or a track.
type road struct {
	line  []pen.Point
	class string
	box   pen.Rect
}

// findRoads draws the map's roads through the same nodes as the railways.
func (s *survey) findRoads() {
	for _, l := range s.plan.Roads {
		var points []pen.Point
		for _, number := range l.Hexes {
			id, ok := s.board.Find(number)
			if !ok {
				continue
			}
			p := s.node(id)
			if _, town := s.townIn[id]; !town { // beside the rails, where both run
				p = p.Add(pen.Point{X: 0.05, Y: 0.05})
			}
			points = append(points, p)
		}
		if len(points) > 1 {
			line := evenly(catmullRom(points, 10), railStep)
			s.roads = append(s.roads, road{line, l.Class, boxOf(line)})
		}
	}
}

// listTowns remembers which hexes have a town.
func (s *survey) listTowns() {
	s.townIn = make(map[board.ID]int, len(s.towns))
	for i, t := range s.towns {
		if _, twice := s.townIn[t.id]; !twice {
			s.townIn[t.id] = i
		}
	}
}
