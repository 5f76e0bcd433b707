// Package casebook tells which cases of a rulebook are covered by tests: it
// reads the calls of rulestest.Cite in a ruleset's test files and holds them
// against the list of cases.
package casebook

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// kit is the import path of the package that has Cite.
const kit = "vistula/rules/rulestest"

// Scan reads the test files of a folder and gives, for each case, the names of
// the tests that cite it, in alphabetical order. The error names the file and
// line of a call that cannot be read: one outside a Test function, or one whose
// cases are not literal strings.
func Scan(dir string) (map[string][]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	cited := map[string][]string{}
	files := token.NewFileSet()
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(files, filepath.Join(dir, e.Name()), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		if err := scanFile(files, file, cited); err != nil {
			return nil, err
		}
	}
	for number, tests := range cited {
		slices.Sort(tests)
		cited[number] = slices.Compact(tests)
	}
	return cited, nil
}

func scanFile(files *token.FileSet, file *ast.File, cited map[string][]string) error {
	name := importName(file)
	if name == "" {
		return nil
	}
	for _, d := range file.Decls {
		test := testName(d)
		var wrong error
		ast.Inspect(d, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || !isCite(call, name) || wrong != nil {
				return wrong == nil
			}
			numbers, err := literals(call)
			if err == nil && test == "" {
				err = errors.New("this Cite stands outside a Test function")
			}
			if err != nil {
				at := files.Position(call.Pos())
				wrong = fmt.Errorf("%s:%d: %w", at.Filename, at.Line, err)
			}
			for _, number := range numbers {
				cited[number] = append(cited[number], test)
			}
			return true
		})
		if wrong != nil {
			return wrong
		}
	}
	return nil
}

// importName is what a file calls the kit, "" where it does not import it.
func importName(file *ast.File) string {
	for _, spec := range file.Imports {
		if path, err := strconv.Unquote(spec.Path.Value); err != nil || path != kit {
			continue
		}
		if spec.Name != nil {
			return spec.Name.Name
		}
		return "rulestest"
	}
	return ""
}

// testName is the name of a declaration that is a test, else "".
func testName(d ast.Decl) string {
	f, ok := d.(*ast.FuncDecl)
	if !ok || f.Recv != nil || !strings.HasPrefix(f.Name.Name, "Test") {
		return ""
	}
	return f.Name.Name
}

func isCite(call *ast.CallExpr, kit string) bool {
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != "Cite" {
		return false
	}
	pkg, ok := sel.X.(*ast.Ident)
	return ok && pkg.Name == kit
}

// literals are the cases that a call of Cite names, after its testing.TB.
func literals(call *ast.CallExpr) ([]string, error) {
	if len(call.Args) < 2 {
		return nil, errors.New("this Cite names no case")
	}
	var list []string
	for _, arg := range call.Args[1:] {
		lit, ok := arg.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return nil, errors.New("the cases of Cite must be literal strings")
		}
		text, err := strconv.Unquote(lit.Value)
		if err != nil {
			return nil, err
		}
		list = append(list, text)
	}
	return list, nil
}
