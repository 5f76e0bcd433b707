package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"strings"
	"unicode"

	"vistula/data"
	"vistula/data/edit"
	"vistula/rules"
	"vistula/rules/bot"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	_ "vistula/rules/tannenberg"
)

// rulebookTexts are the fixed texts of the rulebooks that the window shows through
// Rulebook, with where each is from: names of scenarios, options, sides, phases,
// maps, tracks, displays and charts, labels of what can be done, and words of the
// data as the editor has them.
func rulebookTexts(root fs.FS) (map[string]string, error) {
	r := &rulebook{texts: map[string]string{}}
	for _, id := range rules.IDs() {
		rs, err := rules.Open(id, data.FS())
		if err != nil {
			return nil, err
		}
		r.from = id
		r.scenarios(rs)
		for _, c := range rs.Charts() {
			r.add(c.Title)
		}
		for _, m := range rs.Board().Maps {
			r.add(shortTitle(m.Title))
		}
		r.data(rs)
		if err := r.labels(root, "rules/"+rs.ID()); err != nil {
			return nil, err
		}
	}
	r.from = "combat sheet"
	r.add("Small", "Large") // the magnitudes of a fight
	r.from = "computer players"
	for _, b := range bot.Names() {
		r.add(labelled(b))
	}
	return r.texts, nil
}

type rulebook struct {
	texts map[string]string
	from  string
}

func (r *rulebook) add(list ...string) {
	for _, s := range list {
		if s != "" && strings.ContainsFunc(s, unicode.IsLetter) && r.texts[s] == "" {
			r.texts[s] = r.from
		}
	}
}

func (r *rulebook) scenarios(rs rules.Ruleset) {
	for _, s := range rs.Scenarios() {
		r.add(s.Title, s.Description, s.Length, s.Balance)
		r.add(s.Names...)
		for _, p := range s.Phases {
			r.add(p.Title)
		}
		for _, o := range s.Overlays {
			r.add(o.Title)
		}
		for _, o := range s.Options {
			r.add(o.Title, o.Help)
			for _, v := range o.Values {
				if v != "on" && v != "off" {
					r.add(labelled(strings.ReplaceAll(v, "-", " ")))
				}
			}
		}
		p, err := rs.New(s.ID, nil, 1)
		if err != nil {
			continue
		}
		v := p.View("")
		for _, t := range v.Tracks {
			r.add(t.Title)
			for _, x := range t.Totals {
				r.add(x.Name)
			}
		}
		for _, k := range v.Stacks {
			for _, u := range k.Units {
				for _, x := range u.Values {
					r.add(labelled(x.Name))
				}
			}
		}
		for _, d := range v.Displays {
			r.add(d.Title)
		}
	}
}

// data adds the words of the data that the editor shows.
func (r *rulebook) data(rs rules.Ruleset) {
	s, err := edit.Open(data.FS(), data.FS(), rs.ID())
	if err != nil {
		return
	}
	word := func(list ...string) {
		for _, w := range list {
			r.add(labelled(strings.NewReplacer("_", " ", ".", ": ").Replace(w)))
		}
	}
	for _, id := range s.Maps() {
		p := s.Palette(id)
		r.add(p.Terrains...)
		for _, list := range [][]string{p.Terrains, p.Sides, p.Flags, p.Countries, p.Classes, p.Fields, p.Owners} {
			word(list...)
		}
	}
	for _, u := range s.Units() {
		word(u.Nation)
		word(s.UnitFields(u.ID)...)
		word(s.FaceFields(u.ID)...)
	}
}

