package desk

import (
	"regexp"
	"slices"
	"strconv"

	"vistula/rules"
)

// Button is something that can be done without pointing at the map.
type Button struct {
	rules.Offer
	// Ends tells that it ends a phase, about which a player may want a warning.
	Ends bool
	// All tells that it does at once for all what could be done one by one.
	All bool
	// Units are those that the action is done with one after the other, where it
	// is several; the Offer's own is the first.
	Units []string
	// First is what has to be done before.
	First []rules.Action
	// Destroys names the player's own units that it takes out of the game.
	Destroys []string
}

// Buttons lists what can be done without pointing at the map, what concerns the
// selected units first.
func (d *Tactics) Buttons() []Button {
	list := append(d.unitButtons(), d.handButtons()...)
	var hand []string
	if d.moving() {
		hand = d.movers()
	}
	for _, o := range d.Offers() {
		if o.Unit == "" && (o.Hex == "" || d.remote(o, hand)) {
			list = append(list, Button{Offer: o, Ends: o.Verb == rules.VerbDone, All: rules.ForAll(o.Verb)})
		}
	}
	list = telling(d.unmarked(list))
	if len(list) == 0 {
		list = d.eachUnit()
	}
	for i := range list {
		d.mark(&list[i])
	}
	slices.SortStableFunc(list, func(a, b Button) int { return a.rank() - b.rank() })
	return list
}

// mostUnits is how many units have buttons of their own.
const mostUnits = 4

// eachUnit are buttons for a choice between few units where there is nothing else to
// press: in a stack those below the top one are not seen.
func (d *Tactics) eachUnit() []Button {
	var list []Button
	for _, o := range d.Offers() {
		if o.Unit == "" || o.Hex != "" || o.Choice != "" || o.Verb == rules.VerbPick || len(list) == mostUnits {
			return nil
		}
		o.Label = naming(d.Label(o), d.UnitName(o.Unit))
		list = append(list, Button{Offer: o})
	}
	return list
}

// tellsLoss is a label that says already that a unit is lost.
var tellsLoss = regexp.MustCompile(`(?i)eliminat|destroy|\blose (this|one|two|\d+)( more| further)? units?\b`)

// mark notes on a button whom it destroys, and says so in its label, so that nobody
// has to be asked again.
func (d *Tactics) mark(b *Button) {
	if len(b.First) > 0 || len(b.Units) > 1 {
		return
	}
	b.Destroys = d.Destroys(b.Offer)
	switch n := len(b.Destroys); {
	case n == 0 || tellsLoss.MatchString(b.Label):
	case n == 1:
		b.Label = d.say("{{.What}}: eliminates {{.Name}}", "What", b.Label, "Name", b.Destroys[0])
	default:
		b.Label = d.say("{{.What}}: eliminates {{.N}} units", "What", b.Label, "N", strconv.Itoa(n))
	}
}

// telling leaves out what leads to one of several hexes under the same label: no
// button could tell them apart, so that they are chosen on the map.
func telling(list []Button) []Button {
	count := map[string]int{}
	for _, b := range list {
		count[b.Label]++
	}
	return slices.DeleteFunc(list, func(b Button) bool { return b.Hex != "" && count[b.Label] > 1 })
}

// unmarked leaves out what is chosen on the map by a click on a hex that stands for it,
// but for the first, where there are too many for buttons.
func (d *Tactics) unmarked(list []Button) []Button {
	const most = 6
	o := d.Choice()
	if o == nil || len(list) <= most {
		return list
	}
	first := true
	return slices.DeleteFunc(list, func(b Button) bool {
		if b.Choice == "" || !slices.ContainsFunc(o.Hexes, func(m rules.Mark) bool { return m.Choice == b.Choice }) {
			return false
		}
		gone := !first
		first = false
		return gone
	})
}

// rank puts what takes back and what is but a choice on the way first, and what brings
// the decision to its end last.
func (b *Button) rank() int {
	switch {
	case rules.Cancels(b.Verb):
		return -1
	case b.Verb == rules.VerbCommitAll: // beside an attack that can be declared it is but a choice
		return 0
	case b.Verb == rules.VerbAuto: // what is kept as it is comes before what is made anew
		return 3
	case b.All:
		return 4
	case b.Action == halt:
		return 2
	case b.Choice == "":
		return 1
	}
	return 0
}

// carryingOn are the verbs that carry on with what is in hand, in every rulebook.
var carryingOn = []string{rules.VerbDone, rules.VerbHalt, rules.VerbRoll, rules.VerbDeclare, rules.VerbReady}

// answers tells whether a button is one of the answers to a question of the rulebook's
// own, as to retreat or to stand fast.
func (b *Button) answers() bool {
	return b.Unit == "" && b.Hex == "" && !slices.Contains(carryingOn, b.Verb) && !rules.ForAll(b.Verb) && !rules.Cancels(b.Verb)
}

// Equal tells whether buttons are a choice of which none is the one that is expected.
func Equal(list []Button) bool {
	last := len(list) - 1
	if last < 1 {
		return false
	}
	return list[last].Choice != "" || list[last].Unit != "" && list[0].Unit != "" || list[last].answers() && list[last-1].answers()
}

// AtOnce is the label of what could still be done for all at once; "" where
// nothing can.
func (d *Tactics) AtOnce() string {
	for _, o := range d.Offers() {
		if rules.ForAll(o.Verb) {
			return d.Label(o)
		}
	}
	return ""
}

// unitButtons are the offers that name a selected unit, or one beside those in
// hand, and no hex.
func (d *Tactics) unitButtons() []Button {
	var list []Button
	moving, chosen := d.moving(), d.chosen()
	for _, o := range d.Offers() {
		if o.Unit == "" || o.Hex != "" || o.Verb == rules.VerbPick || !moving && !slices.Contains(chosen, o.Unit) {
			continue
		}
		i := slices.IndexFunc(list, func(b Button) bool { return b.Verb == o.Verb && b.Verb != rules.VerbAdd && b.Verb != rules.VerbDrop })
		if i >= 0 {
			list[i].Units = append(list[i].Units, o.Unit)
			continue
		}
		list = append(list, Button{Offer: o, Units: []string{o.Unit}})
	}
	for i := range list {
		if b := &list[i]; len(b.Units) == 1 && (len(chosen) != 1 || moving) {
			b.Label = naming(b.Label, d.UnitName(b.Unit))
		}
	}
	return list
}

// Press does what a button says.
func (d *Tactics) Press(b Button) Change {
	defer d.gathered(d.Match.Cursor())
	before := d.prepare(b)
	if before.Why != "" {
		return before
	}
	if len(b.Units) < 2 {
		c := d.Do(b.Action)
		c.Events = append(before.Events, c.Events...)
		return d.takeAgain(c)
	}
	var offers []rules.Offer
	for _, u := range b.Units {
		o := b.Offer
		o.Unit = u
		offers = append(offers, o)
	}
	return d.all(offers)
}
