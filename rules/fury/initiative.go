package fury

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/verb"
)

// Chapter 7: the initiative and the order of the four activations.

// initiativeVerbs decide who acts where (7).
func initiativeVerbs() []*verbs {
	roll.Roll(atInitiative, "Roll for the initiative", "7", func(*Position) int { return 2 }, (*Position).rollInitiative)
	return []*verbs{
		{Name: "front", Label: "Activate this front", Case: "7", Takes: verb.Choice, Stages: verb.Of(atFront),
			Words: func(p *Position, a args) string { return "Activate the " + frontNames[frontOf(a.Choice)] },
			Check: func(p *Position, a args) *refusal {
				if frontOf(a.Choice) == noFront {
					return refuseNoFront
				}
				return nil
			},
			Candidates: func(p *Position, yield func(args)) {
				for _, f := range frontIDs {
					yield(verb.OfChoice(f))
				}
			},
			Do: func(p *Position, a args) {
				p.first[p.side] = frontOf(a.Choice)
				activationsOf(p).activate()
			}},
	}
}

// rollInitiative: the higher die has it, a tie leaves it where it was.
func (p *Position) rollInitiative() {
	r, c := p.Dies.D6(), p.Dies.D6()
	switch {
	case r > c:
		p.initiative = russian
	case c > r:
		p.initiative = central
	}
	p.tell(rules.Event{Kind: "initiative", Case: "7", Side: p.initiative.id(), Dice: []int{r, c},
		Text: fmt.Sprintf("%s has the initiative (Russia %d, Central Powers %d).", sidePlayers[p.initiative], r, c)})
	activationsOf(p).beginActivation(1)
}

// activations is a position in which one front after the other is activated.
type activations struct{ *Position }

func activationsOf(p *Position) activations { return activations{p} }

// beginActivation begins one of the four: player 1, player 2 twice, player 1.
func (p activations) beginActivation(n int8) {
	p.activation, p.side, p.front = n, p.initiative, noFront
	if n == 2 || n == 3 {
		p.side = p.initiative.enemy()
	}
	if p.first[p.side] == noFront {
		p.phase, p.stage = initiativePhase, atFront
		return
	}
	p.activate()
}

// activate lets the active side move and fight on a front: on the one that it has
// chosen first, then on the other.
func (p activations) activate() {
	p.front = p.first[p.side]
	if p.activation >= 3 {
		p.front = p.front.other()
	}
	p.phase, p.stage = movementPhase, atMove
	p.changed()
	for i := range p.units {
		st := &p.units[i]
		st.spent, st.moved, st.stopped, st.retreated = 0, false, false, false
	}
	p.tell(rules.Event{Kind: "activation", Case: "7", Side: p.side.id(),
		Text: fmt.Sprintf("%s activates the %s.", sidePlayers[p.side], frontNames[p.front])})
}

// endActivation goes on to the next one, and after the fourth to the Administrative
// Phase.
func (p activations) endActivation() {
	p.attacks, p.combat = nil, noCombat
	for i := range p.units {
		st := &p.units[i]
		st.spent, st.moved, st.stopped, st.retreated = 0, false, false, false
	}
	if p.activation >= 4 {
		sequenceOf(p.Position).beginAdministration()
		return
	}
	p.beginActivation(p.activation + 1)
}
