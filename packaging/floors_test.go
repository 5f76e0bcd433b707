package packaging

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// floor is a part of a package: some of its files, and the floors below that they
// may name. What is declared on a floor is used there and on the floors that know
// it, and the methods of a type stand where the type does, so that nothing can be
// reached by a way round.
type floor struct {
	name  string
	knows []string
	files string // without ".go"
}

// books are the rulesets whose chapters have floors. There the methods of a position
// stand in the files of their chapters, so that what a file calls is looked at as well
// as what it names: no chapter calls a method that only stands on floors above it.
var books = map[string][]floor{
	"rules/galicia": {
		{"counters", nil, "doc unit naming tables ratio options state"},
		{"map", []string{"counters"}, "position ruleset copy memory zones effectiveness printed shown sight telling terms fields fieldsunit fieldscombat"},
		{"march", []string{"counters", "map"}, "movement cavalry reinforcements supply recovery stacking"},
		{"battle", []string{"counters", "map", "march"}, "combat procedure flank fortress losses retreat split advance victory"},
		{"turn", []string{"counters", "map", "march", "battle"}, "turn action verbs"},
		{"table", []string{"counters", "map", "march", "battle", "turn"}, "charts view tracks prompt owed sheet odds facts judge cover overlay overlaychoice overlaysupply overlaywatch kept"},
		{"referee", []string{"counters", "map", "march", "battle", "turn", "table"}, "believe place sound save setup"},
	},
	"rules/greatwar": {
		{"counters", nil, "doc unit tables state"},
		{"map", []string{"counters"}, "position ruleset scenario start vicinity copy known shown zones fortress telling terms fields fieldsunits fieldscombat"},
		{"march", []string{"counters", "map"}, "phases victory losses supply supplyreach hunger command displacement rail raillimits movement offmap arrivals arriveall stacking deployment replacement cavalry"},
		{"battle", []string{"counters", "map", "march"}, "shifts odds due combat commitall options casualties consequences retreat advance advanceall"},
		{"turn", []string{"counters", "map", "march", "battle"}, "turn verbs questions"},
		{"table", []string{"counters", "map", "march", "battle", "turn"}, "charts view kept tracks displays prompt owed sheet facts judge judge_supply judge_command cover overlay overlay_lines overlaycombat movement_overlay"},
		{"referee", []string{"counters", "map", "march", "battle", "turn", "table"}, "place sound load setup"},
	},
	"rules/fury": {
		{"counters", nil, "doc unit tables charts state"},
		{"map", []string{"counters"}, "position forces ruleset scenario copy memory shown zones stacking supply command railways fortress removal telling terms fields fieldparts"},
		{"march", []string{"counters", "map"}, "movement rail displacement"},
		{"battle", []string{"counters", "map", "march"}, "attack odds combat losses retreat rolled victory"},
		{"duty", []string{"counters", "map", "march", "battle"}, "duty witness forfeit moves"},
		{"administration", []string{"counters", "map", "march", "battle"}, "adjustment siege replacement arrivals planning"},
		{"turn", []string{"counters", "map", "march", "battle", "duty", "administration"}, "initiative deployment turn verbs action ask"},
		{"table", []string{"counters", "map", "march", "battle", "duty", "administration", "turn"}, "view kept tracks displays prompt owed sheet facts judge cover overlay overlaycombat overlaylines"},
		{"referee", []string{"counters", "map", "march", "battle", "duty", "administration", "turn", "table"}, "place sound load setup"},
	},
	"rules/tannenberg": {
		{"counters", nil, "doc unit naming tables charts state"},
		{"map", []string{"counters"}, "position forces ruleset scenario printed shown standing stacking supply forts railways telling terms intelligence victory fields fieldparts digest"},
		{"march", []string{"counters", "map"}, "movement rail arrivals"},
		{"battle", []string{"counters", "map", "march"}, "combat odds results retreat support"},
		{"west", []string{"counters", "map"}, "west"},
		{"turn", []string{"counters", "map", "march", "battle", "west"}, "start deployment turn verbs action ask"},
		{"table", []string{"counters", "map", "march", "battle", "west", "turn"}, "sight view kept tracks displays prompt owed sheet facts judge cover overlay overlaymore orders"},
		{"referee", []string{"counters", "map", "march", "battle", "west", "turn", "table"}, "belief place sound load setup"},
	},
	"rules/twilight": {
		{"counters", nil, "doc unit tables tablescombat tablesmarch state ratio crt slrt"},
		{"map", []string{"counters"}, "position ruleset naming scenario objectives copy scratch zones strength intelligence control works garrison passable ways ground trace network forecast bukowina railnet rail tracks cut bridges boundaries lines inherit coverage around terms telling questions combatstate fields fieldsunits fieldscombat fieldsrail fieldsarmies options"},
		{"harm", []string{"counters", "map"}, "score victory towns effectiveness failure"},
		{"rear", []string{"counters", "map", "harm"}, "phases special leaders bounds areas drawing armies autodraw attachment koenigsberg railheads pontoons bridging keptlines supplylines supply isolation served bridgeheads interphase weather"},
		{"march", []string{"counters", "map", "harm", "rear"}, "placing movementcost crossings movement stacking detachments forcedmarch fording pending cavalry artillery trains queueing entraining journey raildisplace railtrouble depots tasks recoverall ersatz digging reinforcement"},
		{"battle", []string{"counters", "map", "harm", "rear", "march"}, "odds flank combat announcing committing withholding ammunition allocating resolve losses retreat crowding routes checks checkforces hosting advance prepared repulse lineup deciding"},
		{"turn", []string{"counters", "map", "harm", "rear", "march", "battle"}, "turn verbs"},
		{"table", []string{"counters", "map", "harm", "rear", "march", "battle", "turn"}, "charts combatcharts view displays armydisplay railtrack ammotrack boundarytrack prompt sheet forlorn checkchance facts judge judge_supply judge_arrivals cover overlay overlaycombat overlaysupply choiceoverlay prospect movementoverlay"},
		{"referee", []string{"counters", "map", "harm", "rear", "march", "battle", "turn", "table"}, "believe believestate believearmies place sound soundcombat sounddisplays load setup opening"},
	},
}

