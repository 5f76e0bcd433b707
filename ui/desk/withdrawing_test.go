package desk

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// eachDecision plays games by chance, attacking where that is offered, and calls see with a
// desk at every decision with an offer of a verb, until it has seen enough.
func eachDecision(t *testing.T, id, verb string, enough int, see func(d *Desk)) {
	t.Helper()
	rs := rulestest.Open(t, id)
	seen := 0
	for seed := uint64(1); seed < 9 && seen < enough; seed++ {
		p := rulestest.Begin(t, rs, "campaign", seed)
		rng := rand.New(rand.NewPCG(seed, 3))
		for n := 0; n < 1500 && p.Outcome() == nil && seen < enough; n++ {
			offers := p.Offers()
			if slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Verb == verb }) {
				seats := map[rules.Side]Seat{}
				for _, s := range rs.Scenarios()[0].Sides {
					seats[s] = Person
				}
				seen++
				see(New(journal.From(p.Clone()), seats, true))
			}
			if _, err := p.Do(offers[rng.IntN(len(offers))].Action); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen == 0 {
		t.Errorf("%s: no %s was offered", id, verb)
	}
}

// TestARefusedRetreatSaysWhereToGo, in every game in which play by chance comes to one: a hex far away is no matter of how units
// march, and the answer names the hexes that are open, with the case of the retreat.
func TestARefusedRetreatSaysWhereToGo(t *testing.T) {
	for _, id := range []string{"galicia", "greatwar", "fury"} {
		eachDecision(t, id, rules.VerbRetreat, 5, func(d *Desk) {
			var open []rules.Offer
			for _, o := range d.Offers() {
				if o.Verb == rules.VerbRetreat {
					open = append(open, o)
				}
			}
			b := d.Match.Ruleset().Board()
			at, _ := b.Find(open[0].Hex)
			far := ""
			for h := range board.ID(b.Len()) {
				if b.Distance(at, h) > 4 {
					far = b.Number(h)
					break
				}
			}
			why := d.whyHex(far)
			if !strings.HasPrefix(why, "Retreat to ") || !strings.Contains(why, "("+open[0].Case+")") {
				t.Errorf("%s: %q", id, why)
			}
			if !strings.Contains(why, "glow") && !strings.Contains(why, d.place(open[0].Hex)) {
				t.Errorf("%s: %s is open, and is not named: %q", id, open[0].Hex, why)
			}
		})
	}
}

// TestTheHexThatWasFoughtForLeadsToTheAdvance: a click on it advances the one who can, or
// asks who goes.
func TestTheHexThatWasFoughtForLeadsToTheAdvance(t *testing.T) {
	for _, id := range []string{"galicia", "greatwar", "tannenberg", "fury"} {
		eachDecision(t, id, rules.VerbAdvance, 4, func(d *Desk) {
			able := map[string][]string{}
			for _, o := range d.Offers() {
				for _, h := range d.advanceTo(o) {
					able[h] = append(able[h], o.Unit)
				}
			}
			lit, _ := d.Lit()
			for hex, units := range able {
				if !slices.Contains(lit, hex) {
					t.Errorf("%s: %s does not glow", id, hex)
				}
				before := d.Match.Cursor()
				c := d.Hex(hex)
				if len(units) == 1 && d.Match.Cursor() == before && c.Confirm == nil || len(units) > 1 && len(c.Choose) != len(units) {
					t.Errorf("%s: %v can advance to %s, and a click there does %+v", id, units, hex, c)
				}
				return
			}
			t.Errorf("%s: nowhere to advance", id)
		})
	}
}
