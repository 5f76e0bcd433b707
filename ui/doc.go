// Package ui is the program's window: the start screen and the table take turns
// in it. It keeps every game on disk while it is played, opens and saves files,
// and holds the player's settings. What stands on the screen is the work of the
// packages below it.
package ui
