package start

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"vistula/ui/theme"
)

// newToggle makes a switch with a title and a line of help beside it. On shows
// a tick, off a ring, so that it is not told by colour alone.
func newToggle(th *theme.Theme, title, help string, on bool, width float32, changed func(bool)) *plate {
	face := container.New(&switchLayout{}, canvas.NewRectangle(th.Soft), canvas.NewCircle(color.White), canvas.NewLine(th.Text), canvas.NewLine(th.Text), canvas.NewCircle(color.Transparent))
	show(face, th, on)
	words := lines(1, text(title, th.Semi(), 13.5*th.Scale, th.Text))
	if help != "" {
		words.Add(prose(help, nil, 12.5*th.Scale, th.Second, width-74))
	}
	line := row(10, face, words)
	p := newPlate(th, line, nil)
	p.plain, p.pad = true, max(5, (reachable(th, 0)-line.MinSize().Height)/2)
	p.tapped = func() {
		on = !on
		show(face, th, on)
		face.Refresh()
		changed(on)
	}
	return p
}

// show sets the colours of a switch.
func show(face *fyne.Container, th *theme.Theme, on bool) {
	ground, knob := face.Objects[0].(*canvas.Rectangle), face.Objects[1].(*canvas.Circle)
	ring := face.Objects[4].(*canvas.Circle)
	knob.FillColor = th.Raised
	ground.FillColor, ground.CornerRadius = th.Neutral, 13
	if on {
		ground.FillColor = th.Accent
	}
	for _, o := range face.Objects[2:4] {
		tick := o.(*canvas.Line)
		tick.StrokeColor, tick.StrokeWidth = th.OnAccent, 2
		tick.Hidden = !on
	}
	ring.StrokeColor, ring.StrokeWidth, ring.Hidden = th.Raised, 2, on
	face.Layout.(*switchLayout).on = on
	face.Layout.Layout(face.Objects, face.Size())
}

// switchLayout places the parts of a switch.
type switchLayout struct{ on bool }

// MinSize implements fyne.Layout.
func (*switchLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(46, 26) }

// Layout implements fyne.Layout.
func (l *switchLayout) Layout(o []fyne.CanvasObject, _ fyne.Size) {
	o[0].Resize(fyne.NewSize(46, 26))
	x := float32(3)
	if l.on {
		x = 23
	}
	o[1].Move(fyne.NewPos(x, 3))
	o[1].Resize(fyne.NewSquareSize(20))
	stroke(o[2], 9, 13, 13, 17)
	stroke(o[3], 13, 17, 19, 9)
	o[4].Move(fyne.NewPos(31, 9))
	o[4].Resize(fyne.NewSquareSize(8))
}

func stroke(o fyne.CanvasObject, x1, y1, x2, y2 float32) {
	l := o.(*canvas.Line)
	l.Position1, l.Position2 = fyne.NewPos(x1, y1), fyne.NewPos(x2, y2)
}
