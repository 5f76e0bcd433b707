package galicia_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/galicia"
	"vistula/rules/rulestest"
)

var sides = []rules.Side{"austria", "russia"}

func seenBy(t testing.TB, p rules.Position, side rules.Side) string {
	t.Helper()
	text, err := json.Marshal(p.View(side))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// What a side believes shows it what it sees, can be saved and read at every stage,
// and can be played on.
func TestBeliefsArePositions(t *testing.T) {
	rulestest.Cite(t, "5.4")
	stages, n := map[string]int{}, 0
	for seed := range uint64(2) {
		rng := newRand(seed)
		randomPlay(t, seed, func(p rules.Position) {
			stage := p.Status().Stage
			if n++; stages[stage] > 12 && n%211 != 0 {
				return
			}
			stages[stage]++
			for _, side := range sides {
				q := rules.Sit(p, side).Guess(rng)
				if a, b := seenBy(t, p, side), seenBy(t, q, side); a != b {
					t.Fatalf("%s sees at %s\n%s\nnot\n%s", side, stage, b, a)
				}
				text := q.AppendJSON(nil)
				if _, err := p.Ruleset().Load(text); err != nil {
					t.Fatalf("%s believes at %s: %v\nthe truth is\n%s\nnot\n%s", side, stage, err, p.AppendJSON(nil), text)
				}
				for range 20 {
					if err := galicia.Invariant(q); err != nil {
						t.Fatalf("%s believes at %s: %v", side, stage, err)
					}
					offers := q.Offers()
					if len(offers) == 0 {
						if q.Outcome() == nil {
							t.Fatalf("nothing is to be decided in what %s believed at %s", side, stage)
						}
						break
					}
					if _, err := q.Do(offers[rng.IntN(len(offers))].Action); err != nil {
						t.Fatal(err)
					}
				}
			}
		})
	}
	for _, s := range []string{"supply", "arrivals", "reaction", "move", "moving", "attack", "hexes", "commit", "withhold", "roll", "retreat", "advance", "loss-roll", "loss"} {
		if stages[s] == 0 {
			t.Errorf("no game came to the stage %q", s)
		}
	}
}

// Whatever is hidden comes out in more than one way.
func TestEverythingHiddenIsDrawn(t *testing.T) {
	rulestest.Cite(t, "5.4")
	for name, c := range map[string]struct {
		start   string
		actions []string
		viewer  rules.Side
		what    func(p rules.Position) string
	}{
		"markers": {"austria movement 3\nah.25-ii 8.05\nru.2-gd 12.04", nil, "austria", func(p rules.Position) string { return at(t, p).unit("ru.2-gd") }},
		"who lies where": {"austria movement 3\nah.25-ii 8.05\nru.2-gd 12.04\nru.18-xiv 13.04\nru.61-r 12.04", nil, "austria",
			func(p rules.Position) string { return strings.Fields(at(t, p).unit("ru.61-r"))[0] }},
		"who is in hand": {"austria movement 3\nah.25-ii 8.05\nah.4-ii 7.05\nru.2-gd 12.04", []string{"pick ah.25-ii"}, "russia",
			func(p rules.Position) string { return fmt.Sprint(p.View("austria").Prompt.Units) }},
		"from where the attack comes": {"austria combat 8\nah.25-ii 8.05\nah.4-ii 9.05\nru.61-r 8.04", []string{"attack 8.04", "from 8.05"}, "russia",
			func(p rules.Position) string { return fmt.Sprint(at(t, p).Object()["combat"].(object)["hexes"]) }},
		"who may react": {"austria movement 3\nah.25-ii 8.05\nru.2-gd 8.03\nru.18-xiv 7.04\nru.61-r 12.04\nru.13-c 8.03\nru.14-c 7.04", []string{"pick ah.25-ii", "step 8.04"}, "austria",
			func(p rules.Position) string { return fmt.Sprint(at(t, p).Object()["reaction"].(object)["waiting"]) }},
	} {
		g := place(t, c.start)
		g.Do(c.actions...)
		seen, rng := map[string]bool{}, newRand(7)
		for range 60 {
			seen[c.what(rules.Sit(g.P, c.viewer).Guess(rng))] = true
		}
		if len(seen) < 2 {
			t.Errorf("%s: it is always %v", name, slices.Sorted(maps.Keys(seen)))
		}
	}
}

// What everyone knows stays as it is, so that the same is offered to either side: who
// has no strength to defend with was withheld, and who shares a hex with units that
// were attacked stays there.
func TestBeliefsKeepWhatIsKnown(t *testing.T) {
	rulestest.Cite(t, "5.4")
	withhold := place(t, `austria combat 3
		ah.25-ii 8.05
		ru.17-xix 8.04
		ru.38-xix 8.04 {"ce":2,"supply":"out","reduced":true}
		ru.61-r 8.04
		ru.69-r 8.04`)
	withhold.Do("attack 8.04", "from 8.05", "declare", "commit ah.25-ii", "ready")
	if s := withhold.P.Status().Stage; s != "withhold" {
		t.Fatalf("the stage is %s", s)
	}
	beaten := place(t, `austria combat 3
		ah.25-ii 8.05
		ru.2-gd 8.04 {"been_attacked":true}
		ru.61-r 8.04
		ru.18-xiv 12.04`)
	if !beaten.Offers("attack 8.04") {
		t.Fatal("who was not attacked is no target")
	}
	for name, g := range map[string]*game{"withhold": withhold, "attacked": beaten} {
		want, rng := fmt.Sprint(g.P.Offers()), newRand(8)
		for range 60 {
			if got := fmt.Sprint(rules.Sit(g.P, "austria").Guess(rng).Offers()); got != want {
				t.Fatalf("%s: in a guess the offers are %s, not %s", name, got, want)
			}
		}
	}
}

func BenchmarkGuess(b *testing.B) {
	for _, stage := range []string{"move", "retreat"} {
		b.Run(stage, func(b *testing.B) { rulestest.BenchmarkGuess(b, midGame(b, stage), "russia") })
	}
}
