package twilight_test

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// The combat sheet names a table that is among the charts and has its column, and the
// loss table has a row for each roll that changes a column.
func TestTablesOfCombatAreCharts(t *testing.T) {
	rulestest.Cite(t, "10.9", "10.10")
	g := place(t, "russia attack 3\nru.25-3 18.30\nge.1-1 19.30")
	g.Do("attack 19.30", "commit ru.25-3")
	sheet, charts := g.Sheet(), g.P.Ruleset().Charts()
	chart := func(id string) rules.Chart {
		i := slices.IndexFunc(charts, func(c rules.Chart) bool { return c.ID == id })
		if i < 0 {
			t.Fatalf("there is no chart %q", id)
		}
		return charts[i]
	}
	if c := chart(sheet.Chart); !slices.Contains(c.Columns, sheet.Column) || len(c.Rows) != 11 || c.Rows[0].Head != "2" {
		t.Errorf("the sheet's table is %+v", c)
	}
	losses := chart("losses")
	at := func(head, column string) string {
		i := slices.IndexFunc(losses.Rows, func(r rules.ChartRow) bool { return r.Head == head })
		if i < 0 {
			t.Fatalf("there is no row %q in %+v", head, losses.Rows)
		}
		return losses.Rows[i].Cells[slices.Index(losses.Columns, column)]
	}
	if got := []string{at("7", "Small"), at("7", "Medium"), at("3", "Medium"), at("3", "Small")}; !slices.Equal(got, []string{"1/-", "1/+1", "0/+1", "-"}) {
		t.Errorf("the loss table reads %v", got)
	}
}
