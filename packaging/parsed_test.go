package packaging

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"strings"
)

// eachFile parses every Go file in a folder and those beneath it, and has it looked at.
func eachFile(root fs.FS, folder string, look func(name string, file *ast.File)) error {
	return fs.WalkDir(root, folder, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || path.Ext(name) != ".go" {
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
		look(name, file)
		return nil
	})
}

// isTest tells whether a file holds tests.
func isTest(name string) bool { return strings.HasSuffix(name, "_test.go") }
