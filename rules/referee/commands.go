package referee

import (
	"slices"
	"strings"
)

// command is one word of the protocol.
type command struct {
	does   string
	fields []field
	game   bool // it needs a game
	run    func(*Referee, request) (any, error)
}

// field is one field of a command.
type field struct {
	Name     string `json:"name"`
	Required bool   `json:"required,omitempty"`
	Help     string `json:"help"`
}

func (c command) list() string {
	if len(c.fields) == 0 {
		return "no fields"
	}
	names := make([]string, len(c.fields))
	for i, f := range c.fields {
		names[i] = f.Name
	}
	return strings.Join(names, ", ")
}

var (
	rulesetField  = field{"ruleset", true, "id of a ruleset"}
	ofGameField   = field{"ruleset", false, "id of a ruleset; that of the game where it is left out"}
	scenarioField = field{"scenario", true, "id of a scenario"}
	optionsField  = field{"options", false, "object of option ids and values"}
	seedField     = field{"seed", false, "seed of the dice, 0 where it is left out"}
	friendlyField = field{"friendly", false, "true lets undo pass fences"}
	seenByField   = field{"side", false, "who looks; left out, all is seen"}
	seatField     = field{"seat", false, "which side asks: it is told, and may do, what that side may"}
	actionField   = field{"action", true, "verb, and unit, hex, from or choice, as offered"}
	queryField    = field{"query", true, "kind, and side, unit, hex or units"}
	deedsField    = field{"since", false, "number of deeds to leave out"}
	toField       = field{"to", false, "number of actions to go to; one action back or forth where it is left out"}
)

// commands are filled in by init, because help lists them.
var commands map[string]command

func init() {
	commands = map[string]command{
		"help":     {does: "lists the commands and their fields", run: (*Referee).help},
		"rulesets": {does: "lists the rulesets with their scenarios and options", run: (*Referee).rulesets},
		"cases":    {does: "lists the numbered cases of a rulebook", fields: []field{ofGameField}, run: (*Referee).cases},
		"charts":   {does: "gives the tables of a rulebook", fields: []field{ofGameField}, run: (*Referee).charts},

		"new":      {does: "begins a game", fields: []field{rulesetField, scenarioField, optionsField, seedField, friendlyField}, run: (*Referee).newGame},
		"position": {does: "begins a game at a position that is described", fields: positionFields(), run: (*Referee).position},
		"save":     {does: "gives the game as a save, or what a seat may know of it", game: true, fields: []field{seatField}, run: (*Referee).save},
		"load":     {does: "goes on with a saved game", fields: []field{{"save", true, "what save gave, or the content of a save file"}}, run: (*Referee).load},

		"status":  {does: "tells where the game stands", game: true, fields: []field{seatField}, run: (*Referee).status},
		"offers":  {does: "lists every action that is legal now; a seat's only while it decides", game: true, fields: []field{seatField}, run: (*Referee).offers},
		"do":      {does: "carries out an action", game: true, fields: doFields(), run: (*Referee).do},
		"view":    {does: "gives all that a side may see", game: true, fields: []field{seenByField, seatField}, run: (*Referee).view},
		"overlay": {does: "answers a question about the map", game: true, fields: []field{queryField, seenByField, seatField}, run: (*Referee).overlay},
		"events":  {does: "gives the record of the game", game: true, fields: []field{{"since", false, "number of actions to leave out"}, seenByField}, run: (*Referee).events},
		"record":  {does: "gives what a seat may know of the deeds so far", game: true, fields: []field{deedsField, {"seat", true, seatField.Help}}, run: (*Referee).record},
		"facts":   {does: "gives the position in numbers", game: true, fields: []field{seatField}, run: (*Referee).facts},
		"undo":    {does: "takes the last action back", game: true, fields: []field{toField, seatField}, run: (*Referee).undo},
		"redo":    {does: "carries out again what was undone", game: true, fields: []field{toField}, run: (*Referee).redo},
		"quit":    {does: "ends the program", run: (*Referee).end},
	}
}

func positionFields() []field {
	return []field{rulesetField, scenarioField, optionsField, seedField, friendlyField,
		{"turn", false, "game turn"},
		{"side", false, "whose player turn it is"},
		{"phase", false, "id of the phase"},
		{"units", false, "list of id, hex and state; what is left out stands as in the scenario"},
		{"only", false, "true takes all other units off the map"},
		{"state", false, "what the ruleset keeps besides its units"},
	}
}

func doFields() []field {
	return []field{
		actionField,
		{"dice", false, "forced dice in the order in which they are rolled"},
		{"side", false, "who acts; refused where another side is to decide"},
		seatField,
	}
}

type commandHelp struct {
	Cmd    string  `json:"cmd"`
	Does   string  `json:"does"`
	Fields []field `json:"fields,omitempty"`
}

func (r *Referee) help(request) (any, error) {
	list := make([]commandHelp, 0, len(commands))
	for name, c := range commands {
		list = append(list, commandHelp{name, c.does, c.fields})
	}
	slices.SortFunc(list, func(a, b commandHelp) int { return strings.Compare(a.Cmd, b.Cmd) })
	return struct {
		Commands []commandHelp `json:"commands"`
	}{list}, nil
}

func (r *Referee) end(request) (any, error) {
	r.quit = true
	return struct{}{}, nil
}
