package twilight

import (
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/rulestest"
)

// placed is a set-up of Tannenberg with some units and nobody else.
func placed(t testing.TB, side rules.Side, phase string, units ...rules.UnitState) *Position {
	t.Helper()
	rs, err := rules.Open(id, data.FS())
	if err != nil {
		t.Fatal(err)
	}
	p, err := rs.SetUp(rules.Setup{Scenario: "tannenberg", Side: side, Phase: phase, Turn: 3, Only: true, Units: units})
	if err != nil {
		t.Fatal(err)
	}
	return p.(*Position)
}

func TestPreparedAttacksEarnPointsWithinLimits(t *testing.T) {
	rulestest.Cite(t, "27.2", "10.3")
	p := placed(t, "russia", "movement", rules.UnitState{ID: "ru.25-3", Hex: "36.19"}, rules.UnitState{ID: "ru.1-c", Hex: "36.18"})
	foot, horse := p.rs.unitOf("ru.25-3"), p.rs.unitOf("ru.1-c")
	account := accountOf(p)
	account.prepared(russia, []int16{horse}, true, board.None)
	account.prepared(russia, []int16{foot}, false, board.None)
	if p.points[russia] != 0 {
		t.Errorf("cavalry, or odds that are too low, earn %d", p.points[russia])
	}
	for range mostPrepared + 1 {
		account.prepared(russia, []int16{foot, horse}, true, board.None)
	}
	if p.points[russia] != mostPrepared {
		t.Errorf("seven prepared attacks in a turn earn %d", p.points[russia])
	}
	p.turn++
	if account.prepared(russia, []int16{foot}, true, board.None); p.points[russia] != mostPrepared+1 {
		t.Error("the limit is not that of a turn")
	}
}
