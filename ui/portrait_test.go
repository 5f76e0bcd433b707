package ui

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"vistula/rules"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/desk"
)

// The picture in the diary is the same whatever is hidden from those who sit at this
// screen.
func TestThePictureShowsNothingHidden(t *testing.T) {
	rs := rulestest.Open(t, "greatwar")
	p := rulestest.Begin(t, rs, "campaign", 5)
	rng := rand.New(rand.NewPCG(1, 2))
	s, _ := rules.FindScenario(rs, "campaign")
	for _, side := range s.Sides {
		seats := map[rules.Side]desk.Seat{}
		for _, o := range s.Sides {
			seats[o] = "random"
		}
		seats[side] = desk.Person
		picture := func(p rules.Position, both bool) any {
			m := map[rules.Side]desk.Seat{s.Sides[0]: desk.Person, s.Sides[1]: desk.Person}
			if !both {
				m = seats
			}
			return blocksOf(desk.New(journal.From(p), m, false))
		}
		differed := false
		for range 20 {
			q := rules.Sit(p, side).Guess(rng)
			differed = differed || !reflect.DeepEqual(p.View(""), q.View(""))
			if !reflect.DeepEqual(picture(p, false), picture(q, false)) {
				t.Fatalf("%s sees in the diary what is hidden", side)
			}
			if !reflect.DeepEqual(picture(p, true), picture(q, true)) {
				t.Fatalf("with two players at this screen, %s sees in the diary what is hidden", side)
			}
		}
		if !differed {
			t.Logf("nothing is hidden from %s", side)
		}
	}
}
