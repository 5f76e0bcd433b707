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
	"slices"
	"sync"
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

// shells are those whose windows must stay open: as each is its program's main window,
// closing it would end this one.
var shells []*ui.Shell

// torn are the other windows, such as panels that were torn off. In Fyne's goroutine.
func torn() (list []fyne.Window) {
	for _, w := range shell.App.Driver().AllWindows() {
		if !slices.ContainsFunc(shells, func(s *ui.Shell) bool { return s.Window() == w }) {
			list = append(list, w)
		}
	}
	return list
}

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
	}, &idle{})
	if err != nil {
		fmt.Fprintln(os.Stderr, "vistula:", err)
		return 2
	}
	shells = append(shells, shell)
	const closed = -1
	code := closed
	shell.Begin()
	go func() {
		code = run()
		tell()
		fyne.Do(shell.App.Quit)
	}()
	shell.Window().ShowAndRun()
	if code == closed {
		fmt.Println("FAIL: the window was closed while it was being tested")
		tell()
		return 1
	}
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

// figures are what was measured, a line each: printed as they come, so that none is
// lost should a later part fail, and all together at the end.
var figures struct {
	sync.Mutex
	lines []string
}

func measured(what, format string, args ...any) {
	line := fmt.Sprintf("%-46s %s", what, fmt.Sprintf(format, args...))
	fmt.Println(line)
	figures.Lock()
	defer figures.Unlock()
	figures.lines = append(figures.lines, line)
}

// tell prints where the pictures are and what was measured.
func tell() {
	fmt.Printf("\npictures: %s\n", pictures)
	figures.Lock()
	defer figures.Unlock()
	for _, line := range figures.lines {
		fmt.Println(line)
	}
}
