package galicia_test

import (
	"bytes"
	"testing"

	"vistula/rules"
)

// digested is a position that can be copied into and has a digest.
type digested interface {
	rules.Reusable
	Digest() uint64
}

// A copy into used memory, whatever was in it, is the position, and what happens to
// one of them does not happen to the other.
func TestCopyFrom(t *testing.T) {
	used := []rules.Position{campaign(t, 1).P, campaign(t, 1).P}
	rng, n := newRand(5), 0
	randomPlay(t, 3, func(p rules.Position) {
		if n++; n%7 != 0 {
			return
		}
		before := p.AppendJSON(nil)
		q := used[n/7%2].(rules.Reusable) // in one of them something else has happened since
		if !q.CopyFrom(p) || !bytes.Equal(q.AppendJSON(nil), before) {
			t.Fatal("the copy is another position")
		}
		for range 5 {
			if offers := q.Offers(); len(offers) > 0 {
				if _, err := q.Do(offers[rng.IntN(len(offers))].Action); err != nil {
					t.Fatal(err)
				}
			}
		}
		if !bytes.Equal(p.AppendJSON(nil), before) {
			t.Fatalf("what is done on a copy changes the position from\n%s to\n%s", before, p.AppendJSON(nil))
		}
	})
	if campaign(t, 1).P.(rules.Reusable).CopyFrom(nil) {
		t.Error("nothing can be copied")
	}
	p, q := scenes(t)["split"].P, used[0].(rules.Reusable)
	if n := testing.AllocsPerRun(100, func() { q.CopyFrom(p) }); n != 0 {
		t.Errorf("a copy into used memory allocates %v times", n)
	}
}

// The digest is that of the same position however it came about, and of no other.
func TestDigest(t *testing.T) {
	seen := map[uint64]string{}
	n := 0
	randomPlay(t, 4, func(p rules.Position) {
		text, d := string(p.AppendJSON(nil)), p.(digested).Digest()
		if was, ok := seen[d]; ok && was != text {
			t.Fatalf("two positions share a digest:\n%s\n%s", was, text)
		}
		seen[d] = text
		if n++; n%11 != 0 {
			return
		}
		read, err := p.Ruleset().Load([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if read.(digested).Digest() != d || p.Clone().(digested).Digest() != d {
			t.Fatalf("read or cloned, the digest is another: %s", text)
		}
	})
	p := campaign(t, 1).P.(digested)
	p.Digest()
	if n := testing.AllocsPerRun(100, func() { p.Digest() }); n != 0 {
		t.Errorf("a digest allocates %v times", n)
	}
}

func BenchmarkCopyFrom(b *testing.B) {
	p, q := midGame(b, "move"), campaign(b, 1).P.(rules.Reusable)
	for b.Loop() {
		q.CopyFrom(p)
	}
}
