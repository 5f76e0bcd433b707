package mapart

import (
	"slices"
	"strconv"
	"strings"

	"vistula/canvas/pen"
)

// drawSigns explains supply symbols, victory points and closed hexes.
func (c cards) drawSigns(x, y float64) {
	text := c.ink(c.s.fonts.Serif, 0.26, pen.Start)
	row := func(draw func(at pen.Point), words string) {
		draw(pen.Point{X: x + 0.05, Y: y})
		text.Draw(c.p, x+0.55, y+0.09, words)
		y += 0.48
	}
	for _, side := range c.s.suppliedSides() {
		row(func(at pen.Point) { c.supplySign(at, 0.16, side) }, c.s.print.say(suppliedWords(side)))
	}
	points, words := "3 · 1", c.s.print.say("points: capture, hold")
	if !c.s.hasCaptures() {
		points, words = "5", c.s.print.say("points for holding")
	}
	row(func(at pen.Point) {
		n := Name{points: points, lozenge: pen.Rect{X: at.X - 0.26, Y: at.Y - 0.14, W: 0.52, H: 0.28}}
		c.drawLozenge(n)
	}, words)
	if words := c.s.closedWords(); words != "" {
		row(func(at pen.Point) {
			box := []pen.Point{{X: at.X - 0.24, Y: at.Y - 0.14}, {X: at.X + 0.24, Y: at.Y - 0.14}, {X: at.X + 0.24, Y: at.Y + 0.14}, {X: at.X - 0.24, Y: at.Y + 0.14}}
			c.p.Fill(new(pen.Path).Polygon(box...), pen.Winding, pen.Alpha(closedColor, 0.14))
			c.p.Stroke(hatched(box, 0.10), pen.Stroke{Width: 0.014, Color: pen.Alpha(closedHatch, 0.6), Cap: pen.ButtCap})
			c.p.Stroke(new(pen.Path).Polygon(box...), pen.Stroke{Width: 0.012, Color: closedHatch})
		}, words)
	}
}

// hasCaptures tells whether towns count for their capture.
func (s *page) hasCaptures() bool {
	for i := range s.board.Hexes {
		if p := s.board.Hexes[i].VP; p != nil && p.Capture > 0 {
			return true
		}
	}
	return false
}

func (s *page) suppliedSides() []string {
	var list []string
	for _, u := range s.supplies {
		if !slices.Contains(list, u.side) {
			list = append(list, u.side)
		}
	}
	slices.Sort(list)
	return list
}

// suppliedWords names the sign of a side's supply.
func suppliedWords(side string) string {
	switch side {
	case "austria":
		return "Austrian supply"
	case "russia":
		return "Russian supply"
	case "germany":
		return "German supply"
	case "serbia":
		return "Serbian supply"
	}
	if side == "" {
		return side
	}
	return strings.ToUpper(side[:1]) + side[1:] + " supply"
}

// closedWords tells for whom and how long hexes are closed.
func (s *page) closedWords() string {
	for _, id := range s.ids {
		if s.board.Hexes[id].Forbidden {
			return s.print.say("closed to all")
		}
		if r := s.board.Hexes[id].Restricted; r != nil {
			who := map[string]string{"austria": "A-H", "russia": "Russia", "germany": "Germany"}[r.Side]
			return s.print.say("closed to {{.Side}}, turns 1–{{.Turn}}", "Side", s.print.say(who), "Turn", strconv.Itoa(r.Until))
		}
	}
	return ""
}

func (own specimen) sampleSideFort(r pen.Rect) {
	c := r.Center()
	own.drawSideFort(sideFort{from: pen.Point{X: c.X - 0.29, Y: c.Y + 0.04}, to: pen.Point{X: c.X + 0.29, Y: c.Y + 0.04}, out: pen.Point{Y: -1}})
}
