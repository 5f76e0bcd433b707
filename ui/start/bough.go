package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"vistula/ui/theme"
)

// bough draws the lines that lead to a branch in the tree: those that pass it by, and
// its own.
type bough struct{ limb }

func newBough(th *theme.Theme, l limb) *fyne.Container {
	b := &bough{l}
	var parts []fyne.CanvasObject
	for range len(l.through) + 2 {
		line := canvas.NewRectangle(th.Neutral)
		parts = append(parts, line)
	}
	return container.New(b, parts...)
}

// MinSize implements fyne.Layout.
func (b *bough) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(float32(b.depth)*limbStep, 1)
}

// Layout implements fyne.Layout.
func (b *bough) Layout(o []fyne.CanvasObject, size fyne.Size) {
	const thick = 2
	put := func(o fyne.CanvasObject, x, y, w, h float32) {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(w, h))
	}
	x := func(depth int) float32 { return (float32(depth) - 0.5) * limbStep }
	for i, on := range b.through {
		seen(o[i], on)
		put(o[i], x(i), 0, thick, size.Height)
	}
	down, across := o[len(o)-2], o[len(o)-1]
	high := size.Height
	if b.last {
		high /= 2
	}
	put(down, x(b.depth), 0, thick, high)
	put(across, x(b.depth), size.Height/2, limbStep/2-2, thick)
}
