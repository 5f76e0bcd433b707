package packaging

import (
	"go/ast"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestTheRaceDetectorSeesEveryGoroutine: each package that starts a goroutine is
// among those that packaging/test runs under the race detector.
func TestTheRaceDetectorSeesEveryGoroutine(t *testing.T) {
	script, err := os.ReadFile("test")
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for _, word := range strings.Fields(strings.NewReplacer("\"", " ", "=", " ").Replace(string(script))) {
		listed[strings.TrimPrefix(word, "./")] = true
	}
	err = eachFile(os.DirFS(".."), ".", func(name string, file *ast.File) {
		if isTest(name) {
			return
		}
		ast.Inspect(file, func(n ast.Node) bool {
			starts := false
			switch n := n.(type) {
			case *ast.GoStmt:
				starts = true
			case *ast.SelectorExpr:
				x, ok := n.X.(*ast.Ident)
				starts = ok && x.Name == "guard" && n.Sel.Name == "Go"
			}
			if starts && !listed[path.Dir(name)] {
				t.Errorf("%s starts a goroutine, but packaging/test does not run the race detector on its package", name)
			}
			return true
		})
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestTheRaceDetectorFindsWhatItIsSentFor: where only some tests of a package are run under
// the race detector, there are some in it, and none is named that is nowhere. Otherwise a
// test with a new name would be left out without a word.
func TestTheRaceDetectorFindsWhatItIsSentFor(t *testing.T) {
	script := read(t, "test")
	folders := strings.Fields(assigned(t, script, "race_slow"))
	names := strings.Split(assigned(t, script, "race_tests"), "|")
	nowhere := slices.Clone(names)
	for _, folder := range folders {
		tests, err := testsIn(os.DirFS(".."), path.Clean(folder))
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, name := range names {
			if slices.ContainsFunc(tests, func(test string) bool { return strings.Contains(test, name) }) {
				found = true
				nowhere = slices.DeleteFunc(nowhere, func(n string) bool { return n == name })
			}
		}
		if !found {
			t.Errorf("none of race_tests is in %s: the race detector sees nothing there", folder)
		}
	}
	if len(nowhere) > 0 {
		t.Errorf("no test in race_slow is called %v", nowhere)
	}
}

// assigned is what a variable of a script is set to.
func assigned(t *testing.T, script, name string) string {
	t.Helper()
	m := regexp.MustCompile(`(?m)^` + name + `=["'](.*)["']$`).FindStringSubmatch(script)
	if m == nil {
		t.Fatalf("packaging/test sets no %s", name)
	}
	return m[1]
}

// testsIn are the tests of a package by name.
func testsIn(root fs.FS, folder string) ([]string, error) {
	var tests []string
	err := eachFile(root, folder, func(name string, file *ast.File) {
		if path.Dir(name) != folder || !isTest(name) {
			return
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && strings.HasPrefix(f.Name.Name, "Test") {
				tests = append(tests, f.Name.Name)
			}
		}
	})
	return tests, err
}
