// Package edit changes a ruleset's maps, units and scenarios as a player does
// who owns the printed game: hex by hex, hexside by hexside, counter by counter.
//
// A Session holds the files as they stand in the player's own folder, or in the
// program where he has none. Each change is one step that can be undone. A file
// is changed entry by entry: what was not touched stays as it was to the byte,
// a changed entry keeps the order of its keys and says "source": "player", and
// one that is set back to what the program has is the program's entry again.
//
// Check reads the result as the game will read it; Save writes the files that
// differ from the program's into the player's folder, all of them or none.
package edit
