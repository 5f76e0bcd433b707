package twilight_test

import (
	"slices"
	"testing"

	"vistula/rules/rulestest"
)

// figures are numbers in the position's JSON.
func (g *game) figures(name string) []int {
	g.T.Helper()
	list, _ := g.state(name).([]any)
	var n []int
	for _, x := range list {
		n = append(n, int(x.(float64)))
	}
	return n
}

// Rail Points are kept in halves, German, Austro-Hungarian, Russian and European gauge.
func TestRailPointsDoNotAccumulate(t *testing.T) {
	rulestest.Cite(t, "4.7", "5.2", "5.2.1")
	g := place(t, `russia inter-phase 3
		state {"rail":[7,3,5,9]}
		ru.25-3 36.19 {"lost":3}
		ge.1-1 61.30 {"lost":3}`)
	if got, want := g.figures("rail"), []int{36, 0, 12, 2}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// After turn 3 Russia has two steps for infantry and Germany three.
func TestReplacements(t *testing.T) {
	rulestest.Cite(t, "5.2", "5.2.2", "15.1", "15.1.1", "15.1.2")
	g := place(t, `russia inter-phase 3
		ru.25-3 36.19 {"lost":5}
		ru.27-3 36.19
		ru.29-20 37.19 {"lost":1,"supply":"out","isolated":true}
		ru.5-rf 36.19 {"lost":2}
		ru.1-c 36.18 {"lost":1}
		ru.1-hv 36.18
		ge.1-1 61.30 {"lost":3}
		ge.70-lw 61.30 {"lost":2}`)
	g.Stage("replace", "russia")
	g.Refuses("replace ru.27-3", "15.1") // lacks none
	g.Refuses("replace ru.29-20", "15.1.1")
	g.Refuses("replace ru.1-c", "15.1") // no steps for cavalry come after turn 3
	g.Refuses("replace ru.1-hv", "15.1")
	g.Refuses("replace ge.1-1", "5.4")
	g.Do("replace ru.5-rf")
	g.Refuses("replace ru.5-rf", "15.1.2") // one step for a brigade
	g.Do("replace ru.25-3")
	g.Stage("replace", "central") // nothing is left for Russia
	if g.number("ru.5-rf", "lost") != 1 || g.number("ru.25-3", "lost") != 4 {
		t.Error("the steps do not come back")
	}
	g.Do("replace ge.1-1", "replace ge.1-1")
	g.Refuses("replace ge.1-1", "15.1.2") // two for a division
	g.Do("done")
	if g.P.Status().Turn != 4 || g.figures("replacements") != nil || g.number("ge.1-1", "given") != 0 {
		t.Errorf("what was not used is kept: %v, turn %d", g.figures("replacements"), g.P.Status().Turn)
	}
}

// Used all at once, replacements turn counters to their fronts first.
func TestReplacementsAllAtOnce(t *testing.T) {
	rulestest.Cite(t, "15.1", "15.1.2")
	g := place(t, `russia inter-phase 3
		ru.25-3 36.19 {"lost":9}
		ru.27-3 36.19 {"lost":5}
		ru.28-20 36.18 {"lost":2}
		ge.1-1 61.30 {"lost":3}`)
	g.Do("replace-auto")
	if g.number("ru.27-3", "lost") != 4 || g.number("ru.25-3", "lost") != 8 || g.number("ru.28-20", "lost") != 2 {
		t.Errorf("lost %d, %d and %d", g.number("ru.27-3", "lost"), g.number("ru.25-3", "lost"), g.number("ru.28-20", "lost"))
	}
}

// The enemy does not see replacements, even where a counter turns to its front.
func TestReplacementsAreHidden(t *testing.T) {
	rulestest.Cite(t, "4.2.6", "15.1")
	g := place(t, "russia inter-phase 3\nru.25-3 36.19 {\"lost\":5}\nge.1-1 61.30")
	for _, e := range g.Do("replace ru.25-3") {
		if e.Kind == "replace" && e.SeenBy("central").Kind != "" {
			t.Errorf("the enemy sees %q", e.SeenBy("central").Text)
		}
	}
}

// The prompt says how many steps are left to give.
func TestThePromptCountsReplacements(t *testing.T) {
	rulestest.Cite(t, "5.2.2")
	g := place(t, `russia inter-phase 3
		ru.25-3 36.19 {"lost":3}
		ge.1-1 61.30 {"lost":3}`)
	for _, want := range []string{"2 Russian infantry", "1 Russian infantry"} {
		if got := g.P.View("russia").Prompt.Ask; got != "Russian player: give replacement steps, or end the phase. Steps left: "+want+"." {
			t.Errorf("it reads %q, want %s", got, want)
		}
		g.Do("replace ru.25-3")
	}
	if got := g.P.View("central").Prompt.Ask; got != "Central Powers player: give replacement steps, or end the phase. Steps left: 3 German infantry." {
		t.Errorf("the Central Powers read %q", got)
	}
}
