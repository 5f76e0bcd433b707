package ui

import (
	"errors"
	"io/fs"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/fonts"
	"vistula/canvas/guard"
	"vistula/canvas/mapart"
	"vistula/canvas/palette"
	"vistula/rules"
	"vistula/rules/library"
	"vistula/ui/desk"
	"vistula/ui/editor"
	"vistula/ui/files"
	"vistula/ui/files/block"
	"vistula/ui/question"
	"vistula/ui/settings"
	"vistula/ui/start"
	"vistula/ui/theme"
	"vistula/ui/tour"
	"vistula/ui/words"
)

// Config is what a shell is made from.
type Config struct {
	App     fyne.App
	Folders Folders
	Data    fs.FS // of the rulesets
	// Own is the folder of the player's own data: "" for that of Folders, "none"
	// for no such data.
	Own string
	// Opens is the path of a save that Begin opens; "" shows the start screen.
	Opens string
	// Forgets tells that nothing in the folders will be there at the next start.
	Forgets bool
	// Now works at once where the shell else works in the background: for tests.
	Now bool
	// Maps, Tables, Files and Appear may be nil for the usual ones. Appear shows a window
	// beside the shell's for the first time.
	Maps   *start.Atlas
	Tables TableMaker
	Files  func(fyne.Window) files.Chooser
	Appear func(fyne.Window)
}

// Shell is the window with what is in it: the start screen or a game. It is used
// from Fyne's own goroutine.
type Shell struct {
	Config
	win      fyne.Window
	fonts    *fonts.Set
	settings *settings.Settings
	library  *library.Library
	find     func(id string) (rules.Ruleset, error)
	kept     shelfOfGames
	files    files.Chooser

	start *start.Screen
	game  *session // nil while the start screen is shown

	editor  *editor.Editor // of the player's own data; may be nil or closed
	making  *making        // the file that is being made; nil for none
	ahead   *ahead         // read for the first OpenFile; nil for none
	panics  panics
	leaving bool            // although it holds changes
	guided  []tour.Step     // of the game that begins next; nil for none
	met     map[string]bool // games without a note that were read for one
}

// usualSize is that of the window when it is first opened.
var usualSize = fyne.NewSize(1280, 740)

// New makes the window, which is empty until Begin. Settings that could not be read are
// told of in a dialog; the error is for what keeps the program from running at all.
func New(c Config) (*Shell, error) {
	set, err := fonts.Load()
	if err != nil {
		return nil, err
	}
	c.complete(set)
	s := &Shell{Config: c, fonts: set, library: library.New(c.Data, ownFolder(&c)), kept: shelfIn(c.Folders.Games)}
	s.library.Usable = func(rs rules.Ruleset) error { return mapart.Drawable(rs.Board(), set) }
	s.find = s.library.Find
	if err := words.Load(); err != nil {
		return nil, err
	}
	var trouble error
	s.settings, trouble = settings.Load(c.Folders.Settings)
	strange := s.strange()
	s.dress()
	s.makeWindow()
	s.readAhead()
	if err := s.kept.prepare(); err != nil {
		s.tell(err)
	}
	for _, err := range append([]error{trouble}, strange...) {
		if err != nil {
			s.tell(err)
		}
	}
	if s.Forgets {
		s.say(lang.L("Games cannot be kept here"), lang.L("This browser does not let Vistula keep games and settings. Save your game to a file before you close the page."))
	}
	s.watchOwn()
	s.tellOwn()
	return s, nil
}

// complete fills in what nobody has chosen.
func (c *Config) complete(set *fonts.Set) {
	if c.Maps == nil {
		c.Maps = start.NewAtlas(set)
	}
	if c.Tables == nil {
		c.Tables = newTable
	}
	if c.Files == nil {
		c.Files = files.New
	}
	if c.Appear == nil {
		c.Appear = fyne.Window.Show
	}
}

// makeWindow makes the window, which nobody sees yet.
func (s *Shell) makeWindow() {
	s.win = s.App.NewWindow("Vistula")
	if !s.Now {
		guard.Report(s.panicked)
	}
	s.files = s.Files(s.win)
	s.win.SetPadded(false)
	s.win.SetMaster()
	s.win.SetCloseIntercept(s.Close)
	size := usualSize
	if w := s.settings.Window; w.Width >= 400 && w.Height >= 300 {
		size = fyne.NewSize(w.Width, w.Height)
	}
	s.win.Resize(size)
	s.win.CenterOnScreen()
}

// Begin shows what the window is for, the start screen or the save that Opens names. It is
// to be called once, when the window is on the screen; what is read for it is read while
// the window appears.
func (s *Shell) Begin() {
	if s.Opens != "" {
		s.OpenFile(s.Opens)
		return
	}
	s.showStart()
}

// Window is the shell's window.
func (s *Shell) Window() fyne.Window { return s.win }

// dress sets the theme that the settings ask for, and with it the scale: Fyne
// measures its windows anew whenever a theme is set.
func (s *Shell) dress() {
	s.settings.ApplyDisplay()
	s.App.Settings().SetTheme(s.theme())
}

