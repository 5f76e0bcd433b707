package edit_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"vistula/data"
	"vistula/data/edit"
	"vistula/rules"
	"vistula/rules/board"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	_ "vistula/rules/tannenberg"
)

func session(t *testing.T, ruleset string) *edit.Session {
	t.Helper()
	s, err := edit.Open(data.FS(), data.FS(), ruleset)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// reads is how the game reads data.
func reads(ruleset string) func(fs.FS) error {
	return func(fsys fs.FS) error {
		_, err := rules.Open(ruleset, fsys)
		return err
	}
}

// painted is one change and what the game's board must show of it.
type painted struct {
	name  string
	paint func(*edit.Session) error
	shows func(*board.Board) bool
}

func hexOf(b *board.Board, n string) *board.Hex {
	id, _ := b.Find(n)
	return &b.Hexes[id]
}

func sideOf(b *board.Board, a, c string) (f board.Features, tracks int) {
	x, _ := b.Find(a)
	y, _ := b.Find(c)
	d, ok := b.DirectionTo(x, y)
	if !ok {
		panic(a + " and " + c + " are not adjacent")
	}
	return b.Side(x, d), b.Tracks(x, d)
}

func terrain(m, hex, to string) painted {
	return painted{"terrain " + hex, func(s *edit.Session) error { return s.SetTerrain(m, hex, to) },
		func(b *board.Board) bool { return hexOf(b, hex).Terrain == to }}
}

func side(m, a, c, feature string, bit board.Features, on bool) painted {
	return painted{fmt.Sprintf("%s %s/%s %v", feature, a, c, on), func(s *edit.Session) error { return s.SetSide(m, a, c, feature, on) },
		func(b *board.Board) bool { f, _ := sideOf(b, a, c); return f.Has(bit) == on }}
}

func track(m, a, c string, n int) painted {
	return painted{fmt.Sprintf("rail %s-%s %d", a, c, n), func(s *edit.Session) error { return s.SetTracks(m, a, c, n) },
		func(b *board.Board) bool { _, t := sideOf(b, a, c); return t == n }}
}

func field(m, hex, key, to string, shows func(*board.Hex) bool) painted {
	return painted{key + " of " + hex, func(s *edit.Session) error { return s.SetHex(m, hex, key, to) },
		func(b *board.Board) bool { return shows(hexOf(b, hex)) }}
}

func flag(m, hex, name string, on bool, shows func(*board.Hex) bool) painted {
	return painted{fmt.Sprintf("%s %s %v", hex, name, on), func(s *edit.Session) error { return s.SetFlag(m, hex, name, on) },
		func(b *board.Board) bool { return shows(hexOf(b, hex)) == on }}
}

// everything is one of each kind of change for each ruleset.
func everything() map[string][]painted {
	isRiver := func(h *board.Hex) bool { return h.River }
	return map[string][]painted{
		"galicia": {
			terrain("galicia", "9.23", "woods"),
			side("galicia", "13.20", "13.21", "river", board.River, true),
			side("galicia", "13.20", "13.21", "bridge", board.Bridge, true),
			side("galicia", "1.06", "1.07", "river", board.River, false),
			side("galicia", "5.25", "6.25", "river", board.River, false),
			side("galicia", "10.21", "11.22", "ridge", board.Ridge, false),
			side("galicia", "15.15", "15.16", "ridge", board.Ridge, true),
			side("galicia", "15.15", "15.16", "border", board.Border, true),
			track("galicia", "4.24", "5.24", 0), track("galicia", "17.02", "18.02", 2), track("galicia", "15.20", "15.21", 1), track("galicia", "16.20", "16.21", 1),
			field("galicia", "9.23", "town", "Lipa", func(h *board.Hex) bool { return h.Town == "Lipa" }),
			field("galicia", "16.22", "vp.capture", "9", func(h *board.Hex) bool { return h.VP != nil && h.VP.Capture == 9 }),
		},
		"greatwar": {
			terrain("galicia", "g0910", "mountain"), terrain("serbia", "s0809", "swamp"),
			side("serbia", "s0809", "s0810", "minor_river", board.River, true),
			side("serbia", "s0809", "s0810", "major_river", board.River|board.Major, true),
			side("galicia", "g0103", "g0104", "minor_river", board.River, false),
			side("galicia", "g0910", "g0911", "blocked", board.Blocked, true),
			track("galicia", "g0910", "g0911", 2), track("serbia", "s0110", "s0109", 0),
			field("galicia", "g0910", "country", "russia", func(h *board.Hex) bool { return h.Country == "russia" }),
		},
		"tannenberg": {
			terrain("tannenberg", "2112", "rough"),
			side("tannenberg", "0220", "0221", "fort", board.Fortified, false),
			side("tannenberg", "1819", "1919", "fort", board.Fortified, true),
			flag("tannenberg", "1827", "river", false, isRiver), flag("tannenberg", "2112", "river", true, isRiver),
			flag("tannenberg", "2212", "border", true, func(h *board.Hex) bool { return h.Border }),
			track("tannenberg", "2112", "2113", 1), track("tannenberg", "0113", "0212", 0),
			field("tannenberg", "2112", "points", "3", func(h *board.Hex) bool { return h.Points == 3 }),
		},
		"fury": {
			terrain("fury", "1205", "mountain"),
			side("fury", "0106", "0107", "river", board.River, false),
			side("fury", "1509", "1510", "river", board.River, true),
			side("fury", "1509", "1510", "border", board.Border, true),
			track("fury", "0104", "0204", 0), track("fury", "1509", "1510", 1),
			field("fury", "1205", "town", "Test", func(h *board.Hex) bool { return h.Town == "Test" }),
		},
	}
}

func mapsOf(ruleset string) []string {
	if ruleset == "greatwar" {
		return []string{"galicia", "serbia"}
	}
	return []string{ruleset}
}

// What is painted is what the validator and the game read, and undoing all of
// it leaves the program's own files to the byte.
func TestWhatIsPaintedIsWhatTheGameReads(t *testing.T) {
	for ruleset, list := range everything() {
		t.Run(ruleset, func(t *testing.T) {
			s := session(t, ruleset)
			for _, p := range list {
				before, err := data.Board(s.FS(), ruleset, mapsOf(ruleset)...)
				if err != nil || p.shows(before) {
					t.Errorf("%s is there before it is painted (%v)", p.name, err)
				}
				if err := p.paint(s); err != nil {
					t.Fatalf("%s: %v", p.name, err)
				}
				b, err := data.Board(s.FS(), ruleset, mapsOf(ruleset)...)
				if err != nil {
					t.Fatalf("%s: %v", p.name, err)
				}
				if !p.shows(b) {
					t.Errorf("%s is not on the board", p.name)
				}
				if err := s.Check(nil); err != nil {
					t.Errorf("%s: %v", p.name, err)
				}
			}
			dir := t.TempDir()
			if err := s.Save(dir, reads(ruleset)); err != nil {
				t.Fatal(err)
			}
			own, err := data.Over(dir)
			if err != nil {
				t.Fatal(err)
			}
			if err := data.CheckFolder(dir); err != nil {
				t.Error(err)
			}
			rs, err := rules.Open(ruleset, own)
			if err != nil {
				t.Fatal(err)
			}
			unlike(t, list, rs.Board())
			again, err := edit.Open(data.FS(), own, ruleset)
			if err != nil {
				t.Fatal(err)
			}
			if len(again.Changes()) == 0 {
				t.Error("the changes are not listed")
			}
			for _, c := range again.Changes() {
				if err := again.Reset(c); err != nil {
					t.Errorf("%v: %v", c, err)
				}
			}
			if left := again.Changes(); len(left) > 0 {
				t.Errorf("after each change was set back there is left: %v", left)
			}
			if err := again.Save(dir, reads(ruleset)); err != nil {
				t.Fatal(err)
			}
			if files, _ := filepath.Glob(dir + "/*/*"); len(files) > 0 {
				t.Errorf("what is as the program has it stays in the folder: %v", files)
			}
			for {
				if _, ok := s.Undo(); !ok {
					break
				}
			}
			unchanged(t, s)
		})
	}
}

// unlike looks whether the last of each kind of change is on the game's board.
func unlike(t *testing.T, list []painted, b *board.Board) {
	t.Helper()
	for _, p := range list {
		if !p.shows(b) && !strings.HasPrefix(p.name, "minor_river") {
			t.Errorf("%s is not on the game's board", p.name)
		}
	}
}

// unchanged looks whether all files are the program's own.
func unchanged(t *testing.T, s *edit.Session) {
	t.Helper()
	names, _ := fs.Glob(data.FS(), s.Ruleset()+"/*.json")
	for _, n := range names {
		want, _ := fs.ReadFile(data.FS(), n)
		got, err := fs.ReadFile(s.FS(), n)
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not the program's own any more (%v)", n, err)
		}
	}
}

