package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// Low Supply makes checks of a forced march by one harder.
func TestLowSupplyWeighsOnChecks(t *testing.T) {
	rulestest.Cite(t, "14.5", "14.5.1")
	for state, status := range map[string]int{"{}": 0, `{"supply":"low"}`: 1} {
		g := marched(t, state)
		g.Throw("roll", 4, 6)
		if got := g.figure("ru.27-3", "status"); int(got) != status {
			t.Errorf("%s: status %v, want %d", state, got, status)
		}
	}
}

// The train of a Cavalry Corps feeds its cavalry and nobody else, and that cavalry draws
// on no other train.
func TestTrainsOfCavalryCorps(t *testing.T) {
	rulestest.Cite(t, "14.3.1")
	const depot = "\nru.depot-1-army-major 36.19\n"
	for _, c := range []struct{ unit, train, want string }{
		{"ru.1-gd-c-khan 47.18", "ru.train-khan 43.18", ""},
		{"ru.1-gd-c-khan 47.18", "ru.train-khan 30.17\nru.train-3 43.18", "out"},
		{"ru.25-3 47.18", "ru.train-khan 43.18", "out"},
	} {
		g := place(t, "russia supply 8\n"+c.unit+depot+c.train)
		g.Do("supply")
		if got := g.word(c.unit[:len(c.unit)-6], "supply"); got != c.want {
			t.Errorf("%s by %s: %q, want %q", c.unit, c.train, got, c.want)
		}
	}
}
