package tannenberg_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestWhatWasRecordedComesOutAsItDid(t *testing.T) {
	rulestest.Net{Ruleset: ruleset(t), Games: 30}.Hold(t)
}
