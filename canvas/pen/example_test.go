package pen_test

import (
	"fmt"
	"image"

	"vistula/canvas/pen"
)

// A card in its own units, painted at two sizes.
func Example() {
	card := new(pen.Path).RoundRect(pen.Rect{X: 0.1, Y: 0.1, W: 0.8, H: 0.8}, 0.07)
	for _, size := range []int{32, 64} {
		img := image.NewRGBA(image.Rect(0, 0, size, size))
		pen.Paint(img, func(p pen.Pen) {
			p.Transform(pen.Scale(float64(size))) // one unit is the whole picture
			p.Fill(card, pen.Winding, pen.Hex("#AFC9DF"))
			p.Stroke(card, pen.Stroke{Width: 0.02, Color: pen.Hex("#13304F")})
		})
		fmt.Println(img.RGBAAt(size/2, size/2))
	}
	// Output:
	// {175 201 223 255}
	// {175 201 223 255}
}
