package cli

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules"
)

// TestAReplayForASideTellsWhatItSaw compares the story for a side with that of everybody:
// every event is told that the side has seen, and none that it has not.
func TestAReplayForASideTellsWhatItSaw(t *testing.T) {
	save := begunBy(t, func(id string) (rules.Ruleset, error) { return rules.Open(id, data.FS()) }, 2, 600)
	m, err := openSound(streams{err: io.Discard}, "", save)
	if err != nil {
		t.Fatal(err)
	}
	_, whole, _ := run("replay", save)
	told := func(story string) []string { return strings.Split(story, "\n    ")[1:] }
	for _, side := range []rules.Side{"austria", "russia"} {
		code, out, fault := run("replay", "--side", string(side), save)
		if code != 0 || fault != "" {
			t.Fatalf("code %d, err %q", code, fault)
		}
		seen, hidden := 0, map[string]bool{}
		for n := 1; n <= m.Cursor(); n++ {
			all := m.Entry(n)
			deed, _ := all.SeenBy(side)
			seen += len(deed.Events)
			for _, e := range all.Events {
				if e.SeenBy(side).Text != e.Text {
					hidden[e.Text] = true
				}
			}
		}
		if list := told(out); len(list) != seen {
			t.Errorf("%s is told %d events and has seen %d", side, len(list), seen)
		}
		if len(hidden) == 0 {
			t.Fatalf("nothing in this game is hidden from %s", side)
		}
		same := 0
		for i, line := range told(out) {
			if all := told(whole); i < len(all) && all[i] == line {
				same++
			}
		}
		if same > seen-len(hidden) {
			t.Errorf("%s is told %d of %d events as everybody is, but %d are hidden from it", side, same, seen, len(hidden))
		}
	}
}

// TestWhatASideKnowsIsToldToNoOther: a file that holds what one side knows is not retold
// for the other one.
func TestWhatASideKnowsIsToldToNoOther(t *testing.T) {
	m, err := openSound(streams{err: io.Discard}, "", begun(t, 40))
	if err != nil {
		t.Fatal(err)
	}
	raw, err := m.SaveFor("russia")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "known.json")
	if err := os.WriteFile(file, raw, 0o600); err != nil {
		t.Fatal(err)
	}
	for side, want := range map[string]int{"russia": 0, "austria": 2} {
		if code, _, fault := run("replay", file, "--side", side); code != want {
			t.Errorf("%s: code %d, err %q", side, code, fault)
		}
	}
}
