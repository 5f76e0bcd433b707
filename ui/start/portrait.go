package start

import (
	"cmp"
	"image"
	"math"
	"slices"

	"vistula/canvas/counter"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/rules"
)

// Measures of a portrait, in units of Fyne.
const (
	portraitHex  = 17.0 // least width of a hex
	portraitMost = 40.0
	portraitPart = 0.8 // of a hex that a counter covers
)

// portrait paints a position small: the map where the two sides face each other, with
// the counters that stand there. k is the number of pixels in a unit of Fyne.
func portrait(s mapart.Map, tokens *counter.Painter, w, h int, k float64, blocks []Block, period bool) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	view, px := fit(s.Frame(), float64(w), float64(h))
	if box := around(s, blocks); box != (pen.Rect{}) {
		view, px = fit(box.Grow(0.8), float64(w), float64(h))
		px = clamp(px, portraitHex*k, portraitMost*k)
		c := box.Center()
		if view.W*view.H > 0 && (box.W > float64(w)/px || box.H > float64(h)/px) {
			c = facing(s, blocks)
		}
		view = pen.Rect{X: c.X - float64(w)/px/2, Y: c.Y - float64(h)/px/2, W: float64(w) / px, H: float64(h) / px}
		view = within(view, s.Frame())
	}
	pen.Paint(img, func(p pen.Pen) {
		p.Fill(new(pen.Path).Rect(pen.Rect{W: float64(w), H: float64(h)}), pen.Winding, tableColor)
		s.Draw(p, view, px, mapart.Options{Layers: portraitLayers(px / k)})
		drawTokens(p, s, tokens, view, px, blocks, period)
	})
	return img
}

// portraitLayers are what is drawn of the map where a hex is so wide. Before the first unit
// stands on it the whole map shows, and names would cover it.
func portraitLayers(hex float64) mapart.Layers {
	if hex < portraitHex-0.5 {
		return farLayers
	}
	return mapart.All &^ (mapart.Frame | mapart.Supply | mapart.Numbers | mapart.Closed)
}

// facing is the middle between the two stacks of different sides that have the most
// others round them of those that stand near to each other: where it is decided.
func facing(s mapart.Map, blocks []Block) pen.Point {
	type post struct {
		at   pen.Point
		side rules.Side
	}
	var posts []post
	for _, b := range blocks {
		if id, ok := s.Board().Find(b.Hex); ok && s.Has(id) {
			posts = append(posts, post{s.Center(id), b.Side})
		}
	}
	const near, wide = 2.5, 5.0
	away := func(a, b pen.Point) float64 { d := a.Sub(b); return math.Hypot(d.X, d.Y) }
	best, most := around(s, blocks).Center(), -1
	for _, p := range posts {
		n, enemy := 0, false
		for _, o := range posts {
			d := away(p.at, o.at)
			if d < wide {
				n++
			}
			enemy = enemy || o.side != p.side && d < near
		}
		if enemy {
			n += 1000
		}
		if n > most {
			best, most = p.at, n
		}
	}
	return best
}

// drawTokens draws the counters of the blocks from the upper edge to the lower.
func drawTokens(p pen.Pen, s mapart.Map, tokens *counter.Painter, view pen.Rect, px float64, blocks []Block, period bool) {
	type laid struct {
		at pen.Point
		b  *Block
	}
	var list []laid
	for i := range blocks {
		if id, ok := s.Board().Find(blocks[i].Hex); ok && s.Has(id) {
			list = append(list, laid{s.Center(id), &blocks[i]})
		}
	}
	slices.SortStableFunc(list, func(a, b laid) int { return cmp.Compare(a.at.Y, b.at.Y) })
	style := counter.Style{Soft: true, NoArrow: true, Bare: true, Period: period}
	side := math.Round(px * portraitPart)
	if side < counter.BlockBelow {
		style.Detail = counter.Block
	}
	for _, x := range list {
		at := pen.Point{X: math.Round((x.at.X - view.X) * px), Y: math.Round((x.at.Y - view.Y) * px)}
		tokens.DrawStack(p, x.b.stack(), pen.Rect{X: at.X - side/2, Y: at.Y - side/2, W: side, H: side}, style)
	}
}