func TestADiffShowsOnlyWhatChanged(t *testing.T) {
	s := session(t, "galicia")
	if err := s.SetTerrain("galicia", "9.23", "swamp"); err != nil {
		t.Fatal(err)
	}
	if err := s.SetFace("ah.5-i", 1, "attack", "3"); err != nil {
		t.Fatal(err)
	}
	if err := s.SetUp("campaign", "ah.5-i", "9.24"); err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string][2]string{
		"map-galicia.json":       {`"terrain": "clear"`, `"terrain": "swamp"`},
		"units.json":             {`{"attack": 2, "defense": 3, "artillery": 2, "movement": 5}`, `{"attack": 3, "defense": 3, "artillery": 2, "movement": 5}`},
		"scenario-campaign.json": {`"hex": "9.23"`, `"hex": "9.24"`},
	} {
		a, _ := fs.ReadFile(data.FS(), "galicia/"+file)
		b, _ := fs.ReadFile(s.FS(), "galicia/"+file)
		was, is := strings.Split(string(a), "\n"), strings.Split(string(b), "\n")
		if len(was) != len(is) {
			t.Errorf("%s has %d lines, had %d", file, len(is), len(was))
			continue
		}
		n := 0
		for i := range was {
			if was[i] == is[i] {
				continue
			}
			n++
			mended := strings.Replace(was[i], want[0], want[1], 1)
			mended = strings.Replace(mended, `"source": "reconstruction"`, `"source": "player"`, 1)
			if is[i] != mended {
				t.Errorf("%s: got\n%s\nwant\n%s", file, is[i], mended)
			}
		}
		if n != 1 {
			t.Errorf("%s: %d lines changed, want 1", file, n)
		}
	}
}

