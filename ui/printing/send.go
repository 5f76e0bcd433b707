// Package printing hands a PDF to the system: to its printer where there is one,
// else to the program that shows such files, from which it can be printed.
package printing

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"vistula/rules/journal"
)

// Outcome is what was done with a PDF.
type Outcome uint8

// The outcomes.
const (
	Printed Outcome = iota // it is in the printer's queue
	Shown                  // a viewer shows it
)

// errNone tells that nothing on this system takes a PDF.
var errNone = errors.New("there is neither a printer nor a program that shows PDF files; save the PDF and print it elsewhere")

// system is what Send needs of the machine.
type system struct {
	os   string
	temp string
	find func(program string) (string, error)
	run  func(w way) error
}

// patience is how long a program may take to put a PDF into the printer's queue,
// or to tell that it cannot show it.
var patience = map[Outcome]time.Duration{Printed: 30 * time.Second, Shown: 8 * time.Second}

// way is a program that takes a PDF.
type way struct {
	outcome Outcome
	args    []string
}

// run runs the program. One that prints must end in time, or it is stopped and has
// not printed. A viewer that stays is as good as one that has started.
func (w way) run(patience map[Outcome]time.Duration) error {
	ctx := context.Background()
	if w.outcome == Printed {
		limited, cancel := context.WithTimeout(ctx, patience[Printed])
		defer cancel()
		return exec.CommandContext(limited, w.args[0], w.args[1:]...).Run()
	}
	cmd := exec.CommandContext(ctx, w.args[0], w.args[1:]...)
	if err := cmd.Start(); err != nil {
		return err
	}
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	select {
	case err := <-done:
		return err
	case <-time.After(patience[Shown]):
		return nil
	}
}

// send puts the PDF into a folder of its own and hands it over; of what was printed
// nothing stays.
func (s *system) send(pdf []byte, name string) (Outcome, error) {
	folder, err := os.MkdirTemp(s.temp, "vistula-print-")
	if err != nil {
		return 0, errors.New("the PDF cannot be put into the folder for temporary files")
	}
	path := filepath.Join(folder, filepath.Base(name))
	if err := journal.WriteFile(path, pdf); err != nil {
		os.RemoveAll(folder)
		return 0, err
	}
	outcome, err := s.hand(path)
	if err != nil || outcome == Printed && s.os != "windows" { // a viewer still reads it
		os.RemoveAll(folder)
	}
	return outcome, err
}

// hand tries the system's ways one after the other.
func (s *system) hand(path string) (Outcome, error) {
	for _, way := range s.ways(path) {
		if _, err := s.find(way.args[0]); err != nil {
			continue
		}
		if s.run(way) == nil {
			return way.outcome, nil
		}
	}
	return 0, errNone
}

// ways are the programs of a system that take a PDF, the best first.
func (s *system) ways(path string) []way {
	switch s.os {
	case "windows":
		quoted := "'" + strings.ReplaceAll(path, "'", "''") + "'"
		return []way{
			{Printed, []string{"powershell", "-NoProfile", "-Command", "Start-Process -FilePath " + quoted + " -Verb Print -ErrorAction Stop"}},
			{Shown, []string{"rundll32", "url.dll,FileProtocolHandler", path}},
		}
	case "darwin":
		return []way{{Shown, []string{"open", path}}}
	}
	return []way{{Printed, []string{"lp", path}}, {Shown, []string{"xdg-open", path}}}
}
