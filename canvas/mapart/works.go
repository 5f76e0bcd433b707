package mapart

import "vistula/canvas/pen"

// findWorks lists the hexes with printed works and magazines.
func (s *survey) findWorks() {
	for _, id := range s.ids {
		if s.board.Hexes[id].Works != "" {
			s.works = append(s.works, id)
		}
		if s.board.Hexes[id].Magazine {
			s.magazines = append(s.magazines, id)
		}
	}
}

// Where works and magazines stand, from the centre of their hex.
var (
	worksSpot    = pen.Point{Y: 0.345}
	magazineSpot = pen.Point{X: -0.33, Y: 0.17}
)
