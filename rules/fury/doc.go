// Package fury is the rulebook of "1914: Fury in the East". One file holds one
// chapter; what a careful referee had to decide stands in README.md.
package fury
