package edit_test

import (
	"os"
	"path/filepath"
	"testing"

	"vistula/data"
	"vistula/data/edit"
)

func TestUnsavedStepsOutliveTheProgram(t *testing.T) {
	name := filepath.Join(t.TempDir(), ".unsaved", "tannenberg.jsonl")
	s := session(t, "tannenberg")
	if err := s.KeepIn(name); err != nil {
		t.Fatal(err)
	}
	if edit.HasUnsaved(name) {
		t.Error("steps are kept before one is made")
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(s.SetFlag("tannenberg", "2217", "river", true))
	must(s.SetTerrain("tannenberg", "2217", "rough"))
	must(s.SetTracks("tannenberg", "2217", "2218", 2))
	must(s.SetHex("tannenberg", "2217", "town", "Undone"))
	s.Undo()
	s.Undo()
	s.Redo()
	want := bytesOf(t, s)
	// The program ends here, in the middle of writing another line.
	f, err := os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0)
	must(err)
	_, err = f.WriteString(`{"what":{"Te`)
	must(err)
	must(f.Close())

	again := session(t, "tannenberg")
	if !edit.HasUnsaved(name) {
		t.Fatal("nothing is kept")
	}
	kept := name + ".old"
	must(os.Rename(name, kept))
	must(again.KeepIn(name))
	made, of, err := again.Restore(kept)
	if err != nil || made != of || made != 7 {
		t.Fatalf("%d of %d steps were made, %v", made, of, err)
	}
	if got := bytesOf(t, again); got != want {
		t.Error("the data are not what they were")
	}
	if undo, _ := again.Steps(); undo != 3 {
		t.Errorf("%d steps can be undone", undo)
	}
	third := session(t, "tannenberg") // and it ends once more
	if _, _, err := third.Restore(name); err != nil || bytesOf(t, third) != want {
		t.Errorf("what was restored is not kept again, %v", err)
	}
	must(again.Save(t.TempDir(), nil))
	if edit.HasUnsaved(name) {
		t.Error("what was saved is still kept")
	}
	s.Forget()
}

func TestStepsThatDoNotFitOtherDataAreNotMade(t *testing.T) {
	name := filepath.Join(t.TempDir(), "fury.jsonl")
	s := session(t, "fury")
	if err := s.KeepIn(name); err != nil {
		t.Fatal(err)
	}
	for _, terrain := range []string{"mountain", "difficult"} {
		if err := s.SetTerrain("fury", "1205", terrain); err != nil {
			t.Fatal(err)
		}
	}
	other := session(t, "fury")
	if err := other.SetHex("fury", "1205", "town", "Elsewhere"); err != nil {
		t.Fatal(err)
	}
	if made, of, err := other.Restore(name); made != 0 || of != 2 || err != nil {
		t.Errorf("%d of %d steps were made, %v", made, of, err)
	}
	if s.Forget(); edit.HasUnsaved(name) {
		t.Error("what was given up is still kept")
	}
}

// bytesOf is the map of a session as it stands.
func bytesOf(t *testing.T, s *edit.Session) string {
	t.Helper()
	sum, err := data.Fingerprint(s.FS(), s.Ruleset())
	if err != nil {
		t.Fatal(err)
	}
	return sum
}
