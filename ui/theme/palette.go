package theme

import (
	"image/color"

	"vistula/canvas/pen"
)

// Palette is the colours of the panels.
type Palette struct {
	Ground, Raised   color.NRGBA
	Line, Soft       color.NRGBA // of sections; fill of what can be chosen
	Text, Second     color.NRGBA
	Accent, OnAccent color.NRGBA // the main button, the chosen thing, and text on it
	Lit, LitLine     color.NRGBA // the column of a table that counts
	Good, Neutral    color.NRGBA // bars of chances
	Bad              color.NRGBA
}

// The two palettes; nobody changes them.
var (
	light = Palette{
		Ground: pen.Hex("#F6F2EA"), Raised: pen.Hex("#FFFFFF"),
		Line: pen.Hex("#D8CFC0"), Soft: pen.Hex("#E7E0D3"),
		Text: pen.Hex("#26211C"), Second: pen.Hex("#6A5F53"),
		Accent: pen.Hex("#1D5C7E"), OnAccent: pen.Hex("#FFFFFF"),
		Lit: pen.Hex("#FFE9A8"), LitLine: pen.Hex("#F0B429"),
		Good: pen.Hex("#1D5C7E"), Neutral: pen.Hex("#9A917F"), Bad: pen.Hex("#B3261E"),
	}
	dark = Palette{
		Ground: pen.Hex("#1E2124"), Raised: pen.Hex("#282C30"),
		Line: pen.Hex("#3D4348"), Soft: pen.Hex("#33383D"),
		Text: pen.Hex("#EEE8DC"), Second: pen.Hex("#A9A294"),
		Accent: pen.Hex("#7FBFE0"), OnAccent: pen.Hex("#10222D"),
		Lit: pen.Hex("#5B4A12"), LitLine: pen.Hex("#F0B429"),
		Good: pen.Hex("#7FBFE0"), Neutral: pen.Hex("#7A766C"), Bad: pen.Hex("#FF8A75"),
	}
)

// PaletteOf gives the light or the dark palette.
func PaletteOf(isDark bool) Palette {
	if isDark {
		return dark
	}
	return light
}

// Nation is the ground colour of a nation's counters, for strips and bars that
// stand for a side, and a colour for text on it.
func Nation(nation string) (ground, text color.NRGBA) {
	switch nation {
	case "austria-hungary":
		return pen.Hex("#AFC9DF"), pen.Hex("#0F2238")
	case "russia":
		return pen.Hex("#8F6339"), pen.Hex("#FFF6E4")
	case "germany":
		return pen.Hex("#8D9A86"), pen.Hex("#10160F")
	case "serbia":
		return pen.Hex("#E4D08C"), pen.Hex("#2E2206")
	}
	return pen.Hex("#C7C1B5"), pen.Hex("#26231F")
}
