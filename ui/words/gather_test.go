package words

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// A text that a player sees reaches the translation in one of four ways: as the
// constant argument of Fyne's lang.L and its like; as that of a function of the
// house that hands it on (passedOn); as a field of a list that is shown later
// (shownLater); or as any constant with a place {{.Name}} in it.

// passedOn are the functions that hand their texts on, by folder and name, with
// the places of the texts among their arguments.
var passedOn = map[string][]int{
	"ui/start words":       {0},
	"ui/desk say":          {0},
	"canvas/print say":     {0},
	"canvas/report Say":    {0},
	"canvas/report Count":  {1, 2},
	"canvas/story Say":     {0},
	"canvas/story Count":   {1, 2},
	"canvas/story Spelled": {1, 2},
	"canvas/story several": {1, 2},
	"canvas/film Say":      {0},
	"canvas/mapart say":    {0},
	"canvas/mapart sign":   {1},
	"canvas/mapart signOf": {1, 2},
	"data/edit say":        {0},
	"data/edit refuse":     {0},
}

// shownLater are the fields whose constants are shown through lang.L in another
// place, by folder, type and field.
var shownLater = []string{
	"ui/table overlayKind.label", "ui/table lampKind.label",
	"ui/tour Step.Title",
	"ui/tour Step.Words",
	"ui/editor brush.label",
	"canvas/palette Palette.Title",
	"canvas/mapart sample.name",
	"canvas/mapart sample.note",
	"ui/tour Step.Title",
	"ui/tour Step.Words",
}

// namedLater are the constants, variables and functions whose texts are all shown
// through lang.L in another place, by folder and name.
var namedLater = []string{
	"ui/editor groupPick", "ui/editor groupTerrain", "ui/editor groupSides", "ui/editor groupRails", "ui/editor groupFlags", "ui/editor groupCountry",
	"ui/editor labels", "ui/editor railBrush",
	"ui/table sheetKinds", "canvas/mapart looks", "canvas/mapart suppliedWords", "canvas/mapart closedWords",
	"canvas/story glossary", "canvas/story adjectives",
}

// notConstant are the places where a text is not constant, by file and what is
// written there. Each is either filled from the lists above or shows a text of the
// rulebooks.
var notConstant = []string{
	"canvas/mapart/key.go m.name",
	"canvas/mapart/key.go shortLegend(m.note)",
	"canvas/mapart/keylist.go k.legend[legend]", "canvas/mapart/keylist.go l.name", "canvas/mapart/keylist.go name",
	"canvas/mapart/keynotes.go shortLegend(s)",
	"canvas/mapart/keysigns.go suppliedWords(side)",
	"canvas/mapart/keysigns.go who",
	"canvas/print/head.go nationName(c.Nation)",
	"canvas/story/scenes.go one", "canvas/story/scenes.go many", "canvas/story/wording.go many",
	"canvas/story/wording.go one",
	"canvas/story/speech.go ways[n%len(ways)]",
	"data/edit/changes.go head",
	"data/edit/hexes.go words",
	"data/edit/lines.go words[min(tracks, len(words)-1)]",
	"data/edit/sentence.go text",
	"data/edit/sides.go words",
	"ui/editor/palette.go b.group",
	"ui/editor/words.go s.Text",
	"ui/film.go text",
	"ui/opponent/opponent.go text",
	"ui/print.go text",
	"ui/report.go text",
	"ui/start/words.go text",
	"ui/table/coach.go s.Title",
	"ui/table/coach.go s.Words",
	"ui/table/lamps.go l.label",
	"ui/table/keypage.go l.label",
	"ui/table/keypage.go o.label",
	"ui/table/knobs.go o.label",
	"ui/table/print.go text",
	"ui/table/overlaykinds.go o.help",
	"ui/table/overlaykinds.go o.label",
	"ui/table/rail.go k.help",
	"ui/table/rail.go k.label",
	"ui/table/rail.go o.label",
	"ui/table/table.go text",
}

