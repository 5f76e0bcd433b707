package mapart

import (
	"vistula/canvas/fonts"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// Sheet is one printed map, ready to be drawn. It is safe for several
// goroutines to draw from it at once.
type Sheet struct{ *page }

// New prepares the drawing of one map of a board. All geometry is made here;
// pictures and names are made when first drawn.
func New(b *board.Board, mapIndex int, set *fonts.Set, print Print) (*Sheet, error) {
	return NewPart(b, mapIndex, nil, set, print)
}

// NewPart prepares only the named sheets of a map that is made of several: what
// lies beyond them is not drawn, and costs nothing. None named is the whole map.
func NewPart(b *board.Board, mapIndex int, sheets []string, set *fonts.Set, print Print) (*Sheet, error) {
	s, err := newSurvey(b, mapIndex, sheets, set)
	if err != nil {
		return nil, err
	}
	return &Sheet{newPage(engraving{s, &prepared{}}, print)}, nil
}

// Printed is the same map with other print beside it. The two share all that was
// prepared of it or will be, so a second one costs next to nothing.
func (s *Sheet) Printed(print Print) *Sheet { return &Sheet{newPage(s.engraving, print)} }

// Draw paints the part of the sheet that lies in the view, given in hex widths
// from the centre of the first hex, at so many pixels to a hex. The pen's units
// are pixels from the view's corner. Views whose corner and size are whole
// numbers of pixels meet without a seam.
func (s *Sheet) Draw(p pen.Pen, view pen.Rect, px float64, opts Options) {
	if opts.Layers == 0 {
		opts.Layers = All
	}
	c := newCanvas(s.page, p, view, px, opts)
	p.Save()
	defer p.Restore()
	p.Transform(pen.Translate(-view.X, -view.Y).Then(pen.Scale(px)))
	if !opts.Over {
		c.drawGround()
	}
	if _, ok := s.window(view); ok {
		for _, l := range c.layers() {
			if opts.Layers&l.bit != 0 {
				l.draw()
			}
		}
	}
	if opts.Layers&Frame != 0 {
		c.drawFrame()
		c.drawPlates()
	}
	if opts.Layers&Supply != 0 {
		if c.z != far {
			c.drawSupplies()
		}
		c.drawEntries()
	}
}

// DrawNames writes placed names; the pen's units are those of Draw. Call it for
// the same zoom as PlaceNames.
func (s *Sheet) DrawNames(p pen.Pen, view pen.Rect, px float64, names []Name) {
	c := &canvas{s: s.page, p: p, view: view, px: px, z: zoomOf(px), k: zoomOf(px).lines(), opts: Options{Layers: All}}
	p.Save()
	p.Transform(pen.Translate(-view.X, -view.Y).Then(pen.Scale(px)))
	c.writeNames(names)
	p.Restore()
}
