package twilight

import (
	"testing"

	"vistula/rules/board"
	"vistula/rules/rulestest"
)

// An escarpment costs more by what the chart says, besides the hex and the river on the
// same hexside. The scenarios have none, so that the chart is asked.
func TestEscarpmentsCost(t *testing.T) {
	rulestest.Cite(t, "8.1.2")
	rs := rulestest.Open(t, id)
	for s := range season(2) {
		c := chart{rs.(*Ruleset).tables, s, normalWeather}
		row := c.row("escarpment")
		want := int16(row.cost(row.MP, seasonIDs[s]))
		if got := c.hexside(board.Escarpment); got != want || want <= 0 {
			t.Errorf("%s: an escarpment takes %d, want %d", seasonIDs[s], got, want)
		}
		if got := c.hexside(board.Escarpment | board.River); got != want+c.hexside(board.River) {
			t.Errorf("%s: with a river it takes %d", seasonIDs[s], got)
		}
	}
}
