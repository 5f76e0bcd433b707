package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
)

// knobs are the round buttons on the map of a slim table, and what folds out
// beside them.
type knobs struct {
	t    *tabletop
	to   knobActs
	box  *fyne.Container
	left []*knob
	zoom []*knob
	out  *fyne.Container // what is folded out
	over *fyne.Container // where that lies: over the panels, which the buttons do not cover
	from int             // the button it belongs to, -1 for none
	made look
}

// knob is one round button.
type knob struct {
	*tapped
	pic *picture
	lit func() bool
	was bool
}

// knobActs is what the round buttons do, and which of them are lit.
type knobActs interface {
	slidIn(panel string) bool
	slide(panel string)
	overlayOn(id string) bool
	toggleOverlay(id string)
	commands() []command
	keepKeys()
}

func newKnobs(t *tabletop, to knobActs) *knobs {
	k := &knobs{t: t, to: to, from: -1, out: container.NewStack()}
	k.box, k.over = container.New(k), container.NewWithoutLayout(k.out)
	k.out.Hide()
	k.box.Hide()
	return k
}

// fill shows which buttons are lit.
func (k *knobs) fill() {
	if k.made != k.t.look {
		k.made = k.t.look
		k.build()
	}
	for _, list := range [][]*knob{k.left, k.zoom} {
		for _, b := range list {
			if lit := b.lit(); lit != b.was {
				b.was = lit
				b.pic.image.Refresh()
			}
		}
	}
}

// build makes the buttons anew.
func (k *knobs) build() {
	t, to := k.t, k.to
	never := func() bool { return false }
	k.left = []*knob{
		k.knob(iconMenu, lang.L("Menu"), func() bool { return k.from == 0 }, func() { k.fold(0) }),
		k.knob(iconLayers, lang.L("Overlays"), func() bool { return k.from == 1 }, func() { k.fold(1) }),
		k.knob(iconUnit, lang.L("Unit"), func() bool { return to.slidIn(panelUnit) }, func() { to.slide(panelUnit) }),
		k.knob(iconJournal, lang.L("Journal"), func() bool { return to.slidIn(panelJournal) }, func() { to.slide(panelJournal) }),
	}
	k.zoom = []*knob{k.knob(iconPlus, lang.L("Zoom in (+)"), never, t.board.ZoomIn), k.knob(iconMinus, lang.L("Zoom out (−)"), never, t.board.ZoomOut)}
	k.close()
	k.box.Objects = nil
	for _, list := range [][]*knob{k.left, k.zoom} {
		for _, b := range list {
			k.box.Add(b)
		}
	}
	k.again()
}

func (k *knobs) knob(sign icon, words string, lit func() bool, do func()) *knob {
	t := k.t
	b := &knob{lit: lit, was: lit()}
	b.pic = newPicture(t.px(knobSide), t.px(knobSide), func(p pen.Pen, w, h float64) {
		c, fill := t.look.Text, t.look.Ground
		if lit() {
			c, fill = t.look.OnAccent, t.look.Accent
		}
		p.Fill(new(pen.Path).Circle(w/2, h/2+1, w/2-1), pen.Winding, color.NRGBA{A: 60})
		p.Fill(new(pen.Path).Circle(w/2, h/2-0.5, w/2-1.5), pen.Winding, fill)
		p.Save()
		size := w * 0.46
		p.Transform(pen.Scale(size).Then(pen.Translate(w/2-size/2, h/2-size/2)))
		sign(p, c)
		p.Restore()
	})
	b.tapped = t.tappable(b.pic, func() {
		do()
		k.fill()
		if k.from < 0 {
			k.to.keepKeys()
		}
	}).hint(says(words))
	b.ring.CornerRadius = t.px(knobSide) / 2
	return b
}

// fold folds out what belongs to a button, or shuts it.
func (k *knobs) fold(i int) {
	if k.from == i {
		k.close()
		return
	}
	k.from = i
	body := k.menu()
	if i == 1 {
		body = k.overlays()
	}
	k.show(body)
	k.fill()
}

// show folds something out.
func (k *knobs) show(body fyne.CanvasObject) {
	k.out.Objects = []fyne.CanvasObject{body}
	k.out.Show()
	k.again()
	k.over.Refresh()
}

// seen shows the buttons, or hides them with what is folded out.
func (k *knobs) seen(yes bool) {
	seen(k.box, yes)
	seen(k.over, yes)
}

// close shuts what is folded out; it tells whether there was anything.
func (k *knobs) close() bool {
	was := k.from >= 0
	k.from = -1
	k.out.Objects = nil
	k.out.Hide()
	if was {
		k.fill()
	}
	return was
}

// overlays are the overlays as the rail has them, in as many lines as they need.
func (k *knobs) overlays() fyne.CanvasObject {
	t := k.t
	cell := fyne.NewSize(t.px(railWidth), t.px(50))
	per := max(1, int((t.windowSize().Width-2*t.px(knobStep)-2*knobEdge-30)/(cell.Width+2)))
	grid := rows(4)
	line := columns(2)
	for i, o := range t.overlayKinds() {
		if i > 0 && i%per == 0 {
			grid.Add(line)
			line = columns(2)
		}
		pic := t.place(o.icon, lang.L(o.label), t.px(50), func() bool { return k.to.overlayOn(o.id) })
		line.Add(t.tappable(pic, func() {
			k.to.toggleOverlay(o.id)
			pic.image.Refresh()
			k.to.keepKeys()
		}).hint(o.tip))
	}
	grid.Add(line)
	return k.card(padded(6, 6, 8, 8, grid))
}

