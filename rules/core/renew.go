package core

// Renew copies a list of structs that have lists of their own into a list that is not
// needed any more: copy makes one struct a copy of another in the memory that it has.
func Renew[T any](used, from []T, copy func(to, from *T)) []T {
	if n := len(from) - cap(used); n > 0 {
		used = append(used[:cap(used)], make([]T, n)...)
	}
	used = used[:len(from)]
	for i := range from {
		copy(&used[i], &from[i])
	}
	return used
}
