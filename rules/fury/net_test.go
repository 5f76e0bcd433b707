package fury_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestWhatWasRecordedComesOutAsItDid(t *testing.T) {
	rulestest.Net{Ruleset: ruleset(t), Games: 30, Ends: []string{"russia-strategic-early", "russia-strategic", "russia-operational", "russia-tactical", "draw", "central-tactical", "central-operational", "central-strategic", "central-strategic-early"}}.Hold(t)
}
