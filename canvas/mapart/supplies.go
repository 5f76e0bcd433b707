package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// supply is a supply symbol in the belt beside its hex.
type supply struct {
	at   pen.Point
	side string
}

// findSupplies sets the symbols of a hex on its outer side, in the belt between
// the hexes and the frame.
func (s *Sheet) findSupplies() {
	in := s.Playable()
	for _, id := range s.ids {
		h := &s.board.Hexes[id]
		for i, side := range h.Supply {
			c := s.Center(id)
			out := [4]float64{c.Y - in.Y, in.Bottom() - c.Y, c.X - in.X, in.Right() - c.X}
			least := 0
			for k := range out {
				if out[k] < out[least] {
					least = k
				}
			}
			const away = 0.42
			shift := 0.46 * float64(i) // a second symbol beside the first
			at := [4]pen.Point{
				{X: c.X + shift, Y: in.Y - away}, {X: c.X + shift, Y: in.Bottom() + away},
				{X: in.X - away, Y: c.Y + shift}, {X: in.Right() + away, Y: c.Y + shift},
			}[least]
			s.supplies = append(s.supplies, supply{at, side})
		}
	}
}

func (c *canvas) drawSupplies() {
	for _, u := range c.s.supplies {
		if c.view.Grow(0.4).Has(u.at) {
			c.supplySign(u.at, 0.20, u.side)
		}
	}
}

// supplySign is a wheel: in a roundel, or in a square on its point, so that the
// sides differ in shape and not in colour alone.
func (c *canvas) supplySign(at pen.Point, r float64, side string) {
	color := pen.Hex("#2A5B8C")
	frame := new(pen.Path).Circle(at.X, at.Y, r)
	if side != "austria" && side != "germany" {
		color = pen.Hex("#8A5A32")
		k := r * 1.22
		frame = new(pen.Path).Polygon(pen.Point{X: at.X, Y: at.Y - k}, pen.Point{X: at.X + k, Y: at.Y},
			pen.Point{X: at.X, Y: at.Y + k}, pen.Point{X: at.X - k, Y: at.Y})
	}
	c.p.Stroke(frame, pen.Stroke{Width: 0.34 * r, Color: pen.Alpha(haloColor, 0.9)})
	c.p.Fill(frame, pen.Winding, pen.Hex("#FBF7EA"))
	c.p.Stroke(frame, pen.Stroke{Width: 0.17 * r, Color: color})
	wheel := new(pen.Path).Circle(at.X, at.Y, 0.52*r)
	for i := range 4 {
		s, co := math.Sincos(float64(i) * math.Pi / 4)
		wheel.MoveTo(at.X-0.52*r*co, at.Y-0.52*r*s).LineTo(at.X+0.52*r*co, at.Y+0.52*r*s)
	}
	c.p.Stroke(wheel, pen.Stroke{Width: 0.10 * r, Color: color})
	c.p.Fill(new(pen.Path).Circle(at.X, at.Y, 0.15*r), pen.Winding, color)
}
