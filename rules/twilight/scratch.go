package twilight

import (
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

// moment is a phase of a player turn.
type moment struct {
	turn  int8
	side  side
	phase phase
}

// scratch is memory that serves again. It belongs to one position and is not part
// of its state.
type scratch struct {
	rest, unit codec.Writer // JSON for the digest
	hexes      []board.ID
	rails      path.Flood
	journey    path.Flood
	route      routes
	plans      [2]keptPlan
	supply     supplyScratch
	began      moment           // when the action in hand was done
	actor      side             // by whom
	pried      bool             // it could bring out where the enemy's trains go
	tops, now  []int16          // the units on top of stacks before it and after it
	offers     [atEnd + 1]int16 // how many there were last, by stage
}

// routes are the stations of which one is to be chosen: nothing else happens while one
// is, so that they are found once.
type routes struct {
	list  []board.ID
	hexes []int // of the way to each
	good  bool
}

// supplyScratch is memory of this chapter that serves again.
type supplyScratch struct {
	lines       [2]keptLines
	nets        [2]network
	free, boyen occupancy.Area
	sources     []source
	ahead       [2]forecast
	shifted     forecast // where a supply unit stands elsewhere
	bases       []base
}

// keep takes over the supply lines of a position of which a copy is made, where they are
// those of the position as it stands.
func (s *supplyScratch) keep(from *Position) {
	for i, kept := range from.scratch.supply.lines {
		if k := kept[0]; k != nil && k.stamp == from.stamp {
			s.lines[i].put(k)
		}
	}
}

// forgetSupply is called when the position has changed.
func (p *Position) forgetSupply() {
	for s := range p.scratch.supply.nets {
		p.scratch.supply.nets[s].good = false
		p.scratch.supply.ahead[s].good = false
	}
}
