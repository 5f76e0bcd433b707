package galicia

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// refresh makes the counters anew that have changed, and notes what changes with them.
func (p viewer) refresh(k *shown) *shown {
	if k.scenario != p.scenario {
		*k = shown{scenario: p.scenario, counted: k.counted}
	}
	k.sides, k.coming, k.gone = [2]bool{}, [2]bool{}, [2]bool{}
	k.Refresh(p.Board(), len(p.units), p.look, func(u int16, _ *look) rules.Counter { return p.counter(u) }, func(u int16, was, now *look) {
		s := p.owner(u)
		k.battle[s].Note(&p.rs.rolls[s], u)
		k.sides[s] = true
		k.gone[s] = k.gone[s] || was.lost > 0 || now.lost > 0
		k.coming[s] = k.coming[s] || was.hex == board.None || now.hex == board.None
	})
	return k
}

func (p viewer) look(u int16, x *look) {
	x.unitState = p.units[u]
	x.held = x.hex != board.None && !p.released(u)
}

// viewDisplays are, of each side, its order of battle, its dead and who is to come.
func (p viewer) viewDisplays(k *shown) []rules.Display {
	for s := range russia + 1 {
		d := k.displays[3*s:][:3]
		if k.sides[s] {
			d[0] = p.orderOfBattle(k, s)
		}
		if k.gone[s] || d[1].ID == "" {
			d[1] = p.gone(k, s)
		}
		if k.coming[s] || d[2].ID == "" {
			d[2] = p.coming(k, s)
		}
	}
	return slices.Clone(k.displays[:])
}

// viewTurns is the turn record, which changes with the turn alone.
func (p viewer) viewTurns(k *shown) rules.Track {
	if k.turn != p.turn {
		k.turn, k.turns = p.turn, p.turnRecord()
	}
	return k.turns
}

// viewControl lists the places that yield points, as long as the same hold them.
func (p viewer) viewControl(k *shown) []rules.Control {
	same := k.places != nil
	for i := range p.rs.objectives {
		now := held{p.holder(p.rs.objectives[i].hex), p.towns[i].captured}
		if i == len(k.places) {
			k.places = append(k.places, now)
		} else if k.places[i] != now {
			k.places[i], same = now, false
		}
	}
	if !same {
		k.control = p.control()
	}
	return k.control
}
