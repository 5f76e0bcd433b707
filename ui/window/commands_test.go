//go:build !display

package window

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/cli"
	"vistula/ui/crash"

	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	_ "vistula/rules/tannenberg"
)

// asProgram has the test binary, which has all of the program in it, run as it.
const asProgram = "VISTULA_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(crash.Guard(func() int { return cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr) }))
	}
	os.Exit(m.Run())
}

// TestCommandsPrintOnlyTheirOwnOutput: whatever the locale, no library adds a line
// of its own, and the output is the same.
func TestCommandsPrintOnlyTheirOwnOutput(t *testing.T) {
	dir := t.TempDir()
	save := filepath.Join(dir, "game.vistula")
	write(t, save)
	own := filepath.Join(dir, "own")
	if err := os.Mkdir(own, 0o755); err != nil {
		t.Fatal(err)
	}
	run := func(locale string, args ...string) string {
		t.Helper()
		c := exec.Command(os.Args[0], args...)
		c.Env = []string{asProgram + "=1", "PATH=" + os.Getenv("PATH"), "HOME=" + dir}
		if locale != "" {
			c.Env = append(c.Env, "LC_ALL="+locale)
		}
		var out, faults bytes.Buffer
		c.Stdin, c.Stdout, c.Stderr = strings.NewReader(`{"cmd":"rulesets"}`), &out, &faults
		if err := c.Run(); err != nil || faults.Len() > 0 {
			t.Errorf("LC_ALL=%s vistula %s: %v; stderr has %q", locale, strings.Join(args, " "), err, &faults)
		}
		return out.String()
	}
	lines := [][]string{
		{"help"}, {"version"},
		{"replay", save}, {"replay", "--verify", save},
		{"print", save, "-o", filepath.Join(dir, "map.pdf"), "--map-only"}, {"report", save, "-o", filepath.Join(dir, "game.html")},
		{"referee"}, {"cases", "galicia"}, {"check", own},
	}
	for line := range strings.Lines(run("C", "help")) {
		if name := strings.Fields(line); strings.HasPrefix(line, "  ") && !strings.HasPrefix(line, "   ") && name[0] != "vistula" && name[0] != "help" && name[0] != "version" {
			lines = append(lines, []string{"help", name[0]})
		}
	}
	if len(lines) < 16 {
		t.Fatalf("only these commands were found: %v", lines)
	}
	for _, args := range lines {
		want := run("C", args...)
		if len(args) > 1 && (args[0] == "print" || args[0] == "report") {
			continue // one locale is enough for what takes long
		}
		for _, l := range []string{"", "POSIX", "C.UTF-8"} {
			if got := run(l, args...); got != want {
				t.Errorf("vistula %s: LC_ALL=%s gives %q, LC_ALL=C %q", strings.Join(args, " "), l, got, want)
			}
		}
	}
	if story := run("C.UTF-8", "play", "--ruleset", "tannenberg", "--scenario", "campaign", "--games", "1"); !strings.Contains(story, "1 game,") {
		t.Errorf("play prints %q", story)
	}
}

// write saves a game that has just begun.
func write(t *testing.T, file string) {
	t.Helper()
	rs := rulestest.Open(t, "galicia")
	m, err := journal.New(rs, rs.Scenarios()[0].ID, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	for range 5 { // of a game in which nothing has happened there is no report
		if _, err := m.Do(m.Position().Offers()[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	raw, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, raw, 0o600); err != nil {
		t.Fatal(err)
	}
}
