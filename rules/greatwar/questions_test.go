package greatwar_test

import (
	"strings"
	"testing"
)

// What is asked says what to do, names a unit of one's own without its nation, and cites
// the case that it is about.
func TestQuestionsSayWhatToDo(t *testing.T) {
	for _, c := range []struct{ position, do, cas, ask string }{
		{"austria command 3\nah.hq-1-dankl g0506\nah.corps-1 g0506", "", "10.32",
			"Austria-Hungary: choose units to command for movement, or end the allocation; 1 unit is out of command."},
		{"austria command 3\nah.hq-1-dankl g0506\nah.corps-1 g0506", "done", "10.41",
			"Austria-Hungary: choose units to roll for, or stop rolling; 1 unit is out of command."},
		{"austria movement 3\nah.cav-10 s0116 {\"entrained\":true}", "pick ah.cav-10", "5.14",
			"Austria-Hungary: move the 10th Cavalry Division by rail, 20 hexes left."},
		{"austria movement 3\nah.cav-10 s0116 {\"entrained\":true}", "pick ah.cav-10|leave s0110", "5.14",
			"Austria-Hungary: return the 10th Cavalry Division to the map at Indija (s0110), or send it on; 8 hexes left."},
		{"austria movement 3\nah.corps-10 g1126\nah.corps-1 g1126\nah.corps-3 g1126\nah.corps-2 g1126\nah.corps-6 g1126", "", "6.14",
			"Austria-Hungary: choose a unit to move, or end the phase. Dembica (g1126) is over the stacking limit."},
	} {
		g := place(t, c.position)
		for _, do := range strings.Split(c.do, "|") {
			if do != "" {
				g.Do(do)
			}
		}
		if pr := g.P.View("").Prompt; pr.Ask != c.ask || pr.Case != c.cas {
			t.Errorf("it asks %q (%s), want %q (%s)", pr.Ask, pr.Case, c.ask, c.cas)
		}
	}
}

// A way off the map is called by the town that it leads to.
func TestAWayOffTheMapIsCalledByItsTown(t *testing.T) {
	g := place(t, "austria movement 3\nah.cav-10 s0116 {\"entrained\":true}")
	g.Do("pick ah.cav-10")
	if got, want := g.label("leave s0110"), "Leave for Indija (s0110), 12 hexes off the map"; got != want {
		t.Errorf("it is called %q, want %q", got, want)
	}
}

// Events name places, and a unit that attrition takes all steps of is eliminated by it.
func TestEventsReadAsSentences(t *testing.T) {
	g := place(t, `austria movement 3
		ah.hq-1-dankl g0405
		ah.div-43 g0405 {"lost":1}`)
	g.Do("done")
	text := ""
	for _, e := range g.Throw("roll", 2) {
		text += e.Text + " "
	}
	if !strings.Contains(text, "is eliminated by attrition.") {
		t.Errorf("it is told as %q", text)
	}
	g = place(t, "austria movement 3\nah.cav-10 g1126 {\"entrained\":true}")
	g.Do("pick ah.cav-10")
	if e := last(g.Do("step g1125"), "ride"); !strings.Contains(e.Text, " from Dembica (g1126) to ") {
		t.Errorf("the ride is told as %q", e.Text)
	}
}
