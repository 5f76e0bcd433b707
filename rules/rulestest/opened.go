package rulestest

import (
	"testing"

	"vistula/data"
	"vistula/rules"
)

// Open opens a rulebook, which the test has imported, with the program's own data.
func Open(t testing.TB, id string) rules.Ruleset {
	t.Helper()
	rs, err := rules.Open(id, data.FS())
	if err != nil {
		t.Fatal(err)
	}
	return rs
}

// Begin begins a scenario without options.
func Begin(t testing.TB, rs rules.Ruleset, scenario string, seed uint64) rules.Position {
	t.Helper()
	p, err := rs.New(scenario, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Place sets a position up.
func Place(t testing.TB, rs rules.Ruleset, s rules.Setup) rules.Position {
	t.Helper()
	p, err := rs.SetUp(s)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
