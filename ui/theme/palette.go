package theme

import (
	"image/color"

	"vistula/canvas/palette"
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

	signals *palette.Palette // nil for the usual ones
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

// In is the same palette with what says something in another set of colours.
func (p Palette) In(id palette.ID, isDark bool) Palette {
	p.signals = palette.Of(id)
	b := p.signals.Bars(isDark)
	p.Good, p.Neutral, p.Bad = b.Good, b.Neutral, b.Bad
	return p
}

// Signals is the set of colours that say something.
func (p Palette) Signals() palette.ID {
	if p.signals == nil {
		return palette.Usual
	}
	return p.signals.ID
}

// Nation is the ground colour of a nation's counters, for strips and bars that
// stand for a side, and a colour for text on it.
func (p Palette) Nation(nation string) (ground, text color.NRGBA) {
	l := palette.Of(p.Signals()).Nation(nation)
	return l.Middle, l.Text
}
