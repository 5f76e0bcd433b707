package table

import "fyne.io/fyne/v2"

// arrangement lays the table out: the map has what the panels leave.
type arrangement struct{ t *Table }

// Widths of the window from which there is room for more.
const (
	roomy = 1180 // the wide drawer
	ample = 1360 // phase arrows
	wide  = 1500 // words on the buttons
)

// Layout implements fyne.Layout.
func (a *arrangement) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	t := a.t
	bar := t.barHeight(size)
	left, top := t.px(railWidth), size.Height-bar
	t.bar.box.Move(fyne.NewPos(0, top))
	t.bar.box.Resize(fyne.NewSize(size.Width, bar))
	t.rail.box.Move(fyne.NewPos(0, 0))
	t.rail.box.Resize(fyne.NewSize(left, top))
	right := size.Width
	if t.drawer.open() {
		right -= t.drawerWidth(size)
		t.drawer.box.Show()
		t.drawer.box.Move(fyne.NewPos(right, 0))
		t.drawer.box.Resize(fyne.NewSize(size.Width-right, top))
	} else {
		t.drawer.box.Hide()
	}
	inner := fyne.NewSize(max(1, right-left), max(1, top))
	for _, o := range []fyne.CanvasObject{t.board, t.float.box} {
		o.Move(fyne.NewPos(left, 0))
		o.Resize(inner)
	}
	t.sheets.box.Move(fyne.NewPos(left, 0))
	t.sheets.resize(fyne.NewSize(size.Width-left, top))
}

// MinSize implements fyne.Layout.
func (a *arrangement) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(800, 560) }

func (t *Table) barHeight(size fyne.Size) float32 {
	if size.Width < roomy {
		return t.px(76)
	}
	return t.px(84)
}

func (t *Table) drawerWidth(size fyne.Size) float32 {
	if size.Width < roomy {
		return min(t.px(336), size.Width*0.45)
	}
	return min(t.px(392), size.Width*0.4)
}

// windowSize is the size of the table, as far as it is known.
func (t *Table) windowSize() fyne.Size {
	if s := t.content.Size(); s.Width > 1 {
		return s
	}
	return t.win.Canvas().Size()
}
