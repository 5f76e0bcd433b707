package galicia

import (
	"vistula/rules"
	"vistula/rules/board"
)

// What is shown of a position and never changes is made once: counters as they are
// printed, and the order of battle.

// muster is an army in the order of battle, with its corps.
type muster struct {
	army  string
	corps []corps
}

type corps struct {
	label string
	units []int16
}

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
	armies := &rs.musters[u.side]
	a := 0
	for a < len(*armies) && (*armies)[a].army != u.Army {
		a++
	}
	if a == len(*armies) {
		*armies = append(*armies, muster{army: u.Army})
	}
	list := &(*armies)[a].corps
	c := 0
	for c < len(*list) && (*list)[c].label != label {
		c++
	}
	if c == len(*list) {
		*list = append(*list, corps{label: label})
	}
	(*list)[c].units = append((*list)[c].units, i)
}

// counter is a unit as its counter lies on the table.
func (p *Position) counter(u int16) rules.Counter {
	st := &p.units[u]
	c := p.rs.faces[u][int(st.level)/p.unit(u).perStep]
	held := st.hex != board.None && !p.released(u)
	if p.marker(u) == 0 && st.supply == inSupply && !held && !st.done && !st.fought {
		return c
	}
	badges := make([]rules.Badge, 0, 4)
	badge := func(kind string, value int, shown bool) {
		if shown {
			badges = append(badges, rules.Badge{Kind: kind, Value: value})
		}
	}
	badge("ce", -p.marker(u), p.marker(u) > 0)
	badge("supply", -int(st.supply), st.supply != inSupply)
	badge("held", int(p.scenario.release[u]), held)
	badge("moved", 0, st.done)
	badge("attacked", 0, st.fought)
	c.Badges = append(badges, c.Badges...)
	return c
}

// placed is a unit's counter with the hex it stands in.
func (p *Position) placed(u int16) rules.Counter {
	c := p.counter(u)
	if hex := p.units[u].hex; hex != board.None {
		c.Hex = p.Board().Number(hex)
	}
	return c
}

// released tells whether a unit is free of its movement restriction (2.1).
func (p *Position) released(u int16) bool { return p.turn >= p.scenario.release[u] }
