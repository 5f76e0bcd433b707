package canvas

import "vistula/canvas/palette"

// look is the palette of what lies on the map. Painters may ask for it as well.
func (b *Board) look() *palette.Palette { return b.colors.Load() }

// SetPalette chooses the colours of what the rules answer and of the counters.
func (b *Board) SetPalette(id palette.ID) {
	p := palette.Of(id)
	if b.look() == p {
		return
	}
	b.colors.Store(p)
	b.fan.ring.StrokeColor = p.Reach
	b.signs.hover.px, b.signs.cursor.px = 0, 0 // so that they are painted anew
	st := b.stacks.style
	st.Palette = id
	b.SetCounterStyle(st)
	b.signs.paint()
	b.changed()
}
