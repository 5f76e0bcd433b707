package tannenberg_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestWhatWasRecordedComesOutAsItDid(t *testing.T) {
	rulestest.Net{Ruleset: ruleset(t), Games: 30, Ends: []string{"russia-decisive", "russia-tactical", "russia-marginal", "draw", "central-marginal", "central-tactical", "central-decisive"}}.Hold(t)
}
