package start

import (
	"image"
	"image/color"
	"math"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
)

// Size of a box's front in the measures of covers.
const (
	coverWide = 222.0
	coverHigh = 288.0
	depth     = 13.0 // of the box, to the right and, flatter, upwards
)

// paintCover draws the front of a box, w pixels wide. sheet may be nil: then the
// window shows a bare grid. empty pales a box with nothing in it yet.
func paintCover(set *fonts.Set, c *cover, sheet mapart.Map, w int) *image.RGBA {
	k := float64(w) / coverWide
	img := image.NewRGBA(image.Rect(0, 0, w, int(math.Round(coverHigh*k))))
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Scale(k))
		drawCover(p, set, c, sheet, k)
	})
	return img
}

// drawCover draws the front of a box at k pixels a unit of its measures.
func drawCover(p pen.Pen, set *fonts.Set, c *cover, sheet mapart.Map, k float64) {
	front := pen.Rect{W: coverWide, H: coverHigh}
	p.Fill(new(pen.Path).Rect(front), pen.Winding, c.ground)
	linen(p, c.ground, front)
	drawWindow(p, c, sheet, k)
	ink := c.ink()
	for _, l := range c.lines {
		l.draw(p, set, c, ink)
	}
	if c.foot != "" {
		t := pen.Text{Font: set.SerifItalic, Size: 12.5, Color: c.rule, Anchor: pen.Middle, Tracking: 0.02}
		t.Draw(p, coverWide/2, footLine(c), c.foot)
	}
	drawRules(p, c)
	gloss(p, front)
}

// footLine is the base line of the foot, between window and frame.
func footLine(c *cover) float64 { return (c.window.Bottom()+coverHigh-9)/2 + 4 }

// ink is the colour of a title: cream on dark ground, else nearly black.
func (c *cover) ink() color.NRGBA {
	if dim(c.ground) {
		return pen.Hex("#FBF3DF")
	}
	return pen.Hex("#241A14")
}

func dim(c color.NRGBA) bool { return 3*int(c.R)+6*int(c.G)+int(c.B) < 1280 }

// draw writes a line of the title, narrower where it would reach the frame.
func (l *line) draw(p pen.Pen, set *fonts.Set, c *cover, ink color.NRGBA) {
	t := pen.Text{Font: set.Serif, Size: l.size, Color: ink, Anchor: pen.Middle, Tracking: l.tracking}
	switch {
	case l.bold:
		t.Font = set.SerifBold
	case l.italic:
		t.Font = set.SerifItalic
	}
	if l.rule {
		t.Color = c.rule
	}
	const room = coverWide - 2*20
	if wide := t.Width(l.text); wide > room {
		t.Size *= room / wide
	}
	t.Draw(p, coverWide/2+t.Tracking*t.Size/2, l.y, l.text)
}

// linen is the weave of the paper glued over the box.
func linen(p pen.Pen, ground color.NRGBA, r pen.Rect) {
	tone := pen.Alpha(pen.Mix(ground, pen.Hex("#000000"), 0.5), 0.05)
	if dim(ground) {
		tone = pen.Alpha(pen.Hex("#FFFFFF"), 0.035)
	}
	for y := r.Y + 1; y < r.Bottom(); y += 2.4 {
		p.Fill(new(pen.Path).Rect(pen.Rect{X: r.X, Y: y, W: r.W, H: 0.8}), pen.Winding, tone)
	}
}

// The map of a box is drawn larger than shown while the box is no larger than
// this: at its own size names would crowd it.
const (
	roomy = 1.5
	finer = 1.5
)

// drawWindow draws the map on the cover.
func drawWindow(p pen.Pen, c *cover, sheet mapart.Map, k float64) {
	r := c.window
	if sheet == nil {
		drawGrid(p, c)
	} else {
		drawDetails(p, c, sheet, k)
	}
	if c.dusk {
		dusk(p, c)
	}
	edge := new(pen.Path)
	if r.X > 0 {
		edge.Rect(r)
	} else {
		edge.MoveTo(0, r.Y).LineTo(coverWide, r.Y)
		if r.Bottom() < coverHigh {
			edge.MoveTo(0, r.Bottom()).LineTo(coverWide, r.Bottom())
		}
	}
	p.Stroke(edge, pen.Stroke{Width: 1.5, Color: c.rule})
}

// drawDetails draws the part of the map that the window shows: of a game with
// several maps a part of each, one below the other.
func drawDetails(p pen.Pen, c *cover, sheet mapart.Map, k float64) {
	r, q := c.window, k
	if k < roomy {
		q *= finer
	}
	places := c.places(sheet)
	const gap = 4.0
	high := (r.H - gap*float64(len(places)-1)) / float64(len(places))
	for i, at := range places {
		band := pen.Rect{X: r.X, Y: r.Y + float64(i)*(high+gap), W: r.W, H: high}
		p.Image(detail(sheet, int(math.Ceil(band.W*q)), int(math.Ceil(band.H*q)), at, c.hex*q), band)
		if i > 0 {
			line := new(pen.Path).MoveTo(r.X, band.Y-gap).LineTo(r.Right(), band.Y-gap).MoveTo(r.X, band.Y).LineTo(r.Right(), band.Y)
			p.Stroke(line, pen.Stroke{Width: 1.1, Color: c.rule})
		}
	}
}

// places are the hexes in the middle of what the window shows: those of the
// game's own maps, unless the map is that of another game.
func (c *cover) places(sheet mapart.Map) []string {
	for _, hex := range c.own {
		if _, ok := sheet.Board().Find(hex); !ok {
			return []string{c.at}
		}
	}
	if len(c.own) == 0 {
		return []string{c.at}
	}
	return c.own
}

