package mapart

import "vistula/canvas/pen"

// drawStrength prints the strength of a fortress.
func (c *canvas) drawStrength(t town) {
	if t.strength == 0 || c.z == far {
		return
	}
	box := t.fortPlate(c.z)
	c.p.Fill(new(pen.Path).Rect(box.Grow(0.016)), pen.Winding, fortColor)
	c.p.Fill(new(pen.Path).Rect(box), pen.Winding, pen.Hex("#FBF3E2"))
	text := pen.Text{Font: c.s.fonts.Narrow, Size: box.H / 1.25, Color: fortColor, Anchor: pen.Middle}
	text.Draw(c.p, box.Center().X, box.Center().Y+0.36*text.Size, fortText(t.strength, t.weakened))
}
