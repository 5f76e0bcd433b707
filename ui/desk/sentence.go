package desk

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sentence gives a program's error a capital and a full stop.
func Sentence(s string) string {
	if s == "" {
		return ""
	}
	r, n := utf8.DecodeRuneInString(s)
	s = string(unicode.ToUpper(r)) + s[n:]
	if !strings.ContainsAny(s[len(s)-1:], ".!?") {
		s += "."
	}
	return s
}
