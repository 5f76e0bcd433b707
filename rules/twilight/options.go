package twilight

import (
	"encoding/json"

	"vistula/rules"
	"vistula/rules/codec"
)

// options are the choices made before the game.
type options struct {
	commanders bool // optional leaders have an effect (25.3, 25.4)
}

// optionList is what is chosen before a game in which leaders are optional.
var optionList = []rules.Option{{ID: "commanders", Title: "Hesitant commanders", Values: []string{"off", "on"}, Default: "off",
	Help: "Rebuilt from history, for the rulebook's text is lost: infantry of Rennenkampf's army makes no forced marches from turn 3 to 6, and stacks of Artamonov's and Blagoveshchenski's corps that are beaten retreat a hex farther until turn 7."}}

func parseOptions(o rules.Options) options { return options{commanders: o[optionList[0].ID] == "on"} }

// writeOptions writes the options that are in force. They are read before the position.
func writeOptions(w *codec.Writer, _ scope, _ *Position) {
	w.List("", 1, func(int) { w.Quoted(optionList[0].ID) })
}

func readBefore(*codec.Reader, scope, json.RawMessage, *Position) {}
