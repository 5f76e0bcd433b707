// Package arena has computer players meet: pairs of games on the same seeds with the
// sides exchanged, several at a time, on one machine or on many. What was played is
// kept as lines of JSON, so that a contest can be broken off, resumed and merged.
package arena
