package start

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
	"vistula/ui/theme"
)

// shelfPainter paints the shelf.
type shelfPainter struct {
	set    *fonts.Set
	th     *theme.Theme
	games  []Game
	facts  []facts
	chosen int
	saves  int                        // how many games are not over yet
	cover  func(i, w int) *image.RGBA // of a box's front; may be of another size
}

// paint paints the shelf, img.Bounds() pixels for a plan of the same shape.
func (s *shelfPainter) paint(img *image.RGBA, p *plan) {
	pen.Paint(img, func(d pen.Pen) {
		d.Transform(pen.Scale(float64(img.Bounds().Dx()) / p.w))
		s.wall(d, p)
		for _, y := range p.boards {
			s.board(d, p, y)
		}
		for i := range p.boxes {
			s.box(d, p, i)
			s.card(d, p, i)
		}
		s.head(d)
	})
}

// wall is what the shelf hangs on: plain, lighter where the lamp is.
func (s *shelfPainter) wall(d pen.Pen, p *plan) {
	top := pen.Mix(s.th.Ground, pen.Hex("#FFFFFF"), 0.18)
	foot := pen.Mix(s.th.Ground, pen.Hex("#8A7350"), 0.13)
	if s.th.Dark {
		top, foot = pen.Mix(s.th.Ground, pen.Hex("#FFFFFF"), 0.05), pen.Mix(s.th.Ground, pen.Hex("#000000"), 0.25)
	}
	const bands = 64
	for i := range bands {
		y := p.h * float64(i) / bands
		d.Fill(new(pen.Path).Rect(pen.Rect{Y: y, W: p.w, H: p.h/bands + 1}), pen.Winding, pen.Mix(top, foot, float64(i)/(bands-1)))
	}
}

// head writes the program's name.
func (s *shelfPainter) head(d pen.Pen) {
	x := 40.0
	pen.Text{Font: s.set.SerifBold, Size: 46, Color: s.th.Text, Tracking: 0.01}.Draw(d, x, 64, "Vistula")
	sub := pen.Text{Font: s.set.SerifItalic, Size: 17, Color: s.th.Second, Tracking: 0.02}
	sub.Draw(d, x, 92, lang.L("Five games of 1914"))
}

// board draws one board of wood, its upper edge at y.
func (s *shelfPainter) board(d pen.Pen, p *plan, y float64) {
	for i := range 20 { // its shadow on the wall
		t := float64(i) / 20
		d.Fill(new(pen.Path).Rect(pen.Rect{Y: y + boardHigh + float64(i), W: p.w, H: 1}), pen.Winding, color.NRGBA{A: uint8(52 * (1 - t) * (1 - t))})
	}
	wood := [3]color.NRGBA{pen.Hex("#C79A66"), pen.Hex("#A9743F"), pen.Hex("#7E5227")}
	if s.th.Dark {
		for i := range wood {
			wood[i] = pen.Mix(wood[i], pen.Hex("#15100B"), 0.45)
		}
	}
	const bands = 17
	for i := range bands {
		t := float64(i) / (bands - 1)
		c := pen.Mix(wood[0], wood[1], min(1, t*2))
		if t > 0.5 {
			c = pen.Mix(wood[1], wood[2], t*2-1)
		}
		d.Fill(new(pen.Path).Rect(pen.Rect{Y: y + boardHigh*t*float64(bands-1)/bands, W: p.w, H: 1.2}), pen.Winding, c)
	}
	for i := range 7 { // its grain
		grain := new(pen.Path).MoveTo(0, y+2+float64(i)*2.2)
		for x := 0.0; x < p.w+36; x += 36 {
			wave := math.Sin(x*0.011+float64(i)*1.7+y) * (0.5 + 0.25*float64(i%3))
			grain.LineTo(x, y+2+float64(i)*2.2+wave)
		}
		d.Stroke(grain, pen.Stroke{Width: 0.6, Color: color.NRGBA{R: 60, G: 34, B: 14, A: 70}})
	}
	d.Fill(new(pen.Path).Rect(pen.Rect{Y: y, W: p.w, H: 1}), pen.Winding, color.NRGBA{R: 255, G: 240, B: 210, A: 90})
}

