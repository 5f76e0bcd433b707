package fury_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"vistula/rules"
)

// digester is what the journal asks of a position.
type digester interface{ Digest() uint64 }

// A copy into the memory of whatever was copied before is the position itself, and
// goes its own way; the digest of a copy and of a position that was read are those of
// the position, and differ where the JSON does.
func TestACopyIntoUsedMemory(t *testing.T) {
	used := start(t, "campaign", 9).P
	digests, n := map[uint64]string{}, 0
	playOut(t, start(t, "campaign", 3).P, 3, func(p rules.Position) {
		if n++; n%7 != 0 {
			return
		}
		if !used.(rules.Reusable).CopyFrom(p) {
			t.Fatal("a position of the same scenario is not copied")
		}
		text := string(p.AppendJSON(nil))
		if got := used.AppendJSON(nil); string(got) != text {
			t.Fatalf("the copy is\n%s\nnot\n%s", got, text)
		}
		digest := p.(digester).Digest()
		if other, ok := digests[digest]; ok && other != text || used.(digester).Digest() != digest {
			t.Fatal("the digest is not that of the position")
		}
		digests[digest] = text
		if n%70 == 0 {
			read, err := ruleset(t).Load([]byte(text))
			if err != nil || read.(digester).Digest() != digest {
				t.Fatalf("read back, the position has another digest: %v", err)
			}
		}
		rng := rand.New(rand.NewPCG(uint64(n), 1))
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
}

func TestACopyAllocatesNothingOnceWarm(t *testing.T) {
	g := setUp(t, rules.Setup{Scenario: "campaign", Turn: 2, Side: "russia", Phase: "movement"})
	used := g.P.Clone().(rules.Reusable)
	if n := testing.AllocsPerRun(50, func() { used.CopyFrom(g.P) }); n != 0 {
		t.Errorf("a copy into used memory allocates %v times", n)
	}
	if used.CopyFrom(nil) {
		t.Error("nothing was copied")
	}
}
