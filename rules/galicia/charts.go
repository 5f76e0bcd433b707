package galicia

import (
	"fmt"
	"strconv"

	"vistula/rules"
	"vistula/rules/verb"
)

// Charts are the rulebook's tables, for display, made of the same data that the
// rules read.
func (rs *Ruleset) Charts() []rules.Chart {
	t := rs.tables
	charts := []rules.Chart{t.crtChart(), t.lossChart(), t.modifierChart(), t.terrainChart()}
	actions := rules.Chart{ID: "actions", Title: t.Actions.Title, Case: t.Actions.Case, Columns: []string{"Movement points"}}
	for _, r := range t.Actions.Rows {
		actions.Rows = append(actions.Rows, rules.ChartRow{Head: r.Action, Cells: []string{strconv.Itoa(r.Movement)}})
	}
	stacking := rules.Chart{ID: "stacking", Title: t.Stacking.Title, Case: t.Stacking.Case, Columns: []string{"Side", "Steps"},
		Notes: []string{fmt.Sprintf("At most %d steps in a hex.", t.Stacking.Limit)}}
	for _, r := range t.Stacking.Rows {
		stacking.Rows = append(stacking.Rows, rules.ChartRow{Head: r.Kind, Cells: []string{r.Face, strconv.Itoa(r.Steps)}})
	}
	return append(charts, actions, stacking, rs.supplyChart(), rs.victoryChart())
}

func (t *tables) crtChart() rules.Chart {
	c := rules.Chart{ID: "crt", Title: t.CRT.Title, Case: t.CRT.Case, Columns: t.CRT.Columns,
		Notes: []string{"Attacker / defender. + and - change the loss roll, R is a retreat in hexes."}}
	for _, r := range t.CRT.Rows {
		c.Rows = append(c.Rows, rules.ChartRow{Head: strconv.Itoa(r.Dice), Cells: r.Results})
	}
	return c
}

func (s *span) text() string {
	switch {
	case s.From == nil:
		return fmt.Sprintf("%d or less", *s.To)
	case s.To == nil:
		return fmt.Sprintf("%d or more", *s.From)
	case *s.From == *s.To:
		return strconv.Itoa(*s.From)
	}
	return fmt.Sprintf("%d to %d", *s.From, *s.To)
}

func (t *tables) lossChart() rules.Chart {
	c := rules.Chart{ID: "losses", Title: t.Losses.Title, Case: t.Losses.Case, Columns: []string{"Small", "Large"},
		Notes: []string{fmt.Sprintf("Large from %d steps of both sides.", t.Losses.LargeFrom)}}
	for i := range t.Losses.Large {
		small := "-"
		if i < len(t.Losses.Small) {
			small = t.Losses.Small[i].text()
		}
		c.Rows = append(c.Rows, rules.ChartRow{Head: verb.Count(t.Losses.Large[i].Reductions, "reduction", "reductions"), Cells: []string{small, t.Losses.Large[i].text()}})
	}
	return c
}

func (t *tables) modifierChart() rules.Chart {
	c := rules.Chart{ID: "loss-modifiers", Title: t.LossModifiers.Title, Case: t.LossModifiers.Case, Columns: []string{"Modifier"}}
	for _, r := range t.LossModifiers.Rows {
		c.Rows = append(c.Rows, rules.ChartRow{Head: r.When, Cells: []string{r.Modifier}})
	}
	for i := range t.Artillery.Rows {
		r := &t.Artillery.Rows[i]
		c.Rows = append(c.Rows, rules.ChartRow{Head: "artillery value " + r.text(), Cells: []string{fmt.Sprintf("%+d", r.Modifier)}})
	}
	return c
}

func (t *tables) terrainChart() rules.Chart {
	c := rules.Chart{ID: "terrain", Title: t.Terrain.Title, Case: t.Terrain.Case, Columns: []string{"Movement", "Combat"}, Notes: []string{t.Terrain.Note}}
	for _, r := range t.Terrain.Rows {
		cost := "prohibited"
		if r.Movement != nil && r.Hexside != "" {
			cost = fmt.Sprintf("%+d", *r.Movement)
		} else if r.Movement != nil {
			cost = strconv.Itoa(*r.Movement)
		}
		c.Rows = append(c.Rows, rules.ChartRow{Head: r.Terrain + r.Hexside, Cells: []string{cost, r.Combat}})
	}
	return c
}

func (rs *Ruleset) supplyChart() rules.Chart {
	s := &rs.tables.Supply
	return rules.Chart{ID: "supply", Title: s.Title, Case: s.Case, Columns: []string{"Path in hexes", "Strength", "Artillery"}, Rows: []rules.ChartRow{
		{Head: "in supply", Cells: []string{fmt.Sprintf("up to %d", s.In), "0", "full"}},
		{Head: "low supply", Cells: []string{fmt.Sprintf("%d to %d", s.In+1, s.Low), strconv.Itoa(s.LowStrength), "full"}},
		{Head: "out of supply", Cells: []string{fmt.Sprintf("more than %d, or none", s.Low), strconv.Itoa(s.OutStrength), strconv.Itoa(s.OutArtillery)}},
	}, Notes: []string{fmt.Sprintf("A second Supply Phase out of supply costs %d reductions.", s.Attrition)}}
}

func (rs *Ruleset) victoryChart() rules.Chart {
	v := &rs.tables.Victory
	c := rules.Chart{ID: "victory", Title: v.Title, Case: v.Case, Columns: []string{"Side", "Capture", "Occupy"}, Notes: []string{
		fmt.Sprintf("Each attack by infantry in turns %d to %d: %d.", v.Attack.Turns[0], v.Attack.Turns[1], v.Attack.Points),
		fmt.Sprintf("Each eliminated enemy unit: %d, but %d for an Ersatz unit.", v.Elimination.Points, v.Elimination.Ersatz)}}
	for _, o := range rs.objectives {
		c.Rows = append(c.Rows, rules.ChartRow{Head: o.name, Cells: []string{sideNames[o.side], strconv.Itoa(o.capture), strconv.Itoa(o.occupy)}})
	}
	return c
}
