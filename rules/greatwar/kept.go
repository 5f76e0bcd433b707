package greatwar

import (
	"vistula/rules"
	"vistula/rules/gallery"
)

// refresh makes the counters anew that have changed, and notes what changes with them.
func (p viewer) refresh() *shown {
	k := &p.scratch.shown
	if k.scenario != p.scenario || k.options != p.options {
		*k = shown{scenario: p.scenario, options: p.options}
	}
	k.Renew(p.Board(), &p.rs.rolls, func(u int16) int8 { return int8(p.owner(u)) }, len(p.units), p.look, func(u int16, _ *look) rules.Counter { return p.counter(u) })
	return k
}

func (p viewer) look(u int16, x *look) {
	x.unitState, x.astray = p.units[u], commandOf(p.Position).outOfCommand(u)
}

// located is the counter of a unit with the hex that it stands in.
func (p viewer) located(k *shown, u int16) rules.Counter {
	c := k.Face(u)
	c.Hex = p.Board().Number(p.at(u))
	return c
}

// viewDisplays are, of each side, whom it commands, its order of battle, its dead and
// who is to come.
func (p viewer) viewDisplays(k *shown) []rules.Display {
	list := make([]rules.Display, 0, 8)
	for s := range austria + 1 {
		list = k.AppendDisplays(list, int8(s), func() []rules.Display { return []rules.Display{p.commandDisplay(k, s), p.orderOfBattle(k, s)} },
			func() rules.Display { return p.eliminated(k, s) }, func() rules.Display { return p.coming(k, s) })
	}
	return list
}

// viewControl lists the places that yield victory points and the fortresses, as long
// as the same hold them and the fortresses are as strong.
func (p viewer) viewControl(k *shown) []rules.Control {
	held, forts := gallery.Same(&k.held, p.held), gallery.Same(&k.forts, p.forts)
	if !held || !forts {
		k.control = p.control()
	}
	return k.control
}
