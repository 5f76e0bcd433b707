package table

import (
	"fmt"
	"regexp"
	"strings"
)

// negative is a hyphen that stands for a minus: before a number, and not between two or
// within a word.
var negative = regexp.MustCompile(`(^|[\s(,;:/+])-(\d)`)

// minus is a text as it is shown: data and rulebooks write a minus as a hyphen.
func minus(text string) string {
	if !strings.Contains(text, "-") { // most have none
		return text
	}
	return negative.ReplaceAllString(text, "${1}−${2}")
}

// modifier is a value with its sign.
func modifier(n int) string { return minus(fmt.Sprintf("%+d", n)) }
