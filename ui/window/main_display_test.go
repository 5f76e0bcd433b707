//go:build display && !headless

// With the build tag "display" the tests of this package open the program in a
// real window and play it as a player does: every action is an event of the X
// server's, sent by xdotool. The program is asked where things lie and how the
// game stands, and nothing else. packaging/turn sets all this up.
package window

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/ui"
	"vistula/ui/cli"
	"vistula/ui/desk"
	"vistula/ui/table"

	_ "vistula/rules/galicia"
)

// The program under test. It runs on the goroutine that Fyne needs, the first,
// while the tests run in another.
var (
	shell  *ui.Shell
	seated *table.Table // the game on the table; these two belong to Fyne's goroutine
	atDesk *desk.Desk
)

// Folders of the test.
var (
	outside  = os.Environ() // as it was before the program had a home of its own
	home     string
	pictures string
)

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(inWindow(m.Run))
}

// inWindow runs the program, with the tests beside it.
func inWindow(run func() int) int {
	if err := settle(); err != nil {
		fmt.Fprintln(os.Stderr, "vistula:", err)
		return 2
	}
	var err error
	shell, err = prepare(cli.Request{}, func(a fyne.App, w fyne.Window, d *desk.Desk, h table.Hooks) ui.Table {
		tame(&h)
		seated, atDesk = table.New(a, w, d, h), d
		return seated
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, "vistula:", err)
		return 2
	}
	code := 1
	go func() {
		code = run()
		tell()
		fyne.Do(shell.App.Quit)
	}()
	shell.Window().ShowAndRun()
	return code
}

// settle gives the program a home of its own and the pictures a folder.
func settle() (err error) {
	if pictures = os.Getenv("VISTULA_PICTURES"); pictures == "" {
		pictures, err = os.MkdirTemp("", "vistula-pictures-")
	} else {
		err = os.MkdirAll(pictures, 0o755)
	}
	if err != nil {
		return err
	}
	if home = os.Getenv("VISTULA_HOME"); home == "" {
		if home, err = os.MkdirTemp("", "vistula-home-"); err != nil {
			return err
		}
	}
	if err = os.MkdirAll(filepath.Join(home, "cache"), 0o755); err != nil {
		return err
	}
	for name, value := range homeOf(home) {
		if err := os.Setenv(name, value); err != nil {
			return err
		}
	}
	return nil
}

// homeOf is what makes a folder a player's home.
func homeOf(dir string) map[string]string {
	return map[string]string{
		"HOME": dir, "XDG_CONFIG_HOME": filepath.Join(dir, "config"), "XDG_DATA_HOME": filepath.Join(dir, "data"),
		"XDG_CACHE_HOME": filepath.Join(dir, "cache"), "LANG": "en_GB.UTF-8", "LC_ALL": "", "FYNE_SCALE": "1",
	}
}

// figures are what was measured; they are printed at the end.
var figures [][2]string

func measured(what, format string, args ...any) {
	figures = append(figures, [2]string{what, fmt.Sprintf(format, args...)})
}

// tell prints where the pictures are and what was measured.
func tell() {
	fmt.Printf("\npictures: %s\n", pictures)
	for _, f := range figures {
		fmt.Printf("%-46s %s\n", f[0], f[1])
	}
}
