package twilight_test

import (
	"maps"
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

// The sheet says of each result who retreats: an Improved Position ignores the black
// retreats of the defender or of the attacker, and a fortress unit takes hexes of the white
// ones as well.
func TestWhoRetreatsByTheSheet(t *testing.T) {
	rulestest.Cite(t, "10.9", "12.2.1", "13.3")
	sums := func(s *rules.Sheet) map[string]int {
		of := map[string]int{}
		for _, c := range s.Chances {
			of[c.Retreat] += c.Of
		}
		return of
	}
	for _, c := range []struct {
		name, text string
		column     string
		want       map[string]int
	}{
		{"in the open", "ge.1-1 19.30", "1:1", map[string]int{"defender": 15, "attacker": 1, "nobody": 20}},
		{"in an Improved Position", "state {\"works\":[{\"hex\":\"19.30\",\"level\":1,\"side\":\"central\"}]}\nge.1-1 19.30", "1:1", map[string]int{"defender": 6, "attacker": 1, "nobody": 29}},
		{"out of one", "state {\"works\":[{\"hex\":\"18.30\",\"level\":1,\"side\":\"russia\"}]}\nge.1-1 19.30\nge.2-1 19.30", "1:2", map[string]int{"defender": 6, "attacker": 1, "nobody": 29}},
		{"with a fort of one step", "ge.1-1 19.30\nge.fort-koenigsberg-4 19.30 {\"lost\":2}", "1:1", map[string]int{"defender": 3, "attacker": 1, "nobody": 32}},
	} {
		g := place(t, "russia attack 3\nru.25-3 18.30\nru.27-3 18.30\nru.depot-1-army-major 16.28\nge.depot-8-major 23.32\n"+c.text)
		g.Do("attack 19.30", "commit ru.25-3", "commit ru.27-3")
		if s := g.Sheet(); s.Column != c.column || !maps.Equal(sums(s), c.want) {
			t.Errorf("%s at %s: %v, want %v at %s", c.name, s.Column, sums(s), c.want, c.column)
		}
	}
}
