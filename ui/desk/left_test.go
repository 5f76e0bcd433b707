package desk

import (
	"encoding/json"
	"testing"

	"vistula/rules"
	_ "vistula/rules/fury"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// An attack that is announced and can be taken back is no hex left to attack.
func TestAnAnnouncedAttackIsNotLeftToDo(t *testing.T) {
	rs := rulestest.Open(t, "fury")
	p, err := rs.SetUp(rules.Setup{Scenario: rs.Scenarios()[0].ID, Only: true, Turn: 3, Side: "russia", Phase: "combat", State: []byte(`{"front":"north"}`),
		Units: []rules.UnitState{at("ru.iii", "1104"), at("ge.koe-r", "1105"), at("ru.hq-1", "1303")}})
	if err != nil {
		t.Fatal(err)
	}
	d := New(journal.From(p), map[rules.Side]Seat{"russia": Person, "central": Person}, false)
	if _, hexes := d.Left(); hexes != 2 { // the units beside it and the fortress
		t.Fatalf("%d hexes are left before the attack is announced, want 2", hexes)
	}
	if c := d.Do(rules.Action{Verb: rules.VerbDeclare, Hex: "1105", From: "1104"}); c.Why != "" {
		t.Fatal(c.Why)
	}
	if _, hexes := d.Left(); hexes != 0 {
		t.Errorf("%d hexes are left after it, want none", hexes)
	}
}

// A prepared attack is announced as the phase begins, so that its hex does not count among
// those that could still be attacked.
func TestAnAttackThatIsAnnouncedIsNotLeft(t *testing.T) {
	rs := rulestest.Open(t, "twilight")
	ready := at("ge.3-r", "47.33")
	ready.State = json.RawMessage(`{"aim":1}`)
	p, err := rs.SetUp(rules.Setup{Scenario: "tannenberg", Turn: 3, Side: "central", Phase: "attack", Only: true,
		Units: []rules.UnitState{ready, at("ru.25-3", "46.34"), at("ge.1-1", "19.30"), at("ru.27-3", "18.30")}})
	if err != nil {
		t.Fatal(err)
	}
	d := New(journal.From(p), map[rules.Side]Seat{"russia": Person, "central": Person}, true)
	if !d.Declared("46.34") || !d.Attacks() {
		t.Fatalf("46.34 is announced: %v; offers %v", d.Declared("46.34"), d.Offers())
	}
	if _, hexes := d.Left(); hexes != 1 || d.LeftHex() != "18.30" {
		t.Errorf("%d hexes could still be attacked, the only one %q", hexes, d.LeftHex())
	}
}
