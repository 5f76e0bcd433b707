package mapart

import (
	"encoding/json"
	"strconv"
	"strings"

	"vistula/canvas/pen"
)

// plate is one of the cards printed below the map.
type plate struct {
	box  pen.Rect
	draw func(c cards, box pen.Rect)
}

// cards print title, key and turn record.
type cards struct{ *canvas }

const (
	plateHigh   = 3.75
	leastPlates = 22 // a narrower sheet has no room for its cards
	leastLong   = 17 // and none for a key in a row of its own
)

// plates lays out the cards below the map: none on a sheet without a title, or
// without room for them. A long key has a row of its own.
func (s *page) plates() []plate {
	wide := s.frame.W + 2*frameWide - 0.2
	long := wide >= leastLong && len(s.keySamples()) > fewSamples
	if s.print.Title == "" || wide < leastPlates && !long {
		return nil
	}
	type card struct {
		share float64
		draw  func(cards, pen.Rect)
	}
	rows := [][]card{{{0.230, cards.drawTitle}, {0.340, cards.drawKey}, {0.430, cards.drawRecord}}}
	if long {
		rows = [][]card{{{0.33, cards.drawTitle}, {0.67, cards.drawRecord}}, {{1, cards.drawKey}}}
	}
	const gap = 0.35
	y := s.frame.Bottom() + frameWide + 0.30
	var list []plate
	for _, row := range rows {
		x := s.frame.X - frameWide + 0.1
		for _, p := range row {
			w := (wide - float64(len(row)-1)*gap) * p.share
			list = append(list, plate{pen.Rect{X: x, Y: y, W: w, H: plateHigh}, p.draw})
			x += w + gap
		}
		y += plateHigh + gap
	}
	return list
}

// drawPlates draws those that the view shows.
func (c *canvas) drawPlates() {
	for _, p := range c.s.plates() {
		if c.sees(p.box, 0.2) {
			c.drawPlate(p.box)
			if !c.opts.Plain { // too small to be read there, and dear
				p.draw(cards{c}, p.box)
			}
		}
	}
}

// ink is plain writing on a plate.
func (c cards) ink(font *pen.Font, size float64, anchor pen.Anchor) pen.Text {
	return pen.Text{Font: font, Size: size, Color: inkColor, Anchor: anchor}
}

func (c cards) drawTitle(box pen.Rect) {
	f, pr := c.s.fonts, c.s.print
	x := box.Center().X + 0.32
	room := box.W - 2.15
	over := fitted(c.ink(f.SerifItalic, 0.52, pen.Middle), pr.Over, room)
	over.Draw(c.p, x, box.Y+0.95, pr.Over)
	title := c.ink(f.SerifBold, 1.05, pen.Middle)
	title.Tracking = 0.10
	word := strings.ToUpper(pr.Title)
	title = fitted(title, word, room)
	title.Draw(c.p, x, box.Y+1.92, word)
	year := c.ink(f.SerifBold, 0.56, pen.Middle)
	year.Tracking = 0.16
	year = fitted(year, pr.Year, room)
	year.Draw(c.p, x, box.Y+2.56, pr.Year)
	rule := new(pen.Path).MoveTo(x-1.7, box.Y+2.80).LineTo(x+1.7, box.Y+2.80)
	c.p.Stroke(rule, pen.Stroke{Width: 0.018, Color: inkColor})
	dot := new(pen.Path).Polygon(pen.Point{X: x - 0.11, Y: box.Y + 2.80}, pen.Point{X: x, Y: box.Y + 2.73},
		pen.Point{X: x + 0.11, Y: box.Y + 2.80}, pen.Point{X: x, Y: box.Y + 2.87})
	c.p.Fill(dot, pen.Winding, inkColor)
	c.ink(f.SerifItalic, 0.40, pen.Middle).Draw(c.p, x, box.Y+3.30, pr.Dates)
	c.northArrow(pen.Point{X: box.X + 0.80, Y: box.Y + 1.02})
}

// fitted is a type made smaller where a text needs more room than there is.
func fitted(t pen.Text, text string, room float64) pen.Text {
	if w := t.Width(text); w > room {
		t.Size *= room / w
	}
	return t
}

// northArrow points to true north, which on a slanted sheet is not up.
func (c cards) northArrow(at pen.Point) {
	north := c.s.north()
	n := left(north)
	tip, tail := at.Add(north.Mul(0.50)), at.Sub(north.Mul(0.50))
	c.p.Stroke(new(pen.Path).Polyline(tail, tip), pen.Stroke{Width: 0.024, Color: inkColor})
	head := new(pen.Path).Polygon(tip, tip.Sub(north.Mul(0.30)).Add(n.Mul(0.09)), tip.Sub(north.Mul(0.21)))
	c.p.Fill(head, pen.Winding, inkColor)
	head = new(pen.Path).Polygon(tip, tip.Sub(north.Mul(0.30)).Sub(n.Mul(0.09)), tip.Sub(north.Mul(0.21)))
	c.p.Fill(head, pen.Winding, plateColor)
	c.p.Stroke(head, pen.Stroke{Width: 0.014, Color: inkColor})
	ring := new(pen.Path).Circle(at.X, at.Y, 0.10)
	c.p.Fill(ring, pen.Winding, plateColor)
	c.p.Stroke(ring, pen.Stroke{Width: 0.022, Color: inkColor})
	letter := c.ink(c.s.fonts.SerifBold, 0.26, pen.Middle)
	p := tip.Add(north.Mul(0.17))
	letter.Draw(c.p, p.X, p.Y+0.09, "N")
}

