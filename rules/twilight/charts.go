package twilight

import "vistula/rules"

// Charts are the rulebook's tables, for display, made of the same data that the rules
// read.
func (rs *Ruleset) Charts() []rules.Chart {
	t := rs.tables
	return append(t.crtCharts(), t.lossChart(), t.marchChart(), t.terrainChart(), t.turnChart())
}

// terrainChart is the Terrain Effects Chart for movement.
func (t *tables) terrainChart() rules.Chart {
	c := rules.Chart{ID: "terrain", Title: "Terrain", Case: "8.1", Columns: []string{"Summer", "Autumn", "Shift"}}
	for _, r := range t.Terrain {
		cell := func(key string) string {
			if text, ok := r.MP[key]; ok {
				return text
			}
			return "-"
		}
		shift := "-"
		if r.Shift != 0 {
			shift = itoa(r.Shift)
		}
		c.Rows = append(c.Rows, rules.ChartRow{Head: terrainNames[r.ID], Cells: []string{cell("summer"), cell("autumn"), shift}})
	}
	return c
}

var terrainNames = map[string]string{"clear": "Clear", "rough": "Rough", "wetlands": "Wetlands", "mountain": "Mountain", "high_mountain": "High mountain",
	"lake": "Lake", "sea": "Sea", "city": "City", "primary": "Primary road", "secondary": "Secondary road", "railroad": "Railway", "minor_river": "Minor river",
	"major_river": "Major river", "grand_river": "Grand river", "bridge": "Bridge", "ferry": "Ferry", "mountain_ridge": "Mountain ridge",
	"escarpment": "Escarpment", "causeway": "Causeway"}

// turnChart is the Game Turn Record Track.
func (t *tables) turnChart() rules.Chart {
	c := rules.Chart{ID: "turns", Title: "Game turns", Case: "5.1", Columns: []string{"Dates", "Season", "Rail rate", "Inter-Phase"}}
	for i, row := range t.Turns {
		inter := "-"
		if row.InterPhase {
			inter = "follows"
		}
		c.Rows = append(c.Rows, rules.ChartRow{Head: itoa(i + 1), Cells: []string{row.Dates, row.Season, itoa(row.RailRate), inter}})
	}
	return c
}
