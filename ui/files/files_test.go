package files

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
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
	for path, want := range map[string]string{"/a.b/c": "/a.b/c.vistula", "c.json": "c.json", "c.vistula": "c.vistula",
		"Fury 1.2": "Fury 1.2.vistula", "Gumbinnen. Second try": "Gumbinnen. Second try.vistula", "a.": "a.vistula", "c.bak2": "c.bak2"} {
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

// A file that would be replaced by a name made longer is asked about, and stays
// where the player says no.
func TestALongerNameReplacesNothingUnasked(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEscape} {
		test.NewTempApp(t)
		win := test.NewTempWindow(t, widget.NewLabel("beneath"))
		path := filepath.Join(t.TempDir(), "map")
		var got []Place
		then := func(p Place) { got = append(got, p) }
		unlessThere(win, "Save", path, path+".pdf", then)
		if len(got) != 1 || got[0].Path != path+".pdf" || win.Canvas().Overlays().Top() != nil {
			t.Fatalf("a new file is at %v", got)
		}
		if err := os.WriteFile(path+".pdf", []byte("old"), 0o644); err != nil {
			t.Fatal(err)
		}
		unlessThere(win, "Save", path, path+".pdf", then)
		if len(got) != 1 {
			t.Fatal("nobody was asked")
		}
		win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: key})
		if replaced := len(got) == 2; replaced != (key == fyne.KeyReturn) {
			t.Errorf("%s: replaced is %v", key, replaced)
		}
	}
}

// Of a name that is made longer no empty file stays; one with something in it does.
func TestNoEmptyFileIsLeft(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"empty": "", "full": "text"} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		dropEmpty(path)
		if _, err := os.Stat(path); (err == nil) != (text != "") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestKindWith(t *testing.T) {
	k := Kind{Endings: []string{"html", "pdf"}}
	if got := k.With(SuggestKind("Galicia", 2, k), "pdf"); got != "Galicia-turn-2.pdf" || k.Whole(got) != got {
		t.Errorf("the name is %q", got)
	}
}
