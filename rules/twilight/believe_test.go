package twilight_test

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// guess is what a side may believe of a position, drawn with a seed.
func guess(t testing.TB, p rules.Position, who rules.Side, seed uint64) string {
	t.Helper()
	q := p.Clone()
	q.(rules.Concealing).Believe(who, rand.New(rand.NewPCG(seed, 3)))
	return string(q.AppendJSON(nil))
}

// A guess keeps nothing of what is hidden: positions that differ in it only give the
// same guesses.
func TestAGuessForgetsWhatIsHidden(t *testing.T) {
	rulestest.Cite(t, "4.2.6")
	const place1 = `central movement 4
		ge.1-1 60.19
		ru.25-3 40.19
		ru.train-3 38.19
		ru.27-3 40.19 `
	for name, hidden := range map[string]string{
		"steps lost":      `{"lost":6}`,
		"effectiveness":   `{"status":4,"disorder":1}`,
		"supply":          `{"supply":"out","isolated":true}`,
		"a task":          `{"task":"recovery","spent":504,"status":1}`,
		"its army":        `{"army":"2r","corps":""}`,
		"strength halved": `{"half":2}`,
	} {
		plain, other := place(t, place1).P, place(t, place1+hidden).P
		if string(plain.AppendJSON(nil)) == string(other.AppendJSON(nil)) {
			t.Errorf("%s: the positions are the same", name)
		}
		for seed := range uint64(8) {
			if guess(t, plain, "central", seed) != guess(t, other, "central", seed) {
				t.Errorf("%s: a guess tells it", name)
				break
			}
		}
	}
}

// Nor does it keep standing orders, the destinations of trains, where they are beyond
// the map, or the boundaries of the armies.
func TestAGuessForgetsOrdersJourneysAndBoundaries(t *testing.T) {
	rulestest.Cite(t, "4.2.6")
	const line = `state {"boundaries":[{"armies":["1r","2r"],"between":["39.28","39.29"],"bearing":"se"}]}`
	pair := func(name, one, other string) {
		t.Helper()
		a, b := place(t, "central movement 4\nge.1-1 60.19\n"+one).P, place(t, "central movement 4\nge.1-1 60.19\n"+other).P
		drawn := map[string]bool{}
		for seed := range uint64(12) {
			x, y := guess(t, a, "central", seed), guess(t, b, "central", seed)
			if drawn[x] = true; x != y {
				t.Errorf("%s: a guess tells it", name)
				return
			}
		}
		if len(drawn) < 3 {
			t.Errorf("%s: %d guesses", name, len(drawn))
		}
	}
	pair("an order", `ru.1-gd-c-khan 40.19`, `ru.1-gd-c-khan 40.19 {"order":"fall-back"}`)
	pair("a destination", `ru.57-r 57.51 {"train":{"mode":3,"account":3,"to":"36.41"}}`, `ru.57-r 57.51 {"train":{"mode":3,"account":3,"to":"29.46","late":true}}`)
	pair("a boundary", line+"\nru.57-r 40.19", "ru.57-r 40.19")
	a, b := `russia movement 4
		ru.57-r 40.19
		ge.1-1 60.19
		ge.20-lw off {"gone":"off-map","train":{"mode":3,"account":1,"to":"61.30","at":"Stettin"}}`, ""
	b = a[:len(a)-len(`"at":"Stettin"}}`)] + `"at":"Berlin"}}`
	for seed := range uint64(8) {
		if guess(t, place(t, a).P, "russia", seed) != guess(t, place(t, b).P, "russia", seed) {
			t.Fatal("beyond the map: a guess tells it")
		}
	}
}

// A guess leaves what is seen as it is, and can be saved and opened.
func TestAGuessIsAPosition(t *testing.T) {
	rulestest.Cite(t, "4.2.6")
	for _, scenario := range []string{"tannenberg", "masurian-lakes"} {
		p := start(t, scenario, 1).P
		for seed := range uint64(4) {
			text := guess(t, p, "central", seed)
			q, err := p.Ruleset().Load([]byte(text))
			if err != nil {
				t.Fatalf("%s: %v", scenario, err)
			}
			for _, s := range q.View("central").Stacks {
				if s.Side == "russia" && len(s.Units) != 1 {
					t.Errorf("%s: %s shows %d units", scenario, s.Hex, len(s.Units))
				}
			}
		}
	}
}

// Where a side has to choose who is too many in a hex, the other side believes that there
// are too many.
func TestAGuessOfACrowdIsACrowd(t *testing.T) {
	rulestest.Cite(t, "4.2.3", "4.2.6")
	g := place(t, "russia movement 3\nru.25-3 36.19\nru.27-3 36.19\nru.28-20 36.19\nru.train-3 36.19\nge.1-1 50.19")
	g.Do("done")
	g.Stage("crowded", "russia")
	for seed := range uint64(16) {
		if _, err := g.P.Ruleset().Load([]byte(guess(t, g.P, "central", seed))); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

// A guess puts the marker of a formation back that the other side has taken up, where the
// tracks as it draws them have no room for it: the guess is a lawful position.
func TestAGuessOfAMarkerInHand(t *testing.T) {
	rulestest.Cite(t, "4.2.6")
	g := place(t, `russia attachment 3
		ru.25-3 36.19
		ru.27-3 36.19
		ru.train-3 35.18
		ru.5-rf 36.20
		ru.54-r 35.19
		ge.1-1 41.19
		ge.37-20 50.35
		ru.26-2 50.41`)
	g.Do("keep-all", "marker ru.5-rf")
	stages := map[string]bool{}
	for seed := range uint64(24) {
		p, err := ruleset(t).Load([]byte(guess(t, g.P, "central", seed)))
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		stages[p.Status().Stage] = true
	}
	if !stages["track"] || !stages["attach"] {
		t.Errorf("there are guesses at %v", stages)
	}
}
