package journal_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// What is cut short, or was written by nobody, is damaged; what is only of no use to this
// program is not.
func TestDamageIsToldFromWhatCannotBeUsed(t *testing.T) {
	good := sample(t)
	for name, c := range map[string]struct {
		data           string
		whole, damaged bool
	}{
		"sound":             {good, true, false},
		"cut short":         {good[:len(good)/2], false, true},
		"empty":             {"", false, true},
		"zeros at the end":  {good[:len(good)-40] + strings.Repeat("\x00", 40), false, true},
		"damaged within":    {swap(t, good, `"program": "`, `"program": x"`), true, true},
		"an unknown field":  {swap(t, good, `"cursor"`, `"odd": 1, "cursor"`), true, true},
		"of a newer format": {swap(t, good, `"format": 2`, `"format": 99`), true, false},
		"of another game":   {swap(t, good, `"ruleset": "toy"`, `"ruleset": "chess"`), true, false},
	} {
		path := filepath.Join(t.TempDir(), "a.vistula")
		if err := os.WriteFile(path, []byte(c.data), 0o600); err != nil {
			t.Fatal(err)
		}
		if journal.LooksWhole(path) != c.whole {
			t.Errorf("%s: it looks whole: %t", name, !c.whole)
		}
		_, err := journal.OpenKept(path, inToy)
		if _, damaged := errors.AsType[*journal.Damage](err); damaged != c.damaged {
			t.Errorf("%s: the error is %v", name, err)
		}
		if _, _, err := journal.Resume([]byte(c.data), toy.Find); (err == nil) != (name == "sound") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if journal.LooksWhole(filepath.Join(t.TempDir(), "none")) {
		t.Error("a file that is not there looks whole")
	}
}
