package ui

import (
	"os"
	"path/filepath"
	"runtime"

	"fyne.io/fyne/v2"
)

// Folders are where the program keeps what is the player's.
type Folders struct {
	Settings string // the settings file
	Games    string // folder of the games in progress
}

// Own is the folder of the player's own data, beside that of the games.
func (f Folders) Own() string { return filepath.Join(filepath.Dir(f.Games), "own") }

// FindFolders are the usual places on this system. On tablets the program has
// one folder of its own.
func FindFolders(app fyne.App) Folders {
	if fyne.CurrentDevice().IsMobile() {
		root := app.Storage().RootURI().Path()
		return Folders{filepath.Join(root, "settings.json"), filepath.Join(root, "games")}
	}
	return foldersFor(runtime.GOOS, os.Getenv, fallback())
}

// fallback is the home folder, or one for temporary files where there is none.
func fallback() string {
	if home, err := os.UserHomeDir(); err == nil {
		return home
	}
	return filepath.Join(os.TempDir(), "vistula")
}

// foldersFor keeps to the custom of each system.
func foldersFor(system string, env func(string) string, home string) Folders {
	first := func(name string, usual ...string) string {
		if dir := env(name); filepath.IsAbs(dir) {
			return dir
		}
		return filepath.Join(append([]string{home}, usual...)...)
	}
	var config, data string
	switch system {
	case "js": // a file system of our own in the browser
		config, data = "/vistula", "/vistula"
	case "windows":
		config, data = first("AppData", "AppData", "Roaming"), first("LocalAppData", "AppData", "Local")
		config, data = filepath.Join(config, "Vistula"), filepath.Join(data, "Vistula")
	case "darwin":
		config = filepath.Join(home, "Library", "Application Support", "Vistula")
		data = config
	default:
		config = filepath.Join(first("XDG_CONFIG_HOME", ".config"), "vistula")
		data = filepath.Join(first("XDG_DATA_HOME", ".local", "share"), "vistula")
	}
	return Folders{filepath.Join(config, "settings.json"), filepath.Join(data, "games")}
}
