package twilight

import (
	"testing"

	"vistula/rules/rulestest"
)

// Cavalry does not retire into a country that its scenario closes to it. The scenarios of
// the north close none to cavalry, so that one is closed here.
func TestRetirementIntoAClosedCountry(t *testing.T) {
	rulestest.Cite(t, "9.2", "3.3.5")
	for _, closed := range []bool{false, true} {
		p := field(t, "central", "post-combat", at("ge.1-c", "39.19"), at("ru.25-3", "40.20"))
		if closed {
			sc := *p.scenario
			sc.closed = []closure{{nation: nationOf("germany"), country: nationOf("russia"), army: -1, before: 4}}
			p.scenario = &sc
		}
		rides, to := p.rs.unitOf("ge.1-c"), p.find(t, "38.19")
		if p.rs.country[to] != nationOf("russia") {
			t.Fatal("38.19 is not in Russia")
		}
		refused := retiring(p).mayRetire(rides, to) != nil
		if refused != closed {
			t.Errorf("closed %v: it is refused: %v", closed, refused)
		}
	}
}
