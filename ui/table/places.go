package table

import (
	"fyne.io/fyne/v2"

	"vistula/canvas"
)

// Board is the map on the table; nil where it could not be drawn.
func (t *Table) Board() *canvas.Board { return t.board }

// Switch is the rail's switch of an overlay, and whether it is on; nil for an
// overlay that does not exist. The rail is painted, so that nobody could find it
// by its words.
func (t *Table) Switch(overlay string) (o fyne.CanvasObject, on bool) {
	for i, x := range t.overlayKinds() {
		if x.id == overlay && i < len(t.rail.buttons) {
			return t.rail.buttons[i].pic, t.rail.on[overlay]
		}
	}
	return nil, false
}

// MenuSwitch is the rail's last place, which opens the menu.
func (t *Table) MenuSwitch() fyne.CanvasObject { return t.rail.buttons[len(t.rail.buttons)-1].pic }
