// Package words puts the program's texts into the player's language. A file
// translation/<language>.json holds them, by the English text; English needs none.
package words
