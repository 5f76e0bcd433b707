package greatwar_test

import (
	"slices"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// A program that was written for an earlier version still names unit and hex in one action,
// which is carried out and recorded as such, though it is not offered. What was never legal
// is refused as it was.
func TestAProgramOfAnEarlierVersionStillDeploys(t *testing.T) {
	rs := rulestest.Open(t, "greatwar")
	m, err := journal.New(rs, "free-deployment", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	deploy := rules.Action{Verb: "deploy", Unit: "se.hq-sok-putnik", Hex: "s1401"}
	if slices.ContainsFunc(m.Position().Offers(), func(o rules.Offer) bool { return o.Action == deploy }) {
		t.Error("unit and hex are offered at once")
	}
	if _, err := m.Do(rules.Action{Verb: "deploy", Unit: "se.hq-sok-putnik", Hex: "s0110"}); err == nil || m.Len() != 0 {
		t.Errorf("what is outside Serbia is answered by %v", err)
	}
	if _, err := m.Do(deploy); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Do(deploy); err == nil {
		t.Error("it is set up twice")
	}
	raw, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	again, drift, err := journal.Open(raw, rules.Lender(data.FS()))
	if err != nil || drift != nil || again.Len() != 1 || again.Position().Status() != m.Position().Status() {
		t.Errorf("its save opens with %v, %v", drift, err)
	}
}
