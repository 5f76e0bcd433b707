package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestWhatWasRecordedComesOutAsItDid(t *testing.T) {
	ends := []string{"russia-decisive", "russia-operational", "russia-marginal", "draw", "central-marginal", "central-operational", "central-decisive"}
	rulestest.Net{Ruleset: ruleset(t), Games: 40, Ends: ends}.Hold(t)
}
