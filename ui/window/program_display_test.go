//go:build display && !headless

package window

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

// program is the program as a player starts it: a process of its own.
type program struct {
	*exec.Cmd
	hand  *hand
	began time.Time
}

// built is the program's file: the one that VISTULA_PROGRAM names, else one that
// is built now.
var built = sync.OnceValues(func() (string, error) {
	if p := os.Getenv("VISTULA_PROGRAM"); p != "" {
		return filepath.Abs(p)
	}
	file := filepath.Join(home, "vistula")
	c := exec.Command("go", "build", "-buildvcs=false", "-o", file, "vistula")
	c.Env, c.Stderr = outside, os.Stderr
	return file, c.Run()
})

// start runs the program in the home of this one, whose own window is out of the
// way meanwhile.
func start(t *testing.T, args ...string) *program {
	t.Helper()
	file, err := built()
	if err != nil {
		t.Fatal(err)
	}
	p := &program{Cmd: exec.Command(file, args...), hand: &hand{T: t, shots: &shot}, began: time.Now()}
	if err := p.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.kill)
	return p
}

// appear waits for the program's window and gives it the screen.
func (p *program) appear(s *screen) {
	p.hand.Helper()
	p.titled("Vistula")
	time.Sleep(1200 * time.Millisecond)
	p.hand.fill(s.width, s.height)
	time.Sleep(1200 * time.Millisecond)
}

// titled waits for a window with a title that begins so.
func (p *program) titled(title string) {
	p.hand.Helper()
	for end := time.Now().Add(40 * time.Second); time.Now().Before(end); time.Sleep(30 * time.Millisecond) {
		out, _ := exec.Command("xdotool", "search", "--onlyvisible", "--name", "^"+title).Output()
		if ids := strings.Fields(string(out)); len(ids) > 0 {
			p.hand.window = ids[len(ids)-1]
			return
		}
	}
	p.hand.picture("FAILED")
	p.hand.Fatalf("no window with the title %q", title)
}

// kill ends the process as a power cut would.
func (p *program) kill() {
	if p.ProcessState == nil {
		_ = p.Process.Signal(syscall.SIGKILL)
		_ = p.Wait()
	}
}

// aside hides this process's own window until the test is over.
func aside(t *testing.T) {
	fyne.DoAndWait(shell.Window().Hide)
	t.Cleanup(func() { fyne.DoAndWait(shell.Window().Show) })
}
