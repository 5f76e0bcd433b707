package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Cases 3.3.5 and 22.4: where units may not go, who is released before his time, and
// what becomes of the Landsturm of a town.

// closures reads what a scenario closes.
func (rs *Ruleset) closures(sc *scenario) []closure {
	var list []closure
	for _, d := range sc.Closures {
		c := closure{nation: nationOf(d.Nation), country: nationOf(d.Country), army: -1, before: int8(d.Before)}
		if d.Army != "" {
			c.army = rs.armyOf(d.Army, c.nation)
		}
		for _, name := range d.Types {
			c.kinds = append(c.kinds, kind(slices.Index(kindIDs, name)))
		}
		list = append(list, c)
	}
	return list
}

// Refusals of the places that a unit keeps to.
var (
	refuseClosed = &refusal{Case: "3.3.5", Why: "{hex} lies in a country that the unit may not enter yet."}
	refuseBoyen  = &refusal{Case: "22.4", Why: "{unit} stays within two hexes of Boyen."}
)

// boyenGround is how far from Boyen the unit Lötzen may be (22.4).
const boyenGround = 2

// barred tells why a unit may not go from a hex, or a stop off the map, to a hex because
// of what its scenario or a rule of its own says of the place; nil where it may.
func (p special) barred(u int16, from, to board.ID) *refusal {
	unit, country := p.unit(u), p.rs.country[to]
	for i := range p.scenario.closed {
		c := &p.scenario.closed[i]
		if c.country == country && !p.liesIn(from, country) && p.turn < c.before && c.nation == unit.nation &&
			(c.army < 0 || c.army == p.units[u].army) && (len(c.kinds) == 0 || slices.Contains(c.kinds, unit.kind)) {
			return refuseClosed
		}
	}
	if s := &p.rs.special; u == s.loetzen && s.boyen >= 0 && p.Board().Distance(p.Board().FindAll([]string{p.unit(s.boyen).Hex})[0], to) > boyenGround {
		return refuseBoyen
	}
	return nil
}

// liesIn tells whether a hex lies in a country; a stop off the map lies in none.
func (p special) liesIn(h board.ID, country nation) bool {
	return h >= 0 && int(h) < len(p.rs.country) && p.rs.country[h] == country
}

// alarm is how near a Russian formation has to come to release a main reserve (22.4).
const alarm = 4

// watch releases the main reserves that a Russian formation has come near to, and takes
// off the Landsturm that was driven from its town. It is done as a phase ends (22.4).
func (p special) watch() {
	for _, u := range p.rs.special.reserves {
		if st := &p.units[u]; p.onMap(u) && !st.freed && garrisonsOf(p.Position).isGarrison(u) && p.near(russia, p.at(u), alarm) {
			st.freed = true
			p.Tell(rules.Event{Kind: "release", Case: "22.4", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Public: &rules.Event{},
				Text: p.Label(u) + " is released: the enemy is near."})
		}
	}
	for _, u := range p.rs.special.towns {
		if at := p.at(u); at != board.None && p.Board().Hexes[at].Town != p.unit(u).Name {
			p.remove(u, withdrawn)
			p.Tell(rules.Event{Kind: "withdraw", Case: "22.4", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(at),
				Text: p.Label(u) + " has lost its town and disperses."})
		}
	}
}

// near tells whether a formation of a side is so near to a hex.
func (p special) near(s side, at board.ID, within int) bool {
	return slices.ContainsFunc(p.rs.ofSide[s], func(u int16) bool {
		return p.onMap(u) && p.unit(u).formation() && p.Board().Distance(p.at(u), at) <= within
	})
}

// reserveIDs are the main reserves of the German fortresses (22.4).
var reserveIDs = []string{"ge.5-lw", "ge.20-lw", "ge.semmern", "ge.kg-div-kg", "ge.9-lw-kg"}

// findReserves finds the main reserves by their ids.
func (rs *Ruleset) findReserves() {
	rs.special.reserves = verb.Where(len(rs.units), func(u int16) bool { return slices.Contains(reserveIDs, rs.units[u].ID) })
}
