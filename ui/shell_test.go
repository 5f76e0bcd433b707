package ui

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/fonts"
	"vistula/data"
	"vistula/rules"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/files"
	"vistula/ui/settings"
	"vistula/ui/start"
	"vistula/ui/table"

	_ "vistula/rules/galicia"
)

// plainTable stands for the table: it plays what it is told.
type plainTable struct {
	desk      *desk.Desk
	hooks     table.Hooks
	object    fyne.CanvasObject
	refreshed int
	drawn     int // lines of the journal when it was last drawn
	closed    bool
	noticed   string // what it was told besides
}

func (p *plainTable) Notice(head, words string)  { p.noticed += head + ": " + words + " " }
func (p *plainTable) Content() fyne.CanvasObject { return p.object }
func (p *plainTable) Close()                     { p.closed = true }

func (p *plainTable) Refresh() {
	p.refreshed++
	p.drawn = len(p.desk.Lines())
}

// act takes the first n offers.
func (p *plainTable) act(t *testing.T, n int) {
	t.Helper()
	for range n {
		if c := p.desk.Do(p.desk.Offers()[0].Action); c.Why != "" {
			t.Fatal(c.Why)
		}
		p.hooks.Changed()
	}
}

// answers stands for the file dialogs.
type answers struct{ path string }

func (a *answers) Open(then func(files.Place), _ func(error)) { then(files.At(a.path)) }
func (a *answers) SaveAs(_ string, then func(files.Place), _ func(error)) {
	then(files.At(a.path))
}

// bench is a shell with all that a test wants to get at.
type bench struct {
	*Shell
	folders Folders
	files   *answers
	closed  bool
}

func (b *bench) table() *plainTable { return b.game.table.(*plainTable) }

func open(t *testing.T, dir string) *bench {
	t.Helper()
	return openSave(t, dir, "")
}

// openSave starts the program with a save, as the command line names it: Begin opens it.
// With none, "", the program has begun.
func openSave(t *testing.T, dir, save string) *bench {
	t.Helper()
	b := &bench{folders: Folders{filepath.Join(dir, "config", "settings.json"), filepath.Join(dir, "games")}, files: &answers{filepath.Join(dir, "mine.vistula")}}
	app := test.NewTempApp(t)
	var err error
	b.Shell, err = New(Config{
		App: app, Maps: maps(), Folders: b.folders, Data: data.FS(), Now: true, Opens: save,
		Tables: func(_ fyne.App, _ fyne.Window, d *desk.Desk, h table.Hooks) Table {
			// It takes longer to make than the record to read: whoever looks only
			// afterwards finds nothing left to read.
			p := &plainTable{desk: d, hooks: h, object: canvas.NewRectangle(nil), drawn: len(d.Lines())}
			<-d.Match.Past()
			return p
		},
		Files: func(fyne.Window) files.Chooser { return b.files },
	})
	if err != nil {
		t.Fatal(err)
	}
	b.win.SetOnClosed(func() { b.closed = true })
	if save == "" {
		b.Begin()
	}
	return b
}

// maps are shared by all tests: painting them anew takes a second.
var maps = sync.OnceValue(func() *start.Atlas {
	set, err := fonts.Load()
	if err != nil {
		return nil
	}
	a := start.NewAtlas(set)
	a.Hoard = true
	return a
})

func galicia() start.Choice {
	return start.Choice{Ruleset: "galicia", Scenario: "campaign", Seed: 7, Open: true,
		Seats: map[rules.Side]desk.Seat{"austria": desk.Person, "russia": "random"}}
}

// shown is all text in the dialogs over the window.
func (b *bench) shown() string {
	var words []string
	for _, o := range b.win.Canvas().Overlays().List() {
		var visit func(fyne.CanvasObject)
		visit = func(o fyne.CanvasObject) {
			switch o := o.(type) {
			case *widget.Label:
				words = append(words, o.Text)
			case *fyne.Container:
				for _, c := range o.Objects {
					visit(c)
				}
			case fyne.Widget:
				for _, c := range test.WidgetRenderer(o).Objects() {
					visit(c)
				}
			}
		}
		visit(o)
	}
	return strings.Join(words, " ")
}

func TestAGameIsKeptAndContinuedAfterAKill(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	b.play(galicia())
	b.table().act(t, 25)
	want := journal.Hash(b.game.desk.Position())
	if err := b.game.saver.Flush(); err != nil {
		t.Fatal(err)
	}
	// The program is killed here: nothing is closed, nothing is left.

	again := open(t, dir)
	list := again.running()
	if len(list) != 1 || !list[0].Crashed || list[0].Title != "Battle for Galicia, 1914" || list[0].Line == "" || len(list[0].Blocks) == 0 {
		t.Fatalf("offered are %+v", list)
	}
	again.resume(list[0].ID)
	g := again.game
	if g == nil {
		t.Fatal("the game was not continued: " + again.shown())
	}
	if got := journal.Hash(g.desk.Position()); got != want || g.desk.Match.Cursor() != 25 {
		t.Errorf("continued after action %d at %s, want 25 at %s", g.desk.Match.Cursor(), got, want)
	}
	if g.desk.Seats["russia"] != "random" || !g.desk.Open {
		t.Errorf("the seats are %v", g.desk.Seats)
	}
	again.table().act(t, 1)
	again.leave()
	if list := again.running(); len(list) != 1 || list[0].Crashed {
		t.Errorf("after leaving, offered are %+v", list)
	}
}

