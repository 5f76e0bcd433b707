package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// crowd comes to the check of a Russian stack of two formations with an Asset Unit: with a
// formation at its last level of effectiveness and a sound one that has fewer steps.
func crowd(t *testing.T) *game {
	t.Helper()
	g := battlefield(t, `central attack 3
		ge.1-1 18.30
		ge.2-1 18.30
		ru.25-3 19.30 {"lost":2}
		ru.27-3 19.30 {"status":3}
		ru.1-hv 19.30
		ru.54-r 30.19`)
	g.assault("19.30", "ge.1-1", "ge.2-1")
	g.Do("ready")
	g.Throw("roll", 3, 4)
	g.Throw("roll", 1, 1) // losses
	g.through("check", "russia")
	return g
}

// The owner chooses the formation of an Asset Unit before the check of its stack, once,
// and the other side does not learn of it.
func TestTheOwnerChoosesTheFormationOfAnAsset(t *testing.T) {
	rulestest.Cite(t, "6.4.1", "11.2.1a")
	g := crowd(t)
	g.Refuses("attach ru.1-hv =ge.1-1", "6.4.1")
	g.Refuses("attach ru.25-3 =ru.27-3", "6.4.1")
	if !g.Offers("attach ru.1-hv =ru.25-3") || !g.Offers("attach ru.1-hv =ru.27-3") || !strings.Contains(g.P.View("russia").Prompt.Ask, "6.4.1") {
		t.Fatalf("there are %v, and it is asked: %s", g.All(), g.P.View("russia").Prompt.Ask)
	}
	g.Do("attach ru.1-hv =ru.25-3")
	g.Refuses("attach ru.1-hv =ru.27-3", "11.2.1a")
	if strings.Contains(g.P.View("russia").Prompt.Ask, "6.4.1") {
		t.Error("it is asked again")
	}
}

// Where the formations fare differently the Asset Unit goes with the one it is attached
// to: by the choice, or with the one that has most steps.
func TestAnAssetRetreatsWithItsFormation(t *testing.T) {
	rulestest.Cite(t, "11.2.1a")
	for choice, goes := range map[string]bool{"": true, "ru.25-3": false, "ru.27-3": true} {
		g := crowd(t)
		if choice != "" {
			g.Do("attach ru.1-hv =" + choice)
		}
		hex, _ := g.Record("ru.1-hv")
		g.Throw("roll", 4, 4)
		g.Stage("retreat", "russia")
		moved := strings.Contains(strings.Join(g.P.View("russia").Prompt.Units, " "), "ru.1-hv")
		if moved != goes {
			t.Errorf("attached to %q in %s: it goes: %v, want %v", choice, hex, moved, goes)
		}
	}
}
