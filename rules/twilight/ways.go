package twilight

import (
	"sync"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// The ways over the map: what the Terrain Effects Chart asks for each step, worked out
// once for either season and weather (8.1.1), when it is first asked: 0.3 MB each, and a
// scenario sees two or three of them.

// barred is the price of a step that cannot be made.
const barred int16 = -1

// ways are the prices of steps in one season and weather, in parts of a point. A step
// goes from a hex in a direction.
type ways struct {
	enter []int16                 // by hex: its terrain
	cross [][hex.Directions]int16 // by step: the hexside; barred where nothing crosses
	road  [][hex.Directions]int16 // by step: the whole step along a road or a railway (8.1.4); barred where there is none
	river [][hex.Directions]int16 // by step: what a river takes of a step by road (8.1.3)
	over  [2]int16                // what a pontoon bridge takes: major, grand
}

// findWays has the prices worked out where they are asked.
func (rs *Ruleset) findWays() {
	for s := range season(2) {
		for w := range weather(len(weatherIDs)) {
			rs.ways[s][w] = sync.OnceValue(func() *ways { return rs.waysIn(s, w) })
		}
	}
}

func (rs *Ruleset) waysIn(s season, w weather) *ways {
	b, n := rs.Board(), rs.Board().Len()
	x := &ways{enter: make([]int16, n), cross: make([][hex.Directions]int16, n), road: make([][hex.Directions]int16, n), river: make([][hex.Directions]int16, n)}
	c := chart{rs.tables, s, w}
	x.over = [2]int16{c.bridge("major"), c.bridge("grand")}
	for h := range board.ID(n) {
		row := rs.terrain[h]
		if w == freeze && row.ID == "wetlands" { // 20.1
			row = rs.tables.row("clear")
		}
		x.enter[h] = int16(row.cost(row.MP, seasonIDs[s]))
		for d := range hex.Direction(hex.Directions) {
			x.cross[h][d], x.road[h][d] = barred, barred
			if b.Neighbour(h, d) == board.None {
				continue
			}
			side := b.Side(h, d)
			x.river[h][d] = c.river(side)
			if x.cross[h][d] = c.hexside(side); x.river[h][d] != barred {
				x.road[h][d] = c.road(b.Road(h, d), b.Tracks(h, d))
			}
		}
	}
	return x
}

// chart is the Terrain Effects Chart in one season and weather.
type chart struct {
	*tables
	season  season
	weather weather
}

// bridge is what a bridge over a kind of river takes.
func (c chart) bridge(river string) int16 {
	row := c.row("bridge")
	return int16(row.cost(row.MP, river))
}

// river is what it takes to cross the river on a hexside: at a bridge or a ferry its
// price instead of the river's (8.1.3). A grand river is crossed nowhere else.
func (c chart) river(side board.Features) int16 {
	kind, id := "", ""
	switch {
	case side.Has(board.Grand):
		kind, id = "grand", "grand_river"
	case side.Has(board.Major):
		kind, id = "major", "major_river"
	case side.Has(board.River) && c.weather != freeze: // 20.1
		kind, id = "minor", "minor_river"
	default:
		return 0
	}
	if side.Has(board.Bridge) {
		return c.bridge(kind)
	}
	if side.Has(board.Ferry) {
		id = "ferry"
	} else {
		kind = seasonIDs[c.season]
	}
	row := c.row(id)
	if c.weather == highWater && row.HighWater != nil {
		if id != "ferry" {
			kind = "all"
		}
		return int16(row.cost(row.HighWater, kind))
	}
	return int16(row.cost(row.MP, kind))
}

// hexside is what a hexside takes of a step that does not follow a road.
func (c chart) hexside(side board.Features) int16 {
	if side&(board.Lake|board.Sea) != 0 && !side.Has(board.Causeway) || side.Has(board.Blocked) {
		return barred
	}
	cost := c.river(side)
	if cost == barred {
		return barred
	}
	for _, ridge := range []struct {
		is board.Features
		id string
	}{{board.MountainRidge, "mountain_ridge"}, {board.Escarpment, "escarpment"}} {
		if side.Has(ridge.is) {
			row := c.row(ridge.id)
			cost += int16(row.cost(row.MP, seasonIDs[c.season]))
		}
	}
	return cost
}

// road is the price of a hex by the best roadway or railway that leads into it, without
// the river (8.1.4); barred where none does.
func (c chart) road(class board.Road, tracks int) int16 {
	best := barred
	consider := func(id string) {
		row := c.row(id)
		if cost := int16(row.cost(row.MP, seasonIDs[c.season])); best == barred || cost < best {
			best = cost
		}
	}
	if tracks > 0 {
		consider("railroad")
	}
	switch class {
	case board.Primary:
		consider("primary")
	case board.Secondary:
		consider("secondary")
	}
	return best
}
