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

// smallNumbers are those that sentences write as words.
var smallNumbers = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// Spelled is Count with a small number as a word: "no steps", "one step", "two steps".
func Spelled(n int, one, many string) string {
	if n < 0 || n >= len(smallNumbers) {
		return Count(n, one, many)
	}
	if n == 1 {
		many = one
	}
	return smallNumbers[n] + " " + many
}

// OrNone is a number that may stand alone: "none", "2".
func OrNone(n int) string {
	if n == 0 {
		return "none"
	}
	return strconv.Itoa(n)
}

// Ordinal is a number as a place in a row: "22nd".
func Ordinal(n int) string {
	if n%100/10 != 1 {
		switch n % 10 {
		case 1:
			return strconv.Itoa(n) + "st"
		case 2:
			return strconv.Itoa(n) + "nd"
		case 3:
			return strconv.Itoa(n) + "rd"
		}
	}
	return strconv.Itoa(n) + "th"
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

// Any tells whether something is so of one of the candidates of a verb.
func Any[P any](p P, candidates func(p P, yield func(Args)), is func(Args) bool) bool {
	some := false
	candidates(p, func(a Args) { some = some || is(a) })
	return some
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