// shows are the functions that put a text on the screen as it is, so that it must
// have been translated before.
var shows = []string{
	"NewLabel", "NewLabelWithStyle", "NewRichTextFromMarkdown", "NewButton", "NewButtonWithIcon", "NewCheck", "NewFormItem", "NewMenuItem", "NewMenu",
	"NewHyperlink", "NewCard", "NewTabItem", "NewAccordionItem", "ShowInformation", "NewInformation", "ShowConfirm", "NewConfirm", "NewCustom", "NewCustomConfirm", "NewCustomWithoutButtons",
	"SetText", "SetPlaceHolder", "SetTitle", "pressable", "text", "para", "printed", "second", "heading", "prose", "tell", "ask",
}

// walked are the rooms whose texts a player sees in the window.
var walked = []string{"ui", "canvas", "data/edit"}

// found is what was gathered of the program's texts.
type found struct {
	texts  map[string]string // where each is
	plural map[string]bool   // those of lang.N
	loose  map[string]string // what is not constant: file and expression, with the line
	bare   map[string]string // what is shown without having been translated
}

// gather walks the program.
func gather(root fs.FS) (*found, error) {
	all := &found{map[string]string{}, map[string]bool{}, map[string]string{}, map[string]string{}}
	for _, room := range walked {
		err := fs.WalkDir(root, room, func(name string, e fs.DirEntry, err error) error {
			if err != nil || !e.IsDir() {
				return err
			}
			if e.Name() == "testdata" || e.Name() == "cmd" || name == "ui/words" || name == "ui/cli" {
				return fs.SkipDir
			}
			return all.folder(root, name)
		})
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

// folder gathers the texts of one package.
func (f *found) folder(root fs.FS, dir string) error {
	names, err := fs.Glob(root, dir+"/*.go")
	if err != nil {
		return err
	}
	set, files := token.NewFileSet(), map[string]*ast.File{}
	for _, n := range names {
		if strings.HasSuffix(n, "_test.go") {
			continue
		}
		src, err := fs.ReadFile(root, n)
		if err != nil {
			return err
		}
		if files[n], err = parser.ParseFile(set, n, src, parser.SkipObjectResolution); err != nil {
			return err
		}
	}
	p := &folder{found: f, dir: dir, set: set, structs: map[string][]string{}}
	for _, n := range slices.Sorted(maps.Keys(files)) {
		p.types(files[n])
	}
	for _, n := range slices.Sorted(maps.Keys(files)) {
		p.file = n
		p.read(files[n])
	}
	return nil
}

// folder is a package while it is read.
type folder struct {
	*found
	dir, file string
	set       *token.FileSet
	structs   map[string][]string // the fields of each type in their order
}

func (p *folder) types(file *ast.File) {
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok {
			return true
		}
		if s, ok := spec.Type.(*ast.StructType); ok {
			for _, f := range s.Fields.List {
				for _, name := range f.Names {
					p.structs[spec.Name.Name] = append(p.structs[spec.Name.Name], name.Name)
				}
			}
		}
		return true
	})
}

func (p *folder) read(file *ast.File) {
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.CallExpr:
			p.call(n)
		case *ast.CompositeLit:
			p.literal(n, nil)
		case *ast.ValueSpec:
			for _, name := range n.Names {
				p.named(name.Name, n)
			}
		case *ast.FuncDecl:
			p.named(n.Name.Name, n)
		case *ast.BasicLit:
			if s, ok := constant(n); ok && hole.MatchString(s) && strings.ContainsFunc(hole.ReplaceAllString(s, ""), unicode.IsLetter) {
				p.add(s, n)
			}
		}
		return true
	})
}

