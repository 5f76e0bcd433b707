package browser

import (
	"bytes"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"
)

// put writes a file as the program does: as a whole.
func put(t *testing.T, tree *Tree, path, text string) {
	t.Helper()
	fd, err := tree.Open(path, flagWrite|flagCreate|flagTrunc, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(tree.Write(fd, []byte(text), -1), tree.Close(fd)); err != nil {
		t.Fatal(err)
	}
}

func get(t *testing.T, tree *Tree, path string) string {
	t.Helper()
	fd, err := tree.Open(path, 0, 0)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	var b bytes.Buffer
	buf := make([]byte, 3) // so that it takes several readings
	for {
		n, err := tree.Read(fd, buf, -1)
		if err != nil {
			t.Fatal(err)
		}
		if n == 0 {
			break
		}
		b.Write(buf[:n])
	}
	if err := tree.Close(fd); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// A file that is written beside another and takes its place is one change, and the
// way there is none.
func TestOnlyWholeFilesAreKept(t *testing.T) {
	tree := NewTree(nil)
	if err := tree.Mkdir("/games", 0o755); err != nil {
		t.Fatal(err)
	}
	put(t, tree, "/games/a.vistula", "old")
	tree.Changes()
	fd, err := tree.Open("/games/.a.vistula.7.tmp", flagBoth|flagCreate|flagExcl, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	if err := tree.Write(fd, []byte("new"), -1); err != nil {
		t.Fatal(err)
	}
	if got := tree.Changes(); len(got) != 0 {
		t.Errorf("while it is written there are changes: %v", got)
	}
	if err := errors.Join(tree.Close(fd), tree.Rename("/games/.a.vistula.7.tmp", "/games/a.vistula")); err != nil {
		t.Fatal(err)
	}
	got := tree.Changes()
	if len(got) != 1 || got["/games/a.vistula"] == nil || string(got["/games/a.vistula"].Data) != "new" {
		t.Errorf("the changes are %v", got)
	}
	if names, _ := tree.Names("/games"); !slices.Equal(names, []string{"a.vistula"}) {
		t.Errorf("there are %v", names)
	}
}

// What is kept makes the same tree at the next visit.
func TestATreeComesBack(t *testing.T) {
	tree := NewTree(nil)
	for _, dir := range []string{"/own", "/own/galicia"} {
		if err := tree.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	put(t, tree, "own/galicia/units.json", "[]") // from the root, as all
	put(t, tree, "/own/gone", "x")
	kept := map[string]Entry{}
	keep := func() {
		for p, e := range tree.Changes() {
			if delete(kept, p); e != nil {
				kept[p] = *e
			}
		}
	}
	keep()
	if err := errors.Join(tree.Remove("/own/gone", false), tree.Rename("/own", "/mine")); err != nil {
		t.Fatal(err)
	}
	keep()
	if got := slices.Sorted(maps.Keys(kept)); !slices.Equal(got, []string{"/mine", "/mine/galicia", "/mine/galicia/units.json"}) {
		t.Fatalf("kept are %v", got)
	}
	if got := get(t, NewTree(kept), "/mine/galicia/units.json"); got != "[]" {
		t.Errorf("it reads %q", got)
	}
}

func TestTreeRefuses(t *testing.T) {
	tree := NewTree(nil)
	if err := tree.Mkdir("/dir", 0o755); err != nil {
		t.Fatal(err)
	}
	put(t, tree, "/dir/file", "x")
	open := func(p string, flags int) error { _, err := tree.Open(p, flags, 0); return err }
	for _, c := range []struct {
		what string
		got  error
		want error
	}{
		{"a file that is not there", open("/none", 0), noEntry},
		{"a file in a folder that is not there", open("/none/file", flagWrite|flagCreate), noEntry},
		{"a new file that is there", open("/dir/file", flagWrite|flagCreate|flagExcl), exists},
		{"writing to a folder", open("/dir", flagWrite), isFolder},
		{"listing a file", open("/dir/file", flagFolder), noFolder},
		{"a folder that is there", tree.Mkdir("/dir", 0o755), exists},
		{"removing a full folder", tree.Remove("/dir", true), notEmpty},
		{"a folder in itself", tree.Rename("/dir", "/dir/in"), invalid},
		{"a file for a folder", tree.Rename("/dir/file", "/dir"), isFolder},
		{"a closed file", tree.Close(7), badHandle},
	} {
		if !errors.Is(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.what, c.got, c.want)
		}
	}
	if got := get(t, tree, "/dir/file"); got != "x" {
		t.Errorf("the file reads %q afterwards", got)
	}
}

func TestWritingAtAPlace(t *testing.T) {
	tree := NewTree(nil)
	put(t, tree, "/tmp/f", "abcdef")
	fd, err := tree.Open("/tmp/f", flagBoth, 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(tree.Write(fd, []byte("XY"), 4), tree.Write(fd, []byte("Z"), 8), tree.Close(fd)); err != nil {
		t.Fatal(err)
	}
	if got := get(t, tree, "/tmp/f"); got != "abcdXY\x00\x00Z" {
		t.Errorf("it reads %q", got)
	}
	fd, _ = tree.Open("/tmp/f", flagWrite|flagAppend, 0)
	if err := errors.Join(tree.Write(fd, []byte("!"), -1), tree.Ftruncate(fd, 20), tree.Close(fd)); err != nil {
		t.Fatal(err)
	}
	if got := get(t, tree, "/tmp/f"); got != "abcdXY\x00\x00Z!"+strings.Repeat("\x00", 10) {
		t.Errorf("it reads %q", got)
	}
	if len(tree.Changes()) != 0 {
		t.Error("what lies in /tmp is kept")
	}
}

func TestKindsOfFiles(t *testing.T) {
	for name, want := range map[string]string{"a.PDF": "application/pdf", "a.vistula": "application/octet-stream", "a.html": "text/html;charset=utf-8"} {
		if got := kindOf(name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}
