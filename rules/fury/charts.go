package fury

import (
	"fmt"
	"strconv"
	"strings"

	"vistula/rules"
	"vistula/rules/verb"
)

// charts are the rulebook's tables, for display, made of the same data that the
// rules read.
func (t *tables) charts() []rules.Chart {
	return []rules.Chart{t.crtChart(), t.ratioChart(), t.modifierChart(), t.terrainChart(), t.planningChart(), t.turnChart(), t.nationChart(), t.victoryChart()}
}

// crtChart is the Combat Results Table (10.3).
func (t *tables) crtChart() rules.Chart {
	c := rules.Chart{ID: "crt", Title: "Combat results", Case: "10.3",
		Notes: []string{"One die and all modifiers; nothing counts below 1. AR: the attacker retreats " + hexesText(t.Retreat.Attacker) + ", DR: the defender retreats " + hexesText(t.Retreat.Defender) + " and the attacker advances.",
			fmt.Sprintf("Cohesion test: a die of 1 to %d costs one loss more.", t.Cohesion)}}
	losses, retreats := rules.ChartRow{Head: "Losses, attacker - defender"}, rules.ChartRow{Head: "Retreat"}
	for i := range t.CRT {
		r := &t.CRT[i]
		c.Columns = append(c.Columns, r.Title)
		losses.Cells = append(losses.Cells, fmt.Sprintf("%d-%d", r.Attacker, r.Defender))
		retreats.Cells = append(retreats.Cells, map[string]string{"attacker": "AR", "defender": "DR", "": "-"}[r.Retreat])
	}
	c.Rows = []rules.ChartRow{losses, retreats}
	return c
}

func hexesText(n int) string { return verb.Spelled(n, "hex", "hexes") }

// ratioChart is the strength ratio (10.2.1).
func (t *tables) ratioChart() rules.Chart {
	c := rules.Chart{ID: "ratios", Title: "Strength ratio", Case: "10.2.1", Columns: []string{"Modifier"},
		Notes: []string{"Rounded in the defender's favour. No attack is possible below the first row; above the last one the last counts."}}
	for i := range t.Ratios {
		c.Rows = append(c.Rows, rules.ChartRow{Head: t.Ratios[i].text(), Cells: []string{signed(t.Ratios[i].Modifier)}})
	}
	return c
}

func signed(n int) string {
	if n == 0 {
		return "0"
	}
	return fmt.Sprintf("%+d", n)
}

// modifierChart lists the modifiers besides the ratio (10.2).
func (t *tables) modifierChart() rules.Chart {
	c := rules.Chart{ID: "modifiers", Title: "Combat modifiers", Case: "10.2", Columns: []string{"Modifier", "Rule"}}
	add := func(head, value, cas string) {
		c.Rows = append(c.Rows, rules.ChartRow{Head: head, Cells: []string{value, cas}})
	}
	for _, r := range t.Terrain {
		if r.Modifier != 0 {
			add(r.Title, signed(r.Modifier), "10.2.2")
		}
	}
	add("River between them", signed(t.River), "10.2.2")
	for _, f := range t.Fortresses {
		add(f.Title, signed(f.Modifier), "10.2.2")
	}
	add("Fortress taken from the enemy", signed(t.Captured), "10.2.2")
	add("Support of the headquarters", "as printed", "10.2.3")
	add("Disorganised defender", signed(t.Disorganised.Defender), "10.2.4")
	add("Disorganised attacker", signed(t.Disorganised.Attacker), "10.2.4")
	add("Each hex in support", signed(t.Support), "10.2.5")
	add("Cavalry, where nothing above weakens the attack and its die succeeds", signed(t.Cavalry), "10.2.6")
	return c
}

// terrainChart tells what entering a hex costs (9).
func (t *tables) terrainChart() rules.Chart {
	c := rules.Chart{ID: "terrain", Title: "Terrain", Case: "9", Columns: []string{"Cost", "Along a railway", "Combat"}}
	for _, r := range t.Terrain {
		c.Rows = append(c.Rows, rules.ChartRow{Head: r.Title, Cells: []string{strconv.Itoa(r.Cost), strconv.Itoa(t.RailwayCost), signed(r.Modifier)}})
	}
	return c
}

