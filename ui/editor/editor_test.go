package editor

import (
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas"
	"vistula/canvas/fonts"
	"vistula/data"
	"vistula/data/edit"
	"vistula/rules/board"
	"vistula/rules/library"
	"vistula/rules/rulestest"
	"vistula/ui/layouttest"
	"vistula/ui/theme"

	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	_ "vistula/rules/tannenberg"
)

// typefaces are shared by all tests.
var typefaces = sync.OnceValues(fonts.Load)

// opened is an editor over a fresh folder.
func opened(t *testing.T, ruleset string, size fyne.Size, text float32) *Editor {
	t.Helper()
	set, err := typefaces()
	if err != nil {
		t.Fatal(err)
	}
	app := test.NewTempApp(t)
	th := theme.New(set, false, text)
	app.Settings().SetTheme(th)
	e, err := New(Config{App: app, Fonts: set, Theme: th, Library: library.New(data.FS(), t.TempDir()), Ruleset: ruleset, Now: true, Appear: fyne.Window.Show})
	if err != nil {
		t.Fatal(err)
	}
	e.win.Resize(size)
	e.board.SetPace(0)
	t.Cleanup(func() {
		e.closed = true
		e.board.Close()
	})
	return e
}

var usual = fyne.NewSize(1280, 740)

// take takes the brush of a label in hand.
func (e *Editor) take(t *testing.T, label string) {
	t.Helper()
	for i, b := range e.palette.brushes {
		if b.label == label {
			e.palette.buttons[i].OnTapped()
			return
		}
	}
	t.Fatalf("there is no brush %q", label)
}

// over is a place of the widget in a hex, a part of the way to a neighbour.
func (e *Editor) over(t *testing.T, number, to string, part float32) fyne.Position {
	t.Helper()
	a, ok := e.board.PlaceOf(number)
	if !ok {
		t.Fatalf("hex %s is nowhere", number)
	}
	b := a
	if to != "" {
		b, _ = e.board.PlaceOf(to)
	}
	return fyne.NewPos(a.X+(b.X-a.X)*part, a.Y+(b.Y-a.Y)*part)
}

func (e *Editor) click(at fyne.Position) { e.glass.Tapped(&fyne.PointEvent{Position: at}) }

// drag moves the pressed mouse from place to place.
func (e *Editor) drag(places ...fyne.Position) {
	for i := 1; i < len(places); i++ {
		d := places[i].Subtract(places[i-1])
		e.glass.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: places[i]}, Dragged: fyne.NewDelta(d.X, d.Y)})
	}
	e.glass.DragEnd()
}

// features of a hexside on the board that the game reads from the folder.
func saved(t *testing.T, e *Editor) *board.Board {
	t.Helper()
	e.save()
	rs, err := library.New(data.FS(), e.Library.Dir()).Find(e.Ruleset)
	if err != nil {
		t.Fatal(err)
	}
	return rs.Board()
}

func between(b *board.Board, a, c string) (board.Features, int) {
	x, _ := b.Find(a)
	y, _ := b.Find(c)
	d, _ := b.DirectionTo(x, y)
	return b.Side(x, d), b.Tracks(x, d)
}

func terrainAt(b *board.Board, n string) string {
	id, _ := b.Find(n)
	return b.Hexes[id].Terrain
}

func TestStrokesOfTheBrushReachTheGame(t *testing.T) {
	e := opened(t, "galicia", usual, 1)
	e.take(t, "Woods")
	e.drag(e.over(t, "12.14", "", 0), e.over(t, "12.14", "12.13", 0.4), e.over(t, "12.13", "", 0))
	e.take(t, "River")
	e.click(e.over(t, "11.14", "11.13", 0.45))
	e.take(t, "Railway")
	e.drag(e.over(t, "12.14", "", 0), e.over(t, "12.13", "", 0), e.over(t, "12.12", "", 0))
	if terrainAt(e.drawn, "12.13") != "woods" {
		t.Error("the map in the window does not show the change")
	}
	b := saved(t, e)
	if terrainAt(b, "12.14") != "woods" || terrainAt(b, "12.13") != "woods" {
		t.Error("the woods are not in the game")
	}
	if f, _ := between(b, "11.14", "11.13"); !f.Has(board.River) {
		t.Error("the river is not in the game")
	}
	for _, link := range [][2]string{{"12.14", "12.13"}, {"12.13", "12.12"}} {
		if _, n := between(b, link[0], link[1]); n != 1 {
			t.Errorf("the railway %v is not in the game", link)
		}
	}
	if e.Dirty() || !strings.HasPrefix(e.status.note.Text, "Saved.") {
		t.Errorf("after saving: dirty %v, %q", e.Dirty(), e.status.note.Text)
	}
	// A right click erases, undo brings back.
	e.take(t, "River")
	e.glass.TappedSecondary(&fyne.PointEvent{Position: e.over(t, "11.14", "11.13", 0.45)})
	if f, _ := between(e.drawn, "11.14", "11.13"); f.Has(board.River) {
		t.Error("the river is not erased")
	}
	e.undo()
	if f, _ := between(e.drawn, "11.14", "11.13"); !f.Has(board.River) {
		t.Error("the river is not back")
	}
}

