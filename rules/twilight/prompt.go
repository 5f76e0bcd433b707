package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// mustDo ends the sentence of what a unit has to do within a move.
var mustDo = map[pendingKind]string{toReact: " may react to the move: click a hex that glows to fall back there, or stay.", toDisplace: " must make way.", toWithdraw: " must make way.",
	toRelocate: " must give way by rail.", toAbandon: " stands alone: roll whether it is held."}

// prompt tells who is to decide what.
func (p viewer) prompt() rules.Prompt {
	if p.stage != atEnd && !p.sees(p.toAct()) { // what exactly is decided could tell something
		return rules.Prompt{Title: phases[p.phase].Name, Case: "5.4", Ask: p.player(p.toAct()) + " decides."}
	}
	pr := rules.Prompt{Title: phases[p.phase].Name, Case: questions[p.stage].cas, Ask: p.ask()}
	switch p.stage {
	case atEnd:
		pr.Title = "End of the game"
	case atReact, atDisplace, atAbandon:
		x := p.asked()
		pr.Units, pr.Hexes, pr.Case = p.IDs(x.unit), p.Hexes(p.at(x.unit)), givesWay[x.kind]
		pr.Ask = p.player(x.side) + ": " + p.named(x.unit) + " in " + p.HexName(p.at(x.unit)) + mustDo[x.kind]
	case atCrowded:
		pr.Hexes = p.Hexes(stackingOf(p.Position).crowded()...)
		pr.Ask = p.player(p.active()) + ": eliminate units over the stacking limit in " + stackingOf(p.Position).names() + "."
	case atAttach:
		pr.Case, pr.Ask = "6.2", p.player(p.active())+": change attachments on the Displays, give cavalry standing orders on the map, or end the phase."
		if !p.drawn {
			pr.Case, pr.Ask = "6.1", p.player(p.active())+": set the areas of your armies. Keep their boundaries, or draw new ones."
		}
	case atTrack:
		pr.Units = p.IDs(p.marker)
		pr.Ask = p.player(p.active()) + ": choose the corps for " + p.named(p.marker) + "."
	case atAttack:
		p.promptAttacks(&pr)
	case atMove, atMoving, atForced, atRoute:
		p.promptMovement(&pr)
	case atReplace:
		pr.Ask = p.ask() + p.stepsLeft()
	case atEngineer:
		if !engineersOf(p.Position).anyPush() {
			pr.Ask = p.player(p.active()) + ": no railhead can be pushed forward now. Set a marker at the end of a line to push it next turn, or go on."
		}
	default:
		p.promptCombat(&pr)
	}
	if p.unset() {
		pr.Overlay = &rules.Query{Kind: queryAreas, Side: p.side.id()}
	}
	return pr
}

// promptAttacks says which attacks have to be made.
func (p viewer) promptAttacks(pr *rules.Prompt) {
	var bound []board.ID
	for i := range p.attacks {
		x := &p.attacks[i]
		if slices.ContainsFunc(x.units, func(u int16) bool { return p.units[u].aim > 0 }) {
			bound = append(bound, x.target)
		}
	}
	if len(bound) == 0 {
		return
	}
	var names []string
	for _, h := range bound {
		names = append(names, p.HexName(h))
	}
	must := "The prepared attack on " + verb.List(names) + " must be made"
	if len(bound) > 1 {
		must = "The prepared attacks on " + verb.List(names) + " must be made"
	}
	pr.Ask = p.player(p.active()) + ": choose the hexes to attack, one after the other, or go on. " + must + " (10.3)."
}

// promptMovement says what is decided of marches and journeys.
func (p viewer) promptMovement(pr *rules.Prompt) {
	switch p.stage {
	case atMove:
		if p.phase == counterMovementPhase {
			pr.Case, pr.Ask = "5.4.7", p.player(p.active())+": move units, with half their points, or end the phase."
		}
	case atMoving:
		pr.Units = p.IDs(p.moving...)
		if m := marchIn(p.Position); !m.canStep() {
			pr.Ask = p.player(p.active()) + ": " + m.haltText()
		} else if len(p.moving) == 1 && railsOf(p.Position).willOnlyBegin(p.moving[0]) {
			pr.Ask = p.ask() + " It has too few movement points to entrain in this phase: it would begin, and its move would end."
		}
	case atForced:
		force := marchIn(p.Position).strainedForce()
		pr.Units, pr.Hexes = p.IDs(force...), p.Hexes(p.at(force[0]))
		pr.Ask = p.player(p.active()) + ": " + marchIn(p.Position).checkText(force)
	case atRoute:
		u := railsOf(p.Position).bound()
		pr.Units = p.IDs(u)
		pr.Ask = p.player(p.toAct()) + ": choose the station for " + p.named(u) + "."
		if p.asksRoute() {
			x := p.asked()
			pr.Case = givesWay[x.kind]
			pr.Ask = p.player(x.side) + ": " + p.named(x.unit) + " cannot reach " + p.HexName(x.hex) + ". Choose another station."
		}
	}
}

// overfullDuty warns of hexes whose owner must eliminate units if the phase ends now
// (4.2.3).
func (p viewer) overfullDuty(pr *rules.Prompt) {
	if p.stage != atMove {
		return
	}
	s := p.active()
	for _, h := range stackingOf(p.Position).crowded() {
		pr.Warn = append(pr.Warn, rules.Duty{Case: "4.2.3", Units: p.IDs(p.of(s, h)...), Hexes: p.Hexes(h),
			Text: p.HexName(h) + " is over the stacking limit: you must eliminate units there if the phase ends now."})
	}
}

// duties adds to a prompt what the side that decides owes before the step can end.
// The other side is told nothing.
func (p viewer) duties(pr *rules.Prompt) {
	if p.sees(p.toAct()) {
		pr.Owed = book.Owed(p.Position, rules.VerbDone, rules.VerbHalt, "ready")
		if p.stage == atMove && len(pr.Owed) == 1 {
			if u, r := railsOf(p.Position).debtor(); r != nil && pr.Owed[0].Case == r.Case {
				pr.Owed[0].Units, pr.Owed[0].Hexes = p.IDs(u), p.stopsOnMap(railsOf(p.Position).stop(u))
			}
		}
		p.overfullDuty(pr)
		if p.stage == atPontoon && !bridgesOf(p.Position).worthAsking() {
			pr.Idle = noBridge
		}
	}
}
