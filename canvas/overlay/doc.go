// Package overlay paints what the rules answer about a map: reach, zones of
// control, supply and its lines, threat, places that count, the hexes of a
// choice. The board on the screen and the printed sheet show the same.
package overlay

import (
	"vistula/canvas/fonts"
	"vistula/canvas/palette"
	"vistula/rules/board"
)

// Overlay is what is shown on a map.
type Overlay struct {
	Marks []Mark
	Ways  []Way
	Lit   []board.ID       // hexes that can be clicked
	Look  *palette.Palette // nil for the usual one
	// Titles are the names of areas, set in Fonts; none where these are nil.
	Titles []Title
	Fonts  *fonts.Set
}

// Mark is a rules.Mark on the map. The kinds of rules.Mark are drawn each in a
// way of its own, and besides them those that a window makes: own-zone and
// own-zone-negated, zones of the side that looks; control-own and control-enemy,
// places that count. Any other kind is a plain outline.
type Mark struct {
	ID   board.ID
	Kind string
	Warn bool
	From board.ID // board.None for none
	Name string   // of the area that it belongs to, to be written across it; "" for none
}

// Kinds of marks for the places that earn points: held by the side that looks, by the
// enemy, by nobody.
const (
	ObjectiveOwn   = "objective-own"
	ObjectiveEnemy = "objective-enemy"
	Objective      = "objective"
)

// Way is a rules.Way on the map. Kinds drawn in a way of their own are in, low
// and out (supply) and cut; an attack is not drawn here but by package arrow,
// over the counters; any other kind is a plain line.
type Way struct {
	Kind string
	IDs  []board.ID
}
