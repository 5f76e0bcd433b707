package tour

import "vistula/rules"

// In Twilight in the East the first Russian turn of Tannenberg shows what this game has
// besides: areas, displays, supply, and two movement phases in a player turn.
func init() {
	register(Tour{Ruleset: "twilight", Scenario: "tannenberg", Seed: 1914, Steps: twilight()})
}

// The later phases of the first turn, and the turn after it.
var (
	attached  = When{Phases: []string{"pontoon", "supply", "engineering", "movement", "counter-movement", "attack", "counter-attack", "post-combat"}}
	supplied  = When{Phases: []string{"movement", "counter-movement", "attack", "counter-attack", "post-combat"}}
	marched   = When{Phases: []string{"counter-movement", "attack", "counter-attack", "post-combat"}}
	countered = When{Phases: []string{"attack", "counter-attack", "post-combat"}}
	ours      = When{Phases: []string{"reinforcement", "attachment", "pontoon", "supply"}, Side: "central"}
)

func twilight() []Step { return append(append(east(), eastMarch()...), eastEnd()...) }

// east is about what comes before the march.
func east() []Step {
	past := []When{marched, countered, ours}
	return []Step{
		{ID: "welcome", Title: "Into East Prussia", Words: "This is a real game: the Russian First and Second Armies open the Tannenberg campaign. Each card speaks of one thing. Do it, or press Next. You can step back or close the card at any time."},
		{ID: "weather", Title: "Weather", At: Main, Words: "Every turn begins with the weather. Press the main button, or the space bar, to roll.",
			Done: []When{{Not: []string{"weather"}}}, Skip: past},
		{ID: "areas", Title: "Areas of the armies", At: Main, Words: "Each army has an area of the map, and its units supply and fight there. Keep the boundaries with the main button. To move one instead, press Draw boundary and follow the line on the map.",
			Done: []When{{Phases: []string{"attachment"}, Verbs: []string{rules.VerbDone}}, attached}, Skip: past},
		{ID: "displays", Title: "Displays", At: Bar, Words: "F2 opens the displays of your armies: a track for each corps, where markers move to the right as effectiveness is lost. In this phase you can drag a formation to another track. Esc returns to the map.",
			Done: []When{{Did: []string{Charted}}, attached}, Skip: append([]When{attached}, past...)},
		{ID: "supply", Title: "Supply", At: Main, Words: "End the phases until you come to supply, then press Supply all units. Depots and trains go over to extended mode where that helps. The Supply button at the left draws the line of each unit.",
			Done: []When{supplied}, Skip: past},
	}
}

// eastMarch is about the movement phases.
func eastMarch() []Step {
	units := []string{"ru.27-3", "ru.25-3"}
	past := []When{marched, countered, ours}
	return []Step{
		{ID: "pick", Title: "Choose a unit", At: Glowing, Units: units, Words: "Click a division of the 3rd Corps, east of Eydtkuhnen. The outline shows how far it can march.",
			Done: []When{{Did: []string{Selected}}, {Events: []string{rules.EventStep}}}, Skip: past},
		{ID: "march", Title: "March", At: Map, Units: units, Words: "Point at a hex to see the way and its cost, and click it to march. Points are counted in parts: 2 1/2 is two and a half.",
			Done: []When{{Events: []string{rules.EventStep}}}, Skip: past},
		{ID: "rail", Title: "By rail", At: Map, Words: "A unit in a station can entrain for rail points: select it and press the button. Then click a station; the map shows the way, and the turn in which the unit is off the train. Press Next to go on.", Skip: past},
		{ID: "endmove", Title: "End the movement", At: Main, Words: "End the phase when your units are where you want them. You are told once what is left to do.",
			Done: []When{marched, countered, ours}},
		{ID: "counter", Title: "The other side moves too", At: Bar, Words: "In your player turn the other side moves once as well, with half its points. You play both sides here: move a German division, or end the phase.",
			Done: []When{countered, ours}},
	}
}

// eastEnd is about combat and what follows.
func eastEnd() []Step {
	return []Step{
		{ID: "attack", Title: "Attack", At: Glowing, Words: "Where you stand next to the enemy, click him, commit your units and announce the attack. The panel shows both strengths, the magnitude, the column, and the chance of each result. End the phase when you have no more attacks.",
			Done: []When{ours}, Skip: []When{ours}},
		{ID: "end", Title: "Done", Words: "The Central Powers' turn follows with the same phases. Play on from here, or leave from the menu. Good luck!"},
	}
}
