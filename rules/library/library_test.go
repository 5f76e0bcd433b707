package library

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"vistula/data"
	"vistula/data/edit"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/journal"

	_ "vistula/rules/fury"
)

// paint changes the terrain of a hex of fury in a player's folder.
func paint(t *testing.T, l *Library, terrain string) {
	t.Helper()
	s, err := edit.Open(l.Program(), l.Data("fury"), "fury")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.SetTerrain("fury", "1205", terrain); err != nil {
		t.Fatal(err)
	}
	if err := s.Save(l.Dir(), nil); err != nil {
		t.Fatal(err)
	}
}

func terrain(rs rules.Ruleset) string {
	id, _ := rs.Board().Find("1205")
	return rs.Board().Hexes[board.ID(id)].Terrain
}

func lend(t *testing.T, l *Library) rules.Ruleset {
	t.Helper()
	rs, err := l.Find("fury")
	if err != nil {
		t.Fatal(err)
	}
	return rs
}

func TestAChangeIsUsedAtOnceAndGamesKeepTheirData(t *testing.T) {
	l := New(data.FS(), filepath.Join(t.TempDir(), "of [Anna]")) // a name that could be taken for a pattern
	first := lend(t, l)
	paint(t, l, "mountain")
	if got := l.Refresh(); len(got) != 1 || got[0] != "fury" {
		t.Errorf("changed are %v", got)
	}
	second := lend(t, l)
	if terrain(second) != "mountain" || terrain(first) == "mountain" {
		t.Error("new games do not have the change, or old ones do")
	}
	if err := l.Keep(second); err != nil {
		t.Fatal(err)
	}
	m, err := journal.New(second, "campaign", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	save, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	paint(t, l, "difficult")
	l.Refresh()

	again := New(data.FS(), l.Dir()) // the program is started anew
	id, fingerprint := journal.MadeWith(save)
	rs, ok := again.With(id, fingerprint)
	if !ok || terrain(rs) != "mountain" || terrain(lend(t, again)) != "difficult" {
		t.Error("the game does not go on with the data with which it was begun")
	}
	if rs, ok := again.With("fury", first.Fingerprint()); !ok || terrain(rs) == "mountain" {
		t.Error("a game of the program's own data does not go on with them")
	}
	if _, ok := again.With("fury", "0123456789abcdef"); ok {
		t.Error("data that never were are found")
	}
	if _, ok := again.With("fury", "../../fury"); ok {
		t.Error("a save names a folder outside")
	}
	if err := data.CheckFolder(l.Dir()); err != nil {
		t.Errorf("the copies are faults of the folder: %v", err)
	}
}

func TestFaultyDataAreLeftOutWithASentence(t *testing.T) {
	dir := t.TempDir()
	l := New(data.FS(), dir)
	paint(t, l, "mountain")
	name := filepath.Join(dir, "fury", "map-fury.json")
	raw, _ := os.ReadFile(name)
	if err := os.WriteFile(name, []byte(strings.Replace(string(raw), `"terrain": "mountain"`, `"terrain": "lava"`, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	rs := lend(t, l)
	if terrain(rs) == "lava" || rs.Fingerprint() == "" {
		t.Error("faulty data are played with")
	}
	if err := l.Troubles(); err == nil || !strings.HasPrefix(err.Error(), "fury/map-fury.json:") || !strings.Contains(err.Error(), `"lava"`) {
		t.Errorf("got %v", err)
	}
	if err := os.WriteFile(name, raw, 0o644); err != nil {
		t.Fatal(err)
	}
	if l.Refresh(); terrain(lend(t, l)) != "mountain" || l.Troubles() != nil {
		t.Error("mended data are not taken up")
	}
}

func TestWhereThePlayersDataLie(t *testing.T) {
	env := func(m map[string]string) func(string) string { return func(k string) string { return m[k] } }
	for _, c := range []struct {
		system, want string
		env          map[string]string
	}{
		{"linux", "/home/a/.local/share/vistula/own", nil},
		{"linux", "/d/vistula/own", map[string]string{"XDG_DATA_HOME": "/d"}},
		{"linux", "/home/a/.local/share/vistula/own", map[string]string{"XDG_DATA_HOME": "relative"}},
		{"darwin", "/home/a/Library/Application Support/Vistula/own", nil},
		{"windows", "/home/a/AppData/Local/Vistula/own", nil},
	} {
		if got := filepath.ToSlash(folderFor(c.system, env(c.env), "/home/a")); got != c.want {
			t.Errorf("%s: got %s, want %s", c.system, got, c.want)
		}
	}
}

// own writes a file into the player's folder for fury.
func own(t *testing.T, dir, file, text string) {
	t.Helper()
	name := filepath.Join(dir, "fury", file)
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestOnlyTheBrokenFileIsLeftOut(t *testing.T) {
	units, err := fs.ReadFile(data.FS(), "fury/units.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, file string
		spoil      func(t *testing.T, dir string)
		want       string
	}{
		{"not JSON", "units.json", func(t *testing.T, dir string) { own(t, dir, "units.json", `{"units": [`) }, "fury/units.json:1: this is not JSON"},
		{"an empty file", "units.json", func(t *testing.T, dir string) { own(t, dir, "units.json", "") }, "fury/units.json: "},
		{"an unknown field", "units.json", func(t *testing.T, dir string) {
			own(t, dir, "units.json", strings.Replace(string(units), `"name"`, `"nome"`, 1))
		}, `fury/units.json:3: units[0]: the key "nome" is unknown`},
		{"a unit that the scenario needs is not there", "units.json", func(t *testing.T, dir string) {
			own(t, dir, "units.json", strings.Replace(string(units), `"id": "ah.`, `"id": "ah.x-`, 1))
		}, "fury/scenario-campaign.json:"},
		{"a folder in place of a file", "units.json", func(t *testing.T, dir string) {
			if err := os.MkdirAll(filepath.Join(dir, "fury", "units.json"), 0o755); err != nil {
				t.Fatal(err)
			}
		}, "fury/units.json: the file cannot be read"},
		{"a file that may not be read", "units.json", func(t *testing.T, dir string) {
			own(t, dir, "units.json", string(units))
			if err := os.Chmod(filepath.Join(dir, "fury", "units.json"), 0); err != nil {
				t.Fatal(err)
			}
			if os.Geteuid() == 0 {
				t.Skip("nothing is hidden from this user")
			}
		}, "fury/units.json: the file cannot be read"},
		{"a new scenario that is none", "scenario-mine.json", func(t *testing.T, dir string) { own(t, dir, "scenario-mine.json", `{"id": "mine"}`) }, "fury/scenario-mine.json:"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := New(data.FS(), t.TempDir())
			paint(t, l, "mountain")
			c.spoil(t, l.Dir())
			rs := lend(t, l)
			if terrain(rs) != "mountain" {
				t.Error("the sound file is left out too")
			}
			if got := l.LeftOut("fury"); len(got) != 1 || got[0].Name != "fury/"+c.file || !strings.Contains(got[0].Why, c.want) {
				t.Errorf("left out are %v", got)
			}
			if err := l.Troubles(); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %s", err, c.want)
			}
			if _, err := edit.Open(l.Program(), l.Data("fury"), "fury"); err != nil {
				t.Errorf("the editor cannot be opened: %v", err)
			}
			if got := l.Refresh(); len(got) != 0 {
				t.Errorf("%v changed although nothing did", got)
			}
			to, err := l.SetAside("fury/" + c.file)
			if err != nil {
				t.Fatal(err)
			}
			if l.Refresh(); l.Troubles() != nil || l.LeftOut("fury") != nil {
				t.Errorf("after %s was set aside: %v", to, l.Troubles())
			}
			if err := data.CheckFolder(l.Dir()); err != nil {
				t.Errorf("what was set aside is a fault: %v", err)
			}
		})
	}
}

func TestDataThatMakeARulesetPanicAreLeftOut(t *testing.T) {
	l := New(data.FS(), t.TempDir())
	paint(t, l, "mountain")
	l.Usable = func(rs rules.Ruleset) error {
		if terrain(rs) == "mountain" {
			panic("cannot draw a mountain")
		}
		return nil
	}
	if rs := lend(t, l); terrain(rs) == "mountain" {
		t.Error("the file is used")
	}
	if err := l.Trouble("fury"); err == nil || !strings.HasPrefix(err.Error(), "fury") || !strings.Contains(err.Error(), "cannot draw a mountain") {
		t.Errorf("got %v", err)
	}
}

func TestWhatIsPreparedIsLent(t *testing.T) {
	l := New(data.FS(), "")
	l.Prepare()
	prepared := l.plain["fury"]
	if rs := lend(t, l); prepared == nil || rs != prepared {
		t.Errorf("lent is %p, prepared was %p", rs, prepared)
	}
	l.Prepare() // once more does no harm
	if rs := lend(t, l); rs != prepared {
		t.Error("what is open was opened again")
	}
}

func TestWhatCannotBePreparedIsToldWhenItIsAskedFor(t *testing.T) {
	l := New(fstest.MapFS{}, "")
	l.Prepare()
	if _, err := l.Find("fury"); err == nil || !strings.Contains(err.Error(), "fury") {
		t.Errorf("Find says %v", err)
	}
}
