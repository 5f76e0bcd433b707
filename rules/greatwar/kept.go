package greatwar

import "vistula/rules"

// keep brings up to date what follows from the states of the units and a little else:
// their counters, and of each side whom it commands, its order of battle, its dead and
// who is to come. What is given away is never written again, so that views may share
// it; the list of counters itself is not given away.
func (p viewer) keep() *kept {
	k := &p.scratch.kept
	now := what{p.scenario, p.options, p.turn, p.side, p.phase, p.stage == atRally}
	if k.of != now {
		*k = kept{of: now, states: make([]unitState, len(p.units)), counters: make([]rules.Counter, len(p.units))}
	}
	for i := range p.units {
		if c := &k.counters[i]; c.Unit == "" || k.states[i] != p.units[i] {
			u := int16(i)
			k.states[i], k.displays[p.owner(u)] = p.units[i], [4]rules.Display{}
			*c = p.counter(u)
			if p.onMap(u) {
				c.Hex = p.Board().Number(p.at(u))
			}
		}
	}
	for s := range allied + 2 {
		if d := &k.displays[s]; d[0].ID == "" {
			*d = [4]rules.Display{p.commandDisplay(s, k.counters), p.orderOfBattle(s, k.counters), p.eliminated(s, k.counters), p.coming(s, k.counters)}
		}
	}
	return k
}
