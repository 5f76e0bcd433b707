package packaging

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestNoRulesetIsCompiledForTheTestsOfAnother: a test inside a package has everything
// compiled once more that the tests beside it import and that imports the package. A
// ruleset takes up to half a minute, so that such a test stands outside, in package x_test.
func TestNoRulesetIsCompiledForTheTestsOfAnother(t *testing.T) {
	c := exec.Command("go", "list", "-test", "-deps", "./rules/...", "./canvas/...", "./ui/...")
	c.Dir = ".."
	out, err := c.Output()
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for line := range strings.Lines(string(out)) {
		// "vistula/rules/fury [vistula/rules/fury.test]"
		name, test, _ := strings.Cut(strings.TrimSpace(line), " ")
		if room := strings.TrimPrefix(name, "vistula/"); !slices.Contains(rulesets, room) {
			continue
		}
		if seen++; test != "" && test != "["+name+".test]" {
			t.Errorf("%s is compiled once more for %s: have the tests that stand inside that package stand outside", name, test)
		}
	}
	if seen < len(rulesets) {
		t.Errorf("only %d rulesets were found:\n%s", seen, out)
	}
}
