package files

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/storage"
)

func TestSuggest(t *testing.T) {
	for title, want := range map[string]string{
		"Battle for Galicia, 1914": "Battle-for-Galicia-1914-turn-3.vistula",
		"A/B: what?":               "A-B-what-turn-3.vistula",
		"Łódź":                     "Łódź-turn-3.vistula",
	} {
		if got := Suggest(title, 3); got != want {
			t.Errorf("%q gives %q, want %q", title, got, want)
		}
	}
}

func TestWithExtension(t *testing.T) {
	for path, want := range map[string]string{"/a.b/c": "/a.b/c.vistula", "c.json": "c.json", "c.vistula": "c.vistula"} {
		if got := WithExtension(path); got != want {
			t.Errorf("%q gives %q, want %q", path, got, want)
		}
	}
}

func TestWriteAndRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.vistula")
	p := placeOf(storage.NewFileURI(path))
	if p.Path != path || p.Name() != "a.vistula" {
		t.Fatalf("the place is %+v", p)
	}
	if err := p.Write([]byte("save")); err != nil {
		t.Fatal(err)
	}
	if data, err := p.Read(); err != nil || string(data) != "save" {
		t.Errorf("got %q, %v", data, err)
	}
}

func TestReadTellsWhatIsWrong(t *testing.T) {
	dir := t.TempDir()
	big := filepath.Join(dir, "big")
	if err := os.WriteFile(big, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(big, largest+1); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		filepath.Join(dir, "none"): "no such file",
		dir:                        "not a save",
		big:                        "too large",
	} {
		if _, err := At(path).Read(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", path, err, want)
		}
	}
}
