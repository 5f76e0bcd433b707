package cli

import (
	"strings"
	"testing"
)

// Who knows the players by the window finds them on the command line.
func TestTheHelpOfBotsNamesTheLevelsOfTheWindow(t *testing.T) {
	for _, name := range []string{"play", "ladder"} {
		_, out, _ := run("help", name)
		_, names, _ := strings.Cut(out, "in the window: ")
		names, _, _ = strings.Cut(names, ")")
		// The tests have players of their own between them.
		if got := strings.NewReplacer("cheat, ", "", "crash, ", "").Replace(names); got != "Beginner, Quick, Steady, Deep, Draws lots" {
			t.Errorf("%s does not say what the window calls the levels:\n%s", name, out)
		}
	}
}
