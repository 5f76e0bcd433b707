package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Chapter 25: leaders. Of those in the north Khan Nakhichevanski always has an effect,
// others by an option (see the README).

// The ids of the markers, and how far from Khan Nakhichevanski the cavalry of his corps
// shares his mind (25.1).
const (
	khan             = "khan-nakhichevanski"
	rennenkampf      = "rennenkampf"
	artamonov        = "artamonov"
	blagoveshchenski = "blagoveshchenski"

	nervous = 3
)

// options lists the options that a scenario offers.
func (sc *scenario) options() []rules.Option {
	if slices.ContainsFunc(sc.leaders, func(l leader) bool { return l.optional }) {
		return []rules.Option{commandersOption, queueingOption}
	}
	return []rules.Option{queueingOption}
}

// leaders reads the markers with which a scenario begins.
func (rs *Ruleset) leaders(sc *scenario) ([]leader, error) {
	var list []leader
	for i, d := range sc.Leaders {
		u, ok := rs.FindUnit(d.On)
		if !ok {
			return nil, fmt.Errorf("leaders[%d]: there is no unit %q", i, d.On)
		}
		list = append(list, leader{d.ID, u, int8(d.From), int8(d.Until), d.Optional})
	}
	return list, nil
}

// leaderOn is the unit on which a leader lies while it has an effect, -1 where it has none.
func (p special) leaderOn(id string) int16 {
	for _, l := range p.scenario.leaders {
		if l.id == id && l.from <= p.turn && p.turn <= l.until && (p.options.commanders || !l.optional) {
			return l.on
		}
	}
	return -1
}

// rests tells whether Rennenkampf lets a unit rest: infantry of his army makes no forced
// marches (25.3).
func (p special) rests(u int16) bool {
	on := p.leaderOn(rennenkampf)
	return on >= 0 && p.unit(u).kind == infantry && p.units[u].army == p.units[on].army
}

// gives tells whether a stack gives way too far: a formation in it is of the corps of
// Artamonov or Blagoveshchenski (25.4).
func (p special) gives(units []int16) bool {
	for _, id := range []string{artamonov, blagoveshchenski} {
		on := p.leaderOn(id)
		if on >= 0 && slices.ContainsFunc(units, func(u int16) bool { return p.unit(u).formation() && p.unit(u).corps == p.unit(on).corps }) {
			return true
		}
	}
	return false
}

// underKhan tells whether cavalry is of Khan Nakhichevanski's corps and near him. It makes
// forced marches of three points at most, and retires after combat (25.1).
func (p special) underKhan(u int16) bool {
	on := p.leaderOn(khan)
	return on >= 0 && p.unit(u).kind == cavalry && p.at(u) != board.None && p.onMap(on) && p.units[u].corps == p.unit(on).corps && p.Board().Distance(p.at(u), p.at(on)) <= nervous
}