// floors are those of the packages that are too large to be one thing.
var floors = map[string][]floor{
	"canvas": {
		{"workshop", nil, "workshop mailbox opening runner motions sprite strips layers crop"},
		// The three that a board is put together from, none of which names another.
		{"eye", []string{"workshop"}, "eye flights looking plans place visit vantage"},
		{"scene", []string{"workshop"}, "scene asked marks stacks glide names signs pills marches fight fightplate tilelayer blank ground paintland paintover paintpath path diff colors repaint beacons depart"},
		{"input", []string{"workshop"}, "input pointer keys keycursor touch wheel fanview hit hittest cursor"},
		{"minimap", []string{"workshop"}, "minimap front"},
		{"board", []string{"workshop", "eye", "scene", "input", "minimap"}, "board keeping doc"},
	},
	"canvas/mapart": {
		{"tools", nil, "curve hash zoom palette parallel"},
		{"survey", []string{"tools"}, "survey geometry areas blocked bridges costs courses crossing craggy cut entries forts frontier grid lakesides looks margin passes rails regions ridges rivermouths riverranks rivers roads seabeyond sideforts stubs supplies towns works"},
		{"engraving", []string{"tools", "survey"}, "engraving crests fields hills names plane reliefimage rivernames slopes swamp trees"},
		{"painters", []string{"tools", "survey", "engraving"}, "draw drawareas drawblocked drawbridges drawentries drawfields drawforts drawfrontier drawgrid drawhills drawlakesides drawnames drawpasses drawrails drawregions drawridges drawroads drawsideforts drawslopes drawsupplies drawswamp drawtowns drawtrees drawworks frame groundtile stretcher key keylist keynotes keysamples keysigns lakes plates print railcuts water"},
		{"sheet", []string{"tools", "survey", "engraving", "painters"}, "sheet spread spreadplan deck map some drawable doc"},
	},
	"ui/table": {
		{"kit", nil, "kit look picture press tapped hot placespot keyed casecard tips dice grip icons release menulines within modifier"},
		{"top", []string{"kit"}, "planwords tabletop score reading verdict measures overlaykinds lampkeys page offmap tray print scenewords watchreader ledger linerows turnnames"},
		// The panels, none of which names another but for those that are parts of it.
		{"pages", []string{"kit", "top"}, "charts display displaygrid displayhead displaytracks dragging boxlines tracks account rulespage keypage ending dicepage happened happenedlines happenedplaces"},
		{"battle", []string{"kit", "top"}, "combat bars checkbars crt battlecard prices counted decisions"},
		{"record", []string{"kit", "top"}, "record recordline recordwrap sieve"},
		{"unit", []string{"kit", "top"}, "unit fallen"},
		{"drawer", []string{"kit", "top", "battle", "record", "unit"}, "drawer brief fight bottomsheet"},
		{"sheets", []string{"kit", "top"}, "sheets sheetfocus sheetcard"},
		{"bar", []string{"kit", "top"}, "prompt barbuttons prompthints pressing ribbon scorechip undomenu fingerhints"},
		{"rail", []string{"kit", "top"}, "rail"},
		{"knobs", []string{"kit", "top"}, "knobs"},
		{"floating", []string{"kit", "top"}, "floating maps corner painting trailkey notices"},
		{"cover", []string{"kit", "top"}, "handover"},
		{"views", []string{"kit", "top"}, "viewpoints"},
		{"lamps", []string{"kit", "top"}, "lamps"},
		{"finder", []string{"kit", "top"}, "finder"},
		{"whatif", []string{"kit", "top"}, "whatif"},
		{"coach", []string{"kit", "top"}, "coach coachtargets"},
		{"watch", []string{"kit", "top"}, "watch watchscene watchbar"},
		{"layers", []string{"kit", "top"}, "overlays objectives"},
		{"legend", []string{"kit", "top"}, "legend legendwords"},
		{"banner", []string{"kit", "top"}, "banner"},
		{"questions", []string{"kit", "top"}, "ask"},
		{"bots", []string{"kit", "top"}, "bots"},
		{"hint", []string{"kit", "top"}, "hint hintfollow hintidea hintlanes"},
		{"analysis", []string{"kit", "top"}, "analysed analysispage"},
		{"audience", []string{"kit", "top", "pages", "sheets", "watch"}, "watched"},
		{"past", []string{"kit", "top"}, "past undo"},
		{"duties", []string{"kit", "top", "layers", "questions"}, "owed"},
		{"pointing", []string{"kit", "top", "drawer", "floating"}, "pointing"},
		{"rounds", []string{"kit", "top"}, "rounds"},
		{"focus", []string{"kit", "top", "knobs", "sheets", "finder", "cover"}, "panes"},
		{"table", []string{"kit", "top", "pages", "battle", "record", "unit", "drawer", "sheets", "bar", "rail", "knobs", "floating", "cover", "coach", "watch", "legend", "banner", "layers", "questions", "bots", "hint", "analysis", "views", "lamps", "finder", "whatif", "audience", "past", "duties", "pointing", "rounds", "focus"},
			"table players thinking tried acts arrange clicks keys parts places pressed commands slim update finish veil doc"},
	},
}

