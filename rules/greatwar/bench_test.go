package greatwar_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// What a window asks for with every click has to be there at once, also in the
// set-up, which has the longest list of offers of all decisions.

func BenchmarkDeploymentOffers(b *testing.B) {
	p := start(b, "free-deployment", 7).P
	for b.Loop() {
		p.Offers()
	}
	b.ReportMetric(float64(len(p.Offers())), "offers")
}

func BenchmarkDeploymentView(b *testing.B) {
	p := start(b, "free-deployment", 7).P
	for b.Loop() {
		p.View("")
	}
}

func BenchmarkCommandOverlay(b *testing.B) {
	p := midGame(b, "move")
	rulestest.BenchmarkOverlay(b, p, rules.Query{Kind: "command", Side: "austria"})
}
