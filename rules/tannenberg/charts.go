package tannenberg

import (
	"fmt"
	"strconv"

	"vistula/rules"
)

// crtChart is the Combat Results Table.
func (t *tables) crtChart() rules.Chart {
	c := rules.Chart{ID: "crt", Title: "Combat results", Case: "Results", Columns: t.CRT.Columns,
		Notes: []string{"Odds are rounded in favour of the defender. Below the first column no attack is allowed; above the last one the last counts. A die above 8 counts as 8."}}
	for die, row := range t.CRT.Rows {
		c.Rows = append(c.Rows, rules.ChartRow{Head: strconv.Itoa(die + 1), Cells: row})
	}
	return c
}

func (t *tables) resultChart() rules.Chart {
	c := rules.Chart{ID: "results", Title: "What the results mean", Case: "Results", Columns: []string{"Meaning"},
		Notes: []string{"Against forts only DE and EX count. Units that fought for a vacated hex may advance into it."}}
	for _, r := range t.CRT.Results {
		c.Rows = append(c.Rows, rules.ChartRow{Head: r.ID, Cells: []string{r.Words}})
	}
	return c
}

// terrainChart is what terrain does.
func (t *tables) terrainChart() rules.Chart {
	c := rules.Chart{ID: "terrain", Title: "Terrain", Case: "Terrain", Columns: []string{"Movement", "Combat"}}
	add := func(head, move, combat string) {
		c.Rows = append(c.Rows, rules.ChartRow{Head: head, Cells: []string{move, combat}})
	}
	for _, r := range t.Terrain {
		add(r.Title, r.Move, r.Combat)
	}
	add("River hex", fmt.Sprintf("%d to leave it for a hex without a river", t.RiverCost),
		fmt.Sprintf("if all attackers are in river hexes they add %d at 2-1 or less", t.RiverDie))
	add("Fort", "closed to the enemy and to his supply", fmt.Sprintf("defends with %d; Russians against a fort add %d", t.FortStrength, t.FortDie))
	return c
}

func (t *tables) railChart() rules.Chart {
	c := rules.Chart{ID: "rail", Title: "Railways and supply", Case: "Railroads", Columns: []string{"Brigades a turn", "Hexes", "Units in a hex"},
		Notes: []string{"A corps counts as four brigades, a division as two.",
			fmt.Sprintf("EB units move %d hexes on usable lines. Supply reaches %d hexes from a railway or a supply unit.", t.EBRate, t.SupplyRange)}}
	for _, r := range t.Rail {
		c.Rows = append(c.Rows, rules.ChartRow{Head: nationNames[nationOf(r.Nation)], Cells: []string{strconv.Itoa(r.Capacity), strconv.Itoa(r.Rate), strconv.Itoa(t.Stacking[r.Nation])}})
	}
	return c
}

// forceChart is what may come on each turn.
func (t *tables) forceChart() rules.Chart {
	c := rules.Chart{ID: "arrivals", Title: "Reinforcements and replacements", Case: "Replacements", Columns: []string{"Combat factors a turn", "From turn", "Of"}}
	r := t.Reinforcements
	c.Rows = append(c.Rows, rules.ChartRow{Head: nationNames[russian], Cells: []string{fmt.Sprintf("%d, or %d and a supply unit", r.Factors, r.WithSupply), "1",
		fmt.Sprintf("units not yet used; after turn %d destroyed ones too", r.Until)}})
	for _, x := range t.Replacements {
		c.Rows = append(c.Rows, rules.ChartRow{Head: nationNames[nationOf(x.Nation)], Cells: []string{strconv.Itoa(x.Factors), strconv.Itoa(x.From), "units destroyed"}})
	}
	return c
}

// sizeChart is what a destroyed unit is worth.
func (t *tables) sizeChart() rules.Chart {
	c := rules.Chart{ID: "sizes", Title: "Points for destroyed units", Case: "Points", Columns: []string{"Points"}, Notes: []string{"EB and supply units count as brigades."}}
	for _, r := range t.Sizes {
		c.Rows = append(c.Rows, rules.ChartRow{Head: r.Size, Cells: []string{strconv.Itoa(r.Points)}})
	}
	return c
}

func (t *tables) victoryChart() rules.Chart {
	c := rules.Chart{ID: "victory", Title: "Victory", Case: "Victory 3", Columns: []string{"Points of the loser", "Worth in the west"}}
	for _, r := range t.Victory {
		times := fmt.Sprintf("%d times as many", r.Times)
		if r.Times == 1 {
			times = "more than as many"
		}
		c.Rows = append(c.Rows, rules.ChartRow{Head: r.Grade, Cells: []string{times, strconv.Itoa(r.West)}})
	}
	return c
}

func (t *tables) turnChart() rules.Chart {
	c := rules.Chart{ID: "turns", Title: "Time record", Case: "Record", Columns: []string{"Dates", "Turn in the west"}}
	for i, r := range t.Turns {
		c.Rows = append(c.Rows, rules.ChartRow{Head: strconv.Itoa(i + 1), Cells: []string{r.Dates, strconv.Itoa(r.West)}})
	}
	return c
}

// meaning is what the table of results says of one.
func (t *tables) meaning(r result) string {
	for _, row := range t.CRT.Results {
		if row.ID == resultIDs[r] {
			return row.Words
		}
	}
	return "No effect."
}
