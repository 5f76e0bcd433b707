package desk

import (
	"strconv"
	"strings"

	"vistula/rules"
)

// FullName is a counter in words: "5th Infantry Division", "3 lw Infantry
// Brigade".
func FullName(c rules.Counter) string {
	name := c.Name
	if n, err := strconv.Atoi(name); err == nil {
		name += ordinal(n)
	}
	if name == "" {
		name = c.Unit
	}
	for _, s := range []string{c.Type, c.Size} {
		if s != "" && !strings.Contains(strings.ToLower(name), strings.ToLower(s)) {
			name += " " + strings.ToUpper(s[:1]) + s[1:]
		}
	}
	return name
}

func ordinal(n int) string {
	if n%100/10 != 1 {
		switch n % 10 {
		case 1:
			return "st"
		case 2:
			return "nd"
		case 3:
			return "rd"
		}
	}
	return "th"
}

// TurnDates is what the turn record says of the present turn.
func TurnDates(v *rules.View) string {
	for _, t := range v.Tracks {
		if t.ID != rules.TrackTurns {
			continue
		}
		for _, b := range t.Boxes {
			if b.Here {
				return b.Note
			}
		}
	}
	return ""
}
