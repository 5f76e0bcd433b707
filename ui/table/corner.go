package table

import (
	"fyne.io/fyne/v2"
)

// Of the minimap in its corner, at the usual size of the text: how large it is at most,
// and how much wider and higher the map must be for it not to be in the way.
const (
	miniWide = 196
	miniHigh = 132
	miniRoom = 3
)

// overlook shows the minimap where only a part of the maps is in sight, and moves its
// frame.
func (f *floating) overlook() {
	t := f.t
	f.mini.Follow()
	m, room := f.mini.MinSize(), t.board.Size()
	is := t.settings.Minimap && f.mini.Useful() && room.Width-t.covered.Right > miniRoom*m.Width && room.Height-t.covered.Bottom > miniRoom*m.Height
	if is == f.corner.Visible() {
		return
	}
	if is {
		f.corner.Objects = []fyne.CanvasObject{plate(t.look.Ground, t.look.Line, 6), padded(4, 4, 4, 4, f.mini)}
	}
	seen(f.corner, is)
	if !is {
		t.board.Corner(fyne.Size{})
	}
	f.again()
}

// survey shows the units of the view on the minimap.
func (f *floating) survey() {
	if f.t.settings.Minimap {
		f.mini.SetView(f.t.view())
	}
	f.overlook()
}

// layCorner puts the minimap over what lies at the lower right, and over the tray where
// that reaches so far.
func (f *floating) layCorner(lay func(o *fyne.Container, x, y float32), size, right fyne.Size, gap float32) {
	m, foot := f.corner.MinSize(), size.Height-gap
	if right.Height > 0 {
		foot -= right.Height + gap/2
	}
	left := size.Width - m.Width - gap
	if t := f.tray; t.Visible() && t.Position().X+t.Size().Width > left {
		foot = min(foot, t.Position().Y-gap/2)
	}
	lay(f.corner, left, foot-m.Height)
	f.t.board.Corner(fyne.NewSize(size.Width-left, size.Height-foot+m.Height))
}
