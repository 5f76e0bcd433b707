package greatwar_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestReplacements(t *testing.T) {
	rulestest.Cite(t, "13.0", "16.0")
	units := `
		ah.div-43 g1510 {"lost":1}
		ah.corps-10 g1510 {"lost":2}
		ah.corps-1 g1511 {"lost":3}
		ah.div-9 g1512
		ah.cav-6 g1512 {"lost":1}
		ah.div-21 g1513 {"lost":1,"fought":7}
		ah.div-36 g1513 {"lost":1,"fought":6}
		ah.div-42 g1511 {"lost":1,"moved":true}
		ah.div-20 g0808 {"lost":1}
		ru.corps-7 g0506`
	g := place(t, "austria replacement 8"+units)
	g.Refuses("replace ah.corps-1", "13.0") // three steps
	g.Refuses("replace ah.div-9", "13.0")   // none
	g.Refuses("replace ah.cav-6", "13.0")
	g.Refuses("replace ah.div-21", "13.0") // fought in turn 7
	g.Refuses("replace ah.div-42", "13.0") // has moved
	g.Refuses("replace ah.div-20", "16.0") // the enemy is four hexes away
	g.Throw("replace ah.div-43", 4)
	g.Refuses("replace ah.div-43", "13.0") // has thrown
	g.Throw("replace ah.corps-10", 5)
	g.is("ah.div-43", "g1510 -1", "ah.corps-10", "g1510")
	g.Throw("replace ah.div-36", 6) // eight stacking points are used up
	g.is("ah.div-36", "g1513")
}

func TestNoReplacementsBeforeTurnEight(t *testing.T) {
	rulestest.Cite(t, "16.0")
	g := place(t, "austria replacement 7\nah.div-43 g1510 {\"lost\":1}")
	if g.P.Status().Phase == "replacement" {
		t.Error("there are replacements in turn 7")
	}
}

func TestReplacementQuota(t *testing.T) {
	rulestest.Cite(t, "16.0")
	g := place(t, `austria replacement 9
		ah.corps-10 g1510 {"lost":1}
		ah.corps-1 g1511 {"lost":1}
		ah.div-43 g1512 {"lost":1}`)
	g.Throw("replace ah.corps-10", 1)
	g.Throw("replace ah.corps-1", 1)
	if g.P.Status().Phase == "replacement" && g.Offers("replace ah.div-43") {
		t.Error("more than eight stacking points try")
	}
}
