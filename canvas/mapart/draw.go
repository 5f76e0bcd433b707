package mapart

import "vistula/canvas/pen"

// Layers are the parts of the drawing, one bit each.
type Layers uint32

// The layers from the ground up.
const (
	Ground Layers = 1 << iota
	Hachures
	Hills
	Swamps
	Woods
	Closed
	HexLines
	Regions
	Ridges
	Frontier
	Rivers
	Roads
	Rails
	Bridges
	Towns
	Numbers
	TownNames
	RiverNames
	Supply
	Victory
	Frame

	// All is the whole printed sheet.
	All = Frame<<1 - 1
	// Tiles is what lies under the counters: all but the names that must give
	// way to them, which DrawNames writes on top.
	Tiles = All &^ (TownNames | RiverNames | Victory)
)

// Options choose what is drawn. The zero value draws everything.
type Options struct {
	Layers Layers // none is All
	Cut    []Cut  // railways that are destroyed
	// Over leaves away paper and relief: what lies there stays and is drawn
	// over. Print draws them as a picture of its own.
	Over bool
	// Plain leaves away trees, reeds and whatever else is strewn over the ground: where
	// they stand takes longer to find than all else takes to draw. So do title and key.
	Plain bool
}

// canvas is one call of Draw at work.
type canvas struct {
	s    *page
	p    pen.Pen
	view pen.Rect
	px   float64
	z    zoom
	k    float64 // by how much lines are wider than their measure
	art  *art
	opts Options
}

func newCanvas(s *page, p pen.Pen, view pen.Rect, px float64, opts Options) *canvas {
	c := &canvas{s: s, p: p, view: view, px: px, z: zoomOf(px), art: &art{}, opts: opts}
	c.k = c.z.lines()
	if !opts.Plain {
		c.art = s.artOf(c.z)
	}
	return c
}

type layer struct {
	bit  Layers
	draw func()
}

// layers lists what is drawn within the frame, in order.
func (c *canvas) layers() []layer {
	return []layer{
		{Ground, c.drawVeil},
		{Hills, c.drawHillEdges},
		{Hachures, c.drawHachures},
		{Ground, c.drawFields},
		{Hills, c.drawHills},
		{Ground, c.drawWaters},
		{Swamps, c.drawSwamps},
		{Woods, c.drawWoods},
		{Closed, c.drawClosed},
		{HexLines, c.drawHexLines},
		{Regions, c.drawRegions},
		{Ridges, c.drawRidges},
		{Ridges, c.drawBlocked},
		{Frontier, c.drawFrontiers},
		{Supply, c.drawFriendly},
		{Rivers, c.drawRivers},
		{Rivers, c.drawLakeSides},
		{Roads, c.drawRoads},
		{Rails, c.drawRails},
		{Bridges, c.drawBridges},
		{Bridges, c.drawFerries},
		{Towns, c.drawSideForts},
		{Towns, c.drawPasses},
		{Towns, c.drawTowns},
		{Towns, c.drawWorks},
		{Numbers, c.drawNumbers},
		{TownNames | RiverNames | Victory, c.drawPlacedNames},
	}
}

// sees tells whether something in a rectangle reaches into the view.
func (c *canvas) sees(r pen.Rect, reach float64) bool { return r.Grow(reach).Meets(c.view) }
