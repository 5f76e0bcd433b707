package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestCopies(t *testing.T) {
	rulestest.Copied(t, start(t, "tannenberg", 3).P, start(t, "tannenberg", 1).P, 3, rulestest.AnyOffer)
}
