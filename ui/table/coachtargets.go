package table

import (
	"fyne.io/fyne/v2"

	"vistula/ui/tour"
)

// area is a rectangle of the window.
type area struct {
	at   fyne.Position
	size fyne.Size
	hex  bool
}

// fan is the part of the window that a stack of this hex would be laid out in.
func (a area) fan() area {
	const beside, above = 130, 130
	return area{at: a.at.SubtractXY(beside, above), size: a.size.AddWidthHeight(2*beside, above)}
}

// common is how much of an area another one covers.
func (a area) common(b area) float32 {
	w := min(a.at.X+a.size.Width, b.at.X+b.size.Width) - max(a.at.X, b.at.X)
	h := min(a.at.Y+a.size.Height, b.at.Y+b.size.Height) - max(a.at.Y, b.at.Y)
	return max(0, w) * max(0, h)
}

// targets are where that is what the present step speaks of, as far as it is in
// sight.
func (c *coach) targets() []area {
	var list []area
	for _, o := range c.to.parts(c.step.At) {
		if o == nil || !o.Visible() || o.Size().Width < 1 {
			continue
		}
		if at, ok := c.placeOf(o); ok {
			list = append(list, area{at: at, size: o.Size()})
		}
	}
	if c.step.At == tour.Overlays && len(list) > 1 { // one ring for all
		first, last := list[0], list[len(list)-1]
		foot := last.at.Y + last.size.Height
		list = []area{{at: first.at, size: fyne.NewSize(first.size.Width, foot-first.at.Y)}}
	}
	if c.to.sheetUp() {
		return list // the map lies beneath
	}
	return append(list, c.seen(c.hexes())...)
}

// seen are the hexes that lie in sight.
func (c *coach) seen(hexes []string) (list []area) {
	side := float32(c.t.board.PixelsPerHex())
	board := area{at: c.t.board.Position(), size: c.t.board.Size()}
	for _, h := range hexes {
		p, ok := c.t.board.PlaceOf(h)
		a := area{board.at.Add(p).SubtractXY(side/2, side/2), fyne.NewSquareSize(side), true}
		if ok && a.common(board) > 0.9*side*side {
			list = append(list, a)
		}
	}
	return list
}

// decided are the hexes that a decision in hand is about, which the card should
// leave in sight though it does not speak of them.
func (c *coach) decided() []area {
	var hexes []string
	if s := c.t.view().Combat; s != nil {
		hexes = append(hexes, underAttack(s)...)
	}
	if o := c.t.desk.Choice(); o != nil {
		for _, m := range o.Hexes {
			hexes = append(hexes, m.Hex)
		}
	}
	return c.seen(hexes)
}

// placeOf is where a part of the table lies. The driver does not know of buttons of
// the bar that were made just now.
func (c *coach) placeOf(o fyne.CanvasObject) (fyne.Position, bool) {
	if at, ok := c.to.buttonAt(o); ok {
		return at, true
	}
	d := c.t.app.Driver()
	if d.CanvasForObject(o) == nil {
		return fyne.Position{}, false
	}
	return d.AbsolutePositionForObject(o).Subtract(d.AbsolutePositionForObject(c.box)), true
}
