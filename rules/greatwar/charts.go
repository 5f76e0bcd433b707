package greatwar

import (
	"fmt"
	"slices"
	"strconv"

	"vistula/rules"
)

// Charts are the rulebook's tables, for display, made of the same data that the
// rules read.
func (rs *Ruleset) Charts() []rules.Chart {
	t := rs.tables
	charts := []rules.Chart{t.crtChart()}
	for n := len(nationIDs) - 1; n >= 0; n-- {
		charts = append(charts, t.ratedChart(nation(n), rs.ratingOf(nation(n))))
	}
	charts = append(charts, t.optionChart(), t.terrainChart(), t.turnChart(), t.scheduleChart(), t.victoryChart(), t.railChart())
	return append(charts, rs.objectiveChart())
}

// crtChart is the Combat Results Table (8.8): the ratios by rating stand above
// the results by die.
func (t *tables) crtChart() rules.Chart {
	c := rules.Chart{ID: "crt", Title: "Combat results", Case: "8.8",
		Notes: []string{"Attacker / defender. The column is found in the attacker's row of ratios: Austria-Hungary has a tactical competence of 4, Russia 3, Serbia 2.",
			"No attack is possible below the first column; above the last one the last counts."}}
	for i := range t.CRT.Columns[0] {
		c.Columns = append(c.Columns, strconv.Itoa(i+1))
	}
	for rating, columns := range t.CRT.Columns {
		c.Rows = append(c.Rows, rules.ChartRow{Head: "Rating " + strconv.Itoa(rating+1), Cells: columns})
	}
	for die, row := range t.CRT.Rows {
		c.Rows = append(c.Rows, rules.ChartRow{Head: "Die " + strconv.Itoa(die+1), Cells: row})
	}
	return c
}

// ratedChart is the Combat Results Table as a nation's attacks read it.
func (t *tables) ratedChart(n nation, rating int) rules.Chart {
	c := rules.Chart{ID: ratedID(rating), Title: nationAdjectives[n] + " attacks", Case: "8.8",
		Notes: []string{"Attacker / defender, for a tactical competence of " + strconv.Itoa(rating) + "."}}
	for i := range t.CRT.Columns[rating-1] {
		c.Columns = append(c.Columns, t.ratioName(rating, i))
	}
	for die, row := range t.CRT.Rows {
		c.Rows = append(c.Rows, rules.ChartRow{Head: strconv.Itoa(die + 1), Cells: row})
	}
	return c
}

// ratingOf is the tactical competence of a nation's units (16.0).
func (rs *Ruleset) ratingOf(n nation) int {
	i := slices.IndexFunc(rs.units, func(u unit) bool { return u.nation == n })
	return int(rs.units[i].rating)
}

// ratedID is the chart of a rating.
func ratedID(rating int) string { return "crt-" + strconv.Itoa(rating) }

// optionChart is the Combat Results Option Table (8.9).
func (t *tables) optionChart() rules.Chart {
	c := rules.Chart{ID: "options", Title: "Combat result options", Case: "8.9", Columns: []string{"1", "2", "3"},
		Notes: []string{"The defender goes first and chooses one option for all of his force. No more steps are affected than the smaller force has."}}
	add := func(who string, rows []optionRow) {
		for _, r := range rows {
			cells := make([]string, len(c.Columns))
			copy(cells, r.Words)
			c.Rows = append(c.Rows, rules.ChartRow{Head: who + " " + r.Result, Cells: cells})
		}
	}
	add("Attacker", t.Options.Attacker)
	add("Defender", t.Options.Defender)
	return c
}

