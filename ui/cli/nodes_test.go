package cli

import (
	"regexp"
	"strings"
	"testing"
)

var results = regexp.MustCompile(`results (\w+)`)

// With a limit of positions, levels play the same games from the same seeds, whatever
// else the machine does, and other games from other seeds.
func TestTheSameSeedAndNodesGiveTheSameGames(t *testing.T) {
	play := func(seed, jobs, nodes string) string {
		code, out, err := run("play", "--ruleset", "toy", "--scenario", "skirmish", "--bots", "level1,level3-bold", "--games", "3", "--seed", seed, "--jobs", jobs, "--nodes", nodes)
		if code != 0 || err != "" {
			t.Fatalf("code %d, err %q", code, err)
		}
		if strings.Count(out, " player turns took up to ") != 2 {
			t.Errorf("it does not tell how long both sides thought:\n%s", out)
		}
		return results.FindString(out)
	}
	one := play("7", "1", "300")
	if again := play("7", "3", "300"); again != one {
		t.Errorf("the same seed and limit gave %s, then %s", one, again)
	}
	if other := play("8", "3", "300"); other == one {
		t.Error("another seed gave the same games")
	}
}
