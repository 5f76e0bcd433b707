// Package mapart paints printed maps: the paper, the relief, woods, rivers,
// railways, towns and names of a board, with frame, title, terrain key and turn
// record, at any zoom and through any pen.
//
// A Map is what is drawn for a board: a Sheet, or a Spread of the sheets of
// several adjacent maps, as Lay makes it.
//
// A Sheet prepares the geometry of one map once; Draw then paints any part of
// it. All places are in hex widths (the distance of neighbouring centres), x
// right and y down, from the centre of the map's first hex; a zoom is the number
// of pixels to a hex width and decides what is shown.
//
//	sheet, err := mapart.New(board, 0, fonts, mapart.Print{Title: "Galicia"})
//	tile := image.NewRGBA(image.Rect(0, 0, 512, 512))
//	view := pen.Rect{X: -10, Y: -8, W: 512.0 / 110, H: 512.0 / 110}
//	pen.Paint(tile, func(p pen.Pen) { sheet.Draw(p, view, 110, mapart.Options{Layers: mapart.Tiles}) })
//
// How a terrain looks is one line of the table in looks.go. Where a map has
// hills among its terrain, the relief is folded and tinted by the terrain, so
// that what looks like a mountain is one. Heights and curves of large names come
// from package relief; relief/cmd/reliefdata makes them.
//
// What is made lies in three floors, each knowing only those below. The survey is
// what is known of a map before anything is drawn: geometry, courses, where names of
// regions stand. The engraving is what is worked out from it once and kept: the
// relief, the small marks of each zoom, the places of towns' names. The painters,
// in the files draw*.go and key*.go, paint a page, which is an engraving with its
// print. Sheet and Spread on top are what others see. packaging/floors_test.go knows
// which file belongs to which.
//
// Tiles whose corners lie on whole pixels meet without a seam, for no accident
// of the drawing depends on the view. Where counters lie on the map, names
// are a layer above them: PlaceNames finds room beside the counters
// and DrawNames writes.
package mapart
