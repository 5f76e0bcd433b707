package chronicle

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Capital begins a text with a capital. A name with an abbreviated title stays as it is
// printed: "v. Auffenberg".
func Capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 || strings.HasPrefix(text[n:], ". ") {
		return text
	}
	return string(unicode.ToUpper(r)) + text[n:]
}
