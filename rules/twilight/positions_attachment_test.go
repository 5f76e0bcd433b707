package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// Positions put to chapter 6: attachment and Asset Units.

// The three special Austro-Hungarian detachments leave a hex at which a Prepared Attack
// points; nobody goes with them (6.4.4, 8.4.2).
func TestDetachmentsThatSlipAway(t *testing.T) {
	rulestest.Cite(t, "6.4.4", "8.4.2")
	aim := aimOf(t, "41.20", "41.19")
	g := place(t, "russia counter-movement 3\nru.27-3 41.20 {\"aim\":"+aim+"}\nge.1-1 41.19\nah.1-det-11 41.19\nah.3-det-11 41.19")
	g.Do("pick ge.1-1")
	g.Refuses("step 41.18", "8.4.2")
	g.Do("halt", "pick ah.1-det-11", "add ah.3-det-11")
	if !g.Offers("step 41.18") {
		t.Error("the detachments are pinned")
	}
	g.Do("add ge.1-1")
	g.Refuses("step 41.18", "8.4.2")
}

// An Asset Unit that has come to a formation of another army fights with it; formations of
// two armies do not fight together (6.3.1 point 3, 6.4.1).
func TestAnAssetFightsWithItsFormation(t *testing.T) {
	rulestest.Cite(t, "6.4.1", "6.3.1")
	units := "russia attack 3\nru.27-3 18.30\nru.26-2 %\nru.kowno 18.30 {\"army\":\"2r\"}\nru.1-hv 18.30 {\"army\":\"2r\"}\nge.1-1 19.30"
	g := battlefield(t, strings.ReplaceAll(units, "%", "30.40"))
	g.Do("attack 19.30", "commit ru.27-3", "commit ru.kowno", "commit ru.1-hv", "declare")
	g = battlefield(t, strings.ReplaceAll(units, "%", "18.31"))
	g.Do("attack 19.30", "commit ru.27-3")
	g.Refuses("commit ru.26-2", "10.1.4")
	g = battlefield(t, strings.ReplaceAll(units, "%", "18.30")) // its own army's formation is there
	g.Do("attack 19.30", "commit ru.27-3")
	g.Refuses("commit ru.kowno", "10.1.4")
}
