package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
)

// begun is the save of a game of some actions.
func begun(t *testing.T, actions int) string {
	t.Helper()
	return begunWith(t, func(id string) (rules.Ruleset, error) { return rules.Open(id, data.FS()) }, actions)
}

// begunWith is the same with a ruleset that is found in some way.
func begunWith(t *testing.T, find func(id string) (rules.Ruleset, error), actions int) string {
	t.Helper()
	return begunBy(t, find, 4, actions)
}

// begunBy is the same with players that draw other numbers.
func begunBy(t *testing.T, find func(id string) (rules.Ruleset, error), seed uint64, actions int) string {
	t.Helper()
	rs, err := find("galicia")
	if err != nil {
		t.Fatal(err)
	}
	m, err := journal.New(rs, "campaign", nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	player, err := bot.New("random", seed)
	if err != nil {
		t.Fatal(err)
	}
	for range actions {
		if _, err := m.Do(player.Choose(t.Context(), rules.SitAt(m, m.Position().Status().ToAct))); err != nil {
			t.Fatal(err)
		}
	}
	raw, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "game.vistula")
	if err := os.WriteFile(file, raw, 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestReportIsWritten(t *testing.T) {
	save := begun(t, 60)
	for name, begins := range map[string]string{"a.html": "<!DOCTYPE html>", "a.pdf": "%PDF-"} {
		out := filepath.Join(t.TempDir(), name)
		if code, _, err := run("report", save, "-o", out, "--side", "russia", "--analyse"); code != 0 || err != "" {
			t.Fatalf("code %d, err %q", code, err)
		}
		if raw, err := os.ReadFile(out); err != nil || !strings.HasPrefix(string(raw), begins) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestWhatIsNoReport wants one sentence for each fault, and no file.
func TestWhatIsNoReport(t *testing.T) {
	save, dir := begun(t, 5), t.TempDir()
	damaged := filepath.Join(dir, "damaged.vistula")
	if err := os.WriteFile(damaged, []byte(`{"format": 1, "ruleset": `), 0o644); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(save)
	if err != nil {
		t.Fatal(err)
	}
	edited := filepath.Join(dir, "edited.vistula")
	if err := os.WriteFile(edited, []byte(strings.Replace(string(whole), `"seed": 3`, `"seed": 4`, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	protected := filepath.Join(dir, "protected.html")
	if err := os.WriteFile(protected, []byte("mine"), 0o444); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(dir, "out.html")
	for _, x := range []struct {
		args string
		code int
		want string
	}{
		{"", 2, "report needs the file of a saved game"},
		{save, 2, "-o is missing"},
		{save + " -o " + filepath.Join(dir, "out.doc"), 2, "a report ends in .html or .pdf, not in .doc"},
		{save + " -o " + filepath.Join(dir, "out"), 2, "ends in .html or .pdf"},
		{save + " -o " + out + " --side prussia", 2, `side "prussia" is unknown; there are austria and russia`},
		{filepath.Join(dir, "none") + " -o " + out, 1, "no such file"},
		{damaged + " -o " + out, 1, "damaged.vistula: save: "},
		{edited + " -o " + out, 1, "edited.vistula: "},
		{save + " -o " + filepath.Join(dir, "none", "out.html"), 1, "there is no such file or folder"},
		{save + " -o " + protected, 1, "the file is write-protected"},
	} {
		code, said, fault := run(append([]string{"report"}, strings.Fields(x.args)...)...)
		if code != x.code || said != "" || !strings.Contains(fault, x.want) || strings.Count(fault, "\n") != 1 {
			t.Errorf("report %s: code %d, out %q, err %q; want %q", x.args, code, said, fault, x.want)
		}
	}
	if _, err := os.Stat(out); err == nil {
		t.Error("a file was written all the same")
	}
	if raw, _ := os.ReadFile(protected); string(raw) != "mine" {
		t.Error("the protected file was changed")
	}
}
