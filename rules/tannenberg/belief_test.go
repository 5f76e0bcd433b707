package tannenberg_test

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// guesses are what Russia may believe of a position: of units by their id, in which
// hexes they were believed to be.
func guesses(t *testing.T, g *game) map[string]map[string]int {
	t.Helper()
	seen, seat, rng := map[string]map[string]int{}, rules.Sit(g.P, "russia"), rand.New(rand.NewPCG(3, 3))
	for range 60 {
		q := seat.Guess(rng)
		if _, err := q.Ruleset().Load(q.AppendJSON(nil)); err != nil {
			t.Fatalf("a guess cannot be read: %v", err)
		}
		for _, s := range q.View("central").Stacks {
			for _, c := range s.Units {
				if seen[c.Unit] == nil {
					seen[c.Unit] = map[string]int{}
				}
				seen[c.Unit][s.Hex]++
			}
		}
	}
	return seen
}

// Russia believes of no unit what it could not have done: cavalry does not attack, a
// slow unit has not marched far, and a brigade does not take the railways of a corps.
func TestBeliefsFitWhatWasSeen(t *testing.T) {
	rulestest.Cite(t, "Limited Intelligence")
	g := place(t, `central combat 3
		option limited-intelligence
		ge.i 1912
		ge.cav-1 1417
		ge.xx 1517
		ru.xx 2012`)
	g.Do("attack 2012", "commit ge.i")
	if seen := guesses(t, g); seen["ge.cav-1"]["1912"] > 0 || seen["ge.xx"]["1912"] == 0 || seen["ge.cav-1"]["1517"] == 0 {
		t.Errorf("in an attack from 1912 Russia believes %v", seen)
	}
	g = place(t, `central movement 3
		option limited-intelligence
		state {"rail":[0,4,0]}
		ge.i 1912 {"spent":3,"moved":true}
		ge.xx 1417 {"railed":true,"moved":true}
		ge.lw-2 1517
		ge.v 1617
		ru.xx 2112`)
	seen := guesses(t, g)
	if seen["ge.lw-2"]["1912"] > 0 || seen["ge.lw-2"]["1417"] > 0 || seen["ge.lw-2"]["1617"] == 0 || seen["ge.xx"]["1912"] == 0 || seen["ge.v"]["1417"] == 0 {
		t.Errorf("of units that have moved Russia believes %v", seen)
	}
}

// While the Central Powers plan, Russia does not know what they have set up; once they
// are done it knows that all of their units stand but those that may be in the west.
func TestBeliefsAboutThePlan(t *testing.T) {
	rulestest.Cite(t, "Prepare 2", "Two Fronts 3")
	g := begin(t, 1)
	g.Do("auto =historical")
	if seen := guesses(t, g); seen["ge.i"]["1912"] == 60 || len(seen["ge.i"]) < 5 || seen["ah.i"]["1912"] > 0 {
		t.Errorf("while the plan is made Russia believes %v", seen["ge.i"])
	}
	g.Do("done")
	seen := guesses(t, g)
	total := 0
	for _, n := range seen["ge.i"] {
		total += n
	}
	if total != 60 || len(seen["ge.i"]) < 5 {
		t.Errorf("the I Corps is believed to be in %v", seen["ge.i"])
	}
	g = begin(t, 1, "two-front", "on")
	g.Do("auto =historical", "done")
	total = 0
	for _, n := range guesses(t, g)["ge.i"] {
		total += n
	}
	if total == 0 || total == 60 {
		t.Errorf("in the two-front game the I Corps is believed to be in the east %d times of 60", total)
	}
}