func TestWhatCannotBeIsRefusedInASentence(t *testing.T) {
	s := session(t, "galicia")
	for want, try := range map[string]error{
		"There is no hex 99.99.":                                s.SetSide("galicia", "99.99", "9.23", "river", true),
		"Hexes 9.23 and 12.12 are not adjacent.":                s.SetTracks("galicia", "9.23", "12.12", 1),
		"A bridge needs a river. Paint the river first.":        s.SetSide("galicia", "13.20", "13.21", "bridge", true),
		"“many” is not a whole number, and attack must be one.": s.SetFace("ah.5-i", 0, "attack", "many"),
		"ah.5-i has no face 3.":                                 s.SetFace("ah.5-i", 2, "attack", "4"),
		"There is no hex 40.40.":                                s.SetUp("campaign", "ah.5-i", "40.40"),
		"There is no map atlantis.":                             s.SetTracks("atlantis", "9.23", "9.24", 1),
		"xx.9 is not in units.json.":                            s.SetUnit("xx.9", "name", "9"),
		"A railway has one or two tracks.":                      s.SetTracks("galicia", "9.23", "9.24", 3),
	} {
		if try == nil || try.Error() != want {
			t.Errorf("got %v, want %s", try, want)
		}
	}
	if undo, _ := s.Steps(); undo != 0 {
		t.Errorf("%d steps were made of refusals", undo)
	}
	unchanged(t, s)
}

