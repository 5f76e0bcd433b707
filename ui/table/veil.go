package table

import "vistula/canvas"

// forget takes away what was said of the place under the other player's pointer.
func (t *Table) forget() {
	t.hover = canvas.Hit{}
	t.float.place("", "")
	t.board.SetPath(canvas.Path{})
	t.board.SetHover("")
	t.drawer.setAhead(nil, "")
}

// takeOver lets the player who is to decide look.
func (t *Table) takeOver() {
	if !t.cover.up {
		return
	}
	t.desk.TakeOver()
	t.shown, t.warned = "", ""
	t.update()
	t.bots.wake()
}
