package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTuningResumesAndWritesWeights(t *testing.T) {
	dir := t.TempDir()
	study, weights := filepath.Join(dir, "study.json"), filepath.Join(dir, "bot.json")
	line := []string{"tune", "--ruleset", "toy", "--study", study, "--nodes", "50", "--terms", "material,chance"}
	if code, out, err := run(append(line, "--rounds", "1")...); code != 0 || !strings.HasPrefix(out, "1 round\n") {
		t.Fatalf("code %d, err %q, out\n%s", code, err, out)
	}
	if code, out, err := run(append(line, "--rounds", "2", "--weights", weights)...); code != 0 || !strings.HasPrefix(out, "2 rounds") {
		t.Fatalf("code %d, err %q, out\n%s", code, err, out)
	}
	raw, err := os.ReadFile(weights)
	if err != nil || !strings.Contains(string(raw), `"material": 0.`) || strings.Contains(string(raw), "supply") {
		t.Errorf("%s %v", raw, err)
	}
}

func TestTuningSaysWhatIsWrong(t *testing.T) {
	dir := t.TempDir()
	broken, study := filepath.Join(dir, "broken"), filepath.Join(dir, "study.json")
	if err := os.WriteFile(broken, []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]string{
		"tune --study s":                                                                "--ruleset is missing",
		"tune --ruleset chess --study s":                                                `ruleset "chess" is unknown`,
		"tune --ruleset toy":                                                            "--study names the file",
		"tune --ruleset toy --study s --rounds 0":                                       "must be at least 1",
		"tune --ruleset toy --study s --nodes 0":                                        "it must be a number of positions, at least 1",
		"tune --ruleset toy --study s --bot random":                                     `player "random" has no weights`,
		"tune --ruleset toy --study s --terms luck":                                     `--terms: there is no "luck"`,
		"tune --ruleset toy --study s --scenario war":                                   `--scenario: there is no "war"`,
		"tune --ruleset toy --rounds 1 --study " + broken:                               "it is not a study of weights",
		"tune --ruleset toy --rounds 1 --study " + filepath.Join(dir, "none", "s.json"): "s.json cannot be written: there is no such file or folder",
		"tune --ruleset toy --rounds 1 --study " + study + " --weights " + broken:       "broken is there already and is no file of weights",
		"tune --ruleset toy --rounds 1 --study " + study + " --weights " + filepath.Join(dir, "none", "w.json"):    "w.json cannot be written: there is no such file or folder",
		"ladder --ruleset toy --bots random,random --pairs 1 --out " + filepath.Join(dir, "none", "results.jsonl"): "results.jsonl cannot be written: there is no such file or folder",
	} {
		code, _, err := run(strings.Fields(line)...)
		if code == 0 || !strings.Contains(err, want) || !strings.HasPrefix(err, "vistula: ") {
			t.Errorf("%s: code %d, err %q; want %q", line, code, err, want)
		}
	}
	if raw, err := os.ReadFile(broken); err != nil || string(raw) != "{" {
		t.Errorf("what was no file of weights is now %q, %v", raw, err)
	}
}
