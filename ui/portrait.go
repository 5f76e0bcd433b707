package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/opponent"
	"vistula/ui/start"
)

// portray notes what the diary shows of the game on the table: the scenario, who plays,
// and the position.
func (g *session) portray() {
	s, _ := rules.FindScenario(g.desk.Match.Ruleset(), g.desk.Match.Scenario())
	g.note.Scenario, g.note.Against = s.Title, against(g.desk, &s)
	g.note.Blocks = blocksOf(g.desk)
}

// blocksOf is the position as everybody may see it who sits at this screen, for anyone
// of them may open the program.
func blocksOf(d *desk.Desk) []start.Block {
	eyes := []rules.Side{""}
	if persons := personsAt(d); !d.Open && len(persons) > 0 {
		eyes = persons
	}
	var list []start.Block
	for i, side := range eyes {
		seen := start.BlocksOf(rules.SitAt(d.Match, side).View())
		if i == 0 {
			list = seen
			continue
		}
		list = slices.DeleteFunc(list, func(b start.Block) bool { return !slices.Contains(seen, b) })
	}
	return list
}

// personsAt are the sides that are played at this screen.
func personsAt(d *desk.Desk) []rules.Side {
	return slices.DeleteFunc(slices.Clone(d.Sides()), func(s rules.Side) bool { return d.Seats[s] != desk.Person })
}

// against says who plays.
func against(d *desk.Desk, s *rules.Scenario) string {
	switch persons := personsAt(d); {
	case len(persons) == 0:
		return lang.L("The computer against itself ({{.Player}})", map[string]any{"Player": opponents(d)})
	case len(persons) == 1:
		return lang.L("{{.Side}} against the computer ({{.Player}})", map[string]any{"Side": start.SideNames(s).SideName(persons[0]), "Player": opponents(d)})
	case d.Open:
		return lang.L("Both sides at this screen, everything open")
	}
	return lang.L("Two players at this screen, hidden")
}

// opponents names the computer players, each once.
func opponents(d *desk.Desk) string {
	var names []string
	for _, side := range d.Sides() {
		if seat := d.Seats[side]; seat != desk.Person && !slices.Contains(names, opponent.Name(string(seat))) {
			names = append(names, opponent.Name(string(seat)))
		}
	}
	return strings.Join(names, " / ")
}
