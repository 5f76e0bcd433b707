package twilight_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// queue is a place with the option of queueing in stations.
func queue(t *testing.T, on, text string) *game {
	t.Helper()
	s := language.Describe(t, "central movement 7\nstate {\"rail\":[60,0,0,0]}\nru.25-3 30.19\n"+text)
	s.Scenario, s.Options = "tannenberg", rules.Options{"queueing": on}
	return &game{language.SetUp(t, s)}
}

// By the option the second unit in a station waits until the first is done, which took
// five of its seven points: two are left, whether it stood there or marched meanwhile.
// Without the option it waits for nothing but what the station can take.
func TestUnitsQueueInAStation(t *testing.T) {
	rulestest.Cite(t, "8.2.6a")
	const point = 252
	for _, c := range []struct {
		on, from string
		spent    int
	}{
		{"off", "61.30", 3 * point}, {"on", "61.30", 2 * point}, {"off", "61.31", 3 * point}, {"on", "61.31", 2 * point},
	} {
		g := queue(t, c.on, "ge.1-1 61.30\nge.2-1 "+c.from)
		g.Do("rail ge.1-1 =germany", "destination 86.38")
		if c.from != "61.30" {
			g.Do("pick ge.2-1", "step 61.30")
		}
		g.Do("rail ge.2-1 =germany")
		if _, _, spent, _, _ := g.journey("ge.2-1"); spent != c.spent {
			t.Errorf("%s: from %s it put %d into entraining, want %d", c.on, c.from, spent, c.spent)
		}
	}
}

// Who would wait longer than its points last does not begin, be it to board a train or to
// leave one; and the queue is part of what is saved.
func TestAQueueThatIsTooLong(t *testing.T) {
	rulestest.Cite(t, "8.2.6a")
	g := queue(t, "on", "ge.1-1 61.30\nge.2-1 61.30 \nge.20-lw 61.30\nge.6-lw 61.30 {\"train\":{\"mode\":3,\"account\":1,\"to\":\"61.30\"}}")
	g.Do("rail ge.1-1 =germany", "destination 86.38", "rail ge.2-1 =germany")
	g.Refuses("rail ge.20-lw =germany", "8.2.6a")
	g.Refuses("travel ge.6-lw", "8.2.6a")
	if l := g.line("central", "rail", "Allenstein"); !strings.Contains(l.Note, "7 MP") {
		t.Errorf("of the station it is said: %+v", l)
	}
	again, err := ruleset(t).Load(g.P.AppendJSON(nil))
	if err != nil || !slices.Equal(again.AppendJSON(nil), g.P.AppendJSON(nil)) {
		t.Errorf("the queue is not saved: %v", err)
	}
	(&game{language.At(t, again)}).Refuses("travel ge.6-lw", "8.2.6a")
}
