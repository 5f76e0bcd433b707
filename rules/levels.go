package rules

import (
	"fmt"
	"strings"
)

// Level is a level of victory: what a score of at least From is.
type Level struct {
	From  int
	Title string
}

// LevelsOf tells in a sentence what each level of victory takes of a score. The levels are
// given from the highest down; the last one needs no least score.
func LevelsOf(score string, list []Level) string {
	var parts []string
	for i, l := range list {
		span := fmt.Sprintf("%d or more", l.From)
		switch {
		case i == 0:
		case i == len(list)-1:
			span = fmt.Sprintf("%d or less", list[i-1].From-1)
		case list[i-1].From-1 == l.From:
			span = fmt.Sprint(l.From)
		default:
			span = fmt.Sprintf("%d to %d", l.From, list[i-1].From-1)
		}
		parts = append(parts, span+", "+l.Title)
	}
	return "By " + score + ": " + strings.Join(parts, "; ") + "."
}
