// Package data holds everything that stood on cardboard: maps, units,
// scenarios, tables and the lists of numbered cases, as JSON files that are
// embedded in the program, one folder for each ruleset. A player's own folder
// can be laid over them file by file.
//
// Readers are strict: an unknown or doubled key, a wrong type, a list of the
// wrong length or anything after the end of the value is refused, with an error
// that names file and line. The Check functions look at what the files say: see
// CheckMap, CheckUnits and CheckScenario. Rulesets call them when they open, so
// that no game begins on wrong data.
package data
