package packaging

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/analysis/suite/vet"
	"golang.org/x/tools/go/packages"
)

// TestTheProgramIsSoundInABrowser does what "go vet" does, for the program as it is in a
// browser and for the packages that consist of other files there: the rest is vetted once.
// All of it is read from the source, for go vet would have every package compiled for
// browsers, Fyne and Go's own too, which takes ten times as long.
func TestTheProgramIsSoundInABrowser(t *testing.T) {
	list := otherInBrowsers(t)
	if !slices.Contains(list, "vistula/ui/browser") {
		t.Fatalf("these packages have files for browsers: %v", list)
	}
	faults, err := vetForBrowsers(nil, append(list, ".")...)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range faults {
		t.Error(f)
	}
}

// TestTheBrowserTestFindsWhatIsWrong makes sure that TestTheProgramIsSoundInABrowser can fail.
func TestTheBrowserTestFindsWhatIsWrong(t *testing.T) {
	folder, err := filepath.Abs("../ui/browser")
	if err != nil {
		t.Fatal(err)
	}
	for what, body := range map[string]string{
		"wrong type string": `fmt.Printf("%d", "seven")`,
		"undefined: nobody": `fmt.Print(nobody)`,
	} {
		wrong := map[string][]byte{filepath.Join(folder, "wrong_js.go"): []byte("package browser\n\nimport \"fmt\"\n\nfunc init() { " + body + " }\n")}
		faults, err := vetForBrowsers(wrong, "./ui/browser")
		if err != nil {
			t.Fatal(err)
		}
		if len(faults) == 0 || !strings.Contains(strings.Join(faults, "\n"), what) {
			t.Errorf("%s: found %v", what, faults)
		}
	}
}

// vetForBrowsers tells what is wrong with packages in a browser. instead are files that
// stand for others, or that there are not.
func vetForBrowsers(instead map[string][]byte, names ...string) (faults []string, err error) {
	list, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax, Dir: "..", Env: inBrowsers(), Tests: true, Overlay: instead}, names...)
	if err != nil {
		return nil, err
	}
	for p := range packages.Postorder(list) {
		for _, e := range p.Errors {
			faults = append(faults, e.Error())
		}
	}
	if len(faults) > 0 {
		return faults, nil
	}
	found, err := checker.Analyze(vet.Suite, list, nil)
	if err != nil {
		return nil, err
	}
	for _, a := range found.Roots {
		if a.Err != nil {
			return nil, a.Err
		}
		for _, d := range a.Diagnostics {
			faults = append(faults, fmt.Sprintf("%v: %s", a.Package.Fset.Position(d.Pos), d.Message))
		}
	}
	return faults, nil
}

// inBrowsers is the environment in which Go's commands look at the program for browsers.
func inBrowsers() []string { return append(os.Environ(), "GOOS=js", "GOARCH=wasm") }

// otherInBrowsers are the packages that consist of other files in a browser.
func otherInBrowsers(t *testing.T) (list []string) {
	t.Helper()
	here := filesOf(t, os.Environ())
	for _, line := range filesOf(t, inBrowsers()) {
		if !slices.Contains(here, line) {
			name, _, _ := strings.Cut(line, " ")
			list = append(list, name)
		}
	}
	return list
}

// filesOf are all packages with their files.
func filesOf(t *testing.T, environment []string) []string {
	t.Helper()
	c := exec.Command("go", "list", "-f", "{{.ImportPath}} {{.GoFiles}} {{.TestGoFiles}} {{.XTestGoFiles}}", "./...")
	c.Dir, c.Env = "..", environment
	out, err := c.Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}
