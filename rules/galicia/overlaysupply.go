package galicia

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
	"vistula/rules/reading"
	"vistula/rules/verb"
)

// overlaySupply shows the sources and each unit's line as they would be if supply
// were determined now, and of units that lack it what cuts them off.
func (p inquiry) overlaySupply(o *rules.Overlay, s side) {
	source := linesOf(p.Position).sources(s)
	search := linesOf(p.Position).trace(s, source)
	reading.Mark(o, p.Board(), func(h board.ID, m *rules.Mark) bool {
		if source[h] {
			m.Kind = "source"
			return true
		}
		_, length, ok := search.Best(h)
		m.Kind, m.Value = supplyIDs[linesOf(p.Position).supplyAt(search, h)], length
		return ok
	})
	free := &freeLines{p: p.Position, side: s, source: source}
	var cuts []rules.Way
	for i := range p.units {
		u := int16(i)
		if p.owner(u) != s || !p.onMap(u) {
			continue
		}
		w := p.supplyWay(search, u)
		if w.Kind != supplyIDs[inSupply] {
			if line := free.explain(o, &w, p.units[u].hex); line != nil {
				cuts = append(cuts, rules.Way{Unit: w.Unit, Kind: "cut", Hexes: p.Hexes(line...)})
			}
		}
		o.Ways = append(o.Ways, w)
	}
	o.Ways = append(o.Ways, cuts...)
}

// supplyWay is the line of a unit, with a sentence about it.
func (p inquiry) supplyWay(search *path.Search, u int16) rules.Way {
	at := p.units[u].hex
	state := linesOf(p.Position).supplyAt(search, at)
	w := rules.Way{Unit: p.unit(u).ID, Kind: supplyIDs[state], Hexes: p.Hexes(at), Case: "11.4", Note: "Out of supply."}
	node, length, ok := search.Best(at)
	if !ok {
		return w
	}
	line := search.Way(node)
	slices.Reverse(line)
	w.Hexes = p.Hexes(line...)
	far, end := verb.Count(length, "hex", "hexes"), p.HexName(line[len(line)-1])
	w.Note = fmt.Sprintf("In supply: %s from %s.", far, end)
	if state == lowSupply {
		w.Note = fmt.Sprintf("Low supply: %s from %s, more than %d.", far, end, p.rs.tables.Supply.In)
	}
	return w
}

// freeLines are the lines that units would have if the enemy were not in the
// way. They are found when the first unit asks.
type freeLines struct {
	p      *Position
	side   side
	source []bool
	near   *path.Search // to the sources that there are
	rail   *path.Search // to railways that would be sources
}

// The cost of a free line: its length first, then as little of the enemy on it as
// can be.
const (
	freeHex   = 64
	freeZone  = 1
	freeEnemy = 4
)

// explain adds to the overlay what cuts a unit off, and to its way why; it gives
// back the line that is cut, nil where there is none.
func (f *freeLines) explain(o *rules.Overlay, w *rules.Way, at board.ID) []board.ID {
	p := f.p
	if f.near == nil {
		f.near = f.spread(f.source)
	}
	if node, cost, ok := f.near.Best(at); ok {
		line := f.near.Way(node)
		slices.Reverse(line)
		if w.Kind == supplyIDs[lowSupply] && cost/freeHex > p.rs.tables.Supply.In {
			return nil // it is far, whoever stands there
		}
		return f.blocks(o, w, line)
	}
	if f.rail == nil {
		f.rail = f.spread(inquire(p).railways(f.side))
	}
	node, _, ok := f.rail.Best(at)
	if !ok {
		w.Note = fmt.Sprintf("Out of supply: no source lies within %d hexes.", p.rs.tables.Supply.Low)
		return nil
	}
	line := f.rail.Way(node)
	slices.Reverse(line)
	w.Note = "Out of supply: the railway at " + p.HexName(line[len(line)-1]) + " is cut off."
	track := f.along(line[len(line)-1])
	for _, id := range track {
		if by := inquire(p).railBlock(f.side, id); by != "" {
			f.mark(o, id, by, "cuts the railway", "11.2")
		}
	}
	return append(line, track[min(1, len(track)):]...)
}

