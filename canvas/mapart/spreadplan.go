package mapart

import (
	"encoding/json"
	"slices"

	"vistula/canvas/pen"
)

// leafGap is the table seen between two sheets, in hex widths.
const leafGap = 1.1

// leaf is what the place of a sheet on the table depends on.
type leaf struct {
	paper    pen.Rect // about the sheet's own origin
	lon, lat float64  // of the map's middle, in degrees
	known    bool     // whether they are
}

// leaf measures a sheet.
func (s *Sheet) leaf() leaf {
	l := leaf{paper: s.bounds}
	g := s.plan.Grid.Geo
	if g == nil {
		return l
	}
	c := s.frame.Center()
	at := func(v [3]json.Number) float64 {
		f := func(n json.Number) float64 { x, _ := n.Float64(); return x }
		return f(v[0]) + f(v[1])*c.X + f(v[2])*c.Y
	}
	l.lon, l.lat, l.known = at(g.Lon), at(g.Lat), true
	return l
}

// layLeaves finds places for sheets: in a row from west to east, for windows are
// wide, and in it a low sheet in the north at the top of the row, one in the
// south at its foot. The first sheet's place is the origin.
func layLeaves(leaves []leaf) []pen.Point {
	order := make([]int, len(leaves))
	tall := 0
	for i := range leaves {
		order[i] = i
		if leaves[i].paper.H > leaves[tall].paper.H {
			tall = i
		}
	}
	slices.SortStableFunc(order, func(a, b int) int {
		switch x, y := &leaves[a], &leaves[b]; {
		case !x.known || !y.known || x.lon == y.lon:
			return a - b
		case x.lon < y.lon:
			return -1
		}
		return 1
	})
	places := make([]pen.Point, len(leaves))
	x := 0.0
	for _, i := range order {
		r := leaves[i].paper
		places[i] = pen.Point{X: x - r.X, Y: foothold(&leaves[i], &leaves[tall]) - r.Y}
		x += r.W + leafGap
	}
	first := places[0]
	for i := range places {
		places[i] = places[i].Sub(first)
	}
	return places
}

// foothold is how far below the upper edge of the row a sheet's own edge lies.
func foothold(l, tallest *leaf) float64 {
	room := tallest.paper.H - l.paper.H
	switch {
	case !l.known || !tallest.known:
		return room / 2
	case l.lat < tallest.lat:
		return room
	}
	return 0
}