// dusk lays the evening over the map: dark blue above, a glow at the foot.
func dusk(p pen.Pen, c *cover) {
	r := c.window
	const bands = 60
	for i := range bands {
		t := float64(i) / (bands - 1)
		y := r.Y + r.H*float64(i)/bands
		band := new(pen.Path).Rect(pen.Rect{X: r.X, Y: y, W: r.W, H: r.H / bands})
		tone := pen.Alpha(pen.Mix(c.ground, pen.Hex("#D9733A"), min(1, t*1.3)), 0.94-0.60*math.Sqrt(t))
		p.Fill(band, pen.Winding, tone)
	}
}

// drawGrid fills the window with hexes: what a cover shows before its map is
// drawn.
func drawGrid(p pen.Pen, c *cover) {
	r := c.window
	p.Save()
	defer p.Restore()
	p.Clip(new(pen.Path).Rect(r), pen.Winding)
	p.Fill(new(pen.Path).Rect(r), pen.Winding, pen.Mix(c.ground, pen.Hex("#F1EACF"), 0.80))
	side := c.hex / math.Sqrt(3)
	grid := new(pen.Path)
	for row := -1; float64(row)*1.5*side < r.H+2*side; row++ {
		for col := -1; float64(col)*c.hex < r.W+c.hex; col++ {
			x := r.X + (float64(col)+0.5*float64(row&1))*c.hex
			y := r.Y + float64(row)*1.5*side
			grid.MoveTo(x, y+side/2).LineTo(x, y-side/2).LineTo(x+c.hex/2, y-side).LineTo(x+c.hex, y-side/2)
		}
	}
	p.Stroke(grid, pen.Stroke{Width: 0.8, Color: pen.Alpha(c.ground, 0.45)})
}

// drawRules draws the double frame and the ornament under the title.
func drawRules(p pen.Pen, c *cover) {
	for _, f := range []struct{ in, width float64 }{{8, 1.3}, {11, 0.7}} {
		if c.window.X == 0 && c.window.Bottom() > coverHigh-20 && f.in > 8 {
			continue // a map that fills the foot takes one line only
		}
		p.Stroke(new(pen.Path).Rect(pen.Rect{W: coverWide, H: coverHigh}.Grow(-f.in)), pen.Stroke{Width: f.width, Color: pen.Alpha(c.rule, 0.85)})
	}
	if c.window.X == 0 {
		return
	}
	y := c.window.Y - 11
	line := new(pen.Path).MoveTo(coverWide/2-42, y).LineTo(coverWide/2-7, y).MoveTo(coverWide/2+7, y).LineTo(coverWide/2+42, y)
	p.Stroke(line, pen.Stroke{Width: 0.9, Color: c.rule})
	x := coverWide / 2
	p.Fill(new(pen.Path).Polygon(pen.Point{X: x - 4, Y: y}, pen.Point{X: x, Y: y - 4}, pen.Point{X: x + 4, Y: y}, pen.Point{X: x, Y: y + 4}), pen.Winding, c.rule)
}

// gloss is the light on the lid, from the upper left to the lower right, and
// the shade of its seam.
func gloss(p pen.Pen, r pen.Rect) {
	const bands = 48
	for i := range bands {
		t := (float64(i) + 0.5) / bands
		tone := pen.Alpha(pen.Hex("#FFFFFF"), 0.15*(1-t*2))
		if t > 0.5 {
			tone = pen.Alpha(pen.Hex("#000000"), 0.10*(t*2-1))
		}
		// A band runs across the diagonal: cut it out of the front.
		a, b := float64(i)/bands*(r.W+r.H), float64(i+1)/bands*(r.W+r.H)
		p.Fill(diagonal(r, a, b), pen.Winding, tone)
	}
	seam := r.Y + r.H*0.80
	p.Fill(new(pen.Path).Rect(pen.Rect{X: r.X, Y: seam, W: r.W, H: 0.9}), pen.Winding, color.NRGBA{A: 36})
	p.Fill(new(pen.Path).Rect(pen.Rect{X: r.X, Y: seam + 0.9, W: r.W, H: 0.8}), pen.Winding, pen.Alpha(pen.Hex("#FFFFFF"), 0.10))
}

// diagonal is the part of a rectangle where x+y, from its corner, lies between
// a and b.
func diagonal(r pen.Rect, a, b float64) *pen.Path {
	onTop := func(v float64) pen.Point { // along the upper edge, then down the right one
		if v <= r.W {
			return pen.Point{X: r.X + v, Y: r.Y}
		}
		return pen.Point{X: r.Right(), Y: r.Y + v - r.W}
	}
	onLeft := func(v float64) pen.Point {
		if v <= r.H {
			return pen.Point{X: r.X, Y: r.Y + v}
		}
		return pen.Point{X: r.X + v - r.H, Y: r.Bottom()}
	}
	p := new(pen.Path).Polyline(onTop(a), onTop(b))
	if a < r.W && b > r.W {
		p = new(pen.Path).Polyline(onTop(a), pen.Point{X: r.Right(), Y: r.Y}, onTop(b))
	}
	e := onLeft(b)
	p.LineTo(e.X, e.Y)
	if a < r.H && b > r.H {
		p.LineTo(r.X, r.Bottom())
	}
	e = onLeft(a)
	return p.LineTo(e.X, e.Y).Close()
}