// A window that is torn away, by a signal or with its display, keeps the last action too.
func TestATornWindowKeepsTheGame(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	if err := b.Torn(); err != nil {
		t.Errorf("without a game: %v", err)
	}
	b.play(galicia())
	b.table().act(t, 3)
	m := b.game.desk.Match
	if c := b.game.desk.Do(b.game.desk.Offers()[0].Action); c.Why != "" { // which nobody has kept yet
		t.Fatal(c.Why)
	}
	if err := b.Torn(); err != nil {
		t.Fatal(err)
	}
	k, err := journal.OpenKept(b.kept.save(b.game.id), b.finderFor)
	if err != nil || k.Match.Cursor() != m.Cursor() {
		t.Errorf("kept is the game %+v, %v; want it after action %d", k, err, m.Cursor())
	}
}

func TestSaveAndReopen(t *testing.T) {
	b := open(t, t.TempDir())
	b.play(galicia())
	first := b.table()
	first.act(t, 10)
	b.save()
	if b.game.note.File != b.files.path {
		t.Fatal("the save's place is not remembered: " + b.shown())
	}
	want := journal.Hash(b.game.desk.Position())
	first.act(t, 5)
	b.open()
	if !first.closed {
		t.Error("the first table was not closed")
	}
	if got := journal.Hash(b.game.desk.Position()); got != want {
		t.Errorf("reopened at %s, want %s", got, want)
	}
	if b.game.desk.Seats["russia"] != "random" {
		t.Error("who plays was forgotten")
	}
	if r := b.settings.Recent; len(r) != 1 || r[0].Path != b.files.path {
		t.Errorf("recent saves are %+v", r)
	}
	if n := len(b.kept.list()); n != 2 {
		t.Errorf("%d games are in progress, want both", n)
	}
}

func TestABadSaveLeavesTheGameAlone(t *testing.T) {
	b := open(t, t.TempDir())
	b.play(galicia())
	b.table().act(t, 3)
	before := b.game
	for _, text := range []string{"", "{", `{"format": 99}`, "a letter"} {
		if err := os.WriteFile(b.files.path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		b.open()
		if b.game != before || before.table.(*plainTable).closed {
			t.Fatalf("%q took the game off the table", text)
		}
		if words := b.shown(); !strings.Contains(words, "mine.vistula") || strings.Count(words, "\n") > 0 {
			t.Errorf("%q: the player reads %q", text, words)
		}
		for _, o := range b.win.Canvas().Overlays().List() {
			b.win.Canvas().Overlays().Remove(o)
		}
	}
	b.files.path = filepath.Join(t.TempDir(), "none.vistula")
	b.open()
	if !strings.Contains(b.shown(), "no such file") {
		t.Errorf("the player reads %q", b.shown())
	}
}

func TestClosingKeepsGameAndSettings(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	b.play(galicia())
	b.table().act(t, 4)
	b.win.Resize(fyne.NewSize(1500, 900))
	b.Close()
	if !b.closed {
		t.Fatal("the window is still open: " + b.shown())
	}
	again := open(t, dir)
	if w := again.settings.Window; w.Width != 1500 || w.Height != 900 {
		t.Errorf("the window was %+v", w)
	}
	if l := again.settings.Last; l.Scenario != "campaign" || l.Seats["russia"] != "random" {
		t.Errorf("last was %+v", l)
	}
	if list := again.running(); len(list) != 1 || list[0].Crashed {
		t.Errorf("in progress are %+v", list)
	}
}

func TestAFolderThatCannotBeWritten(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "games"), nil, 0o600); err != nil { // a file in its place
		t.Fatal(err)
	}
	b := open(t, dir)
	if !strings.Contains(b.shown(), "games") {
		t.Errorf("the player reads %q", b.shown())
	}
	b.play(galicia())
	b.table().act(t, 3)
	_ = b.game.saver.Flush()
	b.Close()
	if b.closed {
		t.Fatal("the window closed and the game is lost")
	}
	b.saveAs()
	if _, err := os.Stat(b.files.path); err != nil {
		t.Error("the game cannot be saved elsewhere either")
	}
}

func TestDamagedSettingsAreToldOf(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "config", "settings.json")
	if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte("{"), 0o600)); err != nil {
		t.Fatal(err)
	}
	b := open(t, dir)
	if !strings.Contains(b.shown(), "damaged") || b.settings.TextSize != 100 {
		t.Errorf("the player reads %q", b.shown())
	}
}

func TestSettingsTakeEffect(t *testing.T) {
	b := open(t, t.TempDir())
	b.play(galicia())
	b.preferences()
	b.apply(func(s *settings.Settings) { s.Dark, s.TextSize = true, 130 })
	if b.table().refreshed == 0 {
		t.Error("the table was not drawn anew")
	}
	if s, err := settings.Load(b.folders.Settings); err != nil || !s.Dark || s.TextSize != 130 {
		t.Errorf("kept are %+v, %v", s, err)
	}
	if b.App.Settings().Theme().Size("text") < 18 {
		t.Error("the text has not grown")
	}
}

// A save opened on another computer is played as it was, and shows no more.
func TestASaveTellsWhoPlaysElsewhere(t *testing.T) {
	here, there := open(t, t.TempDir()), open(t, t.TempDir())
	c := galicia()
	c.Open = false
	here.play(c)
	here.table().act(t, 3)
	here.save()
	there.files.path = here.files.path
	there.open()
	if g := there.game; g == nil || g.desk.Open || g.desk.Seats["russia"] != "random" {
		t.Fatalf("the hidden game opens as %+v: %s", g, there.shown())
	}
}
