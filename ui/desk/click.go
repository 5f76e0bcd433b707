package desk

import (
	"slices"

	"vistula/rules"
	"vistula/rules/plan"
)

func appendNew(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

// Tactics are what clicks and buttons mean now, and do it.
type Tactics struct {
	*Wording
	gestures []gesture
	read     int            // the actions that were there already: nobody knows of what clicks they were
	forgone  map[int]string // the actions that were done for the player, with their hashes
}

// Units is a click on a counter, or on the count of a stack, which names all of
// its units. A unit that can be picked up, or that has hexes to go to, is
// selected, and so is one that has a button for the only thing it can do: one off the
// map that is done with it, or one that has moved where others still can. Anything else
// is done at once.
func (d *Tactics) Units(units ...string) Change {
	from := d.Match.Cursor()
	defer func() { d.gathered(d.endedBeside(from)) }()
	if d.moving() && d.offered(halt) && !d.inHand(units) {
		return d.otherUnits(units)
	}
	if u := d.taken(); u != "" && slices.Contains(units, u) && len(units) == 1 {
		d.selected = []string{u} // it waits for its hex
		d.tidy()
		return Change{}
	}
	var own []rules.Offer
	for _, o := range d.Offers() {
		if slices.Contains(units, o.Unit) {
			own = append(own, o)
		}
	}
	if len(own) == 0 {
		return Change{Why: d.whyUnit(units)}
	}
	if c, ok := d.take(own); ok {
		return c
	}
	if slices.ContainsFunc(own, func(o rules.Offer) bool { return o.Verb == rules.VerbPick || o.Hex != "" }) {
		d.selected = nil
		slices.SortStableFunc(own, func(a, b rules.Offer) int { return slices.Index(units, a.Unit) - slices.Index(units, b.Unit) })
		for _, o := range own {
			d.selected = appendNew(d.selected, o.Unit)
		}
		d.selected = d.marching(d.selected)
		return Change{}
	}
	if len(own) == 1 {
		if d.final(own[0]) || d.aside(own[0]) && !d.asksWhere(own[0]) {
			d.selected = []string{own[0].Unit}
			return Change{}
		}
		if own[0].Verb == verbLift && d.onMap(own[0].Unit) {
			d.selected = []string{own[0].Unit}
			return d.takeAgain(d.Do(own[0].Action))
		}
		return d.confirmed(own[0])
	}
	if joint(own) {
		return d.all(own)
	}
	return Change{Choose: d.choices(own)}
}

// Hex is a click on a hex, besides its units.
func (d *Tactics) Hex(number string) Change {
	defer d.gathered(d.Match.Cursor())
	if o, ok := d.marked(number); ok {
		return d.Do(o.Action)
	}
	var here []rules.Offer
	chosen := d.chosen()
	for _, o := range d.Offers() {
		if o.Hex == number && (o.Unit == "" || slices.Contains(chosen, o.Unit)) {
			here = append(here, o)
		}
	}
	if a, ok := d.mightiest(here); ok {
		return d.Do(a)
	}
	if d.Steps(number) != nil && !slices.ContainsFunc(here, func(o rules.Offer) bool { return !d.roundabout(o) }) {
		here = nil // the way that is shown is the one meant
	}
	switch {
	case len(here) == 1:
		if list := d.fromElsewhere(here[0]); len(list) > 0 {
			return Change{Choose: list}
		}
		return d.Do(here[0].Action)
	case len(here) > 1:
		return Change{Choose: d.choices(here)}
	case d.canGo():
		if list := d.threats(number); len(list) > 0 {
			return Change{Choose: list}
		}
		return d.Go(number)
	}
	switch list := d.advances(number); {
	case len(list) == 1:
		return d.Do(list[0].Action)
	case len(list) > 1:
		return Change{Choose: d.choices(list)}
	}
	return Change{Why: d.whyHex(number)}
}

// Side is a click on a hex near the hexside to another one. Where a hexside is asked
// for it is that one; ok is false where none is, or that one cannot be chosen.
func (d *Tactics) Side(hex, beyond string) (c Change, ok bool) {
	defer d.gathered(d.Match.Cursor())
	for _, o := range d.Offers() {
		if across(o, hex) == beyond && beyond != "" {
			return d.Do(o.Action), true
		}
	}
	return Change{}, false
}

// Hexsides are the hexes beyond those hexsides of a hex that can be chosen.
func (d *Tactics) Hexsides(hex string) []string {
	var list []string
	for _, o := range d.Offers() {
		if beyond := across(o, hex); beyond != "" {
			list = appendNew(list, beyond)
		}
	}
	return list
}

// across is the hex beyond the hexside that an offer is about, seen from one of its two
// hexes; "" where the offer is about a unit, or another hexside.
func across(o rules.Offer, hex string) string {
	switch {
	case o.Unit != "" || o.From == "":
	case o.Hex == hex:
		return o.From
	case o.From == hex && o.Verb == verbStart:
		return o.Hex
	}
	return ""
}

// verbLift takes a unit off the map again while armies are set up. A click on the unit has it
// in hand at once, for the hex that it is to go to.
const verbLift = "lift"

// verbStart starts a line at a hexside, which is the same from either hex. With other
// verbs Hex and From are where something leads to and where it comes from.
const verbStart = "start"

// verbRoute asks where a unit on a train is to go, verbDepot where a depot is to move.
const (
	verbRoute = "route"
	verbDepot = "depot"
)

// mostAsked bounds how often the rules are asked for one reason.
const mostAsked = 8

// AskWhere begins the choice of a station for a unit that is on a train and has none; ok is
// false where that is not offered.
func (d *Tactics) AskWhere(unit string) (c Change, ok bool) {
	a := rules.Action{Verb: verbRoute, Unit: unit}
	if !d.offered(a) {
		return Change{}, false
	}
	return d.Do(a), true
}

// Choose does what was chosen.
func (d *Tactics) Choose(c Choice) Change {
	defer d.gathered(d.Match.Cursor())
	switch {
	case c.goTo != "":
		return d.Hex(c.goTo)
	case c.units != nil:
		return d.Units(c.units...)
	case c.first != nil:
		before := d.prepare(Button{First: c.first})
		if before.Why != "" {
			return before
		}
		after := d.confirmed(c.offer)
		after.Events = append(before.Events, after.Events...)
		return after
	}
	return d.confirmed(c.offer)
}

// all does several actions, each for as long as it is offered still.
func (d *Tactics) all(offers []rules.Offer) Change {
	var sum Change
	defer d.gathered(d.Match.Cursor())
	for _, o := range offers {
		if !d.offered(o.Action) {
			continue
		}
		c := d.Do(o.Action)
		sum.Events = append(sum.Events, c.Events...)
		if c.Why != "" {
			sum.Why = c.Why
			break
		}
	}
	return sum
}

// Point is a click on a hex with the counters that were hit, none where the
// ground was: it finds out which of the two was meant. With units in hand a click
// on another own unit sets them down and selects that one; where they could as
// well go to its hex, the player is asked, so that nobody marches unasked.
func (d *Tactics) Point(hex string, units []string) Change {
	defer d.gathered(d.Match.Cursor())
	if len(units) == 0 {
		return d.Hex(hex)
	}
	byUnit, byHex := d.Picks(units), d.enters(hex) && !d.inHand(units)
	switch {
	case byHex && d.mine(units[0]) && d.Steps(hex) != nil:
		return Change{Choose: d.either(hex, units)}
	case byHex && (!byUnit || d.asides(units)): // who is selected goes where they are
		return d.Hex(hex)
	case byUnit && byHex:
		return Change{Choose: d.either(hex, units)}
	case byUnit:
		return d.Units(units...)
	case d.others(units):
		_, why := d.waits(units)
		return Change{Why: why}
	case d.mine(units[0]) || !d.asksHexes():
		return Change{Why: d.whyUnit(units)}
	}
	return d.Hex(hex)
}

// Go picks the selected units up, if that is not done, and leads them to a hex.
// It stops where the other side has something to decide.
func (d *Tactics) Go(to string) Change {
	defer d.gathered(d.Match.Cursor())
	movers, way := d.movers(), d.Steps(to)
	if way == nil {
		return Change{Why: d.whyNotThere(to, movers)}
	}
	me := d.status().ToAct
	var all Change
	for _, a := range plan.Move(asker{d.Sight}, movers, way) {
		c := d.Do(a)
		all.Events = append(all.Events, c.Events...)
		if c.Why != "" {
			all.Why = c.Why
			break
		}
		if d.status().ToAct != me {
			break
		}
	}
	return all
}