// north is the direction of north on the sheet, up where it is not known.
func (s *page) north() pen.Point {
	g := s.plan.Grid.Geo
	if g == nil {
		return pen.Point{Y: -1}
	}
	v := func(n json.Number) float64 { f, _ := n.Float64(); return f }
	// Along this vector the longitude stays as it is.
	way := unit(pen.Point{X: -v(g.Lon[2]), Y: v(g.Lon[1])})
	if way.X*v(g.Lat[1])+way.Y*v(g.Lat[2]) < 0 {
		way = way.Mul(-1)
	}
	return way
}

// drawRecord prints the turn record, the scale and the signs of play.
func (c cards) drawRecord(box pen.Rect) {
	f := c.s.fonts
	c.ink(f.SerifBold, 0.36, pen.Start).Draw(c.p, box.X+0.45, box.Y+0.62, c.s.print.say("Turn record"))
	turns := c.s.print.Turns
	const across, down = 1.17, 1.40
	columns := max(1, (len(turns)+1)/2)
	for i, t := range turns {
		x := box.X + 0.45 + float64(i%columns)*across
		y := box.Y + 0.82 + float64(i/columns)*down
		c.turnBox(pen.Rect{X: x, Y: y, W: across - 0.09, H: down - 0.10}, t, i >= columns)
	}
	c.drawScale(box.X+0.45+max(2.3, float64(columns)*across)+0.35, box) // clear of the heading
}

func (c cards) turnBox(r pen.Rect, t Turn, later bool) {
	f := c.s.fonts
	ground := pen.Hex("#F2E4BE")
	if later {
		ground = pen.Hex("#EBD9AE")
	}
	c.p.Fill(new(pen.Path).Rect(r), pen.Winding, ground)
	c.p.Stroke(new(pen.Path).Rect(r), pen.Stroke{Width: max(0.018, 0.8/c.px), Color: pen.Hex("#6B5B46"), Join: pen.BevelJoin})
	c.ink(f.SerifBold, 0.38, pen.Start).Draw(c.p, r.X+0.10, r.Y+0.42, t.Label)
	days, month := splitDates(t.Dates)
	x := r.Center().X
	c.ink(f.Serif, 0.29, pen.Middle).Draw(c.p, x, r.Y+0.80, days)
	c.ink(f.SerifItalic, 0.215, pen.Middle).Draw(c.p, x, r.Y+1.12, month)
}

// splitDates shortens "31 August - 1 September 1914" to days and month.
func splitDates(s string) (days, month string) {
	var numbers, months []string
	for _, word := range strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == '-' || r == '–' }) {
		switch n, err := strconv.Atoi(word); {
		case err == nil && n < 100:
			numbers = append(numbers, word)
		case err != nil:
			months = append(months, word)
		}
	}
	if len(months) > 1 {
		for i, m := range months {
			months[i] = m[:min(3, len(m))]
		}
	}
	return strings.Join(numbers, "–"), strings.Join(months, "–")
}

// scaleStep is how many kilometres each of the four bars of a scale stands for:
// a round number, as great as the room allows.
func scaleStep(room float64) float64 {
	for _, step := range []float64{100, 50, 20, 10, 5, 2} {
		if 4*step <= room {
			return step
		}
	}
	return 1
}

// drawScale draws the scale bar, and below it the signs that count in play.
func (c cards) drawScale(x float64, box pen.Rect) {
	f := c.s.fonts
	c.ink(f.SerifBold, 0.36, pen.Start).Draw(c.p, x, box.Y+0.62, c.s.print.say("Scale"))
	km := float64(max(1, c.s.plan.ScaleKM))
	step := scaleStep((box.Right() - x - 0.75) * km)
	y := box.Y + 0.88
	label := c.ink(f.Serif, 0.24, pen.Middle)
	for i := range 4 {
		r := pen.Rect{X: x + float64(i)*step/km, Y: y, W: step / km, H: 0.10}
		color := inkColor
		if i%2 == 1 {
			color = plateColor
		}
		c.p.Fill(new(pen.Path).Rect(r), pen.Winding, color)
		c.p.Stroke(new(pen.Path).Rect(r), pen.Stroke{Width: 0.014, Color: inkColor, Join: pen.BevelJoin})
	}
	for i := 0; i <= 4; i += 2 {
		text := strconv.FormatFloat(float64(i)*step, 'f', -1, 64)
		if i == 4 {
			text += " km"
		}
		label.Draw(c.p, x+float64(i)*step/km, y+0.36, text)
	}
	c.drawSigns(x+0.18, box.Y+1.66)
}
