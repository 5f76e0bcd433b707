package start

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/theme"
)

type colorOf = color.Color

// plate is something with a round border that can be tapped, or chosen with
// Enter and the space bar: a card, a button, a switch with its text.
type plate struct {
	widget.BaseWidget
	th      *theme.Theme
	content fyne.CanvasObject
	tapped  func()
	arrows  func(step int) // up and down among plates of one group; may be nil

	pad            float32
	radius         float32
	primary, plain bool // filled with the accent; without ground or border
	chosen         bool
	off            bool

	focused, hovered bool
}

func newPlate(th *theme.Theme, content fyne.CanvasObject, tapped func()) *plate {
	p := &plate{th: th, content: content, tapped: tapped, pad: 8, radius: 10}
	p.ExtendBaseWidget(p)
	return p
}

// newButton makes a button, the primary one filled. size is that of the text.
func newButton(th *theme.Theme, text string, size, high float32, primary bool, tapped func()) *plate {
	t := canvas.NewText(text, th.Text)
	if primary {
		t.Color = th.OnAccent
	}
	t.TextSize, t.FontSource, t.Alignment = size*th.Scale, th.Semi(), fyne.TextAlignCenter
	box := &tall{t, reachable(th, high*(0.4+0.6*th.Scale)) - 16}
	p := newPlate(th, box.object(), tapped)
	p.primary, p.radius = primary, 8
	return p
}

// finger is the least height of what a finger is to meet.
const finger = 48

// reachable is a height, or a larger one where fingers are to meet it.
func reachable(th *theme.Theme, high float32) float32 {
	if th.Touch {
		return max(high, finger)
	}
	return high
}

// Tapped implements fyne.Tappable.
func (p *plate) Tapped(*fyne.PointEvent) {
	if !p.off && p.tapped != nil {
		p.tapped()
	}
}

// Disabled keeps the keyboard off what cannot be used.
func (p *plate) Disabled() bool { return p.off }

// Disable implements fyne.Disableable.
func (p *plate) Disable() { p.off = true; p.Refresh() }

// Enable implements fyne.Disableable.
func (p *plate) Enable() { p.off = false; p.Refresh() }

// FocusGained implements fyne.Focusable.
func (p *plate) FocusGained() { p.focused = true; p.Refresh(); reveal(p) }

// FocusLost implements fyne.Focusable.
func (p *plate) FocusLost() { p.focused = false; p.Refresh() }

// TypedRune implements fyne.Focusable.
func (p *plate) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (p *plate) TypedKey(e *fyne.KeyEvent) {
	step := map[fyne.KeyName]int{fyne.KeyUp: -1, fyne.KeyLeft: -1, fyne.KeyDown: 1, fyne.KeyRight: 1}[e.Name]
	switch {
	case e.Name == fyne.KeySpace, e.Name == fyne.KeyReturn, e.Name == fyne.KeyEnter:
		p.Tapped(nil)
	case step != 0 && p.arrows != nil:
		p.arrows(step)
	default:
		pass(p, e)
	}
}

// pass hands a key that something with the keyboard has no use for to the
// window, as if nothing had the keyboard.
func pass(o fyne.CanvasObject, e *fyne.KeyEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(e)
	}
}

// MouseIn implements desktop.Hoverable.
func (p *plate) MouseIn(*desktop.MouseEvent) { p.hovered = true; p.Refresh() }

// MouseMoved implements desktop.Hoverable.
func (p *plate) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (p *plate) MouseOut() { p.hovered = false; p.Refresh() }

// CreateRenderer implements fyne.Widget.
func (p *plate) CreateRenderer() fyne.WidgetRenderer {
	r := &plateRenderer{p: p, ground: canvas.NewRectangle(p.th.Raised)}
	r.Refresh()
	return r
}

type plateRenderer struct {
	p      *plate
	ground *canvas.Rectangle
}

func (r *plateRenderer) MinSize() fyne.Size {
	return r.p.content.MinSize().Add(fyne.NewSquareSize(2 * r.p.pad))
}

func (r *plateRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	r.p.content.Move(fyne.NewSquareOffsetPos(r.p.pad))
	r.p.content.Resize(size.Subtract(fyne.NewSquareSize(2 * r.p.pad)))
}

func (r *plateRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.p.content}
}

func (r *plateRenderer) Refresh() {
	p, th := r.p, r.p.th
	fill, edge, width := th.Raised, th.Line, float32(1)
	switch {
	case p.off:
		fill = th.Soft
	case p.primary:
		fill, edge = th.Accent, th.Accent
	case p.plain:
		fill, edge = color.NRGBA{}, color.NRGBA{}
	}
	if p.hovered && !p.off {
		fill = over(fill, th)
	}
	if p.chosen {
		edge, width = th.Accent, 2
	}
	r.ground.FillColor, r.ground.CornerRadius = fill, p.radius
	ring(r.ground, th, p.focused, edge)
	if !p.focused {
		r.ground.StrokeWidth = width
	}
	r.ground.Refresh()
	canvas.Refresh(p.content)
}

func (r *plateRenderer) Destroy() {}

// over is a fill under the pointer.
func over(c color.NRGBA, th *theme.Theme) color.NRGBA {
	if c.A == 0 {
		return color.NRGBA{th.Text.R, th.Text.G, th.Text.B, 14}
	}
	mix := func(a, b uint8) uint8 { return uint8((int(a)*92 + int(b)*8) / 100) }
	return color.NRGBA{mix(c.R, th.Text.R), mix(c.G, th.Text.G), mix(c.B, th.Text.B), c.A}
}
