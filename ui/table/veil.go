package table

import "vistula/canvas"

// veil hides the table while it is handed over, or shows it again.
func (t *Table) veil(on bool) {
	if on {
		t.sheets.close()
		t.float.quiet()
		t.finder.close()
		t.float.mini.Clear()
		t.lamps.off()
		t.hint.close()
		t.forget()
		t.main.Hide()
	} else {
		t.main.Show()
	}
	t.drawer.veil(on)
	t.sheets.veil(on)
}

// forget takes away what was said of the place under the other player's pointer.
func (t *Table) forget() {
	t.hover = canvas.Hit{}
	t.float.place("", "")
	t.board.SetPath(canvas.Path{})
	t.board.SetHover("")
	t.drawer.setAhead(nil, "")
	t.banner.hide()
}

// takeOver lets the player who is to decide look.
func (t *Table) takeOver() {
	if !t.cover.up {
		return
	}
	t.desk.TakeOver()
	t.shown, t.warned = "", ""
	t.update()
	t.lookedAway()
	t.bots.wake()
}
