package packaging

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// runsTests is the line of a workflow file that runs every check.
var runsTests = regexp.MustCompile(`(?m)^ *- (run: )?packaging/test$`)

// A copy of this repository on any of the common forges is checked as this one is: the
// workflow files call the script that everybody calls, and install nothing else.
func TestForgesRunTheTestsOfEverybody(t *testing.T) {
	files, err := filepath.Glob("forges/*.yml")
	if err != nil || len(files) < 2 {
		t.Fatalf("there are %v, %v", files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if len(runsTests.FindAll(text, -1)) != 1 {
			t.Errorf("%s does not run packaging/test", file)
		}
	}
	if info, err := os.Stat("test"); err != nil || info.Mode()&0o111 == 0 {
		t.Errorf("packaging/test cannot be run: %v", err)
	}
}
