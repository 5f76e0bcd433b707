package story

import (
	"strings"
	"testing"

	"vistula/rules"
)

// ended is a battle at a hex that ended in some way.
func ended(side rules.Side, hex string, v verdict) judged {
	b := clash(hex, "XI", "1st", "")
	b.Attacker = side
	return judged{Battle: b, verdict: v}
}

// TestNothingIsToldAsOnceMoreThatIsTheFirst: words for another attack stand only where the
// side had one before that ended so, or where the paragraph has told of one on the hex; a
// place that is told of is not elsewhere.
func TestNothingIsToldAsOnceMoreThatIsTheFirst(t *testing.T) {
	more := []string{"nother", "urther", "once more", "also", "as well", "Elsewhere"}
	for _, x := range []struct {
		what        string
		named, rest []judged
		again       bool // words for another attack must stand, or must not
	}{
		{"the only failure", []judged{ended("russia", "1409", broke)}, []judged{ended("central", "1829", recoiled)}, false},
		{"a failure after one of the enemy", []judged{ended("russia", "1409", recoiled)}, []judged{ended("central", "1829", recoiled)}, false},
		{"the only success", []judged{ended("russia", "1409", recoiled)}, []judged{ended("russia", "1829", broke)}, false},
		{"several first failures", nil, []judged{ended("russia", "1409", recoiled), ended("russia", "1829", recoiled)}, false},
		{"a second success", []judged{ended("russia", "1409", broke)}, []judged{ended("russia", "1829", broke)}, true},
		{"a second failure", []judged{ended("russia", "1409", recoiled)}, []judged{ended("russia", "1829", recoiled)}, true},
		{"a success where one failed", nil, []judged{ended("russia", "1829", recoiled), ended("russia", "1829", broke)}, true},
		{"a failure where one succeeded", []judged{ended("russia", "1829", broke)}, []judged{ended("russia", "1829", recoiled)}, true},
	} {
		for _, said := range everyWay(t, func(w *Teller) string { return strings.Join(w.others(x.named, x.rest), " ") }) {
			found := false
			for _, word := range more {
				found = found || strings.Contains(said, word)
			}
			if found != x.again {
				t.Errorf("%s: told as %q", x.what, said)
			}
		}
	}
	for _, said := range everyWay(t, func(w *Teller) string {
		return strings.Join(w.others([]judged{ended("russia", "1829", broke)}, []judged{ended("central", "1829", held)}), " ")
	}) {
		if !strings.HasPrefix(said, "Another attack") {
			t.Errorf("a second battle at a place is told as %q", said)
		}
	}
}

// TestTheOpeningWeighsWhoAttacked: a majority of one is no pressure.
func TestTheOpeningWeighsWhoAttacked(t *testing.T) {
	for _, x := range []struct {
		russia, central int
		may             bool // the pressure be told
	}{{2, 1, false}, {16, 14, false}, {7, 6, false}, {6, 2, true}} {
		var list []judged
		for range x.russia {
			list = append(list, ended("russia", "1409", held))
		}
		for range x.central {
			list = append(list, ended("central", "1409", held))
		}
		pressed := false
		for _, said := range everyWay(t, func(w *Teller) string { return w.opening(nil, list) }) {
			pressed = pressed || strings.Contains(said, "pressed")
		}
		if pressed != x.may {
			t.Errorf("after %d attacks and %d pressure is told: %v", x.russia, x.central, pressed)
		}
	}
}
