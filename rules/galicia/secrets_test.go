package galicia_test

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// record is what a side may know of some actions, in words.
func record(t *testing.T, g *game, side rules.Side, actions ...string) string {
	t.Helper()
	m := journal.From(g.P)
	for _, a := range actions {
		if _, err := m.Do(language.Action(a)); err != nil {
			t.Fatal(err)
		}
	}
	deeds, err := m.Record(side, 0)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, d := range deeds {
		words = append(words, fmt.Sprint(rulestest.Words(d.Action), len(d.Events)))
	}
	return strings.Join(words, ", ")
}

// The other side does not read in the record what lies beneath a counter: neither
// who recovers, nor who is in a stack, nor how many they are.
func TestTheRecordKeepsStacksHidden(t *testing.T) {
	rulestest.Cite(t, "5.4")
	g := place(t, "austria movement 3"+`
		ah.25-ii 8.05
		ah.4-ii 8.05 {"ce":1}
		ah.1-m 8.05
		ru.2-gd 12.04`)
	actions := []string{"recover ah.4-ii", "pick ah.25-ii", "add ah.1-m", "step 7.05", "drop ah.1-m", "halt"}
	if got, want := record(t, g, "russia", actions...), "step 7.051"; got != want {
		t.Errorf("Russia reads %q, want %q", got, want)
	}
	for _, side := range []rules.Side{"austria", ""} {
		if got := record(t, g, side, actions...); !strings.Contains(got, "recover ah.4-ii1, pick ah.25-ii0, add ah.1-m0") {
			t.Errorf("%q reads %q", side, got)
		}
	}
}

// undoes tells whether the last of some actions can be taken back.
func undoes(t *testing.T, g *game, actions ...string) bool {
	t.Helper()
	m := journal.From(g.P)
	for _, a := range actions {
		if _, err := m.Do(language.Action(a)); err != nil {
			t.Fatal(err)
		}
	}
	return m.Undo() == nil
}

// A step that makes hidden cavalry react cannot be taken back, nor one that shows
// that there is none where it might be: else a step would be a probe.
func TestAStepIsNoProbeForCavalry(t *testing.T) {
	rulestest.Cite(t, "12.1.1", "5.4")
	for _, c := range []struct {
		name, units string
		undo        bool
	}{
		{"hidden beside the step", "ru.2-gd 8.03\nru.13-c 8.03\nru.61-r 12.04", false},
		{"hidden elsewhere, so that it might be here", "ru.2-gd 8.03\nru.61-r 12.04\nru.13-c 12.04", false},
		{"on top of a stack elsewhere", "ru.2-gd 8.03\nru.61-r 12.04\nru.13-c 13.04", true},
		{"on top, and it may react", "ru.13-c 8.03\nru.61-r 12.04", false},
		{"nowhere", "ru.2-gd 8.03\nru.61-r 12.04", true},
		{"far from the step", "ru.61-r 12.04\nru.13-c 12.04", true},
	} {
		g := place(t, "austria movement 3\nah.25-ii 8.05\n"+c.units)
		if got := undoes(t, g, "pick ah.25-ii", "step 8.04"); got != c.undo {
			t.Errorf("%s: the step can be undone: %v", c.name, got)
		}
	}
}

// Who is withheld for want of strength shows hidden markers, and whether the
// defender has a choice left does too.
func TestReadyIsNoProbeForMarkers(t *testing.T) {
	rulestest.Cite(t, "5.4")
	for _, states := range []string{"", ` {"ce":2,"supply":"out"}`} {
		g := place(t, "austria combat 3\nah.25-ii 8.05\nru.2-gd 8.04\nru.18-xiv 8.04\nru.61-r 8.04\nru.47-xvi 8.04\nru.3-d-cs 8.04"+states)
		if undoes(t, g, "attack 8.04", "from 8.05", "declare", "commit ah.25-ii", "ready") {
			t.Errorf("state %q: ready can be taken back", states)
		}
	}
}
