package mapart

import (
	"fmt"

	"vistula/canvas/pen"
)

// fortSize is the reach of a fortress's trace: that of a place with a strength
// of its own grows with it.
func (t town) fortSize() float64 {
	if t.strength == 0 {
		return 0.37
	}
	return 0.27 + 0.010*float64(min(10, t.strength))
}

// fortText is what a fortress defends with: whole, and when it is weakened.
func fortText(strength, weakened int) string { return fmt.Sprintf("%d·%d", strength, weakened) }

// fortPlate is the small plate with a fortress's strength, at the foot of its
// star, at a zoom.
func (t town) fortPlate(z zoom) pen.Rect {
	size := 0.135 * [zooms]float64{1, 1.5, 1, 0.85, 0.7}[z]
	w := size * (0.55*float64(len([]rune(fortText(t.strength, t.weakened)))) + 0.75)
	return pen.Rect{X: t.at.X - w/2, Y: t.at.Y + 0.86*t.fortSize() - 0.25*size, W: w, H: 1.25 * size}
}
