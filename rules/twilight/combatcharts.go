package twilight

import (
	"slices"

	"vistula/rules"
)

// The tables of combat and of forced marches, for display.

// crtCharts are the Combat Results Tables of both seasons, which the combat sheet names
// by these IDs (10.9).
func (t *tables) crtCharts() []rules.Chart {
	list := make([]rules.Chart, 2)
	for s, rows := range [2][]crtRow{summer: t.CRT.Summer, autumn: t.CRT.Autumn} {
		c := rules.Chart{ID: "crt-" + seasonIDs[s], Title: "Combat results, " + seasonIDs[s], Case: "10.9", Columns: t.CRT.Columns,
			Notes: []string{"Attacker / defender: a modifier of the loss roll and a retreat in hexes. A small r is one that works and fortresses ignore.",
				"X: one less if all attackers are German. *: one less on the attackers' effectiveness checks."}}
		for _, row := range rows {
			c.Rows = append(c.Rows, rules.ChartRow{Head: itoa(row.Dice), Cells: row.Cells})
		}
		list[s] = c
	}
	return list
}

// lossChart is the Step Loss Results Table, with a row for each roll from which a column
// changes (10.10).
func (t *tables) lossChart() rules.Chart {
	c := rules.Chart{ID: "losses", Title: "Step losses", Case: "10.10", Columns: []string{"Small", "Medium", "Large", "Massive"},
		Notes: []string{"Steps lost, and the modifier of one force's effectiveness check. The column is the magnitude of the combat."}}
	columns := [][]lossRow{t.Losses.Small, t.Losses.Medium, t.Losses.Large, t.Losses.Massive}
	var from []int
	for _, rows := range columns {
		for _, row := range rows {
			if row.From != nil && !slices.Contains(from, *row.From) {
				from = append(from, *row.From)
			}
		}
	}
	slices.Sort(from)
	for i, roll := range append([]int{from[0] - 1}, from...) {
		row := rules.ChartRow{Head: itoa(roll) + " or more"}
		switch {
		case i == 0:
			row.Head = itoa(roll) + " or less"
		case i < len(from) && from[i]-1 == roll:
			row.Head = itoa(roll)
		case i < len(from):
			row.Head = itoa(roll) + " to " + itoa(from[i]-1)
		}
		for _, rows := range columns {
			row.Cells = append(row.Cells, lossAt(rows, roll))
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// lossAt is the result of a roll in a column of the loss table.
func lossAt(rows []lossRow, roll int) string {
	text := ""
	for _, row := range rows {
		if row.From == nil || roll >= *row.From {
			text = row.Result
		}
	}
	return text
}

// marchChart is the Forced March Table (8.3).
func (t *tables) marchChart() rules.Chart {
	c := rules.Chart{ID: "forced-march", Title: "Forced march", Case: "8.3", Columns: []string{"Small infantry", "Large infantry", "Cavalry"}}
	for _, row := range t.ForcedMarch {
		c.Rows = append(c.Rows, rules.ChartRow{Head: "failed by " + row.FailedBy, Cells: []string{row.Small, row.Large, row.Cavalry}})
	}
	return c
}
