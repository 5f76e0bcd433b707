package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 13: replacement of lost steps, with 16.0 [11.0], where the number of the
// chapter is misprinted.

func addReplacement() {
	book.Add(&verbs{Name: "replace", Label: "Roll for replacements", Case: "13.0", Takes: verb.Unit, Stages: verb.Of(atReplace), Dice: 1,
		Check: func(p *Position, a args) *refusal { return replacementsOf(p).mayReplace(a) }, Candidates: (*Position).eachOfMover,
		Do: func(p *Position, a args) { replacementsOf(p).replace(a.Unit) }})
	done.On(atReplace, "End the player turn", "4.0", nil, func(p *Position) { turnOf(p).endTurn() })
}

// Refusals of replacement.
var (
	refuseNotThen   = &refusal{Case: "16.0", Why: "Only Austria-Hungary replaces steps, from turn 8 on."}
	refuseNoSteps   = &refusal{Case: "13.0", Why: "Only divisions that have lost one step and corps that have lost one or two can be restored."}
	refuseKind      = &refusal{Case: "13.0", Why: "Cavalry and depots receive no replacements."}
	refuseEnemyNear = &refusal{Case: "16.0", Why: "{unit} is less than six hexes from an enemy unit."}
	refuseFought    = &refusal{Case: "13.0", Why: "{unit} fought in this game turn or the previous one."}
	refuseMoved     = &refusal{Case: "13.0", Why: "{unit} moved this game turn."}
	refuseQuota     = &refusal{Case: "16.0", Why: "No more than eight stacking points may roll for replacements each turn."}
)

// replacing gives units back steps that they lost (13).
type replacing struct{ *Position }

func replacementsOf(p *Position) replacing { return replacing{p} }

func (p replacing) mayReplace(a args) *refusal {
	u, t := a.Unit, &p.rs.tables.Replacement
	unit, st := p.unit(u), &p.units[u]
	switch {
	case p.owner(u) != p.side:
		return refuseNotYours
	case !p.onMap(u):
		return refuseOffMap
	case unit.nation != austriaHungary || int(p.turn) < t.FromTurn:
		return refuseNotThen
	case unit.cavalry || unit.depot:
		return refuseKind
	case unit.hq || st.lost == 0 || 2*st.lost > unit.steps:
		return refuseNoSteps
	case st.tried:
		return refuseTriedReplacement
	case st.fought > 0 && st.fought >= p.turn-1:
		return refuseFought
	case st.moved:
		return refuseMoved
	case int(p.replaced)+int(unit.points) > t.Most:
		return refuseQuota
	case p.enemyWithin(u, t.Distance-1):
		return refuseEnemyNear
	}
	return nil
}

var refuseTriedReplacement = &refusal{Case: "13.0", Why: "{unit} has already rolled."}

// enemyWithin tells whether an enemy unit stands within so many hexes.
func (p replacing) enemyWithin(u int16, hexes int) bool {
	for i := range p.units {
		v := int16(i)
		if p.owner(v) != p.owner(u) && p.at(v) != board.None {
			if d := p.Board().Distance(p.at(u), p.at(v)); d >= 0 && d <= hexes {
				return true
			}
		}
	}
	return false
}

func (p replacing) anyReplacement() bool {
	return slices.ContainsFunc(p.rs.ofSide[p.side], func(u int16) bool { return p.onMap(u) && p.mayReplace(verb.OfUnit(u)) == nil })
}

// replace rolls; success restores the unit to full strength.
func (p replacing) replace(u int16) {
	die := p.Dies.D6()
	st := &p.units[u]
	st.tried = true
	p.replaced += p.unit(u).points
	outcome := "is not replaced"
	if die >= p.rs.tables.Replacement.SuccessFrom {
		st.lost = 0
		outcome = "is restored to full strength"
	}
	p.Tell(rules.Event{Kind: "replacement", Case: "13.0", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Dice: []int{die},
		Text: fmt.Sprintf("%s rolls %d and %s.", p.Label(u), die, outcome)})
}
