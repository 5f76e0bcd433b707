package printing

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// machine is a system with some programs, of which some fail.
func machine(t *testing.T, os string, has, fail []string) (*system, *[]string) {
	var ran []string
	return &system{
		os: os, temp: t.TempDir(),
		find: func(p string) (string, error) {
			if slices.Contains(has, p) {
				return "/bin/" + p, nil
			}
			return "", errors.New("not found")
		},
		run: func(w way) error {
			ran = append(ran, w.args[0])
			if slices.Contains(fail, w.args[0]) {
				return errors.New("no default destination")
			}
			return nil
		},
	}, &ran
}

func TestAPDFGoesToThePrinterElseToAViewer(t *testing.T) {
	for name, c := range map[string]struct {
		os        string
		has, fail []string
		want      Outcome
		ran       string
		wrong     bool
	}{
		"a printer":                    {"linux", []string{"lp", "xdg-open"}, nil, Printed, "lp", false},
		"lp without a printer":         {"linux", []string{"lp", "xdg-open"}, []string{"lp"}, Shown, "lp xdg-open", false},
		"a viewer only":                {"freebsd", []string{"xdg-open"}, nil, Shown, "xdg-open", false},
		"nothing":                      {"linux", nil, nil, 0, "", true},
		"nothing that works":           {"linux", []string{"lp", "xdg-open"}, []string{"lp", "xdg-open"}, 0, "lp xdg-open", true},
		"Windows":                      {"windows", []string{"powershell", "rundll32"}, nil, Printed, "powershell", false},
		"Windows without a print verb": {"windows", []string{"powershell", "rundll32"}, []string{"powershell"}, Shown, "powershell rundll32", false},
		"macOS":                        {"darwin", []string{"open"}, nil, Shown, "open", false},
	} {
		s, ran := machine(t, c.os, c.has, c.fail)
		got, err := s.send([]byte("%PDF"), "map.pdf")
		if got != c.want || (err != nil) != c.wrong || strings.Join(*ran, " ") != c.ran {
			t.Errorf("%s: %v, %v after %v", name, got, err, *ran)
		}
		left, _ := filepath.Glob(filepath.Join(s.temp, "*"))
		if keeps := err == nil && (got == Shown || c.os == "windows"); keeps != (len(left) == 1) {
			t.Errorf("%s: %v is left in the temporary folder", name, left)
		}
	}
}

// A printer that does not answer has printed nothing; a viewer that stays shows the
// PDF.
func TestAProgramThatDoesNotEnd(t *testing.T) {
	if _, err := exec.LookPath("sleep"); err != nil {
		t.Skip("there is no program that sleeps")
	}
	short := map[Outcome]time.Duration{Printed: 20 * time.Millisecond, Shown: 20 * time.Millisecond}
	if err := (way{Printed, []string{"sleep", "2"}}).run(short); err == nil {
		t.Error("what is not in the queue counts as printed")
	}
	if err := (way{Shown, []string{"sleep", "2"}}).run(short); err != nil {
		t.Errorf("a viewer that stays: %v", err)
	}
	if err := (way{Shown, []string{"sleep", "for ever"}}).run(map[Outcome]time.Duration{Shown: time.Minute}); err == nil {
		t.Error("a viewer that could not start counts as one that shows the PDF")
	}
}

func TestAFolderThatTakesNothing(t *testing.T) {
	s, ran := machine(t, "linux", []string{"lp"}, nil)
	s.temp = filepath.Join(s.temp, "none")
	if _, err := s.send([]byte("%PDF"), "map.pdf"); err == nil || len(*ran) > 0 || strings.Contains(err.Error(), "\n") {
		t.Errorf("got %v after %v", err, *ran)
	}
	if _, err := os.Stat(s.temp); err == nil {
		t.Error("the folder was made")
	}
}