// call gathers the texts that are handed to a function.
func (p *folder) call(c *ast.CallExpr) {
	name, of := "", ""
	switch f := c.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		name = f.Sel.Name
		if x, ok := f.X.(*ast.Ident); ok {
			of = x.Name
		}
	}
	if of == "lang" && len(c.Args) > 0 {
		switch name {
		case "L", "N":
			p.text(c.Args[0], true)
			if s, ok := constant(c.Args[0]); ok && name == "N" {
				p.plural[s] = true
			}
		case "X", "XN":
			p.loose[p.file+" lang."+name] = p.at(c)
		}
		return
	}
	if slices.Contains(shows, name) && strings.HasPrefix(p.dir, "ui") {
		for _, a := range c.Args {
			if s, ok := constant(a); ok && s != "Vistula" && strings.ContainsFunc(s, unicode.IsLetter) {
				p.bare[s] = p.at(a)
			}
		}
	}
	for _, i := range passedOn[p.dir+" "+name] {
		if i < len(c.Args) {
			p.text(c.Args[i], true)
		}
	}
}

// literal gathers the fields of a struct that are shown later. The type of an
// element of a list is that of the list.
func (p *folder) literal(c *ast.CompositeLit, kind ast.Expr) {
	if c.Type != nil {
		kind = c.Type
	}
	switch t := kind.(type) {
	case *ast.ArrayType:
		p.elements(c, t.Elt)
	case *ast.MapType:
		p.elements(c, t.Value)
	case *ast.Ident:
		for i, e := range c.Elts {
			field, value := "", e
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				field, value = fmt.Sprint(kv.Key), kv.Value
			} else if fields := p.structs[t.Name]; i < len(fields) {
				field = fields[i]
			}
			if slices.Contains(shownLater, p.dir+" "+t.Name+"."+field) {
				p.text(value, false)
			}
		}
	}
}

func (p *folder) elements(c *ast.CompositeLit, kind ast.Expr) {
	if star, ok := kind.(*ast.StarExpr); ok {
		kind = star.X
	}
	for _, e := range c.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			e = kv.Value
		}
		if inner, ok := e.(*ast.CompositeLit); ok && inner.Type == nil {
			p.literal(inner, kind)
		}
	}
}

// named gathers all constants of a declaration that is listed in namedLater.
func (p *folder) named(name string, n ast.Node) {
	if !slices.Contains(namedLater, p.dir+" "+name) {
		return
	}
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.KeyValueExpr:
			p.named(name, n.Value)
			return false
		case *ast.BasicLit:
			if s, ok := constant(n); ok && s != "" && (strings.ToUpper(s[:1]) == s[:1] || strings.Contains(s, " ")) && strings.ContainsFunc(s, unicode.IsLetter) && !strings.HasPrefix(s, " ") {
				p.add(s, n)
			}
		}
		return true
	})
}

// text adds a constant, or notes that it is none.
func (p *folder) text(e ast.Expr, must bool) {
	if s, ok := constant(e); ok {
		p.add(s, e)
		return
	}
	if must {
		p.loose[p.file+" "+source(p.set, e)] = p.at(e)
	}
}

func (p *folder) add(s string, n ast.Node) {
	if strings.TrimSpace(s) == "" {
		return
	}
	if _, ok := p.texts[s]; !ok {
		p.texts[s] = p.at(n)
	}
}

func (p *folder) at(n ast.Node) string {
	at := p.set.Position(n.Pos())
	return fmt.Sprintf("%s:%d", at.Filename, at.Line)
}

// constant is the value of a string that is written out, be it in several parts.
func constant(e ast.Node) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			s, err := strconv.Unquote(e.Value)
			return s, err == nil
		}
	case *ast.BinaryExpr:
		a, ok := constant(e.X)
		b, also := constant(e.Y)
		return a + b, ok && also && e.Op == token.ADD
	case *ast.ParenExpr:
		return constant(e.X)
	}
	return "", false
}

// source is an expression as it is written.
func source(set *token.FileSet, e ast.Expr) string {
	from, to := set.Position(e.Pos()), set.Position(e.End())
	src, err := os.ReadFile(path.Join("../..", from.Filename))
	if err != nil || to.Offset > len(src) {
		return "?"
	}
	return string(src[from.Offset:to.Offset])
}
