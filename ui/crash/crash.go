// Package crash writes reports of panics: what a player sends to whoever mends
// the program. It needs no window.
package crash

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"vistula/canvas/guard"
	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/library"
)

// exitCode is that of a command that ended in a panic.
const exitCode = 3

// Folder is where reports are written unless the window knows another place.
func Folder() string { return filepath.Join(filepath.Dir(library.Folder()), "crashes") }

// Write writes a report into a folder and gives its name. About are lines on what
// was going on.
func Write(dir string, now time.Time, p *guard.Panic, about ...string) (file string, err error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", fmt.Errorf("the folder %s for crash reports cannot be made: %w", dir, err)
	}
	stem := filepath.Join(dir, now.Format("2006-01-02-150405"))
	file = stem + ".txt"
	for n := 2; exists(file); n++ {
		file = fmt.Sprintf("%s-%d.txt", stem, n)
	}
	return file, journal.WriteFile(file, []byte(text(now, p, about)))
}

func exists(file string) bool {
	_, err := os.Lstat(file)
	return err == nil
}

// text is what a report says.
func text(now time.Time, p *guard.Panic, about []string) string {
	var b strings.Builder
	line := func(name, value string) { fmt.Fprintf(&b, "%-8s %s\n", name+":", value) }
	line("Vistula", rules.Version)
	line("Built", build())
	line("System", runtime.GOOS+"/"+runtime.GOARCH+", "+runtime.Version())
	line("Time", now.Format(time.RFC3339))
	for _, a := range about {
		b.WriteString(a + "\n")
	}
	line("Panic", p.Error())
	b.WriteString("\n" + p.Stack)
	return b.String()
}

// build is the revision of the source, where the program knows it.
func build() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	revision := "unknown revision"
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			revision = s.Value
		}
	}
	return revision
}

// Guard runs a command. A panic in it, or in a goroutine that goes through package guard,
// ends the program with one sentence and a report; the window puts a gentler end in its
// place.
func Guard(run func() int) (code int) {
	guard.Report(End)
	guard.Catch(func() { code = run() })
	return code
}

// End writes a report, says so in one sentence and ends the program.
func End(p *guard.Panic) {
	first, _, _ := strings.Cut(p.Error(), "\n")
	file, err := Write(Folder(), time.Now(), p, "Command: "+strings.Join(os.Args, " "))
	if err != nil {
		fmt.Fprintf(os.Stderr, "vistula: something went wrong inside the program (%s), and no report could be written: %v\n%s", first, err, p.Stack)
	} else {
		fmt.Fprintf(os.Stderr, "vistula: something went wrong inside the program (%s); please send us the report %s\n", first, file)
	}
	os.Exit(exitCode)
}
