package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// sideColor is the colour of a side's signs at the edge.
func sideColor(side string) colour {
	switch side {
	case "austria", "germany", "central":
		return pen.Hex("#2A5B8C")
	case "":
		return inkColor
	}
	return pen.Hex("#8A5A32")
}

// drawEntries draws the letters in roundels, ringed in the colour of the side
// whose edge it is.
func (c *canvas) drawEntries() {
	for _, e := range c.s.entries {
		if c.view.Grow(0.5).Has(e.at) {
			c.roundel(e.at, 0.20*max(1, c.k*0.85), e.letter, e.side)
		}
	}
}

func (c *canvas) roundel(at pen.Point, r float64, letter, side string) {
	ring := new(pen.Path).Circle(at.X, at.Y, r)
	c.p.Stroke(ring, pen.Stroke{Width: 0.42 * r, Color: pen.Alpha(haloColor, 0.9)})
	c.p.Fill(ring, pen.Winding, sideColor(side))
	c.p.Fill(new(pen.Path).Circle(at.X, at.Y, 0.84*r), pen.Winding, pen.Hex("#FBF7EA"))
	c.p.Stroke(new(pen.Path).Circle(at.X, at.Y, 0.74*r), pen.Stroke{Width: 0.05 * r, Color: sideColor(side)})
	text := pen.Text{Font: c.s.fonts.SerifBold, Size: 1.15 * r, Color: inkColor, Anchor: pen.Middle}
	if w := text.Width(letter); w > 1.18*r {
		text.Size *= 1.18 * r / w
	}
	text.Draw(c.p, at.X, at.Y+0.36*text.Size, letter)
}

// drawFriendly marks the map edges that are friendly to a side, outside the
// outline of play: beads in the shape of the side's supply symbol upon a band
// of its colour.
func (c *canvas) drawFriendly() {
	if len(c.s.entries) == 0 {
		return // edges where nothing comes on need no mark
	}
	for _, id := range c.s.ids {
		friendly := c.s.board.Hexes[id].Friendly
		corners := c.s.Corners(id)
		if len(friendly) == 0 || !c.sees(boxOf(corners[:]), 0.3) {
			continue
		}
		for d := range hex.Direction(hex.Directions) {
			if c.s.neighbour(id, d) == board.None {
				from, to := c.s.SideEnds(id, d)
				c.friendlySide(from, to, friendly)
			}
		}
	}
}

// friendlySide marks one side, whose hex lies on the left.
func (c *canvas) friendlySide(from, to pen.Point, friendly []string) {
	out := left(unit(to.Sub(from))).Mul(-0.055)
	band := new(pen.Path).MoveTo(from.X+out.X, from.Y+out.Y).LineTo(to.X+out.X, to.Y+out.Y)
	c.p.Stroke(band, pen.Stroke{Width: 0.075, Color: pen.Alpha(sideColor(friendly[0]), 0.34), Cap: pen.ButtCap})
	if c.z <= wide {
		return
	}
	for i := range 3 {
		at := between(from, to, (float64(i)+0.5)/3).Add(out)
		c.bead(at, 0.032*max(0.7, c.k), friendly[i%len(friendly)])
	}
}

func (c *canvas) bead(at pen.Point, r float64, side string) {
	path := new(pen.Path).Circle(at.X, at.Y, r)
	if sideColor(side) != sideColor("austria") {
		k := 1.25 * r
		path = new(pen.Path).Polygon(pen.Point{X: at.X, Y: at.Y - k}, pen.Point{X: at.X + k, Y: at.Y},
			pen.Point{X: at.X, Y: at.Y + k}, pen.Point{X: at.X - k, Y: at.Y})
	}
	c.p.Fill(path, pen.Winding, pen.Hex("#FBF7EA"))
	c.p.Stroke(path, pen.Stroke{Width: 0.40 * r, Color: sideColor(side)})
}
