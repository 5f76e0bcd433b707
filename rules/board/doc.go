// Package board holds a printed map as data: the terrain of its hexes, what
// lies on its hexsides, railways and roads from hex to hex, towns, fortresses,
// countries, map edges and links off the map. One board can carry several maps.
//
// A Map is what stands in a map file; a Board is made of one or more maps, is
// checked as a whole, never changes afterwards and may be shared by any number
// of games at once.
package board
