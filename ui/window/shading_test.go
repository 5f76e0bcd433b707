//go:build linux && cgo && !android && !arm && !arm64 && !gles && !wasm && !mobile && !ci && !headless

package window

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// TestThePlainerShadersAreForThisFyne fails when Fyne's shaders have changed: then those
// that stand in for them must be compared with the new ones.
func TestThePlainerShadersAreForThisFyne(t *testing.T) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "fyne.io/fyne/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"simple", "rectangle", "round_rectangle"} {
		theirs, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "internal", "painter", "gl", "shaders", name+".frag"))
		if err != nil {
			t.Fatal(err)
		}
		ours, known := instead(string(theirs))
		if !known {
			t.Errorf("Fyne's shader %s is not the one that ours was written for", name)
		}
		for _, in := range declared(ours) {
			if !strings.Contains(string(theirs), in+";") {
				t.Errorf("%s: %q is nothing that Fyne's shader is given", name, in)
			}
		}
	}
	if _, known := instead("void main() {}"); known {
		t.Error("a shader that nobody knows has another in its place")
	}
}

// TestAVeilKeepsWhatIsBelow takes it away twice, as a loop that is taken up again does.
func TestAVeilKeepsWhatIsBelow(t *testing.T) {
	w := test.NewTempWindow(t, widget.NewLabel("a label"))
	entry := widget.NewEntry()
	content := container.NewVBox(entry)
	w.SetContent(content)
	w.Canvas().Focus(entry)
	unveil := veil(w)
	if w.Content() == content {
		t.Error("nothing lies over the content")
	}
	unveil()
	if w.Content() != content || w.Canvas().Focused() != entry {
		t.Errorf("below the veil were %v and the keyboard's %v", w.Content(), w.Canvas().Focused())
	}
	other := widget.NewLabel("another")
	w.SetContent(other)
	if unveil(); w.Content() != other {
		t.Error("what was shown since is gone")
	}
}

// declared is what a shader is given.
func declared(shader string) []string {
	return regexp.MustCompile(`(?m)^(?:uniform|varying) \w+ \w+`).FindAllString(shader, -1)
}
