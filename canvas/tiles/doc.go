// Package tiles keeps the pictures of which a large drawing is laid together:
// squares of 256 pixels, painted by workers when they are wanted, kept as long
// as the memory given allows, and forgotten in the order of their last use.
//
//	cache := tiles.New(tiles.Options{Limit: 96 << 20, Paint: paint, Ready: ready})
//	defer cache.Close()
//	cache.Want(keys) // all that are wanted now, the most urgent first
//	img, ok := cache.Get(key)
//
// Pixels are counted from the origin of the drawing, so that the tiles of one
// zoom meet without a seam and a tile is the same whatever window asks for it.
// The package knows nothing of windows or of what is painted.
package tiles