// TestFloors: no arrow runs up inside a package either.
func TestFloors(t *testing.T) {
	for folder, plan := range floors {
		faults, err := checkFloors(os.DirFS(".."), folder, plan, false)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range faults {
			t.Error(f)
		}
	}
	for folder, plan := range books {
		faults, err := checkFloors(os.DirFS(".."), folder, plan, true)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range faults {
			t.Error(f)
		}
	}
}

// checkFloors looks at what the files of a folder name of one another; in chapters a
// type may have methods on several floors, and it is looked at who calls them.
func checkFloors(root fs.FS, folder string, plan []floor, chapters bool) (faults []string, err error) {
	files, err := sourcesOf(root, folder)
	if err != nil {
		return nil, err
	}
	on := map[string]*floor{} // by file
	for i := range plan {
		for _, name := range strings.Fields(plan[i].files) {
			name += ".go"
			if files[name] == nil {
				faults = append(faults, fmt.Sprintf("%s has no %s, which the floor %q names", folder, name, plan[i].name))
			}
			on[name] = &plan[i]
		}
	}
	home := map[string]*floor{} // by what is declared
	for name, file := range files {
		if on[name] == nil {
			faults = append(faults, fmt.Sprintf("%s/%s is on no floor", folder, name))
			continue
		}
		for declared := range file.Scope.Objects {
			home[declared] = on[name]
		}
	}
	called := methodsOf(files, on)
	for name, file := range files {
		if here := on[name]; here != nil {
			list := faultsOf(file, here, home)
			if chapters {
				list = append(slices.DeleteFunc(list, func(f string) bool { return strings.Contains(f, "has a method of") }), callsOf(file, here, called)...)
			}
			for _, f := range list {
				faults = append(faults, fmt.Sprintf("%s/%s %s", folder, name, f))
			}
		}
	}
	slices.Sort(faults)
	return slices.Compact(faults), nil
}

