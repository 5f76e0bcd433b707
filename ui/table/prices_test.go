package table

import (
	"testing"

	"vistula/rules"
	"vistula/ui/desk"
)

// A choice names the unit that it is about, though others pay with it, and choices that come
// to the same are told once.
func TestAChoiceNamesWhomItIsAbout(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "8.06"), persons(), true, 1280, 800, false)
	b := p.t.drawer.battle
	loses := func(unit string) desk.Reduction {
		was, ok := p.t.view().Find(unit)
		if !ok {
			t.Fatal(unit)
		}
		is := was
		is.Steps--
		return desk.Reduction{Was: was, Is: is}
	}
	one, two := loses("ah.4-ii"), loses("ah.25-ii")
	price := func(unit string, units ...desk.Reduction) desk.Price {
		return desk.Price{Offer: rules.Offer{Action: rules.Action{Verb: rules.VerbLose, Unit: unit}}, Units: units}
	}
	both := price("ah.25-ii", one, two)
	if who, _ := b.priceWords(both); who != b.teller().Name(&two.Was) {
		t.Errorf("a choice of the 25th names %q", who)
	}
	if who, _ := b.priceWords(price("", one, two)); who != "" {
		t.Errorf("a choice of no unit names %q", who)
	}
	if who, _ := b.priceWords(price("", one)); who != b.teller().Name(&one.Was) {
		t.Errorf("a choice that costs one unit names %q", who)
	}
	list := apart([]desk.Price{price("ah.4-ii", one, two), both, price("ah.4-ii", one)})
	if len(list) != 2 || list[0].Unit != "ah.4-ii" || len(list[1].Units) != 1 {
		t.Errorf("of three choices, two of them alike, are told %v", list)
	}
}
