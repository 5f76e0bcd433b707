package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/data"
)

// Games of a player against itself become the figures of the scenario, beside those of
// others that are there.
func TestGamesOfEqualsBecomeTheFiguresOfAScenario(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "results.jsonl")
	if code, _, err := run("ladder", "--ruleset", "toy", "--bots", "random,random", "--pairs", "12", "--out", file); code != 0 {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(dir, "toy"), 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(dir, "toy", "balance.json"), `{"war": {"players": "people", "command": "", "games": 2, "won": {"red": 1}}}`)
	code, out, err := run("balance", file, "--write", dir)
	if code != 0 || err != "" || !strings.Contains(out, "| toy skirmish | random | 12 | red ") || strings.Count(out, "\n") != 4 {
		t.Fatalf("code %d, err %q, out\n%s", code, err, out)
	}
	list, failed := data.Balances(os.DirFS(dir), "toy")
	if failed != nil || len(list) != 3 || list["war"].Players != "people" {
		t.Fatalf("%+v, %v", list, failed)
	}
	b := list["duel"]
	if b.Games != 12 || !strings.Contains(b.Command, "vistula ladder --ruleset toy --scenario duel --bots random,random --pairs 12") {
		t.Errorf("%+v", b)
	}
}

func TestFiguresOfNothingAreRefused(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "results.jsonl")
	if code, _, err := run("ladder", "--ruleset", "toy", "--scenario", "duel", "--bots", "random,cheat", "--pairs", "1", "--out", file); code != 1 {
		t.Fatal(err)
	}
	for line, want := range map[string]string{
		"balance":                    "balance needs the files of results",
		"balance " + file:            "no game of a player against itself",
		"balance " + file + ".there": "no such file",
	} {
		code, _, err := run(strings.Fields(line)...)
		if code == 0 || !strings.Contains(err, want) || strings.Count(err, "\n") != 1 {
			t.Errorf("%s: code %d, err %q; want %q", line, code, err, want)
		}
	}
}
