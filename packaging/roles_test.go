package packaging

import (
	"go/ast"
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

// naming lists the files of the window that may name a ruleset, and why. Anything
// else there would have to be changed for a new ruleset.
var naming = map[string]string{
	"ui/start/game.go":                            "the covers of the boxes; a ruleset without one has a plain box",
	"ui/tour/galicia.go":                          "the tour of one ruleset",
	"ui/tour/twilight.go":                         "the tour of another",
	"canvas/mapart/cmd/mapshot/main.go":           "a tool: the default of a flag, and a map of this name",
	"canvas/mapart/relief/cmd/reliefdata/main.go": "a tool: the default of a flag, and a map of this name",
}

// A new ruleset needs no new window: nothing that is drawn or clicked depends on
// which one is played.
func TestTheWindowNamesNoRuleset(t *testing.T) {
	found, err := inWindows(os.DirFS(".."), namesRuleset)
	if err != nil {
		t.Fatal(err)
	}
	for file, what := range found {
		if naming[file] == "" {
			t.Errorf("%s names %s", file, strings.Join(what, ", "))
		}
	}
	for file := range naming {
		if found[file] == nil {
			t.Errorf("%s names no ruleset any more: take it off the list", file)
		}
	}
}

// Verbs and stages with a meaning for windows are those of package rules, to which
// the kit holds every ruleset.
func TestVerbsAndStagesGoByTheirRoles(t *testing.T) {
	found, err := inWindows(os.DirFS(".."), spellsRole)
	if err != nil {
		t.Fatal(err)
	}
	for file, what := range found {
		t.Errorf("%s spells out %s: use the constants of package rules", file, strings.Join(what, ", "))
	}
}

// windowed are the folders that serve every ruleset alike.
var windowed = []string{"ui", "canvas", "rules/chronicle", "rules/bot", "rules/plan"}

// inWindows looks at every Go file that serves all rulesets, tests aside, and tells
// what was found in each.
func inWindows(root fs.FS, look func(*ast.File) []string) (map[string][]string, error) {
	found := map[string][]string{}
	for _, folder := range windowed {
		if _, err := fs.Stat(root, folder); err != nil {
			continue
		}
		err := fs.WalkDir(root, folder, func(name string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
				return err
			}
			src, err := fs.ReadFile(root, name)
			if err != nil {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, src, 0)
			if err != nil {
				return err
			}
			if what := look(file); what != nil {
				found[name] = what
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return found, nil
}

// namesRuleset lists the texts in a file that are the id of a ruleset.
func namesRuleset(file *ast.File) []string {
	var list []string
	ast.Inspect(file, func(n ast.Node) bool {
		if text, ok := literal(n); ok && slices.Contains(rulesets, "rules/"+text) {
			list = append(list, text)
		}
		return true
	})
	return list
}

// spellsRole lists the texts in a file that verbs and stages are compared with or
// made of.
func spellsRole(file *ast.File) []string {
	var list []string
	note := func(is bool, text ast.Expr) {
		if s, ok := literal(text); ok && is && s != "" {
			list = append(list, s)
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.KeyValueExpr:
			key, ok := n.Key.(*ast.Ident)
			note(ok && (key.Name == "Verb" || key.Name == "Stage"), n.Value)
		case *ast.BinaryExpr:
			note(isRole(n.X), n.Y)
			note(isRole(n.Y), n.X)
		case *ast.SwitchStmt:
			if n.Tag == nil || !isRole(n.Tag) {
				break
			}
			for _, c := range n.Body.List {
				for _, x := range c.(*ast.CaseClause).List {
					note(true, x)
				}
			}
		}
		return true
	})
	return list
}

func isRole(x ast.Expr) bool {
	s, ok := x.(*ast.SelectorExpr)
	return ok && (s.Sel.Name == "Verb" || s.Sel.Name == "Stage")
}

func literal(n ast.Node) (string, bool) {
	b, ok := n.(*ast.BasicLit)
	if !ok || b.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(b.Value)
	return text, err == nil
}

// TestTheRolesTestFindsWhatIsWrong makes sure that the two tests above can fail.
func TestTheRolesTestFindsWhatIsWrong(t *testing.T) {
	house := fstest.MapFS{"ui/x/x.go": {Data: []byte(`package x
func f() bool {
	switch a.Verb {
	case "pick":
	}
	return a == "fury" || "moving" == s.Stage || is(Action{Verb: "roll", Unit: "step"}) || o.Verb != rules.VerbDone
}`)}}
	for want, look := range map[string]func(*ast.File) []string{"fury": namesRuleset, "pick moving roll": spellsRole} {
		found, err := inWindows(house, look)
		if got := strings.Join(found["ui/x/x.go"], " "); err != nil || got != want {
			t.Errorf("found %q, want %q: %v", got, want, err)
		}
	}
}
