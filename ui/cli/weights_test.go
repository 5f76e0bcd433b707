package cli

import (
	"path/filepath"
	"strings"
	"testing"
)

// Weights that cannot be used are found by check, and are one sentence to whoever asks a
// level to play or to judge; who asks for no level plays on.
func TestWeightsThatCannotBeUsed(t *testing.T) {
	dir := t.TempDir()
	save := begun(t, 5)
	for text, want := range map[string]string{
		`{"luck": 1}`:        `galicia/bot.json: there is no "luck"; there are points, `,
		`{"points": "much"}`: "galicia/bot.json:1: a text stands where a number belongs",
		`{"points"`:          "galicia/bot.json:1: this is not JSON",
	} {
		write(t, filepath.Join(dir, "galicia", "bot.json"), text)
		if code, out, _ := run("check", dir); code != 1 || !strings.Contains(out, want) || !strings.HasSuffix(out, "\n1 fault\n") {
			t.Errorf("%s: check: code %d, out %q", text, code, out)
		}
		for _, line := range []string{
			"play --ruleset galicia --scenario campaign --bots level1,random --data " + dir,
			"ladder --ruleset galicia --bots random,level2-bold --pairs 1 --data " + dir,
			"analyse " + save + " --data " + dir,
		} {
			if code, out, err := run(strings.Fields(line)...); code == 0 || out != "" || !strings.Contains(err, want) || strings.Count(err, "\n") != 1 {
				t.Errorf("%s: %s: code %d, err %q", text, line, code, err)
			}
		}
	}
	if code, _, err := run("play", "--ruleset", "galicia", "--scenario", "campaign", "--limit", "20", "--data", dir, "--save", t.TempDir()); code != 1 || !strings.Contains(err, "not over after 20 actions") {
		t.Errorf("without a level: code %d, err %q", code, err)
	}
}
