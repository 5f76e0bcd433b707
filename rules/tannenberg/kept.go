package tannenberg

import (
	"vistula/rules"
	"vistula/rules/gallery"
)

// refresh makes the counters anew that have changed, and notes what changes with them.
func (p *sight) refresh() {
	k := p.kept
	if k.scenario != p.scenario || k.options != p.options {
		*k = kept{scenario: p.scenario, options: p.options}
	}
	k.Renew(p.Board(), &p.rs.rolls, func(u int16) int8 { return int8(p.owner(u)) }, len(p.units), func(u int16, x *look) {
		x.unitState, x.down, x.comes = p.units[u], p.faceDown(u), int8(viewOf(p.Position).comesIn(u))
	}, func(u int16, _ *look) rules.Counter { return p.counter(u) })
}

// viewControl lists the places that yield points and the forts that are left.
func (p *sight) viewControl() []rules.Control {
	k := p.kept
	held, forts := gallery.Same(&k.held, p.held), gallery.Same(&k.guards, p.forts)
	if !held || !forts {
		k.control = p.control()
	}
	return k.control
}

// viewChart is the planning chart.
func (p *sight) viewChart() rules.Display {
	k := p.kept
	if !gallery.Same(&k.forts, p.forts) || p.phase == planPhase || k.planning {
		k.chart, k.planning = p.planningChart(), p.phase == planPhase
	}
	return k.chart
}

// appendLists appends to a list the order of battle of a side, its dead and who is to come.
func (p *sight) appendLists(list []rules.Display, s side) []rules.Display {
	return p.kept.AppendDisplays(list, int8(s), func() []rules.Display { return []rules.Display{p.orderOfBattle(s)} },
		func() rules.Display { return p.destroyedUnits(s) }, func() rules.Display { return p.coming(s) })
}
