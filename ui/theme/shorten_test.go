package theme

import (
	"testing"
	"unicode/utf8"
)

// A line that is too wide ends with an ellipsis that stands behind no space; one that fits is
// left alone, and a letter is always left.
func TestALineIsCutOffWhereItIsTooWide(t *testing.T) {
	for _, c := range []struct {
		line string
		room int
		want string
	}{{"Österreich", 10, "Österreich"}, {"Österreich", 6, "Öster…"}, {"A long name", 3, "A…"}, {"Name", 0, "N…"}} {
		if got := Shorten(c.line, func(s string) bool { return utf8.RuneCountInString(s) > c.room }); got != c.want {
			t.Errorf("%q in %d letters is %q, want %q", c.line, c.room, got, c.want)
		}
	}
}