func TestABadOverrideIsNotSavedAndNamesFileAndLine(t *testing.T) {
	dir := t.TempDir()
	s := session(t, "galicia")
	if err := s.SetHex("galicia", "9.23", "town", "Lublin"); err != nil {
		t.Fatal(err)
	}
	if err := s.SetFace("ah.5-i", 0, "attack", "99"); err != nil {
		t.Fatal(err)
	}
	err := s.Save(dir, reads("galicia"))
	for _, want := range []string{"galicia/map-galicia.json:", "Lublin is already in 9.23", "galicia/units.json:3: ah.5-i.attack: 99 is not within 0 and 20"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q in it", err, want)
		}
	}
	if files, _ := os.ReadDir(dir); len(files) > 0 {
		t.Errorf("something was written: %v", files)
	}
	if err := s.ResetAll(); err != nil || s.Check(reads("galicia")) != nil {
		t.Error("all was set back, but is not sound")
	}
	unchanged(t, s)
}

func TestAFaultyFolderIsRefusedWithItsLine(t *testing.T) {
	dir := t.TempDir()
	raw, _ := fs.ReadFile(data.FS(), "galicia/map-galicia.json")
	bad := strings.Replace(string(raw), `"terrain": "woods"`, `"terain": "woods"`, 1)
	line := 1 + strings.Count(bad[:strings.Index(bad, "terain")], "\n")
	if err := os.MkdirAll(dir+"/galicia", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dir+"/galicia/map-galicia.json", []byte(bad), 0o644); err != nil {
		t.Fatal(err)
	}
	own, _ := data.Over(dir)
	_, err := edit.Open(data.FS(), own, "galicia")
	if want := fmt.Sprintf("galicia/map-galicia.json:%d:", line); err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestAFolderThatCannotBeWrittenStaysAsItWas(t *testing.T) {
	dir := t.TempDir()
	s := session(t, "galicia")
	if err := s.SetTerrain("galicia", "9.23", "woods"); err != nil {
		t.Fatal(err)
	}
	if err := s.SetUnit("ah.5-i", "name", "5th"); err != nil {
		t.Fatal(err)
	}
	// A folder lies where the second file should be: even the superuser cannot
	// put a file there.
	if err := os.MkdirAll(dir+"/galicia/units.json/x", 0o755); err != nil {
		t.Fatal(err)
	}
	err := s.Save(dir, reads("galicia"))
	if err == nil || strings.Contains(err.Error(), "\n") || !strings.HasPrefix(err.Error(), "your own data cannot be written to "+filepath.Join(dir, "galicia")) {
		t.Errorf("got %v", err)
	}
	if files, _ := os.ReadDir(dir + "/galicia"); len(files) != 1 {
		t.Errorf("something was left: %v", files)
	}
	if !s.Dirty() {
		t.Error("the session believes that it is saved")
	}
	if os.Geteuid() == 0 {
		return // whom no protection of a folder stops
	}
	closed := t.TempDir()
	if err := os.Chmod(closed, 0o555); err != nil {
		t.Fatal(err)
	}
	if err := s.Save(closed, nil); err == nil || !strings.Contains(err.Error(), "you have no permission") {
		t.Errorf("got %v", err)
	}
}

func TestUndoAndRedoWalkThroughTheSteps(t *testing.T) {
	s := session(t, "fury")
	steps := []func() error{
		func() error { return s.SetTerrain("fury", "1205", "mountain") },
		func() error { return s.SetSide("fury", "1509", "1510", "river", true) },
		func() error { return s.SetFace("ru.iii", 0, "combat", "8") },
		func() error { return s.SetUp("campaign", "ge.i", "1205") },
	}
	states := [][]byte{snapshot(t, s)}
	for _, do := range steps {
		if err := do(); err != nil {
			t.Fatal(err)
		}
		states = append(states, snapshot(t, s))
	}
	for i := len(steps) - 1; i >= 0; i-- {
		if _, ok := s.Undo(); !ok || !bytes.Equal(snapshot(t, s), states[i]) {
			t.Errorf("undo %d leads elsewhere", i)
		}
	}
	for i := range steps {
		if _, ok := s.Redo(); !ok || !bytes.Equal(snapshot(t, s), states[i+1]) {
			t.Errorf("redo %d leads elsewhere", i)
		}
	}
	if list := s.Changes(); len(list) != 4 {
		t.Errorf("listed are %v", list)
	}
}

// What somebody else has written meanwhile is not written over.
func TestWhatAnotherProgramWroteIsKept(t *testing.T) {
	dir := t.TempDir()
	s := session(t, "fury")
	for i, terrain := range []string{"mountain", "difficult"} {
		if err := s.SetTerrain("fury", "1205", terrain); err != nil {
			t.Fatal(err)
		}
		if err := s.Save(dir, nil); err != nil {
			t.Fatalf("save %d: %v", i+1, err)
		}
	}
	file := filepath.Join(dir, "fury", "map-fury.json")
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	others := append(raw, '\n')
	if err := os.WriteFile(file, others, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := s.SetTerrain("fury", "1205", "mountain"); err != nil {
		t.Fatal(err)
	}
	if err := s.Save(dir, nil); err == nil || !strings.Contains(err.Error(), "map-fury.json") || strings.Contains(err.Error(), "\n") {
		t.Errorf("got %v", err)
	}
	if now, _ := os.ReadFile(file); !bytes.Equal(now, others) || !s.Dirty() {
		t.Error("what another program wrote is lost, or the change counts as saved")
	}
}

// What the editor has no tools for is listed all the same: here the name of a river.
func TestOtherChangesOfOnesOwnAreListed(t *testing.T) {
	const file = "galicia/map-galicia.json"
	raw, err := fs.ReadFile(data.FS(), file)
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.Index(raw, []byte(`"rivers": [`))
	at += bytes.Index(raw[at:], []byte(`"name": "`)) + len(`"name": "`)
	own := fstest.MapFS{file: {Data: slices.Concat(raw[:at], []byte("Great "), raw[at:])}}
	s, err := edit.Open(data.FS(), data.Layer(own, data.FS()), "galicia")
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(s.Changes()); strings.Count(got, "other changes of yours") != 1 || len(s.Changes()) != 1 {
		t.Errorf("listed are %v", got)
	}
	if err := s.ResetAll(); err != nil || len(s.Changes()) > 0 {
		t.Errorf("after all is set back there are %v, %v", s.Changes(), err)
	}
}

func snapshot(t *testing.T, s *edit.Session) []byte {
	t.Helper()
	var all []byte
	for _, f := range []string{"map-fury.json", "units.json", "scenario-campaign.json"} {
		raw, err := fs.ReadFile(s.FS(), "fury/"+f)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, raw...)
	}
	return all
}

func TestThePaletteKnowsWhatTheMapKnows(t *testing.T) {
	for ruleset, want := range map[string]string{
		"galicia":    "[clear woods swamp] [river bridge ridge border] [fortress] 2",
		"tannenberg": "[clear rough sea] [fort] [river border forbidden] 1",
		"fury":       "[clear difficult mountain sea] [river bridge border] [] 1",
	} {
		p := session(t, ruleset).Palette(ruleset)
		if got := fmt.Sprint(p.Terrains, p.Sides, p.Flags, p.Tracks); strings.ReplaceAll(got, "] [", "][") != strings.ReplaceAll(want, "] [", "][") {
			t.Errorf("%s: got %s, want %s", ruleset, got, want)
		}
	}
}
