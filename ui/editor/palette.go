package editor

import (
	"image"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/guard"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/ui/question"
	"vistula/ui/theme"
)

// palette is the column of brushes, each with a piece of the map that shows it.
type palette struct {
	e       *Editor
	brushes []*brush
	buttons []*question.Button
	box     *container.Scroll
}

func newPalette(e *Editor) *palette {
	p := &palette{e: e, brushes: e.brushes()}
	list := container.NewVBox()
	group := ""
	for _, b := range p.brushes {
		if b.group != group && b.group != groupPick {
			list.Add(small(lang.L(b.group)))
		}
		group = b.group
		button := question.NewButton(e.win, b.label, false, func() { e.use(b) }, e.focusBoard)
		button.Alignment = widget.ButtonAlignLeading
		p.buttons = append(p.buttons, button)
		list.Add(container.NewBorder(nil, nil, p.swatch(b), nil, button))
	}
	p.box = container.NewVScroll(container.New(&margins{8, 8}, list))
	return p
}

// small is the head of a group.
func small(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.SizeName = fynetheme.SizeNameCaptionText
	l.TextStyle.Bold = true
	l.Truncation = fyne.TextTruncateEllipsis
	return l
}

// look lights the brush in hand.
func (p *palette) look() {
	for i, b := range p.brushes {
		want := widget.MediumImportance
		if b == p.e.brush {
			want = widget.HighImportance
		}
		if p.buttons[i].Importance != want {
			p.buttons[i].Importance = want
			p.buttons[i].Refresh()
		}
	}
}

// step takes the next brush in hand.
func (p *palette) step(n int) {
	for i, b := range p.brushes {
		if b == p.e.brush {
			p.e.use(p.brushes[(i+n+len(p.brushes))%len(p.brushes)])
			return
		}
	}
}

// Size of a swatch, the radius of its corners, and pixels a hex in it.
const (
	swatchWide, swatchHigh = 46, 30
	swatchRound            = 4
	swatchHex              = 34
)

// swatch is a piece of the map where the thing is seen; nothing for a brush of
// which the map has no example.
func (p *palette) swatch(b *brush) fyne.CanvasObject {
	img := fynecanvas.NewImageFromImage(image.NewRGBA(image.Rect(0, 0, 1, 1)))
	img.SetMinSize(fyne.NewSize(swatchWide, swatchHigh))
	img.FillMode = fynecanvas.ImageFillStretch
	at, ok := p.example(b)
	if !ok {
		return container.NewCenter(img)
	}
	sheet := p.e.sheet.m()
	draw := func() image.Image { return piece(sheet, at) }
	if p.e.Now {
		img.Image = draw()
		return container.NewCenter(img)
	}
	guard.Go(func() {
		picture := draw()
		fyne.Do(guard.Func(func() {
			img.Image = picture
			img.Refresh()
		}))
	})
	return container.NewCenter(img)
}

// piece draws the map round a point.
func piece(sheet mapart.Map, at pen.Point) image.Image {
	const sharp = 2
	w, h, px := swatchWide*sharp, swatchHigh*sharp, float64(swatchHex*sharp)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	view := pen.Rect{X: at.X - float64(w)/px/2, Y: at.Y - float64(h)/px/2, W: float64(w) / px, H: float64(h) / px}
	pen.Paint(img, func(q pen.Pen) {
		sheet.Draw(q, view, px, mapart.Options{Layers: mapart.Tiles &^ mapart.Numbers})
	})
	return theme.Rounded(img, swatchRound*sharp)
}

// example is a place where the map shows what a brush paints, the more of it
// around the better.
func (p *palette) example(b *brush) (at pen.Point, ok bool) {
	brd, best := p.e.drawn, -1
	for i := range brd.Hexes {
		id := board.ID(i)
		for d := range hex.Direction(hex.Directions) {
			s := p.e.spotAt(id, d)
			if b.has == nil || b.on != onHex && s.beyond == "" || !b.sees(brd, s) {
				continue
			}
			n := 0
			for _, o := range brd.Neighbours(id) {
				if o != board.None && b.on == onHex && b.sees(brd, p.e.spotAt(o, d)) {
					n++
				}
			}
			if n > best {
				best, ok, at = n, true, p.e.sheet.Center(id)
				if b.on != onHex {
					x, y := p.e.sheet.SideEnds(id, d)
					at = pen.Point{X: (x.X + y.X) / 2, Y: (x.Y + y.Y) / 2}
				}
			}
			if b.on == onHex {
				break
			}
		}
		if best == hex.Directions || best >= 0 && b.on != onHex {
			break
		}
	}
	return at, ok
}

// sees tells whether the board shows what a brush paints: quicker than to ask
// the session hex by hex.
func (b *brush) sees(brd *board.Board, s spot) bool {
	h := &brd.Hexes[s.id]
	f := brd.Side(s.id, s.d)
	switch b.group {
	case groupTerrain:
		return h.Terrain == b.what
	case groupCountry:
		return false // a piece of the map does not show it
	case groupRails:
		return b.what == "rail1" && brd.Tracks(s.id, s.d) == 1 || b.what == "rail2" && brd.Tracks(s.id, s.d) == 2
	case groupFlags:
		return b.what == "river" && h.River || b.what == "border" && h.Border || b.what == "forbidden" && h.Forbidden || b.what == "fortress" && h.Fortress
	}
	switch b.what {
	case "major_river":
		return f.Has(board.River | board.Major)
	case "river", "minor_river":
		return f.Has(board.River) && !f.Has(board.Major) && !f.Has(board.Bridge)
	case "bridge":
		return f.Has(board.Bridge)
	case "ridge":
		return f.Has(board.Ridge)
	case "border":
		return f.Has(board.Border) && !f.Has(board.River)
	case "blocked":
		return f.Has(board.Blocked)
	case "fort":
		return f.Has(board.Fortified)
	}
	return false
}
