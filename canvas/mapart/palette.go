package mapart

import (
	"image/color"

	"vistula/canvas/pen"
)

type colour = color.NRGBA

// The colours of the sheet.
var (
	paperColor  = pen.Hex("#F4ECD8")
	haloColor   = pen.Hex("#F8F2E2")
	inkColor    = pen.Hex("#241A14")
	plateColor  = pen.Hex("#FAF4E4")
	shadeColor  = pen.Hex("#6A4A2C")
	lightColor  = pen.Hex("#FFFCF0")
	woodsColor  = pen.Hex("#B9C48F")
	woodsEdge   = pen.Hex("#7F8F55")
	crownColor  = pen.Hex("#8FA262")
	crownEdge   = pen.Hex("#5E7040")
	crownLight  = pen.Hex("#B4C283")
	treeShadow  = pen.Hex("#3F4526")
	swampColor  = pen.Hex("#C4D6CB")
	swampStroke = pen.Hex("#4F7F80")
	hexColor    = pen.Hex("#5B4A36")
	numberColor = pen.Hex("#6B5B46")
	waterColor  = pen.Hex("#85AEC0")
	streamColor = pen.Hex("#6F9DB4")
	bankColor   = pen.Hex("#3C6A86")
	glintColor  = pen.Hex("#CFE2E8")
	riverInk    = pen.Hex("#2A5876")
	ridgeColor  = pen.Hex("#7A5333")
	slopeColor  = pen.Hex("#6B4726")
	railColor   = pen.Hex("#2A211B")
	russianRail = pen.Hex("#5B2A6E")
	railCasing  = pen.Hex("#F7F0DE")
	roadColor   = pen.Hex("#8A6A48")
	townRed     = pen.Hex("#A23B2A")
	townEdge    = pen.Hex("#5A1A12")
	fortColor   = pen.Hex("#7E2418")
	fortFill    = pen.Hex("#E9C9A8")
	pointsColor = pen.Hex("#F3D98A")
	closedColor = pen.Hex("#C0392B")
	closedHatch = pen.Hex("#B0392B")
	regionColor = pen.Hex("#6E4F33")
	passColor   = pen.Hex("#47190A")
)

// tint is one step of the ramp that colours the ground by its height.
type tint struct {
	metres float64
	color  color.NRGBA
}

var groundRamp = []tint{
	{140, pen.Hex("#E3E6CB")}, {190, pen.Hex("#EBE9CF")}, {230, pen.Hex("#F1EACF")}, {275, pen.Hex("#F0E1BC")},
	{330, pen.Hex("#E8D0A0")}, {400, pen.Hex("#DCBB87")}, {540, pen.Hex("#CBA06D")}, {800, pen.Hex("#B98858")},
}

// groundTint is the colour of level ground at a height.
func groundTint(metres float64) color.NRGBA {
	for i, t := range groundRamp {
		if metres < t.metres {
			if i == 0 {
				return t.color
			}
			low := groundRamp[i-1]
			return pen.Mix(low.color, t.color, (metres-low.metres)/(t.metres-low.metres))
		}
	}
	return groundRamp[len(groundRamp)-1].color
}

// bandColor is the colour of a country's side of the frontier.
func bandColor(country string) color.NRGBA {
	switch country {
	case "austria-hungary":
		return pen.Hex("#D9A520")
	case "russia":
		return pen.Hex("#7C5A8E")
	case "germany":
		return pen.Hex("#5E7D8C")
	case "serbia":
		return pen.Hex("#A8325E")
	case "romania":
		return pen.Hex("#6E8F4E")
	}
	return pen.Hex("#8A8178")
}
