package cli

import (
	"bytes"
	"encoding/json"
	"image"
	"image/gif"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules/library"
)

func TestFilmIsWritten(t *testing.T) {
	save, dir := begun(t, 60), t.TempDir()
	out := filepath.Join(dir, "a.gif")
	if code, said, err := run("film", save, "-o", out, "--side", "russia", "--width", "400"); code != 0 || err != "" || !strings.Contains(said, "a.gif: 1 turn,") {
		t.Fatalf("code %d, out %q, err %q", code, said, err)
	}
	raw, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	g, err := gif.DecodeAll(bytes.NewReader(raw))
	if err != nil || len(g.Image) < 3 || g.Config.Width != 400 {
		t.Fatalf("%v, %d frames", err, len(g.Image))
	}
	for _, name := range []string{"frames/", "shot-%03d.png"} {
		code, said, fault := run("film", save, "-o", dir+"/"+name, "--width", "400")
		if code != 0 || fault != "" || !strings.Contains(said, "pictures") {
			t.Fatalf("%s: code %d, err %q", name, code, fault)
		}
	}
	for _, pattern := range []string{"frames/frame-*.png", "shot-*.png"} {
		if there, _ := filepath.Glob(filepath.Join(dir, pattern)); len(there) != len(g.Image) {
			t.Errorf("%s: %d pictures, the GIF has %d frames", pattern, len(there), len(g.Image))
		}
	}
	code, _, fault := run("film", save, "-o", dir+"/shot-%03d.png", "--width", "400")
	if code != 1 || !strings.Contains(fault, "shot-001.png is there already") {
		t.Errorf("pictures are overwritten: code %d, err %q", code, fault)
	}
}

// TestWhatIsNoFilm wants one sentence for each fault, and no file.
func TestWhatIsNoFilm(t *testing.T) {
	save, dir := begun(t, 5), t.TempDir()
	write := func(name, text string, mode os.FileMode) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		return file
	}
	whole, err := os.ReadFile(save)
	if err != nil {
		t.Fatal(err)
	}
	fresh := begun(t, 0)
	empty, foreign := write("empty.vistula", "", 0o644), write("foreign.vistula", `{"name": "a shopping list", "items": [1, 2]}`, 0o644)
	edited := write("edited.vistula", strings.Replace(string(whole), `"seed": 3`, `"seed": 4`, 1), 0o644)
	protected := write("protected.gif", "mine", 0o444)
	out := filepath.Join(dir, "out.gif")
	for _, x := range []struct {
		args string
		code int
		want string
	}{
		{"", 2, "film needs the file of a saved game"},
		{save, 2, "-o is missing"},
		{save + " -o " + filepath.Join(dir, "none", "out.gif"), 1, "there is no such file or folder"},
		{save + " -o " + filepath.Join(dir, "out.mp4"), 2, "a film is a file ending in .gif"},
		{save + " -o " + filepath.Join(dir, "out.png"), 2, "needs one place for their number"},
		{save + " -o " + out + " --side prussia", 2, `side "prussia" is unknown`},
		{save + " -o " + out + " --from 4", 2, "turn 4 is not in this game"},
		{save + " -o " + out + " --width 20", 2, "--width must be from"},
		{save + " -o " + out + " --speed 0", 2, "--speed must be from"},
		{save + " -o " + out + " --limit NaN", 2, "--limit must be from"},
		{filepath.Join(dir, "none") + " -o " + out, 1, "no such file"},
		{empty + " -o " + out, 1, "empty.vistula: save: "},
		{fresh + " -o " + out, 1, "nothing has happened in this game yet"},
		{fresh + " -o " + filepath.Join(dir, "frames") + "/", 1, "nothing has happened in this game yet"},
		{fresh + " -o " + out + " --side russia", 1, "Russia has seen nothing of this game yet"},
		{foreign + " -o " + out, 1, "foreign.vistula: save: "},
		{edited + " -o " + out, 1, "edited.vistula: "},
		{save + " -o " + filepath.Join(dir, "none", "out.gif"), 1, "there is no such file or folder"},
		{save + " -o " + filepath.Join(dir, "none", "more") + "/", 1, "cannot be made"},
		{save + " -o " + filepath.Join(dir, "none", "shot-%d.png"), 1, "shot-%d.png cannot be written: there is no such file or folder"},
		{save + " -o " + out + " --from S1", 2, "--from: there is no turn \"S1\" in this game"},
		{save + " -o " + protected, 1, "the file is write-protected"},
	} {
		code, said, fault := run(append([]string{"film"}, strings.Fields(x.args)...)...)
		if code != x.code || said != "" || !strings.Contains(fault, x.want) || strings.Count(fault, "\n") != 1 {
			t.Errorf("film %s: code %d, out %q, err %q; want %q", x.args, code, said, fault, x.want)
		}
	}
	for _, x := range []string{out, filepath.Join(dir, "frames"), filepath.Join(dir, "none")} {
		if _, err := os.Stat(x); err == nil {
			t.Errorf("%s was written all the same", filepath.Base(x))
		}
	}
	if raw, _ := os.ReadFile(protected); string(raw) != "mine" {
		t.Error("the protected file was changed")
	}
}

