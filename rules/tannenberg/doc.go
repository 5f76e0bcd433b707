// Package tannenberg is the rulebook of "Tannenberg" (1969): the basic game, the
// optional rules and the eastern half of the two-front game. The rulebook
// numbers its rules within headings; a case is a heading with its number
// ("Movement 4"). One file holds one heading; what a careful referee had to
// decide stands in README.md.
package tannenberg
