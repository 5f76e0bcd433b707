package galicia

import (
	"fmt"
	"slices"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
)

// Chapter 10: combat effectiveness and step losses. A unit's state is the number
// of reductions it has suffered from full strength: of every three (two for a
// white unit type symbol) the last is a step, which flips the counter.

// face is the side of the counter that is up (10.2).
func (p *Position) face(u int16) *data.Face {
	unit := p.unit(u)
	return &unit.Faces[int(p.units[u].level)/unit.perStep]
}

// reduced tells whether the strength-reduced side is up.
func (p *Position) reduced(u int16) bool { return int(p.units[u].level) >= p.unit(u).perStep }

// marker is the effectiveness marker under a unit: 0, 1 or 2 (10.1).
func (p *Position) marker(u int16) int { return int(p.units[u].level) % p.unit(u).perStep }

// stepsOf is the number of steps that a unit still has (5.1).
func (p *Position) stepsOf(u int16) int {
	unit := p.unit(u)
	return unit.Steps - int(p.units[u].level)/unit.perStep
}

// weakened is what a unit's strengths lose by reduced effectiveness (10.1) and
// by its supply status (11.1).
func (p *Position) weakened(u int16) int { return p.marker(u) - p.supplyStrength(u) }

// supplyStrength is what a unit's supply status does to its strengths (11.1).
func (p *Position) supplyStrength(u int16) int {
	switch p.units[u].supply {
	case lowSupply:
		return p.rs.tables.Supply.LowStrength
	case outOfSupply:
		return p.rs.tables.Supply.OutStrength
	}
	return 0
}

// attackStrength is the modified attack strength, before terrain; it can be zero or
// less (7.4).
func (p *Position) attackStrength(u int16) int { return p.face(u).Attack - p.weakened(u) }

// defenseStrength is the modified defence strength; it can be zero or less (7.4).
func (p *Position) defenseStrength(u int16) int { return p.face(u).Defense - p.weakened(u) }

// artillery is the artillery value; effectiveness does not touch it (10.1), but
// out of supply it is zero (11.1).
func (p *Position) artillery(u int16) int {
	if p.units[u].supply == outOfSupply {
		return p.rs.tables.Supply.OutArtillery
	}
	return p.face(u).Artillery
}

// brink tells whether the next reduction eliminates a unit.
func (p *Position) brink(u int16) bool { return int(p.units[u].level)+1 >= p.unit(u).lives() }

// reduce gives a unit effectiveness reductions (10.2). The sentence says why.
//
// A counter that is flipped or removed may bring another one to the top of its
// stack, where the other side sees it, or sees that there is none (5.3, 5.4).
func (p *Position) reduce(u int16, times int, why, cas string) {
	if times <= 0 || !p.onMap(u) {
		return
	}
	lives := p.unit(u).lives()
	before := p.stepsOf(u)
	p.units[u].level = int8(min(int(p.units[u].level)+times, lives))
	text := fmt.Sprintf("%s is reduced by %d: %s.", p.Label(u), times, why)
	if int(p.units[u].level) < lives && p.stepsOf(u) < before {
		text = fmt.Sprintf("%s loses a step: %s.", p.Label(u), why)
	}
	p.Tell(rules.Event{Kind: "reduce", Case: cas, Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.units[u].hex), Text: text,
		Reveals: p.stepsOf(u) < before})
	if int(p.units[u].level) >= lives {
		p.eliminate(u, "10.2")
	}
}

// eliminate takes a unit out of the game for good (10.3.4); its enemy earns
// a victory point, but none for an Ersatz unit (15.1).
func (p *Position) eliminate(u int16, cas string) {
	from := p.units[u].hex
	p.place(u, board.None)
	// A unit that is gone has no state, so that equal positions stay equal.
	p.units[u] = unitState{hex: board.None, lost: p.turn}
	text, points := p.Label(u)+" is eliminated at "+p.HexName(from)+".", 0
	if !p.unit(u).ersatz {
		points = p.rs.tables.Victory.Elimination.Points
	}
	p.Tell(rules.Event{Kind: "eliminate", Case: cas, Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(from), Text: text,
		Reveals: true})
	if points > 0 {
		p.Tell(rules.Event{Kind: "points", Case: "15.1", Side: p.owner(u).enemy().id(), Units: p.IDs(u), Points: points,
			Text: fmt.Sprintf("%s earns %d for the elimination of %s.", sideNames[p.owner(u).enemy()], points, p.Label(u))})
	}
}

func (p *Position) living(units []int16) []int16 {
	return slices.DeleteFunc(slices.Clone(units), func(u int16) bool { return !p.onMap(u) })
}
