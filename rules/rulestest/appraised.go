package rulestest

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
)

// Appraised are the rulebook's own terms of a position for a side, by name, as computer
// players are told them; at says where one imagines units that stand elsewhere, as
// "unit hex unit hex". The position must be rules.Appraising.
func Appraised(t testing.TB, p rules.Position, side rules.Side, at string) map[string]float64 {
	t.Helper()
	f := rules.Sit(p, "").Facts(&rules.Facts{})
	words := strings.Fields(at)
	for i := 0; i < len(words); i += 2 {
		n := slices.IndexFunc(f.Units, func(u rules.UnitFacts) bool { return u.ID == words[i] })
		h, ok := p.Ruleset().Board().Find(words[i+1])
		if n < 0 || !ok {
			t.Fatalf("there is no %s or no %s", words[i], words[i+1])
		}
		f.Units[n].Hex = h
	}
	a := p.(rules.Appraising)
	list, values := make([]float64, len(a.Terms())), map[string]float64{}
	a.Appraise(side, f, list)
	for i, x := range a.Terms() {
		values[x.Name] = list[i]
	}
	return values
}
