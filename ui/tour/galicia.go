package tour

import "vistula/rules"

// In Battle for Galicia the first Austrian turn has all there is to learn in little:
// no reinforcements, no enemy who has already moved, and two corps within reach of
// the Russians at Krasnik.
func init() { register(Tour{Ruleset: "galicia", Scenario: "campaign", Seed: 1914, Steps: galicia()}) }

const austria = "austria"

// corps are the divisions that the tour speaks of: those of the V Corps.
var corps = []string{"ah.14-v", "ah.33-v"}

// Of the Austrian turn of Battle for Galicia.
var (
	moving   = When{Phases: []string{"movement"}, Side: austria}
	fighting = When{Phases: []string{"combat"}, Side: austria}
	// gone tells that the Austrian turn is over.
	gone = When{Side: "russia"}
)

func galicia() []Step {
	list := append(looking(), marching()...)
	return append(append(list, attacking()...), ending()...)
}

// looking is about the map and the bar.
func looking() []Step {
	return []Step{
		{ID: "welcome", Title: "A first turn", Words: "This is a real game: the Austro-Hungarian armies open the campaign of 1914. Each card speaks of one thing. Do it, or press Next. You can move this card, step back, and close it at any time."},
		{ID: "zoom", Title: "Zoom in", At: Map, Words: "To zoom in, turn the wheel over the map, pinch it, or press +. To zoom out, press −.", Done: []When{{Did: []string{Zoomed}}}},
		{ID: "pan", Title: "Look around", At: Map, Words: "Drag the map, or hold Shift with the arrow keys. Home shows all of it again.", Done: []When{{Did: []string{Panned}}}},
		{ID: "bar", Title: "What to do", At: Bar, Words: "The bar below always shows whose turn it is and what to do. Its main button does what comes next: press it, or the space bar, to determine supply.",
			Done: []When{{Phases: []string{"movement", "combat"}}}, Skip: []When{moving, fighting, gone}},
	}
}

// marching is about movement.
func marching() []Step {
	skip := []When{fighting, gone}
	return []Step{
		{ID: "fan", Title: "A stack of counters", At: Glowing, Units: corps, Words: "Glowing hexes hold units that can move. Rest the pointer on a stack, or long-press it, to fan it out.",
			Done: []When{{Did: []string{Fanned, Selected}}}, Skip: skip},
		{ID: "pick", Title: "Choose a unit", At: Glowing, Units: corps, Words: "Click one of the marked divisions of V Corps, south of Krasnik. Tab also goes from unit to unit.",
			Done: []When{{Did: []string{Selected}}, {Events: []string{rules.EventStep}}}, Skip: skip},
		{ID: "reach", Title: "How far it can go", At: Map, Hexes: []string{"11.22"}, Units: corps, Words: "The outline shows how far the unit can move. The figure in a hex is the movement left there; striped hexes are in an enemy zone of control. Point at a hex to see the path and its cost.", Skip: skip},
		{ID: "refused", Title: "What the rules forbid", At: Map, Units: corps, Words: "Click a hex far outside the outline. Nothing happens except that you are told why, usually with the number of the rule. Point at a rule number anywhere, for example in the bar below, to read its title, or click it to open the rules.",
			Done: []When{{Did: []string{Refused}}}, Skip: skip},
		{ID: "march", Title: "Move", At: Map, Hexes: []string{"11.22"}, Units: corps, Words: "Now move: select a division if none is selected, and click 11.22, next to the Russians.",
			Done: []When{{Events: []string{rules.EventStep}}}, Skip: skip},
		{ID: "undo", Title: "Undo", At: Undo, Words: "Try Undo, or Ctrl+Z. You can undo anything up to the last die roll or the other side's last decision.",
			Done: []When{{Did: []string{Undid}}}, Skip: skip},
		{ID: "again", Title: "Move up", At: Map, Hexes: []string{"11.22"}, Units: corps, Words: "Move both divisions to 11.22: the more attackers, the better the odds. Press Next when they are there.", Skip: skip},
		{ID: "overlays", Title: "Overlays", At: Overlays, Words: "These buttons show supply, zones of control, threats and control on the map. Turn one on; each has a letter key.",
			Done: []When{{Did: []string{Overlaid}}}},
		{ID: "endmove", Title: "End the movement", At: Main, Words: "When your units are where you want them, end the movement phase with the main button. If some have not moved, you are asked once.",
			Done: []When{fighting, gone}},
	}
}

// attacking is about combat.
func attacking() []Step {
	skip := []When{gone}
	idle := append([]When{{Phases: []string{"movement"}}}, skip...)
	return []Step{
		{ID: "odds", Title: "Check the odds", At: Glowing, Hexes: []string{"12.22"}, Words: "Point at the Russians next to your units. The panel shows both strengths, everything that modifies them, and the exact chance of each result.",
			Done: []When{{Did: []string{Looked}}}, Skip: append([]When{{Phases: []string{"combat"}, Side: austria, Verbs: []string{rules.VerbCommit, rules.VerbReady, rules.VerbRoll}}}, idle...)},
		{ID: "attack", Title: "Attack", At: Glowing, Hexes: []string{"12.22"}, Words: "Click the glowing Russians to attack them. Everyone who can attack together joins in; declare the attack with the button.",
			Done: []When{{Events: []string{"attack"}}}, Skip: idle},
		{ID: "commit", Title: "Who takes part", At: Bar, Units: corps, Words: "The panel lists who was chosen for you; press Leave out for any unit that is to stay out of the attack. The bar guides you through the rest. You play both sides here, so you decide for both until the dice are rolled.",
			Done: []When{{Events: []string{"attack-roll", "called-off"}}}, Skip: idle},
		{ID: "losses", Title: "Result", At: Bar, Words: "The result is in the panel and in the journal. Resolve losses and retreats step by step: click what glows, or use the buttons, until the attack is over.",
			Done: []When{{Phases: []string{"combat"}, Side: austria, Verbs: []string{rules.VerbDone}}}, Skip: idle},
	}
}

// ending is about what is there besides.
func ending() []Step {
	return []Step{
		{ID: "journal", Title: "What happened", At: Journal, Words: "The journal lists everything that happened. Click a line to see it on the map; click it again to view the game as it was then. Esc returns.",
			Done: []When{{Did: []string{Recounted}}}},
		{ID: "charts", Title: "Charts and rules", At: Charts, Words: "F1 opens the rulebook's charts and a searchable page of all its cases. Esc closes it.",
			Done: []When{{Did: []string{Charted}}}},
		{ID: "turn", Title: "End your turn", At: Main, Words: "End the combat phase with the main button. Russia's turn follows, with the same phases.",
			Done: []When{gone}},
		{ID: "save", Title: "Save and print", At: Menu, Words: "The game is kept after every action, so you can close the program at any time. The menu saves it under a name, prints the map and writes a report."},
		{ID: "end", Title: "Done", Words: "Now you know the table. Play on from here, or leave from the menu and start a game of your own. Good luck!"},
	}
}
