package table

import (
	"fyne.io/fyne/v2"

	"vistula/canvas/counter"
	"vistula/canvas/fonts"
	"vistula/canvas/palette"
	"vistula/ui/desk"
	"vistula/ui/settings"
)

// kit is what panels are made with: how they look, how text is set, and widgets
// that hand on the keys they have no use for.
type kit struct {
	app      fyne.App
	win      fyne.Window
	appear   func(fyne.Window) // shows another window for the first time
	settings *settings.Settings
	fonts    *fonts.Set
	look     look
	slim     bool // panels slide in over the map
	still    bool // clocks and computer players do not go on by themselves
	atOnce   bool // scenes are told at once, not in the background
	house    house

	cases *desk.Casebook
	cards caseCards
}

// house is what stands around a widget: where its stray keys go, and where a case
// opens that was clicked.
type house interface {
	stray(e *fyne.KeyEvent)
	rune(r rune)
	openCase(name string)
}

// style is how counters are drawn by the settings.
func (k *kit) style() counter.Style {
	return counter.Style{Period: k.settings.Period, Palette: palette.ID(k.settings.Palette)}
}
