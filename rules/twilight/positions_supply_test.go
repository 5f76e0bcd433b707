package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// Lines of supply at their limits. The railway from Kowno ends for Russia at the frontier,
// 38.19; 14.2 counts from there.
func TestPositionsOfSupply(t *testing.T) {
	rulestest.Cite(t, "14.1", "14.2.1", "14.2.2", "14.2.3", "14.2.4", "14.3.1", "14.3.2")
	for _, c := range []struct{ name, unit, more, want string }{
		{"a depot off the railway", "ru.27-3 45.18", "ru.depot-1-army-major 41.18", "out"},
		{"a depot on it, between stations", "ru.27-3 45.18", "ru.depot-1-army-major 37.19", "out"},
		{"a train beside the railway", "ru.train-3 39.19", "", "out"},
		{"a train on it", "ru.train-3 38.19", "", ""},
		{"a train entrained", `ru.train-3 45.19 {"train":{"mode":3,"account":3,"to":"28.16"}}`, "", ""},
		{"an entrained train supplies nobody", "ru.27-3 45.18", `ru.train-3 43.18 {"train":{"mode":3,"account":3,"to":"28.16"}}`, "out"},
		{"a train of another army's depot", "ru.train-3 44.18", "ru.depot-2-army-major 36.19", "out"},
		{"a train of its army's depot", "ru.train-3 41.18", "ru.depot-1-army-major 36.19", ""},
		{"guns by their army's depot", "ru.1-hv 41.18", "ru.depot-1-army-major 36.19", ""},
		{"an enemy zone in its way", "ru.27-3 41.18", "ge.1-1 40.18", "low"},
		{"a friend in the zone", "ru.27-3 41.18", "ge.1-1 40.18\nru.25-3 40.19", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "russia supply 3\nru.30-4 20.20\nge.6-lw 80.30\n"+c.unit+"\n"+c.more)
			g.Do("supply")
			if got := g.word(split(c.unit)[0], "supply"); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// Attachment decides who supplies whom: a depot its army, a train its corps and independent
// cavalry, that of a Cavalry Corps only its own.
func TestAttachmentDecidesWhoSupplies(t *testing.T) {
	rulestest.Cite(t, "6.3.1", "6.3.2", "6.3.3", "14.3")
	const depot, train = " 36.19", " 41.18\nru.depot-1-army-major 36.19"
	for _, c := range []struct {
		unit, from string
		want       bool
	}{
		{"ru.25-3 43.18", "ru.depot-1-army-major" + depot, true},
		{"ru.25-3 43.18", "ru.depot-2-army-major" + depot, false}, // another army's
		{"ru.5-rf 43.18", "ru.depot-1-army-major" + depot, true},
		{"ru.25-3 46.18", "ru.train-3" + train, true},
		{"ru.25-3 46.18", "ru.train-20" + train, false}, // another corps'
		{"ru.5-rf 46.18", "ru.train-3" + train, false},  // independent
		{"ru.1-c 46.18", "ru.train-3" + train, true},    // independent cavalry
		{"ru.1-c 46.18", "ru.train-khan" + train, false},
		{"ru.1-gd-c-khan 46.18", "ru.train-khan" + train, true},
		{"ru.1-gd-c-khan 46.18", "ru.train-3" + train, false}, // attached to the Cavalry Corps
		{"ru.4-c 46.18", "ru.train-3" + train, false},         // of another army
	} {
		g := place(t, "russia supply 3\nru.30-4 20.20\nge.6-lw 80.30\n"+c.unit+"\n"+c.from)
		g.Do("supply")
		if got := g.word(split(c.unit)[0], "supply"); got == "" != c.want {
			t.Errorf("%s from %s: %q", c.unit, split(c.from)[0], got)
		}
	}
}

// Forces out of supply, and what that costs them: each formation a level or, demoralized, a
// step, whoever is stacked with it nothing; Asset Units alone a step (14.4, 6.4.2).
func TestPositionsOfHunger(t *testing.T) {
	rulestest.Cite(t, "14.4", "6.4.2")
	for _, c := range []struct {
		name, units, unit string
		status, lost      int // -1 where it is eliminated
	}{
		{"guns with a division", "ru.25-3 45.18\nru.1-hv 45.18", "ru.1-hv", 0, 0},
		{"guns alone", "ru.1-hv 45.18", "ru.1-hv", 0, -1},
		{"demoralized", `ru.25-3 45.18 {"status":4}`, "ru.25-3", 4, 1},
		{"the first of two divisions", "ru.25-3 45.18\nru.27-3 45.18", "ru.25-3", 1, 0},
		{"the second of them", "ru.25-3 45.18\nru.27-3 45.18", "ru.27-3", 1, 0},
		{"entrained", `ru.25-3 45.18 {"train":{"mode":3,"account":3,"to":"28.16"}}`, "ru.25-3", 0, 0},
		{"a garrison alone", "ru.nowogeorgiewsk 45.18", "ru.nowogeorgiewsk", 0, 1},
		{"a train", "ru.train-3 45.18", "ru.train-3", 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "russia supply 3\nru.30-4 28.16\nge.6-lw 80.30\n"+c.units)
			g.Do("supply")
			if hex := g.at(c.unit); (hex == "") != (c.lost < 0) {
				t.Fatalf("it is in %q", hex)
			}
			if s, l := g.number(c.unit, "status"), g.number(c.unit, "lost"); c.lost >= 0 && (s != c.status || l != c.lost) {
				t.Errorf("status %d and %d steps lost, want %d and %d", s, l, c.status, c.lost)
			}
		})
	}
}

// What a Supply Phase finds holds until the side's next one, wherever the unit goes and
// whatever the other side's Supply Phase finds.
func TestSupplyHoldsUntilTheNextPhase(t *testing.T) {
	rulestest.Cite(t, "14.5")
	g := place(t, "russia supply 3\nru.25-3 45.18\nru.27-3 41.18\nge.1-1 61.30\nge.2-1 60.19")
	g.Do("supply")
	g.until("movement", "russia")
	g.Do("pick ru.27-3", "step 42.19", "step 43.18", "halt", "pick ru.25-3", "step 44.19", "step 43.18", "halt")
	for g.P.Status().Turn == 3 && g.P.Status().Side == "russia" || g.P.Status().Phase < "movement" {
		g.on()
	}
	if g.word("ru.25-3", "supply") != "out" || g.word("ru.27-3", "supply") != "" {
		t.Errorf("%q and %q", g.word("ru.25-3", "supply"), g.word("ru.27-3", "supply"))
	}
	g.until("supply", "russia")
	g.Do("supply")
	if got := g.word("ru.25-3", "supply"); got != "low" || g.word("ru.27-3", "supply") != "low" {
		t.Errorf("%q in the next", got)
	}
}
