package tannenberg

import (
	"slices"

	"vistula/rules"
)

// viewControl lists the places that yield points and the forts that are left.
func (p *sight) viewControl() []rules.Control {
	k := &p.kept.control
	if k.list == nil || !slices.Equal(k.held, p.held) || !slices.Equal(k.forts, p.forts) {
		*k = keptControl{held: append(k.held[:0], p.held...), forts: append(k.forts[:0], p.forts...), list: p.control()}
	}
	return k.list
}

// viewChart is the planning chart.
func (p *sight) viewChart() rules.Display {
	if p.phase == planPhase {
		return p.planningChart()
	}
	k := &p.kept.chart
	if k.chart.ID == "" || !slices.Equal(k.forts, p.forts) {
		*k = keptChart{forts: append(k.forts[:0], p.forts...), chart: p.planningChart()}
	}
	return k.chart
}

// lookAhead gives the turn record and what is to come, which follow from the state of
// the units to come alone.
func (p *sight) lookAhead() *outlook {
	k := &p.kept.outlook
	p.states = p.states[:0]
	for _, u := range p.due {
		p.states = append(p.states, p.units[u])
	}
	if k.scenario == p.scenario && k.twoFront == p.options.twoFront && k.turn == p.turn && slices.Equal(k.due, p.due) && slices.Equal(k.states, p.states) {
		return k
	}
	laid := p.laid
	p.laid = make([]rules.Counter, 0, 2*len(p.due))
	*k = outlook{scenario: p.scenario, twoFront: p.options.twoFront, turn: p.turn, due: append(k.due[:0], p.due...), states: append(k.states[:0], p.states...),
		record: p.turnRecord(), coming: [2]rules.Display{russia: p.coming(russia), central: p.coming(central)}}
	p.laid = laid
	return k
}

// viewRoll gives the order of battle of a side and its dead, which follow from the
// state of its units alone.
func (p *sight) viewRoll(s side) *roll {
	k, army := &p.kept.rolls[s], p.rs.armies[s]
	same := k.scenario == p.scenario && k.turn == p.turn && len(k.states) == len(army)
	for i, u := range army {
		if same = same && p.units[u] == k.states[i] && p.faceDown(u) == k.down[i]; !same {
			break
		}
	}
	if same {
		return k
	}
	*k = roll{scenario: p.scenario, turn: p.turn, states: k.states[:0], down: k.down[:0]}
	for _, u := range army {
		k.states, k.down = append(k.states, p.units[u]), append(k.down, p.faceDown(u))
	}
	laid := p.laid
	p.laid = make([]rules.Counter, 0, len(army))
	k.battle, k.destroyed = p.orderOfBattle(s), p.destroyedUnits(s)
	p.laid = laid
	return k
}
