package start

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/canvas/mapart"
	"vistula/rules"
	"vistula/rules/bot"
	_ "vistula/rules/fury"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	_ "vistula/rules/tannenberg"
	"vistula/ui/settings"
)

// mover is the side that moves first in a game played at random.
func mover(t *testing.T, rs rules.Ruleset, scenario string, seed uint64) rules.Side {
	t.Helper()
	g, err := journal.New(rs, scenario, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	b, err := bot.New("random", seed)
	if err != nil {
		t.Fatal(err)
	}
	for range 10_000 {
		s := g.Position().Status()
		if s.Phase == "movement" {
			return s.Side
		}
		if _, err := g.Do(b.Choose(t.Context(), rules.SitAt(g, s.ToAct))); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("%s, %s: nobody moves", rs.ID(), scenario)
	return ""
}

// TestWhoMovesFirst: the cards of the sides say what happens in the game.
func TestWhoMovesFirst(t *testing.T) {
	for _, g := range Shelf(finder()) {
		for i := range g.Scenarios {
			s := &g.Scenarios[i]
			seen := map[rules.Side]bool{}
			for seed := range uint64(8) {
				seen[mover(t, g.Rules, s.ID, seed)] = true
			}
			if len(seen) != 1 || !seen[s.First] || moves(s, s.First) != "Moves first" {
				t.Errorf("%s, %s: %q is said to move first, and %v do", g.ID, s.ID, s.First, seen)
			}
		}
	}
}

// TestFiguresAgree: the figures in the box are those on the shelf.
func TestFiguresAgree(t *testing.T) {
	for _, g := range Shelf(finder()) {
		if !g.Playable() {
			continue
		}
		var texts []string
		for i := range g.Scenarios {
			p, err := g.Rules.New(g.Scenarios[i].ID, nil, 1)
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, length(p.View(""), &g.Scenarios[i]))
			if strings.ContainsAny(g.Scenarios[i].Length, "0123456789") {
				t.Errorf("%s has a figure in %q", g.ID, g.Scenarios[i].Length)
			}
		}
		f := factsOf(&g)
		if want := fmt.Sprintf("%d counters, %d turns.", f.counters, f.turns); !slices.ContainsFunc(texts, func(s string) bool { return strings.HasSuffix(s, want) }) {
			t.Errorf("%s: the shelf has %s, and the box %q", g.ID, want, texts)
		}
	}
}

// TestOptionsWithoutEffectAreNotOffered: a rule of turns 2 to 4 in a scenario that
// begins later. Saves that have it still open.
func TestOptionsWithoutEffectAreNotOffered(t *testing.T) {
	const option = "attack-imperative"
	g := Shelf(finder())[1]
	idle := 0
	for i, s := range g.Scenarios {
		c := choose(&g, settings.Last{Ruleset: g.ID, Scenario: s.ID})
		if _, offered := c.result().Options[option]; offered != (s.Turns[0] <= 4) || c.scenario != i {
			t.Errorf("%s begins with turn %d: offered %v", s.ID, s.Turns[0], offered)
		}
		if s.Turns[0] > 4 {
			idle++
		}
		if _, err := g.Rules.New(s.ID, rules.Options{option: "on"}, 1); err != nil {
			t.Errorf("%s: %v", s.ID, err)
		}
	}
	if idle == 0 {
		t.Error("no scenario begins later")
	}
}

// TestDatesOfAScenario: under the title stands when it is played, also where the turn
// record begins with a later turn.
func TestDatesOfAScenario(t *testing.T) {
	late := &rules.View{Tracks: []rules.Track{{ID: rules.TrackTurns, Boxes: []rules.Box{{Label: "11", Note: "6–7 Sep", Here: true}, {Label: "12", Note: "8–9 Sep"}}}}}
	if got := dates(late, &rules.Scenario{Turns: [2]int{11, 12}}); got != "6 Sep to 9 Sep" {
		t.Errorf("turns 11 and 12 are %q", got)
	}
	for _, g := range Shelf(finder()) {
		if !g.Playable() {
			continue
		}
		for i := range g.Scenarios {
			s := &g.Scenarios[i]
			p, err := g.Rules.New(s.ID, nil, 1)
			if err != nil {
				t.Fatal(err)
			}
			if got := dates(p.View(""), s); strings.HasPrefix(got, "Turns") {
				t.Errorf("%s, %s has no dates: %q", g.ID, s.ID, got)
			}
		}
	}
}

func TestNoLineBeginsWithPercent(t *testing.T) {
	measure := func(s string) float32 { return float32(len([]rune(s))) }
	for width := float32(8); width < 30; width++ {
		for _, l := range wrap("Russia has 53 % of the games (43 to 62 %).", measure, width) {
			if strings.HasPrefix(l, "%") {
				t.Errorf("with %v letters a line is %q", width, l)
			}
		}
	}
}

// TestAPortraitOfTheWholeMapHasNoNames: before units stand on it names would cover it.
func TestAPortraitOfTheWholeMapHasNoNames(t *testing.T) {
	if got := portraitLayers(5); got&mapart.TownNames != 0 {
		t.Errorf("a small map is drawn with its names: %b", got)
	}
	if got := portraitLayers(portraitHex); got&mapart.TownNames == 0 {
		t.Errorf("a portrait is drawn without names: %b", got)
	}
}
