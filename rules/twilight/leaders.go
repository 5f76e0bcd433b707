package twilight

import (
	"fmt"
	"slices"

	"vistula/rules/board"
)

// Chapter 25: leaders. Of those in the north only Khan Nakhichevanski has an effect (see
// the README).

// khan is the id of Khan Nakhichevanski's marker (25.1), and nervous how far from him the
// cavalry of his corps shares his mind.
const (
	khan    = "khan-nakhichevanski"
	nervous = 3
)

// leaders reads the markers with which a scenario begins.
func (rs *Ruleset) leaders(sc *scenario) ([]leader, error) {
	var list []leader
	for i, d := range sc.Leaders {
		u, ok := rs.FindUnit(d.On)
		if !ok {
			return nil, fmt.Errorf("leaders[%d]: there is no unit %q", i, d.On)
		}
		list = append(list, leader{d.ID, u, int8(d.Until)})
	}
	return list, nil
}

// underKhan tells whether cavalry is of Khan Nakhichevanski's corps and near him. It makes
// forced marches of three points at most, and retires after combat (25.1).
func (p special) underKhan(u int16) bool {
	i := slices.IndexFunc(p.scenario.leaders, func(l leader) bool { return l.id == khan && p.turn <= l.until })
	if i < 0 || p.unit(u).kind != cavalry || p.at(u) == board.None {
		return false
	}
	on := p.scenario.leaders[i].on
	return p.onMap(on) && p.units[u].corps == p.unit(on).corps && p.Board().Distance(p.at(u), p.at(on)) <= nervous
}
