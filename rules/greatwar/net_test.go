package greatwar_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestWhatWasRecordedComesOutAsItDid(t *testing.T) {
	rulestest.Net{Ruleset: ruleset(t), Games: 30, Ends: []string{"allied-strategic", "allied-substantive", "allied-marginal", "draw", "austria-marginal", "austria-substantive", "austria-decisive"}}.Hold(t)
}
