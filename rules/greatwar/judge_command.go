package greatwar

import (
	"vistula/rules"
	"vistula/rules/board"
)

// Whom headquarters reach, for computer players: command is given out before the marches
// (10.31), so that where a headquarters ends its own tells next turn.

// staff is a headquarters on the map with what it can still take command of.
type staff struct {
	at     board.ID
	nation nation
	radius int
	room   int // stacking points
}

// led is the strength that headquarters could command: of the units within the radius of
// each as much as it can take (10.32).
func (p appraising) led(s side, f *rules.Facts) (sum float64) {
	staffs := p.staffs(s, f, make([]staff, 0, 32))
	for i, x := range p.taking(f) {
		unit := p.unit(i)
		if unit.side != s || unit.hq || x.Hex == board.None {
			continue
		}
		for k := range staffs {
			hq := &staffs[k]
			if hq.room <= 0 && !p.options.unlimited || hq.nation != unit.nation {
				continue
			}
			if d := p.Board().Distance(hq.at, x.Hex); d >= 0 && d <= hq.radius {
				hq.room -= int(unit.points)
				sum += following(x)
				break
			}
		}
	}
	return sum
}

// following is what it is worth that a unit is in command: of a depot that it marches.
func following(x *rules.UnitFacts) float64 {
	if x.State&rules.Depot != 0 {
		return 6
	}
	return float64(x.Attack+x.Defense) / 2
}

// staffs adds a side's headquarters to a list, where its facts have them. One that stands
// alone before the enemy has to leave (10.52), and leads nobody.
func (p appraising) staffs(s side, f *rules.Facts, list []staff) []staff {
	for i, x := range p.taking(f) {
		if unit := p.unit(i); unit.hq && unit.side == s && x.Hex != board.None && !p.exposed(s, f, x.Hex) {
			c := commandOf(p.Position)
			list = append(list, staff{x.Hex, unit.nation, c.radius(i), c.strengthOf(i)})
		}
	}
	return list
}

// exposed tells whether none of a side's units but headquarters stands in a hex, and an
// enemy within two hexes of it.
func (p appraising) exposed(s side, f *rules.Facts, at board.ID) bool {
	near := false
	for i := range f.Units {
		x := &f.Units[i]
		switch {
		case x.Hex == board.None || x.State&rules.Headquarters != 0:
		case x.Side == int8(s) && x.Hex == at:
			return false
		case x.Side != int8(s) && !near:
			d := p.Board().Distance(x.Hex, at)
			near = d >= 0 && d <= 2
		}
	}
	return near
}
