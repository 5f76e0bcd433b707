package desk

import (
	"context"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// Whoever steps through a game comes by the actions that the record tells that side
// of, and is not told the number of the others.
func TestReplayCountsWhatTheViewerKnowsOf(t *testing.T) {
	rs := rulestest.Open(t, "tannenberg")
	m, err := journal.New(rs, "campaign", nil, 2)
	if err != nil {
		t.Fatal(err)
	}
	player, err := bot.New("random", 2)
	if err != nil {
		t.Fatal(err)
	}
	for m.Len() < 120 {
		p := m.Position()
		if _, err := m.Do(player.Choose(context.Background(), rules.Sit(p, p.Status().ToAct))); err != nil {
			t.Fatal(err)
		}
	}
	hidden := 0
	for _, side := range []rules.Side{"russia", "central"} {
		d := New(m, map[rules.Side]Seat{side: Person}, false)
		deeds, err := d.Seat().Record(0)
		if err != nil {
			t.Fatal(err)
		}
		if got := d.Told(m.Len()); got != len(deeds) {
			t.Errorf("%s: the replay counts %d actions, the record %d", side, got, len(deeds))
		}
		hidden += m.Len() - len(deeds)
		steps := 0
		for n := m.Len() + 1; n > 0; steps++ {
			n = d.Before(n)
			if _, told := d.Deed(max(1, n)); n > 0 && !told {
				t.Errorf("%s: one steps back to action %d, of which nothing is known", side, n)
			}
		}
		if steps != len(deeds)+1 {
			t.Errorf("%s: %d steps lead back to the start, past %d actions", side, steps, len(deeds))
		}
		for n := 0; n < m.Len(); {
			to := d.After(n)
			if _, told := d.Deed(to); to <= n || to < m.Len() && !told {
				t.Fatalf("%s: one steps from action %d to %d", side, n, to)
			}
			n = to
		}
	}
	if hidden == 0 {
		t.Error("nothing was hidden from anybody")
	}
}
