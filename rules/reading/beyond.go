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
// points, and left is what the units have.
func Beyond(o *rules.Overlay, b *board.Board, q rules.Query, left int, cas string, cost func(h board.ID, points int) (int, bool)) error {
	if q.Hex == "" || slices.ContainsFunc(o.Hexes, func(m rules.Mark) bool { return m.Hex == q.Hex }) {
		return nil
	}
	h, err := QueryHex(b, q.Hex)
	if err != nil {
		return err
	}
	if n, ok := cost(h, farthest); ok && n > left {
		o.Hexes = append(o.Hexes, rules.Mark{Hex: q.Hex, Kind: "beyond", Cost: n, Value: left, Case: cas})
	}
	return nil
}
