package ui

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"
)

// TestNotesAreWrittenInOrder: the last text of each file stands in it when all is written.
func TestNotesAreWrittenInOrder(t *testing.T) {
	dir, n := t.TempDir(), &notes{}
	for i := range 50 {
		for _, name := range []string{"a", "b"} {
			n.put(filepath.Join(dir, name), []byte(name+strconv.Itoa(i)), func(err error) { t.Error(err) })
		}
	}
	if !n.settle(10 * time.Second) {
		t.Fatal("not all is written")
	}
	for name, want := range map[string]string{"a": "a49", "b": "b49"} {
		if got, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(got) != want {
			t.Errorf("%s holds %q (%v), not %q", name, got, err, want)
		}
	}
}

// TestANoteThatCannotBeWrittenIsTold, and those behind it are written.
func TestANoteThatCannotBeWrittenIsTold(t *testing.T) {
	dir, n := t.TempDir(), &notes{}
	failed := make(chan error, 1)
	n.put(filepath.Join(dir, "none", "a"), nil, func(err error) { failed <- err })
	n.put(filepath.Join(dir, "b"), []byte("b"), func(err error) { t.Error(err) })
	select {
	case err := <-failed:
		if err == nil {
			t.Error("it failed without an error")
		}
	case <-time.After(10 * time.Second):
		t.Error("nothing was told")
	}
	if n.settle(10 * time.Second); !exists(filepath.Join(dir, "b")) {
		t.Error("the file behind it was not written")
	}
}

// TestWhoReadsANoteFindsTheLatest, though it is written in the background.
func TestWhoReadsANoteFindsTheLatest(t *testing.T) {
	k := shelfIn(t.TempDir())
	var err error
	for i := range 20 {
		err = errors.Join(err, k.writeSoon("a", note{Title: strconv.Itoa(i)}, func(err error) { t.Error(err) }))
	}
	if got := k.read("a").Title; err != nil || got != "19" {
		t.Errorf("read %q (%v), not 19", got, err)
	}
	if err := k.write("a", note{Title: "last"}); err != nil || k.read("a").Title != "last" {
		t.Errorf("what was written last is lost: %v", err)
	}
}
