package galicia

import (
	"fmt"
	"strconv"
	"strings"
)

// Ratios form a ladder: 0 is the first printed column, 1:3, and 8 the last, 4:1.
// Above it follow 5:1, 6:1 ..., below 1:4, 1:5 ... (8.1, 8.2).

const (
	columns    = 9
	lastColumn = columns - 1
)

// readRatio reads the head of a column, "1.5:2", into the shares of attacker and
// defender in halves.
func readRatio(head string) (shares [2]int, err error) {
	a, b, ok := strings.Cut(head, ":")
	for i, text := range []string{a, b} {
		whole, half := strings.CutSuffix(text, ".5")
		n, bad := strconv.Atoi(whole)
		if bad != nil || !ok {
			return shares, fmt.Errorf("%q is no ratio", head)
		}
		shares[i] = 2 * n
		if half {
			shares[i]++
		}
	}
	return shares, nil
}

// ratio is the rung of the ladder for two strengths of at least 1, rounded in
// favour of the defender (8.1).
func (t *tables) ratio(attack, defense int) int {
	if attack >= 5*defense {
		return lastColumn + attack/defense - 4
	}
	for i := lastColumn; i >= 0; i-- {
		if attack*t.ratios[i][1] >= defense*t.ratios[i][0] {
			return i
		}
	}
	return 3 - (defense+attack-1)/attack
}

// ratioName is a rung in words: "1.5:1".
func (t *tables) ratioName(rung int) string {
	switch {
	case rung > lastColumn:
		return fmt.Sprintf("%d:1", rung-lastColumn+4)
	case rung < 0:
		return fmt.Sprintf("1:%d", 3-rung)
	}
	return t.CRT.Columns[rung]
}

// result is one cell of the Combat Results Table (9.1), by role.
type result struct {
	modifier [2]int8 // of the loss roll
	retreat  [2]int8 // hexes
}
