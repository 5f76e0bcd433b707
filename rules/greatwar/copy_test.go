package greatwar_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestCopies(t *testing.T) {
	p := start(t, "campaign", 5, "rail-line-limits", "cavalry-forage").P
	rulestest.Copied(t, p, start(t, "campaign", 8).P, 5, next)
	if p.(rules.Reusable).CopyFrom(start(t, "september", 1).P) {
		t.Error("a position of another scenario is copied")
	}
	g := place(t, "austria combat 8\nah.corps-1 g1210\nah.corps-5 g1210\nru.corps-21 g1209")
	g.Do("attack g1209")
	rulestest.DigestedInPlace(t, g.P)
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
		p := place(t, strings.TrimSuffix("austria movement 3\n"+differs, "\n")+units).P.(rules.Digester)
		if was, ok := seen[p.Digest()]; ok {
			t.Errorf("%q and %q have the same digest", was, differs)
		}
		seen[p.Digest()] = differs
	}
}
