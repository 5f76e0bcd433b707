package galicia_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// idle lets the side to act do the next thing that needs no plan, and tells
// which it was.
func (g *game) idle() string {
	g.T.Helper()
	offers := g.P.Offers()
	for _, verb := range []string{"supply", "wait", "place", "hold", "discard", "done"} {
		for _, o := range offers {
			if o.Verb == verb {
				if _, err := g.P.Do(o.Action); err != nil {
					g.T.Fatal(err)
				}
				return verb
			}
		}
	}
	g.T.Fatalf("nothing idle to do at %+v", g.P.Status())
	return ""
}

// The whole game without a move: 23 player turns with their phases in order.
func TestSequenceOfTurns(t *testing.T) {
	rulestest.Cite(t, "3.0", "3.1", "3.2")
	g := campaign(t, 3)
	var turns, phases []string
	for !g.P.Status().Over {
		s := g.P.Status()
		turn := fmt.Sprint(s.Turn, " ", s.Side)
		if len(turns) == 0 || turns[len(turns)-1] != turn {
			turns = append(turns, turn)
			phases = append(phases, "")
		}
		last := &phases[len(phases)-1]
		if !strings.HasSuffix(*last, " "+s.Phase) {
			*last += " " + s.Phase
		}
		g.idle()
	}
	want := []string{"1 austria"}
	for turn := 2; turn <= 12; turn++ {
		want = append(want, fmt.Sprint(turn, " russia"), fmt.Sprint(turn, " austria"))
	}
	if !slices.Equal(turns, want) || len(turns) != 23 {
		t.Errorf("the player turns are %v", turns)
	}
	for i, p := range phases {
		// The Reinforcement Phase passes by itself where nobody comes.
		want := " supply movement combat"
		if strings.Contains(p, "reinforcement") {
			want = " supply reinforcement movement combat"
		}
		if p != want {
			t.Errorf("in %s the phases are%s", turns[i], p)
		}
	}
	if !strings.Contains(phases[1], "reinforcement") || !strings.Contains(phases[2], "reinforcement") {
		t.Error("nobody comes in turn 2")
	}
	if g.P.Outcome() == nil || len(g.P.Offers()) != 0 {
		t.Error("the game is not over after turn 12")
	}
	g.Refuses("supply", "15.0")
	g.Refuses("done", "15.0")
}

// Each phase has its own actions, and they are the phasing side's.
func TestPhasesKeepApart(t *testing.T) {
	rulestest.Cite(t, "3.1", "3.2")
	text := `
		ah.4-ii 7.09
		ah.25-ii 7.08 {"ce":1}
		ah.1-ls off
		ru.9-x 7.07
		ru.31-x 9.05 {"ce":1}`
	g := place(t, "austria supply 2"+text)
	g.Stage("supply", "austria")
	for _, a := range []string{"pick ah.4-ii", "recover ah.25-ii", "done", "attack 7.07", "place ah.1-ls 8.24", "halt", "roll"} {
		g.Refuses(a, "3.2")
	}
	g.Do("supply")
	g.Stage("arrivals", "austria")
	for _, a := range []string{"supply", "pick ah.4-ii", "recover ah.25-ii", "done", "attack 7.07"} {
		g.Refuses(a, "3.2")
	}
	g.Do("place ah.1-ls 8.24")
	g.Stage("move", "austria")
	for _, a := range []string{"supply", "place ah.1-ls 8.24", "attack 7.07", "step 7.10", "pick ru.9-x", "recover ru.31-x", "discard ah.4-ii"} {
		g.Refuses(a, "3.2")
	}
	g.Do("pick ah.4-ii")
	g.Refuses("done", "3.2") // units in hand
	g.Do("halt", "done")
	g.Stage("attack", "austria")
	for _, a := range []string{"supply", "pick ah.25-ii", "recover ah.25-ii", "attack 7.09", "stay"} {
		if a == "attack 7.09" {
			if g.Offers(a) {
				t.Error("a side may attack itself")
			}
			continue
		}
		g.Refuses(a, "3.2")
	}
	g.Do("done")
	g.Stage("supply", "russia")
	if s := g.P.Status(); s.Turn != 3 || s.Side != "russia" {
		t.Errorf("after the Austro-Hungarian turn 2 comes %+v", s)
	}
	g.Do("supply")
	g.Refuses("pick ah.4-ii", "3.2")
	g.Do("pick ru.9-x")
}

// Towns are recorded when the combat of the own player turn is over.
func TestPointsAreRecordedLast(t *testing.T) {
	rulestest.Cite(t, "3.2")
	g := place(t, `austria movement 10
		ah.4-ii 16.14
		ru.9-x 6.10`)
	g.Do("pick ah.4-ii", "step 16.13")
	if g.P.Status().Stage == "moving" {
		g.Do("halt")
	}
	g.Do("done")
	if got := g.points(); got != [2]int{0, 0} {
		t.Errorf("before the end of the turn the points are %v", got)
	}
	g.Do("done")
	if got := g.points(); got != [2]int{3, 0} {
		t.Errorf("after Austria-Hungary's turn the points are %v", got)
	}
	g.Do("supply", "done")
	if got := g.points(); got != [2]int{3, 0} {
		t.Errorf("before the end of Russia's turn the points are %v", got)
	}
	g.Do("done")
	if got := g.points(); got != [2]int{3, 3} {
		t.Errorf("after Russia's turn the points are %v", got)
	}
}

// Only who is asked may act: every offer of a campaign's course belongs to the
// side that the status names.
func TestOffersAreThePhasingSides(t *testing.T) {
	rulestest.Cite(t, "3.2")
	g := campaign(t, 5)
	for range 60 {
		s := g.P.Status()
		own := map[rules.Side]string{"austria": "ah. ge.", "russia": "ru."}[s.ToAct]
		for _, o := range g.P.Offers() {
			if o.Unit != "" && !strings.Contains(own, o.Unit[:3]) {
				t.Fatalf("%s is offered %q at %+v", s.ToAct, o.Action, s)
			}
		}
		g.idle()
	}
}
