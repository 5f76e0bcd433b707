package theme

import "strings"

// Shorten is a line that is cut off with an ellipsis where it is too wide. A letter of it is
// always left.
func Shorten(line string, wide func(line string) bool) string {
	letters := []rune(line)
	for n := len(letters) - 1; n > 0 && wide(line); n-- {
		line = strings.TrimRight(string(letters[:n]), " ") + "…"
	}
	return line
}
