//go:build display && !headless

package window

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"maps"
	"os/exec"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
	"github.com/go-gl/gl/v2.1/gl"
)

// TestPlainerShadersDrawTheSame shows the same things in two windows, one of which has the
// plainer shaders: no colour may differ by more than can be seen.
func TestPlainerShadersDrawTheSame(t *testing.T) {
	theirs := pictureOf(t, "Shaded by Fyne", 0, func(fyne.Window) func() { return func() {} })
	ours := pictureOf(t, "Shaded plainly", len(plainer), veil)
	if theirs.Bounds() != ours.Bounds() {
		t.Fatalf("the windows are %v and %v", theirs.Bounds(), ours.Bounds())
	}
	const most = 3 // of 255, at the rim of a letter
	colours := map[color.Color]bool{}
	for y := range theirs.Bounds().Dy() {
		for x := range theirs.Bounds().Dx() {
			c := theirs.At(x, y)
			colours[c] = true
			if d := apart(c, ours.At(x, y)); d > most {
				t.Fatalf("at %d, %d Fyne's shaders draw %v and ours %v", x, y, c, ours.At(x, y))
			}
		}
	}
	if len(colours) < 20 {
		t.Errorf("only %d colours were drawn", len(colours))
	}
}

// pictureOf shows things of every kind in a window and takes a picture of it.
func pictureOf(t *testing.T, title string, plain int, prepare func(fyne.Window) (shown func())) image.Image {
	t.Helper()
	fyne.DoAndWait(func() {
		w := shell.App.NewWindow(title)
		w.SetContent(shaded())
		w.Resize(fyne.NewSize(420, 260))
		shown := prepare(w)
		w.Show()
		shown()
		if got := plainPrograms(w); got != plain {
			t.Errorf("%s: %d programs with plainer shaders, not %d", title, got, plain)
		}
		t.Cleanup(func() { fyne.DoAndWait(w.Close) })
	})
	time.Sleep(time.Second)
	raw, err := exec.Command("import", "-window", title, "png:-").Output()
	if err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// plainPrograms is how many of a window's programs have plainer shaders.
func plainPrograms(w fyne.Window) (n int) {
	w.(interface{ RunWithContext(func()) }).RunWithContext(func() {
		for program := uint32(1); program <= mostPrograms; program++ {
			if !gl.IsProgram(program) {
				continue
			}
			for _, shader := range attachedTo(program) {
				if slices.Contains(slices.Collect(maps.Values(plainer)), sourceOf(shader)) {
					n++
				}
			}
		}
	})
	return n
}

// apart is by how much two colours differ, of 255.
func apart(a, b color.Color) int {
	r, g, bl, _ := a.RGBA()
	r2, g2, bl2, _ := b.RGBA()
	d := func(x, y uint32) int { return max(int(x>>8)-int(y>>8), int(y>>8)-int(x>>8)) }
	return max(d(r, r2), d(g, g2), d(bl, bl2))
}

// shaded are things of every kind for which there is a plainer shader.
func shaded() fyne.CanvasObject {
	red, blue := color.NRGBA{200, 40, 30, 255}, color.NRGBA{20, 60, 160, 120}
	at := func(o fyne.CanvasObject, x, y, w, h float32) fyne.CanvasObject {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(w, h))
		return o
	}
	picture := image.NewNRGBA(image.Rect(0, 0, 40, 40))
	for i := range picture.Pix {
		picture.Pix[i] = byte(i * 7)
	}
	img := canvas.NewImageFromImage(picture)
	img.Translucency = 0.3
	return container.NewWithoutLayout(
		at(&canvas.Rectangle{FillColor: red}, 10, 10, 80, 40),
		at(&canvas.Rectangle{FillColor: blue, StrokeColor: red, StrokeWidth: 3}, 60, 30, 80.5, 40.5),
		at(&canvas.Rectangle{StrokeColor: blue, StrokeWidth: 1}, 150, 10, 60, 60),
		at(&canvas.Rectangle{FillColor: red, CornerRadius: 12}, 220, 10, 80, 60),
		at(&canvas.Rectangle{FillColor: blue, StrokeColor: red, StrokeWidth: 2, CornerRadius: 8}, 260, 40, 90, 60),
		at(&canvas.Rectangle{FillColor: red, TopLeftCornerRadius: 20, BottomRightCornerRadius: 9}, 10, 90, 80, 60),
		at(&canvas.Circle{FillColor: blue, StrokeColor: red, StrokeWidth: 2}, 100, 90, 50, 50),
		at(img, 160, 100, 90, 90),
		at(canvas.NewText("Königsberg 1914", red), 10, 160, 120, 20),
		at(widget.NewButton("Undo", func() {}), 10, 190, 90, 36),
		at(widget.NewEntry(), 120, 190, 120, 36),
		at(&canvas.LinearGradient{StartColor: red, EndColor: blue}, 270, 110, 90, 60),
	)
}
