package desk

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sentence gives a program's error a capital and a full stop. A number with a
// letter, as that of a hex, stays as it is printed.
func Sentence(s string) string {
	if s == "" {
		return ""
	}
	if first, _, _ := strings.Cut(s, " "); !strings.ContainsAny(first, "0123456789") {
		r, n := utf8.DecodeRuneInString(s)
		s = string(unicode.ToUpper(r)) + s[n:]
	}
	if !strings.ContainsAny(s[len(s)-1:], ".!?") {
		s += "."
	}
	return s
}
