package codec_test

import (
	"strconv"
	"testing"

	"vistula/rules/codec"
)

// The digest of a list is that of its entries in their order, however it has grown,
// and only new entries are written.
func TestALedgerWritesNewEntriesOnly(t *testing.T) {
	list, written := []int{}, 0
	write := func(b []byte, i int) []byte { written++; return strconv.AppendInt(b, int64(list[i]), 10) }
	var grown codec.Ledger
	for n := range 5 {
		list = append(list, 7*n)
		if got, want := grown.Sum(len(list), write), new(codec.Ledger).Sum(len(list), func(b []byte, i int) []byte { return strconv.AppendInt(b, int64(list[i]), 10) }); got != want {
			t.Errorf("with %d entries the digest is %d, afresh it is %d", n+1, got, want)
		}
	}
	if written != 5 {
		t.Errorf("5 entries were written %d times", written)
	}
	var other codec.Ledger
	other.CopyFrom(&grown)
	list[0], list[1] = list[1], list[0]
	if other.Sum(5, write) != grown.Sum(5, write) || new(codec.Ledger).Sum(5, write) == grown.Sum(5, write) {
		t.Error("a copy has another digest, or the order does not count")
	}
	if shorter := grown.Sum(3, write); shorter != new(codec.Ledger).Sum(3, write) {
		t.Error("a shorter list has the digest of what it was")
	}
}
