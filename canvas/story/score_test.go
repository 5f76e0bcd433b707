package story

import (
	"strings"
	"testing"

	"vistula/rules/chronicle"
)

// TestTheScoreIsToldAsItMoved: points that a side lost are told, and nobody is put ahead who
// was ahead before.
func TestTheScoreIsToldAsItMoved(t *testing.T) {
	for _, x := range []struct {
		russia, central [2]int // before and after
		want            string // in each way to say it
		never           string
	}{
		{[2]int{23, 24}, [2]int{10, 10}, "24 to 10", "put"},
		{[2]int{34, 31}, [2]int{11, 15}, "ussia lost three points and the Central Powers earned four points", ""},
		{[2]int{34, 31}, [2]int{15, 15}, "ussia lost three points", ""},
		{[2]int{9, 9}, [2]int{12, 10}, "he Central Powers lost two points", "9 to"},
		{[2]int{1, 0}, [2]int{0, 0}, "ussia lost one point; the score was level at 0.", ""},
		{[2]int{-1, 0}, [2]int{0, 0}, "0", "no points"},
	} {
		for _, said := range everyWay(t, func(w *Teller) string {
			w.c.Points = []chronicle.Series{{Side: "russia", Start: x.russia[0], Values: x.russia[1:]}, {Side: "central", Start: x.central[0], Values: x.central[1:]}}
			return w.score(0)
		}) {
			if !strings.Contains(said, x.want) || x.never != "" && strings.Contains(said, x.never) {
				t.Errorf("from %v and %v it is told as %q", x.russia, x.central, said)
			}
		}
	}
}