// labels adds the names of the verbs as they are written in the source.
func (r *rulebook) labels(root fs.FS, dir string) error {
	names, err := fs.Glob(root, dir+"/*.go")
	if err != nil {
		return err
	}
	for _, n := range names {
		if strings.HasSuffix(n, "_test.go") {
			continue
		}
		src, err := fs.ReadFile(root, n)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), n, src, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				r.task(n)
			case *ast.ReturnStmt:
				r.ask(n)
			case *ast.BasicLit:
				r.subject(n)
			case *ast.CompositeLit:
				if ofVerbs(n) {
					r.verb(n)
				}
			case *ast.CallExpr:
				if f, ok := n.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "On" && len(n.Args) > 1 {
					r.constant(n.Args[1])
				}
			}
			return true
		})
	}
	return nil
}

// ask adds a sentence that begins with a side: whoever + " rolls for the attack.".
func (r *rulebook) ask(n *ast.ReturnStmt) {
	if len(n.Results) != 1 {
		return
	}
	sum, ok := n.Results[0].(*ast.BinaryExpr)
	if !ok {
		return
	}
	_, longer := sum.X.(*ast.BinaryExpr)
	_, fixed := constant(sum.X)
	if s, ok := constant(sum.Y); ok && !longer && !fixed && strings.HasPrefix(s, " ") && strings.HasSuffix(s, ".") {
		r.add("{{.Side}}" + s)
	}
}

// subject adds the name of a side at the head of a sentence, and a sentence about
// {us} or {them}.
func (r *rulebook) subject(n *ast.BasicLit) {
	s, _ := constant(n)
	switch {
	case strings.HasPrefix(s, "The ") && strings.HasSuffix(s, " player"):
		r.add(s)
	case strings.HasPrefix(s, "{us} ") && strings.HasSuffix(s, "."), strings.HasPrefix(s, "{them} ") && strings.HasSuffix(s, "."):
		_, rest, _ := strings.Cut(s, "}")
		if !strings.ContainsAny(rest, "{}") {
			r.add("{{.Side}}" + rest)
		}
	}
}

// task adds what stands behind a side and a colon.
func (r *rulebook) task(f *ast.FuncDecl) {
	if f.Name.Name != "task" {
		return
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if back, ok := n.(*ast.ReturnStmt); ok && len(back.Results) == 1 {
			if s, ok := constant(back.Results[0]); ok {
				r.add("{{.Side}}: " + s + ".")
			}
		}
		return true
	})
}

// ofVerbs tells whether a literal is a verb: it has a Name and a Label or Words.
func ofVerbs(c *ast.CompositeLit) bool { return field(c, "Name") != nil && field(c, "Case") != nil }

func field(c *ast.CompositeLit, name string) ast.Expr {
	for _, e := range c.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if k, ok := kv.Key.(*ast.Ident); ok && k.Name == name {
				return kv.Value
			}
		}
	}
	return nil
}

func (r *rulebook) verb(c *ast.CompositeLit) {
	r.constant(field(c, "Label"))
	words := field(c, "Words")
	if words == nil {
		return
	}
	ast.Inspect(words, func(n ast.Node) bool {
		if b, ok := n.(*ast.BinaryExpr); ok && b.Op == token.ADD {
			return false // a sentence put together
		}
		if lit, ok := n.(*ast.BasicLit); ok {
			r.constant(lit)
		}
		return true
	})
}

func (r *rulebook) constant(e ast.Expr) {
	if e == nil {
		return
	}
	if s, ok := constant(e); ok && s != "" && unicode.IsUpper([]rune(s)[0]) && !strings.ContainsAny(s, "%{") && !strings.HasSuffix(s, " ") {
		r.add(s)
	}
}

// labelled begins a word of the data with a capital.
func labelled(s string) string {
	if s == "" {
		return s
	}
	return strings.ReplaceAll(strings.ToUpper(s[:1])+s[1:], "-hungary", "-Hungary")
}

// shortTitle is the name of a map as the table's buttons have it.
func shortTitle(title string) string {
	for _, end := range []string{",", ":", " with ", " and ", " (", " - ", " – "} {
		if head, _, ok := strings.Cut(title, end); ok && strings.TrimSpace(head) != "" {
			title = head
		}
	}
	return strings.TrimSpace(title)
}
