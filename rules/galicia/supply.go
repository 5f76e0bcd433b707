package galicia

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
	"vistula/rules/verb"
)

// Chapter 11: supply.

var supplyVerbs = []*verbs{
	{Name: "supply", Label: "Determine supply", Case: "11.0", Stages: verb.Of(atSupply), Do: func(p *Position, _ args) { linesOf(p).determineSupply() }},
}

// lines traces supply over the map (11.2 to 11.4).
type lines struct{ *Position }

func linesOf(p *Position) lines { return lines{p} }

// sources marks the supply sources of a side (11.2): friendly map edge hexes with
// its symbol that no enemy occupies, and the hexes of railways connected to one.
// A railway hex is blocked by an enemy unit, and by an enemy zone of control
// unless a friend is in it.
func (p lines) sources(s side) []bool {
	b := p.Board()
	work := p.memory()
	source, open := work.source, work.open[:0]
	clear(source)
	railOpen := func(id board.ID) bool { return !p.holds(s.enemy(), id) && !p.openZoc(s, id) && p.servedBy(s, id) }
	for _, id := range p.rs.symbols[s] {
		if p.holds(s.enemy(), id) {
			continue
		}
		source[id] = true
		if railOpen(id) {
			open = append(open, id)
		}
	}
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		for d, n := range b.Neighbours(at) {
			// A source that is itself a map edge hex is already in the list.
			if n != board.None && !source[n] && b.Tracks(at, hex.Direction(d)) > 0 && railOpen(n) {
				source[n] = true
				open = append(open, n)
			}
		}
	}
	work.open = open
	return source
}

// servedBy tells whether the railways of a hex can serve a side: by the option only
// those of its own country do.
func (p lines) servedBy(s side, id board.ID) bool {
	return !p.options.ownRails || (p.Board().Hexes[id].Country == string(sideIDs[russia])) == (s == russia)
}

// trace spreads supply from a side's sources over the map: layer 0 are paths that
// have passed no enemy zone of control, layer 1 those that have passed the one
// that is allowed (11.3). The cost is the length of the path in hexes.
func (p lines) trace(s side, source []bool) *path.Search {
	search := p.memory().lines
	seeds := make([]path.Seed, 0, 64)
	for id, is := range source {
		if is {
			seeds = append(seeds, path.Seed{Node: path.Node{Hex: board.ID(id), Layer: p.zoneLayer(s, board.ID(id))}})
		}
	}
	search.Run(p.rs.tables.Supply.Low, func(from path.Node, _ hex.Direction, to board.ID) (int, int8, bool) {
		layer := from.Layer + p.zoneLayer(s, to)
		return 1, layer, layer <= 1 && !p.holds(s.enemy(), to)
	}, seeds...)
	return search
}

func (p lines) zoneLayer(s side, id board.ID) int8 {
	if p.openZoc(s, id) {
		return 1
	}
	return 0
}

// tooFar is more than any path of supply may be.
const tooFar = 99

// lengths tells of each hex how long the shortest path of supply is by which a unit
// of a side could trace it there (11.3, 11.4), tooFar where there is none of so many
// hexes. It is trace without the paths.
func (p lines) lengths(s side, most int) []int8 {
	work, beside := p.memory(), p.rs.beside
	source := p.sources(s)
	length, ground, slack, queue := work.length, work.ground, work.slack, work.queue[:0]
	for i := range length {
		id := board.ID(i)
		length[i], ground[i] = tooFar, p.zoneLayer(s, id)
		slack[i] = 2 - ground[i]
		if p.holds(s.enemy(), id) {
			slack[i] = 0
		} else if source[i] {
			length[i], slack[i] = 0, 0
			queue = append(queue, path.Node{Hex: id, Layer: ground[i]})
		}
	}
	for far, from := int8(1), 0; int(far) <= most; far++ {
		to := len(queue)
		for _, at := range queue[from:to] {
			for _, n := range &beside[at.Hex] {
				if at.Layer >= slack[n] {
					continue
				}
				slack[n], length[n] = at.Layer, min(length[n], far)
				queue = append(queue, path.Node{Hex: n, Layer: at.Layer + ground[n]})
			}
		}
		from = to
	}
	work.queue = queue
	return length
}

// stateBy is the supply state by the length of a path (11.4).
func (p lines) stateBy(length int8) int8 {
	switch {
	case int(length) <= p.rs.tables.Supply.In:
		return inSupply
	case int(length) <= p.rs.tables.Supply.Low:
		return lowSupply
	}
	return outOfSupply
}

// supplyAt is the supply state of a unit in a hex, by the length of its path
// (11.4).
func (p lines) supplyAt(search *path.Search, id board.ID) int8 {
	_, length, ok := search.Best(id)
	if !ok {
		length = tooFar
	}
	return p.stateBy(int8(length))
}

// determineSupply is the Supply Phase of the phasing side (3.2, 11.0): every
// unit's state is found before anyone suffers attrition, and lasts until the
// side's next Supply Phase.
func (p lines) determineSupply() {
	length := p.lengths(p.side, p.rs.tables.Supply.Low)
	var starved []int16
	var count [3]int
	for _, u := range p.rs.armies[p.side] {
		st := &p.units[u]
		if st.hex == board.None {
			continue
		}
		before := st.supply
		st.supply = p.stateBy(length[st.hex])
		count[st.supply]++
		if before == outOfSupply && st.supply == outOfSupply {
			starved = append(starved, u)
		}
	}
	p.Tell(rules.Event{Kind: rules.EventSupply, Case: "11.4", Side: p.side.id(),
		Text:   fmt.Sprintf("%s in supply, %s in low supply, %s out of supply.", verb.Count(count[0], "unit is", "units are"), verb.OrNone(count[1]), verb.OrNone(count[2])),
		Public: &rules.Event{Kind: rules.EventSupply, Case: "11.4", Side: p.side.id(), Text: p.sideName() + " determines supply."}})
	p.attrition(starved)
	arrivalsOf(p.Position).beginReinforcement()
}

// attrition takes two reductions from units that were out of supply in the
// phase before and are so again (11.5).
func (p lines) attrition(starved []int16) {
	for _, u := range starved {
		from := len(p.Events())
		p.reduce(u, p.rs.tables.Supply.Attrition, "out of supply for a second turn", "11.5.1")
		// The other side sees only that a unit disappears or is flipped.
		for i := range p.Events()[from:] {
			if e := &p.Events()[from+i]; e.Kind == "reduce" {
				e.Public = &rules.Event{}
			}
		}
	}
}
