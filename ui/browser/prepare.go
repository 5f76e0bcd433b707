//go:build !js

package browser

// Prepare gives the program files where it has none, and tells whether they will be
// there at the next visit.
func Prepare() (keeps bool) { return true }
