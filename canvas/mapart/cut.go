package mapart

import (
	"slices"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// neighbour is the adjacent hex in direction d, None where none is drawn.
func (s *survey) neighbour(id board.ID, d hex.Direction) board.ID {
	if n := s.board.Neighbour(id, d); s.Has(n) {
		return n
	}
	return board.None
}

// tracks is the number of railway tracks to a neighbour that is drawn.
func (s *survey) tracks(id board.ID, d hex.Direction) int {
	if s.neighbour(id, d) == board.None {
		return 0
	}
	return s.board.Tracks(id, d)
}

// railBeyond tells whether a railway leads to a sheet that is not drawn.
func (s *survey) railBeyond(id board.ID) bool {
	for d := range hex.Direction(hex.Directions) {
		if s.board.Tracks(id, d) > 0 && s.tracks(id, d) == 0 {
			return true
		}
	}
	return false
}

// sheetsAlong is how many of the sheets that are drawn a line runs over: there a
// river has one name on each.
func (s *survey) sheetsAlong(line []pen.Point) int {
	seen := map[string]bool{}
	for _, p := range line {
		if id, ok := s.HexAt(p); ok {
			seen[s.board.SheetOf(id)] = true
		}
	}
	return max(1, len(seen))
}

// cutPlan is the plan with only what touches the hexes that are drawn. What is cut
// into several pieces comes several times, each under its name.
func (s *survey) cutPlan() *board.Map {
	plan := *s.plan
	plan.Rivers, plan.Ridges = s.cutChains(plan.Rivers), s.cutChains(plan.Ridges)
	plan.Roads = s.cutLines(plan.Roads)
	return &plan
}

func (s *survey) cutChains(chains []board.Chain) []board.Chain {
	var list []board.Chain
	for _, c := range chains {
		for _, part := range pieces(c.Sides, s.touches) {
			piece := c
			piece.Sides = part
			list = append(list, piece)
		}
	}
	return list
}

// cutLines cuts roads, each piece with a hex beyond the edge, so that it runs
// out of the frame.
func (s *survey) cutLines(lines []board.Line) []board.Line {
	var list []board.Line
	for _, l := range lines {
		var links [][2]string
		for i := 1; i < len(l.Hexes); i++ {
			links = append(links, [2]string{l.Hexes[i-1], l.Hexes[i]})
		}
		for _, part := range pieces(links, s.touches) {
			piece := l
			piece.Hexes = []string{part[0][0]}
			for _, link := range part {
				piece.Hexes = append(piece.Hexes, link[1])
			}
			list = append(list, piece)
		}
	}
	return list
}

// touches tells whether one of two hexes is drawn.
func (s *survey) touches(pair [2]string) bool {
	return slices.ContainsFunc(pair[:], func(number string) bool {
		id, ok := s.board.Find(number)
		return ok && s.Has(id)
	})
}

// pieces are the longest runs of pairs that are all wanted.
func pieces(list [][2]string, wanted func([2]string) bool) [][][2]string {
	var all [][][2]string
	for len(list) > 0 {
		n := slices.IndexFunc(list, func(x [2]string) bool { return !wanted(x) })
		if n < 0 {
			return append(all, list)
		}
		if n > 0 {
			all = append(all, list[:n])
		}
		list = list[n+1:]
	}
	return all
}