// TestAHiddenTableIsToldToASideAlone: whoever has the save of a running game at a
// hidden table must say whose eyes a report or film is for.
func TestAHiddenTableIsToldToASideAlone(t *testing.T) {
	save := begun(t, 30)
	raw, err := os.ReadFile(save)
	if err != nil {
		t.Fatal(err)
	}
	var file map[string]any
	if err := json.Unmarshal(raw, &file); err != nil {
		t.Fatal(err)
	}
	file["table"] = map[string]any{"hidden": true}
	if raw, err = json.Marshal(file); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(save, raw, 0o644); err != nil {
		t.Fatal(err)
	}
	for command, name := range map[string]string{"film": "out.gif", "report": "out.html", "print": "out.png"} {
		out := filepath.Join(t.TempDir(), name)
		code, _, fault := run(command, save, "-o", out)
		if code != 2 || !strings.Contains(fault, "choose the side with --side") {
			t.Errorf("%s: code %d, err %q", command, code, fault)
		}
		if _, err := os.Stat(out); err == nil {
			t.Errorf("%s: a file was written all the same", command)
		}
		if code, _, fault := run(command, save, "-o", out, "--side", "russia"); code != 0 {
			t.Errorf("%s: code %d, err %q", command, code, fault)
		}
	}
	for command, want := range map[string]string{"analyse": "from the seat of Russia", "replay": "as russia knows it: "} {
		if code, out, fault := run(command, save); code != 2 || out != "" || !strings.Contains(fault, "choose the side with --side") {
			t.Errorf("%s: code %d, out %q, err %q", command, code, out, fault)
		}
		if code, out, fault := run(command, save, "--side", "russia"); code != 0 || !strings.Contains(out, want) || strings.Contains(out, "seed 3") {
			t.Errorf("%s: code %d, out %q, err %q", command, code, out, fault)
		}
	}
}

// TestAGameWithoutActionsIsNotTold: a save of a game that has just begun, or has been taken
// back to its beginning, makes neither a film nor a report, but one sentence.
func TestAGameWithoutActionsIsNotTold(t *testing.T) {
	save, dir := begun(t, 0), t.TempDir()
	for _, out := range []string{"out.gif", "out.html", "out.pdf"} {
		command := "report"
		if out == "out.gif" {
			command = "film"
		}
		code, said, fault := run(command, save, "-o", filepath.Join(dir, out))
		if code != 1 || said != "" || !strings.Contains(fault, "nothing has happened in this game yet") || strings.Count(fault, "\n") != 1 {
			t.Errorf("%s: code %d, out %q, err %q", out, code, said, fault)
		}
	}
	if there, _ := os.ReadDir(dir); len(there) > 0 {
		t.Errorf("%d files were written all the same", len(there))
	}
}

// TestAGameOfOtherDataIsNotToldAsIfOfThese: where the data that a game was played with
// have gone, films and reports say so in a sentence, and leave the save alone.
func TestAGameOfOtherDataIsNotToldAsIfOfThese(t *testing.T) {
	own(t)
	save := begunWith(t, library.New(data.FS(), library.Folder()).Find, 5)
	if err := os.RemoveAll(library.Folder()); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(save)
	if err != nil {
		t.Fatal(err)
	}
	for command, name := range map[string]string{"film": "out.gif", "report": "out.html", "print": "out.png"} {
		out := filepath.Join(t.TempDir(), name)
		code, _, fault := run(command, save, "-o", out)
		if code != 0 || strings.Count(fault, "\n") != 1 || !strings.Contains(fault, "was made with different Battle for Galicia, 1914 data") {
			t.Errorf("%s: code %d, err %q", command, code, fault)
		}
		if now, err := os.ReadFile(save); err != nil || string(now) != string(whole) {
			t.Errorf("%s changed the save: %v", command, err)
		}
	}
}

// TestPicturesAreTakenAway wants a sequence that cannot be finished to leave nothing,
// and one that is there already to be left alone.
func TestPicturesAreTakenAway(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "frames")
	s, err := sequenceOf(dir + "/")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.open(); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := s.add(image.NewRGBA(image.Rect(0, 0, 4, 4))); err != nil {
			t.Fatal(err)
		}
	}
	again, err := sequenceOf(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.open(); err == nil || !strings.Contains(err.Error(), "frame-0001.png is there already") {
		t.Errorf("got %v", err)
	}
	s.drop()
	if _, err := os.Stat(dir); !os.IsNotExist(err) {
		t.Error("the folder is still there")
	}
	for out, want := range map[string]string{
		"film.gif": "", "film-%04d.png": "", "a/b/%d.png": "",
		"film.png": "needs one place for their number", "f%d-%d.png": "needs one place", "f%s.png": "needs one place", "film.mp4": "a film is a file ending in .gif", "film": "a film is",
	} {
		if _, err := sequenceOf(out); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", out, err)
		}
	}
}
