// Package hex is the geometry of a hexagonal grid: axial coordinates, the six
// directions, distance, and a Grid that turns the numbers printed on a map
// ("16.22", "g1419", "0307") into coordinates and back.
//
// All arithmetic is in whole numbers. Where a hex lies on the page is a matter
// of drawing and is not known here.
package hex
