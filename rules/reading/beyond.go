package reading

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// farthest is more movement points than any way over a board takes.
const farthest = 99

// Beyond adds to the reach of units what the way would take to the hex that a query
// names, where that is out of reach. cost is the price of the cheapest way to a hex
// that takes no more than so many points; cas is the rulebook's case about movement
// points, and left is what the units have; per is into how many parts a point is divided
// where points are counted in parts, else 0.
func Beyond(o *rules.Overlay, b *board.Board, q rules.Query, left, per int, cas string, cost func(h board.ID, points int) (int, bool)) error {
	if q.Hex == "" || slices.ContainsFunc(o.Hexes, func(m rules.Mark) bool { return m.Hex == q.Hex }) {
		return nil
	}
	h, err := QueryHex(b, q.Hex)
	if err != nil {
		return err
	}
	if n, ok := cost(h, farthest*max(1, per)); ok && n > left {
		o.Hexes = append(o.Hexes, rules.Mark{Hex: q.Hex, Kind: "beyond", Cost: n, Value: left, Per: per, Case: cas})
	}
	return nil
}
