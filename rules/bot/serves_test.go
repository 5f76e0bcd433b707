package bot_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
)

// A train or depot is of use to those whom it supplies, and to nobody else of its side who
// is near: in Twilight in the East a train to its own corps, a depot to its own army.
func TestSupportIsForThoseWhoAreServed(t *testing.T) {
	const corps = "ge.6-lw 56.19 ru.25-3 44.18 ru.27-3 44.18 ru.30-4 36.24 ru.40-4 36.24 ru.train-3 "
	const armies = "ge.6-lw 56.19 ru.25-3 44.18 ru.27-3 44.18 ru.1-13 36.24 ru.36-13 36.24 ru.depot-1-army-major "
	for _, units := range []string{corps, armies} {
		at := func(hex string) float64 {
			c := trap{ruleset: "twilight", turn: 5, side: "russia", units: units + hex}
			me, err := bot.New("level3", 1)
			if err != nil {
				t.Fatal(err)
			}
			v, err := me.(bot.Thinker).Weigh(rules.Sit(c.at(t), c.side))
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range v.Terms {
				if x.Name == "support" {
					return x.Value
				}
			}
			return 0
		}
		if own, others := at("43.18"), at("37.24"); own <= 0 || others != 0 {
			t.Errorf("%s is worth %v beside those whom it serves, %v beside others", units, own, others)
		}
	}
}
