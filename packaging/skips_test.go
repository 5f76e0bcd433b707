package packaging

import (
	"go/ast"
	"io/fs"
	"os"
	"testing"
	"testing/fstest"
)

// skips are the tests that may be passed over, by file, and what is missing then.
// Whatever else finds nothing to test fails, so that nobody takes it for passed.
var skips = map[string]string{
	"canvas/counter/sheet_test.go":     "pictures are painted only where somebody wants to look at them",
	"ui/start/screen_test.go":          "the same",
	"rules/journal/autosave_test.go":   "a system without links",
	"rules/journal/file_test.go":       "a system without links, and a user whom nothing is locked for",
	"rules/library/library_test.go":    "a user from whom nothing is hidden",
	"ui/printing/send_test.go":         "a system without the program that plays the printer",
	"ui/theme/emoji_test.go":           "a program built without the font",
	"ui/window/killed_display_test.go": "a run in a real window that was asked to leave out the turn before",
}

// TestNothingIsPassedOver: a test that skips itself says so here.
func TestNothingIsPassedOver(t *testing.T) {
	found, err := skipping(os.DirFS(".."))
	if err != nil {
		t.Fatal(err)
	}
	for file := range found {
		if skips[file] == "" {
			t.Errorf("%s passes over a test: let it fail, or say in this file what may be missing", file)
		}
	}
	for file := range skips {
		if !found[file] {
			t.Errorf("%s passes over nothing any more: take it off the list", file)
		}
	}
}

// skipping are the files of tests in which a test skips itself.
func skipping(root fs.FS) (map[string]bool, error) {
	found := map[string]bool{}
	err := eachFile(root, ".", func(name string, file *ast.File) {
		tests := heldTests(file)
		ast.Inspect(file, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				if f, ok := call.Fun.(*ast.SelectorExpr); ok && skipsTest(f, tests) {
					found[name] = true
				}
			}
			return true
		})
	})
	return found, err
}

// heldTests are the names that a file gives to tests: those of parameters and of fields. h
// is a test's hand at the window, which is one too.
func heldTests(file *ast.File) map[string]bool {
	names := map[string]bool{"h": true}
	ast.Inspect(file, func(n ast.Node) bool {
		field, ok := n.(*ast.Field)
		if !ok {
			return true
		}
		kind := field.Type
		if star, ok := kind.(*ast.StarExpr); ok {
			kind = star.X
		}
		if of, ok := kind.(*ast.SelectorExpr); ok {
			if x, ok := of.X.(*ast.Ident); ok && x.Name == "testing" {
				for _, name := range field.Names {
					names[name.Name] = true
				}
			}
		}
		return true
	})
	return names
}

// skipsTest tells whether a method is one of testing.T that skips.
func skipsTest(f *ast.SelectorExpr, tests map[string]bool) bool {
	if f.Sel.Name != "Skip" && f.Sel.Name != "Skipf" && f.Sel.Name != "SkipNow" {
		return false
	}
	switch x := f.X.(type) {
	case *ast.Ident:
		return tests[x.Name]
	case *ast.SelectorExpr:
		return tests[x.Sel.Name]
	}
	return false
}

// TestTheSkipTestFindsWhatIsWrong makes sure that TestNothingIsPassedOver can fail.
func TestTheSkipTestFindsWhatIsWrong(t *testing.T) {
	found, err := skipping(fstest.MapFS{
		"a_test.go": {Data: []byte("package a\nfunc TestA(t *testing.T) { t.Skip(\"nothing to do\") }")},
		"b_test.go": {Data: []byte("package a\nfunc TestB(t *testing.T) { x.Skip(); verb.Skip(true, nil) }")},
		"c_test.go": {Data: []byte("package a\nfunc pass(whole testing.TB) { whole.SkipNow() }")},
		"d_test.go": {Data: []byte("package a\ntype game struct { T *testing.T }\nfunc (g *game) pass() { g.T.Skipf(\"nothing\") }")},
	})
	if err != nil || len(found) != 3 || found["b_test.go"] {
		t.Errorf("found %v, %v", found, err)
	}
}
