package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
	"vistula/rules/twilight"
)

func TestKit(t *testing.T) {
	rulestest.Run(t, rulestest.Config{Ruleset: ruleset(t), Games: 1, Bound: 60000, Sample: 512, Offers: 300, Disguise: twilight.Disguise, Swaps: true, Invariant: twilight.Invariant,
		Secret: []string{"boundary", "start", "bearing", "bend", "join", "marker", "track", "order", "replace", "integrate", "extend", "koenigsberg"}})
}

func FuzzPlay(f *testing.F) { rulestest.Fuzz(f, ruleset(f)) }
