package table

import "vistula/canvas/pen"

// diceRow is dice side by side.
func (k *kit) diceRow(dice []int, size float32) *picture {
	side := k.px(size)
	return newPicture(float32(len(dice))*(side+6), side, func(p pen.Pen, _, _ float64) {
		for i, n := range dice {
			drawDie(p, n, pen.Rect{X: float64(i) * float64(side+6), W: float64(side), H: float64(side)}, i == 1)
		}
	})
}

// smallDice are dice as high as a line.
func (k *kit) smallDice(dice []int) *picture {
	side := float64(k.px(18))
	return newPicture(float32(len(dice))*k.px(21), k.px(18), func(p pen.Pen, _, _ float64) {
		for i, n := range dice {
			drawDie(p, n, pen.Rect{X: float64(i) * (side + 3), W: side, H: side}, i == 1)
		}
	})
}

// drawDie draws a die with its pips; the second of two is red.
func drawDie(p pen.Pen, n int, at pen.Rect, red bool) {
	p.Save()
	p.Transform(pen.Scale(at.W).Then(pen.Translate(at.X, at.Y)))
	ground, pip := paper.card, paper.ink
	if red {
		ground, pip = pen.Hex("#A3302A"), pen.Hex("#FFF6E4")
	}
	body := new(pen.Path).RoundRect(pen.Rect{X: 0.04, Y: 0.04, W: 0.92, H: 0.92}, 0.18)
	p.Fill(body, pen.Winding, ground)
	p.Stroke(body, pen.Stroke{Width: 0.05, Color: paper.ink})
	const a, m, z = 0.27, 0.5, 0.73
	pips := map[int][][2]float64{
		1: {{m, m}}, 2: {{a, a}, {z, z}}, 3: {{a, a}, {m, m}, {z, z}}, 4: {{a, a}, {a, z}, {z, a}, {z, z}},
		5: {{a, a}, {a, z}, {m, m}, {z, a}, {z, z}}, 6: {{a, a}, {a, m}, {a, z}, {z, a}, {z, m}, {z, z}},
	}
	for _, x := range pips[n] {
		p.Fill(new(pen.Path).Circle(x[0], x[1], 0.095), pen.Winding, pip)
	}
	p.Restore()
}
