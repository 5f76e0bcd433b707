package greatwar

import (
	"slices"

	"vistula/rules"
)

// refresh makes the counters anew that have changed, and notes what changes with them.
func (p viewer) refresh() *shown {
	k := &p.scratch.shown
	if k.scenario != p.scenario || k.options != p.options {
		*k = shown{scenario: p.scenario, options: p.options}
	}
	k.sides, k.gone, k.coming = [2]bool{}, [2]bool{}, [2]bool{}
	k.Refresh(p.Board(), len(p.units), p.look, func(u int16, _ *look) rules.Counter { return p.counter(u) }, func(u int16, was, now *look) {
		s := p.owner(u)
		k.battle[s].Note(&p.rs.rolls[s], u)
		k.sides[s] = true
		k.gone[s] = k.gone[s] || was.dead > 0 || now.dead > 0
		k.coming[s] = k.coming[s] || was.toCome() || now.toCome()
	})
	return k
}

func (p viewer) look(u int16, x *look) {
	x.unitState, x.astray = p.units[u], commandOf(p.Position).outOfCommand(u)
}

// located is the counter of a unit with the hex that it stands in.
func (p viewer) located(k *shown, u int16) rules.Counter {
	c := k.Face(u)
	if p.onMap(u) {
		c.Hex = p.Board().Number(p.at(u))
	}
	return c
}

// viewDisplays are, of each side, whom it commands, its order of battle, its dead and
// who is to come.
func (p viewer) viewDisplays(k *shown) []rules.Display {
	for s := range austria + 1 {
		d := k.displays[4*s:][:4]
		if k.sides[s] {
			d[0], d[1] = p.commandDisplay(k, s), p.orderOfBattle(k, s)
		}
		if k.gone[s] || d[2].ID == "" {
			d[2] = p.eliminated(k, s)
		}
		if k.coming[s] || d[3].ID == "" {
			d[3] = p.coming(k, s)
		}
	}
	return slices.Clone(k.displays[:])
}

// viewTurns is the turn record.
func (p viewer) viewTurns(k *shown) rules.Track {
	if k.turn != p.turn || k.coming != [2]bool{} {
		k.turn, k.turns = p.turn, p.turnRecord(k)
	}
	return k.turns
}

// viewControl lists the places that yield victory points and the fortresses, as long
// as the same hold them and the fortresses are as strong.
func (p viewer) viewControl(k *shown) []rules.Control {
	if k.control == nil || !slices.Equal(k.held, p.held) || !slices.Equal(k.forts, p.forts) {
		k.held, k.forts = append(k.held[:0], p.held...), append(k.forts[:0], p.forts...)
		k.control = p.control()
	}
	return k.control
}
