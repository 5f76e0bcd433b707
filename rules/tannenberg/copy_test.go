package tannenberg_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"vistula/rules"
)

type digested interface {
	rules.Reusable
	Digest() uint64
}

// A position that is copied into the memory of any other goes on as the first, and
// neither notices what is done in the other.
func TestCopiesIntoUsedMemory(t *testing.T) {
	used := begin(t, 7, "two-front", "on").P.(digested)
	n := 0
	playOut(t, begin(t, 3, "limited-intelligence", "on").P, 3, func(p rules.Position) {
		if n++; n%101 != 0 || p.Outcome() != nil {
			return
		}
		text := p.AppendJSON(nil)
		if !used.CopyFrom(p) || !bytes.Equal(used.AppendJSON(nil), text) {
			t.Fatalf("after %d actions the copy is another position", n)
		}
		if got, want := used.Digest(), p.(digested).Digest(); got != want {
			t.Fatalf("after %d actions the digest of the copy is %d, not %d", n, got, want)
		}
		for range 5 {
			offers := used.Offers()
			if len(offers) == 0 {
				break
			}
			if _, err := used.Do(offers[n%len(offers)].Action); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(p.AppendJSON(nil), text) {
			t.Fatalf("after %d actions: what is done in a copy changes the position", n)
		}
	})
	if n < 1000 {
		t.Errorf("only %d positions came up", n)
	}
}

// The digest that is kept up to date is that of the position read afresh, and two
// positions that follow each other have different ones.
func TestDigest(t *testing.T) {
	n, before := 0, uint64(0)
	playOut(t, begin(t, 2, "two-front", "on").P, 2, func(p rules.Position) {
		now := p.(digested).Digest()
		if now == before {
			t.Fatalf("after %d actions the digest is that of before", n)
		}
		before = now
		if n++; n%211 != 0 {
			return
		}
		q, err := p.Ruleset().Load(p.AppendJSON(nil))
		if err != nil || q.(digested).Digest() != now || p.Clone().(digested).Digest() != now {
			t.Fatalf("after %d actions a copy has another digest: %v", n, err)
		}
	})
}

// What a digest keeps of one game is not taken for that of another.
func TestDigestOfAnotherGame(t *testing.T) {
	one := playOut(t, begin(t, 3).P, 3, func(rules.Position) {}).(digested)
	other := playOut(t, begin(t, 5).P, 5, func(rules.Position) {}).(digested)
	want := [2]uint64{one.Clone().(digested).Digest(), other.Clone().(digested).Digest()}
	used := begin(t, 1).P.(digested)
	for i := range 4 { // whichever of them has the longer account
		used.CopyFrom([2]rules.Position{one, other}[i%2])
		if got := used.Digest(); got != want[i%2] {
			t.Errorf("copied in turn %d the digest is %d, not %d", i, got, want[i%2])
		}
	}
}

// Copies need no memory once there is some.
func TestCopiesAllocateNothing(t *testing.T) {
	g := begin(t, 1)
	g.Do("auto =historical", "done", "auto =historical", "done")
	p, used := g.P.(digested), g.P.Clone().(digested)
	if n := testing.AllocsPerRun(20, func() { used.CopyFrom(p) }); n > 0 {
		t.Errorf("a copy makes %v allocations", n)
	}
}

func BenchmarkCopyFrom(b *testing.B) {
	g := begin(b, 1)
	g.Do("auto =historical", "done", "auto =historical", "done")
	p, used := g.P.(digested), g.P.Clone().(digested)
	for b.Loop() {
		used.CopyFrom(p)
	}
}

// BenchmarkRandomPlayWithDigest is BenchmarkRandomPlay with the digest in place of
// the JSON.
func BenchmarkRandomPlayWithDigest(b *testing.B) {
	actions := 0
	for seed := uint64(0); b.Loop(); seed++ {
		p, rng := begin(b, seed).P.(digested), rand.New(rand.NewPCG(seed, 1))
		for p.Outcome() == nil {
			if _, err := p.Do(next(p, rng)); err != nil {
				b.Fatal(err)
			}
			p.Digest()
			actions++
		}
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(0, "ns/op")
}
