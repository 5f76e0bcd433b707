// Package table is the window on which a game is played: the map, the prompt bar
// beneath it, the rail of overlays and displays at the left, the drawer with the
// unit, the fight and the journal at the right.
//
// It knows no rulebook. All that it shows comes out of a rules.View, an Overlay
// or a Chart, and all that it does goes through a desk.Desk.
package table
