package fury

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/verb"
)

// Case 11.5: planning for the next turn.

// planning is a position in which nations make headquarters active for the next turn.
type planning struct{ *Position }

func planIn(p *Position) planning { return planning{p} }

// planningVerbs activate headquarters (11.5).
func planningVerbs() []*verbs {
	roll.Roll(atPlan, "Roll for active headquarters", "11.5", func(*Position) int { return 1 }, func(p *Position) { planIn(p).rollPlan() })
	return []*verbs{
		{Name: "activate", Label: "Make the headquarters active", Case: "11.5", Takes: verb.Unit, Stages: verb.Of(atActivate),
			Check: func(p *Position, a args) *refusal {
				switch {
				case !p.unit(a.Unit).hq:
					return refuseNoStaff
				case p.unit(a.Unit).nation != p.nation:
					return refuseOtherPlan
				case !p.onMap(a.Unit):
					return refuseOffMap
				case p.units[a.Unit].active:
					return refuseActive
				}
				return nil
			},
			Candidates: func(p *Position, yield func(args)) {
				for i := range p.rs.armies {
					yield(verb.OfUnitChoice(p.rs.armies[i].hq, ""))
				}
			},
			Do: func(p *Position, a args) { planIn(p).makeActive(a.Unit) }},
	}
}

var (
	refuseNoStaff   = &refusal{Case: "11.5", Why: "{unit} is not a headquarters."}
	refuseOtherPlan = &refusal{Case: "11.5", Why: "{unit} does not belong to the nation that is planning."}
	refuseActive    = &refusal{Case: "11.5", Why: "{unit} is already active."}
)

// beginPlanning gives the rail movement points back and comes to the roll of a nation:
// the headquarters of those that have not rolled yet are inactive. Russia is first.
func (p planning) beginPlanning(n nation) {
	for i := range p.rail {
		p.rail[i] = int8(p.rs.tables.RailPoints[nationIDs[i]])
	}
	for i := range p.rs.armies {
		if p.rs.armies[i].nation >= n {
			p.turnOver(p.rs.armies[i].hq, false)
		}
	}
	p.phase, p.stage, p.nation, p.side = planningPhase, atPlan, n, n.side()
}

// rollPlan tells how many headquarters of a nation become active.
func (p planning) rollPlan() {
	die, modifier := p.Dies.D6(), p.rs.tables.Turns[p.turn-1].Plan
	sum := min(6, max(1, die+modifier))
	p.choose = int8(p.rs.tables.Planning[nationIDs[p.nation]][sum-1])
	p.tell(rules.Event{Kind: "plan", Case: "11.5", Side: p.side.id(), Dice: []int{die},
		Text: fmt.Sprintf("%s rolls %s for planning: %s may be active.", nationNames[p.nation], planSum(die, modifier, sum), verb.Count(int(p.choose), "headquarters", "headquarters"))})
	p.stage = atActivate
}

// planSum is the sum of a planning roll: "4+2 = 6", or "5+2 = 7, counted as 6" where it is
// kept within the table.
func planSum(die, modifier, sum int) string {
	switch text := fmt.Sprintf("%d%+d = %d", die, modifier, die+modifier); {
	case modifier == 0:
		return fmt.Sprint(die)
	case die+modifier != sum:
		return fmt.Sprintf("%s, counted as %d,", text, sum)
	default:
		return text
	}
}

// turnOver shows the active or the inactive side of a headquarters, which commands
// otherwise then (2.2).
func (p planning) turnOver(hq int16, active bool) {
	p.units[hq].active = active
	p.changed()
}

func (p planning) makeActive(hq int16) {
	p.turnOver(hq, true)
	p.choose--
	p.tell(rules.Event{Kind: "activate", Case: "11.5", Side: p.side.id(), Units: p.IDs(hq), Hexes: p.Hexes(p.at(hq)), Text: fmt.Sprintf("%s is active.", p.Label(hq))})
}

// idle lists the headquarters of the nation that could still be made active.
func (p planning) idle() []int16 {
	return p.all(func(u int16) bool {
		return p.unit(u).hq && p.unit(u).nation == p.nation && p.onMap(u) && !p.units[u].active
	})
}

// choosing tells whether there is a choice which headquarters become active.
func (p planning) choosing() bool { return p.choose > 0 && len(p.idle()) > int(p.choose) }

// activateRest makes the headquarters active for which there is no choice.
func (p planning) activateRest() {
	idle := p.idle()
	for _, hq := range idle[:min(len(idle), int(p.choose))] {
		p.makeActive(hq)
	}
	p.choose = 0
}
