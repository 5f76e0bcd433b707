package desk

import (
	"strings"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// FullName is a counter in words: "5th Infantry Division", "3rd Landwehr Infantry
// Brigade".
func FullName(c rules.Counter) string {
	name := chronicle.SpellOut(c.Name, func(word string) string { return word })
	if name == "" {
		name = c.Unit
	}
	for _, s := range []string{c.Type, c.Size} {
		s = strings.ReplaceAll(s, "-", " ")
		if s != "" && s != "works" && !strings.Contains(strings.ToLower(name), strings.ToLower(s)) {
			name += " " + strings.ToUpper(s[:1]) + s[1:]
		}
	}
	return name
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
