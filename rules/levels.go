package rules

import (
	"fmt"
	"strings"
)

// Level is a level of victory: what a score of at least From is. Span says what scores those
// are where figures would not, such as "no lead".
type Level struct {
	From  int
	Title string
	Span  string
}

// LevelsOf tells in a sentence what each level of victory takes of a score. The levels are
// given from the highest down; the last one needs no least score.
func LevelsOf(score string, list []Level) string {
	var parts []string
	for i, l := range list {
		span := fmt.Sprintf("%d or more", l.From)
		switch {
		case l.Span != "":
			span = l.Span
		case i == 0:
		case i == len(list)-1:
			span = fmt.Sprintf("%d or less", list[i-1].From-1)
		case list[i-1].From-1 == l.From:
			span = fmt.Sprint(l.From)
		case list[i-1].From-2 == l.From:
			span = fmt.Sprintf("%d or %d", l.From, l.From+1)
		default:
			span = fmt.Sprintf("%d to %d", l.From, list[i-1].From-1)
		}
		parts = append(parts, span+", "+l.Title)
	}
	return "By " + score + ": " + strings.Join(parts, "; ") + "."
}
