package table

import (
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas/pen"
)

// diceRow is dice side by side.
func (k *kit) diceRow(dice []int, size float32) *picture {
	side := k.px(size)
	return newPicture(float32(len(dice))*(side+6), side, func(p pen.Pen, _, _ float64) {
		for i, n := range dice {
			drawDie(p, n, pen.Rect{X: float64(i) * float64(side+6), W: float64(side), H: float64(side)}, i == 1)
		}
	})
}

// rollTime is how long dice roll, in rollFaces faces.
const (
	rollTime  = 650 * time.Millisecond
	rollFaces = 9
)

// rollingDice are dice that roll and come to rest as they fell, and rested is called then;
// settle, or a click on them, has them do so at once. Only a new face is painted, so that
// they cost next to nothing; where nothing is to move they lie there, and have no tap.
func (k *kit) rollingDice(dice []int, size float32, rested func()) (row *picture, settle func()) {
	side := float64(k.px(size))
	face := rollFaces // the last
	row = newPicture(float32(len(dice))*float32(side+6), float32(side), func(p pen.Pen, _, _ float64) {
		for i, n := range dice {
			at := pen.Rect{X: float64(i) * (side + 6), W: side, H: side}
			if face < rollFaces {
				tumble(p, (n+i+face*(5+2*i))%6+1, at, i, face)
				continue
			}
			drawDie(p, n, at, i == 1)
		}
	})
	pace := k.settings.Speed.Pace()
	if pace == 0 || k.still || !k.app.Settings().ShowAnimations() {
		return row, func() {}
	}
	face = 0
	turn := func(to int) {
		if face == to || face == rollFaces {
			return
		}
		face = to
		row.image.Refresh()
		if to == rollFaces {
			rested()
		}
	}
	roll := fyne.NewAnimation(time.Duration(pace*float64(rollTime)), func(part float32) { turn(min(rollFaces, int(part*rollFaces))) })
	roll.Curve = fyne.AnimationEaseOut
	settle = func() {
		roll.Stop()
		turn(rollFaces)
	}
	row.tap = func(fyne.Position) { settle() }
	roll.Start()
	return row, settle
}

// tumble draws a die on its way: turned, and smaller in the air.
func tumble(p pen.Pen, n int, at pen.Rect, die, face int) {
	c, part := at.Center(), float64(face)/rollFaces
	angle := (1 - part) * (5 + float64(die))
	p.Save()
	p.Transform(pen.Scale(0.72 + 0.2*part).Then(pen.Rotate(angle)).Then(pen.Translate(c.X, c.Y)))
	drawDie(p, n, pen.Rect{X: -at.W / 2, Y: -at.H / 2, W: at.W, H: at.H}, die == 1)
	p.Restore()
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
