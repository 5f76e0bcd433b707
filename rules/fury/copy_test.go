package fury_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestCopies(t *testing.T) {
	rulestest.Copied(t, start(t, "campaign", 3).P, start(t, "campaign", 9, "pflanzer-baltin").P, 3, next)
}
