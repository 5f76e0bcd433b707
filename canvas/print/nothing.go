package print

import (
	"image"
	"image/color"

	"vistula/canvas/pen"
)

// nothing is a pen that draws nothing: with it a page is measured by laying it out.
type nothing struct{}

func (nothing) Fill(*pen.Path, pen.Rule, color.NRGBA)      {}
func (nothing) Stroke(*pen.Path, pen.Stroke)               {}
func (nothing) Image(image.Image, pen.Rect)                {}
func (nothing) Clip(*pen.Path, pen.Rule)                   {}
func (nothing) Save()                                      {}
func (nothing) Restore()                                   {}
func (nothing) Transform(pen.Matrix)                       {}
func (nothing) Matrix() pen.Matrix                         { return pen.Scale(1) }
func (nothing) Write(*pen.Font, color.NRGBA, []pen.Letter) {}
