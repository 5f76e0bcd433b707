package twilight

import "vistula/rules"

// options are the choices made before the game.
type options struct {
	commanders bool // optional leaders have an effect (25.3, 25.4)
	queueing   bool // units board and leave trains one after the other (8.2.6a)
}

// The options of the scenarios. Only those in which leaders are optional have the first.
var (
	commandersOption = rules.Option{ID: "commanders", Title: "Hesitant commanders", Values: []string{"off", "on"}, Default: "off",
		Help: "Rebuilt from history, for the rulebook's text is lost: infantry of Rennenkampf's army makes no forced marches from turn 3 to 6, and stacks of Artamonov's and Blagoveshchenski's corps that are beaten retreat a hex farther until turn 7."}
	queueingOption = rules.Option{ID: "queueing", Title: "Queueing in stations (8.2.6a)", Values: []string{"off", "on"}, Default: "off",
		Help: "Only one unit at a time boards or leaves a train in a station; the next one waits, and loses the movement points meanwhile."}
)

func parseOptions(o rules.Options) options {
	return options{commanders: o[commandersOption.ID] == "on", queueing: o[queueingOption.ID] == "on"}
}

// ids names the options that are in force.
func (o options) ids() []string {
	var list []string
	if o.commanders {
		list = append(list, commandersOption.ID)
	}
	if o.queueing {
		list = append(list, queueingOption.ID)
	}
	return list
}
