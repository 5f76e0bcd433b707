package twilight

import (
	"strings"

	"vistula/rules"
)

// question is what is asked at a stage: "{us}" is who decides.
type question struct {
	cas, text string
}

// questions are by stage.
var questions = [atEnd + 1]question{
	atWeather:      {"5.3", "{us}: roll for the weather."},
	atReinforce:    {"5.4", "{us}: bring reinforcements in, or hold them back and go on."},
	atAttach:       {"5.4", "{us}: attach your units, or go on."},
	atPontoon:      {"5.4", "{us}: place pontoon bridges, or go on."},
	atSupply:       {"5.4", "{us}: choose supply units for extended mode, or determine supply."},
	atEngineer:     {"5.4", "{us}: advance your railheads, or go on."},
	atMove:         {"8.1", "{us}: choose a unit to move, or end the phase."},
	atMoving:       {"8.1", "{us}: choose a hex to move to, or end the move."},
	atCrowded:      {"4.2.3", "{us}: eliminate units over the stacking limit."},
	atReact:        {"9.1", "{us}: your cavalry may react to the move, or stay."},
	atDisplace:     {"9.5", "{us}: choose where the unit makes way to."},
	atForced:       {"8.3", "{us}: check the forced march."},
	atAttack:       {"10.2", "{us}: choose a hex to attack, or end the announcements."},
	atCommit:       {"10.2", "{us}: choose who attacks, then announce the attack."},
	atOrder:        {"10.2", "{us}: choose the attack to fight next."},
	atAmmunition:   {"10.5", "{us}: allocate Ammunition Points, or go on."},
	atMuster:       {"10.2", "{us}: the defenders are known. Confirm or change your units."},
	atWithhold:     {"10.1.5", "{us}: choose whom to withhold from the defense."},
	atRoll:         {"10.9", "{us}: roll for the attack."},
	atRetreat:      {"11.2", "{us}: lead your stacks back."},
	atLossRoll:     {"10.10", "{us}: roll for losses."},
	atLose:         {"11.1.1", "{us}: choose a unit to lose a step."},
	atWorn:         {"10.10", "{us}: choose the force that has +1 on its check."},
	atCheck:        {"11.3", "{us}: roll for the effectiveness of the next stack."},
	atAdvance:      {"11.4", "{us}: choose units to advance, or go on."},
	atRepulse:      {"8.5.2", "{us}: roll for the Repulse."},
	atRepulseCheck: {"8.5.3", "{us}: roll for the effectiveness of the stack pushed away."},
	atRetire:       {"9.2", "{us}: choose cavalry to retire, or go on."},
	atReplace:      {"5.2", "{us}: give replacement steps, or end the phase."},
	atEnd:          {"5.3", "The game is over."},
}

// ask is one sentence that tells what is to be decided.
func (p *Position) ask() string {
	return strings.ReplaceAll(questions[p.stage].text, "{us}", p.player(p.toAct()))
}

// prompt tells who is to decide what.
func (p viewer) prompt() rules.Prompt {
	if p.stage != atEnd && !p.sees(p.toAct()) { // what exactly is decided could tell something
		return rules.Prompt{Title: phaseNames[p.phase], Case: "5.4", Ask: p.player(p.toAct()) + " decides."}
	}
	pr := rules.Prompt{Title: phaseNames[p.phase], Case: questions[p.stage].cas, Ask: p.ask()}
	switch p.stage {
	case atEnd:
		pr.Title = "End of the game"
	case atReact, atDisplace:
		x := p.asked()
		pr.Units, pr.Hexes, pr.Case = p.IDs(x.unit), p.Hexes(p.at(x.unit)), givesWay[x.kind]
		pr.Ask = p.player(x.side) + ": " + p.Label(x.unit) + " in " + p.HexName(p.at(x.unit)) + " may react to the move."
		if x.kind != toReact {
			pr.Ask = p.player(x.side) + ": " + p.Label(x.unit) + " in " + p.HexName(p.at(x.unit)) + " must make way."
		}
	case atCrowded:
		pr.Hexes = p.Hexes(stackingOf(p.Position).crowded()...)
		pr.Ask = p.player(p.active()) + ": eliminate units over the stacking limit in " + stackingOf(p.Position).names() + "."
	case atMoving:
		pr.Units = p.IDs(p.moving...)
	default:
		p.promptCombat(&pr)
	}
	return pr
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
		pr.Owed = book.Owed(p.Position, "done", "halt")
		p.overfullDuty(pr)
	}
}
