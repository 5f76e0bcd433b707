package mapart

import (
	"fmt"
	"image"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// tryTile is the side of the pictures that Drawable paints, in pixels.
const tryTile = 512

// Drawable lays the maps of a board and paints all of them at some zooms, in
// pixels to a hex. The error says what cannot be drawn; a panic of the painter is
// such an error.
func Drawable(b *board.Board, set *fonts.Set, zooms ...float64) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("the maps cannot be drawn: %v", v)
		}
	}()
	m, err := Lay(b, set, Print{})
	if err != nil {
		return fmt.Errorf("the maps cannot be drawn: %w", err)
	}
	img := image.NewRGBA(image.Rect(0, 0, tryTile, tryTile))
	for _, px := range zooms {
		m.PlaceNames(px, nil)
		all, step := m.Bounds(), tryTile/px
		for y := all.Y; y < all.Bottom(); y += step {
			for x := all.X; x < all.Right(); x += step {
				view := pen.Rect{X: x, Y: y, W: step, H: step}
				pen.Paint(img, func(p pen.Pen) { m.Draw(p, view, px, Options{Over: true}) })
			}
		}
	}
	return nil
}
