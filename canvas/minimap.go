package canvas

import (
	"image"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/mapart"
	"vistula/canvas/overlay"
	"vistula/canvas/pen"
	"vistula/rules"
)

// Minimap is all maps of a board on a few square inches: the units as dots in their
// nations' colours, the front between them, and a frame about what the board shows,
// which can be dragged. Its picture is painted in a goroutine of the board when the
// view changes; while the board pans only the frame moves. Make it with
// Board.NewMinimap and show it the views that the board is shown.
type Minimap struct {
	widget.BaseWidget
	*workshop
	lens lens

	area  pen.Rect // of the sheet
	size  fyne.Size
	brush *runner
	land  *image.RGBA // without units; only touched by the brush
	pic   *fynecanvas.Image
	frame *fynecanvas.Rectangle
	dots  []dot
	grip  pen.Point // from the pointer to the middle of the frame while it is dragged
	held  bool
}

// lens is the view of the board as the minimap moves it.
type lens interface {
	Seen() pen.Rect
	LookAt(p pen.Point)
}

// dot is a stack on the minimap.
type dot struct {
	at     pen.Point // on the sheet
	side   rules.Side
	nation string
	sheet  int
}

var (
	_ desktop.Mouseable = (*Minimap)(nil)
	_ fyne.Draggable    = (*Minimap)(nil)
	_ fyne.Tappable     = (*Minimap)(nil)
)

func newMinimap(w *workshop, l lens, most fyne.Size) *Minimap {
	m := &Minimap{workshop: w, lens: l, brush: w.newRunner(), area: w.sheet.Frame().Grow(0.2)}
	k := min(most.Width/float32(m.area.W), most.Height/float32(m.area.H))
	m.size = fyne.NewSize(k*float32(m.area.W), k*float32(m.area.H))
	m.pic = newImage(nil)
	m.frame = fynecanvas.NewRectangle(pen.Alpha(overlay.White, 0.16))
	m.frame.StrokeColor, m.frame.StrokeWidth = frameColor, 2
	m.ExtendBaseWidget(m)
	return m
}

var frameColor = pen.Hex("#A3181C")

// SetView shows the units of a view.
func (m *Minimap) SetView(v *rules.View) {
	dots := make([]dot, 0, len(v.Stacks))
	for i := range v.Stacks {
		s := &v.Stacks[i]
		if id, ok := m.onSheet(s.Hex); ok && len(s.Units) > 0 {
			dots = append(dots, dot{m.sheet.Center(id), s.Side, s.Units[0].Nation, m.board.MapOf(id)})
		}
	}
	if m.pic.Image != nil && slices.Equal(dots, m.dots) {
		return
	}
	m.dots = dots
	m.paint()
}

// Clear takes the units away at once, before somebody else looks.
func (m *Minimap) Clear() {
	m.brush.do(func(func() bool) {})
	m.dots, m.pic.Image = nil, nil
	m.pic.Hide()
}

// paint paints the picture anew.
func (m *Minimap) paint() {
	dots, look := m.dots, m.look()
	w, h := int(m.size.Width*minimapScale), int(m.size.Height*minimapScale)
	m.brush.do(func(old func() bool) {
		if m.land == nil {
			m.land = m.paintSheet(w, h)
		}
		if old() {
			return
		}
		img := image.NewRGBA(m.land.Rect)
		copy(img.Pix, m.land.Pix)
		k := float64(w) / m.area.W
		pen.Paint(img, func(p pen.Pen) {
			p.Transform(pen.Translate(-m.area.X, -m.area.Y).Then(pen.Scale(k)))
			drawFront(p, dots, m.area, k, look.Threat)
			for _, d := range dots {
				r := pen.Rect{X: d.at.X, Y: d.at.Y}.Grow(max(0.36, 2.2/k))
				livery := look.Nation(d.nation)
				p.Fill(new(pen.Path).Rect(r.Grow(0.9/k)), pen.Winding, livery.Line)
				p.Fill(new(pen.Path).Rect(r), pen.Winding, livery.Middle)
			}
		})
		m.post(func() {
			if !old() {
				m.pic.Image = img
				m.pic.Show()
				m.pic.Refresh()
			}
		})
	})
}

// minimapScale is how many pixels a unit of the minimap has: it is small, and worth
// more than the coarsest screen shows.
const minimapScale = 1.5

