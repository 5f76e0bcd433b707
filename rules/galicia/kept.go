package galicia

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/gallery"
)

// refresh makes the counters anew that have changed, and notes what changes with them.
func (p viewer) refresh(k *shown) *shown {
	if k.scenario != p.scenario {
		*k = shown{scenario: p.scenario, counted: k.counted}
	}
	k.Renew(p.Board(), &p.rs.rolls, func(u int16) int8 { return int8(p.owner(u)) }, len(p.units), p.look, func(u int16, _ *look) rules.Counter { return p.counter(u) })
	return k
}

func (p viewer) look(u int16, x *look) {
	x.unitState = p.units[u]
	x.held = x.hex != board.None && !p.released(u)
}

// viewDisplays are, of each side, its order of battle, its dead and who is to come.
func (p viewer) viewDisplays(k *shown) []rules.Display {
	list := make([]rules.Display, 0, 6)
	for s := range russia + 1 {
		list = k.AppendDisplays(list, int8(s), func() []rules.Display { return []rules.Display{p.orderOfBattle(k, s)} },
			func() rules.Display { return p.gone(k, s) }, func() rules.Display { return p.coming(k, s) })
	}
	return list
}

// viewControl lists the places that yield points, as long as the same hold them.
func (p viewer) viewControl(k *shown) []rules.Control {
	k.now = k.now[:0]
	for i := range p.rs.objectives {
		k.now = append(k.now, held{p.holder(p.rs.objectives[i].hex), p.towns[i].captured})
	}
	if !gallery.Same(&k.places, k.now) {
		k.control = p.control()
	}
	return k.control
}
