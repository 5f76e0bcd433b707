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
		ast.Inspect(file, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				if f, ok := call.Fun.(*ast.SelectorExpr); ok && skipsTest(f) {
					found[name] = true
				}
			}
			return true
		})
	})
	return found, err
}

// skipsTest tells whether a method is one of testing.T that skips; t is the name that a
// test has everywhere here, h its hand at the window.
func skipsTest(f *ast.SelectorExpr) bool {
	x, ok := f.X.(*ast.Ident)
	return ok && (f.Sel.Name == "Skip" || f.Sel.Name == "Skipf" || f.Sel.Name == "SkipNow") &&
		(x.Name == "t" || x.Name == "b" || x.Name == "f" || x.Name == "tb" || x.Name == "h")
}

// TestTheSkipTestFindsWhatIsWrong makes sure that TestNothingIsPassedOver can fail.
func TestTheSkipTestFindsWhatIsWrong(t *testing.T) {
	found, err := skipping(fstest.MapFS{
		"a_test.go": {Data: []byte("package a\nfunc TestA(t *testing.T) { t.Skip(\"nothing to do\") }")},
		"b_test.go": {Data: []byte("package a\nfunc TestB(t *testing.T) { x.Skip(); verb.Skip(true, nil) }")},
	})
	if err != nil || len(found) != 1 || !found["a_test.go"] {
		t.Errorf("found %v, %v", found, err)
	}
}
