package greatwar_test

import (
	"bytes"
	"strings"
	"testing"

	"vistula/rules"
)

// digested is a position with a digest.
type digested interface {
	rules.Position
	Digest() uint64
}

// The digest depends on what is saved and on nothing else, however the position came
// about.
func TestDigestIsThatOfWhatIsSaved(t *testing.T) {
	p, n := start(t, "campaign", 5, "rail-line-limits", "cavalry-forage").P, 0
	seen := map[uint64]string{}
	playOut(t, p, 5, func(p rules.Position) {
		text, sum := string(p.AppendJSON(nil)), p.(digested).Digest()
		if was, ok := seen[sum]; ok && was != text {
			t.Fatalf("two positions have the digest %x:\n%s\n%s", sum, was, text)
		}
		seen[sum] = text
		if n++; n%40 != 0 {
			return
		}
		q, err := p.Ruleset().Load([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if got := q.(digested).Digest(); got != sum {
			t.Fatalf("action %d: the position that was read has the digest %x, the one that was played %x", n, got, sum)
		}
	})
}

// A copy into used memory is the position that was copied, goes its own way, and
// takes no memory once it has some.
func TestCopyFrom(t *testing.T) {
	used := start(t, "campaign", 8).P
	playOut(t, start(t, "campaign", 6).P, 6, func(p rules.Position) {
		before := p.AppendJSON(nil)
		if !used.(rules.Reusable).CopyFrom(p) {
			t.Fatal("a position of the same scenario is not copied")
		}
		if got := used.AppendJSON(nil); !bytes.Equal(got, before) {
			t.Fatalf("the copy differs:\n%s\n%s", got, before)
		}
		if used.(digested).Digest() != p.(digested).Digest() {
			t.Fatal("the copy has another digest")
		}
		if offers := used.Offers(); len(offers) > 0 {
			if _, err := used.Do(offers[len(offers)/2].Action); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(p.AppendJSON(nil), before) {
			t.Fatalf("what the copy did changed the position")
		}
	})
	if used.(rules.Reusable).CopyFrom(start(t, "september", 1).P) {
		t.Error("a position of another scenario is copied")
	}
	g := place(t, "austria combat 8\nah.corps-1 g1210\nah.corps-5 g1210\nru.corps-21 g1209")
	g.Do("attack g1209")
	q := g.P.Clone().(rules.Reusable)
	if n := testing.AllocsPerRun(20, func() { q.CopyFrom(g.P) }); n > 0 {
		t.Errorf("a copy into used memory takes %v pieces", n)
	}
	sum := q.(digested)
	sum.Digest()
	if n := testing.AllocsPerRun(20, func() { sum.Digest() }); n > 0 {
		t.Errorf("a digest takes %v pieces of memory", n)
	}
}

// Whatever differs in what is saved shows in the digest.
func TestDigestSeesAllThatIsSaved(t *testing.T) {
	const units = "\nah.corps-1 g1210\nru.corps-21 g1109"
	seen := map[uint64]string{}
	for _, differs := range []string{
		"", `state {"score":3}`, `state {"held":[{"hex":"g1312","side":"allied"}]}`, `state {"held":[{"hex":"g1313","side":"allied"}]}`,
		`state {"forts":[{"hex":"g1612","lost":1}]}`, `state {"forts":[{"hex":"g1612","lost":2}]}`, `state {"awards":[{"turn":1,"points":2,"why":"a","case":"25.2"}]}`,
		`state {"awards":[{"turn":1,"points":2,"why":"b","case":"25.2"}]}`, `state {"rail":[1,0,0]}`, `ah.corps-5 g1211`, `ah.corps-5 g1211 {"lost":1}`,
	} {
		p := place(t, strings.TrimSuffix("austria movement 3\n"+differs, "\n")+units).P.(digested)
		if was, ok := seen[p.Digest()]; ok {
			t.Errorf("%q and %q have the same digest", was, differs)
		}
		seen[p.Digest()] = differs
	}
}