// box draws one box, or the folder of saves after the last.
func (s *shelfPainter) box(d pen.Pen, p *plan, i int) {
	r := p.boxes[i]
	if i == s.chosen {
		r.Y -= 10 * p.k
	}
	if i >= len(s.games) {
		s.saved(d, p, r, i == s.chosen)
		return
	}
	k := p.k
	up := depth * 0.62 * k
	body := pen.Rect{X: r.X, Y: r.Y - up, W: r.W + depth*k, H: r.H + up}
	standing(d, pen.Rect{X: body.X, Y: p.boxes[i].Bottom(), W: body.W}, k)
	if i == s.chosen {
		glow(d, body, k)
	}
	ground := s.games[i].cover.ground
	lid := new(pen.Path).Polygon(pen.Point{X: r.X, Y: r.Y}, pen.Point{X: r.X + depth*k, Y: r.Y - up},
		pen.Point{X: r.Right() + depth*k, Y: r.Y - up}, pen.Point{X: r.Right(), Y: r.Y})
	d.Fill(lid, pen.Winding, pen.Mix(ground, pen.Hex("#FFFFFF"), 0.22))
	spine := new(pen.Path).Polygon(pen.Point{X: r.Right(), Y: r.Y}, pen.Point{X: r.Right() + depth*k, Y: r.Y - up},
		pen.Point{X: r.Right() + depth*k, Y: r.Bottom() - up}, pen.Point{X: r.Right(), Y: r.Bottom()})
	d.Fill(spine, pen.Winding, pen.Mix(ground, pen.Hex("#000000"), 0.36))
	front := s.cover(i, int(math.Round(r.W*d.Matrix().Factor())))
	if front != nil {
		d.Image(front, r)
	} else {
		d.Fill(new(pen.Path).Rect(r), pen.Winding, ground)
	}
	edge := pen.Stroke{Width: 0.8, Color: pen.Alpha(pen.Mix(ground, pen.Hex("#000000"), 0.7), 0.7)}
	d.Stroke(new(pen.Path).Rect(r), edge)
	d.Stroke(lid, edge)
	d.Stroke(spine, edge)
	if !s.games[i].Playable() {
		s.empty(d, r, lid, spine)
	}
}

// empty pales a box with nothing in it yet.
func (s *shelfPainter) empty(d pen.Pen, r pen.Rect, lid, spine *pen.Path) {
	veil := pen.Alpha(s.th.Ground, 0.50)
	d.Fill(new(pen.Path).Rect(r), pen.Winding, veil)
	d.Fill(lid, pen.Winding, veil)
	d.Fill(spine, pen.Winding, veil)
}

// standing is the shadow of a box on its board.
func standing(d pen.Pen, foot pen.Rect, k float64) {
	for i := range 6 {
		t := float64(i+1) / 6
		d.Fill(new(pen.Path).RoundRect(pen.Rect{X: foot.X + 2*k, Y: foot.Y - 3*t*k, W: foot.W + 14*t*k, H: 6 * t * k}, 3*k), pen.Winding, color.NRGBA{A: 17})
	}
}

// glow is the golden light round what is chosen.
func glow(d pen.Pen, r pen.Rect, k float64) {
	for _, g := range []struct{ wide, alpha float64 }{{15, 0.13}, {10, 0.22}, {5, 0.50}} {
		d.Fill(new(pen.Path).RoundRect(r.Grow(g.wide*k), 5*k+g.wide*k*0.6), pen.Winding, pen.Alpha(pen.Hex("#F0B429"), g.alpha))
	}
}

// saved draws the folder of saved games.
func (s *shelfPainter) saved(d pen.Pen, p *plan, r pen.Rect, chosen bool) {
	k := p.k
	in := pen.Rect{X: r.X + r.W*0.07, Y: r.Y + r.H*0.18, W: r.W * 0.86, H: r.H * 0.82}
	standing(d, pen.Rect{X: in.X, Y: p.boxes[len(p.boxes)-1].Bottom(), W: in.W}, k)
	if chosen {
		glow(d, in, k)
	}
	folder(d, s.set, in)
}