// planningChart is how many headquarters become active (11.5).
func (t *tables) planningChart() rules.Chart {
	c := rules.Chart{ID: "planning", Title: "Planning", Case: "11.5", Columns: []string{"Russia", "Austria-Hungary", "Germany"},
		Notes: []string{"The turn's modifier is added to the die; the turn record shows it."}}
	for die := range dice(t.Planning[nationIDs[0]]) {
		row := rules.ChartRow{Head: strconv.Itoa(die + 1)}
		for _, n := range nationIDs {
			row.Cells = append(row.Cells, strconv.Itoa(t.Planning[n][die]))
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// turnChart is the turn record.
func (t *tables) turnChart() rules.Chart {
	c := rules.Chart{ID: "turns", Title: "Turn record", Case: "5", Columns: []string{"Dates", "Planning", "German cavalry"}}
	for _, r := range t.Turns {
		c.Rows = append(c.Rows, rules.ChartRow{Head: r.ID, Cells: []string{r.Dates, signed(r.Plan), signed(r.Cavalry)}})
	}
	return c
}

// nationChart is what differs from nation to nation (9.3, 11.3).
func (t *tables) nationChart() rules.Chart {
	c := rules.Chart{ID: "nations", Title: "Railways and replacements", Case: "11.3", Columns: []string{"Russia", "Austria-Hungary", "Germany"},
		Notes: []string{"Replacement points are these and one for each eliminated unit. A step costs " + halves(t.Replacements.Halves["regular"]) + ", of reserve, Landwehr and Landsturm " +
			halves(t.Replacements.Halves["reserve"]) + ", of grenadiers and guards " + halves(t.Replacements.Halves["guard"]) + "."}}
	rail, points := rules.ChartRow{Head: "Rail movement points"}, rules.ChartRow{Head: "Replacement points"}
	for _, n := range nationIDs {
		rail.Cells = append(rail.Cells, strconv.Itoa(t.RailPoints[n]))
		points.Cells = append(points.Cells, signed(t.Replacements.Points[n]))
	}
	c.Rows = []rules.ChartRow{rail, points}
	return c
}

// halves writes a number of half points: "2.5".
func halves(n int) string {
	if n%2 == 0 {
		return strconv.Itoa(n / 2)
	}
	return strconv.Itoa(n/2) + ".5"
}

// victoryChart is the grades of victory (4).
func (t *tables) victoryChart() rules.Chart {
	c := rules.Chart{ID: "victory", Title: "Grades of victory", Case: "4", Columns: []string{"Victory"},
		Notes: []string{fmt.Sprintf("By the difference of fortresses taken and lost. A lead of %d in any administrative phase ends the game.", t.Lead)}}
	for i, r := range t.Victory {
		head := strconv.Itoa(r.From)
		switch {
		case i == 0:
			head += " or more"
		case t.Victory[i-1].From-1 > r.From:
			head += " to " + strconv.Itoa(t.Victory[i-1].From-1)
		}
		c.Rows = append(c.Rows, rules.ChartRow{Head: head, Cells: []string{r.Title}})
	}
	return c
}

// meaning says a result of the Combat Results Table in words (10.3).
func (t *tables) meaning(c *crtColumn) string {
	loses := func(who string, n int) string {
		if n == 0 {
			return who + " loses nothing"
		}
		return who + " loses " + verb.Spelled(n, "step", "steps")
	}
	s := loses("the attacker", c.Attacker) + "; " + loses("the defender", c.Defender)
	switch c.Retreat {
	case "attacker":
		s += "; the attacker retreats " + hexesText(t.Retreat.Attacker)
	case "defender":
		s += "; the defender retreats " + hexesText(t.Retreat.Defender)
	}
	return strings.ToUpper(s[:1]) + s[1:] + "."
}
