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
