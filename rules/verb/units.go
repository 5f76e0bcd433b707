package verb

import "slices"

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
