package table

import (
	"fmt"
	"sync"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
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
