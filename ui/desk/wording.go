package desk

import (
	"errors"
	"strings"

	"vistula/rules"
)

// Language is what the player reads.
type Language struct {
	// Words puts a text that the player sees into the player's language; nil leaves it.
	Words func(text string, values map[string]any) string
}

// Wording puts into words what can be chosen, what an attack would be, and why
// something cannot be done.
type Wording struct{ *Selection }

// goneWords says that a loss is final, by which case, and that it can be undone: no
// dice are rolled with it.
func (d *Wording) goneWords(cas string) string {
	words := d.say("It will be removed from play.")
	if cas != "" {
		words = strings.TrimSuffix(words, ".") + " (" + cas + ")."
	}
	return words + " " + d.say("You can undo this.")
}

// say puts a text into the player's language. Places in it are written as
// {{.Name}}; what stands there follows as name and value.
func (d *Language) say(text string, pairs ...string) string {
	values := map[string]any{}
	var filled []string
	for i := 0; i+1 < len(pairs); i += 2 {
		values[pairs[i]] = pairs[i+1]
		filled = append(filled, "{{."+pairs[i]+"}}", pairs[i+1])
	}
	if d.Words != nil {
		return d.Words(text, values)
	}
	return strings.NewReplacer(filled...).Replace(text)
}

// Label is what an offer is called, with a word on what must fail.
func (d *Wording) Label(o rules.Offer) string {
	return d.warned(o.Label, rules.SitAt(d.Match, d.status().ToAct), o)
}

// warned adds to the label of an offer why it must fail, where the side that is to act can
// see so much.
func (d *Wording) warned(label string, seat *rules.Seat, o rules.Offer) string {
	if why := seat.Forlorn(o.Action); why != "" {
		return label + ": " + why
	}
	return label
}

// Ask is the sentence that says what is to be decided. Of units that are selected to be
// moved it asks where to.
func (d *Wording) Ask() string {
	movers, reach := d.movers(), d.Reach()
	switch {
	case d.moving() || reach == nil || len(reach.Hexes) == 0:
		return d.View().Prompt.Ask
	case len(movers) == 1:
		return d.say("Move {{.Unit}}: choose a hex in the outline.", "Unit", definite(d.UnitName(movers[0])))
	}
	return d.say("Move the selected units: choose a hex in the outline.")
}

// UnitName is a unit as it is called in buttons and menus.
func (d *Wording) UnitName(unit string) string {
	if c, ok := d.Counter(unit); ok {
		return FullName(c)
	}
	return unit
}

// choices puts offers into words that tell them apart.
func (d *Wording) choices(offers []rules.Offer) []Choice {
	units, hexes, from := differ(offers, func(o rules.Offer) string { return o.Unit }),
		differ(offers, func(o rules.Offer) string { return o.Hex }),
		differ(offers, func(o rules.Offer) string { return o.From })
	worded := differ(offers, func(o rules.Offer) string { return o.Label }) // the rules tell the choices apart
	list := make([]Choice, 0, len(offers))
	for _, o := range offers {
		c := Choice{Label: d.Label(o), Case: o.Case, offer: o}
		if units && o.Unit != "" {
			c.Label = naming(c.Label, d.UnitName(o.Unit))
		}
		if hexes && o.Hex != "" {
			c.Label += ": " + o.Hex
		}
		if from && o.From != "" {
			c.Label = d.say("{{.What}}, from {{.Hex}}", "What", c.Label, "Hex", o.From)
		}
		if o.Choice != "" && !worded {
			c.Label += ": " + o.Choice
		}
		list = append(list, c)
	}
	return list
}

// either is the choice between a hex and the units in it. Where a way to the hex is shown,
// what leads there by another one is a choice of its own.
func (d *Wording) either(hex string, units []string) []Choice {
	pick := d.say("Select {{.Name}}", "Name", d.UnitName(units[0]))
	if len(units) > 1 {
		pick = d.say("Select the whole stack")
	}
	list := []Choice{{Label: d.say("Go to {{.Hex}}", "Hex", d.place(hex)), goTo: hex}, {Label: pick, units: units}}
	shown := d.Steps(hex) != nil
	for _, o := range d.Offers() {
		switch {
		case o.Hex != hex || o.Verb == rules.VerbStep:
		case !shown:
			list[0].Label, list[0].Case = d.Label(o)+": "+hex, o.Case
		case o.Unit == "" && o.Verb != rules.VerbRide:
			list = append(list, Choice{Label: d.Label(o), Case: o.Case, offer: o})
		}
	}
	return list
}

// place is a hex in a sentence: its town, if it has one, with the number behind.
func (d *Wording) place(hex string) string {
	b := d.Match.Ruleset().Board()
	if id, ok := b.Find(hex); ok {
		return b.Name(id)
	}
	return hex
}

// plain is the rules' reason, without the words that a program is told.
func (d *Language) plain(err error) string {
	var illegal *rules.Illegal
	if errors.As(err, &illegal) {
		return illegal.Error()
	}
	return Sentence(strings.TrimPrefix(err.Error(), "query: "))
}
