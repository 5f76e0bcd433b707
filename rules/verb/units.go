package verb

import (
	"slices"
	"strconv"
	"strings"
)

// Count is a number with its noun: "1 step", "2 steps".
func Count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// Conjugate chooses the form of a word for one unit or for several.
func Conjugate(units []int16, one, many string) string {
	if len(units) == 1 {
		return one
	}
	return many
}

// Without lists the units that are not among the given ones.
func Without(units []int16, but ...int16) []int16 {
	return slices.DeleteFunc(slices.Clone(units), func(u int16) bool { return slices.Contains(but, u) })
}

// Where lists the units, of n, for which a condition holds, in the order of their
// numbers.
func Where(n int, is func(u int16) bool) []int16 {
	var units []int16
	for u := range int16(n) {
		if is(u) {
			units = append(units, u)
		}
	}
	return units
}

// Each offers every unit of a list.
func Each(units []int16, yield func(Args)) {
	for _, u := range units {
		yield(OfUnit(u))
	}
}

// Labels names units for a sentence: "II Corps, X Corps and XV Corps".
func Labels(p Position, units []int16) string { return Enumerate(units, p.Label) }

// Enumerate puts the names of units into a sentence.
func Enumerate(units []int16, name func(u int16) string) string {
	names := make([]string, len(units))
	for i, u := range units {
		names[i] = name(u)
	}
	return List(names)
}

// List puts names into a sentence: "A, B and C".
func List(names []string) string {
	n := len(names)
	if n < 2 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
}
