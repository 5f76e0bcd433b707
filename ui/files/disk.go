//go:build !js

package files

import "vistula/rules/journal"

// write writes a file of the player's own, as a whole or not at all.
func write(path string, data []byte) error { return journal.WriteFile(path, data) }

// Lasting tells whether the program can find the place again.
func (p Place) Lasting() bool { return true }

// Address is where the system's other programs find what was written: a path, or
// what a tablet's chooser gave.
func (p Place) Address() string { return p.Path }