// menu is what concerns the game as a whole, in two columns.
func (k *knobs) menu() fyne.CanvasObject { return k.lines(k.to.commands()) }

// open shows the lines of a group in place of those among which it stands.
func (k *knobs) open(group command) {
	back := command{label: "‹ " + group.label, do: func() { k.fold(0) }}
	k.show(k.lines(append([]command{back}, group.more...)))
}

// lines are commands as buttons in two columns, or in one where that is too wide.
func (k *knobs) lines(list []command) fyne.CanvasObject {
	t := k.t
	halves := []*fyne.Container{rows(4), rows(4)}
	wide := float32(0)
	for _, c := range list {
		wide = max(wide, t.text(opening(c), 15, semi, t.look.Text).MinSize().Width+44)
	}
	for i, c := range list {
		half := halves[0]
		if i >= (len(list)+1)/2 {
			half = halves[1]
		}
		half.Add(sized(wide, t.finger(), t.pressable(opening(c), nil, func() { k.press(c) })))
	}
	body := columns(6, halves[0], halves[1])
	if room := t.windowSize().Width - t.px(knobEdge+knobStep) - 40; body.MinSize().Width > room {
		body = rows(4, halves[0], halves[1])
	}
	const tag = 44 // of the place that is pointed at, beneath
	high := min(body.MinSize().Height, k.box.Size().Height-2*knobEdge-16-t.px(tag))
	scroll := container.NewVScroll(body)
	scroll.SetMinSize(fyne.NewSize(body.MinSize().Width+scrollBar, high))
	return k.card(padded(8, 8, 8, 2, scroll))
}

// opening is a line with a sign behind it where it opens others.
func opening(c command) string {
	if len(c.more) > 0 {
		return c.label + " ›"
	}
	return c.label
}

// press carries a line out, or shows the lines it opens.
func (k *knobs) press(c command) {
	if len(c.more) > 0 {
		k.open(c)
		return
	}
	k.close()
	c.do()
}

// card is the ground on which something lies that is folded out.
func (k *knobs) card(o fyne.CanvasObject) fyne.CanvasObject {
	return container.NewStack(newScreen(plate(k.t.look.Ground, k.t.look.Line, k.t.px(25)), nil), o)
}

func (k *knobs) again() { k.Layout(nil, k.box.Size()) }

// Layout implements fyne.Layout.
func (k *knobs) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	t := k.t
	side, step, edge := t.px(knobSide), t.px(knobStep), float32(knobEdge)
	if high := size.Height - t.covered.Bottom; 4*step > high { // little room above a sheet
		step = max(side+2, (high-edge)/4)
	}
	put := func(b *knob, x, y float32) {
		b.Resize(fyne.NewSize(side, side))
		b.Move(fyne.NewPos(x, y))
		if y+side > size.Height-t.covered.Bottom {
			b.Hide()
		} else {
			b.Show()
		}
	}
	for i, b := range k.left {
		put(b, edge, edge+float32(i)*step)
	}
	for i, b := range k.zoom {
		put(b, size.Width-t.covered.Right-side-edge, edge+float32(i)*step)
	}
	if k.from < 0 {
		return
	}
	m := k.out.MinSize()
	y := edge + float32(k.from)*step + side/2 - m.Height/2
	k.out.Resize(m)
	k.out.Move(fyne.NewPos(edge+step, max(edge/2, min(y, size.Height-m.Height-edge/2))))
}

// MinSize implements fyne.Layout.
func (k *knobs) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(1, 1) }

// signs of the round buttons.
func iconMenu(p pen.Pen, c color.NRGBA) {
	for _, y := range []float64{0.18, 0.5, 0.82} {
		line(p, c, new(pen.Path).MoveTo(0.06, y).LineTo(0.94, y))
	}
}

func iconLayers(p pen.Pen, c color.NRGBA) {
	for _, y := range []float64{0.72, 0.5, 0.28} {
		path := new(pen.Path).MoveTo(0.5, y-0.24).LineTo(0.96, y).LineTo(0.5, y+0.24).LineTo(0.04, y)
		line(p, c, path.Close())
	}
}

func iconUnit(p pen.Pen, c color.NRGBA) {
	line(p, c, new(pen.Path).Rect(pen.Rect{X: 0.04, Y: 0.18, W: 0.92, H: 0.64}).MoveTo(0.04, 0.18).LineTo(0.96, 0.82).MoveTo(0.04, 0.82).LineTo(0.96, 0.18))
}

func iconJournal(p pen.Pen, c color.NRGBA) {
	path := new(pen.Path).Rect(pen.Rect{X: 0.14, Y: 0.02, W: 0.72, H: 0.96})
	for _, y := range []float64{0.28, 0.5, 0.72} {
		path.MoveTo(0.3, y).LineTo(0.7, y)
	}
	line(p, c, path)
}

func iconPlus(p pen.Pen, c color.NRGBA) {
	p.Stroke(new(pen.Path).MoveTo(0.5, 0.2).LineTo(0.5, 0.8).MoveTo(0.2, 0.5).LineTo(0.8, 0.5), pen.Stroke{Width: 0.14, Color: c})
}

func iconMinus(p pen.Pen, c color.NRGBA) {
	p.Stroke(new(pen.Path).MoveTo(0.2, 0.5).LineTo(0.8, 0.5), pen.Stroke{Width: 0.14, Color: c})
}

// find is one of the round buttons at the left.
func (k *knobs) find(i int) []fyne.CanvasObject {
	if i >= len(k.left) {
		return nil
	}
	return []fyne.CanvasObject{k.left[i]}
}
