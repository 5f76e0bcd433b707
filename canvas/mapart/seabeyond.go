package mapart

import (
	"slices"

	"vistula/canvas/pen"
	"vistula/rules/hex"
)

// watersAndBeyond are the places of lakes and sea, and of the sea beyond the edge of
// the map: it does not end where the hexes do, but runs on to the frame.
func (s *survey) watersAndBeyond() []hex.Coord {
	var members []hex.Coord
	var edge []hex.Coord
	for _, id := range s.ids {
		if h := &s.board.Hexes[id]; hasTexture(water)(h) {
			members = append(members, s.board.Coord(id))
			if h.Terrain == "sea" {
				edge = append(edge, s.board.Coord(id))
			}
		}
	}
	for range 2 { // as far as the frame
		var ring []hex.Coord
		for _, c := range edge {
			for d := range hex.Direction(hex.Directions) {
				if n := c.Neighbour(d); s.seaBeyond(n) && !slices.Contains(ring, n) && !slices.Contains(members, n) {
					ring = append(ring, n)
				}
			}
		}
		members, edge = append(members, ring...), ring
	}
	return members
}

// seaBeyond tells whether a place beyond the hexes, but within the frame of the map,
// borders on no land.
func (s *survey) seaBeyond(c hex.Coord) bool {
	if _, on := s.byCoord[c]; on || !s.frame.Grow(1.2).Has(Center(s.grid.Orientation, c)) {
		return false
	}
	for d := range hex.Direction(hex.Directions) {
		if id, on := s.byCoord[c.Neighbour(d)]; on && s.board.Hexes[id].Terrain != "sea" {
			return false
		}
	}
	return true
}

// windowPath is the map's window as a path, for what must not run out of it.
func (s *survey) windowPath() *pen.Path { return new(pen.Path).Rect(s.frame.Grow(0.05)) }
