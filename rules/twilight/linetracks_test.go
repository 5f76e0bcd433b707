package twilight_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// lines are those of a track as a side sees it, none where it has no such track.
func (g *game) lines(who rules.Side, id string) ([]rules.Line, bool) {
	for _, t := range g.P.View(who).Tracks {
		if t.ID == id {
			return t.Lines, t.Now
		}
	}
	return nil, false
}

// line is the line of a track that begins with words.
func (g *game) line(who rules.Side, id, words string) rules.Line {
	g.T.Helper()
	list, _ := g.lines(who, id)
	for _, l := range list {
		if strings.HasPrefix(l.Text, words) {
			return l
		}
	}
	g.T.Errorf("%s has no line %q among %+v", id, words, list)
	return rules.Line{}
}

// A side reads where its trains go, when they arrive and what stations still take; the
// other side reads nothing of it.
func TestJourneysAreListed(t *testing.T) {
	rulestest.Cite(t, "8.2.3", "8.2.6")
	g := place(t, `central movement 7
		ge.20-lw 49.24
		ru.25-3 30.19`)
	g.Do("rail ge.20-lw =germany")
	if l := g.line("central", "rail", "20th Landwehr"); l.State != rules.LineOpen {
		t.Errorf("whose station is not chosen reads %+v", l)
	}
	if l := g.line("central", "rail", "Angerburg"); l.Most != 8 || l.Left >= l.Most*l.Per {
		t.Errorf("its station reads %+v", l)
	}
	g = place(t, `central movement 7
		ge.20-lw 49.24 {"train":{"mode":3,"account":1,"to":"86.38"}}
		ru.25-3 30.19`)
	l := g.line("central", "rail", "20th Landwehr")
	if l.Value != "turn 7" || !strings.Contains(l.Note, "Bromberg (86.38)") || !strings.Contains(l.Note, " by ") || !slices.Contains(l.Hexes, "86.38") {
		t.Errorf("the journey reads %+v", l)
	}
	if list, now := g.lines("central", "rail"); !now || len(list) == 0 {
		t.Error("it is not kept in sight while the side moves")
	}
	if list, now := g.lines("russia", "rail"); len(list) > 0 || now {
		t.Errorf("Russia reads %+v", list)
	}
}

// A unit that is on its way arrives in the phase in which its points suffice, whichever
// phase it is now.
func TestArrivalCountsThePhasesToCome(t *testing.T) {
	rulestest.Cite(t, "8.2.3")
	const train = "\nge.20-lw 49.24 {\"train\":{\"mode\":3,\"account\":1,\"to\":\"86.38\"}}\nru.25-3 30.19"
	for phase, want := range map[string]string{
		"central attack 7":           "turn 8",
		"central supply 7":           "turn 7",
		"russia movement 7":          "turn 7",
		"russia counter-movement 7":  "turn 7",
		"central counter-movement 7": "turn 8",
	} {
		g := place(t, phase+train)
		if l := g.line("central", "rail", "20th Landwehr"); l.Value != want {
			t.Errorf("in %s it arrives in %q, want %q", phase, l.Value, want)
		}
	}
}

// Depots with a limit tell what they can still give; what is allocated is told to the
// side that allocates.
func TestAmmunitionIsListed(t *testing.T) {
	rulestest.Cite(t, "10.5.4", "10.5.1")
	g := supplied(t, "ru.25-3 18.30\nru.depot-1-army-minor 16.28", "ru.25-3")
	if l := g.line("russia", "ammunition", "Minor Depot"); l.Left != 4 || l.Most != 4 {
		t.Errorf("the depot begins with %d of %d", l.Left, l.Most)
	}
	g.Do("ap ru.25-3 =ru.depot-1-army-minor")
	if l := g.line("russia", "ammunition", "Minor Depot"); l.Left != 3 || l.Most != 4 {
		t.Errorf("the depot has %d of %d left", l.Left, l.Most)
	}
	if l := g.line("russia", "ammunition", "Russian 25th Infantry Division"); l.State != rules.LineMet || !strings.Contains(l.Note, "Minor Depot") {
		t.Errorf("what is allocated reads %+v", l)
	}
	list, now := g.lines("central", "ammunition")
	if now || slices.ContainsFunc(list, func(l rules.Line) bool {
		return strings.Contains(l.Text, "Russia") || strings.Contains(l.Note, "Minor Depot")
	}) {
		t.Errorf("the enemy reads %+v", list)
	}
	if c := g.Counter("ru.depot-1-army-minor"); !slices.Contains(c.Badges, rules.Badge{Kind: "ammunition", Value: 3}) {
		t.Errorf("the depot bears %+v", c.Badges)
	}
}

// While boundaries are drawn it is told what they fulfil, and the areas are asked for;
// afterwards, and to the enemy, nothing.
func TestDemandsOnBoundariesAreListed(t *testing.T) {
	rulestest.Cite(t, "6.1", "6.1.2")
	g := start(t, "tannenberg", 1)
	g.Throw("roll", 4)
	states := func() string {
		list, _ := g.lines("russia", "boundaries")
		var words []string
		for _, l := range list {
			words = append(words, l.State)
		}
		return strings.Join(words, " ")
	}
	if got := states(); strings.Count(got, rules.LineMet) < 6 || strings.Contains(got, rules.LineUnmet) {
		t.Errorf("the boundary of the start fulfils %q", got)
	}
	if q := g.P.View("russia").Prompt.Overlay; q == nil || q.Kind != "areas" {
		t.Errorf("the areas are not asked for: %+v", q)
	}
	if list, _ := g.lines("central", "boundaries"); list != nil {
		t.Errorf("the enemy reads %+v", list)
	}
	for i, act := range []string{"boundary =1r-2r", "start 39.28 39.29", "bearing =se", "bend =6"} {
		g.Do(act)
		if got := states(); strings.Count(got, rules.LineOpen) != 6-i {
			t.Errorf("after %s the demands are %q", act, got)
		}
	}
	if l := g.line("russia", "boundaries", "Has one bend"); l.Value != "after 6" {
		t.Errorf("the bend reads %+v", l)
	}
	g.Do("cancel-boundary", "keep-all")
	if list, _ := g.lines("russia", "boundaries"); list != nil || g.P.View("russia").Prompt.Overlay != nil {
		t.Errorf("once the areas are set it still reads %+v", list)
	}
}

// A pontoon bridge lies on the map for both sides to see.
func TestPontoonBridgesLieOnTheMap(t *testing.T) {
	rulestest.Cite(t, "18.1")
	g := place(t, "russia pontoon 4\nru.25-3 16.34\nge.1-1 60.19")
	g.Do("bridge 16.35 16.34")
	for _, side := range []rules.Side{"russia", "central"} {
		laid := g.P.View(side).Laid
		if len(laid) != 1 || laid[0].Kind != rules.WayBridge || !slices.Contains(laid[0].Hexes, "16.34") || !slices.Contains(laid[0].Hexes, "16.35") {
			t.Errorf("%s sees %+v", side, laid)
		}
	}
}
