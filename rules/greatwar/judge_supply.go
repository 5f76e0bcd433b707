package greatwar

import (
	"vistula/rules"
	"vistula/rules/board"
)

// How far supply has to be carried, for computer players: a town is worth nothing to whoever
// holds it out of supply (25.12), and depots are slow (9.16).

// pace is how many hexes supply is carried forward in a turn, by depots that march and are
// not always in command.
const pace = 2

// haul is what a side can still earn each turn at places that it does not hold, from when
// its supply can be there.
func (p appraising) haul(s side, f *rules.Facts) (points float64) {
	left := float64(max(0, f.LastTurn-f.Status.Turn)) + 0.5
	for i := range f.Objectives {
		if o := &f.Objectives[i]; tempting(o, s) {
			points += float64(o.EachTurn[s]) * max(0, left-float64(p.short(f, s, o.Hex))/pace)
		}
	}
	return points
}

// short is how many hexes a side's supply is short of a place.
func (p appraising) short(f *rules.Facts, s side, at board.ID) int {
	for _, n := range p.rs.near[at] {
		if f.Hexes[n].Supply&(1<<s) != 0 {
			return p.Board().Distance(at, n)
		}
	}
	return farOff
}

// behind is how many turns the depots of a side are from where they would reach the nearest
// place that it could still earn points by, all together.
func (p appraising) behind(s side, f *rules.Facts) (turns float64) {
	for i := range f.Units {
		u := &f.Units[i]
		if u.Side != int8(s) || u.Hex == board.None || u.State&rules.Depot == 0 {
			continue
		}
		best := farOff
		for k := range f.Objectives {
			if o := &f.Objectives[k]; tempting(o, s) {
				if d := p.Board().Distance(u.Hex, o.Hex); d >= 0 {
					best = min(best, d)
				}
			}
		}
		turns += float64(max(0, best-p.rs.tables.SupplyRange)) / pace
	}
	return turns
}

// foesHunger is how much of what the next attrition costs counts for an enemy, who still
// marches before it.
const foesHunger = 0.4

// wasting is what the next attrition (9.22) is expected to cost a side, in points: half of
// the steps on three dice of six. Steps that are lost so earn the enemy nothing, and count a
// quarter of their strength; whoever loses the last of them earns him its stacking points
// (25.2), so that a weak unit wastes more than a strong one.
func (p appraising) wasting(s side, f *rules.Facts) (points float64) {
	for i, x := range p.taking(f) {
		unit := p.unit(i)
		if unit.side != s || unit.hq || x.Hex == board.None || x.Steps == 0 || f.Hexes[x.Hex].Supply&(1<<s) != 0 {
			continue
		}
		lost := float64((x.Steps+1)/2) / float64(x.Steps)
		points += float64(x.Attack+x.Defense) / 8 * lost / 2
		if x.Steps == 1 {
			points += float64(unit.points) / 2
		}
	}
	return points
}
