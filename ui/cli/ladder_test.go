package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTheLadderResumesAndMerges(t *testing.T) {
	dir := t.TempDir()
	file := func(name string) string { return filepath.Join(dir, name) }
	for _, shard := range []string{"1/2", "2/2"} {
		code, out, err := run("ladder", "--ruleset", "toy", "--scenario", "skirmish", "--bots", "random,random", "--pairs", "4", "--shard", shard, "--out", file(shard[:1]))
		if code != 0 || err != "" || !strings.Contains(out, "toy skirmish  2 ") {
			t.Fatalf("code %d, err %q, out\n%s", code, err, out)
		}
	}
	code, out, err := run("ladder", "--merge", file("1")+","+file("2"), "--out", file("all"))
	if code != 0 || err != "" || !strings.Contains(out, "toy skirmish  4 ") {
		t.Fatalf("code %d, err %q, out\n%s", code, err, out)
	}
	before, failed := os.ReadFile(file("all"))
	if failed != nil {
		t.Fatal(failed)
	}
	code, again, err := run("ladder", "--ruleset", "toy", "--scenario", "skirmish", "--bots", "random,random", "--pairs", "4", "--out", file("all"))
	if after, failed := os.ReadFile(file("all")); code != 0 || err != "" || again != out || failed != nil || string(after) != string(before) {
		t.Errorf("a contest that is complete played on: code %d, err %q, out\n%s", code, err, again)
	}
}

func TestTheLadderSaysWhatIsWrong(t *testing.T) {
	broken := filepath.Join(t.TempDir(), "broken")
	if err := os.WriteFile(broken, []byte("{}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]string{
		"ladder --bots random,random":                                             "--ruleset is missing",
		"ladder --ruleset toy":                                                    "--bots names at least two players",
		"ladder --ruleset toy --bots random":                                      "--bots names at least two players",
		"ladder --ruleset toy --bots random,deep":                                 `player "deep" is unknown`,
		"ladder --ruleset chess --bots random,random":                             `ruleset "chess" is unknown`,
		"ladder --ruleset toy --scenario war --bots random,random":                `scenario "war" is unknown; there are skirmish`,
		"ladder --ruleset toy --bots random,random --shard 5/4":                   "--shard 5/4",
		"ladder --ruleset toy --bots random,random --pairs 0":                     "must be at least 1",
		"ladder --ruleset toy --bots random,random --option a=b":                  `option "a" is unknown`,
		"ladder --ruleset toy --bots random,random --out " + broken:               "line 1: the ruleset or the scenario is missing",
		"ladder --merge " + broken + ".jsonl":                                     "broken.jsonl",
		"ladder --ruleset toy --pairs 1 --bots random,exec:./there-is-no-program": "cannot be started",
		"ladder --ruleset toy --bots random,level2@there-is-no-file.json":         "there-is-no-file.json cannot be read",
	} {
		code, _, err := run(strings.Fields(line)...)
		if code == 0 || !strings.Contains(err, want) || !strings.HasPrefix(err, "vistula: ") {
			t.Errorf("%s: code %d, err %q; want %q", line, code, err, want)
		}
	}
}

func TestALevelMeetsItselfWithOtherWeights(t *testing.T) {
	file := filepath.Join(t.TempDir(), "own.json")
	if err := os.WriteFile(file, []byte(`{"points": 3}`), 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, err := run("ladder", "--ruleset", "toy", "--scenario", "skirmish", "--bots", "level1@"+file+",level1", "--pairs", "1", "--nodes", "50")
	if code != 0 || !strings.Contains(out, "own.json") {
		t.Errorf("code %d, out\n%s\nerr %s", code, out, err)
	}
}

func TestTheLadderSaysOnceThatAPlayerCannotBeStarted(t *testing.T) {
	code, _, err := run("ladder", "--ruleset", "toy", "--scenario", "skirmish", "--bots", "random,exec:/no/such", "--pairs", "3")
	if code == 0 || strings.Count(err, "/no/such") > 3 || !strings.Contains(err, "5 more games failed for the same reason") {
		t.Errorf("code %d, err\n%s", code, err)
	}
}
