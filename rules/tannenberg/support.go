package tannenberg

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// When the unit that supports several forts of a hex is destroyed in an attack on
// one of them, another unit of the hex may take over at the others. The owner
// decides (Forts 6).

var supportVerbs = []*verbs{
	{Name: "support", Label: "Let the unit support the other forts", Case: "Forts 6", Takes: verb.Unit, Stages: verb.Of(atSupport),
		Check: func(p *Position, a args) *refusal {
			if !slices.Contains(battleIn(p).supporters(), a.Unit) {
				return refuseNoSupport
			}
			return nil
		},
		Candidates: func(p *Position, yield func(args)) { verb.Each(battleIn(p).supporters(), yield) },
		Do:         func(p *Position, a args) { battleIn(p).setSupport(a.Unit) }},
}

var refuseNoSupport = &refusal{Case: "Forts 6", Why: "{unit} cannot support these forts: it is not a defending combat unit in their hex."}

// supportIn is the index of what was decided for a hex, -1 where nothing was.
func (p battle) supportIn(h board.ID) int {
	return slices.IndexFunc(p.supports, func(s support) bool { return s.hex == h })
}

// supporters are the units of the hex in question that could support its forts.
func (p battle) supporters() []int16 { return p.supportersIn(p.supports[len(p.supports)-1].hex) }

func (p battle) supportersIn(h board.ID) []int16 {
	return slices.DeleteFunc(p.stack(p.side.enemy(), h), func(u int16) bool { return !p.unit(u).fights() || p.unit(u).defense == 0 })
}

// askSupport asks the owner when the supporter fell in the battle that is over, and
// another unit and another fort that can be attacked are left.
func (p battle) askSupport(c *combat) {
	if c.fort == 0 || c.defender == 0 || c.die == 0 || p.onMap(c.defender-1) || len(p.supportersIn(c.target)) == 0 || !p.moreForts(c.target) {
		return
	}
	if i := p.supportIn(c.target); i >= 0 {
		p.supports = slices.Delete(p.supports, i, i+1)
	}
	p.supports = append(p.supports, support{c.target, undecided})
	p.stage = atSupport
}

// moreForts tells whether units are left that can attack another fort of a hex.
func (p battle) moreForts(h board.ID) bool {
	for f := range p.rs.forts {
		fort := &p.rs.forts[f]
		if p.forts[f] || fort.side == p.side || slices.Contains(p.stormed, int16(f)) || fort.inside != h && fort.outside != h {
			continue
		}
		if len(p.best(p.side, combat{target: h, fort: int16(f) + 1}).attackers) > 0 {
			return true
		}
	}
	return false
}

func (p battle) setSupport(u int16) {
	s := &p.supports[len(p.supports)-1]
	s.unit, p.stage = u, atAttack
	e := rules.Event{Kind: "support", Case: "Forts 6", Side: p.side.enemy().id(), Hexes: p.Hexes(s.hex)}
	if u == noUnit {
		e.Text = "Nobody supports the other forts of " + p.HexName(s.hex) + "."
		p.Tell(e)
		return
	}
	p.report(e, []int16{u}, "%s the other forts of "+p.HexName(s.hex)+".", "supports", "support")
}
