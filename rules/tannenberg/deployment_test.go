package tannenberg_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// count is how many actions are offered with a verb.
func (g *game) count(verb string) int {
	n := 0
	for _, o := range g.p.Offers() {
		if o.Verb == verb {
			n++
		}
	}
	return n
}

// shown lists the units on the map that a side sees, in the order of the board.
func (g *game) shown(viewer rules.Side) []string {
	var list []string
	for _, s := range g.p.View(viewer).Stacks {
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
	g.stage("plan", "central")
	if n := g.count("take"); n != 14+28 { // 13 German units and 27 Austro-Hungarian ones, and an EB unit of each
		t.Errorf("%d units are to be planned", n)
	}
	g.do("take ge.i", "deploy 1912", "take ah.i", "deploy 1830")
	if got := g.shown("central"); !slices.Equal(got, []string{"ah.i", "ge.i"}) {
		t.Errorf("Blue sees %v", got)
	}
	if got := g.shown("russia"); len(got) != 0 {
		t.Errorf("Red sees the plan: %v", got)
	}
	for _, e := range g.do("auto =historical") {
		if e.SeenBy("russia").Kind != "" {
			t.Errorf("Red hears of %q", e.SeenBy("russia").Text)
		}
	}
	g.do("done")
	g.stage("deploy", "russia")
	if n := g.count("take"); n != 42 {
		t.Errorf("%d units are to be deployed", n)
	}
	g.do("take ru.xx", "deploy 2111")
	if got := g.shown("russia"); !slices.Equal(got, []string{"ru.xx"}) {
		t.Errorf("Red sees %v while he deploys", got)
	}
	if got := g.shown("central"); slices.Contains(got, "ru.xx") || !slices.Contains(got, "ge.i") {
		t.Errorf("Blue is out of the room, but sees %v", got)
	}
	g.do("auto =historical")
	events := g.do("done")
	if !rules.Fence(events) {
		t.Error("that the plan was revealed can be taken back")
	}
	g.stage("arrival", "russia")
	if red, blue := g.shown("russia"), g.shown("central"); len(red) != 42+42 || !slices.Equal(red, blue) {
		t.Errorf("after the plan was revealed Red sees %d units and Blue %d", len(red), len(blue))
	}
	g.is("ge.i", "1912", "ge.eb-1", "1016", "ru.iii", "2112", "ru.sup-1", "", "ah.kav-5", "", "ge.xi", "")
	g.refuses("take ge.i", "Sequence")
}

func TestDeploymentRefusals(t *testing.T) {
	rulestest.Cite(t, "Prepare 2", "Stacking 1")
	g := begin(t, 1)
	g.refuses("deploy 1912", "Prepare 2") // nobody is in hand
	g.refuses("take ru.xx", "Movement 1")
	g.refuses("take ge.xi", "Prepare 2") // is not in the original order of battle
	g.refuses("done", "Prepare 2")
	g.refuses("auto =somehow", "Prepare 2")
	g.do("take ge.i")
	g.refuses("deploy 2112", "Prepare 2") // in Russia
	g.refuses("deploy 1232", "Prepare 2") // in Austria-Hungary
	g.refuses("deploy 1010", "Prepare 2") // at sea
	g.do("deploy 1912", "take ge.xvii", "deploy 1912", "take ge.xx", "deploy 1912", "take ge.i-r")
	g.refuses("deploy 1912", "Stacking 1")
	g.do("take ah.i")
	g.refuses("deploy 0219", "Prepare 2") // in Germany
	g.refuses("deploy 3141", "Prepare 2") // on the Rumanian border
	g.refuses("lift ge.i", "Prepare 2")   // others first
	g.refuses("lift ge.i-r", "Prepare 2") // not set up
	g.refuses("lift ru.xx", "Movement 1") // not his
	g.do("take ge.i", "deploy 1411")      // put elsewhere
	g.is("ge.i", "1411", "ge.xx", "1912")
	if _, state := g.record("ge.xx"); state["rank"] != 1.0 {
		t.Errorf("the stack does not close up: %v", state)
	}
	g.do("auto =historical", "lift ge.i")
	g.is("ge.i", "")
	g.refuses("done", "Prepare 2")
	g.do("auto =historical")
	g.is("ge.i", "1912")
	g.do("done")
	for _, h := range []string{"1523", "1523"} {
		g.do("take "+map[int]string{0: "ru.gd", 1: "ru.xviii"}[len(g.shown("russia"))], "deploy "+h)
	}
	g.do("take ru.xx")
	g.refuses("deploy 1523", "Stacking 1") // two Russians
	g.refuses("deploy 1912", "Prepare 2")
}

// The automatic deployment puts somebody into every place that yields points, and
// leaves no artillery alone.
func TestAutomaticDeployment(t *testing.T) {
	rulestest.Cite(t, "Prepare 2")
	g := begin(t, 1)
	g.do("auto =automatic", "done", "auto =automatic", "done")
	stacks := map[string][]rules.Counter{}
	for _, s := range g.p.View("").Stacks {
		stacks[s.Hex] = s.Units
		alone := true
		for _, c := range s.Units {
			alone = alone && c.Type == "artillery"
		}
		if alone {
			t.Errorf("artillery stands alone in %s", s.Hex)
		}
	}
	for _, c := range g.p.View("").Control {
		if len(stacks[c.Hex]) == 0 {
			t.Errorf("nobody is in %s", c.Name)
		}
	}
	// All anew where nothing is left.
	h := begin(t, 1)
	h.do("auto =automatic", "auto =historical")
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
		g.do("auto =historical", "done", "auto =historical", "done")
		_, state := g.record("ge.eb-2")
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
	g.do("take ge.gd", "deploy 0227", "auto =historical")
	g.is("ge.gd", "0227", "ge.i", "1912", "ge.vii", "")
	g.do("lift ge.xx", "done")
	for _, id := range []string{"ge.xx", "ge.vii", "ge.420"} {
		if _, state := g.record(id); state["front"] != "west" {
			t.Errorf("%s is %v, not in the west", id, state)
		}
	}
	for _, d := range g.p.View("russia").Displays {
		for _, r := range d.Rows {
			if strings.Contains(r.Title, "west") {
				t.Errorf("Red sees who is in the west before the plan is revealed: %s", d.Title)
			}
		}
	}
	g.do("auto =historical", "done")
	found := false
	for _, d := range g.p.View("russia").Displays {
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
			g.do("auto ="+way, "done", "auto ="+way, "done")
			for _, side := range []rules.Side{"russia", "central"} {
				overlay, err := g.p.Overlay("", rules.Query{Kind: "supply", Side: side})
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
	playOut(t, g.p, 3, func(p rules.Position) {
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
