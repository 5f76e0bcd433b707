package data

import (
	"fmt"
	"slices"
)

// order checks an order of battle: it lists units of its nation that the
// scenario sets up or brings on, each once.
func (c *scenarioChecker) order(i int, o Order) {
	at := []any{"orders_of_battle", i}
	field := fmt.Sprintf("orders_of_battle[%d]", i)
	if o.ID == "" || o.Title == "" {
		c.at(at, field, "an order of battle needs an id and a title")
	}
	if slices.ContainsFunc(c.s.Orders[:i], func(x Order) bool { return x.ID == o.ID && x.Nation == o.Nation }) {
		c.at(at, field+".id", "the order of battle %q of %s is listed twice", o.ID, o.Nation)
	}
	if !c.anyOf(o.Nation) {
		c.at(at, field+".nation", "no unit is of the nation %q", o.Nation)
	}
	if !knownSource(o.Source) {
		c.at(at, field+".source", "%q is none of rulebook, history, reconstruction", o.Source)
	}
	for j, id := range o.Units {
		in := []any{"orders_of_battle", i, "units", j}
		u := c.units[id]
		switch {
		case u == nil:
			c.at(in, field+".units", "%q is not in units.json", id)
		case u.Nation != o.Nation:
			c.at(in, field+".units", "%s is not of the nation %q", id, o.Nation)
		case !c.used[id]:
			c.at(in, field+".units", "%s is neither set up nor a reinforcement", id)
		case slices.Contains(o.Units[:j], id):
			c.at(in, field+".units", "%s is listed twice", id)
		}
	}
}
