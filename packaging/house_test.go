package packaging

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

// rooms tells which packages of the house each room may import, from the ground
// up. A room is a folder with all that is below it; where several fit, the
// longest counts. A room that is not in the list fails the test, so that nobody
// adds one without thinking of its place.
var rooms = map[string][]string{
	"data/strict":     {},
	"rules/hex":       {},
	"rules/fraction":  {},
	"rules/board":     {"rules/hex"},
	"rules/path":      {"rules/board", "rules/hex"},
	"rules/verb":      {"rules", "rules/board"},
	"rules/jsonw":     {},
	"rules/reading":   {"rules", "rules/board"},
	"rules/codec":     {"rules", "rules/board", "rules/jsonw", "data/strict"},
	"rules/gallery":   {"rules", "rules/board"},
	"rules/occupancy": {"rules/board", "rules/hex"},
	"rules/march":     {"rules", "rules/board", "rules/hex", "rules/path", "rules/reading", "rules/verb"},
	"rules/core":      {"data", "data/strict", "rules", "rules/board", "rules/codec", "rules/verb"},
	"data":            {"data/strict", "rules/board", "rules/hex", "rules/fraction"},
	"data/edit":       {"data", "data/strict", "rules/board", "rules/hex"},
	"rules":           {"rules/board", "rules/hex", "rules/fraction"},
	"rules/journal":   {"rules", "data/strict"},
	"rules/chronicle": {"rules", "rules/journal"},
	"rules/scene":     {"rules", "rules/journal", "rules/chronicle"},
	"rules/plan":      {"rules", "rules/board"},
	"rules/bot":       {"rules", "rules/plan", "rules/board"},
	"rules/external":  {"data/strict", "rules", "rules/bot", "rules/journal", "rules/referee"},
	"rules/analysis":  {"rules", "rules/bot", "rules/journal", "rules/scene"},
	"rules/arena":     {"data/strict", "rules", "rules/bot", "rules/journal"},
	"rules/library":   {"data", "rules"},
	"rules/casebook":  {"rules"},
	"rules/referee":   {"rules", "rules/journal", "data/strict"},
	"rules/rulestest": {"data", "rules", "rules/journal", "rules/referee", "rules/bot", "rules/casebook", "rules/codec", "rules/board", "rules/hex"},
	"canvas":          {"rules", "rules/board", "rules/hex", "rules/path", "rules/chronicle", "rules/scene", "rules/analysis", "data"},
	"ui/cli":          {"data", "rules", "rules/board", "rules/hex", "rules/journal", "rules/bot", "rules/casebook", "rules/referee", "rules/external", "rules/analysis", "rules/arena", "rules/library", "rules/chronicle", "canvas"},
	// What the window does without drawing stays free of Fyne.
	"ui/desk":     {"rules", "rules/journal", "rules/board", "rules/plan", "rules/chronicle", "rules/scene"},
	"ui/settings": {"rules/journal"},
	"ui/browser":  {},
	"ui/tour":     {"rules", "ui/desk"},
	"ui":          {"data", "data/edit", "rules", "rules/plan", "rules/library", "rules/board", "rules/hex", "rules/path", "rules/journal", "rules/bot", "rules/analysis", "rules/referee", "rules/chronicle", "rules/scene", "canvas", "ui/cli", "ui/desk", "ui/settings", "ui/tour", "ui/browser"},
	"":            {"ui", "ui/cli", anyRuleset},
	"packaging":   {},
}

// rulesets are the rooms of the rulebooks. They are alike, and none may import another.
var rulesets = rulesetsOf(os.DirFS(".."))

// toy is the worked example, which is written as they are, so that it can be copied.
const toy = "rules/rulestest/toy"

// rulesetsOf are the folders of rules that have data of their own name: those of the
// program, or, as a copy of the toy has at first, in the folder itself.
func rulesetsOf(root fs.FS) (list []string) {
	folders, err := fs.ReadDir(root, "rules")
	if err != nil {
		panic(err)
	}
	for _, f := range folders {
		for _, where := range []string{"data/", "rules/" + f.Name() + "/data/"} {
			if e, err := fs.Stat(root, where+f.Name()); err == nil && e.IsDir() {
				list = append(list, "rules/"+f.Name())
				break
			}
		}
	}
	return list
}

const anyRuleset = "a ruleset"

func init() {
	for _, r := range append([]string{toy}, rulesets...) {
		rooms[r] = []string{"rules", "rules/verb", "rules/codec", "rules/core", "rules/occupancy", "rules/gallery", "rules/march", "rules/jsonw", "rules/reading", "rules/path", "rules/board", "rules/hex", "rules/fraction", "data", "data/strict"}
	}
}

// drawing are the modules that only canvas and the window may use.
var drawing = []string{"fyne.io/", "github.com/fogleman/gg", "git.sr.ht/~sbinet/gg", "codeberg.org/go-pdf/"}

// TestImports keeps the house as it is designed: no arrow upward, no ruleset
// importing another, no window in the rules. Tests may import more, for a test
// of one room often needs the rooms above it, but never a window in the rules.
func TestImports(t *testing.T) {
	faults, packages, err := checkHouse(os.DirFS(".."))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range faults {
		t.Error(f)
	}
	if packages < 10 {
		t.Errorf("only %d folders with Go files were found", packages)
	}
}

// checkHouse looks at the imports of all Go files.
func checkHouse(root fs.FS) (faults []string, folders int, err error) {
	seen := map[string]bool{}
	err = fs.WalkDir(root, ".", func(name string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && name != "." && (strings.HasPrefix(e.Name(), ".") || e.Name() == "testdata" || e.Name() == "dist"):
			return fs.SkipDir
		case e.IsDir() || !strings.HasSuffix(name, ".go"):
			return nil
		}
		seen[path.Dir(name)] = true
		imports, err := importsOf(root, name)
		if err != nil {
			return err
		}
		for _, i := range imports {
			if why := forbidden(name, i); why != "" {
				faults = append(faults, fmt.Sprintf("%s imports %s: %s", name, i, why))
			}
		}
		return nil
	})
	return faults, len(seen), err
}

