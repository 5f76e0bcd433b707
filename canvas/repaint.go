package canvas

import "vistula/canvas/tiles"

// Repaint paints the map and its names anew, because the sheet has come to show
// something else in the same hexes. What is shown stays until the new tiles in
// sight are there; then shown is called, which may be nil.
func (sc *scene) Repaint(shown func()) {
	t := sc.land
	t.shown = shown
	t.edition++
	t.stale = true
	t.cache.Drop(func(k tiles.Key) bool { return k.Layer < t.edition })
	sc.wantTiles()
	sc.tilesReady()
	sc.names.paint()
}
