//go:build display && !headless

package window

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/journal"
)

// displayGoes has the program play on a display of its own, and ends that.
func displayGoes(h *hand) {
	save := richestSaves(h.T)[0]
	server, number := ownDisplay(h.T)
	file, err := built()
	if err != nil {
		h.Fatal(err)
	}
	old := newest(h, shell.Folders.Games)
	var said strings.Builder
	c := exec.Command(file, "open", save)
	c.Env, c.Stderr = append(os.Environ(), "DISPLAY="+number), &said
	if err := c.Start(); err != nil {
		h.Fatal(err)
	}
	h.Cleanup(func() { _ = c.Process.Kill() })
	file = ""
	for end := time.Now().Add(40 * time.Second); file == "" && time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if f := newest(h, shell.Folders.Games); f != old {
			file = f
		}
	}
	if file == "" {
		h.Fatal("the game is not on the table")
	}
	time.Sleep(time.Second)
	if err := server.Process.Kill(); err != nil {
		h.Fatal(err)
	}
	if err := c.Wait(); c.ProcessState.ExitCode() != 1 {
		h.Errorf("the program ended with %v", err)
	}
	if !strings.HasSuffix(said.String(), "vistula: "+displayGone(nil)+"\n") {
		h.Errorf("the program said %q", said.String())
	}
	raw, err := os.ReadFile(save)
	if err != nil {
		h.Fatal(err)
	}
	m, _, err := journal.Open(raw, rules.Lender(data.FS()))
	if err != nil {
		h.Fatal(err)
	}
	if n := reopen(h, file).Cursor(); n != m.Cursor() {
		h.Errorf("kept is the game after action %d, it was opened after %d", n, m.Cursor())
	}
}

// ownDisplay starts a display of its own and tells its name.
func ownDisplay(t *testing.T) (server *exec.Cmd, name string) {
	t.Helper()
	server = exec.Command("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
	out, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	number, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return server, ":" + strings.TrimSpace(number)
}
