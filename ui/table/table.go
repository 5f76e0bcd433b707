package table

import (
	"fmt"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas"
	"vistula/canvas/counter"
	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/palette"
	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/settings"
	"vistula/ui/tour"
)

// Hooks are what the table asks of the program around it. All but Settings may
// be nil.
type Hooks struct {
	Save, SaveAs, Open, Leave, Preferences, Edit, Report, Film func()
	// Print prints the position that is looked at.
	Print func(rules.Position)
	// Branch keeps the game as it is and makes the desk's a game of its own that plays
	// on after so many actions. Where it is nil, the table only plays on.
	Branch func(n int) error
	// Changed is called after every action that changed the match.
	Changed  func()
	Settings *settings.Settings
	// Fonts and Sheet lend what the start screen has loaded already; a table that
	// is lent none, or nil, loads its own.
	Fonts *fonts.Set
	Sheet func(rules.Ruleset) mapart.Map
	// Vantages are where each player looks from, by side, as they were kept with the
	// game; the table brings them up to date.
	Vantages map[rules.Side]canvas.Vantage
	// Appear shows a window that was torn off; nil for its own way to appear.
	Appear func(fyne.Window)
	// Tour leads a newcomer through his first turn.
	Tour *tour.Guide
}

// Table is one game on the screen. It is used from Fyne's own goroutine.
type Table struct {
	*tabletop
	*questions
	*layers
	*audience
	*taking
	*replay
	*duties
	*pointing
	*rounds
	*focus
	hooks    Hooks
	counters *counter.Cache

	bar      *promptBar
	rail     *rail
	knobs    *knobs
	drawer   *drawer
	float    *floating
	sheets   *sheets
	cover    *cover
	watch    *watch
	legend   *legend
	banner   *banner
	happened *happened
	analysed *analysed
	bots     *bots
	views    *viewpoints
	lamps    *lamps
	finder   *finder
	sandbox  *whatIf
	hint     *hint
	aside    *viewpoints // of the game while something is tried
	coach    *coach      // nil where no tour is taken

	rules  *rulebook
	charts *charts

	main *fyne.Container

	warned   string    // the phase about whose end the player was warned
	ringed   string    // the hex that the cursor was put round because it was shown
	warnedAt time.Time // when that was
	ended    bool      // the end of the game was shown, or waits to be
	waits    bool      // its page waits until the last battle is put away
	looked   int       // actions in the record when the present was looked at last
	failed   error     // why there is no map
	kept     int       // actions in the record when the program was last told of a change
	greeted  bool      // the map was given the keyboard
}

// New puts a game on the table. Where the map cannot be drawn the content says
// why.
func New(app fyne.App, win fyne.Window, d *desk.Desk, hooks Hooks) *Table {
	if hooks.Appear == nil {
		hooks.Appear = fyne.Window.Show
	}
	if hooks.Settings == nil {
		hooks.Settings = settings.Default()
	}
	t := &Table{hooks: hooks}
	k := &kit{app: app, win: win, appear: hooks.Appear, settings: hooks.Settings, still: testDriver(app), atOnce: testDriver(app), house: acts{t},
		cases: desk.NewCasebook(d.Match.Ruleset()), cards: caseCards{}}
	t.tabletop = &tabletop{kit: k, desk: d, past: now, glows: map[string]*glow{}}
	t.questions = &questions{tabletop: t.tabletop, settle: func() { t.keepKeys() }}
	d.Words = func(text string, values map[string]any) string { return lang.L(text, values) }
	t.look = lookOf(app, t.settings)
	if t.failed = t.open(); t.failed != nil {
		t.content = container.NewCenter(t.heading(desk.Sentence(t.failed.Error())))
		return t
	}
	t.build()
	t.kept, t.looked = d.Match.Cursor(), d.Match.Cursor()
	t.keys()
	t.views.begin(t.coach != nil)
	t.Refresh()
	t.bots.wake()
	return t
}

// testDriver tells whether Fyne's test driver is at work, which has no goroutine
// of its own that others could report to.
func testDriver(app fyne.App) bool {
	return strings.HasPrefix(fmt.Sprintf("%T", app.Driver()), "*test.")
}

// open makes what is painted with.
func (t *Table) open() (err error) {
	if t.fonts = t.hooks.Fonts; t.fonts == nil {
		if t.fonts, err = fonts.Load(); err != nil {
			return err
		}
	}
	rs := t.desk.Match.Ruleset()
	sheet, err := t.sheet(rs)
	if err != nil {
		return err
	}
	t.counters = counter.NewCache(counter.New(t.fonts), counterMemory)
	t.art = sheet
	t.board = canvas.NewBoard(canvas.Config{Board: rs.Board(), Sheet: sheet, Fonts: t.fonts, Counters: t.counters})
	return nil
}

