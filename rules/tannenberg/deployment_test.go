package tannenberg_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// count is how many actions are offered with a verb.
func (g *game) count(verb string) int {
	n := 0
	for _, o := range g.P.Offers() {
		if o.Verb == verb {
			n++
		}
	}
	return n
}

// shown lists the units on the map that a side sees, in the order of the board.
func (g *game) shown(viewer rules.Side) []string {
	var list []string
	for _, s := range g.P.View(viewer).Stacks {
		for _, c := range s.Units {
			list = append(list, c.Unit)
		}
	}
	return list
}

// Blue plans unseen, Red deploys without a sight of the plan, the plan is revealed.
func TestDeploymentIsHiddenUntilItIsRevealed(t *testing.T) {
	rulestest.Cite(t, "Prepare 2", "Forces")
	g := begin(t, 1)
	g.Stage("plan", "central")
	if n := g.count("take"); n != 14+28 { // 13 German units and 27 Austro-Hungarian ones, and an EB unit of each
		t.Errorf("%d units are to be planned", n)
	}
	g.Do("take ge.i", "deploy 1912", "take ah.i", "deploy 1830")
	if got := g.shown("central"); !slices.Equal(got, []string{"ah.i", "ge.i"}) {
		t.Errorf("Blue sees %v", got)
	}
	if got := g.shown("russia"); len(got) != 0 {
		t.Errorf("Red sees the plan: %v", got)
	}
	for _, e := range g.Do("auto =historical") {
		if e.SeenBy("russia").Kind != "" {
			t.Errorf("Red hears of %q", e.SeenBy("russia").Text)
		}
	}
	g.Do("done")
	g.Stage("deploy", "russia")
	if n := g.count("take"); n != 42 {
		t.Errorf("%d units are to be deployed", n)
	}
	g.Do("take ru.xx", "deploy 2111")
	if got := g.shown("russia"); !slices.Equal(got, []string{"ru.xx"}) {
		t.Errorf("Red sees %v while he deploys", got)
	}
	if got := g.shown("central"); slices.Contains(got, "ru.xx") || !slices.Contains(got, "ge.i") {
		t.Errorf("Blue is out of the room, but sees %v", got)
	}
	g.Do("auto =historical")
	events := g.Do("done")
	if !rules.Fence(events) {
		t.Error("that the plan was revealed can be taken back")
	}
	g.Stage("arrival", "russia")
	if red, blue := g.shown("russia"), g.shown("central"); len(red) != 42+42 || !slices.Equal(red, blue) {
		t.Errorf("after the plan was revealed Red sees %d units and Blue %d", len(red), len(blue))
	}
	g.is("ge.i", "1912", "ge.eb-1", "1016", "ru.iii", "2112", "ru.sup-1", "", "ah.kav-5", "", "ge.xi", "")
	g.Refuses("take ge.i", "Movement 1")
}

func TestDeploymentRefusals(t *testing.T) {
	rulestest.Cite(t, "Prepare 2", "Stacking 1")
	g := begin(t, 1)
	g.Refuses("deploy 1912", "Prepare 2") // nobody is in hand
	g.Refuses("take ru.xx", "Movement 1")
	g.Refuses("take ge.xi", "Prepare 2") // is not in the original order of battle
	g.Refuses("done", "Prepare 2")
	g.Refuses("auto =somehow", "Prepare 2")
	g.Do("take ge.i")
	g.Refuses("deploy 2112", "Prepare 2") // in Russia
	g.Refuses("deploy 1232", "Prepare 2") // in Austria-Hungary
	g.Refuses("deploy 1010", "Prepare 2") // at sea
	g.Do("deploy 1912", "take ge.xvii", "deploy 1912", "take ge.xx", "deploy 1912", "take ge.i-r")
	g.Refuses("deploy 1912", "Stacking 1")
	g.Do("take ah.i")
	g.Refuses("deploy 0219", "Prepare 2") // in Germany
	g.Refuses("deploy 3141", "Prepare 2") // on the Rumanian border
	g.Refuses("take ah.i", "Prepare 2")   // chosen already
	g.Refuses("lift ge.i", "Prepare 2")   // has to be set up
	g.Refuses("lift ge.i-r", "Prepare 2") // not set up
	g.Refuses("lift ru.xx", "Movement 1") // not his
	g.Do("take ge.i", "deploy 1411")      // put elsewhere
	g.is("ge.i", "1411", "ge.xx", "1912")
	if _, state := g.Record("ge.xx"); state["rank"] != 1.0 {
		t.Errorf("the stack does not close up: %v", state)
	}
	g.Refuses("anew =historical", "Prepare 2")
	g.Do("auto =historical")
	g.Refuses("auto =historical", "Prepare 2")
	g.Do("anew =historical")
	g.is("ge.i", "1912")
	g.Do("done")
	for _, h := range []string{"1523", "1523"} {
		g.Do("take "+map[int]string{0: "ru.gd", 1: "ru.xviii"}[len(g.shown("russia"))], "deploy "+h)
	}
	g.Do("take ru.xx")
	g.Refuses("deploy 1523", "Stacking 1") // two Russians
	g.Refuses("deploy 1912", "Prepare 2")
}

// The automatic deployment puts somebody into every place that yields points, and
// leaves no artillery alone.
func TestAutomaticDeployment(t *testing.T) {
	g := begin(t, 1)
	g.Do("auto =automatic", "done", "auto =automatic", "done")
	stacks := map[string][]rules.Counter{}
	for _, s := range g.P.View("").Stacks {
		stacks[s.Hex] = s.Units
		alone := true
		for _, c := range s.Units {
			alone = alone && c.Type == "artillery"
		}
		if alone {
			t.Errorf("artillery stands alone in %s", s.Hex)
		}
	}
	for _, c := range g.P.View("").Control {
		if len(stacks[c.Hex]) == 0 {
			t.Errorf("nobody is in %s", c.Name)
		}
	}
	// All anew where nothing is left.
	h := begin(t, 1)
	h.Do("auto =automatic", "anew =historical")
	h.is("ge.i", "1912")
}

