package counter

import (
	"image/color"

	"vistula/canvas/palette"
	"vistula/canvas/pen"
)

// livery is the colours of a nation's counters.
type livery struct {
	top, middle color.NRGBA // the ground, which pales towards the upper edge
	line        color.NRGBA // outline and symbol
	box         color.NRGBA // inside the symbol's box; lower half of cavalry
	text        color.NRGBA // on the ground
	dark        bool        // light figures on a dark ground
	amber, red  color.NRGBA // badges of one step of trouble and of two
}

// Colours that all nations share.
var (
	white    = pen.Hex("#FFFDF6")
	black    = pen.Hex("#1B1512")
	red      = pen.Hex("#B3261E")
	violet   = pen.Hex("#5B2A86")
	pure     = pen.Hex("#FFFFFF")
	shade    = pen.Hex("#000000")
	glowGold = pen.Hex("#F0B429")
)

// liveryOf is that of a nation in a palette.
func liveryOf(nation string, in palette.ID) livery {
	p := palette.Of(in)
	l := p.Nation(nation)
	return livery{l.Top, l.Middle, l.Line, l.Box, l.Text, l.Dark, p.Amber, p.Red}
}

// Colors are those of a nation's counters, for headings and charts beside them:
// the ground, the outline and what is written on the ground.
func Colors(nation string) (ground, line, text color.NRGBA) {
	l := liveryOf(nation, palette.Usual)
	return l.middle, l.line, l.text
}

// ArmyColor is the colour by which an army of a nation is told, that of the corps
// tab.
func ArmyColor(nation, army string) color.NRGBA { return armyColor(nation, army) }

var armies = map[string]color.NRGBA{
	"1": pen.Hex("#7A4A12"), "2": pen.Hex("#6A2E5E"), "3": pen.Hex("#1F5B4A"), "4": pen.Hex("#8C2F28"),
	"5": pen.Hex("#3E3A78"), "8": pen.Hex("#205E7A"), "9": pen.Hex("#5D6A1C"),
}

// armyColor is the colour of the corps tab.
func armyColor(nation, army string) color.NRGBA {
	if c, ok := armies[army]; ok {
		return c
	}
	if nation == "russia" { // grey would look faded on the brown
		return pen.Hex("#5A2F12")
	}
	return pen.Hex("#444444")
}