// card draws the card on the edge of the shelf under a box.
func (s *shelfPainter) card(d pen.Pen, p *plan, i int) {
	r := p.cards[i]
	paper, line, ink, second := pen.Hex("#FBF6EA"), pen.Hex("#B9A98C"), pen.Hex("#26211C"), pen.Hex("#6A5F53")
	if s.th.Dark {
		paper, line, ink, second = pen.Hex("#34322D"), pen.Hex("#57524A"), pen.Hex("#EEE8DC"), pen.Hex("#B4AC9D")
	}
	d.Fill(new(pen.Path).RoundRect(pen.Rect{X: r.X + 0.5, Y: r.Y + 2, W: r.W, H: r.H}, 4), pen.Winding, color.NRGBA{A: 34})
	d.Fill(new(pen.Path).RoundRect(r, 4), pen.Winding, paper)
	d.Stroke(new(pen.Path).RoundRect(r, 4), pen.Stroke{Width: 1, Color: line})
	c := cardPen{d, s.set, r, ink, second, line, r.H / cardHigh}
	switch {
	case i >= len(s.games):
		c.note(lang.L("Saved games"), words("{{.N}} in progress", map[string]any{"N": s.saves}))
	case !s.games[i].Playable():
		c.note(lang.L("In preparation"), s.games[i].Title)
	default:
		c.figures(s.facts[i], &s.games[i].cover)
	}
}

// cardPen writes on one card.
type cardPen struct {
	d                 pen.Pen
	set               *fonts.Set
	r                 pen.Rect
	ink, second, line color.NRGBA
	k                 float64
}

func (c *cardPen) note(head, under string) {
	x, y := c.r.Center().X, c.r.Y
	c.write(c.set.SerifBold, 18, x, y+30*c.k, c.ink, pen.Middle, head)
	c.write(c.set.SerifItalic, 12.5, x, y+50*c.k, c.second, pen.Middle, under)
}

// write writes a line that fits the card.
func (c *cardPen) write(f *pen.Font, size, x, y float64, ink color.NRGBA, a pen.Anchor, text string) {
	t := pen.Text{Font: f, Size: size * c.k, Color: ink, Anchor: a}
	if room := c.r.W - 16; t.Width(text) > room {
		t.Size *= room / t.Width(text)
	}
	t.Draw(c.d, x, y, text)
}

// width is how wide a text is.
func (c *cardPen) width(f *pen.Font, size float64, text string) float64 {
	return pen.Text{Font: f, Size: size * c.k}.Width(text)
}

func (c *cardPen) figures(f facts, cv *cover) {
	list := []struct{ figure, unit string }{
		{strconv.Itoa(f.turns), lang.L("turns")}, {strconv.Itoa(f.hexes), lang.L("hexes")}, {strconv.Itoa(f.counters), lang.L("counters")},
	}
	if cv.hours != "" {
		list = append(list, struct{ figure, unit string }{cv.hours + " h", lang.L("length")})
	}
	// Each has the room that it needs, and what is left lies between them.
	widths, room := make([]float64, len(list)), c.r.W-12
	for i, l := range list {
		widths[i] = max(c.width(c.set.SerifBold, 17, l.figure), c.width(c.set.SerifItalic, 11.5, l.unit))
		room -= widths[i]
	}
	left, between := c.r.X+6, room/float64(len(list))
	for i, l := range list {
		x := left + between/2 + widths[i]/2
		left += between + widths[i]
		c.write(c.set.SerifBold, 17, x, c.r.Y+22*c.k, c.ink, pen.Middle, l.figure)
		c.write(c.set.SerifItalic, 11.5, x, c.r.Y+37*c.k, c.second, pen.Middle, l.unit)
	}
	if cv.complexity == 0 {
		return
	}
	y := c.r.Y + 44*c.k
	c.d.Fill(new(pen.Path).Rect(pen.Rect{X: c.r.X + 10, Y: y, W: c.r.W - 20, H: 1}), pen.Winding, c.line)
	c.write(c.set.SerifItalic, 12, c.r.X+12, c.r.Y+58*c.k, c.second, pen.Start, lang.L("complexity"))
	const size, gap = 9.0, 2.5
	for i := range 5 {
		box := new(pen.Path).Rect(pen.Rect{X: c.r.Right() - 12 - (5-float64(i))*(size+gap)*c.k, Y: c.r.Y + 49.5*c.k, W: size * c.k, H: size * c.k})
		if i < cv.complexity {
			c.d.Fill(box, pen.Winding, c.ink)
		}
		c.d.Stroke(box, pen.Stroke{Width: 1, Color: c.ink})
	}
}
