// Package words puts the program's texts into the player's language. A file
// translation/<language>.json holds them, by the English text, and another,
// rulebook/<language>.json, the fixed texts of the rulebooks, which are English.
//
// Its tests walk through the source and fail where a text is missing in a language
// or used by nobody. After texts were added or changed,
//
//	go test ./ui/words -update
//
// brings the files up to date; what is empty then waits for its translation. A new
// language is begun with two files that hold nothing but {}.
package words
