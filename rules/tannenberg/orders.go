package tannenberg

import (
	"fmt"
	"strconv"

	"vistula/rules"
)

// Charts are the rulebook's tables, for display, made of the same data that the
// rules read.
func (rs *Ruleset) Charts() []rules.Chart {
	t := rs.tables
	return []rules.Chart{t.crtChart(), t.resultChart(), t.terrainChart(), t.railChart(), t.forceChart(), t.sizeChart(), rs.placeChart(), t.victoryChart(),
		t.turnChart(), rs.orderChart()}
}

// placeChart lists the places that yield points.
func (rs *Ruleset) placeChart() rules.Chart {
	c := rules.Chart{ID: "places", Title: "Points for places", Case: "Points", Columns: []string{"Country", "Points"}}
	for i := range rs.objectives {
		o := &rs.objectives[i]
		c.Rows = append(c.Rows, rules.ChartRow{Head: rs.HexName(o.hex), Cells: []string{nationNames[rs.country[o.hex]], strconv.Itoa(int(o.points))}})
	}
	return c
}

// orderChart counts the units of the orders of battle by their figures.
func (rs *Ruleset) orderChart() rules.Chart {
	c := rules.Chart{ID: "orders", Title: "Orders of battle", Case: "Options", Columns: []string{"Units"}}
	for _, o := range rs.orders {
		var kinds []string
		count := map[string]int{}
		for _, id := range o.Units {
			k := rs.units[rs.number(id)].printed()
			if count[k] == 0 {
				kinds = append(kinds, k)
			}
			count[k]++
		}
		text := ""
		for i, k := range kinds {
			if i > 0 {
				text += ", "
			}
			text += fmt.Sprintf("%d %s", count[k], k)
		}
		c.Rows = append(c.Rows, rules.ChartRow{Head: nationNames[nationOf(o.Nation)] + ": " + o.Title, Cells: []string{text}})
	}
	return c
}
