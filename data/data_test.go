package data

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"vistula/rules/board"
)

func TestHexesCutOffAreFound(t *testing.T) {
	files := mini()
	// Swamp all round the corner 1.04.
	files["map-mini.json"] = strings.Replace(files["map-mini.json"], `{"hex": "1.03", "terrain": "clear"}`, `{"hex": "1.03", "terrain": "swamp"}`, 1)
	files["map-mini.json"] = strings.Replace(files["map-mini.json"], `{"hex": "2.04", "terrain": "clear"}`, `{"hex": "2.04", "terrain": "swamp"}`, 1)
	err := checkAll(files)
	if err == nil || !strings.HasPrefix(err.Error(), "mini/map-mini.json:9: hex 1.04: it is cut off") {
		t.Errorf("got %v", err)
	}
}

func TestAChainMustNotTurnBack(t *testing.T) {
	files := mini()
	// The three sides that meet in the corner of 2.01, 2.02 and 3.02.
	files["map-mini.json"] = strings.NewReplacer(
		`{"between": ["2.01", "3.01"], "is": ["river"]}`, `{"between": ["2.02", "3.02"], "is": ["river"]}`,
		`[["2.01", "3.01"], ["2.01", "3.02"], ["2.01", "2.02"]]`, `[["2.02", "3.02"], ["2.01", "3.02"], ["2.01", "2.02"]]`,
	).Replace(files["map-mini.json"])
	err := checkAll(files)
	if err == nil || !strings.Contains(err.Error(), "2.01 / 2.02 turns back to the corner that 2.01 / 3.02 comes from") {
		t.Errorf("got %v", err)
	}
}

func TestAllFaultsOfAFileAreToldAtOnce(t *testing.T) {
	files := mini()
	files["units.json"] = strings.NewReplacer(`"defense": 5`, `"defense": 25`, `"ru.2"`, `"ru.1"`).Replace(files["units.json"])
	err := checkAll(files)
	if err == nil || strings.Count(err.Error(), "\n") != 1 {
		t.Errorf("want two lines, got %v", err)
	}
}

func TestFingerprint(t *testing.T) {
	files := mini()
	a, err := Fingerprint(miniFS(files), "mini")
	if err != nil || len(a) != 16 {
		t.Fatalf("%q, %v", a, err)
	}
	if b, _ := Fingerprint(miniFS(files), "mini"); b != a {
		t.Error("the same files gave another fingerprint")
	}
	files["tables.json"] = `{"limit": 7}`
	if b, _ := Fingerprint(miniFS(files), "mini"); b == a {
		t.Error("another table gave the same fingerprint")
	}
	if _, err := Fingerprint(miniFS(files), "maxi"); err == nil {
		t.Error("a ruleset without files has no fingerprint")
	}
}

func TestLayers(t *testing.T) {
	top := miniFS(map[string]string{"units.json": `{"units": []}`, "scenario-own.json": `{}`})
	l := layers{top: top, base: miniFS(mini())}
	if err := fstest.TestFS(l, "mini/units.json", "mini/map-mini.json", "mini/scenario-own.json"); err != nil {
		t.Error(err)
	}
	if units, err := Units(l, "mini"); err != nil || len(units) != 0 {
		t.Errorf("the upper layer's file was not read: %v, %v", units, err)
	}
	ids, err := ScenarioIDs(l, "mini")
	if err != nil || strings.Join(ids, " ") != "own short" {
		t.Errorf("scenarios %v, %v", ids, err)
	}
}

func TestOverNeedsAFolder(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{filepath.Join(dir, "none"): "does not exist", file: "is not a folder"} {
		if _, err := Over(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Over(dir); err != nil {
		t.Error(err)
	}
}

func TestStrangeFilesInAFolderAreFaults(t *testing.T) {
	own := miniFS(map[string]string{
		"units.json": `{"units": [{"id": 5}]}`, "unit.json": `{}`, "README.md": "mine", "map-mini.json": mini()["map-mini.json"],
		"scenario-mine.json": `{"id": "mine"`, "cases.json": `[{}]`,
	})
	own["maxi/units.json"] = &fstest.MapFile{}
	own["notes.txt"] = &fstest.MapFile{}
	own[".DS_Store"] = &fstest.MapFile{}
	err := checkFolder(own, miniFS(mini()))
	if err == nil {
		t.Fatal("no fault was found")
	}
	got := strings.Split(err.Error(), "\n")
	for i, want := range []string{
		"maxi: no ruleset has this name; there are mini",
		"mini/cases.json:1: case: the case has no number",
		"mini/scenario-mine.json:1: this is not JSON",
		"mini/unit.json: the ruleset reads nothing of this name",
		"mini/units.json:1: units.id: a number stands",
		"notes.txt: no ruleset has this name",
	} {
		if i >= len(got) || !strings.HasPrefix(got[i], want) {
			t.Errorf("want a line %q in\n%v", want, err)
		}
	}
	if len(got) != 6 {
		t.Errorf("%d faults:\n%v", len(got), err)
	}
}

func TestAFolderIsCheckedWithTheRest(t *testing.T) {
	own := miniFS(map[string]string{"units.json": strings.Replace(mini()["units.json"], `"ru.2"`, `"ru.3"`, 1)})
	err := checkFolder(own, miniFS(mini()))
	if err == nil || err.Error() != `mini/scenario-short.json:7: reinforcements[0].unit: "ru.2" is not in units.json` {
		t.Errorf("got %v", err)
	}
	if err := checkFolder(miniFS(mini()), miniFS(mini())); err != nil {
		t.Error(err)
	}
}

// TestEmbeddedData keeps what the program carries sound.
func TestEmbeddedData(t *testing.T) {
	rulesets, err := Rulesets(FS())
	if err != nil || len(rulesets) == 0 {
		t.Fatal(rulesets, err)
	}
	for _, r := range rulesets {
		t.Run(r, func(t *testing.T) { checkEmbedded(t, r) })
	}
}

// closed tells whether no unit may enter a hex: the legend of its map says it of the
// terrain, by these words.
func closed(b *board.Board, h board.ID) bool {
	says := b.Maps[b.MapOf(h)].Legend[b.Hexes[h].Terrain]
	return strings.Contains(says, "closed") || strings.Contains(says, "may enter")
}

func checkEmbedded(t *testing.T, r string) {
	ids, err := ScenarioIDs(FS(), r)
	if err != nil || len(ids) == 0 {
		t.Fatalf("scenarios: %v, %v", ids, err)
	}
	units, err := Units(FS(), r)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Cases(FS(), r); err != nil {
		t.Error(err)
	}
	for _, id := range ids {
		s, err := ReadScenario(FS(), r, id)
		if err != nil {
			t.Fatal(err)
		}
		b, err := Board(FS(), r, s.Maps...)
		if err != nil {
			t.Fatal(err)
		}
		free := func(h board.ID) bool { return !closed(b, h) }
		for _, err := range []error{
			CheckMap(FS(), r, b, free), CheckUnits(FS(), r, units, s.Sides),
			CheckScenario(FS(), r, s, units, b, func(_ string, h board.ID) bool { return free(h) }),
		} {
			if err != nil {
				t.Error(err)
			}
		}
	}
}
