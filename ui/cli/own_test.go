package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/data"
	"vistula/data/edit"
	"vistula/rules/library"
)

// TestMain keeps the player's own data of this machine out of the tests.
func TestMain(m *testing.M) {
	home, err := os.MkdirTemp("", "vistula-home-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	for _, name := range []string{"HOME", "XDG_DATA_HOME", "LocalAppData"} {
		if err := os.Setenv(name, home); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	code := m.Run()
	_ = os.RemoveAll(home)
	os.Exit(code)
}

// own puts a painted map into the folder that window and commands share.
func own(t *testing.T) (file string) {
	t.Helper()
	dir := library.Folder()
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	s, err := edit.Open(data.FS(), data.FS(), "galicia")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.SetFace("ah.5-i", 0, "attack", "9"); err != nil {
		t.Fatal(err)
	}
	if err := s.Save(dir, nil); err != nil {
		t.Fatal(err)
	}
	return filepath.Join(dir, "galicia", "units.json")
}

const askTheUnit = `{"cmd":"new","ruleset":"galicia","scenario":"campaign","seed":7}
{"cmd":"view","side":"austria"}
`

// attackOf is the first division's attack that the referee shows.
func attackOf(t *testing.T, args ...string) (attack, told string) {
	t.Helper()
	var out, err strings.Builder
	if code := Run(append([]string{"referee"}, args...), strings.NewReader(askTheUnit), &out, &err); code != 0 {
		t.Fatalf("code %d, %s", code, err.String())
	}
	_, rest, _ := strings.Cut(out.String(), `"unit":"ah.5-i"`)
	_, rest, ok := strings.Cut(rest, `"attack","value":`)
	if !ok {
		t.Fatal("the division is not on the map")
	}
	return rest[:1], err.String()
}

func TestCommandsUseTheFolderOfTheWindow(t *testing.T) {
	file := own(t)
	if got, told := attackOf(t); got != "9" || told != "" {
		t.Errorf("the attack is %s, told is %q", got, told)
	}
	if got, _ := attackOf(t, "--data", "none"); got != "5" {
		t.Errorf("without own data the attack is %s", got)
	}
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(strings.Replace(string(raw), `"attack": 9`, `"attack": 99`, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	got, told := attackOf(t)
	if got != "5" || strings.Count(told, "\n") != 1 || !strings.Contains(told, "your own galicia/units.json is not used: galicia/units.json:3: ah.5-i.attack: 99") {
		t.Errorf("with faulty data the attack is %s, told is %q", got, told)
	}
	if code, out, _ := run("check", library.Folder()); code != 1 || !strings.Contains(out, "galicia/units.json:3: ah.5-i.attack: 99") {
		t.Errorf("check: code %d, %q", code, out)
	}
}
