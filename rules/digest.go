package rules

// Digester is a Position whose record needs not write all of its JSON after every
// action. Where a position is not a Digester, its hash is that of its JSON.
//
// Digests stand in saves, which are verified by them for ever: once released, a
// ruleset gives the same position the same digest in every later version, as it
// reads its JSON in every later version.
type Digester interface {
	// Digest is a number that two positions share where, and as good as only where,
	// they have the same JSON. It depends on nothing else: not on how a position came
	// about, nor on whether it is a copy or was read from JSON. It may keep notes in
	// the position to be faster the next time.
	//
	// Who knows a digest can test guesses at what is hidden, so no seat is told one.
	Digest() uint64
}
