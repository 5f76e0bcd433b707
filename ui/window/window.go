//go:build !headless

package window

import (
	"runtime/debug"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"vistula/data"
	"vistula/rules"
	"vistula/ui"
)

// appID is the program's name among all of a system's programs.
const appID = "io.github.vistula"

// Open shows the window, with a save in it where one is named, until it is
// closed. The error says in one sentence why it cannot be opened here.
func Open(file string) error {
	shell, err := prepare(nil)
	if err != nil {
		return err
	}
	if file != "" {
		shell.App.Lifecycle().SetOnStarted(func() { shell.OpenFile(file) })
	}
	shell.Window().ShowAndRun()
	return nil
}

// prepare makes the program's window. Tables may be nil for the usual maker.
func prepare(tables ui.TableMaker) (*ui.Shell, error) {
	if err := ui.CheckDisplay(); err != nil {
		return nil, err
	}
	// The heap lives in pictures that are painted once: a second heap of garbage
	// beside it would cost more than collecting it.
	debug.SetGCPercent(50)
	// Two fifths more than lives with the largest map open. Beyond it the runtime
	// collects more often and gives memory back at once, which else takes minutes
	// after each burst of painting.
	debug.SetMemoryLimit(140 << 20)
	app.SetMetadata(fyne.AppMetadata{ID: appID, Name: "Vistula", Version: rules.Version, Migrations: map[string]bool{"fyneDo": true}})
	a := app.NewWithID(appID)
	return ui.New(ui.Config{App: a, Folders: ui.FindFolders(a), Data: data.FS(), Tables: tables})
}
