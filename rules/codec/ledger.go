package codec

import (
	"crypto/sha256"
	"encoding/binary"
)

// Ledger keeps a digest of a list that only grows, such as an account, up to date:
// only the new entries are written. Its zero value is ready.
type Ledger struct {
	count int
	total uint64
	json  []byte
}

// CopyFrom makes the ledger a copy of another, in the memory that it has.
func (l *Ledger) CopyFrom(from *Ledger) { l.count, l.total = from.count, from.total }

// Sum is the digest of a list of n entries in their order. write appends the JSON of
// one to a buffer.
func (l *Ledger) Sum(n int, write func(b []byte, i int) []byte) uint64 {
	if n < l.count {
		l.count, l.total = 0, 0
	}
	for ; l.count < n; l.count++ {
		l.json = write(binary.BigEndian.AppendUint32(l.json[:0], uint32(l.count)), l.count)
		sum := sha256.Sum256(l.json)
		l.total += binary.BigEndian.Uint64(sum[:])
	}
	return l.total
}
