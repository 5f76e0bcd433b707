// Package reading reads what is asked of a position, and checks that one which was
// read from a save or a description is sound.
package reading
