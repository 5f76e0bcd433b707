package tannenberg_test

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/tannenberg"
)

// Random players seldom meet. These are set up as in history, march on and attack
// wherever they can, so that battles, retreats and forts come up by the dozen.
func TestHotGames(t *testing.T) {
	games := 2
	if testing.Short() {
		games = 1
	}
	for seed := range uint64(games) {
		on := []string{}
		if seed == 1 {
			on = []string{"limited-intelligence", "two-front"}
		}
		o := []string{}
		for _, id := range on {
			o = append(o, id, "on")
		}
		g := begin(t, seed+2, o...)
		g.Do("auto =historical", "done", "auto =historical", "done")
		r := rand.New(rand.NewPCG(seed, 2))
		rolls := 0
		for n := 0; !g.P.Status().Over; n++ {
			if n > 30000 {
				t.Fatalf("game %d has no end: %+v", seed, g.P.Status())
			}
			a := hot(g.P, r)
			if _, err := g.P.Do(a); err != nil {
				t.Fatalf("%+v: %v", a, err)
			}
			if a.Verb == "roll" {
				rolls++
			}
			if n%61 == 0 {
				if err := tannenberg.Invariant(g.P); err != nil {
					t.Fatalf("game %d, %+v after %+v: %v", seed, g.P.Status(), a, err)
				}
			}
			if s := g.P.Status().Stage; s == "retreat" || s == "loss" || s == "choose" || s == "advance" || s == "support" {
				q, err := g.P.Ruleset().Load(g.P.AppendJSON(nil))
				if err != nil || string(q.AppendJSON(nil)) != string(g.P.AppendJSON(nil)) {
					t.Fatalf("game %d, %+v cannot be read back: %v", seed, g.P.Status(), err)
				}
			}
		}
		if rolls < 20 {
			t.Errorf("game %d has only %d battles", seed, rolls)
		}
		t.Log(seed, rolls, g.P.Outcome().Why)
	}
}

// hot chooses an action: attacks first, marches across the map, seldom an end.
func hot(p rules.Position, r *rand.Rand) rules.Action {
	offers := p.Offers()
	side := p.Status().ToAct
	best, most := offers[0].Action, -1
	for _, o := range offers {
		n := r.IntN(10)
		switch o.Verb {
		case "attack", "storm", "commit", "advance", "schedule", "roll":
			n += 20
			if o.Verb == "roll" {
				n -= 8
			}
		case "step": // Russia goes west, the Central Powers go east
			if west := o.Hex < "1800"; west == (side == "russia") {
				n += 6
			}
			n += 4
		case "cancel", "done", "halt", "raise", "entrain":
			n -= 8
		}
		if p.Status().Stage == "west" && o.Verb == "done" { // one of many, and no harm in it
			n += 14
		}
		if n > most {
			best, most = o.Action, n
		}
	}
	if most < 0 {
		best = offers[r.IntN(len(offers))].Action
	}
	return best
}
