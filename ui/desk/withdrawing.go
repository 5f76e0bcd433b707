package desk

import (
	"slices"
	"strings"

	"vistula/rules"
)

// mostNamed is how many hexes a sentence names.
const mostNamed = 6

// whyNoRetreat says where a retreat can lead that cannot lead to a hex, and of a hex that
// lies next to where it is now why not; "" where none is asked for.
func (d *Wording) whyNoRetreat(number string) string {
	var first rules.Offer
	var names []string
	chosen := d.chosen()
	for _, o := range d.Offers() {
		if o.Verb != rules.VerbRetreat || o.Unit != "" && len(d.selected) > 0 && !slices.Contains(chosen, o.Unit) {
			continue
		}
		if first.Verb == "" {
			first = o
		}
		names = appendNew(names, d.place(o.Hex))
	}
	if len(names) == 0 {
		return ""
	}
	words := d.say("Retreat to {{.Hexes}} ({{.Case}}).", "Hexes", d.oneOf(names), "Case", first.Case)
	if len(names) > mostNamed {
		words = d.say("Retreat to one of the hexes that glow ({{.Case}}).", "Case", first.Case)
	}
	if !d.besideRetreat(first, number) {
		return words
	}
	a := first.Action
	a.Hex = number
	return strings.TrimSpace(d.refusal(a) + " " + words)
}

// besideRetreat tells whether a hex lies next to one that a retreat has come to.
func (d *Wording) besideRetreat(o rules.Offer, number string) bool {
	at := slices.Clone(d.View().Prompt.Hexes)
	if o.From != "" {
		at = []string{o.From}
	}
	if c, ok := d.Counter(o.Unit); ok {
		at = []string{c.Hex}
	}
	b := d.Match.Ruleset().Board()
	to, ok := b.Find(number)
	return ok && slices.ContainsFunc(at, func(h string) bool {
		from, ok := b.Find(h)
		return ok && b.Adjacent(from, to)
	})
}

// oneOf names things one of which is to be chosen: "1113, 1114 or 1214".
func (d *Language) oneOf(names []string) string {
	last := len(names) - 1
	if last == 0 {
		return names[0]
	}
	return d.say("{{.First}} or {{.Last}}", "First", strings.Join(names[:last], ", "), "Last", names[last])
}
