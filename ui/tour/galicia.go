package tour

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
		{ID: "zoom", Title: "Come closer", At: Map, Words: "Turn the wheel over the map, pinch it, or press + and −, to come closer.", Done: []When{{Did: []string{Zoomed}}}},
		{ID: "pan", Title: "Look around", At: Map, Words: "Drag the map, or hold Shift with the arrow keys. Home shows all of it again.", Done: []When{{Did: []string{Panned}}}},
		{ID: "bar", Title: "What is asked", At: Bar, Words: "The bar below always says whose turn it is and what is asked. Its main button does what comes next: press it, or the space bar, to determine supply.",
			Done: []When{{Phases: []string{"movement", "combat"}}}, Skip: []When{moving, fighting, gone}},
	}
}

// marching is about movement.
func marching() []Step {
	skip := []When{fighting, gone}
	return []Step{
		{ID: "fan", Title: "A stack of counters", At: Glowing, Units: corps, Words: "Hexes that glow have units that can move. Rest the pointer on a stack, or press long on it, and it is laid out.",
			Done: []When{{Did: []string{Fanned, Selected}}}, Skip: skip},
		{ID: "pick", Title: "Choose a unit", At: Glowing, Units: corps, Words: "Click one of the divisions that are pointed out: they are the V Corps, south of Krasnik. Tab also goes from unit to unit.",
			Done: []When{{Did: []string{Selected}}, {Events: []string{"step"}}}, Skip: skip},
		{ID: "reach", Title: "How far it can go", At: Map, Hexes: []string{"11.22"}, Units: corps, Words: "The outline is its reach. The figure in a hex is what would be left of its movement; striped hexes lie in an enemy zone. Point at a hex to see the way and what it costs.", Skip: skip},
		{ID: "refused", Title: "When something is not allowed", At: Map, Units: corps, Words: "Click a hex far beyond the outline. Nothing is lost: the reason appears, often with the number of its rule. Point at such a number anywhere, as in the bar below, to read its title, or click it to open the rules.",
			Done: []When{{Did: []string{Refused}}}, Skip: skip},
		{ID: "march", Title: "A march", At: Map, Hexes: []string{"11.22"}, Units: corps, Words: "Now march: choose a division again if none is chosen, and click 11.22, next to the Russians.",
			Done: []When{{Events: []string{"step"}}}, Skip: skip},
		{ID: "undo", Title: "Take it back", At: Undo, Words: "Try Undo, or Ctrl+Z. What no dice have decided and nobody has answered can be taken back.",
			Done: []When{{Did: []string{Undid}}}, Skip: skip},
		{ID: "again", Title: "To the front", At: Map, Hexes: []string{"11.22"}, Units: corps, Words: "March to 11.22 after all, with both divisions: the more, the better the odds. Press Next when they are there.", Skip: skip},
		{ID: "overlays", Title: "Ask the map", At: Overlays, Words: "These buttons lay answers over the map: supply, zones, threat, control. Turn one on; each has a letter as its key.",
			Done: []When{{Did: []string{Overlaid}}}},
		{ID: "endmove", Title: "End the movement", At: Main, Words: "When all are where you want them, end the movement with the main button. If units have not moved you are asked once.",
			Done: []When{fighting, gone}},
	}
}

// attacking is about combat.
func attacking() []Step {
	skip := []When{gone}
	idle := append([]When{{Phases: []string{"movement"}}}, skip...)
	return []Step{
		{ID: "odds", Title: "Look before you leap", At: Glowing, Hexes: []string{"12.22"}, Words: "Point at the Russians next to your units. The panel shows both strengths, everything that modifies them, and the exact chance of each result.",
			Done: []When{{Did: []string{Looked}}}, Skip: append([]When{{Phases: []string{"combat"}, Side: austria, Verbs: []string{"commit", "ready", "roll"}}}, idle...)},
		{ID: "attack", Title: "Attack", At: Glowing, Hexes: []string{"12.22"}, Words: "Click the Russians that glow to attack them, then the hex that attacks, and declare the attack with the button.",
			Done: []When{{Events: []string{"attack"}}}, Skip: idle},
		{ID: "commit", Title: "Who takes part", At: Bar, Units: corps, Words: "Click the units that glow to have them take part; a click on the count of a stack takes all. The bar leads through the rest. As you play both sides here, you answer for both, until the dice have fallen.",
			Done: []When{{Events: []string{"attack-roll", "called-off"}}}, Skip: idle},
		{ID: "losses", Title: "What came of it", At: Bar, Words: "The result is in the panel and in the journal. Losses and retreats are taken step by step: click what glows, or use the buttons, until the attack is over.",
			Done: []When{{Phases: []string{"combat"}, Side: austria, Verbs: []string{"done"}}}, Skip: idle},
	}
}

// ending is about what is there besides.
func ending() []Step {
	return []Step{
		{ID: "journal", Title: "What happened", At: Journal, Words: "The journal tells all in words. Click a line to see its place on the map; click it again to look at the game as it was then. Esc comes back.",
			Done: []When{{Did: []string{Recounted}}}},
		{ID: "charts", Title: "The rules at hand", At: Charts, Words: "F1 opens the tables of the rulebook and a page of all its cases, which can be searched. Esc closes it.",
			Done: []When{{Did: []string{Charted}}}},
		{ID: "turn", Title: "End your turn", At: Main, Words: "End the combat with the main button. Then it is Russia's turn, which has the same phases.",
			Done: []When{gone}},
		{ID: "save", Title: "Save and print", At: Menu, Words: "The game is kept after every action, so you can simply close the program. The menu saves it under a name of its own, prints the map and writes a report."},
		{ID: "end", Title: "That is all", Words: "Now you know the table. Play on from here, or leave it from the menu and begin a game of your own. Enjoy it!"},
	}
}
