package table

import (
	"fmt"
	"os"
	"sync"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/rules"
)

// lentMaps are the maps that all tests share, by ruleset and data: to engrave one takes
// seconds.
var lentMaps = struct {
	sync.Mutex
	of map[string]mapart.Map
}{of: map[string]mapart.Map{}}

// lend is what the start screen does for a table: it lends the maps.
func lend(t testing.TB, set *fonts.Set) func(rules.Ruleset) mapart.Map {
	return func(rs rules.Ruleset) mapart.Map {
		t.Helper()
		lentMaps.Lock()
		defer lentMaps.Unlock()
		key := fmt.Sprint(rs.ID(), rs.Fingerprint(), rs.Board().Len()) // some tests lay two boards as one
		if lentMaps.of[key] == nil {
			m, err := mapart.Lay(rs.Board(), set, mapart.Print{})
			if err != nil {
				t.Fatal(err)
			}
			lentMaps.of[key] = m
		}
		return lentMaps.of[key]
	}
}

// blank lends maps whose ground is left as it is, for the tests that look at what stands
// on the map and around it: each table would paint it anew in the background, which took
// half of the processor's time of all. Pictures that somebody wants to look at have it.
func blank(t testing.TB, set *fonts.Set) func(rules.Ruleset) mapart.Map {
	painted := lend(t, set)
	if os.Getenv("VISTULA_SHOTS") != "" {
		return painted
	}
	return func(rs rules.Ruleset) mapart.Map { return unpainted{painted(rs)} }
}

// unpainted is a map of which everything is known and nothing painted.
type unpainted struct{ mapart.Map }

func (unpainted) Prepare(float64)                                     {}
func (unpainted) Draw(pen.Pen, pen.Rect, float64, mapart.Options)     {}
func (unpainted) DrawNames(pen.Pen, pen.Rect, float64, []mapart.Name) {}
func (u unpainted) Reprinted(print mapart.Print) mapart.Map           { return unpainted{u.Map.Reprinted(print)} }
