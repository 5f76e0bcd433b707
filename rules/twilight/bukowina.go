package twilight

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/path"
)

// Case 14.7: Austro-Hungarian units are supplied over the southern map edge, by the
// Bukowina.

// bukowinaExit is the name of the half-hexes in question on the map.
const bukowinaExit = "Bukowina"

const (
	bukowinaRange = 10 * quarters // of a supply path
	bukowinaUnits = 3             // that draw on it, besides those of Fischer
)

// bukowina lists the half-hexes of a scenario that lead to the Bukowina, for the side
// that may use them.
func (rs *Ruleset) bukowina(sc *scenario, s side) []board.ID {
	var list []board.ID
	for h := range board.ID(rs.Board().Len()) {
		if x := &rs.Board().Hexes[h]; sc.inPlay[h] && x.Exit == bukowinaExit && slices.Contains(x.Friendly, string(sideIDs[s])) {
			list = append(list, h)
		}
	}
	return list
}

// byBukowina finds the lengths of the paths from the edge, nil where no such edge is in
// play.
func (k *lines) byBukowina(search *path.Search, r *railways) {
	if len(k.edge) == 0 {
		return
	}
	k.fromEdge(search)
	r.toEdge = k.all(search)
	r.served.AddAll(k.reached(search))
	r.seen.AddAll(k.looked(search))
	for _, h := range k.edge {
		r.seen.Add(h)
	}
}

// fromEdge searches the hexes that a path from the edge reaches. The half-hex itself, like
// a railway hex at the edge, is the source.
func (k *lines) fromEdge(search *path.Search) {
	var seeds []path.Seed
	for _, h := range k.edge {
		if k.open.Has(h) {
			seeds = append(seeds, path.Seed{Node: path.Node{Hex: h}})
		}
	}
	search.Run(bukowinaRange, k.pass, seeds...)
}

// solveBukowina supplies those who draw on the Bukowina: all units of Fischer, and three
// others, of whom those come first who have no other supply at all.
func (n *network) solveBukowina() {
	left := bukowinaUnits
	for _, state := range []int8{outOfSupply, lowSupply} {
		for i := range n.receivers {
			r := &n.receivers[i]
			if r.train >= 0 || r.follows >= 0 || r.state != state || r.bukowina > bukowinaRange || !r.fischer && left == 0 {
				continue
			}
			if !r.fischer {
				left--
			}
			r.state, r.source, r.beyond = inSupply, -1, true
		}
	}
}
