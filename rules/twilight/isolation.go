package twilight

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

// Chapters 14.4, steps 5 to 7, and 14.6: what forces that are out of supply suffer.

// starving is a force that is out of supply (2.1).
type starving struct {
	units    []int16
	isolated bool
}

// starving lists the phasing player's forces that are out of supply by a network, in
// the order of the board.
func (p supplying) starving(n *network) []starving {
	out := map[int16]bool{}
	for i := range n.receivers {
		if r := &n.receivers[i]; r.train < 0 && r.state == outOfSupply {
			out[r.unit] = true
		}
	}
	if len(out) == 0 {
		return nil
	}
	search := p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(search)
	p.escape(p.side, search)
	var list []starving
	for at := range board.ID(p.Board().Len()) {
		if !p.holds(p.side, at) {
			continue
		}
		_, free := search.Cost(path.Node{Hex: at})
		for _, force := range p.forces(p.side, at) {
			if out[force[0]] {
				list = append(list, starving{force, !free})
			}
		}
	}
	return list
}

// escape searches the hexes of a side that are not isolated (14.4.1).
func (p supplying) escape(s side, search *path.Search) {
	free := occupancy.Emptied(p.scratch.supply.free, p.Board().Len())
	p.scratch.supply.free = free
	for at := range board.ID(p.Board().Len()) {
		if p.inPlay(at) && !p.enemyIn(at, s) && (!p.openZone(s, at) || p.zone(s.enemy(), at)) {
			free.Add(at)
		}
	}
	p.lines(s).tracing.reach(search, free, func(at board.ID) bool { return p.controls(s.enemy(), at) })
}

// throws is how many forces have to roll for surrender, with what must be extended
// extended or not.
func (p supplying) throws(auto bool) int {
	n := p.network(p.side)
	if n.short() == 0 {
		return 0
	}
	if auto {
		n = n.copy()
		n.extend()
	}
	count := 0
	for _, f := range p.starving(n) {
		if p.mayYield(f) {
			count++
		}
	}
	return count
}

// mayYield tells whether a force has to roll for surrender: isolated and demoralised
// (14.6).
func (p supplying) mayYield(f starving) bool { return f.isolated && p.demoralised(f.units[0]) }

// yieldsFrom is the least roll on which a force surrenders (14.6).
const yieldsFrom = 4

// suffer carries out steps 5 to 7 of 14.4.
func (p supplying) suffer(n *network) {
	bridgeheadsOf(p.Position).cutOff()
	for _, f := range p.starving(n) {
		for _, u := range f.units {
			p.units[u].isolated = f.isolated
		}
		switch {
		case p.mayYield(f) && p.yields(f):
		case !f.isolated:
			p.weaken(f, 1)
		case p.unit(f.units[0]).nation == german:
			p.weaken(f, 2)
		default:
			p.weaken(f, 3)
		}
	}
}

// yields rolls for a force, which is lost for good where it surrenders (14.6).
func (p supplying) yields(f starving) bool {
	die := p.Dies.D6()
	at, outcome := p.at(f.units[0]), "holds out"
	if die >= yieldsFrom {
		outcome = "surrenders"
	}
	p.Tell(rules.Event{Kind: "surrender", Case: "14.6", Side: p.side.id(), Units: p.IDs(f.units...), Hexes: p.Hexes(at), Dice: []int{die},
		Text: fmt.Sprintf("%s, isolated and demoralized in %s, rolls %d and %s.", p.Labels(f.units), p.HexName(at), die, outcome)})
	if die < yieldsFrom {
		return false
	}
	for _, u := range f.units {
		harmTo(p.Position).eliminate(u, "it surrenders", "14.6")
	}
	return true
}

// weaken lowers the effectiveness of a force that is out of supply; what cannot be
// lowered, and all with assets alone, becomes step losses (14.4, 6.4.2).
func (p supplying) weaken(f starving, levels int) {
	why := "out of supply"
	if f.isolated {
		why = "isolated"
	}
	harmTo(p.Position).lower(f.units, levels, why, "14.4")
}