// faultsOf lists what a file on a floor names that lies on none that it knows, and
// methods that stand on another floor than their type.
func faultsOf(file *ast.File, here *floor, home map[string]*floor) (faults []string) {
	imported := map[string]bool{}
	for _, i := range file.Imports {
		if name := path.Base(strings.Trim(i.Path.Value, `"`)); i.Name == nil {
			imported[name] = true
		}
	}
	for _, x := range file.Unresolved { // all that is declared in no block of this file
		there := home[x.Name]
		if there == nil || there == here || imported[x.Name] || slices.Contains(here.knows, there.name) {
			continue
		}
		faults = append(faults, fmt.Sprintf("is on the floor %q and names %s of %q", here.name, x.Name, there.name))
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv == nil {
			continue
		}
		of := f.Recv.List[0].Type
		if star, ok := of.(*ast.StarExpr); ok {
			of = star.X
		}
		if x, ok := of.(*ast.Ident); ok && home[x.Name] != here {
			faults = append(faults, fmt.Sprintf("is on the floor %q and has a method of %s, which is not", here.name, x.Name))
		}
	}
	return faults
}

// methodsOf are the floors on which there are methods of a name. Names that are also
// those of fields are left out: from the outside they cannot be told apart.
func methodsOf(files map[string]*ast.File, on map[string]*floor) map[string][]*floor {
	methods := map[string][]*floor{}
	for name, file := range files {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil && on[name] != nil {
				methods[f.Name.Name] = append(methods[f.Name.Name], on[name])
			}
		}
	}
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			if s, ok := n.(*ast.StructType); ok {
				for _, field := range s.Fields.List {
					for _, id := range field.Names {
						delete(methods, id.Name)
					}
				}
			}
			return true
		})
	}
	return methods
}

// callsOf lists the methods that a file on a floor calls, or takes as a value, and that
// stand only on floors that it does not know. Exported ones are left out, by which a
// package is called from without: others have methods of these names too.
func callsOf(file *ast.File, here *floor, methods map[string][]*floor) (faults []string) {
	ast.Inspect(file, func(n ast.Node) bool {
		x, ok := n.(*ast.SelectorExpr)
		if !ok || x.Sel.IsExported() {
			return true
		}
		there := methods[x.Sel.Name]
		if len(there) > 0 && !slices.ContainsFunc(there, func(f *floor) bool { return f == here || slices.Contains(here.knows, f.name) }) {
			faults = append(faults, fmt.Sprintf("is on the floor %q and calls %s of %q", here.name, x.Sel.Name, there[0].name))
		}
		return true
	})
	return faults
}

