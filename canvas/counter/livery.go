package counter

import (
	"image/color"

	"vistula/canvas/pen"
)

// livery is the colours of a nation's counters.
type livery struct {
	top, middle color.NRGBA // the ground, which pales towards the upper edge
	line        color.NRGBA // outline and symbol
	box         color.NRGBA // inside the symbol's box; lower half of cavalry
	text        color.NRGBA // on the ground
	dark        bool        // light figures on a dark ground
}

// Colours that all nations share.
var (
	white    = pen.Hex("#FFFDF6")
	black    = pen.Hex("#1B1512")
	amber    = pen.Hex("#E08A00")
	red      = pen.Hex("#B3261E")
	violet   = pen.Hex("#5B2A86")
	pure     = pen.Hex("#FFFFFF")
	shade    = pen.Hex("#000000")
	glowGold = pen.Hex("#F0B429")
)

var liveries = map[string]livery{
	"austria-hungary": dress("#C6DAEA", "#AFC9DF", "#13304F", "#E9F1F7", "#0F2238", false),
	"russia":          dress("#9A6C42", "#8F6339", "#2B1A0B", "#EBD9BC", "#FFF6E4", true),
	"germany":         dress("#A3AF9B", "#8D9A86", "#1E261D", "#E1E7DC", "#10160F", false),
	"serbia":          dress("#EFE0AC", "#E4D08C", "#3B2C08", "#FAF3DA", "#2E2206", false),
}

// neutral serves any nation that has no livery of its own yet.
var neutral = dress("#DAD5CB", "#C7C1B5", "#33302B", "#F3F0EA", "#26231F", false)

func dress(top, middle, line, box, text string, dark bool) livery {
	return livery{pen.Hex(top), pen.Hex(middle), pen.Hex(line), pen.Hex(box), pen.Hex(text), dark}
}

func liveryOf(nation string) livery {
	if l, ok := liveries[nation]; ok {
		return l
	}
	return neutral
}

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
