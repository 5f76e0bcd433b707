package desk

import (
	"slices"
	"strconv"
	"strings"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// FullName is a counter in words: "5th Infantry Division", "3rd Landwehr Brigade",
// "Supply Unit 1".
func FullName(c rules.Counter) string {
	name := chronicle.SpellOut(c.Name, func(word string) string { return word })
	if name == "" {
		name = c.Unit
	}
	if c.Type == "headquarters" {
		name = strings.TrimPrefix(name, "HQ ") // which its type says again
	}
	size := c.Size
	switch {
	case c.Type == "depot":
		size = "" // it has the symbol of a division and is none
	case c.Type != "headquarters":
		size = sizeIn(name, size)
	}
	for _, s := range []string{c.Type, size} {
		s = strings.ReplaceAll(s, "-", " ")
		if s == "" || s == "works" || saysAll(name, strings.TrimSuffix(s, "s")) || strings.Contains(name, " Unit ") || s == "infantry" && (size == "corps" || saysBranch(name, size)) {
			continue
		}
		s = strings.ToUpper(s[:1]) + s[1:]
		if at := len(name) - len(size); c.Type != "headquarters" && s != size && size != "" && at > 0 && strings.EqualFold(name[at:], size) {
			name = name[:at] + s + " " + name[at:] // "27th Division" is the 27th Infantry Division
		} else {
			name += " " + s
		}
	}
	return name
}

// sizeIn is the size that a name ends with, else that of the counter: a division may have
// been given the strength and the symbol of a corps.
func sizeIn(name, size string) string {
	last := strings.ToLower(name[strings.LastIndex(name, " ")+1:])
	if slices.Contains([]string{"regiment", "brigade", "division", "corps"}, last) {
		return last
	}
	return size
}

// naming puts a unit into what is done with it: "Reduce this unit" becomes "Reduce the 14th
// Infantry Division"; a label that speaks of no unit is followed by its name.
func naming(label, name string) string {
	if !strings.Contains(label, thisUnit) {
		return label + ": " + name
	}
	return strings.Replace(label, thisUnit, definite(name), 1)
}

// definite is a name in a sentence: that of a formation takes the article, with its nation
// before the number or without.
func definite(name string) string {
	_, rest, _ := strings.Cut(name, " ")
	if countsFirst(name) || countsFirst(rest) {
		return "the " + name
	}
	return name
}

// thisUnit is how a label speaks of the unit that it is about.
const thisUnit = "this unit"

// countsFirst tells whether a name begins with a number, as those of formations do: "5th
// Division", "XXI Corps".
func countsFirst(name string) bool {
	first, _, more := strings.Cut(name, " ")
	return more && first != "" && (first[0] >= '0' && first[0] <= '9' || strings.Trim(first, "IVXLC") == "")
}

// saysBranch tells whether a name says before its size what kind of infantry it is:
// "3rd Landwehr Brigade" does, "5th Division" does not.
func saysBranch(name, size string) bool {
	head, ok := strings.CutSuffix(strings.ToLower(name), " "+strings.ToLower(size))
	return ok && strings.Contains(head, " ")
}

// saysAll tells whether a name has all of some words in it.
func saysAll(name, words string) bool {
	name = strings.ToLower(name)
	for w := range strings.FieldsSeq(strings.ToLower(words)) {
		if !strings.Contains(name, w) {
			return false
		}
	}
	return true
}

// TurnName is what the turn record calls a turn: "3", "S1".
func TurnName(v *rules.View, n int) string {
	for _, t := range v.Tracks {
		here := slices.IndexFunc(t.Boxes, func(b rules.Box) bool { return b.Here })
		if t.ID != rules.TrackTurns || here < 0 {
			continue
		}
		if at := here + n - v.Status.Turn; at >= 0 && at < len(t.Boxes) && t.Boxes[at].Label != "" {
			return t.Boxes[at].Label
		}
	}
	return strconv.Itoa(n)
}

// TurnDates is what the turn record says of the present turn: "23–24 August 1914".
func TurnDates(v *rules.View) string {
	for _, t := range v.Tracks {
		if t.ID != rules.TrackTurns {
			continue
		}
		for _, b := range t.Boxes {
			if b.Here {
				return chronicle.Days(b.Note)
			}
		}
	}
	return ""
}
