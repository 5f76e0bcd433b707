package galicia

import (
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// What is shown of a position and never changes is made once: counters as they are
// printed, and the order of battle.

// printCounters makes the faces of all counters, and lists them by army and corps.
func (rs *Ruleset) printCounters() {
	rs.faces = make([][]rules.Counter, len(rs.units))
	for i := range rs.units {
		u := &rs.units[i]
		for f := range u.Faces {
			rs.faces[i] = append(rs.faces[i], u.print(f))
		}
		rs.enrol(int16(i), u)
	}
	for h := range rs.Board().Len() {
		rs.inHex = append(rs.inHex, "in "+rs.HexName(board.ID(h)))
	}
}

// print is a counter with a side of it up.
func (u *unit) print(face int) rules.Counter {
	f := &u.Faces[face]
	c := rules.Counter{Unit: u.ID, Name: u.Name, Side: u.side.id(), Nation: u.Nation, Type: u.Type, Size: u.Size,
		Corps: u.Corps, Army: u.Army, Reduced: face > 0, Steps: u.Steps - face,
		Values: []rules.Value{{Name: "attack", Value: f.Attack}, {Name: "defense", Value: f.Defense}, {Name: "artillery", Value: f.Artillery}, {Name: "movement", Value: f.Movement}}}
	if u.white {
		c.Badges = append(c.Badges, rules.Badge{Kind: "white"})
	}
	if u.ersatz {
		c.Badges = append(c.Badges, rules.Badge{Kind: "ersatz"})
	}
	return c
}

// enrol adds a unit to the order of battle of its side.
func (rs *Ruleset) enrol(i int16, u *unit) {
	label := "Independent"
	if u.Corps != "" {
		label = u.Corps
	}
	army := "Army " + u.Army // by the name of its general
	if n, err := strconv.Atoi(u.Army); err == nil {
		army = verb.Ordinal(n) + " Army"
	}
	rs.rolls[u.side].Enrol(i, army, label)
}

// counter is a unit as its counter lies on the table.
func (p *Position) counter(u int16) rules.Counter {
	st := &p.units[u]
	c := p.rs.faces[u][int(st.level)/p.unit(u).perStep]
	held := st.hex != board.None && !p.released(u)
	if p.marker(u) == 0 && st.supply == inSupply && !held && !st.done && !st.fought {
		return c
	}
	badges := make(rules.Badges, 0, 4)
	badges.Add("ce", -p.marker(u), p.marker(u) > 0)
	badges.Add("supply", -int(st.supply), st.supply != inSupply)
	badges.Add("held", int(p.scenario.release[u]), held)
	badges.Add("moved", 0, st.done)
	badges.Add("attacked", 0, st.fought)
	c.Badges = append(badges, c.Badges...)
	return c
}

// placed is a unit's counter with the hex it stands in.
func (p *Position) placed(u int16) rules.Counter { return p.located(p.counter(u), u) }

// located adds to a unit's counter the hex that it stands in.
func (p *Position) located(c rules.Counter, u int16) rules.Counter {
	c.Hex = p.Board().Number(p.units[u].hex)
	return c
}

// released tells whether a unit is free of its movement restriction (2.1).
func (p *Position) released(u int16) bool { return p.turn >= p.scenario.release[u] }
