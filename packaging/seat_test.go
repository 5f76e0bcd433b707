package packaging

import (
	"fmt"
	"go/ast"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// refereeFiles are those of the window's rooms that do the referee's work: carry
// actions out, have computer players think on a copy, undo, save and print. All
// others show what the viewer's rules.Seat shows, and nothing else.
var refereeFiles = map[string][]string{
	"ui/desk":  {"referee", "seat", "history"},
	"ui/table": {"bots", "print", "analysed"},
}

// TestWindowsLookFromASeat: what is hidden from a player cannot come into sight by
// way of a panel, for no panel gets at the position or at the whole record.
func TestWindowsLookFromASeat(t *testing.T) {
	for folder, allowed := range refereeFiles {
		faults, err := checkSeats(os.DirFS(".."), folder, allowed)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range faults {
			t.Error(f)
		}
	}
}

// checkSeats looks for what gets at more than a seat shows.
func checkSeats(root fs.FS, folder string, allowed []string) (faults []string, err error) {
	files, err := sourcesOf(root, folder)
	if err != nil {
		return nil, err
	}
	for name, file := range files {
		if slices.Contains(allowed, strings.TrimSuffix(name, ".go")) {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				if f, ok := call.Fun.(*ast.SelectorExpr); ok && peeks(f) {
					faults = append(faults, fmt.Sprintf("%s/%s calls %s.%s", folder, name, last(f.X), f.Sel.Name))
				}
			}
			return true
		})
	}
	slices.Sort(faults)
	return faults, nil
}

// peeks tells whether a method gives the true position, an unredacted action or what
// is made of them. Parts of a window have a Position too, but are no match or desk.
func peeks(f *ast.SelectorExpr) bool {
	switch f.Sel.Name {
	case "PositionAt", "Clone":
		return !slices.Contains([]string{"slices", "maps", "trial"}, last(f.X)) // a trial is no true position
	case "Position", "At", "View", "Overlay", "Facts", "Entry", "Record":
		return slices.Contains([]string{"Match", "match", "Position", "PositionAt", "Session", "Sight", "Tactics", "Story", "m"}, last(f.X)) ||
			f.Sel.Name == "Position" && slices.Contains([]string{"desk", "Desk", "d", "a"}, last(f.X))
	}
	return false
}

// last is the last name of an expression: Match of t.desk.Match, Position of
// d.Position().
func last(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name
	case *ast.SelectorExpr:
		return x.Sel.Name
	case *ast.CallExpr:
		return last(x.Fun)
	}
	return ""
}

// TestTheSeatTestFindsWhatIsWrong makes sure that TestWindowsLookFromASeat can fail.
func TestTheSeatTestFindsWhatIsWrong(t *testing.T) {
	const src = `package p
func f() {
	slices.Clone(d.Seat().View().Stacks)
	box.Position()
	d.Position().Status()
	t.desk.Position()
	t.desk.Match.Position().View("")
	t.desk.Match.Entry(1)
	p.Clone()
	t.desk.PositionAt(3)
}`
	house := fstest.MapFS{"p/panel.go": {Data: []byte(src)}, "p/referee.go": {Data: []byte(src)}}
	faults, err := checkSeats(house, "p", []string{"referee"})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"p/panel.go calls Match.Entry", "p/panel.go calls Match.Position", "p/panel.go calls Position.View", "p/panel.go calls d.Position",
		"p/panel.go calls desk.Position", "p/panel.go calls desk.PositionAt", "p/panel.go calls p.Clone"}
	if !slices.Equal(faults, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(faults, "\n"), strings.Join(want, "\n"))
	}
}
