package galicia_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestCopies(t *testing.T) {
	rulestest.Copied(t, campaign(t, 3).P, campaign(t, 1).P, 3, rulestest.AnyOffer)
	rulestest.DigestedInPlace(t, campaign(t, 1).P)
}
