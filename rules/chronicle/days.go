package chronicle

import (
	"regexp"
	"strings"
)

// until is a hyphen between two days.
var until = regexp.MustCompile(`(\w) ?- ?(\d)`)

// Days are the days of a turn, which the rulebooks' data write with hyphens, as they are
// printed: "23–24 August 1914", "31 August – 1 September 1914".
func Days(text string) string {
	return until.ReplaceAllStringFunc(text, func(s string) string {
		return strings.Replace(s, "-", "–", 1)
	})
}

// dated is a date in brackets, as events tell of the turn that begins.
var dated = regexp.MustCompile(`\([^()]*\d [A-Z][a-z]{2}[^()]*\)`)

// Dated is a sentence of the rules with the days that stand in brackets in it as Days
// prints them: "Game turn 12 (14–15 September 1914): Russia." Other hyphens stay.
func Dated(text string) string {
	return dated.ReplaceAllStringFunc(text, func(s string) string {
		if !months.MatchString(s) {
			return s
		}
		return Days(s)
	})
}

// months are the names of months, written out or with three letters.
var months = regexp.MustCompile(`\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b`)
