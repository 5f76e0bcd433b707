//go:build linux && cgo && !android && !arm && !arm64 && !gles && !wasm && !mobile && !ci && !headless && !display

package window

import (
	"io/fs"
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
	shaders := filepath.Join(fyneSource(t), "internal", "painter", "gl", "shaders")
	for _, name := range []string{"simple", "rectangle", "round_rectangle", "blur", "regular_polygon", "arc", "bezier_curve", "arbitrary_polygon", "ellipse"} {
		theirs, err := os.ReadFile(filepath.Join(shaders, name+".frag"))
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

// TestNobodyDrawsWhatHasNoShader reads what might: the program itself and all of Fyne's
// that makes widgets.
func TestNobodyDrawsWhatHasNoShader(t *testing.T) {
	invisible := regexp.MustCompile(`canvas\.\w*(Arc|BezierCurve|Ellipse|Polygon)\b`)
	roots := []string{filepath.Join("..", "..")}
	for _, dir := range []string{"container", "dialog", "internal/driver", "internal/widget", "layout", "theme", "widget"} {
		roots = append(roots, filepath.Join(fyneSource(t), filepath.FromSlash(dir)))
	}
	read := 0
	for _, root := range roots {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			read++
			source, err := os.ReadFile(path)
			if found := invisible.Find(source); found != nil {
				t.Errorf("%s draws a %s, which nobody would see", path, found)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if read < 500 {
		t.Errorf("only %d files were read", read)
	}
}

// fyneSource is the folder of Fyne's source.
func fyneSource(t *testing.T) string {
	t.Helper()
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "fyne.io/fyne/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(dir))
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
