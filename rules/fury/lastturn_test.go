package fury_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// Nothing follows the sieges of the last turn, so that no position can be set up
// there.
func TestLastTurnHasNoLaterPhases(t *testing.T) {
	rulestest.Cite(t, "4")
	for _, phase := range []string{"replacement", "reinforcement", "planning"} {
		_, err := ruleset(t).SetUp(rules.Setup{Scenario: "campaign", Turn: 9, Side: "russia", Phase: phase})
		if err == nil || !strings.Contains(err.Error(), "the last one ends with the sieges") {
			t.Errorf("%s in the last turn: %v", phase, err)
		}
	}
}
