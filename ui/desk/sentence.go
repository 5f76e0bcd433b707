package desk

import (
	"strings"

	"vistula/rules/chronicle"
)

// Sentence gives a program's error a capital and a full stop. A number with a
// letter, as that of a hex, stays as it is printed.
func Sentence(s string) string {
	if s == "" {
		return ""
	}
	if first, _, _ := strings.Cut(s, " "); !strings.ContainsAny(first, "0123456789") {
		s = chronicle.Capital(s)
	}
	if !strings.ContainsAny(s[len(s)-1:], ".!?") {
		s += "."
	}
	return s
}
