package twilight_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// More than three divisions, or two artillery units, are too many at the end of a
// movement phase; the owner chooses who is eliminated.
func TestStackingLimit(t *testing.T) {
	rulestest.Cite(t, "4.2.1", "4.2.3")
	g := place(t, "russia movement 3\nru.25-3 36.19\nru.27-3 36.19\nru.28-20 36.19\nru.train-3 36.19\nru.1-c 30.20\nge.1-1 50.19")
	if v := g.P.View("russia"); len(v.Prompt.Warn) != 1 || v.Prompt.Warn[0].Case != "4.2.3" {
		t.Errorf("the hex is over the limit: %+v", v.Prompt.Warn)
	}
	g.Do("done")
	g.Stage("crowded", "russia")
	if got := g.Units("eliminate"); got != "ru.25-3 ru.27-3 ru.28-20 ru.train-3" {
		t.Errorf("to be eliminated: %s", got)
	}
	g.Refuses("eliminate ru.1-c", "4.2.3")
	g.Do("eliminate ru.train-3")
	if hex, _ := g.Record("ru.train-3"); hex != "" || g.P.Status().Stage == "crowded" {
		t.Error("the train is to be gone and the limit kept")
	}
	g = place(t, "russia movement 3\nru.25-3 36.19\nru.1-hv 36.19\nru.gar-kow 36.19\nru.gar-oss 36.19\nru.1-c 30.20")
	g.Do("done")
	if got := g.Units("eliminate"); got != "ru.gar-kow ru.gar-oss ru.1-hv" {
		t.Errorf("to be eliminated: %s", got)
	}
}

// Three divisions, two artillery units, and what does not count.
func TestWhatDoesNotStack(t *testing.T) {
	rulestest.Cite(t, "4.2", "4.2.1")
	g := place(t, "russia movement 3\nru.25-3 36.19\nru.27-3 36.19\nru.1-c 36.19\nru.train-3 36.19\nru.1-hv 36.19\nru.gar-kow 36.19\nru.1-c-b 36.19\nru.fort-olita 36.19")
	g.Do("done")
	if g.P.Status().Stage == "crowded" {
		t.Errorf("all of them fit: %s", g.Units("eliminate"))
	}
}

// On top lie cavalry, then infantry, then artillery, the largest first; under an
// Improved Position infantry comes first.
func TestOrderOfStacking(t *testing.T) {
	rulestest.Cite(t, "4.2.5")
	units := "\nru.25-3 36.19\nru.27-3 36.19 {\"lost\":2}\nru.1-c 36.19\nru.1-hv 36.19\nru.train-3 36.19\nru.28-20 36.19 {\"status\":4}"
	order := func(g *game) (list string) {
		for _, s := range g.P.View("russia").Stacks {
			for _, c := range s.Units {
				list += c.Unit + " "
			}
		}
		return list
	}
	if got := order(place(t, "russia movement 3"+units)); got != "ru.1-c ru.25-3 ru.27-3 ru.28-20 ru.1-hv ru.train-3 " {
		t.Error(got)
	}
	if got := order(place(t, "russia movement 3\nstate {\"works\":[{\"hex\":\"36.19\",\"level\":1,\"side\":\"russia\"}]}"+units)); got != "ru.25-3 ru.27-3 ru.28-20 ru.1-c ru.1-hv ru.train-3 " {
		t.Error(got)
	}
}

// The enemy sees the top unit of a stack with the face that is up, and nothing of its
// losses, and under an Improved Position not even that unless adjacent.
func TestLimitedIntelligence(t *testing.T) {
	rulestest.Cite(t, "4.2.6")
	seen := func(g *game) rules.Stack {
		for _, s := range g.P.View("central").Stacks {
			if s.Side == "russia" {
				return s
			}
		}
		return rules.Stack{}
	}
	s := seen(place(t, "russia movement 3\nru.25-3 36.19 {\"lost\":2,\"status\":3}\nru.train-3 36.19"))
	if len(s.Units) != 1 || s.Units[0].Unit != "ru.25-3" || s.Units[0].Steps != 10 || len(s.Units[0].Badges) != 0 || !s.Hidden {
		t.Errorf("%+v", s)
	}
	works := "russia movement 3\nstate {\"works\":[{\"hex\":\"36.19\",\"level\":1,\"side\":\"russia\"}]}\nru.25-3 36.19"
	if s := seen(place(t, works+"\nge.1-1 38.19")); len(s.Units) != 1 || s.Units[0].Type != "unknown" {
		t.Errorf("%+v", s)
	}
	if s := seen(place(t, works+"\nge.1-1 37.19")); len(s.Units) != 1 || s.Units[0].Unit != "ru.25-3" {
		t.Errorf("%+v", s)
	}
}
