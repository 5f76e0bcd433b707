package twilight

import (
	"fmt"
	"slices"
)

// readCombat reads the cells of the combat and the loss tables (10.9, 10.10).
func (t *tables) readCombat() error {
	for r := lowest; r <= highest; r++ {
		if i := r.column(); i >= len(t.CRT.Columns) || t.CRT.Columns[i] != r.String() {
			return fmt.Errorf("crt: column %d is to be %v", i+1, r)
		}
	}
	for s, rows := range [2][]crtRow{summer: t.CRT.Summer, autumn: t.CRT.Autumn} {
		if len(rows) != 11 {
			return fmt.Errorf("crt: %s: there are %d rows, not one for each throw of two dice", seasonIDs[s], len(rows))
		}
		t.results[s] = make([][]result, len(t.CRT.Columns))
		for i, row := range rows {
			if row.Dice != i+2 || len(row.Cells) != len(t.CRT.Columns) {
				return fmt.Errorf("crt: %s: row %d is to be for %d and to have %d cells", seasonIDs[s], i+1, i+2, len(t.CRT.Columns))
			}
			for c, text := range row.Cells {
				x, err := parseResult(text)
				if err != nil {
					return fmt.Errorf("crt: %s: %d on %s: %w", seasonIDs[s], row.Dice, t.CRT.Columns[c], err)
				}
				t.results[s][c] = append(t.results[s][c], x)
			}
		}
	}
	for m, rows := range [...][]lossRow{small: t.Losses.Small, medium: t.Losses.Medium, large: t.Losses.Large, massive: t.Losses.Massive} {
		list, err := readTolls(rows)
		if err != nil {
			return fmt.Errorf("losses: %s: %w", magnitudeIDs[m], err)
		}
		t.tolls[m] = list
	}
	return nil
}

// readTolls reads a column of the loss table, whose first row has no roll.
func readTolls(rows []lossRow) ([]tollRow, error) {
	var list []tollRow
	for i, row := range rows {
		if (row.From == nil) != (i == 0) {
			return nil, fmt.Errorf("row %d: the first row has no \"from\", all others have one", i+1)
		}
		x, err := parseToll(row.Result)
		if err != nil {
			return nil, err
		}
		from := 0
		if row.From != nil {
			from = *row.From
		}
		list = append(list, tollRow{from: from, toll: x})
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("there are no rows")
	}
	if !slices.IsSortedFunc(list[1:], func(a, b tollRow) int { return a.from - b.from }) {
		return nil, fmt.Errorf("the rolls are to rise from row to row")
	}
	return list, nil
}
