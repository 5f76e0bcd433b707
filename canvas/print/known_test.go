package print_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"vistula/canvas/print"
	"vistula/rules"
)

// TestOnlyWhatTheSideKnowsIsPrinted prints games in which something is hidden for each
// side, and then as the side may believe they stand: what it cannot see is drawn anew, so
// that a page which reads otherwise has told it. For the referee they do, or nothing was
// hidden.
func TestOnlyWhatTheSideKnowsIsPrinted(t *testing.T) {
	differ := map[string]bool{}
	positions(t, func(t *testing.T, name string, j *print.Job) {
		ruleset, _, _ := strings.Cut(name, " ")
		p := further[name]
		if p == nil { // the beginning, before anybody has hidden anything
			return
		}
		for _, side := range j.Scenario.Sides {
			guess := rules.Sit(p, side).Guess(rand.New(rand.NewPCG(3, 1)))
			if where := apart(t, printed(t, j, guess, side), printed(t, j, p, side)); where != "" {
				t.Errorf("%s: what %s cannot see is printed for it: %s", name, side, where)
			}
			if !differ[ruleset] {
				differ[ruleset] = apart(t, printed(t, j, guess, ""), printed(t, j, p, "")) != ""
			}
		}
	})
	for _, ruleset := range []string{"galicia", "twilight"} {
		if !differ[ruleset] {
			t.Errorf("%s: nothing was hidden that could have been printed", ruleset)
		}
	}
}

// printed is a position in print, with all that can be laid on the map, as a viewer gets it.
func printed(t *testing.T, like *print.Job, p rules.Position, viewer rules.Side) []byte {
	t.Helper()
	j := print.Of(p, viewer, like.Map, like.Fonts)
	j.Layers, j.Created = print.LayerNames(j.Scenario), time.Date(1914, 8, 1, 0, 0, 0, 0, time.UTC)
	data, err := j.PDF()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// apart tells where the texts of two prints part, a few pieces long; "" where they read the
// same.
func apart(t *testing.T, a, b []byte) string {
	t.Helper()
	if bytes.Equal(a, b) { // reading takes longest
		return ""
	}
	x, y := pieces(t, a), pieces(t, b)
	n := 0
	for n < min(len(x), len(y)) && x[n] == y[n] {
		n++
	}
	if n == len(x) && n == len(y) {
		return ""
	}
	few := func(l []string) string { return strings.Join(l[n:min(n+24, len(l))], "") }
	return fmt.Sprintf("%q and %q", few(x), few(y))
}

// pieces are all texts of a print, page by page.
func pieces(t *testing.T, data []byte) (list []string) {
	t.Helper()
	r := read(t, data, nil)
	for n := 1; n <= r.NumPage(); n++ {
		for _, piece := range r.Page(n).Content().Text {
			list = append(list, piece.S)
		}
	}
	return list
}
