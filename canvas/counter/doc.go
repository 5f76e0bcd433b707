// Package counter paints the counters of a game: one at a time, as stacks and
// as the fan that lays a stack out. It draws through pen.Pen and so at any
// size: as textures for the window, as vectors for print.
//
// What a counter shows is first read out of rules.Counter into a face (pure
// data), then laid out in fractions of the counter's side, then painted. All
// measures are in s, the side of the counter: (0,0) is its upper left corner,
// (1,1) its lower right one. Where the pen paints pixels, lines and letters are
// moved onto whole pixels, so that small counters stay crisp.
//
//	set, err := fonts.Load()
//	...
//	painter := counter.New(set)
//	painter.Draw(p, c, pen.Rect{X: 20, Y: 20, W: 64, H: 64}, counter.Style{})
//	textures := counter.NewCache(painter, 64<<20)
//	img := textures.Image(c, 64, counter.Style{Period: true})
//
// Badges are drawn by their kind; those known are listed at Kinds.
package counter