func importsOf(root fs.FS, name string) ([]string, error) {
	src, err := fs.ReadFile(root, name)
	if err != nil {
		return nil, err
	}
	file, err := parser.ParseFile(token.NewFileSet(), name, src, parser.ImportsOnly)
	if err != nil {
		return nil, err
	}
	var list []string
	for _, i := range file.Imports {
		name, err := strconv.Unquote(i.Path.Value)
		if err != nil {
			return nil, err
		}
		list = append(list, name)
	}
	return list, nil
}

// forbidden tells why a file may not import a package, "" where it may.
func forbidden(file, imported string) string {
	folder := strings.TrimPrefix(path.Dir(file), ".")
	from, ok := roomOf(folder)
	if !ok {
		return "the folder is in no room of the house"
	}
	isDrawing := slices.ContainsFunc(drawing, func(m string) bool { return strings.HasPrefix(imported, m) })
	if isDrawing && !windows(from) && from != "" {
		return "only canvas and ui draw"
	}
	inside, ours := strings.CutPrefix(imported, "vistula/")
	if !ours {
		return ""
	}
	to, ok := roomOf(inside)
	if strings.HasSuffix(file, "_test.go") {
		if windows(to) && !windows(from) && from != "" {
			return "a test of the rules must not need a window"
		}
		return ""
	}
	allowed := rooms[from]
	switch {
	case !ok:
		return "what is imported is in no room of the house"
	case to == from, slices.Contains(allowed, to):
		return ""
	case slices.Contains(rulesets, to) && slices.Contains(allowed, anyRuleset):
		return ""
	case slices.Contains(rulesets, from) && slices.Contains(rulesets, to):
		return "no ruleset knows another"
	}
	return "this arrow runs upward"
}

// windows tells whether a room draws.
func windows(room string) bool { return room == "canvas" || room == "ui" }

// roomOf is the room that a folder belongs to.
func roomOf(folder string) (string, bool) {
	for room := folder; room != ""; room = strings.TrimPrefix(path.Dir(room), ".") {
		if _, ok := rooms[room]; ok {
			return room, true
		}
	}
	return "", folder == ""
}

// A ruleset is one from its first day, when it is a copy of the toy with the data in its own
// folder.
func TestRulesetsAreFoundByTheirData(t *testing.T) {
	house := fstest.MapFS{"rules/old/old.go": {}, "data/old/cases.json": {}, "rules/copied/toy.go": {}, "rules/copied/data/copied/cases.json": {},
		"rules/path/path.go": {}, "data/edit/edit.go": {}, "rules/rulestest/toy/data/toy/cases.json": {}}
	if got := rulesetsOf(house); !slices.Equal(got, []string{"rules/copied", "rules/old"}) {
		t.Errorf("the rulesets are %q", got)
	}
}

// TestTheHouseTestFindsWhatIsWrong makes sure that TestImports can fail.
func TestTheHouseTestFindsWhatIsWrong(t *testing.T) {
	house := fstest.MapFS{}
	add := func(name string, imports ...string) {
		src := "package x\n"
		for _, i := range imports {
			src += fmt.Sprintf("import _ %q\n", i)
		}
		house[name] = &fstest.MapFile{Data: []byte(src)}
	}
	add("main.go", "fmt", "vistula/ui/cli", "vistula/rules/galicia", "fyne.io/fyne/v2/app")
	add("rules/galicia/combat.go", "vistula/rules", "vistula/rules/path", "vistula/data")
	add("rules/galicia/combat_test.go", "vistula/rules/rulestest")
	add("canvas/hexmap/paint.go", "vistula/canvas", "git.sr.ht/~sbinet/gg", "vistula/rules")
	if faults, _, err := checkHouse(house); err != nil || len(faults) != 0 {
		t.Fatalf("a sound house is refused: %v, %v", faults, err)
	}
	add("rules/fury/fury.go", "vistula/rules/galicia")
	add("rules/hex/far.go", "vistula/rules/board")
	add("rules/view.go", "vistula/rules/journal")
	add("rules/path/draw_test.go", "fyne.io/fyne/v2")
	add("rules/path/see_test.go", "vistula/canvas", "vistula/rules/galicia")
	add("data/window.go", "git.sr.ht/~sbinet/gg")
	add("canvas/paint.go", "vistula/ui")
	add("canvas/rules.go", "vistula/rules/galicia")
	add("attic/old.go", "fmt")
	add("ui/ui.go", "vistula/attic")
	faults, _, err := checkHouse(house)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"attic/old.go imports fmt: the folder is in no room of the house",
		"canvas/paint.go imports vistula/ui: this arrow runs upward",
		"canvas/rules.go imports vistula/rules/galicia: this arrow runs upward",
		"data/window.go imports git.sr.ht/~sbinet/gg: only canvas and ui draw",
		"rules/fury/fury.go imports vistula/rules/galicia: no ruleset knows another",
		"rules/hex/far.go imports vistula/rules/board: this arrow runs upward",
		"rules/path/draw_test.go imports fyne.io/fyne/v2: only canvas and ui draw",
		"rules/path/see_test.go imports vistula/canvas: a test of the rules must not need a window",
		"rules/view.go imports vistula/rules/journal: this arrow runs upward",
		"ui/ui.go imports vistula/attic: what is imported is in no room of the house",
	}
	if !slices.Equal(faults, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(faults, "\n"), strings.Join(want, "\n"))
	}
}
