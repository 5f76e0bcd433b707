package twilight

// question is what is asked at a stage: "{us}" is who decides.
type question struct {
	cas, text string
}

// questions are by stage.
var questions = [atEnd + 1]question{
	atWeather:      {"5.3", "{us}: roll for the weather."},
	atReinforce:    {"5.4.1", "{us}: bring reinforcements in, or hold them back and go on."},
	atAttach:       {"5.4.2", "{us}: attach your units, or go on."},
	atPontoon:      {"5.4.3", "{us}: place pontoon bridges, or go on."},
	atSupply:       {"5.4.4", "{us}: supply all units, with depots and trains extended where it helps; or extend some yourself, then supply with the modes chosen."},
	atEngineer:     {"5.4.5", "{us}: advance your railheads, or go on."},
	atMove:         {"8.1", "{us}: choose a unit to move, or end the phase."},
	atMoving:       {"8.1", "{us}: choose a hex to move to, or end the move."},
	atCrowded:      {"4.2.3", "{us}: eliminate units over the stacking limit."},
	atReact:        {"9.1", "{us}: your cavalry may react to the move, or stay."},
	atDisplace:     {"9.5", "{us}: choose where the unit makes way to."},
	atForced:       {"8.3", "{us}: check the forced march."},
	atAbandon:      {"12.5", "{us}: roll whether the bridgehead is held."},
	atAttack:       {"10.2", "{us}: choose the hexes to attack, one after the other, or go on."},
	atCommit:       {"10.2", "{us}: choose who attacks, then announce the attack."},
	atOrder:        {"10.2", "{us}: choose the attack to fight next."},
	atAmmunition:   {"10.5", "{us}: allocate Ammunition Points, or go on."},
	atMuster:       {"10.2", "{us}: the defenders are known. Confirm or change your units."},
	atWithhold:     {"10.1.5", "{us}: choose whom to withhold from the defence."},
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
	atReplace:      {"5.2.2", "{us}: give replacement steps, or end the phase."},
	atEnd:          {"27.1", "The game is over."},
}
