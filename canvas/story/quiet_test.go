package story

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// TestTheLongestMarchIsOneOfTroops: headquarters and trains that ride across the map are
// not what a turn is remembered for.
func TestTheLongestMarchIsOneOfTroops(t *testing.T) {
	w := teller(t)
	w.c.Histories = map[string]*chronicle.History{
		"corps": {Counter: rules.Counter{Unit: "corps", Name: "III Corps", Side: "russia", Type: "infantry", Size: "corps"}},
		"hq":    {Counter: rules.Counter{Unit: "hq", Name: "Zhilinski", Side: "russia", Type: "headquarters"}},
	}
	stirs := map[rules.Side]*stir{}
	w.stirring(stirs, []chronicle.Line{
		{Class: chronicle.March, Units: []string{"hq"}, Hexes: []string{"1409", "2209"}},
		{Class: chronicle.March, Units: []string{"corps"}, Hexes: []string{"1409", "1809"}},
	})
	if got := w.marches("russia", stirs["russia"]); !strings.Contains(got, "III Corps") || strings.Contains(got, "Zhilinski") {
		t.Errorf("the longest march is told as %q", got)
	}
}
