package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/theme"
)

// pills is a choice of one among few: words side by side, the chosen one filled.
// The left and right arrows choose.
type pills struct {
	widget.BaseWidget
	th      *theme.Theme
	labels  []string
	chosen  int
	changed func(int)
	pad     float32 // beside the words of a pill, at both sides together

	focused bool
	hover   int
}

func newPills(th *theme.Theme, labels []string, chosen int, changed func(int)) *pills {
	p := &pills{th: th, labels: labels, chosen: chosen, changed: changed, hover: -1, pad: 26}
	p.ExtendBaseWidget(p)
	return p
}

// choose takes the i-th choice.
func (p *pills) choose(i int) {
	if i < 0 || i >= len(p.labels) || i == p.chosen {
		return
	}
	p.chosen = i
	p.Refresh()
	p.changed(i)
}

func (p *pills) size() float32 { return 13.5 * p.th.Scale }
func (p *pills) high() float32 { return reachable(p.th, 24+14*p.th.Scale) }

// widths are those of the single pills.
func (p *pills) widths() []float32 {
	list := make([]float32, len(p.labels))
	for i, l := range p.labels {
		list[i] = fyne.MeasureText(l, p.size(), fyne.TextStyle{Bold: true}).Width + p.pad
	}
	return list
}

// squeeze takes room from beside the words where the pills would be wider than they
// may be.
func (p *pills) squeeze(most float32) {
	wide := float32(6)
	for _, w := range p.widths() {
		wide += w
	}
	if wide > most {
		p.pad = max(4, p.pad-(wide-most)/float32(len(p.labels)))
	}
}

// at is the pill at a place, -1 for none.
func (p *pills) at(x float32) int {
	left := float32(3)
	for i, w := range p.widths() {
		if x >= left && x < left+w {
			return i
		}
		left += w
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (p *pills) Tapped(e *fyne.PointEvent) { p.choose(p.at(e.Position.X)) }

// FocusGained implements fyne.Focusable.
func (p *pills) FocusGained() { p.focused = true; p.Refresh(); reveal(p) }

// FocusLost implements fyne.Focusable.
func (p *pills) FocusLost() { p.focused = false; p.Refresh() }

// TypedRune implements fyne.Focusable.
func (p *pills) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (p *pills) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		p.choose(p.chosen - 1)
	case fyne.KeyRight:
		p.choose(p.chosen + 1)
	case fyne.KeySpace:
		p.choose((p.chosen + 1) % len(p.labels))
	default:
		pass(p, e)
	}
}

// MouseIn implements desktop.Hoverable.
func (p *pills) MouseIn(e *desktop.MouseEvent) { p.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (p *pills) MouseMoved(e *desktop.MouseEvent) {
	if i := p.at(e.Position.X); i != p.hover {
		p.hover = i
		p.Refresh()
	}
}

// MouseOut implements desktop.Hoverable.
func (p *pills) MouseOut() { p.hover = -1; p.Refresh() }

// CreateRenderer implements fyne.Widget.
func (p *pills) CreateRenderer() fyne.WidgetRenderer {
	r := &pillsRenderer{p: p, ground: canvas.NewRectangle(p.th.Soft), mark: canvas.NewRectangle(p.th.Accent), over: canvas.NewRectangle(p.th.Line)}
	for _, l := range p.labels {
		t := canvas.NewText(l, p.th.Text)
		t.TextSize, t.Alignment = p.size(), fyne.TextAlignCenter
		r.texts = append(r.texts, t)
	}
	r.Refresh()
	return r
}

type pillsRenderer struct {
	p                  *pills
	ground, mark, over *canvas.Rectangle
	texts              []*canvas.Text
}

func (r *pillsRenderer) MinSize() fyne.Size {
	w := float32(6)
	for _, x := range r.p.widths() {
		w += x
	}
	return fyne.NewSize(w, r.p.high())
}

func (r *pillsRenderer) Layout(fyne.Size) {
	size := r.MinSize() // the ground is no wider than its pills
	r.ground.Resize(size)
	r.ground.CornerRadius = size.Height / 2
	x := float32(3)
	r.over.Hide()
	for i, w := range r.p.widths() {
		cell := fyne.NewSize(w, size.Height-6)
		if i == r.p.chosen {
			r.mark.Move(fyne.NewPos(x, 3))
			r.mark.Resize(cell)
			r.mark.CornerRadius = cell.Height / 2
		} else if i == r.p.hover {
			r.over.Show()
			r.over.Move(fyne.NewPos(x, 3))
			r.over.Resize(cell)
			r.over.CornerRadius = cell.Height / 2
		}
		r.texts[i].Move(fyne.NewPos(x, (size.Height-r.texts[i].MinSize().Height)/2))
		r.texts[i].Resize(fyne.NewSize(w, r.texts[i].MinSize().Height))
		x += w
	}
}

func (r *pillsRenderer) Objects() []fyne.CanvasObject {
	list := []fyne.CanvasObject{r.ground, r.over, r.mark}
	for _, t := range r.texts {
		list = append(list, t)
	}
	return list
}

func (r *pillsRenderer) Refresh() {
	ring(r.ground, r.p.th, r.p.focused, r.p.th.Line)
	for i, t := range r.texts {
		t.Color, t.FontSource = r.p.th.Text, nil
		if i == r.p.chosen {
			t.Color, t.FontSource = r.p.th.OnAccent, r.p.th.Semi()
		}
		t.Refresh()
	}
	r.Layout(r.p.Size())
	r.mark.Refresh()
	r.over.Refresh()
}

func (r *pillsRenderer) Destroy() {}

// ring marks the outline of what has the keyboard.
func ring(r *canvas.Rectangle, th *theme.Theme, focused bool, usual colorOf) {
	r.StrokeColor, r.StrokeWidth = usual, 1
	if focused {
		r.StrokeColor, r.StrokeWidth = th.LitLine, 3
	}
	r.Refresh()
}
