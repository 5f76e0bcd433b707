package galicia

import "vistula/rules"

// options are readings of the rulebook that its owners play in different ways.
type options struct {
	ownRails bool // 11.2: railways serve only the side of their country
	shelter  bool // 7.0: a beaten stack protects the hex into which it retreats
}

// optionList is what is chosen before a game.
var optionList = []rules.Option{
	{ID: "own-railways", Title: "Railways for their owner only (11.2)", Values: []string{"off", "on"}, Default: "off",
		Help: "A railway hex is a supply source only for the side in whose country it lies."},
	{ID: "sheltered-hexes", Title: "Sheltered hexes (7.0)", Values: []string{"off", "on"}, Default: "off",
		Help: "A hex that holds a unit attacked earlier in the phase cannot be attacked, even if other units are in it."},
}

func parseOptions(o rules.Options) options {
	return options{ownRails: o[optionList[0].ID] == "on", shelter: o[optionList[1].ID] == "on"}
}

// list names the options that are on, in the order of optionList.
func (o options) list() []string {
	var names []string
	for i, on := range []bool{o.ownRails, o.shelter} {
		if on {
			names = append(names, optionList[i].ID)
		}
	}
	return names
}
