package table

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/ui/desk"
)

// A choice names the unit that it is about, though others pay with it, and choices that come
// to the same are told once.
func TestAChoiceNamesWhomItIsAbout(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "8.06"), persons(), true, 1280, 800, false)
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
	if who := about(both); who == nil || who.Was.Unit != "ah.25-ii" {
		t.Errorf("a choice of the 25th is about %v", who)
	}
	if who := about(price("", one, two)); who != nil {
		t.Errorf("a choice of no unit is about %v", who)
	}
	if who := about(price("", one)); who == nil || who.Was.Unit != "ah.4-ii" {
		t.Errorf("a choice that costs one unit is about %v", who)
	}
	tired := two
	tired.Is.Badges = append(slices.Clone(two.Is.Badges), rules.Badge{Kind: "ce", Value: 1})
	for name, c := range map[string]struct {
		list []desk.Price
		want bool
	}{
		"two of the same":              {[]desk.Price{price("ah.4-ii", one, two), both}, true},
		"another unit pays":            {[]desk.Price{both, price("ah.4-ii", one)}, false},
		"one leaves it less effective": {[]desk.Price{both, price("ah.4-ii", one, tired)}, false},
	} {
		if got := alike(c.list); got != c.want {
			t.Errorf("%s: alike is %v", name, got)
		}
	}
}
