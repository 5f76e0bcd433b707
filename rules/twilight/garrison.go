package twilight

import "vistula/rules/board"

// Cases 3.3.5 and 12.4: garrisons, and the complexes of fortresses.

// garrisons are the units that hold a town or a complex of fortresses.
type garrisons struct{ *Position }

func garrisonsOf(p *Position) garrisons { return garrisons{p} }

// isGarrison tells whether a unit is bound to its town or fortress (3.3.5, 12.4). One
// that has been driven out is free.
func (p garrisons) isGarrison(u int16) bool {
	sc := p.scenario
	return sc.garrison[u] && !p.units[u].freed && (sc.released[u] == 0 || p.turn < sc.released[u]) && p.atPost(u)
}

// atPost tells whether a garrison is still where it began, or in a hex of the same
// complex, whether its fortress unit stands or has just been lost.
func (p garrisons) atPost(u int16) bool {
	at, home := p.at(u), p.scenario.home[u]
	if at == home {
		return true
	}
	c := p.ward(home)
	return c >= 0 && p.ward(at) == c
}

// ward is the fortress complex of which a unit was set up in a hex, -1 for none.
func (p garrisons) ward(h board.ID) int8 {
	if h == board.None {
		return -1
	}
	return p.scenario.wards[h]
}

// leaves tells whether a garrison would leave its complex for a hex (12.4).
func (p garrisons) leaves(u int16, to board.ID) bool {
	c := p.ward(p.scenario.home[u])
	return c < 0 || p.complexIn(to) != c
}

// complexIn is the fortress complex of which a unit stands in a hex, -1 for none.
func (p garrisons) complexIn(h board.ID) int8 {
	for s := range side(2) {
		if p.who.Of(defends, int8(s), h) == 0 {
			continue
		}
		for u := range p.each(s, h) {
			if c := p.unit(u).complex; c >= 0 {
				return c
			}
		}
	}
	return -1
}

// hasNextFort tells whether a garrison can go to another hex of its complex.
func (p garrisons) hasNextFort(u int16) bool {
	return p.Board().AnyBeside(p.at(u), func(n board.ID) bool { return !p.leaves(u, n) })
}