// sourcesOf reads the Go files of a folder, without those below it and without
// tests.
func sourcesOf(root fs.FS, folder string) (map[string]*ast.File, error) {
	entries, err := fs.ReadDir(root, folder)
	if err != nil {
		return nil, err
	}
	files := map[string]*ast.File{}
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		src, err := fs.ReadFile(root, path.Join(folder, e.Name()))
		if err != nil {
			return nil, err
		}
		if files[e.Name()], err = parser.ParseFile(token.NewFileSet(), e.Name(), src, 0); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// TestTheFloorsTestFindsWhatIsWrong makes sure that TestFloors can fail.
func TestTheFloorsTestFindsWhatIsWrong(t *testing.T) {
	plan := []floor{
		{"low", nil, "low other"},
		{"side", []string{"low"}, "side"},
		{"high", []string{"low", "side"}, "high gone"},
	}
	house := fstest.MapFS{}
	add := func(name, src string) { house["p/"+name+".go"] = &fstest.MapFile{Data: []byte("package p\n" + src)} }
	add("low", "type low struct{ high int }\nfunc (l *low) get() int { side := l.high; return side }")
	add("other", "func (l *low) twice() int { return 2 * l.get() }")
	add("side", "import \"x/high\"\ntype side struct{ *low; h high.T }")
	add("high", "type high struct{ side; low *low }\nfunc (h *high) do() { h.low.get() }")
	add("gone", "")
	if faults, err := checkFloors(house, "p", plan, false); err != nil || len(faults) != 0 {
		t.Fatalf("a sound package is refused: %v, %v", faults, err)
	}
	add("other", "var upper high\nfunc (s *side) twice() {}")
	add("side", "type side struct{ *low }\nfunc (s *side) up() *high { return nil }")
	add("loft", "")
	delete(house, "p/gone.go")
	faults, err := checkFloors(house, "p", plan, false)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		`p has no gone.go, which the floor "high" names`,
		`p/loft.go is on no floor`,
		`p/other.go is on the floor "low" and has a method of side, which is not`,
		`p/other.go is on the floor "low" and names high of "high"`,
		`p/other.go is on the floor "low" and names side of "side"`,
		`p/side.go is on the floor "side" and names high of "high"`,
	}
	if !slices.Equal(faults, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(faults, "\n"), strings.Join(want, "\n"))
	}
}

// TestTheFloorsTestSeesWhoIsCalled makes sure that TestFloors can fail where a type has
// methods on several floors.
func TestTheFloorsTestSeesWhoIsCalled(t *testing.T) {
	plan := []floor{{"low", nil, "low"}, {"high", []string{"low"}, "high"}}
	house := fstest.MapFS{}
	add := func(name, src string) { house["p/"+name+".go"] = &fstest.MapFile{Data: []byte("package p\n" + src)} }
	add("low", "type low struct{ open int }\nfunc (l *low) at() int { return l.open }")
	add("high", "func (l *low) open() int { return l.at() }\nfunc (l *low) up() {}\nfunc (l *low) View() {}")
	if faults, err := checkFloors(house, "p", plan, true); err != nil || len(faults) != 0 {
		t.Fatalf("a sound package is refused: %v, %v", faults, err)
	}
	add("low", "type low struct{}\nfunc (l *low) at() { l.View(); f(l.up) }")
	faults, err := checkFloors(house, "p", plan, true)
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{`p/low.go is on the floor "low" and calls up of "high"`}; !slices.Equal(faults, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(faults, "\n"), strings.Join(want, "\n"))
	}
}