func TestTheKeyboardAlonePaints(t *testing.T) {
	e := opened(t, "fury", usual, 1)
	key := func(names ...fyne.KeyName) {
		for _, n := range names {
			e.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: n})
		}
	}
	e.focusBoard()
	e.board.SetCursor("1509")
	for e.brush.label != "Mountain" {
		key(fyne.KeyPageDown)
	}
	key(fyne.KeyReturn)
	if terrainAt(e.drawn, "1509") != "mountain" {
		t.Error("Enter does not paint the hex")
	}
	for e.brush.label != "River" {
		key(fyne.KeyPageDown)
	}
	for range 6 {
		e.win.Canvas().Focused().TypedRune(']')
		if e.cursor().beyond == "1510" {
			break
		}
	}
	key(fyne.KeyReturn)
	if f, _ := between(e.drawn, "1509", "1510"); !f.Has(board.River) {
		t.Error("Enter does not paint the hexside")
	}
	key(fyne.KeyDelete)
	if f, _ := between(e.drawn, "1509", "1510"); f.Has(board.River) {
		t.Error("Delete does not erase the hexside")
	}
	key(fyne.KeyEscape)
	if e.brush.on != onNothing {
		t.Error("Esc does not put the brush down")
	}
}

func TestAUnitIsCorrected(t *testing.T) {
	e := opened(t, "galicia", usual, 1)
	e.choose("ah.5-i")
	form := fields(e.panel.body)
	place := find(form, "9.23")
	e.win.Canvas().Focus(place)
	place.SetText("9.24")
	next := find(form, "6") // the defence
	e.win.Canvas().Focus(next)
	if hex, _ := e.session.Placed("campaign", "ah.5-i"); hex != "9.24" {
		t.Errorf("it is set up in %s", hex)
	}
	next.SetText("7")
	next.OnSubmitted("7")
	if u, _ := e.session.Unit("ah.5-i"); u.Faces[0].Defense != 7 {
		t.Errorf("the field that was come to by Tab is lost: %+v", u.Faces)
	}
	next.SetText("a lot")
	next.OnSubmitted("a lot")
	if next.Text != "7" || !strings.Contains(e.status.note.Text, "“a lot” is not a whole number") {
		t.Errorf("refused, but there stands %q and below %q", next.Text, e.status.note.Text)
	}
	e.undo()
	if next.Text != "6" {
		t.Errorf("undone, but the form shows %s", next.Text)
	}
	e.redo()
	e.placing = "ah.5-i"
	e.click(e.over(t, "10.23", "", 0))
	if hex, _ := e.session.Placed("campaign", "ah.5-i"); hex != "10.23" {
		t.Errorf("the click sets it up in %s", hex)
	}
	saved(t, e)
	rs, err := library.New(data.FS(), e.Library.Dir()).Find("galicia")
	if err != nil {
		t.Fatal(err)
	}
	p := rulestest.Begin(t, rs, "campaign", 1)
	for _, s := range p.View("").Stacks {
		for _, c := range s.Units {
			if c.Unit == "ah.5-i" && s.Hex != "10.23" {
				t.Errorf("in the game it is set up in %s", s.Hex)
			}
		}
	}
}

// fields are the places to type in of a tree.
func fields(o fyne.CanvasObject) (list []*field) {
	switch o := o.(type) {
	case *field:
		return []*field{o}
	case *fyne.Container:
		for _, c := range o.Objects {
			list = append(list, fields(c)...)
		}
	case fyne.Widget:
		for _, c := range test.WidgetRenderer(o).Objects() {
			list = append(list, fields(c)...)
		}
	}
	return list
}

func find(list []*field, text string) *field {
	for _, f := range list {
		if f.Text == text {
			return f
		}
	}
	return nil
}

