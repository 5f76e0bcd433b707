package scene_test

import (
	"testing"

	"vistula/rules/rulestest"
	"vistula/rules/scene"
	_ "vistula/rules/twilight"
)

// BenchmarkBetween cuts the scenes of two game turns of random players for a side, or of
// as many actions as are looked at.
func BenchmarkBetween(b *testing.B) {
	for _, x := range []struct{ ruleset, scenario string }{
		{"galicia", "campaign"}, {"greatwar", "campaign"}, {"tannenberg", "campaign"}, {"fury", "campaign"}, {"twilight", "tannenberg"},
	} {
		b.Run(x.ruleset, func(b *testing.B) {
			rs, err := lent(x.ruleset)
			if err != nil {
				b.Fatal(err)
			}
			m := rulestest.RandomMatch(b, rs, x.scenario, nil, 5, most)
			first, n := m.Status(0).Turn, 0
			for n < m.Cursor() && m.Status(n).Turn < first+2 {
				n++
			}
			side := m.Status(0).Side
			for b.Loop() {
				if _, err := scene.Between(m, side, 0, n); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/float64(n), "µs/action")
		})
	}
}