// blocks marks what stands on a line.
func (f *freeLines) blocks(o *rules.Overlay, w *rules.Way, line []board.ID) []board.ID {
	p, zones, cut := f.p, 0, ""
	for _, id := range line {
		by := ""
		switch {
		case p.holds(f.side.enemy(), id):
			by = "enemy"
		case p.openZoc(f.side, id):
			if zones++; zones > 1 { // one is allowed (11.3)
				by = "enemy zone"
			}
		}
		if by == "" {
			continue
		}
		f.mark(o, id, by, "cuts a line of supply", "11.3")
		if cut == "" {
			cut = fmt.Sprintf(" The line of %s to %s is cut at %s: %s.", verb.Count(len(line)-1, "hex", "hexes"), p.HexName(line[len(line)-1]), p.Board().Number(id), by)
		}
	}
	w.Note += cut
	if cut == "" {
		return nil
	}
	return line
}

// mark adds a mark of a cut, once for each hex.
func (f *freeLines) mark(o *rules.Overlay, id board.ID, by, what, cas string) {
	number := f.p.Board().Number(id)
	if slices.ContainsFunc(o.Hexes, func(m rules.Mark) bool { return m.Kind == "cut" && m.Hex == number }) {
		return
	}
	note := "The enemy here " + what + "."
	if by == "enemy zone" {
		note = "An enemy zone here " + what + "; one such hex is allowed."
		if cas == "11.2" {
			note = "An enemy zone here " + what + "; a friendly unit would open it."
		}
	}
	o.Hexes = append(o.Hexes, rules.Mark{Hex: number, Kind: "cut", Label: by, Note: note, Case: cas})
}

// spread goes out from sources as far as a line may be, through the enemy.
func (f *freeLines) spread(source []bool) *path.Search {
	p := f.p
	load := func(id board.ID) int {
		switch {
		case p.holds(f.side.enemy(), id):
			return freeEnemy
		case p.openZoc(f.side, id):
			return freeZone
		}
		return 0
	}
	var seeds []path.Seed
	for id, is := range source {
		if is {
			seeds = append(seeds, path.Seed{Node: path.Node{Hex: board.ID(id)}, Cost: load(board.ID(id))})
		}
	}
	search := path.New(p.Board(), 1)
	search.Run(freeHex*p.rs.tables.Supply.Low+freeHex-1, func(_ path.Node, _ hex.Direction, to board.ID) (int, int8, bool) {
		return freeHex + load(to), 0, true
	}, seeds...)
	return search
}

// railways marks the hexes that would be sources of a side if there were no
// enemy.
func (p inquiry) railways(s side) []bool {
	free := p.borrow()
	defer p.leave(free)
	for i := range free.units {
		if u := int16(i); free.owner(u) == s.enemy() && free.onMap(u) {
			free.place(u, board.None)
		}
	}
	return slices.Clone(linesOf(free).sources(s))
}

// railBlock is what keeps a railway hex from being a source: "" for nothing.
func (p inquiry) railBlock(s side, id board.ID) string {
	switch {
	case p.holds(s.enemy(), id):
		return "enemy"
	case p.openZoc(s, id):
		return "enemy zone"
	}
	return ""
}

// along follows the railway from a hex to the nearest source, both included.
func (f *freeLines) along(from board.ID) []board.ID {
	b := f.p.Board()
	before := map[board.ID]board.ID{from: board.None}
	for todo := []board.ID{from}; len(todo) > 0; todo = todo[1:] {
		at := todo[0]
		if f.source[at] {
			var track []board.ID
			for ; at != board.None; at = before[at] {
				track = append(track, at)
			}
			slices.Reverse(track)
			return track
		}
		for d, n := range b.Neighbours(at) {
			if n == board.None || b.Tracks(at, hex.Direction(d)) == 0 || !linesOf(f.p).servedBy(f.side, n) {
				continue
			}
			if _, known := before[n]; !known {
				before[n] = at
				todo = append(todo, n)
			}
		}
	}
	return []board.ID{from}
}
