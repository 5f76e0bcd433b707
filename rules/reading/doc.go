// Package reading reads what is asked of a position and hands it to what answers it,
// and checks that a position which was read from a save or a description is sound.
package reading
