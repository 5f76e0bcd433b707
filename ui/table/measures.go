package table

import (
	"fyne.io/fyne/v2"

	"vistula/canvas"
)

// Widths of the window from which there is room for more, at the usual size of
// the text.
const (
	roomy = 1180 // docked panels
	wide  = 1500 // words on the buttons
)

// isSlim tells whether there is no room to dock panels.
func (t *tabletop) isSlim(size fyne.Size) bool {
	return fyne.CurrentDevice().IsMobile() || size.Width < roomy*(0.5+t.look.scale/2)
}

func (t *tabletop) barHeight(size fyne.Size) float32 {
	if t.isSlim(size) {
		return max(98, t.px(98))
	}
	return t.px(96)
}

func (t *tabletop) drawerWidth(size fyne.Size) float32 {
	if t.isSlim(size) {
		return min(t.px(316), size.Width*0.6)
	}
	return min(t.px(392), size.Width*0.4)
}

// spare is what lies over the edges of the map: the pills at its foot, and the
// round buttons of a slim table.
func (t *tabletop) spare() canvas.Insets {
	i := canvas.Insets{Bottom: t.px(34) + 2*t.px(8)}
	if t.slim {
		i.Left, i.Right = knobEdge+t.px(knobSide), knobEdge+t.px(knobSide)
	}
	return i
}

// Of the drawer's width.
const (
	drawerGutter = 16
	scrollBar    = 8 // kept free for it
)

// Measures of the round buttons.
const (
	knobSide = 50
	knobStep = 62
	knobEdge = 13
)

// labelled is the zoom from which the labels of a choice can be read.
const labelled = 96

// nearEnough is the zoom from which a unit can be told from its neighbours.
const nearEnough = 40

// drawerRoom is the width of the contents of unit and journal.
func (t *tabletop) drawerRoom() float32 {
	return t.drawerWidth(t.windowSize()) - 2*drawerGutter - scrollBar
}
