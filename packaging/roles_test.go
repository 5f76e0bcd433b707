package packaging

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
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

// A rulebook names what windows rely on by the same constants, so that whoever looks for
// a role finds every book that has it.
func TestRulebooksNameRolesByTheirConstants(t *testing.T) {
	known, err := roleNames("../rules/roles.go")
	if err != nil {
		t.Fatal(err)
	}
	found, err := inFolders(os.DirFS(".."), append([]string{toy}, rulesets...), func(file *ast.File) []string { return spelledOut(file, known) })
	if err != nil {
		t.Fatal(err)
	}
	for file, what := range found {
		t.Errorf("%s spells out %s: use the constants of package rules", file, strings.Join(what, ", "))
	}
}

// roleNames are the values of the constants for verbs, stages and events, by the first
// part of their names.
func roleNames(name string) (map[string][]string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		return nil, err
	}
	known := map[string][]string{}
	ast.Inspect(file, func(n ast.Node) bool {
		v, ok := n.(*ast.ValueSpec)
		if !ok || len(v.Values) != 1 {
			return true
		}
		for _, kind := range []string{"Verb", "Stage", "Event"} {
			if text, ok := literal(v.Values[0]); ok && strings.HasPrefix(v.Names[0].Name, kind) {
				known[kind] = append(known[kind], text)
			}
		}
		return true
	})
	return known, nil
}

// spelledOut lists the roles that a file of a rulebook writes as texts: the names of its
// verbs, which have labels, those of its staged verbs, the verbs of actions, and the kinds of
// events.
func spelledOut(file *ast.File, known map[string][]string) (list []string) {
	note := func(kind string, x ast.Expr) {
		if text, ok := literal(x); ok && slices.Contains(known[kind], text) {
			list = append(list, text)
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			is := map[string]ast.Expr{}
			for _, e := range n.Elts {
				if kv, ok := e.(*ast.KeyValueExpr); ok {
					if key, ok := kv.Key.(*ast.Ident); ok {
						is[key.Name] = kv.Value
					}
				}
			}
			if is["Label"] != nil {
				note("Verb", is["Name"])
			}
			note("Verb", is["Verb"])
			note("Stage", is["atMoving"])
			if t, ok := n.Type.(*ast.SelectorExpr); ok && t.Sel.Name == "Event" {
				note("Event", is["Kind"])
			}
		case *ast.CallExpr:
			if strings.HasSuffix(last(generic(n.Fun)), "NewStaged") {
				note("Verb", n.Args[0])
			}
		}
		return true
	})
	return list
}

// generic is a function without the types that it is for.
func generic(x ast.Expr) ast.Expr {
	switch x := x.(type) {
	case *ast.IndexExpr:
		return x.X
	case *ast.IndexListExpr:
		return x.X
	}
	return x
}

// windowed are the folders that serve every ruleset alike.
var windowed = []string{"ui", "canvas", "rules/chronicle", "rules/bot", "rules/plan"}

// inWindows looks at every Go file that serves all rulesets, tests aside, and tells
// what was found in each.
func inWindows(root fs.FS, look func(*ast.File) []string) (map[string][]string, error) {
	return inFolders(root, windowed, look)
}

// inFolders does so in other folders.
func inFolders(root fs.FS, folders []string, look func(*ast.File) []string) (map[string][]string, error) {
	found := map[string][]string{}
	for _, folder := range folders {
		if _, err := fs.Stat(root, folder); err != nil {
			continue
		}
		err := eachFile(root, folder, func(name string, file *ast.File) {
			if isTest(name) {
				return
			}
			if what := look(file); what != nil {
				found[name] = what
			}
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

// TestTheRolesTestFindsWhatIsWrong makes sure that the tests above can fail.
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
	book := fstest.MapFS{"rules/x/x.go": {Data: []byte(`package x
var list = []verbs{{Name: "pick", Label: "Move"}, {Name: "dig", Label: "Dig in"}, {Name: rules.VerbHalt, Label: "Halt"}}
var stages = [...]string{atMoving: "moving"}
func f() {
	verb.NewStaged[*Position, stage]("roll", "Roll", "5")
	p.Tell(rules.Event{Kind: "step", Text: "roll"})
}`)}}
	known, err := roleNames("../rules/roles.go")
	if err != nil {
		t.Fatal(err)
	}
	found, err := inFolders(book, []string{"rules/x"}, func(file *ast.File) []string { return spelledOut(file, known) })
	if got := strings.Join(found["rules/x/x.go"], " "); err != nil || got != "pick moving roll step" {
		t.Errorf("found %q in a rulebook: %v", got, err)
	}
}