// theme is the one that the settings ask for. What the table has found out about
// fingers stays.
func (s *Shell) theme() *theme.Theme {
	old, _ := s.App.Settings().Theme().(*theme.Theme)
	return theme.New(s.fonts, s.settings.Dark, s.settings.Scale()).In(palette.ID(s.settings.Palette)).ForTouch(old != nil && old.Touch)
}

// showStart shows the start screen as things are now.
func (s *Shell) showStart() {
	var choice settings.Last
	folder, scrolled := false, float32(0) // who renames or removes a game there goes on in it, where it is
	if s.start != nil {
		choice, folder, scrolled = s.start.Choice(), s.start.InFolder(), s.start.Scrolled()
		s.start.Close()
	}
	s.acquaint()
	s.library.Refresh()
	s.start = start.New(start.Config{
		Window: s.win, Fonts: s.fonts, Maps: s.Maps, Now: s.Now,
		Theme: s.theme(),
		Games: start.Shelf(s.find), Last: s.settings.Last, Choice: choice, Folder: folder, Scrolled: scrolled, Period: s.settings.Period,
		Running: s.running(), Recent: s.saves(), Rename: s.rename, RenameSave: s.renameSave, Compare: s.compare, ShowFolder: func() { s.openFolder(s.kept.dir) },
		Play: s.play, Continue: s.resume, Remove: s.remove,
		Open: s.open, OpenRecent: func(path string) { s.openPlace(files.At(path)) }, Settings: s.preferences, Edit: s.edit, Learn: s.learner(), LearnOf: s.learnOf, Guides: s.guides,
	})
	s.win.SetTitle("Vistula")
	s.win.SetContent(s.start.Content())
	s.keys()
	s.start.Offer()
}

// keys are those of the start screen; a table takes its own.
func (s *Shell) keys() {
	c := s.win.Canvas()
	beneath := s.start.Key
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if !question.Over(c, e) {
			beneath(e)
		}
	})
	c.SetOnTypedRune(nil)
	add := func(key fyne.KeyName, do func()) {
		c.AddShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}, func(fyne.Shortcut) {
			if c.Overlays().Top() == nil { // what is covered stays covered
				do()
			}
		})
	}
	add(fyne.KeyO, s.open)
	add(fyne.KeyComma, s.preferences)
	add(fyne.KeyQ, s.Close)
	for _, other := range []fyne.Shortcut{ // a closed table's
		&fyne.ShortcutUndo{}, &fyne.ShortcutRedo{}, &desktop.CustomShortcut{KeyName: fyne.KeyS, Modifier: fyne.KeyModifierShortcutDefault},
		&desktop.CustomShortcut{KeyName: fyne.KeyP, Modifier: fyne.KeyModifierShortcutDefault},
	} {
		c.RemoveShortcut(other)
	}
}

// endedAtWill tells whether the program is ended from without as a matter of
// course: as a page of a browser, or on a tablet.
func endedAtWill() bool { return runtime.GOOS == "js" || fyne.CurrentDevice().IsMobile() }

// remove forgets a game in progress once the player has said so twice.
func (s *Shell) remove(id string) {
	n := s.kept.read(id)
	question := lang.L("Remove “{{.Title}}” ({{.Line}})? Your own saves are kept.", map[string]any{"Title": n.Title, "Line": n.Line})
	s.warn(lang.L("Remove a game"), question, lang.L("Remove"), func() {
		err := s.kept.remove(id)
		s.showStart()
		if err != nil {
			s.tell(err)
		}
	})
}

// work does something slow in the background, with the window taking no input,
// and comes back with what it gave.
func work[T any](s *Shell, slow func() T, then func(T)) {
	if s.Now {
		then(slow())
		return
	}
	release := block.Busy(s.win, lang.L("One moment …"))
	go func() {
		var result T
		caught := guard.Catch(func() { result = slow() })
		fyne.Do(guard.Func(func() {
			release()
			if caught == nil {
				then(result)
			}
		}))
	}()
}

// Close keeps the game and the settings and closes the window. Where the game
// cannot be kept, the player is asked first.
func (s *Shell) Close() {
	size := s.win.Canvas().Size()
	s.settings.Window = settings.Window{Width: size.Width, Height: size.Height}
	// What the settings lose is no reason to stay open.
	_ = s.settings.Save()
	if s.editor != nil && s.editor.Dirty() && !s.leaving {
		s.warn(lang.L("The editor is open"), lang.L("Its unsaved changes to the data would be lost."), lang.L("Close anyway"), func() {
			s.leaving = true
			s.editor.GiveUp()
			s.Close()
		})
		return
	}
	if s.game == nil {
		s.win.Close()
		return
	}
	err := s.game.leave(s.kept, patience)
	if err == nil {
		s.endGame()
		s.win.Close()
		return
	}
	question := desk.Sentence(err.Error()) + "\n" + lang.L("Your last actions would be lost.")
	s.warn(lang.L("The game could not be saved automatically"), question, lang.L("Close anyway"), func() {
		s.endGame()
		s.win.Close()
	})
}

// Torn keeps the game for a window that ends without having been closed: by a signal, or
// because its display has gone. The error says what of it could not be kept.
func (s *Shell) Torn() error {
	if s.game == nil {
		return nil
	}
	return errors.Join(s.game.saver.Keep(s.game.desk.Match), flushed(s.game.saver, patience))
}
