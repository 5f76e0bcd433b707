package rulestest

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"vistula/rules"
)

// Copied plays a game at random to its end and copies some of its positions into the
// memory of another one, used, in which something else has happened since: the copy is
// the position and goes its own way, takes no memory once it has some, and has its
// digest, as has what is read from its JSON; no other position has that. used may be of
// other options.
func Copied(t *testing.T, p, used rules.Position, seed uint64, next Chooser) {
	t.Helper()
	digests, rng, n := map[uint64]string{}, rand.New(rand.NewPCG(seed, 2)), 0
	PlayOut(t, p, seed, next, func(p rules.Position) {
		text, digest := string(p.AppendJSON(nil)), p.(rules.Digester).Digest()
		if was, ok := digests[digest]; ok && was != text {
			t.Fatalf("two positions share the digest %x:\n%s\n%s", digest, was, text)
		}
		digests[digest] = text
		if n++; n%13 != 0 {
			return
		}
		same := func(what string, q rules.Position) {
			t.Helper()
			if got := string(q.AppendJSON(nil)); got != text || q.(rules.Digester).Digest() != digest {
				t.Fatalf("%s is\n%s\nwith the digest %x, and not\n%s\nwith %x", what, got, q.(rules.Digester).Digest(), text, digest)
			}
		}
		copyInto := used.(rules.Reusable)
		if !copyInto.CopyFrom(p) {
			t.Fatal("a position of the same scenario is not copied")
		}
		same("the copy", used)
		if n%169 == 0 {
			read, err := p.Ruleset().Load([]byte(text))
			if err != nil {
				t.Fatal(err)
			}
			same("what was read", read)
			if n := testing.AllocsPerRun(5, func() { copyInto.CopyFrom(p) }); n != 0 {
				t.Fatalf("a copy into used memory allocates %v times at %+v", n, p.Status())
			}
		}
		for range 5 {
			if used.Outcome() == nil {
				if _, err := used.Do(next(used, rng)); err != nil {
					t.Fatal(err)
				}
			}
		}
		if !bytes.Equal(p.AppendJSON(nil), []byte(text)) {
			t.Fatal("what is done in a copy changes the original")
		}
	})
	if used.(rules.Reusable).CopyFrom(nil) {
		t.Error("nothing was copied")
	}
}

// DigestedInPlace asserts that the digest of a position takes no memory once there is some.
func DigestedInPlace(t *testing.T, p rules.Position) {
	t.Helper()
	if n := testing.AllocsPerRun(5, func() { p.(rules.Digester).Digest() }); n != 0 {
		t.Errorf("a digest allocates %v times", n)
	}
}
