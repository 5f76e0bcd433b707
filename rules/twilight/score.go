package twilight

import (
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 27.2: what units and attacks earn.

// score keeps the account of victory points.
type score struct{ *Position }

func scoreOf(p *Position) score { return score{p} }

// award gives a side victory points.
func (p score) award(s side, points int, why, cas string, h board.ID, u int16) {
	if points == 0 {
		return
	}
	p.points[s] += int16(points)
	p.awards = append(p.awards, award{turn: p.turn, side: s, points: int16(points), why: p.recorded(why, u), cas: cas, hex: h, unit: u})
	text, n := doing(s, "earns", "earn"), points
	if points < 0 {
		text, n = doing(s, "loses", "lose"), -points
	}
	text += " " + verb.Count(n, "victory point", "victory points") + ": " + why + "."
	e := rules.Event{Kind: "points", Case: cas, Side: s.id(), Points: points, Text: text}
	if u >= 0 {
		e.Units = p.IDs(u)
	}
	if h != board.None {
		e.Hexes = p.Hexes(h)
	}
	p.Tell(e)
}

// recorded is a reason as positions keep it. They call a division by its number alone, as
// sentences once did: what they keep must not change, or the games recorded before could
// not be replayed.
func (p score) recorded(why string, u int16) string {
	if u < 0 || p.unit(u).kind != infantry {
		return why
	}
	return strings.Replace(why, " Infantry ", " ", 1)
}

// reason is what an award is told to be for.
func (p score) reason(a *award) string {
	if a.unit < 0 {
		return a.why
	}
	return p.gone(a.unit)
}

// gone tells that a unit was eliminated, which is all that a unit earns points by.
func (p score) gone(u int16) string { return p.Label(u) + " is eliminated" }

// eliminated counts a unit that was eliminated in a hex.
func (p score) eliminated(u int16, at board.ID) {
	p.award(p.owner(u).enemy(), p.worth(u), p.gone(u), "27.2", at, u)
}

// worthless are the flags of units that earn nothing.
var worthless = []string{"detachment", "town-garrison", "bridgehead", "fischer"}

// worth is what a unit's elimination earns: 4 a division, 2 a brigade or a cavalry
// division, 1 an Asset Unit. Ersatz units, detachments and whoever is bound to a town
// or is a bridgehead earn nothing.
func (p score) worth(u int16) int {
	unit := p.unit(u)
	switch {
	case unit.ersatz > 0 || slices.ContainsFunc(unit.Flags, func(f string) bool { return slices.Contains(worthless, f) }):
		return 0
	case unit.kind == majorDepot:
		return 8
	case unit.kind == minorDepot:
		return 4
	case unit.kind == train:
		return 2
	case unit.kind == fortress:
		return 3
	case unit.kind == fort || unit.asset:
		return 1
	case unit.size == division && unit.kind == infantry:
		return 4
	}
	return 2
}
