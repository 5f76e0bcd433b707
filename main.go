// Vistula plays hex-and-counter wargames of 1914, fully refereed. This file
// chooses between the window and the commands that need none.
package main

import (
	"fmt"
	"os"
	"runtime/debug"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"vistula/data"
	"vistula/rules"
	"vistula/ui"
	"vistula/ui/cli"

	_ "vistula/rules/galicia"
)

// appID is the program's name among all of a system's programs.
const appID = "io.github.vistula"

func main() {
	file, window, err := ui.Arguments(os.Args[1:])
	switch {
	case err != nil:
		os.Exit(fail(err, 2))
	case window:
		os.Exit(openWindow(file))
	}
	os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// openWindow shows the window, with a save in it where one is named.
func openWindow(file string) int {
	if err := ui.CheckDisplay(); err != nil {
		return fail(err, 1)
	}
	// The heap lives in pictures that are painted once: a second heap of garbage
	// beside it would cost more than collecting it.
	debug.SetGCPercent(50)
	app.SetMetadata(fyne.AppMetadata{ID: appID, Name: "Vistula", Version: rules.Version, Migrations: map[string]bool{"fyneDo": true}})
	a := app.NewWithID(appID)
	shell, err := ui.New(ui.Config{App: a, Folders: ui.FindFolders(a), Data: data.FS()})
	if err != nil {
		return fail(err, 1)
	}
	if file != "" {
		a.Lifecycle().SetOnStarted(func() { shell.OpenFile(file) })
	}
	shell.Window().ShowAndRun()
	return 0
}

func fail(err error, code int) int {
	fmt.Fprintf(os.Stderr, "vistula: %v\n", err)
	return code
}
