package theme

import (
	"image"

	"github.com/fogleman/gg"
)

// Rounded is a picture with round corners, their radius in its pixels. The toolkit could
// round them as it draws, but where a processor draws the window it would ask for that at
// every pixel of every picture.
func Rounded(picture image.Image, radius float64) image.Image {
	size := picture.Bounds().Size()
	c := gg.NewContext(size.X, size.Y)
	c.DrawRoundedRectangle(0, 0, float64(size.X), float64(size.Y), radius)
	c.Clip()
	c.DrawImage(picture, -picture.Bounds().Min.X, -picture.Bounds().Min.Y)
	return c.Image()
}