// sheet is the map, or all of them, with what is printed beside it: one that is lent, or else its
// own.
func (t *Table) sheet(rs rules.Ruleset) (mapart.Map, error) {
	if t.hooks.Sheet != nil {
		if s := t.hooks.Sheet(rs); s != nil {
			return mapart.Some(s, t.desk.Maps()).Reprinted(t.plate()), nil
		}
	}
	s, err := mapart.Lay(rs.Board(), t.fonts, mapart.Print{}, rules.SheetsOf(rs)...)
	if err != nil {
		return nil, err
	}
	return mapart.Some(s, t.desk.Maps()).Reprinted(t.plate()), nil
}

// counterMemory is how many bytes of painted counters are kept beside those that
// are shown, which the board holds itself.
const counterMemory = 6 << 20

func (t *Table) build() {
	top, to := t.tabletop, acts{t}
	t.layers, t.taking = &layers{tabletop: top, to: to}, &taking{top, to}
	t.replay, t.duties = &replay{top, to}, &duties{top, to, t.layers, t.questions}
	t.bar, t.rail, t.drawer = newPromptBar(top, to), newRail(top, to), newDrawer(top, to)
	t.float, t.knobs, t.cover, t.bots = newFloating(top, to), newKnobs(top, to), newCover(top, to), newBots(top, to)
	t.views, t.lamps, t.finder = newViewpoints(top, t.hooks.Vantages), newLamps(top, to), newFinder(top, to)
	t.watch, t.sandbox, t.hint = newWatch(top, to), newWhatIf(top, to), newHint(top, to)
	t.legend, t.banner = newLegend(top, to), newBanner(top, to)
	t.sheets = newSheets(top, to, t.pages())
	t.audience = newAudience(top, to, t.watch, t.happened, t.sheets)
	t.pointing, t.rounds = &pointing{tabletop: top, to: to, drawer: t.drawer, float: t.float}, &rounds{top, to}
	t.focus = &focus{tabletop: top, to: to, knobs: t.knobs, sheets: t.sheets, finder: t.finder, cover: t.cover,
		panes: []fyne.CanvasObject{t.board, t.rail.box, t.knobs.box, t.knobs.over, t.drawer.box, t.sheets.box, t.bar.box}}
	t.listen()
	t.float.expect()
	t.main = container.New(&arrangement{t},
		t.board, t.legend.box, t.float.box, t.banner.box, t.lamps.box, t.sandbox.box, t.hint.box, t.finder.box, t.rail.box, t.knobs.box, t.drawer.box, t.knobs.over, t.watch.box, t.sheets.box, t.bar.box)
	all := container.NewStack(t.main)
	if t.hooks.Tour != nil {
		t.coach = newCoach(top, to, t.hooks.Tour)
		all.Add(t.coach.box)
	}
	all.Add(t.cover.box)
	t.content = container.NewStack(t.dress(t.win, all))
}

// pages are the pages of each kind of sheet.
func (t *Table) pages() map[string]func() []page {
	top, to := t.tabletop, acts{t}
	rows := &displays{top, to}
	tracks := &tracks{top, rows, to}
	keys, dice := &keyTable{top}, &diceStatistics{top}
	end := &ending{tabletop: top, tracks: tracks, report: t.hooks.Report, film: t.hooks.Film, analyse: menu{t}.analyse, leave: t.hooks.Leave, to: to}
	t.happened, t.analysed = newHappened(top, to), &analysed{tabletop: top, to: to}
	t.charts, t.rules = &charts{top}, &rulebook{tabletop: top, to: to}
	return map[string]func() []page{
		sheetDisplays: rows.displayPages,
		sheetTracks:   tracks.trackPages,
		sheetCharts:   func() []page { return append(t.charts.chartPages(), t.rules.rulesPage(), keys.keyPage()) },
		sheetKeys:     func() []page { return []page{keys.keyPage()} },
		sheetDice:     func() []page { return []page{{title: lang.L("Dice statistics"), make: dice.dicePage}} },
		sheetHappened: t.happened.pages,
		sheetAnalysis: func() []page { return []page{{title: lang.L("Analysis"), make: t.analysed.page}} },
		sheetEnd: func() []page {
			return []page{{title: lang.L("The end of the game"), make: end.endPage, most: top.px(readable)}}
		},
	}
}

// Content is what the window shows.
func (t *Table) Content() fyne.CanvasObject { return t.content }

// Close ends all that works in the background and shuts torn off panels.
func (t *Table) Close() {
	if t.closed || t.failed != nil {
		return
	}
	t.closed = true
	t.bots.stop()
	t.hint.close()
	t.analysed.stop()
	t.watch.stop()
	t.banner.stop()
	t.float.stop()
	t.drawer.closeWindows()
	t.sheets.closeWindow()
	t.board.Close()
}

// Refresh draws everything anew: after a change of the settings, or of the match
// by somebody else.
func (t *Table) Refresh() {
	if t.failed != nil || t.closed {
		return
	}
	t.look = lookOf(t.app, t.settings)
	t.board.SetCounterStyle(t.style())
	t.board.SetPalette(palette.ID(t.settings.Palette))
	t.board.SetPace(t.settings.Speed.Pace())
	t.float.mini.Refresh()
	t.relit()
	t.cover.fill()
	t.drawer.restyle()
	t.update()
	t.main.Refresh()
}