// The orders of battle that were chosen take part, and the extra EB unit comes in
// the first turn.
func TestOrdersOfBattle(t *testing.T) {
	rulestest.Cite(t, "Options 1", "Options 2", "Options 3")
	for _, c := range []struct {
		german, austrian string
		units            int
	}{{"original", "original", 42}, {"a", "b", 16 + 32}, {"c", "c", 29 + 36}, {"d", "d", 40 + 35}} {
		g := begin(t, 1, "german-order", c.german, "austrian-order", c.austrian)
		if n := g.count("take"); n != c.units {
			t.Errorf("%s, %s: %d units are planned, want %d", c.german, c.austrian, n, c.units)
		}
		g.Do("auto =historical", "done", "auto =historical", "done")
		_, state := g.Record("ge.eb-2")
		if extra := state["front"] == "eastward" && state["due"] == 1.0; extra != (c.german >= "c" && c.german <= "d") {
			t.Errorf("%s: the second EB unit is %v", c.german, state)
		}
		if c.german == "a" {
			g.is("ge.xi", "1613", "ah.r-3", "", "ah.viii", "1533")
		}
	}
}

// In the two-front game the whole army is divided at will.
func TestTwoFrontSetUp(t *testing.T) {
	rulestest.Cite(t, "Two Fronts 3")
	g := begin(t, 1, "two-front", "on")
	if n := g.count("take"); n != 88+28 {
		t.Errorf("%d units are to be divided", n)
	}
	g.Do("take ge.gd", "deploy 0227", "auto =historical")
	g.is("ge.gd", "0227", "ge.i", "1912", "ge.vii", "")
	g.Do("lift ge.xx", "done")
	for _, id := range []string{"ge.xx", "ge.vii", "ge.420"} {
		if _, state := g.Record(id); state["front"] != "west" {
			t.Errorf("%s is %v, not in the west", id, state)
		}
	}
	for _, d := range g.P.View("russia").Displays {
		for _, r := range d.Rows {
			if strings.Contains(r.Title, "west") {
				t.Errorf("Red sees who is in the west before the plan is revealed: %s", d.Title)
			}
		}
	}
	g.Do("auto =historical", "done")
	found := false
	for _, d := range g.P.View("russia").Displays {
		found = found || d.ID == "west" && len(d.Rows) > 0
	}
	if !found {
		t.Error("nothing shows who is in the west")
	}
}

// Nobody is set up out of supply, whichever way and order of battle.
func TestProposedDeploymentsAreSupplied(t *testing.T) {
	for _, way := range []string{"historical", "automatic"} {
		for _, o := range []string{"original", "d"} {
			g := begin(t, 1, "german-order", o, "austrian-order", o)
			g.Do("auto ="+way, "done", "auto ="+way, "done")
			for _, side := range []rules.Side{"russia", "central"} {
				overlay, err := g.P.Overlay("", rules.Query{Kind: "supply", Side: side})
				if err != nil {
					t.Fatal(err)
				}
				for _, w := range overlay.Ways {
					if w.Kind == "out" || w.Kind == "cut" {
						t.Errorf("%s, %s: %s is out of supply", way, o, w.Unit)
					}
				}
			}
		}
	}
}

// In every turn Russia comes first; a player turn brings units on, moves and
// attacks.
func TestSequenceOfATurn(t *testing.T) {
	rulestest.Cite(t, "Sequence 1", "Sequence 2", "Sequence 3", "Sequence 4")
	var seen []string
	g := begin(t, 3)
	playOut(t, g.P, 3, func(p rules.Position) {
		s := p.Status()
		step := string(s.Side) + " " + s.Phase
		if s.Turn == 2 && (len(seen) == 0 || seen[len(seen)-1] != step) {
			seen = append(seen, step)
		}
	})
	order := []string{"russia arrival", "russia movement", "russia combat", "central arrival", "central movement", "central combat"}
	last := -1
	for _, s := range seen {
		i := slices.Index(order, s)
		if i <= last {
			t.Errorf("turn 2 goes %v", seen)
		}
		last = i
	}
	for _, want := range []string{"russia arrival", "russia movement", "central movement"} {
		if !slices.Contains(seen, want) {
			t.Errorf("turn 2 goes %v, without %q", seen, want)
		}
	}
}

// A set-up comes to its end whoever plays it: nothing can be taken back for ever.
func TestRandomSetUpsComeToAnEnd(t *testing.T) {
	for _, twoFront := range []string{"off", "on"} {
		sum, most := 0, 0
		for seed := range uint64(20) {
			g := begin(t, seed, "two-front", twoFront)
			rng := rand.New(rand.NewPCG(seed, 3))
			n := 0
			for ; g.P.Status().Phase == "plan" || g.P.Status().Phase == "deploy"; n++ {
				offers := g.P.Offers()
				if _, err := g.P.Do(offers[rng.IntN(len(offers))].Action); err != nil {
					t.Fatal(err)
				}
			}
			sum, most = sum+n, max(most, n)
		}
		t.Logf("two-front %s: %d actions at the mean, %d at most", twoFront, sum/20, most)
		if most > 4000 {
			t.Errorf("two-front %s: a random set-up takes %d actions", twoFront, most)
		}
	}
}
