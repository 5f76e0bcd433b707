package journal_test

import (
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"testing"

	"vistula/rules/journal"
)

// TestAFullDisk lets no file become longer than the log is, and a few bytes: nothing
// that was kept is lost, and once there is room all of the game is kept again.
//
// The limit is that of a whole process, so it has one of its own.
func TestAFullDisk(t *testing.T) {
	const inside = "VISTULA_FULL_DISK"
	if os.Getenv(inside) == "" {
		c := exec.Command(os.Args[0], "-test.run=^TestAFullDisk$", "-test.v")
		c.Env = append(os.Environ(), inside+"=1")
		if out, err := c.CombinedOutput(); err != nil || !strings.Contains(string(out), "--- PASS: TestAFullDisk") {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	_, path := keeping(t)
	a := journal.NewAutosaver(path, nil)
	m := newMatch(t, 1)
	keep(t, a, m)
	playOn(t, m, 1, 30)
	keep(t, a, m)
	before := save(t, m)
	info, err := os.Stat(path + journal.LogExtension)
	if err != nil {
		t.Fatal(err)
	}
	full := func(size uint64) {
		var limit syscall.Rlimit
		if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			t.Fatal(err)
		}
		limit.Cur = min(size, limit.Max)
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			t.Fatal(err)
		}
	}
	signal.Ignore(syscall.SIGXFSZ)
	defer signal.Reset(syscall.SIGXFSZ)
	full(uint64(info.Size()) + 10)
	defer full(1 << 62)
	for range 2 { // the log first, and then a whole save
		playOn(t, m, 2, 1)
		if err := a.Keep(m); err != nil {
			t.Fatal(err)
		}
		if err := a.Flush(); err == nil || !strings.Contains(err.Error(), "cannot be written: ") {
			t.Errorf("got %v", err)
		}
		if got := save(t, kept(t, path, "")); string(got) != string(before) {
			t.Errorf("kept is\n%s", got)
		}
	}
	full(1 << 62)
	keep(t, a, m)
	same(t, kept(t, path, ""), m)
}
