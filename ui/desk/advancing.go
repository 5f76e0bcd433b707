package desk

import (
	"slices"

	"vistula/rules"
)

// advances are the offers to advance into a hex that was fought for. Where the rules name
// only who advances, it is the hex that the question is about.
func (d *Selection) advances(hex string) []rules.Offer {
	var list []rules.Offer
	for _, o := range d.Offers() {
		if o.Verb == rules.VerbAdvance && slices.Contains(d.advanceTo(o), hex) && (len(d.selected) == 0 || slices.Contains(d.selected, o.Unit)) {
			list = append(list, o)
		}
	}
	return list
}

// advanceTo are the hexes that an offer to advance leads to, none for another offer.
func (d *Selection) advanceTo(o rules.Offer) []string {
	switch {
	case o.Verb != rules.VerbAdvance:
		return nil
	case o.Hex != "":
		return []string{o.Hex}
	}
	return d.View().Prompt.Hexes
}
