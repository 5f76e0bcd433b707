package journal_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/rules/journal"
)

// only checks that a folder holds nothing but the named files.
func only(t *testing.T, folder string, names ...string) {
	t.Helper()
	list, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range list {
		got = append(got, e.Name())
	}
	if strings.Join(got, " ") != strings.Join(names, " ") {
		t.Errorf("the folder holds %v, want %v", got, names)
	}
}

func TestWriteFileReplacesAFile(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a.json")
	for _, text := range []string{"one", "two"} {
		if err := journal.WriteFile(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(path); string(got) != text {
			t.Errorf("the file holds %s", got)
		}
	}
	link := filepath.Join(folder, "b.json")
	if err := os.Symlink(path, link); err != nil {
		t.Skip("no links here:", err)
	}
	if err := journal.WriteFile(link, []byte("three")); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(path); string(got) != "three" {
		t.Errorf("through a link the file holds %s", got)
	}
	only(t, folder, "a.json", "b.json")
}

func TestWriteFileLeavesTheOldFileOnError(t *testing.T) {
	folder := t.TempDir()
	locked := filepath.Join(folder, "locked.json")
	if err := os.WriteFile(locked, []byte("old"), 0o444); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(folder, "sub"), 0o755); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		locked:                                          "the file is write-protected",
		filepath.Join(folder, "sub"):                    "a folder or device of this name exists",
		filepath.Join(folder, "no", "a.json"):           "there is no such file or folder",
		filepath.Join(locked, "a.json"):                 "",
		filepath.Join(folder, strings.Repeat("n", 300)): "",
	} {
		err := journal.WriteFile(path, []byte("new"))
		if err == nil || !strings.HasPrefix(err.Error(), path+" cannot be written: ") || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
		if may := journal.MayWrite(path); may == nil || err != nil && may.Error() != err.Error() {
			t.Errorf("beforehand it is said %v, afterwards %v", may, err)
		}
	}
	if err := journal.MayWrite(filepath.Join(folder, "new.json")); err != nil {
		t.Errorf("a new file: %v", err)
	}
	if got, _ := os.ReadFile(locked); string(got) != "old" {
		t.Errorf("the protected file holds %s", got)
	}
	only(t, folder, "locked.json", "sub")
}

func TestWriteFileInALockedFolder(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("nothing is locked for root")
	}
	folder := t.TempDir()
	if err := os.Chmod(folder, 0o555); err != nil {
		t.Fatal(err)
	}
	err := journal.WriteFile(filepath.Join(folder, "a.json"), nil)
	if err == nil || !strings.Contains(err.Error(), "you have no permission") {
		t.Errorf("got %v", err)
	}
}
