//go:build !headless

package window

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"sync"
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"vistula/canvas/guard"
	"vistula/data"
	"vistula/rules"
	"vistula/ui"
	"vistula/ui/browser"
	"vistula/ui/cli"
	"vistula/ui/crash"
	"vistula/ui/theme"
)

// appID is the program's name among all of a system's programs.
const appID = "io.github.vistula"

// Open shows the window, with a save in it where one is named, until it is
// closed. The error says in one sentence why it cannot be opened here.
func Open(r cli.Request) error {
	idle := &idle{}
	shell, err := prepare(r, nil, idle)
	if err != nil {
		return err
	}
	unveil := veil(shell.Window())
	var once sync.Once // the loop may be taken up again after a panic
	shell.App.Lifecycle().SetOnStarted(func() {
		w := shell.Window()
		unveil()
		fit(w) // only now is it known how large a pixel is
		idle.drawn.Store(true)
		idle.pointers.attend()
		once.Do(shell.Begin)
	})
	fit(shell.Window())
	onDisplayGone(func() {
		fmt.Fprintln(os.Stderr, "vistula:", displayGone(shell.Torn()))
		os.Exit(1)
	})
	err = crash.Endure(shell.Window().ShowAndRun, again)
	return errors.Join(err, shell.Torn())
}

// displayGone says that the window went with its display, and what became of the game.
func displayGone(torn error) string {
	if torn != nil {
		return fmt.Sprintf("the display has gone, and the window with it; the last actions of your game could not be saved: %v", torn)
	}
	return "the display has gone, and the window with it; your game is saved"
}

// sparePlaces lets more goroutines run at a time than there are processors. Drawing goes
// through C, and after each call the window's goroutine needs a place to run in: with
// painters in all of them it waited up to ten milliseconds for one, hundreds of times a
// frame. Who shares a processor is the system's to say, and it is fair within less.
func sparePlaces() { runtime.GOMAXPROCS(runtime.GOMAXPROCS(0) + 2) }

// prepare makes the program's window as the command line asks for it. Tables may be nil
// for the usual maker.
func prepare(r cli.Request, tables ui.TableMaker, idle *idle) (*ui.Shell, error) {
	if err := ui.CheckDisplay(); err != nil {
		return nil, err
	}
	keeps := browser.Prepare()
	ui.BoundMemory(idle.giveBack, idle.heap.trimGrown)
	sparePlaces()
	theme.LeaveOutEmoji()
	app.SetMetadata(fyne.AppMetadata{ID: appID, Name: "Vistula", Version: rules.Version, Migrations: map[string]bool{"fyneDo": true}})
	a := app.NewWithID(appID)
	shell, err := ui.New(ui.Config{App: a, Folders: ui.FindFolders(a), Data: data.FS(), Own: r.Data, Opens: r.File, Tables: tables, Appear: idle.appear, Forgets: !keeps})
	if err == nil {
		flat()
	}
	return shell, err
}

// idle is what is done beside the frames of the windows, most of it while nothing moves.
type idle struct {
	drawn    atomic.Bool // a window is on the screen: before, nothing of it can be drawn
	heap     heap
	pointers pointers
}

// appear shows a window beside the main one for the first time.
func (i *idle) appear(w fyne.Window) {
	unveil := veil(w)
	w.Show()
	unveil()
	i.pointers.attend()
}

// giveBack gives back what is only needed while something moves.
func (i *idle) giveBack() {
	if !i.drawn.Load() {
		i.heap.trim()
		return
	}
	fyne.Do(guard.Func(func() {
		for _, w := range fyne.CurrentApp().Driver().AllWindows() { // panels may be torn off
			forgetFrame(w)
		}
		i.heap.trim()
	}))
}
