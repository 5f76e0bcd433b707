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
	if err := ui.CheckDisplay(); err != nil {
		return err
	}
	// The heap lives in pictures that are painted once: a second heap of garbage
	// beside it would cost more than collecting it.
	debug.SetGCPercent(50)
	app.SetMetadata(fyne.AppMetadata{ID: appID, Name: "Vistula", Version: rules.Version, Migrations: map[string]bool{"fyneDo": true}})
	a := app.NewWithID(appID)
	shell, err := ui.New(ui.Config{App: a, Folders: ui.FindFolders(a), Data: data.FS()})
	if err != nil {
		return err
	}
	if file != "" {
		a.Lifecycle().SetOnStarted(func() { shell.OpenFile(file) })
	}
	shell.Window().ShowAndRun()
	return nil
}
