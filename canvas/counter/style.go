package counter

import "vistula/canvas/palette"

// Style is how counters are drawn. The zero value is the map's usual style.
type Style struct {
	Period   bool   // pictograms of the period in place of the modern symbols
	Selected bool   // a golden glow
	Bare     bool   // without badges, as in a display of the order of battle
	NoArrow  bool   // without the arrow of a prepared attack, which means something on the map only
	Lying    bool   // the map's hexes lie on a side, so that directions count from the lower right
	Flat     bool   // no shadow and two tones for a gradient: print
	Soft     bool   // for print and moving pictures: nothing is fitted to pixels
	Detail   Detail // how much is drawn
	Palette  palette.ID
}

// Detail is how much of a counter is drawn.
type Detail uint8

// The details. Auto is Block where a counter is less than BlockBelow pixels, and
// Full with Soft, which knows no pixels.
const (
	Auto  Detail = iota
	Full         // everything
	Block        // coloured block with size bar and symbol
)

// BlockBelow is the side in pixels under which a counter becomes a block.
const BlockBelow = 40

// smallBelow is the side in pixels under which type grows at the cost of
// margins, for it would be too small to read.
const smallBelow = 48
