package desk

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// TestTheColourOfASideStaysTheSame through set-up and arrivals, whoever looks.
func TestTheColourOfASideStaysTheSame(t *testing.T) {
	for id, want := range map[string]map[rules.Side]string{
		"fury":       {"central": "germany", "russia": "russia"},
		"greatwar":   {"allied": "russia", "austria": "austria-hungary"},
		"tannenberg": {"central": "austria-hungary", "russia": "russia"},
	} {
		t.Run(id, func(t *testing.T) {
			rs := rulestest.Open(t, id)
			m, err := journal.New(rs, "campaign", nil, 1)
			if err != nil {
				t.Fatal(err)
			}
			seats := map[rules.Side]Seat{}
			for side := range want {
				seats[side] = Person
			}
			d := New(m, seats, false)
			rng := rand.New(rand.NewPCG(1, 3))
			for n := 0; n < 400 && m.Position().Outcome() == nil; n++ {
				for side, nation := range want {
					if got := d.Nation(side); got != nation {
						t.Fatalf("after %d actions the colour of %s is that of %q, want %q", n, side, got, nation)
					}
				}
				offers := m.Position().Offers()
				if c := d.Do(offers[rng.IntN(len(offers))].Action); c.Why != "" {
					t.Fatal(c.Why)
				}
				d.TakeOver()
			}
			x, err := d.WhatIf(m.Cursor())
			if err != nil {
				t.Fatal(err)
			}
			for side, nation := range want {
				if got := x.Nation(side); got != nation {
					t.Errorf("in What if the colour of %s is that of %q, want %q", side, got, nation)
				}
			}
		})
	}
}
