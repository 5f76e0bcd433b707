package overlay

import "vistula/canvas/pen"

// Colours that are the same in all palettes.
var (
	White = pen.Hex("#FFFFFF")
	Ink   = pen.Hex("#241A14")
)

var (
	litFill    = pen.Hex("#FFE9A8")
	litLine    = pen.Hex("#D99A12")
	warnColor  = pen.Hex("#F0B429")
	shadeColor = pen.Hex("#1B1512")
)
