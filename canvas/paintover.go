package canvas

import (
	"image"

	"vistula/canvas/overlay"
	"vistula/canvas/pen"
	"vistula/canvas/tiles"
)

// Colours of what lies on the map that are the same in all palettes.
var (
	white = overlay.White
	ink   = overlay.Ink
)

// paintOver paints the overlay on a tile.
func (sc *scene) paintOver(img *image.RGBA, k tiles.Key) {
	o := sc.answers.show.Load()
	if o.version != k.Version {
		return // nobody will see it
	}
	view, px := k.Rect(), k.Level.Px()
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Translate(-view.X, -view.Y).Then(pen.Scale(px)))
		d := o.drawn()
		d.Look, d.Fonts = sc.look(), sc.fonts
		overlay.Paint(p, sc.sheet, view, px, d)
	})
}

// drawn is the overlay as its painter takes it.
func (o *overlayState) drawn() *overlay.Overlay {
	d := &overlay.Overlay{Lit: o.lit, Titles: o.titles, Marks: make([]overlay.Mark, len(o.marks)), Ways: make([]overlay.Way, len(o.ways))}
	for i, m := range o.marks {
		d.Marks[i] = overlay.Mark{ID: m.id, Kind: m.kind, Warn: m.warn, From: m.from, Name: m.area}
	}
	for i, w := range o.ways {
		d.Ways[i] = overlay.Way{Kind: w.kind, IDs: w.ids}
	}
	return d
}

// weight is by how much lines are wider or thinner than their measure.
func weight(px float64) float64 { return overlay.Weight(px) }
