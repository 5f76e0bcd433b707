package codec

import (
	"crypto/sha256"
	"encoding/binary"
)

// Tally keeps a digest of the units of a position up to date: only the units whose
// state has changed since it was last asked are written again. S is the state of a
// unit, with all that the JSON of a unit depends on. Its zero value is ready.
type Tally[S comparable] struct {
	seen  []S
	sums  []uint64
	total uint64
	json  []byte
}

// CopyFrom makes the tally a copy of another, in the memory that it has.
func (t *Tally[S]) CopyFrom(from *Tally[S]) {
	t.seen, t.sums, t.total = append(t.seen[:0], from.seen...), append(t.sums[:0], from.sums...), from.total
}

// Sum is the digest of all units. write appends the JSON of one unit to a buffer.
// Which units the states belong to must not change.
func (t *Tally[S]) Sum(units []S, write func(b []byte, u int16) []byte) uint64 {
	if len(t.seen) != len(units) {
		t.seen, t.sums, t.total = make([]S, len(units)), make([]uint64, len(units)), 0
		for u := range units {
			t.renew(units, u, write)
		}
		return t.total
	}
	for u := range units {
		if units[u] != t.seen[u] {
			t.renew(units, u, write)
		}
	}
	return t.total
}

func (t *Tally[S]) renew(units []S, u int, write func(b []byte, u int16) []byte) {
	t.json = write(t.json[:0], int16(u))
	sum := sha256.Sum256(t.json)
	now := binary.BigEndian.Uint64(sum[:])
	t.total += now - t.sums[u]
	t.sums[u], t.seen[u] = now, units[u]
}

// Digest is the digest of a position: of the JSON of all but its units, and of the
// sum of these.
func Digest(rest []byte, units uint64) uint64 {
	sum := sha256.Sum256(binary.BigEndian.AppendUint64(rest, units))
	return binary.BigEndian.Uint64(sum[:])
}
