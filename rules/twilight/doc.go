// Package twilight is the ruleset "1914: Twilight in the East": divisions and
// brigades on the whole eastern front. README.md lists its actions and rulings; the
// files are named for the chapters of the rulebook.
package twilight
