package codec_test

import (
	"strconv"
	"testing"

	"vistula/rules/codec"
)

func TestATallyIsThatOfTheUnitsHoweverTheyCameThere(t *testing.T) {
	units, writes := []int{3, 1, 4, 1}, 0
	write := func(b []byte, u int16) []byte {
		writes++
		return strconv.AppendInt(append(strconv.AppendInt(b, int64(u), 10), ':'), int64(units[u]), 10)
	}
	var kept codec.Tally[int]
	first := kept.Sum(units, write)
	for _, change := range []struct{ unit, to int }{{0, 9}, {3, 4}, {1, 4}} {
		units[change.unit] = change.to
		writes = 0
		got := kept.Sum(units, write)
		if writes != 1 {
			t.Errorf("%d units were written after a change of one", writes)
		}
		var fresh, copied codec.Tally[int]
		if want := fresh.Sum(units, write); got != want {
			t.Errorf("the tally is %x, one made afresh %x", got, want)
		}
		copied.CopyFrom(&kept)
		if copied.Sum(units, write) != got {
			t.Error("a copy differs")
		}
		if got == first {
			t.Error("a change goes unnoticed")
		}
	}
	units = []int{1, 3, 4, 1}
	var swapped codec.Tally[int]
	if swapped.Sum(units, write) == first {
		t.Error("two units that change places go unnoticed")
	}
	if codec.Digest([]byte("a"), first) == codec.Digest([]byte("b"), first) {
		t.Error("the rest of the position goes unnoticed")
	}
}
