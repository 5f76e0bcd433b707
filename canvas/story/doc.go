// Package story tells a chronicle as a person would: each turn in a paragraph about
// what mattered, each battle in a sentence, each unit's history in a line, and on
// the map with the arrows of marches and attacks. The report and the film tell with
// it. Everything it says is taken from the chronicle; nothing is made up.
package story
