package journal_test

import (
	"testing"

	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// FuzzOpen opens damaged saves: none may panic, and each gives a match or an
// error.
func FuzzOpen(f *testing.F) {
	good := sample(f)
	f.Add([]byte(good))
	m := journal.From(newMatch(f, 4).Position())
	playOn(f, m, 2, 5)
	f.Add(save(f, m))
	f.Add([]byte(swap(f, good, `"cursor": 5`, `"cursor": 0`)))
	f.Add([]byte(`{"format":1,"program":"","ruleset":"toy","scenario":"duel","seed":1,"data":"","cursor":0,"actions":[],"position":{}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, drift, err := journal.Open(data, toy.Find)
		if (m == nil) == (err == nil) || m == nil && drift != nil {
			t.Fatalf("match %v, drift %v, error %v", m, drift, err)
		}
		if m == nil {
			return
		}
		if _, drift, err := journal.Open(save(t, m), toy.Find); drift != nil || err != nil {
			t.Fatalf("what was opened cannot be saved and opened: drift %v, error %v", drift, err)
		}
	})
}
