// Package arrow draws what moves and fights on a map: marches as curved arrows that
// grow broader towards where they lead, attacks as short ones over the side between
// two hexes, the hexes under attack, the places that units came from, and small
// plates with a number or a few words. Board, report and film draw with it.
//
// All measures are in hex widths.
package arrow