func TestAFaultIsToldAndNothingIsWritten(t *testing.T) {
	e := opened(t, "galicia", usual, 1)
	if err := e.session.SetFace("ah.5-i", 0, "attack", "77"); err != nil {
		t.Fatal(err)
	}
	e.changed()
	e.save()
	if words := shown(e.win); !strings.Contains(words, "galicia/units.json:3: ah.5-i.attack: 77 is not within 0 and 20") {
		t.Errorf("shown is %q", words)
	}
	if files, _ := filepath.Glob(e.Library.Dir() + "/[^.]*"); len(files) > 0 {
		t.Errorf("written were %v", files)
	}
	e.Close() // asks first
	if e.Closed() {
		t.Error("changes are lost without a question")
	}
}

// Whoever closes the editor on changes can have them saved: that is the answer which loses
// nothing, and the one that Enter gives.
func TestClosingOffersToSave(t *testing.T) {
	e := opened(t, "galicia", usual, 1)
	if err := e.session.SetFace("ah.5-i", 0, "attack", "9"); err != nil {
		t.Fatal(err)
	}
	e.changed()
	e.Close()
	if words := shown(e.win); e.Closed() || !strings.Contains(words, "would be lost") {
		t.Fatalf("shown is %q", words)
	}
	e.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if files, _ := filepath.Glob(e.Library.Dir() + "/[^.]*"); len(files) == 0 || !e.Closed() {
		t.Errorf("written were %v; closed is %v", files, e.Closed())
	}
}

// shown is all text in the dialogs over the window.
func shown(w fyne.Window) string {
	var words []string
	for _, o := range w.Canvas().Overlays().List() {
		for _, l := range test.LaidOutObjects(o) {
			if l, ok := l.(*widget.Label); ok {
				words = append(words, l.Text)
			}
		}
	}
	return strings.Join(words, " ")
}

// A map that is still being drawn when another ruleset is opened is not shown in
// its place.
func TestADrawingThatComesTooLate(t *testing.T) {
	e := opened(t, "fury", usual, 1)
	late := e.drawing()
	e.Show("galicia")
	e.showDrawing(late())
	if e.drawn.Maps[0].ID != "galicia" || e.sheet.Board().Maps[0].ID != "galicia" {
		t.Errorf("the map of %s is shown as that of galicia", e.drawn.Maps[0].ID)
	}
}

func TestNothingIsCutOffOrCovered(t *testing.T) {
	for ruleset, sizes := range map[string][]fyne.Size{"galicia": {{Width: 1024, Height: 768}, {Width: 1280, Height: 740}}, "greatwar": {{Width: 1024, Height: 768}}, "tannenberg": {{Width: 1024, Height: 768}}} {
		for _, size := range sizes {
			e := opened(t, ruleset, size, 1)
			kind := func(o fyne.CanvasObject) layouttest.Kind {
				switch o.(type) {
				case *canvas.Board:
					return layouttest.Ground
				case *glass, *field: // what is typed scrolls
					return layouttest.Skip
				}
				return layouttest.Usual
			}
			for page, do := range []func(){func() { e.pick(e.spotAt(5, 0)) }, func() { e.choose(e.session.Units()[0].ID) }, func() { e.panel.show(pageChanges) }} {
				do()
				for i, f := range layouttest.Faults(e.Content(), size, kind) {
					if i < 4 {
						t.Errorf("%s %v page %d: %s", ruleset, size, page, f)
					}
				}
			}
		}
	}
}

func TestUnsavedEditsAreOfferedAgain(t *testing.T) {
	e := opened(t, "tannenberg", usual, 1)
	if err := e.session.SetFlag("tannenberg", "2217", "river", true); err != nil {
		t.Fatal(err)
	}
	e.changed()
	// The program ends here.
	again := func(answer fyne.KeyName) *Editor {
		t.Helper()
		n, err := New(e.Config)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { n.closed = true; n.board.Close() })
		if n.win.Canvas().Overlays().Top() == nil {
			t.Fatal("the edits are not offered")
		}
		n.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: answer})
		return n
	}
	n := again(fyne.KeyReturn)
	if h, _ := n.session.Hex("tannenberg", "2217"); !h.River || !n.Dirty() {
		t.Error("the edit is not restored")
	}
	if id, _ := n.drawn.Find("2217"); !n.drawn.Hexes[id].River {
		t.Error("the map does not show it")
	}
	n.undo()
	if n.Dirty() {
		t.Error("what was restored cannot be undone")
	}
	n.redo()
	last := again(fyne.KeyEscape) // it ended once more, and now they are given up
	if last.Dirty() {
		t.Error("what was given up is restored")
	}
	last.Close()
	if edit.HasUnsaved(last.unsavedFile()) {
		t.Error("what was given up is still offered")
	}
}
