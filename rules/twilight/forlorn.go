package twilight

import (
	"fmt"

	"vistula/rules"
)

// Forlorn tells of a Repulse that is made at less than 3:1 that it must fail (8.5.2), if
// who is seen defends at the strength that is up.
func (p *Position) Forlorn(s rules.Side, a rules.Action) string {
	if a.Verb != verbRepulse && a.Verb != verbPush {
		return ""
	}
	target, ok := p.Board().Find(a.Hex)
	units := p.moving
	if a.Verb == verbPush {
		u, known := p.FindUnit(a.Unit)
		if !known || p.stage != atRetreat {
			return ""
		}
		r := retreatsIn(p).stackOf(u)
		if r == nil {
			return ""
		}
		units = repulsesIn(p).pushers(r, u)
	}
	if !ok || len(units) == 0 || p.owner(units[0]).id() != s {
		return ""
	}
	q := viewer{p, p.owner(units[0])}.supposed()
	q.repulse = repulse{target: target, from: q.at(units[0]), units: units}
	if x, _ := repulsesIn(q).weigh(); x.final < repulseFrom {
		return fmt.Sprintf("%d:%d as seen, fails below 3:1", x.strength[attacker], x.strength[defender])
	}
	return ""
}
