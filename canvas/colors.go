package canvas

import "vistula/canvas/palette"

// SetPalette chooses the colours of what the rules answer and of the counters.
func (sc *scene) SetPalette(id palette.ID) {
	p := palette.Of(id)
	if sc.look() == p {
		return
	}
	sc.colors.Store(p)
	sc.signs.hover.px, sc.signs.cursor.px = 0, 0 // so that they are painted anew
	st := sc.stacks.style
	st.Palette = id
	sc.SetCounterStyle(st)
	sc.signs.paint()
	sc.changed()
}