// paintSheet paints the maps without what is too small to be seen on them.
func (m *Minimap) paintSheet(w, h int) *image.RGBA {
	const layers = mapart.Ground | mapart.Woods | mapart.Frontier | mapart.Rivers
	img := image.NewRGBA(image.Rect(0, 0, max(1, w), max(1, h)))
	k := float64(w) / m.area.W
	<-m.opening.over
	pen.Paint(img, func(p pen.Pen) { m.sheet.Draw(p, m.area, k, mapart.Options{Layers: layers}) })
	return img
}

// Follow moves the frame to what the board shows.
func (m *Minimap) Follow() {
	r, k := m.lens.Seen(), m.scale()
	x0, y0 := max(r.X, m.area.X), max(r.Y, m.area.Y)
	x1, y1 := min(r.Right(), m.area.Right()), min(r.Bottom(), m.area.Bottom())
	m.frame.Move(fyne.NewPos(float32((x0-m.area.X)*k), float32((y0-m.area.Y)*k)))
	m.frame.Resize(fyne.NewSize(float32(max(4/k, x1-x0)*k), float32(max(4/k, y1-y0)*k)))
}

// scale is how many units of the minimap a hex width has.
func (m *Minimap) scale() float64 { return float64(m.size.Width) / m.area.W }

// Useful tells whether the board shows so little of the maps that one may be lost.
func (m *Minimap) Useful() bool {
	r := m.lens.Seen()
	w := min(r.Right(), m.area.Right()) - max(r.X, m.area.X)
	h := min(r.Bottom(), m.area.Bottom()) - max(r.Y, m.area.Y)
	const much = 0.6
	return w*h < much*m.area.W*m.area.H
}

// onArea is the place of the sheet at a place of the minimap.
func (m *Minimap) onArea(at fyne.Position) pen.Point {
	return pen.Point{X: m.area.X, Y: m.area.Y}.Add(pen.Point{X: float64(at.X), Y: float64(at.Y)}.Mul(1 / m.scale()))
}

// take begins to move the frame: by where it was taken, or to where the click was.
func (m *Minimap) take(at fyne.Position) {
	p, r := m.onArea(at), m.lens.Seen()
	m.grip, m.held = pen.Point{}, true
	if r.Has(p) && m.Useful() {
		m.grip = r.Center().Sub(p)
	}
}

// MouseDown implements desktop.Mouseable.
func (m *Minimap) MouseDown(e *desktop.MouseEvent) { m.take(e.Position) }

// MouseUp implements desktop.Mouseable.
func (m *Minimap) MouseUp(*desktop.MouseEvent) { m.held = false }

// Dragged implements fyne.Draggable.
func (m *Minimap) Dragged(e *fyne.DragEvent) {
	if !m.held {
		m.take(e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY))
	}
	m.lens.LookAt(m.onArea(e.Position).Add(m.grip))
}

// DragEnd implements fyne.Draggable.
func (m *Minimap) DragEnd() { m.held = false }

// Tapped implements fyne.Tappable: the board looks there.
func (m *Minimap) Tapped(e *fyne.PointEvent) { m.lens.LookAt(m.onArea(e.Position)) }

// CreateRenderer implements fyne.Widget.
func (m *Minimap) CreateRenderer() fyne.WidgetRenderer { return &minimapRenderer{m} }

type minimapRenderer struct{ m *Minimap }

// Layout implements fyne.WidgetRenderer.
func (r *minimapRenderer) Layout(fyne.Size) {
	r.m.pic.Resize(r.m.size)
	r.m.Follow()
}

// MinSize implements fyne.WidgetRenderer.
func (r *minimapRenderer) MinSize() fyne.Size { return r.m.size }

// Objects implements fyne.WidgetRenderer.
func (r *minimapRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.m.pic, r.m.frame}
}

// Refresh implements fyne.WidgetRenderer: in another palette all looks different.
func (r *minimapRenderer) Refresh() {
	if r.m.pic.Image != nil {
		r.m.paint()
	}
}

// Destroy implements fyne.WidgetRenderer.
func (r *minimapRenderer) Destroy() {}

// drawFront draws the line between the two sides where they stand against one another.
func drawFront(p pen.Pen, dots []dot, area pen.Rect, k float64, c color.NRGBA) {
	line := frontOf(dots, area)
	p.Stroke(line, pen.Stroke{Width: 4 / k, Color: pen.Alpha(overlay.White, 0.9)})
	p.Stroke(line, pen.Stroke{Width: 2 / k, Color: c})
}