// terrainChart is the Terrain Effects Chart (5.4).
func (t *tables) terrainChart() rules.Chart {
	c := rules.Chart{ID: "terrain", Title: "Terrain", Case: "5.4", Columns: []string{"Serbia", "Russia", "Austria-Hungary", "Combat"}}
	for i := range t.Terrain {
		r := &t.Terrain[i]
		c.Rows = append(c.Rows, rules.ChartRow{Head: r.Title, Cells: []string{strconv.Itoa(r.Cost[1]), strconv.Itoa(r.Cost[2]), strconv.Itoa(r.Cost[3]), r.Combat}})
	}
	more := func(head string, n int, combat string) {
		cost := fmt.Sprintf("%+d", n)
		c.Rows = append(c.Rows, rules.ChartRow{Head: head, Cells: []string{cost, cost, cost, combat}})
	}
	more("River hexside", t.RiverCost, "attackers across it are halved")
	more("Major river hexside", t.RiverCost, fmt.Sprintf("attackers across it are halved; %+d to the die where all attack across", t.MajorRiverDie))
	more("Enemy zone of control", t.ZoneCost, "-")
	c.Rows = append(c.Rows, rules.ChartRow{Head: "To entrain", Cells: []string{"+2", "+3", "+4", "entrained units may not attack"}})
	return c
}

// turnChart is the turn record with the rail capacities (16.0).
func (t *tables) turnChart() rules.Chart {
	c := rules.Chart{ID: "turns", Title: "Turn record", Case: "16.0", Columns: []string{"Dates", "Austria-Hungary", "Russia", "Serbia"},
		Notes: []string{"The figures are railway capacities in stacking points."}}
	for i, r := range t.Turns {
		c.Rows = append(c.Rows, rules.ChartRow{Head: strconv.Itoa(i + 1), Cells: []string{r.Dates, strconv.Itoa(r.Rail[nationIDs[austriaHungary]]),
			strconv.Itoa(r.Rail[nationIDs[russia]]), strconv.Itoa(t.Rail.Serbian)}})
	}
	return c
}

// scheduleChart is the Victory Point Schedule (25.2).
func (t *tables) scheduleChart() rules.Chart {
	c := rules.Chart{ID: "schedule", Title: "Victory points", Case: "25.2", Columns: []string{"For"}}
	for _, r := range t.Schedule {
		c.Rows = append(c.Rows, rules.ChartRow{Head: r.Points, Cells: []string{r.For}})
	}
	return c
}

// victoryChart is the Level of Victory Chart (25.3).
func (t *tables) victoryChart() rules.Chart {
	c := rules.Chart{ID: "victory", Title: "Levels of victory", Case: "25.3", Columns: []string{"Victory"}}
	for i, r := range t.Victory {
		head := fmt.Sprintf("%d or more", r.From)
		switch {
		case i == len(t.Victory)-1 && i > 0:
			head = fmt.Sprintf("%d or less", t.Victory[i-1].From-1)
		case i > 0:
			head = fmt.Sprintf("%d to %d", r.From, t.Victory[i-1].From-1)
		}
		c.Rows = append(c.Rows, rules.ChartRow{Head: head, Cells: []string{r.Title}})
	}
	return c
}

// railChart is what 16.0 and 17.0 say of the railways.
func (t *tables) railChart() rules.Chart {
	c := rules.Chart{ID: "rail", Title: "Railways", Case: "17.0", Columns: []string{"Hexes a turn", "Single track", "Double track"},
		Notes: []string{fmt.Sprintf("Austro-Hungarian and Russian units entrain on a die of %d or more; headquarters and depots always.", t.Rail.EntrainFrom),
			"The limits of the lines are stacking points over a hexside in one Movement Phase, and optional (17.5)."}}
	for n, id := range nationIDs {
		limits := t.Rail.Limits[id]
		c.Rows = append(c.Rows, rules.ChartRow{Head: nationNames[n], Cells: []string{strconv.Itoa(t.Rail.Rate[id]), strconv.Itoa(limits[0]), strconv.Itoa(limits[1])}})
	}
	return c
}

// objectiveChart lists the places that yield points each turn (25.2).
func (rs *Ruleset) objectiveChart() rules.Chart {
	c := rules.Chart{ID: "objectives", Title: "Places that yield points each turn", Case: "25.2", Columns: []string{"Side", "Points"}}
	for i := range rs.objectives {
		o := &rs.objectives[i]
		name := rs.Board().Number(o.hex)
		if o.name != "" {
			name = o.name + " (" + name + ")"
		}
		c.Rows = append(c.Rows, rules.ChartRow{Head: name, Cells: []string{sideNames[o.side], strconv.Itoa(int(max(o.points, -o.points)))}})
	}
	return c
}
