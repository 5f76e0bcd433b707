package journal

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"

	"vistula/rules"
)

// hashing is the way in which the positions of a record are hashed.
type hashing string

const (
	// byJSON is the SHA-256 of the position's JSON, as in all saves of format 1.
	byJSON hashing = "json"
	// byDigest is the position's own digest, which is faster.
	byDigest hashing = "digest"
)

// hashDigits is the length of every hash.
const hashDigits = 16

// hashingOf is the way in which new records hash positions like p.
func hashingOf(p rules.Position) hashing {
	if _, ok := p.(rules.Digester); ok {
		return byDigest
	}
	return byJSON
}

// can tells whether positions like p can be hashed that way.
func (h hashing) can(p rules.Position) bool { return h == byJSON || h == hashingOf(p) }

// of is the hash of a position; scratch is a buffer that is used again.
func (h hashing) of(p rules.Position, scratch *[]byte) string {
	if d, ok := p.(rules.Digester); ok && h == byDigest {
		return hex.EncodeToString(binary.BigEndian.AppendUint64(nil, d.Digest()))
	}
	*scratch = p.AppendJSON((*scratch)[:0])
	sum := sha256.Sum256(*scratch)
	return hex.EncodeToString(sum[:hashDigits/2])
}

// Hash is what tells a position from all others: 16 hex digits of its digest, or of
// the SHA-256 of its JSON where it has none.
func Hash(p rules.Position) string { return hashingOf(p).of(p, new([]byte)) }

// hash is Hash with a buffer that is used again, for it is wanted after every
// action.
func (m *Match) hash(p rules.Position) string { return hashingOf(p).of(p, &m.json) }
