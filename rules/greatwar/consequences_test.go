package greatwar_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// label is that of an offer.
func (g *game) label(words string) string {
	g.T.Helper()
	o, ok := g.Offer(words)
	if !ok {
		g.T.Errorf("%q is not offered; there are %v", words, g.All())
	}
	return o.Label
}

// An option says whom it destroys, not only how many steps it costs.
func TestOptionsNameTheirVictims(t *testing.T) {
	rulestest.Cite(t, "8.9", "8.51", "8.64")
	ring := `
		ru.corps-7 g0512
		ru.corps-8 g0512
		ru.corps-12 g0413
		ru.corps-24 g0314
		ru.corps-11 g0412
		ru.cav-7 g0312`
	full := "\nah.corps-1 g0413\nah.corps-5 g0413\nru.cav-7 g0512"
	for _, c := range []struct{ what, units, option, want string }{
		{"one step", "ah.bde-13 g0313", "1", "Hold, lose 1 step: eliminates 13th Infantry Brigade"},
		{"two of a division's steps", "ah.div-9 g0313", "1", "Hold, lose 2 steps: eliminates 9th Infantry Division"},
		{"one of them", "ah.div-9 g0313", "2", "Retreat 1 hex, lose 1 step"},
		{"none", "ah.div-9 g0313", "3", "Retreat 2 hexes"},
		{"surrounded", "ah.div-9 g0313" + ring, "3", "Retreat 2 hexes: cannot retreat, eliminates 9th Infantry Division"},
		{"no room", "ah.div-9 g0313" + full, "2", "Retreat 1 hex, lose 1 step: cannot retreat, eliminates 9th Infantry Division"},
	} {
		g := place(t, rear+c.units)
		g.assault("g0313", "ru.corps-9", "ru.corps-10")
		g.Throw("roll", 2)
		if got := g.label("option =" + c.option); got != c.want {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}

// The last step of a unit is its end, and so the label says.
func TestLastStepIsNamed(t *testing.T) {
	rulestest.Cite(t, "8.53")
	g := place(t, "allied combat 8\nru.corps-9 g0213 {\"lost\":3}\nru.corps-10 g0213\nru.hq-3-ruzski g0113\nah.hq-kummer g0313\nah.div-9 g0313")
	g.rout("g0313", "ru.corps-9 ru.corps-10", 6, "") // 1/-
	g.Stage("loss", "allied")
	for offer, want := range map[string]string{"lose ru.corps-9": "Eliminate this unit", "lose ru.corps-10": "Take a step from this unit"} {
		if got := g.label(offer); got != want {
			t.Errorf("%s: %q, want %q", offer, got, want)
		}
	}
}
