package theme

import (
	"image"
	"image/color"
	"image/draw"
	"testing"
)

// TestRoundedPicturesLackTheirCornersOnly has a picture that does not begin at 0, 0.
func TestRoundedPicturesLackTheirCornersOnly(t *testing.T) {
	red := color.RGBA{200, 10, 10, 255}
	square := image.NewRGBA(image.Rect(5, 7, 45, 37))
	draw.Draw(square, square.Bounds(), image.NewUniform(red), image.Point{}, draw.Src)
	round := Rounded(square, 8)
	if round.Bounds() != image.Rect(0, 0, 40, 30) {
		t.Fatalf("a picture of 40x30 became %v", round.Bounds())
	}
	for _, at := range []image.Point{{0, 0}, {39, 0}, {0, 29}, {39, 29}} {
		if _, _, _, a := round.At(at.X, at.Y).RGBA(); a != 0 {
			t.Errorf("the corner at %v is there", at)
		}
	}
	for _, at := range []image.Point{{20, 0}, {0, 15}, {39, 15}, {20, 29}, {20, 15}, {4, 4}} {
		if got := color.RGBAModel.Convert(round.At(at.X, at.Y)); got != red {
			t.Errorf("%v is %v, not %v", at, got, red)
		}
	}
}
