package ui

import (
	"path/filepath"
	"testing"
)

func TestCheckDisplay(t *testing.T) {
	for _, c := range []struct {
		system, display, wayland string
		answers, ok              bool
	}{
		{"linux", "", "", true, false},
		{"linux", ":0", "", true, true},
		{"linux", ":0.1", "", true, true},
		{"linux", ":0", "", false, false},
		{"linux", "", "wayland-0", false, true},
		{"linux", "far:10", "", false, true},
		{"linux", "nonsense", "", true, false},
		{"windows", "", "", false, true},
	} {
		env := func(name string) string {
			return map[string]string{"DISPLAY": c.display, "WAYLAND_DISPLAY": c.wayland}[name]
		}
		err := checkDisplay(c.system, env, func(_, address string) bool {
			return c.answers && (address == "/tmp/.X11-unix/X0" || address == "@/tmp/.X11-unix/X0" || c.display == "")
		})
		if (err == nil) != c.ok {
			t.Errorf("%+v: %v", c, err)
		}
	}
}

func TestFolders(t *testing.T) {
	none := func(string) string { return "" }
	set := func(name string) string {
		return map[string]string{"XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "not/whole"}[name]
	}
	for _, c := range []struct {
		system          string
		env             func(string) string
		settings, games string
	}{
		{"linux", none, "/h/.config/vistula/settings.json", "/h/.local/share/vistula/games"},
		{"linux", set, "/h/.config/vistula/settings.json", "/d/vistula/games"},
		{"darwin", none, "/h/Library/Application Support/Vistula/settings.json", "/h/Library/Application Support/Vistula/games"},
		{"windows", none, "/h/AppData/Roaming/Vistula/settings.json", "/h/AppData/Local/Vistula/games"},
	} {
		got := foldersFor(c.system, c.env, "/h")
		if filepath.ToSlash(got.Settings) != c.settings || filepath.ToSlash(got.Games) != c.games {
			t.Errorf("%s: %+v", c.system, got)
		}
	}
}
